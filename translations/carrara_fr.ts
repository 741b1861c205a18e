<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Carrara Desktop</source>
        <translation>À propos de Carrara Desktop</translation>
    </message>
    <message>
        <source>Carrara Desktop</source>
        <translation>Carrara Desktop</translation>
    </message>
    <message>
        <source>Version {version} · Python {python} · Qt {qt}</source>
        <translation>Version {version} · Python {python} · Qt {qt}</translation>
    </message>
    <message>
        <source>An independent program. The Palaces of Carrara was designed by Wolfgang Kramer and Michael Kiesling and is published by Game Brewer. No picture and no text is taken from a published edition: if you like the game, buy it and play it at a real table.</source>
        <translation>Programme indépendant. Les Palais de Carrara est un jeu de Wolfgang Kramer et Michael Kiesling, édité par Game Brewer. Aucune image ni aucun texte ne provient d’une édition publiée : si le jeu vous plaît, achetez-le et jouez-y autour d’une vraie table.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence.</source>
        <translation>Le programme est un logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>Its pictures, icons and texts are under the licence Creative Commons Attribution 4.0 International.</source>
        <translation>Ses images, icônes et textes sont sous licence Creative Commons Attribution 4.0 International.</translation>
    </message>
    <message>
        <source>Fonts: EB Garamond by Georg Duffner and Octavio Pardo, and Carrara Sans, which is Lato by Łukasz Dziedzic with higher lines; both under the SIL Open Font License 1.1, whose text lies beside the font files.</source>
        <translation>Polices : EB Garamond de Georg Duffner et Octavio Pardo, et Carrara Sans, c’est-à-dire Lato de Łukasz Dziedzic aux lignes plus hautes ; toutes deux sous licence SIL Open Font License 1.1, dont le texte accompagne les fichiers des polices.</translation>
    </message>
    <message>
        <source>Windows, buttons and drawing: Qt and Qt for Python by The Qt Company, under the GNU Lesser General Public License, version 3.</source>
        <translation>Fenêtres, boutons et dessin : Qt et Qt for Python de The Qt Company, sous licence GNU Lesser General Public License, version 3.</translation>
    </message>
    <message>
        <source>Saved games and folders: msgspec by Jim Crist-Harif (BSD licence) and platformdirs by its contributors (MIT licence). Python by the Python Software Foundation (PSF licence).</source>
        <translation>Parties enregistrées et dossiers : msgspec de Jim Crist-Harif (licence BSD) et platformdirs de ses contributeurs (licence MIT). Python de la Python Software Foundation (licence PSF).</translation>
    </message>
</context>
<context>
    <name>CarraraComposer</name>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Build a monument</source>
        <translation>Construire un monument</translation>
    </message>
    <message>
        <source>Choose a city for it: click its column, or drag the tile there.</source>
        <translation>Choisissez une ville : cliquez sur sa colonne ou faites-y glisser la tuile.</translation>
    </message>
    <message>
        <source>These blocks don't pay for it. Click blocks behind your screen to change them.</source>
        <translation>Ces blocs ne conviennent pas. Cliquez sur les blocs derrière votre paravent pour changer le paiement.</translation>
    </message>
    <message>
        <source>Click your blocks to pay with others.</source>
        <translation>Cliquez sur vos blocs pour changer.</translation>
    </message>
</context>
<context>
    <name>CarraraTable</name>
    <message>
        <source>Table of The Palaces of Carrara</source>
        <translation>Table de jeu : Les Palais de Carrara</translation>
    </message>
</context>
<context>
    <name>CarraraWords</name>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <comment>an amount of money</comment>
        <translation>
            <numerusform>%n florin</numerusform>
            <numerusform>%n florins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>victory points</comment>
        <translation>
            <numerusform>%n PV</numerusform>
            <numerusform>%n PV</numerusform>
        </translation>
    </message>
    <message>
        <source>urban landscape</source>
        <translation>paysage urbain</translation>
    </message>
    <message>
        <source>rural landscape</source>
        <translation>paysage rural</translation>
    </message>
    <message>
        <source>open area, no bonus</source>
        <translation>zone ouverte, sans bonus</translation>
    </message>
    <message>
        <source>{bonus} (slot {number})</source>
        <translation>{bonus} (section {number})</translation>
    </message>
    <message>
        <source>New in section I: {blocks}.</source>
        <translation>Nouveaux blocs à l’emplacement I : {blocks}.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>{name} returns the royal-visit marker.</source>
        <translation>{name} rend le marqueur de Visite Royale.</translation>
    </message>
    <message>
        <source>{name} does not follow the visit: the marker goes to the open area.</source>
        <translation>{name} ne suit pas la visite : son marqueur va dans la zone ouverte.</translation>
    </message>
    <message>
        <source>{name} turns the wheel.</source>
        <translation>{name} fait tourner la roue.</translation>
    </message>
    <message>
        <source>{name} buys in section {section}: {blocks} for {price}.</source>
        <translation>{name} achète à l’emplacement {section} : {blocks} pour {price}.</translation>
    </message>
    <message>
        <source>{name} lifts the screen: nothing is affordable. {name} takes {florins}.</source>
        <translation>{name} relève son paravent : pas de quoi acheter un bloc. {name} prend {florins}.</translation>
    </message>
    <message>
        <source>{name} builds {tile} in {city} (paid: {blocks}).</source>
        <translation>{name} construit : {tile}, {city} (paiement : {blocks}).</translation>
    </message>
    <message>
        <source>New on the display: {tile}.</source>
        <translation>Arrive au présentoir : {tile}.</translation>
    </message>
    <message>
        <source>{name} builds the monument {type} in {city} over {type} {value} (paid: {blocks}).</source>
        <translation>{name} améliore un bâtiment en monument : {type} {value}, {city} (paiement : {blocks}).</translation>
    </message>
    <message>
        <source>{name} builds the monument {type} in {city} (paid: {blocks}).</source>
        <translation>{name} construit un monument : {type}, {city} (paiement : {blocks}).</translation>
    </message>
    <message>
        <source>{name} takes the upgrade tile of {city}, which now pays ×{reward}.</source>
        <translation>{name} prend une tuile Amélioration : {city}, qui rapporte désormais ×{reward}.</translation>
    </message>
    <message>
        <source>{name} has no markers left and gains {points} for building.</source>
        <translation>{name} n’a plus de marqueurs et gagne {points} pour cette construction.</translation>
    </message>
    <message>
        <source>{name} calls a royal visit for {slot}.</source>
        <translation>{name} lance une Visite Royale : {slot}.</translation>
    </message>
    <message>
        <source>{name} takes the bonus: {pays}.</source>
        <translation>{name} prend le bonus : {pays}.</translation>
    </message>
    <message>
        <source>{name} scores {space}: {pays}.</source>
        <translation>{name} évalue : {space} ({pays}).</translation>
    </message>
    <message>
        <source>{name} passes and takes {florins}.</source>
        <translation>{name} passe et prend {florins}.</translation>
    </message>
    <message>
        <source>{name} brings about the end and gains {points}. Everybody else has one more turn.</source>
        <translation>{name} déclenche la fin de la partie et gagne {points}. Les autres ont encore un tour chacun.</translation>
    </message>
    <message>
        <source>{name} has {florins} left: {pays}.</source>
        <translation>{name} termine avec {florins} : {pays}.</translation>
    </message>
    <message>
        <source>The game is over: {scores}.</source>
        <translation>La partie est terminée : {scores}.</translation>
    </message>
    <message>
        <source>The Palaces of Carrara</source>
        <translation>Les Palais de Carrara</translation>
    </message>
    <message>
        <source>Bonuses of the royal court</source>
        <translation>Bonus de la Cour Royale</translation>
    </message>
    <message>
        <source>Scored cities</source>
        <translation>Villes évaluées</translation>
    </message>
    <message>
        <source>Scored types of building</source>
        <translation>Types de bâtiment évalués</translation>
    </message>
    <message>
        <source>Scored landscapes</source>
        <translation>Paysages évalués</translation>
    </message>
    <message>
        <source>Built after the last marker</source>
        <translation>Bâti après le dernier marqueur</translation>
    </message>
    <message>
        <source>Ended the game</source>
        <translation>Fin de partie déclenchée</translation>
    </message>
    <message>
        <source>Florins left</source>
        <translation>Florins restants</translation>
    </message>
    <message>
        <source>Blocks left (break ties)</source>
        <translation>Blocs restants (si égalité)</translation>
    </message>
    <message>
        <source>Points and blocks left are level.</source>
        <translation>Égalité aux points comme aux blocs restants.</translation>
    </message>
    <message>
        <source>The points were level: the blocks left behind the screen decided.</source>
        <translation>Égalité aux points : les blocs restés derrière le paravent ont tranché.</translation>
    </message>
    <message>
        <source>New blocks are drawn; then you buy. This can't be taken back.</source>
        <translation>De nouveaux blocs sont tirés, puis vous achetez. Impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>Your florins, blocks and points stay as they are.</source>
        <translation>Vos florins, blocs et points restent inchangés.</translation>
    </message>
    <message>
        <source>Buy blocks</source>
        <translation>Acheter des blocs</translation>
    </message>
    <message>
        <source>Section {section}</source>
        <translation>Emplacement {section}</translation>
    </message>
    <message>
        <source>{blocks} for {price}</source>
        <translation>{blocks} pour {price}</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>{city}, over {tile}</source>
        <translation>{city} (améliorer : {tile})</translation>
    </message>
    <message>
        <source>Build a monument</source>
        <translation>Construire un monument</translation>
    </message>
    <message>
        <source>Follow the royal visit: {slot}</source>
        <translation>Suivre la visite : {slot}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>Score {space}</source>
        <translation>Évaluer : {space}</translation>
    </message>
    <message>
        <source>Take no upgrade tile</source>
        <translation>Sans tuile Amélioration</translation>
    </message>
    <message>
        <source>Upgrade {city} to {pays} a point</source>
        <translation>Améliorer : {city} ({pays}/point)</translation>
    </message>
    <message>
        <source>Turn the wheel and refill it</source>
        <translation>Tourner la roue et la remplir</translation>
    </message>
    <message>
        <source>Lift the screen (nothing is affordable)</source>
        <translation>Relever le paravent (trop cher)</translation>
    </message>
    <message>
        <source>Pass and take {florins}</source>
        <translation>Passer et prendre {florins}</translation>
    </message>
    <message>
        <source>pay {blocks}</source>
        <translation>avec {blocks}</translation>
    </message>
    <message>
        <source>Choose a scoring space for your marker.</source>
        <translation>Choisissez un emplacement d’évaluation pour votre marqueur.</translation>
    </message>
    <message>
        <source>Choose an upgrade tile for one of your cities.</source>
        <translation>Choisissez une tuile Amélioration pour l’une de vos villes.</translation>
    </message>
    <message>
        <source>The wheel has turned: buy blocks from one section.</source>
        <translation>La roue a tourné : achetez des blocs d’un seul secteur.</translation>
    </message>
    <message>
        <source>A royal visit for {slot}: follow it and score, or do something else; your marker then goes to the open area.</source>
        <translation>Visite Royale : {slot}. Suivez-la et évaluez, ou faites autre chose ; votre marqueur ira alors dans la zone ouverte.</translation>
    </message>
    <message>
        <source>Your last turn: buy, build, score or pass.</source>
        <translation>Votre dernier tour : achetez, construisez, évaluez ou passez.</translation>
    </message>
    <message>
        <source>Your turn: buy, build, score or pass.</source>
        <translation>À vous de jouer : achetez, construisez, évaluez ou passez.</translation>
    </message>
</context>
<context>
    <name>ChoiceCard</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Passez l’ordinateur à {name}</translation>
    </message>
    <message>
        <source>The table is covered until {name} is there.</source>
        <translation>La table reste cachée en attendant {name}.</translation>
    </message>
    <message>
        <source>I am {name}: show the table</source>
        <translation>Je suis {name} : montrer la table</translation>
    </message>
    <message>
        <source>Leave to the home page</source>
        <translation>Quitter vers l’accueil</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>A fault in the program</source>
        <translation>Une erreur du programme</translation>
    </message>
    <message>
        <source>The program has made a mistake. Your game is safe: every move is saved as soon as it is made. You can try to play on, or close the program and continue later.</source>
        <translation>Le programme a commis une erreur. Votre partie est en sécurité : chaque coup est enregistré dès qu’il est joué. Vous pouvez essayer de continuer, ou fermer le programme et reprendre plus tard.</translation>
    </message>
    <message>
        <source>If you report the fault, please send this text along:</source>
        <translation>Si vous signalez l’erreur, joignez ce texte :</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>FinalPage</name>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <comment>what a winner has</comment>
        <translation>
            <numerusform>%n point de victoire</numerusform>
            <numerusform>%n points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation>{name} l’emporte avec {points}</translation>
    </message>
    <message>
        <source>{most} and {last}</source>
        <translation>{most} et {last}</translation>
    </message>
    <message>
        <source>{names} share the victory with {points} each</source>
        <translation>{names} se partagent la victoire avec {points} chacun</translation>
    </message>
    <message>
        <source>Points by source and seat</source>
        <translation>Points par origine et par joueur</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>Retour à la &amp;table</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Accueil</translation>
    </message>
    <message>
        <source>&amp;New game with the same seats</source>
        <translation>&amp;Nouvelle partie avec les mêmes joueurs</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Carrara Desktop</source>
        <translation>Carrara Desktop</translation>
    </message>
    <message>
        <source>A cabinet of Renaissance board games</source>
        <translation>Un cabinet de jeux de société Renaissance</translation>
    </message>
    <message>
        <source>The Palaces of Carrara</source>
        <translation>Les Palais de Carrara</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>An independent program. The Palaces of Carrara was designed by Wolfgang Kramer and Michael Kiesling and is published by Game Brewer.</source>
        <translation>Programme indépendant. Les Palais de Carrara est un jeu de Wolfgang Kramer et Michael Kiesling, édité par Game Brewer.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>&amp;About…</source>
        <translation>À &amp;propos…</translation>
    </message>
    <message>
        <source>No unfinished game</source>
        <translation>Aucune partie en cours</translation>
    </message>
    <message>
        <source>Last played {when}</source>
        <translation>Dernier coup le {when}</translation>
    </message>
    <message>
        <source>Games can't be kept at the moment: {reason}</source>
        <translation>Les parties ne peuvent pas être enregistrées pour le moment : {reason}</translation>
    </message>
    <message>
        <source>The game played last was saved by a newer version of the program, which is needed to open it. The file is unchanged: {file}</source>
        <translation>La dernière partie jouée a été enregistrée par une version plus récente du programme, nécessaire pour l’ouvrir. Le fichier est inchangé : {file}</translation>
    </message>
    <message>
        <source>The file of the game played last is damaged and can't be opened. It is left as it is: {file}</source>
        <translation>Le fichier de la dernière partie jouée est endommagé et ne peut pas être ouvert. Il est laissé tel quel : {file}</translation>
    </message>
    <message>
        <source>Continue opens the game before it.</source>
        <translation>Continuer ouvre la partie précédente.</translation>
    </message>
    <message>
        <source>The settings were damaged, so the program started with its own. The damaged file was kept: {file}</source>
        <translation>Les réglages étaient endommagés : le programme a repris ceux par défaut. Le fichier endommagé est conservé : {file}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Les réglages n’ont pas pu être enregistrés.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program.</source>
        <translation>Cette partie a été enregistrée par une version plus récente du programme.</translation>
    </message>
    <message>
        <source>The game can't be opened.</source>
        <translation>La partie ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>Carrara Desktop – The Palaces of Carrara</source>
        <translation>Carrara Desktop – Les Palais de Carrara</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Please type a name for this seat.</source>
        <translation>Saisissez un nom pour ce joueur.</translation>
    </message>
    <message>
        <source>Seat {number} has this name already: please type another one.</source>
        <translation>Le joueur {number} porte déjà ce nom : choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The game can't be saved, so it was not begun.</source>
        <translation>La partie ne peut pas être enregistrée, elle n’a donc pas commencé.</translation>
    </message>
    <message>
        <source>The lot decides</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>The Palaces of Carrara</source>
        <translation>Les Palais de Carrara</translation>
    </message>
    <message>
        <source>How many play?</source>
        <translation>Combien de joueurs ?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Who &amp;begins?</source>
        <translation>Qui &amp;commence ?</translation>
    </message>
    <message>
        <source>&amp;Luck number</source>
        <translation>&amp;Numéro du hasard</translation>
    </message>
    <message>
        <source>The same number brings the same blocks and tiles again.</source>
        <translation>Le même numéro redonne les mêmes blocs et les mêmes bâtiments.</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Un autre numéro</translation>
    </message>
    <message>
        <source>Another luck number</source>
        <translation>Un autre numéro du hasard</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Steward</source>
        <translation>Intendant</translation>
    </message>
    <message>
        <source>Stroller</source>
        <translation>Flâneur</translation>
    </message>
    <message>
        <source>Always takes what brings most at once and never looks further.</source>
        <translation>Prend toujours ce qui rapporte le plus tout de suite, sans voir plus loin.</translation>
    </message>
    <message>
        <source>Makes any allowed move at random: good for a first try.</source>
        <translation>Joue au hasard n’importe quel coup permis : bien pour un premier essai.</translation>
    </message>
    <message>
        <source>A person at this laptop.</source>
        <translation>Une personne devant cet ordinateur.</translation>
    </message>
    <message>
        <source>Seat &amp;{number}</source>
        <translation>Joueur &amp;{number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Colour of seat {number}</source>
        <translation>Couleur du joueur {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Qui joue pour le joueur {number}</translation>
    </message>
    <message>
        <source>Ochre, circle</source>
        <translation>Ocre, rond</translation>
    </message>
    <message>
        <source>Terracotta, diamond</source>
        <translation>Terre cuite, losange</translation>
    </message>
    <message>
        <source>Sea green, square</source>
        <translation>Vert marin, carré</translation>
    </message>
    <message>
        <source>Indigo, triangle</source>
        <translation>Indigo, triangle</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Robot : {name}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>As the system: {language}</source>
        <translation>Comme le système : {language}</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Bots' pace</source>
        <translation>&amp;Rythme des robots</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animations</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sans attente</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>&amp;Confirm every move</source>
        <translation>&amp;Confirmer chaque coup</translation>
    </message>
    <message>
        <source>Changes at once, also in a game that is being played.</source>
        <translation>Change tout de suite, même pendant une partie.</translation>
    </message>
    <message>
        <source>How long a bot's move stays visible before the next one.</source>
        <translation>Combien de temps le coup d’un robot reste visible avant le suivant.</translation>
    </message>
    <message>
        <source>How fast the wheel turns and pieces move. A click or a key always skips it.</source>
        <translation>La vitesse de la roue et des pièces. Un clic ou une touche passe toujours l’animation.</translation>
    </message>
    <message>
        <source>You choose a move, see what it costs and brings, and confirm it. Without this, the last choice makes the move.</source>
        <translation>Vous choisissez un coup, voyez ce qu’il coûte et rapporte, puis le confirmez. Sans cela, le dernier choix joue le coup.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>&amp;Possible moves</source>
        <translation>&amp;Coups possibles</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Déroulement</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Coups possibles</translation>
    </message>
    <message>
        <source>Record of the game</source>
        <translation>Déroulement de la partie</translation>
    </message>
</context>
<context>
    <name>StandingsModel</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The game can't be opened.</source>
        <translation>La partie ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>robot</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>tour {number}</translation>
    </message>
    <message>
        <source>last turns</source>
        <translation>derniers tours</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Défaire le dernier coup</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Rejouer le coup défait</translation>
    </message>
    <message>
        <source>There is no move to make again.</source>
        <translation>Il n’y a aucun coup à rejouer.</translation>
    </message>
    <message>
        <source>Nobody has made a move yet.</source>
        <translation>Personne n’a encore joué.</translation>
    </message>
    <message>
        <source>The last move can't be taken back: it brought something new to light.</source>
        <translation>Le dernier coup ne peut pas être défait : il a révélé quelque chose de nouveau.</translation>
    </message>
    <message>
        <source>The last move can't be taken back: a bot has moved since.</source>
        <translation>Le dernier coup ne peut pas être défait : un robot a joué depuis.</translation>
    </message>
    <message>
        <source>The game could not be saved. It goes on, but keep the window open.</source>
        <translation>La partie n’a pas pu être enregistrée. Elle continue, mais ne fermez pas la fenêtre.</translation>
    </message>
    <message>
        <source>The bot failed to answer; another lawful move was made for it.</source>
        <translation>Le robot n’a pas répondu ; un autre coup permis a été joué à sa place.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Display</source>
        <translation>Présentoir</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>Upgrade tiles</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Royal court</source>
        <translation>Cour Royale</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>a noun, with the number of the turn below it</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Turns left</source>
        <comment>with the number below it; keep it short</comment>
        <translation>Tours restants</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>white</source>
        <comment>marble</comment>
        <translation>blanc</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>marble</comment>
        <translation>jaune</translation>
    </message>
    <message>
        <source>red</source>
        <comment>marble</comment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>green</source>
        <comment>marble</comment>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>marble</comment>
        <translation>bleu</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>marble</comment>
        <translation>violet</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <comment>reward</comment>
        <translation>
            <numerusform>%n point de victoire</numerusform>
            <numerusform>%n points de victoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <comment>reward</comment>
        <translation>
            <numerusform>%n florin</numerusform>
            <numerusform>%n florins</numerusform>
        </translation>
    </message>
    <message>
        <source>urban landscape</source>
        <translation>paysage urbain</translation>
    </message>
    <message>
        <source>rural landscape</source>
        <translation>paysage rural</translation>
    </message>
    <message>
        <source>The wheel: turn it one sector clockwise and refill it to eleven blocks</source>
        <translation>La roue : tournez-la d’un secteur dans le sens des aiguilles d’une montre et complétez-la à onze blocs</translation>
    </message>
    <message>
        <source>{colour} {price}</source>
        <translation>{colour} {price}</translation>
    </message>
    <message>
        <source>Section {name}, prices in florins: {prices}</source>
        <translation>Emplacement {name}, prix en florins : {prices}</translation>
    </message>
    <message>
        <source>A {colour} block in section {name}: {price}</source>
        <translation>Bloc {colour}, emplacement {name} : {price}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>A {colour} block, to be bought</source>
        <translation>Bloc {colour}, à acheter</translation>
    </message>
    <message>
        <source>{type}, value {value}, {landscape}</source>
        <translation>{type}, valeur {value}, {landscape}</translation>
    </message>
    <message>
        <source>Monument: {building}</source>
        <translation>Monument : {building}</translation>
    </message>
    <message>
        <source>Upgrade tile: {city} pays one more for each point of value</source>
        <translation>Tuile Amélioration : {city} rapporte 1 de plus par point de valeur</translation>
    </message>
    <message>
        <source>Bonus slot: {reward}</source>
        <translation>Section bonus : {reward}</translation>
    </message>
    <message>
        <source>Markers of: {names}</source>
        <translation>Marqueurs : {names}</translation>
    </message>
    <message>
        <source>The royal visit goes on here</source>
        <translation>La Visite Royale se déroule ici</translation>
    </message>
    <message>
        <source>Open area: markers here score without a bonus and without a visit</source>
        <translation>Zone ouverte : les marqueurs s’y évaluent sans bonus ni visite</translation>
    </message>
    <message>
        <source>Royal-visit marker: nobody holds it</source>
        <translation>Marqueur de Visite Royale : personne ne le détient</translation>
    </message>
    <message>
        <source>Royal-visit marker: {name} holds it</source>
        <translation>Marqueur de Visite Royale : {name} le détient</translation>
    </message>
    <message>
        <source>{city}, scored once in the game</source>
        <translation>{city} : évaluée une seule fois dans la partie</translation>
    </message>
    <message numerus="yes">
        <source>needs %n of your own building(s) there</source>
        <comment>scoring space</comment>
        <translation>
            <numerusform>il faut y avoir au moins %n bâtiment</numerusform>
            <numerusform>il faut y avoir au moins %n bâtiments</numerusform>
        </translation>
    </message>
    <message>
        <source>scored by {name}</source>
        <translation>évaluée par {name}</translation>
    </message>
    <message>
        <source>All {type}: each value times the reward of its city</source>
        <translation>Tous les bâtiments {type} : valeur de chacun × récompense de sa ville</translation>
    </message>
    <message>
        <source>{landscape}: {reward} for each point of value</source>
        <translation>{landscape} : {reward} par point de valeur</translation>
    </message>
    <message>
        <source>scored already</source>
        <translation>déjà évalué</translation>
    </message>
    <message>
        <source>{city} accepts {colours}; {reward} for each point of value</source>
        <translation>{city}, blocs acceptés : {colours} ; {reward} par point de valeur</translation>
    </message>
    <message>
        <source>{building}, in {city}</source>
        <translation>{city} : {building}</translation>
    </message>
    <message>
        <source>over a building of value {value}</source>
        <translation>amélioré depuis un bâtiment de valeur {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>behind the screen</comment>
        <translation>
            <numerusform>%n bloc</numerusform>
            <numerusform>%n blocs</numerusform>
        </translation>
    </message>
    <message>
        <source>Payment: {colour}</source>
        <translation>Paiement : {colour}</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) left to score with</source>
        <comment>another seat</comment>
        <translation>
            <numerusform>%n marqueur d’évaluation restant</numerusform>
            <numerusform>%n marqueurs d’évaluation restants</numerusform>
        </translation>
    </message>
    <message>
        <source>began the game</source>
        <translation>a commencé la partie</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>c’est son tour</translation>
    </message>
    <message>
        <source>The bag is empty</source>
        <translation>Le sac est vide</translation>
    </message>
    <message>
        <source>The bag holds blocks</source>
        <translation>Il y a des blocs dans le sac</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tile(s) left</source>
        <comment>building tiles</comment>
        <translation>
            <numerusform>Pioche : %n tuile restante</numerusform>
            <numerusform>Pioche : %n tuiles restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>The screen of {name}</source>
        <translation>Paravent : {name}</translation>
    </message>
    <message>
        <source>Behind the screen of {name}</source>
        <translation>Derrière le paravent ({name})</translation>
    </message>
    <message numerus="yes">
        <source>Pass: take %n florin(s)</source>
        <translation>
            <numerusform>Passer : prendre %n florin</numerusform>
            <numerusform>Passer : prendre %n florins</numerusform>
        </translation>
    </message>
</context>
</TS>
