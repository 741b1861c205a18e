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
        <translation>Programme indépendant. Les Palais de Carrara est un jeu de Wolfgang Kramer et Michael Kiesling, édité par Game Brewer. Aucune image ni aucun texte ne provient d’une édition publiée&#x202f;: si le jeu vous plaît, achetez-le et jouez-y autour d’une vraie table.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Copy the last fault report</source>
        <translation>Copier le dernier rapport d’erreur</translation>
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
        <translation>Polices&#x202f;: EB Garamond de Georg Duffner et Octavio Pardo, et Carrara Sans, c’est-à-dire Lato de Łukasz Dziedzic aux lignes plus hautes&#x202f;; toutes deux sous licence SIL Open Font License 1.1, dont le texte accompagne les fichiers des polices.</translation>
    </message>
    <message>
        <source>Windows, buttons and drawing: Qt and Qt for Python by The Qt Company, under the GNU Lesser General Public License, version 3.</source>
        <translation>Fenêtres, boutons et dessin&#x202f;: Qt et Qt for Python de The Qt Company, sous licence GNU Lesser General Public License, version 3.</translation>
    </message>
    <message>
        <source>Saved games and folders: msgspec by Jim Crist-Harif (BSD licence) and platformdirs by its contributors (MIT licence). Python by the Python Software Foundation (PSF licence).</source>
        <translation>Parties enregistrées et dossiers&#x202f;: msgspec de Jim Crist-Harif (licence BSD) et platformdirs de ses contributeurs (licence MIT). Python de la Python Software Foundation (licence PSF).</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Graphiques</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Rapport</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances de victoire</translation>
    </message>
    <message>
        <source>What the bots think of every position, in percent.</source>
        <translation>Ce que les robots pensent de chaque position, en pour cent.</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>pour cent</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Re&amp;tour</translation>
    </message>
</context>
<context>
    <name>BotWords</name>
    <message>
        <source>Novice</source>
        <comment>level of a bot</comment>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>level of a bot</comment>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <comment>level of a bot</comment>
        <translation>Compagnon</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level of a bot</comment>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Grand master</source>
        <comment>level of a bot</comment>
        <translation>Grand maître</translation>
    </message>
    <message>
        <source>Saver</source>
        <comment>style of a bot</comment>
        <translation>Économe</translation>
    </message>
    <message>
        <source>Builder</source>
        <comment>style of a bot</comment>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Racer</source>
        <comment>style of a bot</comment>
        <translation>Pressé</translation>
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
        <source>Looks at its own turn only, often takes a lesser move, and soon forgets what went behind your screen.</source>
        <translation>Ne regarde que son propre tour, choisit souvent un coup moins bon et oublie vite ce qui est passé derrière votre paravent.</translation>
    </message>
    <message>
        <source>Looks at its own turn only and slips now and then. For two, it beats a novice in nearly every game.</source>
        <translation>Ne regarde que son propre tour et se trompe de temps en temps. À deux, il bat un novice presque à chaque fois.</translation>
    </message>
    <message>
        <source>Always takes what seems best for its own turn. For two, it beats an apprentice in nearly nine games of ten.</source>
        <translation>Prend toujours ce qui semble le mieux pour son propre tour. À deux, il bat un apprenti près de neuf fois sur dix.</translation>
    </message>
    <message>
        <source>Tries its best moves in a few imagined futures and remembers everything. For two, it beats a journeyman in nearly nine games of ten.</source>
        <translation>Essaie ses meilleurs coups dans quelques avenirs imaginés et se souvient de tout. À deux, il bat un compagnon près de neuf fois sur dix.</translation>
    </message>
    <message>
        <source>Looks a few rounds ahead in many imagined futures, with all of the computer. For two, it beats a master in about seven games of ten.</source>
        <translation>Regarde quelques manches plus loin dans de nombreux avenirs imaginés, avec tout l’ordinateur. À deux, il bat un maître environ sept fois sur dix.</translation>
    </message>
    <message>
        <source>About as strong as a master, and fond of a full purse.</source>
        <translation>À peu près aussi fort qu’un maître, et il aime une bourse pleine.</translation>
    </message>
    <message>
        <source>About as strong as a master, puts up many buildings and is slow to score them.</source>
        <translation>À peu près aussi fort qu’un maître, il bâtit beaucoup et prend son temps pour marquer.</translation>
    </message>
    <message>
        <source>About as strong as a master, in a hurry to build, to score and to end the game.</source>
        <translation>À peu près aussi fort qu’un maître, et pressé de bâtir, de marquer et de finir la partie.</translation>
    </message>
    <message>
        <source>Always takes what brings most at once and never looks further.</source>
        <translation>Prend toujours ce qui rapporte le plus sur-le-champ et ne regarde jamais plus loin.</translation>
    </message>
    <message>
        <source>Makes any allowed move at random: good for a first try.</source>
        <translation>Joue au hasard n’importe quel coup permis&#x202f;: parfait pour un premier essai.</translation>
    </message>
</context>
<context>
    <name>CarraraChartWords</name>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Points par origine</translation>
    </message>
    <message>
        <source>Florins</source>
        <translation>Florins</translation>
    </message>
    <message>
        <source>Blocks behind the screens</source>
        <translation>Blocs derrière les paravents</translation>
    </message>
    <message>
        <source>Price of a block</source>
        <translation>Prix d’un bloc</translation>
    </message>
    <message>
        <source>Marble on the wheel</source>
        <translation>Marbre sur la roue</translation>
    </message>
    <message>
        <source>Marble in the bag</source>
        <translation>Marbre dans le sac</translation>
    </message>
    <message>
        <source>At the end of every turn; the last one includes the final account.</source>
        <translation>À la fin de chaque tour&#x202f;; le dernier comprend le décompte final.</translation>
    </message>
    <message>
        <source>What everybody&apos;s points came from.</source>
        <translation>D’où sont venus les points de chacun.</translation>
    </message>
    <message>
        <source>What everybody had at the end of every turn.</source>
        <translation>Ce que chacun avait à la fin de chaque tour.</translation>
    </message>
    <message>
        <source>What a block cost on average in every purchase.</source>
        <translation>Ce qu’a coûté en moyenne un bloc à chaque achat.</translation>
    </message>
    <message>
        <source>What lay on the wheel at the end of every turn.</source>
        <translation>Ce qu’il y avait sur la roue à la fin de chaque tour.</translation>
    </message>
    <message>
        <source>What was left in the bag at the end of every turn.</source>
        <translation>Ce qui restait dans le sac à la fin de chaque tour.</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>florins</source>
        <comment>what an axis counts</comment>
        <translation>florins</translation>
    </message>
    <message>
        <source>florins a block</source>
        <translation>florins par bloc</translation>
    </message>
    <message>
        <source>blocks</source>
        <comment>what an axis counts</comment>
        <translation>blocs</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>head of a column</comment>
        <translation>Tour</translation>
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
        <source>You have laid out all of these.</source>
        <translation>Ils sont déjà tous dans le paiement.</translation>
    </message>
    <message>
        <source>It may not stand on that building.</source>
        <translation>Elle ne peut pas se placer sur ce bâtiment.</translation>
    </message>
    <message>
        <source>That is not a move as it is written here.</source>
        <translation>Un coup ne s’écrit pas ainsi.</translation>
    </message>
    <message>
        <source>Choose a city for it: click its column, or drag the tile there.</source>
        <translation>Choisissez une ville&#x202f;: cliquez sur sa colonne ou faites-y glisser la tuile.</translation>
    </message>
    <message>
        <source>These blocks don&apos;t pay for it. Click blocks behind your screen to change them.</source>
        <translation>Ces blocs ne conviennent pas. Cliquez sur les blocs derrière votre paravent pour changer le paiement.</translation>
    </message>
    <message>
        <source>Click your blocks to pay with others.</source>
        <translation>Cliquez sur vos blocs pour changer.</translation>
    </message>
    <message>
        <source>Choose where it goes: click a place that is marked, or drag it there.</source>
        <translation>Choisissez sa place&#x202f;: cliquez sur un endroit marqué ou faites-la glisser.</translation>
    </message>
</context>
<context>
    <name>CarraraFactWords</name>
    <message>
        <source>Buildings by city</source>
        <translation>Bâtiments par ville</translation>
    </message>
    <message>
        <source>Buildings by type</source>
        <translation>Bâtiments par type</translation>
    </message>
    <message>
        <source>Most buildings in a game</source>
        <translation>Le plus de bâtiments en une partie</translation>
    </message>
    <message>
        <source>Most monuments in a game</source>
        <translation>Le plus de monuments en une partie</translation>
    </message>
    <message>
        <source>Most blocks bought in a game</source>
        <translation>Le plus de blocs achetés en une partie</translation>
    </message>
    <message>
        <source>Most scorings in a game</source>
        <translation>Le plus d’évaluations en une partie</translation>
    </message>
    <message>
        <source>Most victory points in one scoring</source>
        <translation>Le plus de points de victoire en une évaluation</translation>
    </message>
    <message>
        <source>Most royal visits in a game</source>
        <translation>Le plus de Visites Royales en une partie</translation>
    </message>
    <message>
        <source>Most decorations in a game</source>
        <translation>Le plus de décorations en une partie</translation>
    </message>
    <message>
        <source>Most statues in a game</source>
        <translation>Le plus de statues en une partie</translation>
    </message>
</context>
<context>
    <name>CarraraReasons</name>
    <message>
        <source>more points on the track</source>
        <translation>plus de points sur la piste</translation>
    </message>
    <message>
        <source>fewer points on the track</source>
        <translation>moins de points sur la piste</translation>
    </message>
    <message>
        <source>a stock without surplus</source>
        <translation>une réserve sans surplus</translation>
    </message>
    <message>
        <source>more blocks than one can use</source>
        <translation>plus de blocs qu’on ne peut en utiliser</translation>
    </message>
    <message>
        <source>leaves more florins</source>
        <translation>laisse plus de florins</translation>
    </message>
    <message>
        <source>leaves fewer florins</source>
        <translation>laisse moins de florins</translation>
    </message>
    <message>
        <source>markers placed at the right time</source>
        <translation>des marqueurs posés au bon moment</translation>
    </message>
    <message>
        <source>markers are late</source>
        <translation>les marqueurs sont en retard</translation>
    </message>
    <message>
        <source>keeps a bonus of the court</source>
        <translation>garde un bonus de la cour</translation>
    </message>
    <message>
        <source>gives a bonus of the court away</source>
        <translation>abandonne un bonus de la cour</translation>
    </message>
    <message>
        <source>better spaces for the next markers</source>
        <translation>de meilleurs emplacements pour les prochains marqueurs</translation>
    </message>
    <message>
        <source>poorer spaces for the next markers</source>
        <translation>de moins bons emplacements pour les prochains marqueurs</translation>
    </message>
    <message>
        <source>brings a city nearer to its scoring</source>
        <translation>rapproche une ville de son évaluation</translation>
    </message>
    <message>
        <source>leaves the cities unfinished</source>
        <translation>laisse les villes inachevées</translation>
    </message>
    <message>
        <source>more buildings</source>
        <translation>plus de bâtiments</translation>
    </message>
    <message>
        <source>fewer buildings</source>
        <translation>moins de bâtiments</translation>
    </message>
    <message>
        <source>higher rewards of the cities</source>
        <translation>des récompenses de villes plus hautes</translation>
    </message>
    <message>
        <source>lower rewards of the cities</source>
        <translation>des récompenses de villes plus basses</translation>
    </message>
    <message>
        <source>more from decorations</source>
        <translation>plus par les décorations</translation>
    </message>
    <message>
        <source>less from decorations</source>
        <translation>moins par les décorations</translation>
    </message>
    <message>
        <source>more from statues</source>
        <translation>plus par les statues</translation>
    </message>
    <message>
        <source>less from statues</source>
        <translation>moins par les statues</translation>
    </message>
    <message>
        <source>fills a warehouse</source>
        <translation>remplit un entrepôt</translation>
    </message>
    <message>
        <source>leaves the warehouses empty</source>
        <translation>laisse les entrepôts vides</translation>
    </message>
    <message>
        <source>keeps white marble</source>
        <translation>garde du marbre blanc</translation>
    </message>
    <message>
        <source>gives white marble away</source>
        <translation>abandonne du marbre blanc</translation>
    </message>
    <message>
        <source>keeps yellow marble</source>
        <translation>garde du marbre jaune</translation>
    </message>
    <message>
        <source>gives yellow marble away</source>
        <translation>abandonne du marbre jaune</translation>
    </message>
    <message>
        <source>keeps red marble</source>
        <translation>garde du marbre rouge</translation>
    </message>
    <message>
        <source>gives red marble away</source>
        <translation>abandonne du marbre rouge</translation>
    </message>
    <message>
        <source>keeps green marble</source>
        <translation>garde du marbre vert</translation>
    </message>
    <message>
        <source>gives green marble away</source>
        <translation>abandonne du marbre vert</translation>
    </message>
    <message>
        <source>keeps blue marble</source>
        <translation>garde du marbre bleu</translation>
    </message>
    <message>
        <source>gives blue marble away</source>
        <translation>abandonne du marbre bleu</translation>
    </message>
    <message>
        <source>keeps purple marble</source>
        <translation>garde du marbre violet</translation>
    </message>
    <message>
        <source>gives purple marble away</source>
        <translation>abandonne du marbre violet</translation>
    </message>
    <message>
        <source>the others get fewer points</source>
        <translation>les autres gagnent moins de points</translation>
    </message>
    <message>
        <source>the others get more points</source>
        <translation>les autres gagnent plus de points</translation>
    </message>
    <message>
        <source>leaves the others less good marble</source>
        <translation>laisse aux autres moins de bon marbre</translation>
    </message>
    <message>
        <source>leaves the others good marble</source>
        <translation>laisse aux autres du bon marbre</translation>
    </message>
    <message>
        <source>leaves the others fewer florins</source>
        <translation>laisse aux autres moins de florins</translation>
    </message>
    <message>
        <source>leaves the others more florins</source>
        <translation>laisse aux autres plus de florins</translation>
    </message>
    <message>
        <source>the others fall behind with markers</source>
        <translation>les autres prennent du retard avec leurs marqueurs</translation>
    </message>
    <message>
        <source>the others place markers</source>
        <translation>les autres posent des marqueurs</translation>
    </message>
    <message>
        <source>costs the others a bonus</source>
        <translation>coûte un bonus aux autres</translation>
    </message>
    <message>
        <source>leaves the others their bonuses</source>
        <translation>laisse leurs bonus aux autres</translation>
    </message>
    <message>
        <source>leaves the others poorer spaces</source>
        <translation>laisse aux autres de moins bons emplacements</translation>
    </message>
    <message>
        <source>leaves the others better spaces</source>
        <translation>laisse aux autres de meilleurs emplacements</translation>
    </message>
    <message>
        <source>keeps the others from a city</source>
        <translation>écarte les autres d’une ville</translation>
    </message>
    <message>
        <source>lets the others get on with a city</source>
        <translation>laisse les autres avancer dans une ville</translation>
    </message>
    <message>
        <source>the others build less</source>
        <translation>les autres construisent moins</translation>
    </message>
    <message>
        <source>the others build more</source>
        <translation>les autres construisent plus</translation>
    </message>
    <message>
        <source>the others stay with low rewards</source>
        <translation>les autres gardent de basses récompenses</translation>
    </message>
    <message>
        <source>the others raise their rewards</source>
        <translation>les autres augmentent leurs récompenses</translation>
    </message>
    <message>
        <source>leaves the others fewer decorations</source>
        <translation>laisse moins de décorations aux autres</translation>
    </message>
    <message>
        <source>leaves the others decorations</source>
        <translation>laisse des décorations aux autres</translation>
    </message>
    <message>
        <source>takes statue majorities from the others</source>
        <translation>prend aux autres des majorités de statues</translation>
    </message>
    <message>
        <source>leaves statue majorities to the others</source>
        <translation>laisse aux autres des majorités de statues</translation>
    </message>
    <message>
        <source>the others&apos; warehouses stay empty</source>
        <translation>les entrepôts des autres restent vides</translation>
    </message>
    <message>
        <source>the others fill their warehouses</source>
        <translation>les autres remplissent leurs entrepôts</translation>
    </message>
</context>
<context>
    <name>CarraraRuleWords</name>
    <message>
        <source>Advanced</source>
        <comment>variant of the game</comment>
        <translation>Avancée</translation>
    </message>
    <message>
        <source>Basic</source>
        <comment>variant of the game</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>With statues, decorations and warehouses: more to do in a turn, and longer.</source>
        <translation>Avec statues, décorations et entrepôts&#x202f;: plus de choix à chaque tour, et plus longue.</translation>
    </message>
    <message>
        <source>Marble, palaces and scoring, without statues: the way to begin.</source>
        <translation>Marbre, palais et évaluations, sans statues&#x202f;: l’idéal pour débuter.</translation>
    </message>
    <message>
        <source>Last two upgrade tiles</source>
        <translation>Deux dernières tuiles Amélioration</translation>
    </message>
    <message>
        <source>Third place for statues</source>
        <translation>Troisième place en statues</translation>
    </message>
    <message>
        <source>Icons on the two discs</source>
        <translation>Symboles des deux roues</translation>
    </message>
    <message>
        <source>Open screens: everybody sees all florins and blocks</source>
        <translation>Sans paravents&#x202f;: tous voient les florins et les blocs de chacun</translation>
    </message>
    <message>
        <source>The urban and the rural landscape</source>
        <translation>Paysages urbain et rural</translation>
    </message>
    <message>
        <source>Second copies for Massa and Lerici</source>
        <translation>Une seconde pour Massa et pour Lerici</translation>
    </message>
    <message>
        <source>Half of the second place: 4 3 3 2 2 1 VP</source>
        <translation>La moitié de la deuxième place&#x202f;: 4 3 3 2 2 1&#xa0;PV</translation>
    </message>
    <message>
        <source>From Livorno to Lerici: 5 4 3 2 1 0 VP</source>
        <translation>De Livorno à Lerici&#x202f;: 5 4 3 2 1 0&#xa0;PV</translation>
    </message>
    <message>
        <source>Shuffled by the luck number</source>
        <translation>Mélangés d’après le numéro du hasard</translation>
    </message>
    <message>
        <source>As printed, as far as known</source>
        <translation>Comme imprimés, à notre connaissance</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>A lot decides, or the table names a seat. Start blocks are handed out in turn order from that seat.</source>
        <translation>Le sort en décide, ou les joueurs s’accordent. Les blocs de départ sont distribués dans l’ordre du tour à partir du premier joueur.</translation>
    </message>
    <message>
        <source>How do the two discs start?</source>
        <translation>Comment les deux roues sont-elles placées au départ&#x202f;?</translation>
    </message>
    <message>
        <source>The disc of decorations is turned at random. The disc of statues starts with purple at section I.</source>
        <translation>La roue des décorations est orientée au hasard. La roue des statues commence avec le violet à l’emplacement I.</translation>
    </message>
    <message>
        <source>In which order do the icons stand on the discs?</source>
        <translation>Dans quel ordre les symboles figurent-ils sur les roues&#x202f;?</translation>
    </message>
    <message>
        <source>Clockwise: book, coat of arms, crown, cup, flag, gate; and purple, blue, green, red, yellow, white. A table rule can change both.</source>
        <translation>Dans le sens horaire&#x202f;: livre, blason, couronne, coupe, drapeau, porte&#x202f;; et violet, bleu, vert, rouge, jaune, blanc. Une règle maison peut changer les deux.</translation>
    </message>
    <message>
        <source>May a seat pass although it could do something else?</source>
        <translation>Un joueur peut-il passer alors qu’il pourrait faire autre chose&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, always. Passing is an action and brings 2 florins.</source>
        <translation>Oui, toujours. Passer est une action et rapporte 2&#xa0;florins.</translation>
    </message>
    <message>
        <source>What is hidden?</source>
        <translation>Qu’est-ce qui est caché&#x202f;?</translation>
    </message>
    <message>
        <source>The florins and blocks of the other seats, until the game is over. Warehouses are open.</source>
        <translation>Les florins et les blocs des autres joueurs, jusqu’à la fin de la partie. Les entrepôts sont visibles.</translation>
    </message>
    <message>
        <source>May one know how many blocks are in the bag?</source>
        <translation>Peut-on savoir combien de blocs il reste dans le sac&#x202f;?</translation>
    </message>
    <message>
        <source>No, only whether it is empty: the number would tell how many blocks are behind screens.</source>
        <translation>Non, seulement s’il est vide&#x202f;: le nombre révélerait combien de blocs sont derrière les paravents.</translation>
    </message>
    <message>
        <source>What do the others see when a screen is lifted?</source>
        <translation>Que voient les autres quand un paravent est relevé&#x202f;?</translation>
    </message>
    <message>
        <source>That nothing is affordable, which is all that has to be proved. No figures are told.</source>
        <translation>Que le joueur ne peut rien acheter, et c’est tout ce qu’il doit prouver. Aucun chiffre n’est donné.</translation>
    </message>
    <message>
        <source>What do the others see when a florin space is claimed?</source>
        <translation>Que voient les autres quand un emplacement à florins est pris&#x202f;?</translation>
    </message>
    <message>
        <source>That the seat has as much as the space asks for, and nothing beyond it.</source>
        <translation>Que le joueur possède ce que l’emplacement exige, et rien de plus.</translation>
    </message>
    <message>
        <source>What happens to blocks that lie at section VI when the wheel is turned?</source>
        <translation>Que deviennent les blocs de l’emplacement VI quand la roue tourne&#x202f;?</translation>
    </message>
    <message>
        <source>They come round to section I and cost its prices again.</source>
        <translation>Ils reviennent à l’emplacement I et en reprennent les prix.</translation>
    </message>
    <message>
        <source>May one turn the wheel and then buy nothing?</source>
        <translation>Peut-on tourner la roue puis ne rien acheter&#x202f;?</translation>
    </message>
    <message>
        <source>Not if anything is affordable. If nothing is, the seat lifts its screen, takes 2 florins and its turn is over, also for what could be done after an action.</source>
        <translation>Non, s’il a de quoi acheter quelque chose. Sinon, il relève son paravent, prend 2&#xa0;florins et son tour est fini, même pour ce qui pourrait suivre une action.</translation>
    </message>
    <message>
        <source>May one choose to buy without turning and then find nothing affordable?</source>
        <translation>Peut-on choisir d’acheter sans tourner, puis constater qu’on ne peut rien payer&#x202f;?</translation>
    </message>
    <message>
        <source>No. In the basic game buying without turning is only there if a block can be bought.</source>
        <translation>Non. En version normale, l’achat sans tourner n’est possible que si un bloc peut être payé.</translation>
    </message>
    <message>
        <source>Nothing is affordable after the disc of statues was turned alone. What now?</source>
        <translation>Rien n’est abordable après avoir tourné la seule roue des statues. Que faire&#x202f;?</translation>
    </message>
    <message>
        <source>The same as after both discs: the screen is lifted, 2 florins, and the turn is over.</source>
        <translation>Comme après les deux roues&#x202f;: on relève le paravent, on prend 2&#xa0;florins et le tour est fini.</translation>
    </message>
    <message>
        <source>The wheel and the bag are both empty. May one buy?</source>
        <translation>La roue et le sac sont vides tous les deux. Peut-on acheter&#x202f;?</translation>
    </message>
    <message>
        <source>No, neither disc may be turned. One empty bag or one empty wheel does not forbid it.</source>
        <translation>Non, aucune des deux roues ne peut être tournée. Un sac vide ou une roue vide, seuls, ne l’interdisent pas.</translation>
    </message>
    <message>
        <source>May two blocks for one be used for a monument over a building too?</source>
        <translation>Peut-on aussi payer deux blocs pour un en améliorant un bâtiment en monument&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, the difference to 8 is paid by the usual rules.</source>
        <translation>Oui, la différence jusqu’à 8 se paie selon les règles habituelles.</translation>
    </message>
    <message>
        <source>May a pair stand for a block that is itself half of a pair?</source>
        <translation>Une paire peut-elle remplacer un bloc qui fait lui-même partie d’une paire&#x202f;?</translation>
    </message>
    <message>
        <source>No. A pair consists of real blocks.</source>
        <translation>Non. Une paire se compose de vrais blocs.</translation>
    </message>
    <message>
        <source>May a pair be given although each of its blocks would be accepted by itself?</source>
        <translation>Peut-on donner une paire alors que chacun de ses blocs serait accepté seul&#x202f;?</translation>
    </message>
    <message>
        <source>Yes. It wastes a block, so such payments are not listed, but they are accepted.</source>
        <translation>Oui. Un bloc est gaspillé&#x202f;: ces paiements ne sont donc pas listés, mais ils sont acceptés.</translation>
    </message>
    <message>
        <source>What is left of a building under a monument?</source>
        <translation>Que reste-t-il d’un bâtiment sous un monument&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing: it has no value, no type and does not count. Its decoration and statue move up.</source>
        <translation>Rien&#x202f;: il n’a plus ni valeur ni type et ne compte pas. Sa décoration et sa statue passent sur le monument.</translation>
    </message>
    <message>
        <source>Is the display refilled after a monument?</source>
        <translation>Le présentoir est-il complété après un monument&#x202f;?</translation>
    </message>
    <message>
        <source>No, the monument never lay on it.</source>
        <translation>Non, le monument ne s’y trouvait pas.</translation>
    </message>
    <message>
        <source>Must the upgrade tile be taken?</source>
        <translation>Doit-on prendre la tuile Amélioration&#x202f;?</translation>
    </message>
    <message>
        <source>No, it may be left.</source>
        <translation>Non, on peut la laisser.</translation>
    </message>
    <message>
        <source>Which are the last two of the eight upgrade tiles?</source>
        <translation>Quelles sont les deux dernières des huit tuiles Amélioration&#x202f;?</translation>
    </message>
    <message>
        <source>Second copies for Massa and Lerici. A table rule makes them urban and rural instead.</source>
        <translation>Une seconde pour Massa et pour Lerici. Avec une règle maison, elles valent pour les paysages urbain et rural.</translation>
    </message>
    <message>
        <source>What does a second upgrade tile of the same city bring?</source>
        <translation>Que rapporte une seconde tuile Amélioration de la même ville&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing more, though it may be taken.</source>
        <translation>Rien de plus, mais on peut la prendre.</translation>
    </message>
    <message>
        <source>Which points does building bring once all markers are used?</source>
        <translation>Quels points rapporte une construction quand tous les marqueurs sont utilisés&#x202f;?</translation>
    </message>
    <message>
        <source>The printed value at once, or the difference paid for a monument over a building. A decoration or an upgrade adds nothing.</source>
        <translation>La valeur imprimée, tout de suite, ou la différence payée pour un bâtiment amélioré en monument. Décorations et tuiles Amélioration n’ajoutent rien.</translation>
    </message>
    <message>
        <source>Are markers in the open area used?</source>
        <translation>Les marqueurs de la grande zone ouverte sont-ils utilisés&#x202f;?</translation>
    </message>
    <message>
        <source>No. Building brings no points, and no end comes near, while one is there.</source>
        <translation>Non. Tant qu’il y en a un, construire ne rapporte pas de points et la fin n’approche pas.</translation>
    </message>
    <message>
        <source>In which order does one score from a slot?</source>
        <translation>Dans quel ordre évalue-t-on depuis une section bonus&#x202f;?</translation>
    </message>
    <message>
        <source>Royal-visit marker, own marker, bonus, and then the scoring space.</source>
        <translation>Marqueur de Visite Royale, son propre marqueur, bonus, puis emplacement d’évaluation.</translation>
    </message>
    <message>
        <source>Who may follow, and how?</source>
        <translation>Qui peut suivre la visite, et comment&#x202f;?</translation>
    </message>
    <message>
        <source>Each other seat in its next turn, with its marker from the same slot and for the same bonus.</source>
        <translation>Chaque autre joueur à son prochain tour, avec son marqueur de la même section et pour le même bonus.</translation>
    </message>
    <message>
        <source>May one follow with a marker from the open area or from another slot?</source>
        <translation>Peut-on suivre avec un marqueur de la zone ouverte ou d’une autre section&#x202f;?</translation>
    </message>
    <message>
        <source>No. While another seat holds the royal-visit marker only the slot of the visit counts.</source>
        <translation>Non. Tant qu’un autre joueur détient le marqueur de Visite Royale, seule la section de la visite compte.</translation>
    </message>
    <message>
        <source>How is a visit declined?</source>
        <translation>Comment décline-t-on une visite&#x202f;?</translation>
    </message>
    <message>
        <source>By any other action, which first moves the marker of that slot to the open area. Placing or buying a piece declines nothing.</source>
        <translation>Par toute autre action, qui déplace d’abord le marqueur de cette section vers la zone ouverte. Placer ou acheter une décoration ou une statue ne décline rien.</translation>
    </message>
    <message>
        <source>Can a seat lack a marker on the slot of a visit?</source>
        <translation>Un joueur peut-il manquer de marqueur sur la section d’une visite&#x202f;?</translation>
    </message>
    <message>
        <source>No. A slot is emptied by all seats within one round.</source>
        <translation>Non. Tous les joueurs vident une section en un seul tour de table.</translation>
    </message>
    <message>
        <source>Must the holder of the royal-visit marker do anything?</source>
        <translation>Le détenteur du marqueur de Visite Royale doit-il faire quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>Only give it back when its next turn begins. It may start another visit at once.</source>
        <translation>Seulement le rendre au début de son prochain tour. Il peut aussitôt lancer une autre visite.</translation>
    </message>
    <message>
        <source>How does one score when all slots are empty?</source>
        <translation>Comment évalue-t-on quand toutes les sections sont vides&#x202f;?</translation>
    </message>
    <message>
        <source>From the open area: no bonus, no visit, nobody follows.</source>
        <translation>Depuis la zone ouverte&#x202f;: ni bonus ni visite, personne ne suit.</translation>
    </message>
    <message>
        <source>May one score from the open area while slots are filled and nobody holds the marker?</source>
        <translation>Peut-on évaluer depuis la zone ouverte quand il reste des sections occupées et que personne n’a le marqueur de Visite&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, without bonus and without a visit.</source>
        <translation>Oui, sans bonus et sans visite.</translation>
    </message>
    <message>
        <source>A follower has no scoring space to use. What now?</source>
        <translation>Celui qui veut suivre n’a aucun emplacement d’évaluation utilisable. Que faire&#x202f;?</translation>
    </message>
    <message>
        <source>It has to do something else, and so its marker moves to the open area.</source>
        <translation>Il doit faire autre chose, et son marqueur va donc dans la zone ouverte.</translation>
    </message>
    <message>
        <source>Do bonus florins help to reach 36 or 50?</source>
        <translation>Les florins du bonus aident-ils à atteindre 36 ou 50&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, the bonus comes before the space.</source>
        <translation>Oui, le bonus vient avant l’emplacement.</translation>
    </message>
    <message>
        <source>May one start to score for a space that only the bonus statue would open?</source>
        <translation>Peut-on commencer une évaluation pour un emplacement que seule la statue du bonus ouvrirait&#x202f;?</translation>
    </message>
    <message>
        <source>No. A space has to be open without the statue, which might be refused. Once another space is open and the statue is placed, the statue space may be chosen.</source>
        <translation>Non. Un emplacement doit être ouvert sans la statue, qui pourrait être refusée. Si un autre l’est et que la statue est placée, on peut choisir l’emplacement des statues.</translation>
    </message>
    <message>
        <source>Does a bonus piece count in the scoring it came with?</source>
        <translation>Une décoration ou une statue de bonus compte-t-elle dans l’évaluation qui l’apporte&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, if it is put on a building at once.</source>
        <translation>Oui, si elle est aussitôt posée sur un bâtiment.</translation>
    </message>
    <message>
        <source>Which decoration may be chosen as a bonus, and what if there is none?</source>
        <translation>Quelle décoration peut-on choisir en bonus, et s’il n’y en a plus&#x202f;?</translation>
    </message>
    <message>
        <source>Any kind that is in the supply, for a building or a warehouse, or none. With an empty supply the bonus lapses and the scoring goes on.</source>
        <translation>N’importe quel type de la réserve, pour un bâtiment ou un entrepôt, ou aucune. Si la réserve est vide, le bonus est perdu et l’évaluation continue.</translation>
    </message>
    <message>
        <source>What becomes of a golden statue that is refused?</source>
        <translation>Que devient une statue d’or refusée&#x202f;?</translation>
    </message>
    <message>
        <source>It goes back to the box.</source>
        <translation>Elle retourne dans la boîte.</translation>
    </message>
    <message>
        <source>Where may a golden statue go?</source>
        <translation>Où peut aller une statue d’or&#x202f;?</translation>
    </message>
    <message>
        <source>On any own building without a statue, or into a warehouse.</source>
        <translation>Sur n’importe lequel de ses bâtiments sans statue, ou dans un entrepôt.</translation>
    </message>
    <message>
        <source>Does a decoration count outside of scorings?</source>
        <translation>Une décoration compte-t-elle hors des évaluations&#x202f;?</translation>
    </message>
    <message>
        <source>It adds 1 to its building in every scoring and nowhere else, and makes sets at the end.</source>
        <translation>Elle ajoute 1 à son bâtiment à chaque évaluation et nulle part ailleurs, et forme des séries à la fin.</translation>
    </message>
    <message>
        <source>Do city rewards and their upgrades matter for a landscape?</source>
        <translation>Les récompenses des villes et leurs améliorations comptent-elles pour un paysage&#x202f;?</translation>
    </message>
    <message>
        <source>No. A landscape pays 1 for each point of value and decoration.</source>
        <translation>Non. Un paysage rapporte 1 par point de valeur et par décoration.</translation>
    </message>
    <message>
        <source>What does the rural landscape pay?</source>
        <translation>Que rapporte le paysage rural&#x202f;?</translation>
    </message>
    <message>
        <source>1 VP for each point, as urban pays 1 florin.</source>
        <translation>1&#xa0;PV par point, comme le paysage urbain rapporte 1&#xa0;florin.</translation>
    </message>
    <message>
        <source>When does a florin space work?</source>
        <translation>Quand un emplacement à florins agit-il&#x202f;?</translation>
    </message>
    <message>
        <source>At the end. It pays nothing when it is taken, and the florins stay with the seat.</source>
        <translation>À la fin. Il ne rapporte rien quand on le prend, et les florins restent au joueur.</translation>
    </message>
    <message>
        <source>How many florin spaces may a seat have, and whose are they?</source>
        <translation>Combien d’emplacements à florins un joueur peut-il avoir, et à qui sont-ils&#x202f;?</translation>
    </message>
    <message>
        <source>One. Both are shared: each is for one seat in the game.</source>
        <translation>Un seul. Les deux sont communs&#x202f;: chacun ne sert qu’à un joueur dans la partie.</translation>
    </message>
    <message>
        <source>When is a sector cleared?</source>
        <translation>Quand un secteur est-il vidé&#x202f;?</translation>
    </message>
    <message>
        <source>When its last block is bought. The seat takes the decoration or the statue, not both.</source>
        <translation>Quand son dernier bloc est acheté. Le joueur prend la décoration ou la statue, pas les deux.</translation>
    </message>
    <message>
        <source>A cleared sector&apos;s piece is gone from the supply. What now?</source>
        <translation>La pièce d’un secteur vidé n’est plus dans la réserve. Que faire&#x202f;?</translation>
    </message>
    <message>
        <source>The other may be taken. If both are gone, clearing brings nothing and asks nothing.</source>
        <translation>On peut prendre l’autre. Si les deux manquent, vider le secteur ne rapporte rien et ne demande rien.</translation>
    </message>
    <message>
        <source>What becomes of a sector&apos;s piece that is forgone?</source>
        <translation>Que devient la pièce d’un secteur à laquelle on renonce&#x202f;?</translation>
    </message>
    <message>
        <source>It stays in the supply.</source>
        <translation>Elle reste dans la réserve.</translation>
    </message>
    <message>
        <source>Where may a statue of the wheel go?</source>
        <translation>Où peut aller une statue de la roue&#x202f;?</translation>
    </message>
    <message>
        <source>On an own building without a statue in any city that accepts its colour.</source>
        <translation>Sur un de ses bâtiments sans statue, dans toute ville qui accepte sa couleur.</translation>
    </message>
    <message>
        <source>When may a stored piece be placed?</source>
        <translation>Quand peut-on placer une pièce stockée&#x202f;?</translation>
    </message>
    <message>
        <source>In any later own turn, before or after the action, free and as many as there are.</source>
        <translation>À n’importe lequel de ses tours suivants, avant ou après l’action, gratuitement et autant qu’il y en a.</translation>
    </message>
    <message>
        <source>May a piece leave its warehouse in the turn in which it came there?</source>
        <translation>Une pièce peut-elle quitter l’entrepôt le tour où elle y est entrée&#x202f;?</translation>
    </message>
    <message>
        <source>No, not even after the action.</source>
        <translation>Non, pas même après l’action.</translation>
    </message>
    <message>
        <source>May a warehouse be emptied to make room while the other is free?</source>
        <translation>Peut-on vider un entrepôt pour faire de la place alors que l’autre est libre&#x202f;?</translation>
    </message>
    <message>
        <source>No. A stored piece is thrown out only if no warehouse is free.</source>
        <translation>Non. Une pièce stockée n’est jetée que si aucun entrepôt n’est libre.</translation>
    </message>
    <message>
        <source>Where does a piece go that is thrown out?</source>
        <translation>Où va une pièce jetée&#x202f;?</translation>
    </message>
    <message>
        <source>To the box, not to the supply.</source>
        <translation>Dans la boîte, pas dans la réserve.</translation>
    </message>
    <message>
        <source>Both warehouses hold equal pieces. Which one is meant?</source>
        <translation>Les deux entrepôts contiennent la même pièce. Laquelle est visée&#x202f;?</translation>
    </message>
    <message>
        <source>Either, they are the same; it is listed once. If only one of them may leave yet, that one is meant.</source>
        <translation>L’une ou l’autre, elles sont identiques&#x202f;; elle n’est listée qu’une fois. Si une seule peut déjà sortir, c’est celle-là.</translation>
    </message>
    <message>
        <source>Do stored pieces count at the end?</source>
        <translation>Les pièces stockées comptent-elles à la fin&#x202f;?</translation>
    </message>
    <message>
        <source>No, only those on buildings.</source>
        <translation>Non, seulement celles des bâtiments.</translation>
    </message>
    <message>
        <source>How often may a piece be bought for 10 florins?</source>
        <translation>Combien de fois peut-on acheter une pièce pour 10&#xa0;florins&#x202f;?</translation>
    </message>
    <message>
        <source>Once a turn, one decoration or one coloured statue of the supply.</source>
        <translation>Une fois par tour, une décoration ou une statue de couleur de la réserve.</translation>
    </message>
    <message>
        <source>When in the turn may one buy a piece?</source>
        <translation>À quel moment du tour peut-on acheter une pièce&#x202f;?</translation>
    </message>
    <message>
        <source>Before or after the action, but not in the middle of it; never after a lifted screen.</source>
        <translation>Avant ou après l’action, mais pas au milieu&#x202f;; jamais après avoir relevé son paravent.</translation>
    </message>
    <message>
        <source>Where does a piece go that is bought?</source>
        <translation>Où va une pièce achetée&#x202f;?</translation>
    </message>
    <message>
        <source>On an own building at once: a statue only in the city of its own colour. No warehouse.</source>
        <translation>Aussitôt sur un de ses bâtiments&#x202f;: une statue seulement dans la ville de sa couleur. Pas d’entrepôt.</translation>
    </message>
    <message>
        <source>May a golden statue be bought?</source>
        <translation>Peut-on acheter une statue d’or&#x202f;?</translation>
    </message>
    <message>
        <source>No, it is not in the supply and has no city.</source>
        <translation>Non, elle n’est pas dans la réserve et n’a pas de ville.</translation>
    </message>
    <message>
        <source>May one buy or place a piece and score in the same turn?</source>
        <translation>Peut-on acheter ou placer une pièce et évaluer dans le même tour&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, and the piece counts in that scoring.</source>
        <translation>Oui, et la pièce compte dans cette évaluation.</translation>
    </message>
    <message>
        <source>When is a turn over?</source>
        <translation>Quand un tour est-il fini&#x202f;?</translation>
    </message>
    <message>
        <source>With the action, unless a piece could still be placed or bought; then the seat says so.</source>
        <translation>Avec l’action, sauf si une pièce peut encore être placée ou achetée&#x202f;; le joueur annonce alors la fin.</translation>
    </message>
    <message>
        <source>What starts the end of the game?</source>
        <translation>Qu’est-ce qui déclenche la fin de la partie&#x202f;?</translation>
    </message>
    <message>
        <source>An empty supply and a seat without markers. The seat whose action completes it gains 5 VP and has no more turn; each other seat has one, with any action.</source>
        <translation>Une pioche vide et un joueur sans marqueur. Celui dont l’action remplit la condition gagne 5&#xa0;PV et ne joue plus&#x202f;; chacun des autres a encore un tour, avec n’importe quelle action.</translation>
    </message>
    <message>
        <source>The last turns and a royal visit come together. What now?</source>
        <translation>Les derniers tours et une Visite Royale tombent ensemble. Que faire&#x202f;?</translation>
    </message>
    <message>
        <source>The others may follow in their last turn as in any other.</source>
        <translation>Les autres peuvent suivre à leur dernier tour comme à tout autre.</translation>
    </message>
    <message>
        <source>What if the seat that ended the game holds the royal-visit marker?</source>
        <translation>Et si le joueur qui a mis fin à la partie détient le marqueur de Visite Royale&#x202f;?</translation>
    </message>
    <message>
        <source>It keeps it: the turn in which it would give it back does not come.</source>
        <translation>Il le garde&#x202f;: le tour où il le rendrait ne vient pas.</translation>
    </message>
    <message>
        <source>The end is reached by an action. Does what follows it in the turn still happen?</source>
        <translation>La fin est atteinte par une action. Ce qui la suit dans le tour a-t-il encore lieu&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, pieces may be placed and bought; the end starts when the turn is over.</source>
        <translation>Oui, on peut placer et acheter des pièces&#x202f;; la fin commence quand le tour est fini.</translation>
    </message>
    <message>
        <source>What is paid for the third most statues?</source>
        <translation>Que rapporte la troisième place en statues&#x202f;?</translation>
    </message>
    <message>
        <source>5, 4, 3, 2, 1, 0 from Livorno to Lerici. A table rule pays half of the second place instead: 4, 3, 3, 2, 2, 1.</source>
        <translation>5, 4, 3, 2, 1, 0 de Livorno à Lerici. Une règle maison donne la moitié de la deuxième place&#x202f;: 4, 3, 3, 2, 2, 1.</translation>
    </message>
    <message>
        <source>Seats are level in statues. What are they paid?</source>
        <translation>Des joueurs sont à égalité en statues. Que reçoivent-ils&#x202f;?</translation>
    </message>
    <message>
        <source>One place less than they would have, and all who come after them slide down with them.</source>
        <translation>Une place de moins que la leur, et tous ceux qui les suivent reculent avec eux.</translation>
    </message>
    <message>
        <source>Three seats are level for most statues and the fourth has fewer. What is it paid?</source>
        <translation>Trois joueurs sont à égalité en tête et le quatrième a moins de statues. Que reçoit-il&#x202f;?</translation>
    </message>
    <message>
        <source>The third place: a level group takes one place more than one seat, however large it is.</source>
        <translation>La troisième place&#x202f;: un groupe à égalité occupe une place de plus qu’un seul joueur, quelle que soit sa taille.</translation>
    </message>
    <message>
        <source>Which statues count in a city?</source>
        <translation>Quelles statues comptent dans une ville&#x202f;?</translation>
    </message>
    <message>
        <source>All that stand there, whatever their colour, golden ones too.</source>
        <translation>Toutes celles qui s’y trouvent, quelle que soit leur couleur, statues d’or comprises.</translation>
    </message>
    <message>
        <source>How are ties at the end broken?</source>
        <translation>Comment départage-t-on les égalités à la fin&#x202f;?</translation>
    </message>
    <message>
        <source>By the most blocks left. If they are level too, the win is shared.</source>
        <translation>Par le plus grand nombre de blocs restants. S’il y a encore égalité, la victoire est partagée.</translation>
    </message>
</context>
<context>
    <name>CarraraTable</name>
    <message>
        <source>Table of The Palaces of Carrara</source>
        <translation>Table de jeu&#x202f;: Les Palais de Carrara</translation>
    </message>
</context>
<context>
    <name>CarraraTeacher</name>
    <message>
        <source>Another seat scores, and you may follow with your marker from the same slot. If nothing of yours is worth scoring yet, do something else: the marker then waits in the open area, without its bonus.</source>
        <translation>Un autre joueur évalue, et vous pouvez le suivre avec votre marqueur de la même section. Si rien chez vous ne le mérite encore, faites autre chose&#x202f;: le marqueur attend alors dans la zone ouverte, sans bonus.</translation>
    </message>
    <message>
        <source>Marble becomes buildings, and buildings become points once you score them.</source>
        <translation>Le marbre devient bâtiments, et les bâtiments deviennent points quand on les évalue.</translation>
    </message>
    <message>
        <source>You can build now: choosier cities pay more for the same building.</source>
        <translation>Vous pouvez construire&#x202f;: pour un même bâtiment, les villes difficiles paient plus.</translation>
    </message>
    <message>
        <source>For building you need more blocks: look for cheap ones on the wheel.</source>
        <translation>Pour construire, il vous faut plus de blocs&#x202f;: cherchez les moins chers sur la roue.</translation>
    </message>
    <message>
        <source>Each marker scores once in the game, so wait until a space pays well, but not so long that another seat takes the city.</source>
        <translation>Chaque marqueur évalue une fois par partie&#x202f;: attendez qu’un emplacement paie bien, mais pas au point qu’un autre prenne la ville.</translation>
    </message>
    <message>
        <source>Turning brings new blocks into section I, and makes all others a florin cheaper. Then you buy. It can&apos;t be taken back.</source>
        <translation>Tourner amène de nouveaux blocs en I et baisse les autres d’un florin. Ensuite vous achetez. On ne peut pas revenir en arrière.</translation>
    </message>
    <message>
        <source>Turning the small disc alone brings another statue to each sector. No blocks are added.</source>
        <translation>Tourner la petite roue seule amène une autre statue à chaque secteur. Aucun bloc n’est ajouté.</translation>
    </message>
    <message>
        <source>Noble colours are accepted by more cities. Take several blocks at once: a turn for a single block is dear.</source>
        <translation>Les couleurs nobles sont acceptées par plus de villes. Prenez plusieurs blocs&#x202f;: un tour pour un seul bloc, c’est cher.</translation>
    </message>
    <message>
        <source>You can afford nothing: you get 2 florins, and the turn is over.</source>
        <translation>Vous ne pouvez rien payer&#x202f;: vous recevez 2&#xa0;florins, et le tour est fini.</translation>
    </message>
    <message>
        <source>The value is what you pay in blocks and what you score later. Think of the type as well as of the city: both can be scored.</source>
        <translation>La valeur est ce que vous payez en blocs et évaluerez plus tard. Pensez au type autant qu’à la ville&#x202f;: les deux s’évaluent.</translation>
    </message>
    <message>
        <source>A monument counts 8 and brings an upgrade tile. Over an own building of its type it costs only the difference.</source>
        <translation>Un monument vaut 8 et apporte une tuile Amélioration. Sur un bâtiment à vous, du même type, il ne coûte que la différence.</translation>
    </message>
    <message>
        <source>Take the marker whose bonus you need. If it comes from a slot, the others may follow you from the same one.</source>
        <translation>Prenez le marqueur dont le bonus vous sert. S’il vient d’une section, les autres peuvent vous suivre depuis la même.</translation>
    </message>
    <message>
        <source>Compare what the spaces bring. City spaces are for one seat only; types and landscapes are your own and can wait.</source>
        <translation>Comparez ce que rapportent les emplacements. Une ville n’est qu’à un seul joueur&#x202f;; types et paysages sont à vous et peuvent attendre.</translation>
    </message>
    <message>
        <source>Raise the city in which you will still score most.</source>
        <translation>Améliorez la ville où vous évaluerez encore le plus.</translation>
    </message>
    <message>
        <source>Two florins and nothing else: for when nothing better can be done.</source>
        <translation>Deux florins et rien d’autre&#x202f;: quand il n’y a rien de mieux à faire.</translation>
    </message>
    <message>
        <source>A decoration adds 1 to its building in every scoring, and equal ones are worth more and more at the end. A statue opens statue spaces and counts for most in its city.</source>
        <translation>Une décoration ajoute 1 à son bâtiment à chaque évaluation, et les séries valent de plus en plus à la fin. Une statue ouvre les emplacements à statues et compte pour la majorité de sa ville.</translation>
    </message>
    <message>
        <source>Pieces in a warehouse count nothing: bring them out before you score.</source>
        <translation>Une pièce à l’entrepôt ne compte pas&#x202f;: sortez-la avant d’évaluer.</translation>
    </message>
    <message>
        <source>Ten florins are 2 VP at the end. A piece should bring more than that.</source>
        <translation>Dix florins font 2&#xa0;PV à la fin. Une pièce devrait rapporter davantage.</translation>
    </message>
    <message>
        <source>Nothing else is to be done: the next seat&apos;s turn comes.</source>
        <translation>Il n’y a plus rien à faire&#x202f;: c’est au joueur suivant.</translation>
    </message>
</context>
<context>
    <name>CarraraWords</name>
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
        <source>Sets of decorations</source>
        <translation>Séries de décorations</translation>
    </message>
    <message>
        <source>Most statues in cities</source>
        <translation>Majorités de statues</translation>
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
        <translation>Égalité aux points&#x202f;: les blocs restés derrière le paravent ont tranché.</translation>
    </message>
    <message>
        <source>New blocks are drawn; then you buy. This can&apos;t be taken back.</source>
        <translation>De nouveaux blocs sont tirés, puis vous achetez. Impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>No new blocks are drawn; then you buy.</source>
        <translation>Aucun bloc n’est tiré&#x202f;; ensuite vous achetez.</translation>
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
        <translation>{city} (améliorer&#x202f;: {tile})</translation>
    </message>
    <message>
        <source>Build a monument</source>
        <translation>Construire un monument</translation>
    </message>
    <message>
        <source>Follow the royal visit: {slot}</source>
        <translation>Suivre la visite&#x202f;: {slot}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>Score {space}</source>
        <translation>Évaluer&#x202f;: {space}</translation>
    </message>
    <message>
        <source>Take no upgrade tile</source>
        <translation>Sans tuile Amélioration</translation>
    </message>
    <message>
        <source>Upgrade {city} to {pays} a point</source>
        <translation>Tuile&#x202f;: {city} ({pays}/point)</translation>
    </message>
    <message>
        <source>Turn both discs and refill the wheel</source>
        <translation>Tourner les deux roues et remplir</translation>
    </message>
    <message>
        <source>Turn the wheel and refill it</source>
        <translation>Tourner la roue et la remplir</translation>
    </message>
    <message>
        <source>Choose an upgrade tile.</source>
        <translation>Choisissez une tuile Amélioration.</translation>
    </message>
    <message>
        <source>Lift the screen (nothing is affordable)</source>
        <translation>Relever le paravent (trop cher)</translation>
    </message>
    <message>
        <source>Turn the disc of statues alone</source>
        <translation>Tourner seulement la roue des statues</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Pass and take {florins}</source>
        <translation>Passer et prendre {florins}</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Ne rien prendre</translation>
    </message>
    <message>
        <source>Take: {piece}</source>
        <translation>Prendre&#x202f;: {piece}</translation>
    </message>
    <message>
        <source>Into a warehouse</source>
        <translation>Dans un entrepôt</translation>
    </message>
    <message>
        <source>Into a warehouse, in place of: {piece}</source>
        <translation>Dans un entrepôt, à la place de&#x202f;: {piece}</translation>
    </message>
    <message>
        <source>Move out of a warehouse</source>
        <translation>Sortir d’un entrepôt</translation>
    </message>
    <message>
        <source>Buy a piece for {florins}</source>
        <translation>Acheter une pièce pour {florins}</translation>
    </message>
    <message>
        <source>pay {blocks}</source>
        <translation>avec&#xa0;{blocks}</translation>
    </message>
    <message>
        <source>Choose a scoring space for your marker.</source>
        <translation>Choisissez un emplacement d’évaluation pour votre marqueur.</translation>
    </message>
    <message>
        <source>The wheel has turned: buy blocks from one section.</source>
        <translation>La roue a tourné&#x202f;: achetez des blocs d’un seul emplacement.</translation>
    </message>
    <message>
        <source>You may take a piece, for a building or a warehouse: {pieces}.</source>
        <translation>Vous pouvez prendre, pour un bâtiment ou un entrepôt&#x202f;: {pieces}.</translation>
    </message>
    <message>
        <source>You may still place or buy a piece; or end your turn.</source>
        <translation>Vous pouvez encore placer ou acheter une pièce, ou terminer le tour.</translation>
    </message>
    <message>
        <source>A royal visit for {slot}: follow it and score, or do something else; your marker then goes to the open area.</source>
        <translation>Visite Royale&#x202f;: {slot}. Suivez-la et évaluez, ou faites autre chose&#x202f;; votre marqueur ira alors dans la zone ouverte.</translation>
    </message>
    <message>
        <source>Your last turn: buy, build, score or pass.</source>
        <translation>Votre dernier tour&#x202f;: achetez, construisez, évaluez ou passez.</translation>
    </message>
    <message>
        <source>Your turn: buy, build, score or pass.</source>
        <translation>À vous de jouer&#x202f;: achetez, construisez, évaluez ou passez.</translation>
    </message>
</context>
<context>
    <name>ChartsView</name>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dessin</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Enregistrer les chiffres</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>The file can&apos;t be saved: {file}</source>
        <translation>Le fichier ne peut pas être enregistré&#x202f;: {file}</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>Enregistrer l’i&amp;mage…</translation>
    </message>
    <message>
        <source>Save &amp;figures…</source>
        <translation>Enregistrer les &amp;chiffres…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
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
    <name>CourseView</name>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <comment>lessons</comment>
        <translation>{done} sur {all} faites</translation>
    </message>
    <message>
        <source>Begin the lesson</source>
        <translation>Commencer la leçon</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>The table of the lesson</source>
        <translation>La table de la leçon</translation>
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
        <translation>Je suis {name}&#x202f;: montrer la table</translation>
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
        <source>Show the saved games</source>
        <translation>Montrer les parties enregistrées</translation>
    </message>
    <message>
        <source>The program has made a mistake. Your game is safe: every move is saved as soon as it is made. You can try to play on, or close the program and continue later.</source>
        <translation>Le programme a commis une erreur. Votre partie est en sécurité&#x202f;: chaque coup est enregistré dès qu’il est joué. Vous pouvez essayer de continuer, ou fermer le programme et reprendre plus tard.</translation>
    </message>
    <message>
        <source>The program crashed when it ran last. Your game is safe: every move was saved as soon as it was made, and Continue brings it back.</source>
        <translation>Le programme s’est arrêté brusquement la dernière fois. Votre partie est sauve&#x202f;: chaque coup a été enregistré dès qu’il a été joué, et Continuer la rouvre.</translation>
    </message>
    <message>
        <source>Saved game: {place}</source>
        <translation>Partie enregistrée&#x202f;: {place}</translation>
    </message>
    <message>
        <source>Saved games: {place}</source>
        <translation>Parties enregistrées&#x202f;: {place}</translation>
    </message>
    <message>
        <source>This report is kept here, and sent nowhere: {place}</source>
        <translation>Ce rapport est conservé ici et n’est envoyé nulle part&#x202f;: {place}</translation>
    </message>
    <message>
        <source>If you report the fault, please send this text along:</source>
        <translation>Si vous signalez l’erreur, joignez ce texte&#x202f;:</translation>
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
    <name>FaultWords</name>
    <message>
        <source>something is wrong with it</source>
        <translation>quelque chose ne va pas</translation>
    </message>
    <message>
        <source>the record is damaged</source>
        <translation>l’enregistrement est endommagé</translation>
    </message>
    <message>
        <source>another program has changed it</source>
        <translation>un autre programme l’a modifié</translation>
    </message>
    <message>
        <source>it is not the name of a saved game</source>
        <translation>ce n’est pas le nom d’une partie enregistrée</translation>
    </message>
    <message>
        <source>the folder for saved games can&apos;t be made: {place} ({reason})</source>
        <translation>le dossier des parties enregistrées ne peut pas être créé&#x202f;: {place} ({reason})</translation>
    </message>
    <message>
        <source>the folder of saved games can&apos;t be read: {place} ({reason})</source>
        <translation>le dossier des parties enregistrées ne peut pas être lu&#x202f;: {place} ({reason})</translation>
    </message>
    <message>
        <source>the file can&apos;t be read: {place} ({reason})</source>
        <translation>le fichier ne peut pas être lu&#x202f;: {place} ({reason})</translation>
    </message>
    <message>
        <source>it can&apos;t be read ({reason})</source>
        <translation>il ne peut pas être lu ({reason})</translation>
    </message>
    <message>
        <source>the game can&apos;t be saved in {place} ({reason})</source>
        <translation>la partie ne peut pas être enregistrée dans {place} ({reason})</translation>
    </message>
    <message>
        <source>the game can&apos;t be deleted: {place} ({reason})</source>
        <translation>la partie ne peut pas être supprimée&#x202f;: {place} ({reason})</translation>
    </message>
    <message>
        <source>the game can&apos;t be brought back: {place} ({reason})</source>
        <translation>la partie ne peut pas être récupérée&#x202f;: {place} ({reason})</translation>
    </message>
    <message>
        <source>the game is not saved over {place} ({reason})</source>
        <translation>la partie n’est pas enregistrée par-dessus {place} ({reason})</translation>
    </message>
    <message>
        <source>the game can&apos;t be found in {place} ({reason})</source>
        <translation>la partie est introuvable dans {place} ({reason})</translation>
    </message>
    <message>
        <source>the library can&apos;t be used: {place} ({reason})</source>
        <translation>la bibliothèque ne peut pas être utilisée&#x202f;: {place} ({reason})</translation>
    </message>
    <message>
        <source>it can&apos;t be read as JSON from byte {byte} on</source>
        <translation>il n’est pas lisible comme JSON à partir de l’octet {byte}</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>la fin manque</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>ce n’est pas du JSON</translation>
    </message>
    <message>
        <source>it is no record of a game</source>
        <translation>ce n’est pas l’enregistrement d’une partie</translation>
    </message>
    <message>
        <source>it is no position of this game: look at {path}</source>
        <translation>ce n’est pas une position de ce jeu&#x202f;: voyez {path}</translation>
    </message>
    <message>
        <source>it is far too large</source>
        <translation>il est beaucoup trop gros</translation>
    </message>
    <message>
        <source>there has never been a format {format}</source>
        <translation>il n’y a jamais eu de format {format}</translation>
    </message>
    <message>
        <source>a newer version of the program wrote it (format {format}; this one reads {reads})</source>
        <translation>une version plus récente du programme l’a écrit (format {format}&#x202f;; celle-ci lit {reads})</translation>
    </message>
    <message>
        <source>it was played by newer rules (version {version}; here they are {reads})</source>
        <translation>on y a joué selon des règles plus récentes (version {version}&#x202f;; ici {reads})</translation>
    </message>
    <message>
        <source>the value at {path} is not valid</source>
        <translation>la valeur à {path} n’est pas valable</translation>
    </message>
    <message>
        <source>at {path} the field “{field}” is missing</source>
        <translation>à {path}, il manque le champ «&#x202f;{field}&#x202f;»</translation>
    </message>
    <message>
        <source>at {path} there is an unknown field, “{field}”</source>
        <translation>à {path}, il y a un champ inconnu, «&#x202f;{field}&#x202f;»</translation>
    </message>
    <message>
        <source>at {path} the key “{key}” stands twice</source>
        <translation>à {path}, la clé «&#x202f;{key}&#x202f;» figure deux fois</translation>
    </message>
    <message>
        <source>what stands at {path} can&apos;t come about in a game</source>
        <translation>ce qui figure à {path} ne peut pas se produire dans une partie</translation>
    </message>
    <message>
        <source>its table rules are not valid</source>
        <translation>ses règles maison ne sont pas valables</translation>
    </message>
    <message>
        <source>move {number}, “{line}”, is against the rules there</source>
        <translation>le coup {number}, «&#x202f;{line}&#x202f;», y est contraire aux règles</translation>
    </message>
    <message>
        <source>move {number}, “{line}”, is not written as moves are</source>
        <translation>le coup {number}, «&#x202f;{line}&#x202f;», n’est pas écrit comme un coup</translation>
    </message>
    <message>
        <source>move {number}, “{line}”, could mean more than one move</source>
        <translation>le coup {number}, «&#x202f;{line}&#x202f;», peut désigner plusieurs coups</translation>
    </message>
    <message>
        <source>the program does not know this game</source>
        <translation>le programme ne connaît pas ce jeu</translation>
    </message>
    <message>
        <source>there is no branch {number}</source>
        <translation>il n’y a pas de variante {number}</translation>
    </message>
    <message>
        <source>branch {number} begins after move {after}, and the game has only {moves}</source>
        <translation>la variante {number} commence après le coup {after}, mais la partie n’en a que {moves}</translation>
    </message>
    <message>
        <source>it is no UTF-8 text from byte {byte} on</source>
        <translation>ce n’est pas du texte UTF-8 à partir de l’octet {byte}</translation>
    </message>
    <message>
        <source>line {at} can&apos;t be read</source>
        <translation>la ligne {at} ne peut pas être lue</translation>
    </message>
    <message>
        <source>line {at}: a header looks like [Game &quot;carrara&quot;]</source>
        <translation>ligne {at}&#x202f;: un en-tête s’écrit [Game &quot;carrara&quot;]</translation>
    </message>
    <message>
        <source>line {at}: the header “{key}” is unknown</source>
        <translation>ligne {at}&#x202f;: l’en-tête «&#x202f;{key}&#x202f;» est inconnu</translation>
    </message>
    <message>
        <source>line {at}: “{key}” stands there a second time</source>
        <translation>ligne {at}&#x202f;: «&#x202f;{key}&#x202f;» y figure une seconde fois</translation>
    </message>
    <message>
        <source>line {at}: what stands in quotes can&apos;t be read</source>
        <translation>ligne {at}&#x202f;: ce qui est entre guillemets ne peut pas être lu</translation>
    </message>
    <message>
        <source>line {at}: a header after the first move</source>
        <translation>ligne {at}&#x202f;: un en-tête après le premier coup</translation>
    </message>
    <message>
        <source>line {at}: a move begins with its number and a full stop</source>
        <translation>ligne {at}&#x202f;: un coup commence par son numéro et un point</translation>
    </message>
    <message>
        <source>line {at}: a move after those that were taken back</source>
        <translation>ligne {at}&#x202f;: un coup après ceux qui ont été repris</translation>
    </message>
    <message>
        <source>line {at}: move {wanted} should come here</source>
        <translation>ligne {at}&#x202f;: le coup {wanted} devrait venir ici</translation>
    </message>
    <message>
        <source>line {at}: there is no move, or one that needs quotes</source>
        <translation>ligne {at}&#x202f;: il n’y a pas de coup, ou il lui faut des guillemets</translation>
    </message>
    <message>
        <source>the header “{key}” is missing</source>
        <translation>il manque l’en-tête «&#x202f;{key}&#x202f;»</translation>
    </message>
    <message>
        <source>line {at}: the value of “{key}” is not valid</source>
        <translation>ligne {at}&#x202f;: la valeur de «&#x202f;{key}&#x202f;» n’est pas valable</translation>
    </message>
    <message>
        <source>line {at}: “{key}” without all the seats before it</source>
        <translation>ligne {at}&#x202f;: «&#x202f;{key}&#x202f;» sans toutes les places précédentes</translation>
    </message>
    <message>
        <source>the command line can&apos;t be read: a quotation mark is not closed</source>
        <translation>la ligne de commande est illisible&#x202f;: un guillemet n’est pas fermé</translation>
    </message>
    <message>
        <source>no command line is given</source>
        <translation>aucune ligne de commande n’est donnée</translation>
    </message>
    <message>
        <source>it can&apos;t be started ({reason})</source>
        <translation>il ne peut pas être lancé ({reason})</translation>
    </message>
    <message>
        <source>it gave no answer within {seconds} seconds</source>
        <translation>il n’a pas répondu à temps (limite en secondes&#x202f;: {seconds})</translation>
    </message>
    <message>
        <source>its answer is longer than {limit} bytes</source>
        <translation>sa réponse est trop longue (limite en octets&#x202f;: {limit})</translation>
    </message>
    <message>
        <source>it ended with code {code} instead of answering</source>
        <translation>au lieu de répondre, il s’est terminé avec le code {code}</translation>
    </message>
    <message>
        <source>it closed its output instead of answering</source>
        <translation>au lieu de répondre, il a fermé sa sortie</translation>
    </message>
    <message>
        <source>its answer is no JSON line with a “move”: “{answer}”</source>
        <translation>sa réponse n’est pas une ligne JSON avec un champ «&#x202f;move&#x202f;»&#x202f;: «&#x202f;{answer}&#x202f;»</translation>
    </message>
    <message>
        <source>the “move” in its answer is no text: “{answer}”</source>
        <translation>le champ «&#x202f;move&#x202f;» de sa réponse n’est pas un texte&#x202f;: «&#x202f;{answer}&#x202f;»</translation>
    </message>
    <message>
        <source>its answer, “{answer}”, is not written as moves are, or can&apos;t be meant here</source>
        <translation>sa réponse, «&#x202f;{answer}&#x202f;», n’est pas écrite comme un coup, ou n’a pas de sens ici</translation>
    </message>
    <message>
        <source>its answer, “{answer}”, is against the rules here</source>
        <translation>sa réponse, «&#x202f;{answer}&#x202f;», est ici contraire aux règles</translation>
    </message>
    <message>
        <source>its answer, “{answer}”, could mean more than one move</source>
        <translation>sa réponse, «&#x202f;{answer}&#x202f;», peut désigner plusieurs coups</translation>
    </message>
    <message>
        <source>no space left on the disk</source>
        <translation>il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>l’accès est refusé</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>it can&apos;t be written to</source>
        <translation>l’écriture y est impossible</translation>
    </message>
    <message>
        <source>the disk does not work as it should</source>
        <translation>le disque ne fonctionne pas comme il faut</translation>
    </message>
    <message>
        <source>part of the path is no folder</source>
        <translation>une partie du chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>there is one of that name already</source>
        <translation>ce nom y existe déjà</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>another program uses it</source>
        <translation>un autre programme l’utilise</translation>
    </message>
    <message>
        <source>it is too large for the disk</source>
        <translation>il est trop gros pour le disque</translation>
    </message>
    <message>
        <source>system error {number}</source>
        <translation>erreur système n°&#x202f;{number}</translation>
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
        <source>&amp;Analysis</source>
        <translation>Anal&amp;yse</translation>
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
    <name>Folding</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Regarder</translation>
    </message>
    <message>
        <source>Go on &amp;playing</source>
        <translation>Continuer à &amp;jouer</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Reno&amp;mmer</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Counts in the &amp;statistics</source>
        <translation>&amp;Compte dans les statistiques</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) chosen</source>
        <comment>in the library</comment>
        <translation>
            <numerusform>%n partie choisie</numerusform>
            <numerusform>%n parties choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is chosen</source>
        <translation>Aucune partie choisie</translation>
    </message>
    <message>
        <source>Last played {when}</source>
        <translation>Dernière fois le {when}</translation>
    </message>
    <message>
        <source>A newer version of the program saved this game and is needed to open it.</source>
        <translation>Cette partie a été enregistrée par une version plus récente du programme, nécessaire pour l’ouvrir.</translation>
    </message>
    <message>
        <source>The file is damaged. The copy before it can be opened.</source>
        <translation>Le fichier est endommagé. La copie précédente peut être ouverte.</translation>
    </message>
    <message>
        <source>The file is damaged and can&apos;t be opened: {reason}</source>
        <translation>Le fichier est endommagé et ne peut pas être ouvert&#x202f;: {reason}</translation>
    </message>
</context>
<context>
    <name>GameFilters</name>
    <message>
        <source>All variants</source>
        <translation>Toutes les versions</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Any number of seats</source>
        <translation>Tout nombre de joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <comment>of a game</comment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <source>The game can&apos;t be opened.</source>
        <translation>La partie ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>This game does not fit the rules. It is shown up to its last good move, and its file stays as it is.</source>
        <translation>Cette partie n’est pas conforme aux règles. Elle est montrée jusqu’à son dernier coup valable et son fichier reste tel quel.</translation>
    </message>
    <message>
        <source>The branch can&apos;t be opened.</source>
        <translation>La variante ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>This game is open in another window of the program. Open a copy of it here?</source>
        <translation>Cette partie est ouverte dans une autre fenêtre du programme. En ouvrir une copie ici&#x202f;?</translation>
    </message>
    <message>
        <source>{name} is played by a program. Run it?</source>
        <translation>{name} est joué par un programme. Le lancer&#x202f;?</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>From a newer version</source>
        <translation>D’une version plus récente</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagée</translation>
    </message>
    <message>
        <source>Damaged; an older copy can be opened</source>
        <translation>Endommagée&#x202f;; une copie plus ancienne peut être ouverte</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevée</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>the length of a game</comment>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out of the statistics</source>
        <translation>Ne compte pas dans les statistiques</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Dernière fois</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>There is no hint: the coach has no answer.</source>
        <translation>Pas de conseil&#x202f;: l’entraîneur n’a pas de réponse.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Choose this move; it is not made by that</source>
        <translation>Choisir ce coup&#x202f;; il n’est pas joué pour autant</translation>
    </message>
    <message>
        <source>expected margin {points} ± {error}</source>
        <translation>avance attendue {points} ± {error}</translation>
    </message>
    <message>
        <source>{points} ± {error} behind the best</source>
        <translation>{points} ± {error} derrière le meilleur</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Fermer le conseil</translation>
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
        <translation>Un cabinet de jeux de société de la Renaissance</translation>
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
        <source>L&amp;ibrary</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Apprendre</translation>
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
        <source>Games can&apos;t be kept at the moment: {reason}</source>
        <translation>Les parties ne peuvent pas être enregistrées pour le moment&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The game played last was saved by a newer version of the program, which is needed to open it. The file is unchanged: {file}</source>
        <translation>La dernière partie jouée a été enregistrée par une version plus récente du programme, nécessaire pour l’ouvrir. Le fichier est inchangé&#x202f;: {file}</translation>
    </message>
    <message>
        <source>The file of the game played last is damaged and can&apos;t be opened. It is left as it is: {file}</source>
        <translation>Le fichier de la dernière partie jouée est endommagé et ne peut pas être ouvert. Il est laissé tel quel&#x202f;: {file}</translation>
    </message>
    <message>
        <source>Continue opens the game before it.</source>
        <translation>Continuer ouvre la partie précédente.</translation>
    </message>
    <message>
        <source>The file of the game played last is damaged: {file}. Continue opens the copy before it.</source>
        <translation>Le fichier de la dernière partie est endommagé&#x202f;: {file}. Continuer ouvre la copie précédente.</translation>
    </message>
    <message>
        <source>Not all settings could be read: where they could not, the program’s own count. The file was kept: {file}</source>
        <translation>Certains réglages sont illisibles&#x202f;: ceux par défaut les remplacent. Le fichier est conservé&#x202f;: {file}</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>All as at first</source>
        <translation>Tout comme au début</translation>
    </message>
    <message>
        <source>On the table: the arrows go from thing to thing, Page Up and Page Down through what can be chosen, Enter chooses, Esc takes back. A click with the right button enlarges, the wheel zooms.</source>
        <translation>Sur la table&#x202f;: les flèches vont d’un élément à l’autre, Page préc. et Page suiv. parcourent ce qui peut être choisi, Entrée choisit, Échap annule. Un clic droit agrandit, la molette zoome.</translation>
    </message>
    <message>
        <source>These keys are taken: {action}</source>
        <translation>Ces touches sont déjà prises&#x202f;: {action}</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Cours</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Points de règle</translation>
    </message>
    <message>
        <source>Parts of the page</source>
        <translation>Parties de la page</translation>
    </message>
    <message>
        <source>Overview to &amp;print…</source>
        <translation>Aide-mémoire à &amp;imprimer…</translation>
    </message>
    <message>
        <source>Two pages with all the rules, as a PDF</source>
        <translation>Deux pages avec toutes les règles, en PDF</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>{number} of {all}</source>
        <comment>a task of a lesson</comment>
        <translation>{number} sur {all}</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Back to the task</source>
        <translation>Revenir à l’exercice</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Bravo.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Pas tout à fait.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Play freely</source>
        <translation>Jouer librement</translation>
    </message>
    <message>
        <source>A help with words, and a mark on the table</source>
        <translation>Quelques mots, et une marque sur la table</translation>
    </message>
    <message>
        <source>Lay out the next move of a solution</source>
        <translation>Préparer le prochain coup d’une solution</translation>
    </message>
    <message>
        <source>Try anything from here; bots play the other seats</source>
        <translation>Essayer ce que vous voulez&#x202f;; l’ordinateur joue les autres</translation>
    </message>
    <message>
        <source>The task</source>
        <translation>L’exercice</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Alba (you)</source>
        <translation>Alba (vous)</translation>
    </message>
    <message>
        <source>You play on from here as you like, and the bots answer. Nothing of it is kept.</source>
        <translation>Vous jouez d’ici comme il vous plaît, et l’ordinateur répond. Rien n’en est gardé.</translation>
    </message>
    <message>
        <source>The move is lawful, but it is not what was asked for. Take it back, or start again.</source>
        <translation>Le coup est permis, mais ce n’est pas ce qui était demandé. Annulez-le, ou recommencez.</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>in the library</comment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} game(s)</source>
        <comment>found in the library</comment>
        <translation>
            <numerusform>%n partie sur {all}</numerusform>
            <numerusform>%n parties sur {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>No game fits this search and these choices.</source>
        <translation>Aucune partie ne correspond à cette recherche et à ces choix.</translation>
    </message>
    <message>
        <source>There are no games yet. Every game you begin is kept here by itself, and Import brings in games from files.</source>
        <translation>Il n’y a pas encore de partie. Chaque partie commencée est conservée ici automatiquement&#x202f;; Importer en ajoute depuis des fichiers.</translation>
    </message>
    <message>
        <source>Reading {done} of {all}…</source>
        <translation>Lecture&#x202f;: {done} sur {all}…</translation>
    </message>
    <message>
        <source>The games can&apos;t be read: {reason}</source>
        <translation>Les parties ne peuvent pas être lues&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (copie)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <comment>in the library</comment>
        <translation>
            <numerusform>%n partie supprimée</numerusform>
            <numerusform>%n parties supprimées</numerusform>
        </translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Game (*.carrara)</source>
        <translation>Partie (*.carrara)</translation>
    </message>
    <message>
        <source>Readable text (*.txt)</source>
        <translation>Texte lisible (*.txt)</translation>
    </message>
    <message>
        <source>Position (*.json)</source>
        <translation>Position (*.json)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>Exporté vers {file}</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Games, readable texts, positions</source>
        <translation>Parties, textes lisibles, positions</translation>
    </message>
    <message>
        <source>This game is open in another window of the program.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre du programme.</translation>
    </message>
    <message>
        <source>That could not be done: {reason}</source>
        <translation>Cela n’a pas pu être fait&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>C&amp;hercher</translation>
    </message>
    <message>
        <source>Name, player or variant</source>
        <translation>Nom, joueur ou version</translation>
    </message>
    <message>
        <source>Find games with these words</source>
        <translation>Chercher les parties contenant ces mots</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagées</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistiques</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
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
        <source>The game can&apos;t be opened.</source>
        <translation>La partie ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>The file of this game was damaged. The copy before it was opened; the damaged file is kept: {file}</source>
        <translation>Le fichier de cette partie était endommagé. La copie précédente a été ouverte&#x202f;; le fichier endommagé est conservé&#x202f;: {file}</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened as a game: {file}</source>
        <translation>Le fichier ne peut pas être ouvert comme partie&#x202f;: {file}</translation>
    </message>
    <message>
        <source>Games can&apos;t be kept at the moment.</source>
        <translation>Les parties ne peuvent pas être conservées pour l’instant.</translation>
    </message>
    <message>
        <source>The game can&apos;t be analysed.</source>
        <translation>La partie ne peut pas être analysée.</translation>
    </message>
    <message>
        <source>Carrara Desktop – The Palaces of Carrara</source>
        <translation>Carrara Desktop – Les Palais de Carrara</translation>
    </message>
</context>
<context>
    <name>Naming</name>
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
            <numerusform>%n&#xa0;florin</numerusform>
            <numerusform>%n&#xa0;florins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>victory points</comment>
        <translation>
            <numerusform>%n&#xa0;PV</numerusform>
            <numerusform>%n&#xa0;PV</numerusform>
        </translation>
    </message>
    <message>
        <source>florins {need}+ ({rate} : 1)</source>
        <translation>florins {need}+ ({rate}&#x202f;: 1)</translation>
    </message>
    <message>
        <source>statues: {one} + {other}</source>
        <translation>statues&#x202f;: {one} + {other}</translation>
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
        <source>decoration of your choice</source>
        <translation>décoration au choix</translation>
    </message>
    <message>
        <source>book</source>
        <comment>decoration</comment>
        <translation>livre</translation>
    </message>
    <message>
        <source>cup</source>
        <comment>decoration</comment>
        <translation>coupe</translation>
    </message>
    <message>
        <source>crown</source>
        <comment>decoration</comment>
        <translation>couronne</translation>
    </message>
    <message>
        <source>gate</source>
        <comment>decoration</comment>
        <translation>porte</translation>
    </message>
    <message>
        <source>flag</source>
        <comment>decoration</comment>
        <translation>drapeau</translation>
    </message>
    <message>
        <source>coat of arms</source>
        <comment>decoration</comment>
        <translation>blason</translation>
    </message>
    <message>
        <source>white statue</source>
        <translation>statue blanche</translation>
    </message>
    <message>
        <source>yellow statue</source>
        <translation>statue jaune</translation>
    </message>
    <message>
        <source>red statue</source>
        <translation>statue rouge</translation>
    </message>
    <message>
        <source>green statue</source>
        <translation>statue verte</translation>
    </message>
    <message>
        <source>blue statue</source>
        <translation>statue bleue</translation>
    </message>
    <message>
        <source>purple statue</source>
        <translation>statue violette</translation>
    </message>
    <message>
        <source>golden statue</source>
        <translation>statue d’or</translation>
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
        <translation>Le joueur {number} porte déjà ce nom&#x202f;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This program was not chosen on this computer: choose it under “A program…”.</source>
        <translation>Ce programme n’a pas été choisi sur cet ordinateur&#x202f;: choisissez-le sous «&#x202f;Un programme…&#x202f;».</translation>
    </message>
    <message>
        <source>The game can&apos;t be saved, so it was not begun.</source>
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
        <translation>Combien de joueurs&#x202f;?</translation>
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
        <source>Variant</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Variant: {name}</source>
        <translation>Version&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Who &amp;begins?</source>
        <translation>Qui &amp;commence&#x202f;?</translation>
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
        <source>Explain the &amp;moves</source>
        <translation>E&amp;xpliquer les coups</translation>
    </message>
    <message>
        <source>For a first game: says beside the moves what they are for, and offers to take back a clear mistake</source>
        <translation>Pour une première partie&#x202f;: dit à côté des coups à quoi ils servent et propose de reprendre une erreur évidente</translation>
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
    <name>NoticeBar</name>
    <message>
        <source>Put this notice away</source>
        <translation>Masquer cet avis</translation>
    </message>
</context>
<context>
    <name>Obstacles</name>
    <message>
        <source>The wheel and the bag are both empty.</source>
        <translation>La roue et le sac sont vides.</translation>
    </message>
    <message>
        <source>A disc has to be turned before blocks are bought.</source>
        <translation>Il faut tourner une roue avant d’acheter des blocs.</translation>
    </message>
    <message>
        <source>There are not that many such blocks in that section.</source>
        <translation>Il n’y a pas autant de ces blocs dans cet emplacement.</translation>
    </message>
    <message>
        <source>You have too few florins for it.</source>
        <translation>Vous n’avez pas assez de florins.</translation>
    </message>
    <message>
        <source>Something can be bought, so a block must be bought.</source>
        <translation>Un achat est possible&#x202f;: il faut acheter un bloc.</translation>
    </message>
    <message>
        <source>You have too few blocks of that colour.</source>
        <translation>Vous n’avez pas assez de blocs de cette couleur.</translation>
    </message>
    <message>
        <source>Those blocks don&apos;t pay for it there.</source>
        <translation>Ces blocs ne le paient pas à cet endroit.</translation>
    </message>
    <message>
        <source>That tile is not on the display.</source>
        <translation>Cette tuile n’est pas au présentoir.</translation>
    </message>
    <message>
        <source>That monument has been built already.</source>
        <translation>Ce monument est déjà construit.</translation>
    </message>
    <message>
        <source>A monument only covers a building of its own type.</source>
        <translation>Un monument ne recouvre qu’un bâtiment de son type.</translation>
    </message>
    <message>
        <source>Only a marker in the slot of the royal visit may follow it.</source>
        <translation>Seul un marqueur de la section de la Visite Royale peut la suivre.</translation>
    </message>
    <message>
        <source>None of your markers stands there.</source>
        <translation>Aucun de vos marqueurs ne s’y trouve.</translation>
    </message>
    <message>
        <source>No free scoring space has what it asks for.</source>
        <translation>Vous ne remplissez la condition d’aucun emplacement d’évaluation libre.</translation>
    </message>
    <message>
        <source>That scoring space is taken.</source>
        <translation>Cet emplacement d’évaluation est pris.</translation>
    </message>
    <message>
        <source>You don&apos;t have the buildings that it asks for.</source>
        <translation>Vous n’avez pas les bâtiments qu’il demande.</translation>
    </message>
    <message>
        <source>You have too few florins for it, or already one space of this kind.</source>
        <translation>Vous n’avez pas assez de florins, ou déjà un emplacement de ce genre.</translation>
    </message>
    <message>
        <source>That upgrade tile is taken.</source>
        <translation>Cette tuile Amélioration est prise.</translation>
    </message>
    <message>
        <source>That piece is not offered now, or none of it is left.</source>
        <translation>Cette pièce n’est pas proposée, ou il n’en reste plus.</translation>
    </message>
    <message>
        <source>That can&apos;t go into a warehouse, or out of it.</source>
        <translation>Cela ne peut ni entrer dans un entrepôt ni en sortir.</translation>
    </message>
    <message>
        <source>A piece leaves its warehouse on a later turn only.</source>
        <translation>Une pièce ne quitte son entrepôt qu’à un tour suivant.</translation>
    </message>
    <message>
        <source>That can&apos;t be bought.</source>
        <translation>Cela ne s’achète pas.</translation>
    </message>
    <message>
        <source>Only one piece a turn may be bought.</source>
        <translation>On n’achète qu’une pièce par tour.</translation>
    </message>
    <message>
        <source>None of it is left.</source>
        <translation>Il n’en reste plus.</translation>
    </message>
    <message>
        <source>None of your buildings there may bear it.</source>
        <translation>Aucun de vos bâtiments ne peut la porter à cet endroit.</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that now.</source>
        <translation>Les règles ne le permettent pas maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>You don&apos;t have the %n block(s) for it that a city accepts.</source>
        <comment>building</comment>
        <translation>
            <numerusform>Vous n’avez pas le %n bloc qu’une ville accepte pour cela.</numerusform>
            <numerusform>Vous n’avez pas les %n blocs qu’une ville accepte pour cela.</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose a building of the display, or a monument.</source>
        <translation>Choisissez d’abord un bâtiment du présentoir, ou un monument.</translation>
    </message>
    <message>
        <source>Blocks pay for buildings: first choose one, and its city.</source>
        <translation>Les blocs paient les bâtiments&#x202f;: choisissez d’abord un bâtiment et sa ville.</translation>
    </message>
    <message>
        <source>First take one of your markers from the royal court.</source>
        <translation>Prenez d’abord un de vos marqueurs à la Cour Royale.</translation>
    </message>
    <message>
        <source>Upgrade tiles are taken when a monument is built.</source>
        <translation>Les tuiles Amélioration se prennent en construisant un monument.</translation>
    </message>
    <message>
        <source>You have no building yet that could bear it.</source>
        <translation>Vous n’avez encore aucun bâtiment qui puisse la porter.</translation>
    </message>
    <message>
        <source>You don&apos;t have blocks that pay for it in {city}.</source>
        <translation>Vous n’avez pas les blocs pour le payer à {city}.</translation>
    </message>
</context>
<context>
    <name>OverviewSaving</name>
    <message>
        <source>Carrara overview</source>
        <comment>a file name</comment>
        <translation>Carrara aide-mémoire</translation>
    </message>
    <message>
        <source>Save the overview</source>
        <translation>Enregistrer l’aide-mémoire</translation>
    </message>
    <message>
        <source>The overview can&apos;t be saved.</source>
        <translation>L’aide-mémoire ne peut pas être enregistré.</translation>
    </message>
    <message>
        <source>Carrara Desktop, an independent program. The game was designed by Wolfgang Kramer and Michael Kiesling and is published by Game Brewer.</source>
        <translation>Carrara Desktop, programme indépendant. Le jeu est de Wolfgang Kramer et Michael Kiesling&#x202f;; il est édité par Game Brewer.</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>A program plays</source>
        <translation>Un programme joue</translation>
    </message>
    <message>
        <source>The program is started on this computer and told in each turn what its seat may see; it answers with a move, as PROTOCOL.md describes. Choose only programs that you trust.</source>
        <translation>Le programme est lancé sur cet ordinateur&#x202f;; à chaque tour, il apprend ce que son joueur peut voir et répond par un coup, comme le décrit PROTOCOL.md. Ne choisissez que des programmes de confiance.</translation>
    </message>
    <message>
        <source>&amp;Command line</source>
        <translation>Ligne de &amp;commande</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Ligne de commande</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>Starts the program and asks it for one move of a new game.</source>
        <translation>Lance le programme et lui demande un coup d’une nouvelle partie.</translation>
    </message>
    <message>
        <source>What came of the try</source>
        <translation>Résultat de l’essai</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Choisir un programme</translation>
    </message>
    <message>
        <source>Asking the program…</source>
        <translation>Le programme réfléchit…</translation>
    </message>
    <message>
        <source>It works. Its move: {move}</source>
        <translation>Il fonctionne. Son coup&#x202f;: {move}</translation>
    </message>
    <message>
        <source>It fails: {reason}</source>
        <translation>Il ne fonctionne pas&#x202f;: {reason}</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{said}; {reason}</source>
        <translation>{said}&#x202f;; {reason}</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Coup {number} sur {all}</translation>
    </message>
    <message>
        <source>Branch {number}, from move {move}</source>
        <translation>Variante {number}, à partir du coup {move}</translation>
    </message>
    <message>
        <source>Rename the branch</source>
        <translation>Renommer la variante</translation>
    </message>
    <message>
        <source>Name of the branch:</source>
        <translation>Nom de la variante&#x202f;:</translation>
    </message>
    <message>
        <source>Delete the branch “{name}”?</source>
        <translation>Supprimer la variante «&#x202f;{name}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>The game itself stays as it is.</source>
        <translation>La partie elle-même reste telle quelle.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The game itself</source>
        <translation>La partie elle-même</translation>
    </message>
    <message>
        <source>&amp;Rename this branch…</source>
        <translation>&amp;Renommer cette variante…</translation>
    </message>
    <message>
        <source>&amp;Delete this branch…</source>
        <translation>&amp;Supprimer cette variante…</translation>
    </message>
    <message>
        <source>To the first move</source>
        <translation>Au premier coup</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Au dernier coup</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Déroulement de la partie</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer d’ici</translation>
    </message>
    <message>
        <source>Try another way from this position. It is kept as a branch of the game.</source>
        <translation>Essayer une autre voie à partir de cette position. Elle est gardée comme variante de la partie.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play the game</source>
        <translation>Rejouer la partie</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a replay</comment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a replay</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a replay</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Pace: {pace}</source>
        <translation>Rythme&#x202f;: {pace}</translation>
    </message>
    <message>
        <source>How fast the game plays</source>
        <translation>À quelle vitesse la partie est rejouée</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Branches; shown now: {name}</source>
        <translation>Variantes&#x202f;; montrée maintenant&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>The report can&apos;t be kept.</source>
        <translation>Impossible de conserver le rapport.</translation>
    </message>
    <message>
        <source>There is a report once the game is over: it looks behind the screens.</source>
        <translation>Le rapport n’existe qu’une fois la partie finie&#x202f;: il regarde derrière les paravents.</translation>
    </message>
    <message>
        <source>Every decision is being judged.</source>
        <translation>Chaque décision est en cours d’examen.</translation>
    </message>
    <message>
        <source>This is only a part of the report: {done} of {all} decisions have been judged.</source>
        <translation>Ce n’est qu’une partie du rapport&#x202f;: {done} décisions sur {all} ont été jugées.</translation>
    </message>
    <message>
        <source>The report could not be made.</source>
        <translation>Le rapport n’a pas pu être établi.</translation>
    </message>
    <message>
        <source>A report judges every decision of the game against the best move. It takes some minutes.</source>
        <translation>Le rapport compare chaque décision de la partie au meilleur coup. Cela prend quelques minutes.</translation>
    </message>
    <message>
        <source>Losses are against the best move in the same imagined futures.</source>
        <translation>Les pertes sont mesurées par rapport au meilleur coup, dans les mêmes avenirs imaginés.</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Décisions examinées</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Jugement</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Points perdus</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <translation>Chances perdues</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <source>Move {number}, chance: {name} {change}</source>
        <translation>Coup {number}, hasard&#x202f;: {name} {change}</translation>
    </message>
    <message>
        <source>Move {number}, decision: {name} {change}</source>
        <translation>Coup {number}, décision&#x202f;: {name} {change}</translation>
    </message>
    <message>
        <source>Played: {move}</source>
        <translation>Joué&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Mieux&#x202f;: {move}</translation>
    </message>
    <message>
        <source>&amp;Make the report</source>
        <translation>Éta&amp;blir le rapport</translation>
    </message>
    <message>
        <source>&amp;Go on with the report</source>
        <translation>&amp;Poursuivre le rapport</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>Luck and skill of each seat, in points</source>
        <translation>Chance et habileté de chaque joueur, en points</translation>
    </message>
    <message>
        <source>Decisions and what they lost</source>
        <translation>Les décisions et ce qu’elles ont coûté</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Rulings</source>
        <translation>Points de règle</translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <comment>so many were found</comment>
        <translation>
            <numerusform>%n sujet</numerusform>
            <numerusform>%n sujets</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>Words of the rules</source>
        <translation>Des mots des règles</translation>
    </message>
    <message>
        <source>Find rules with these words</source>
        <translation>Chercher les règles avec ces mots</translation>
    </message>
    <message>
        <source>Topics of the rules</source>
        <translation>Sujets des règles</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Back to the topic that was read before this one</source>
        <translation>Revenir au sujet précédent</translation>
    </message>
</context>
<context>
    <name>RulingsModel</name>
    <message>
        <source>Certain</source>
        <comment>a ruling</comment>
        <translation>Certain</translation>
    </message>
    <message>
        <source>Derived</source>
        <comment>a ruling</comment>
        <translation>Déduit</translation>
    </message>
    <message>
        <source>Assumed</source>
        <comment>a ruling</comment>
        <translation>Supposé</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a ruling</comment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Certitude</translation>
    </message>
</context>
<context>
    <name>RulingsView</name>
    <message numerus="yes">
        <source>%n ruling(s)</source>
        <comment>so many were found</comment>
        <translation>
            <numerusform>%n&#xa0;point de règle</numerusform>
            <numerusform>%n&#xa0;points de règle</numerusform>
        </translation>
    </message>
    <message>
        <source>No ruling holds all these words.</source>
        <translation>Aucun point de règle ne contient tous ces mots.</translation>
    </message>
    <message>
        <source>Ruling {number}</source>
        <translation>Point de règle {number}</translation>
    </message>
    <message>
        <source>Certain: this stands in the rulebook.</source>
        <translation>Certain&#x202f;: c’est écrit dans la règle.</translation>
    </message>
    <message>
        <source>Derived: this follows from the rulebook or its examples.</source>
        <translation>Déduit&#x202f;: cela découle de la règle ou de ses exemples.</translation>
    </message>
    <message>
        <source>Assumed: our best guess, as no source was found.</source>
        <translation>Supposé&#x202f;: notre meilleure hypothèse, faute de source.</translation>
    </message>
    <message>
        <source>What the program does where the rules leave a question open or are easily misread, and how sure that is.</source>
        <translation>Ce que fait le programme là où la règle laisse une question ouverte ou se lit facilement de travers, et avec quelle certitude.</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>Words of a question or ruling</source>
        <translation>Mots d’une question ou d’une réponse</translation>
    </message>
    <message>
        <source>Find rulings with these words</source>
        <translation>Chercher les points de règle contenant ces mots</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Points de règle</translation>
    </message>
</context>
<context>
    <name>SavingNotice</name>
    <message>
        <source>The game could not be saved. It goes on, but keep the window open.</source>
        <translation>La partie n’a pas pu être enregistrée. Elle continue, mais ne fermez pas la fenêtre.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Another program has changed the file of this game. The file is left as it is, and your game goes on in a copy of its own.</source>
        <translation>Un autre programme a modifié le fichier de cette partie. Le fichier reste tel quel, et votre partie continue dans sa propre copie.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>La partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>The last moves are not saved. Leave the game all the same, and lose them?</source>
        <translation>Les derniers coups ne sont pas enregistrés. Quitter quand même la partie et les perdre&#x202f;?</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Your program: {command}</source>
        <translation>Votre programme&#x202f;: {command}</translation>
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
        <source>A program…</source>
        <translation>Un programme…</translation>
    </message>
    <message>
        <source>Program: {name}</source>
        <translation>Programme&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Robot&#x202f;: {name}</translation>
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
        <translation>Comme le système&#x202f;: {language}</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>L&amp;ook</source>
        <translation>Appare&amp;nce</translation>
    </message>
    <message>
        <source>Size of the &amp;text</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>&amp;Bots&apos; pace</source>
        <translation>&amp;Rythme des robots</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animations</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>look</comment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>look</comment>
        <translation>Claire</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>look</comment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>look</comment>
        <translation>Contraste élevé</translation>
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
        <source>&amp;Reduced motion</source>
        <translation>Mouvements ré&amp;duits</translation>
    </message>
    <message>
        <source>&amp;Confirm every move</source>
        <translation>&amp;Confirmer chaque coup</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>S&amp;ons</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>To&amp;uches…</translation>
    </message>
    <message>
        <source>Look and text as at first</source>
        <translation>Apparence et texte comme au début</translation>
    </message>
    <message>
        <source>Changes at once, also in a game that is being played.</source>
        <translation>Change tout de suite, même pendant une partie.</translation>
    </message>
    <message>
        <source>The colours of the pages and of the table.</source>
        <translation>Les couleurs des pages et de la table.</translation>
    </message>
    <message>
        <source>The table itself grows with the window, and by zooming.</source>
        <translation>La table elle-même grandit avec la fenêtre et le zoom.</translation>
    </message>
    <message>
        <source>How long a bot&apos;s move stays visible before the next one.</source>
        <translation>Combien de temps le coup d’un robot reste visible avant le suivant.</translation>
    </message>
    <message>
        <source>How fast the wheel turns and pieces move. A click or a key always skips it.</source>
        <translation>La vitesse de la roue et des pièces. Un clic ou une touche passe toujours l’animation.</translation>
    </message>
    <message>
        <source>Nothing moves by itself; what has changed is marked instead.</source>
        <translation>Rien ne bouge de soi-même&#x202f;; ce qui a changé est marqué.</translation>
    </message>
    <message>
        <source>You choose a move, see what it costs and brings, and confirm it. Without this, the last choice makes the move.</source>
        <translation>Vous choisissez un coup, voyez ce qu’il coûte et rapporte, puis le confirmez. Sans cela, le dernier choix joue le coup.</translation>
    </message>
    <message>
        <source>Short and quiet: a piece set down, your turn, the end.</source>
        <translation>Brefs et discrets&#x202f;: une pièce posée, votre tour, la fin.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>ShortcutWords</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Rules and learning</source>
        <translation>Règles et apprentissage</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Activer ou couper le son</translation>
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
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Confirm the move</source>
        <translation>Confirmer le coup</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Écrire un coup</translation>
    </message>
    <message>
        <source>What happened since my last turn</source>
        <translation>Ce qui s’est passé depuis mon dernier tour</translation>
    </message>
    <message>
        <source>To the table, the moves, the record</source>
        <translation>Vers la table, les coups, le journal</translation>
    </message>
    <message>
        <source>To the first move</source>
        <translation>Au premier coup</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Au dernier coup</translation>
    </message>
    <message>
        <source>Play the game again, or pause</source>
        <translation>Rejouer la partie, ou faire une pause</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Voir toute la table</translation>
    </message>
    <message>
        <source>Enlarge my board</source>
        <translation>Agrandir mon plateau</translation>
    </message>
    <message>
        <source>Enlarge the first board at the side</source>
        <translation>Agrandir le premier plateau sur le côté</translation>
    </message>
    <message>
        <source>Enlarge the second board at the side</source>
        <translation>Agrandir le deuxième plateau sur le côté</translation>
    </message>
    <message>
        <source>Enlarge the third board at the side</source>
        <translation>Agrandir le troisième plateau sur le côté</translation>
    </message>
    <message>
        <source>Enlarge the wheel</source>
        <translation>Agrandir la roue</translation>
    </message>
    <message>
        <source>Enlarge the royal court</source>
        <translation>Agrandir la Cour Royale</translation>
    </message>
    <message>
        <source>Enlarge the display</source>
        <translation>Agrandir le présentoir</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>&amp;Possible moves</source>
        <translation>Coups &amp;possibles</translation>
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
    <name>SlipCard</name>
    <message>
        <source>Better: {move}</source>
        <translation>Mieux&#x202f;: {move}</translation>
    </message>
    <message>
        <source>{points} ± {error} points more</source>
        <translation>{points} ± {error} points de plus</translation>
    </message>
    <message>
        <source>Was that meant?</source>
        <translation>Vraiment&#x202f;?</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
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
    <name>StatisticsPage</name>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>Rating {mean} ± {margin}</source>
        <translation>Cote {mean} ± {margin}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>in statistics</comment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in statistics</comment>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <comment>in statistics</comment>
        <translation>
            <numerusform>%n partie terminée</numerusform>
            <numerusform>%n parties terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <comment>games in statistics</comment>
        <translation>
            <numerusform>%n écartée</numerusform>
            <numerusform>%n écartées</numerusform>
        </translation>
    </message>
    <message>
        <source>looked through: {done} of {all}</source>
        <translation>parcourues&#x202f;: {done} sur {all}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Only games without &amp;bots</source>
        <translation>Seulement les parties sans &amp;robot</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Records of the house</source>
        <translation>Records de la &amp;maison</translation>
    </message>
    <message>
        <source>Rating over &amp;time</source>
        <translation>Évolution de la &amp;cote</translation>
    </message>
    <message>
        <source>By &amp;variant and seats</source>
        <translation>Par &amp;version et nombre de joueurs</translation>
    </message>
    <message>
        <source>&amp;Head to head</source>
        <translation>&amp;Face à face</translation>
    </message>
    <message>
        <source>&amp;Favourites</source>
        <translation>&amp;Préférences</translation>
    </message>
    <message>
        <source>Nobody has finished a game yet. Finished games are counted here by themselves.</source>
        <translation>Personne n’a encore terminé de partie. Les parties terminées sont comptées ici d’elles-mêmes.</translation>
    </message>
    <message>
        <source>Ratings after Weng and Lin (2011): how strong a player is, and how sure that is. The true strength lies within ± of it 19 times out of 20.</source>
        <translation>Cotes d’après Weng et Lin (2011)&#x202f;: la force d’un joueur et la certitude qu’on en a. La force réelle est dans l’intervalle ± 19 fois sur 20.</translation>
    </message>
    <message>
        <source>Enter or a double click shows the game in the library.</source>
        <translation>Entrée ou un double clic montre la partie dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Records of the house</source>
        <translation>Records de la maison</translation>
    </message>
    <message>
        <source>Rating over time</source>
        <translation>Évolution de la cote</translation>
    </message>
    <message>
        <source>Games by variant and seats</source>
        <translation>Parties par version et nombre de joueurs</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Wins, %</source>
        <translation>% gagné</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best points</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>±</source>
        <comment>how sure a rating is</comment>
        <translation>±</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>victories in a row</comment>
        <translation>Série</translation>
    </message>
    <message>
        <source>Longest</source>
        <comment>the longest row of victories</comment>
        <translation>Max.</translation>
    </message>
    <message>
        <source>{name} (bot)</source>
        <translation>{name} (robot)</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée le</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>In a game</source>
        <comment>on average</comment>
        <translation>Par partie</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Le plus de points</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Le moins de points</translation>
    </message>
    <message>
        <source>Fewest points that won</source>
        <translation>Le moins de points pour gagner</translation>
    </message>
    <message>
        <source>Clearest victory, in points</source>
        <translation>La plus large victoire, en points</translation>
    </message>
    <message>
        <source>Narrowest victory, in points</source>
        <translation>La victoire la plus serrée, en points</translation>
    </message>
    <message>
        <source>Longest game, in turns</source>
        <translation>La plus longue partie, en tours</translation>
    </message>
    <message>
        <source>Shortest game, in turns</source>
        <translation>La plus courte partie, en tours</translation>
    </message>
    <message>
        <source>Most victories in a row</source>
        <translation>Le plus de victoires d’affilée</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Take the last move back</source>
        <translation>Reprendre le dernier coup</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Rejouer le coup qui a été repris</translation>
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
        <source>This game is only shown; nothing in it can be changed.</source>
        <translation>Cette partie est seulement montrée&#x202f;; rien ne peut y être changé.</translation>
    </message>
    <message>
        <source>Nobody has made a move yet.</source>
        <translation>Personne n’a encore joué.</translation>
    </message>
    <message>
        <source>The last move can&apos;t be taken back: it brought something new to light.</source>
        <translation>Le dernier coup ne peut pas être défait&#x202f;: il a révélé quelque chose de nouveau.</translation>
    </message>
    <message>
        <source>The last move can&apos;t be taken back: a bot has moved since.</source>
        <translation>Le dernier coup ne peut pas être défait&#x202f;: un robot a joué depuis.</translation>
    </message>
    <message>
        <source>There is no move to make again.</source>
        <translation>Il n’y a aucun coup à rejouer.</translation>
    </message>
    <message>
        <source>You are looking back. Go to the last move first.</source>
        <translation>Vous regardez en arrière. Allez d’abord au dernier coup.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Cours</translation>
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
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
    <message>
        <source>Explain the moves</source>
        <translation>Expliquer les coups</translation>
    </message>
    <message>
        <source>The rule of a thing on the table: point at it and press F1, or press it long</source>
        <translation>La règle d’une chose de la table&#x202f;: pointez-la et pressez F1, ou appuyez dessus longuement</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>TableHands</name>
    <message>
        <source>There is nothing to end: the turn ends by itself.</source>
        <translation>Il n’y a rien à finir&#x202f;: le tour finit de lui-même.</translation>
    </message>
    <message>
        <source>Nobody else has moved since your last turn.</source>
        <translation>Personne d’autre n’a joué depuis votre dernier tour.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>bot</source>
        <translation>robot</translation>
    </message>
    <message>
        <source>The bot failed to answer; another lawful move was made for it.</source>
        <translation>Le robot n’a pas répondu&#x202f;; un autre coup permis a été joué à sa place.</translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <comment>table rules</comment>
        <translation>
            <numerusform>%n&#xa0;règle modifiée</numerusform>
            <numerusform>%n&#xa0;règles modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Comme d’habitude</translation>
    </message>
    <message>
        <source>Table &amp;rules</source>
        <translation>&amp;Règles maison</translation>
    </message>
    <message>
        <source>For what the rulebook leaves open, and for tables that play it otherwise. The first of each list is usual.</source>
        <translation>Pour ce que la règle laisse ouvert et pour qui joue autrement. Le premier choix de chaque liste est l’usage.</translation>
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
        <source>Wheel</source>
        <comment>a part of the table</comment>
        <translation>Roue</translation>
    </message>
    <message>
        <source>Decorations and statues</source>
        <translation>Décorations et statues</translation>
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
            <numerusform>%n&#xa0;point de victoire</numerusform>
            <numerusform>%n&#xa0;points de victoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <comment>reward</comment>
        <translation>
            <numerusform>%n&#xa0;florin</numerusform>
            <numerusform>%n&#xa0;florins</numerusform>
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
        <source>no building yet</source>
        <translation>aucun bâtiment</translation>
    </message>
    <message>
        <source>scored: {spaces}</source>
        <translation>évalué&#x202f;: {spaces}</translation>
    </message>
    <message>
        <source>in warehouses: {pieces}</source>
        <translation>dans les entrepôts&#x202f;: {pieces}</translation>
    </message>
    <message>
        <source>Both discs: turn them one sector clockwise and refill the wheel to eleven blocks</source>
        <translation>Les deux roues&#x202f;: les tourner d’un secteur dans le sens horaire et compléter à onze blocs</translation>
    </message>
    <message>
        <source>The wheel: turn it one sector clockwise and refill it to eleven blocks</source>
        <translation>La roue&#x202f;: tournez-la d’un secteur dans le sens des aiguilles d’une montre et complétez-la à onze blocs</translation>
    </message>
    <message>
        <source>The disc of statues: turn it alone one sector clockwise, without refilling</source>
        <translation>La roue des statues&#x202f;: la tourner seule d’un secteur dans le sens horaire, sans compléter</translation>
    </message>
    <message>
        <source>{colour} {price}</source>
        <translation>{colour} {price}</translation>
    </message>
    <message>
        <source>Section {name}, prices in florins: {prices}</source>
        <translation>Emplacement {name}, prix en florins&#x202f;: {prices}</translation>
    </message>
    <message>
        <source>for its last block: {pieces}</source>
        <translation>pour son dernier bloc&#x202f;: {pieces}</translation>
    </message>
    <message>
        <source>A {colour} block in section {name}: {price}</source>
        <translation>Bloc {colour}, emplacement {name}&#x202f;: {price}</translation>
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
        <translation>Monument&#x202f;: {building}</translation>
    </message>
    <message>
        <source>Upgrade tile: {city} pays one more for each point of value</source>
        <translation>Tuile Amélioration&#x202f;: {city} rapporte 1 de plus par point de valeur</translation>
    </message>
    <message>
        <source>Bonus slot: {reward}</source>
        <translation>Section bonus&#x202f;: {reward}</translation>
    </message>
    <message>
        <source>Markers of: {names}</source>
        <translation>Marqueurs&#x202f;: {names}</translation>
    </message>
    <message>
        <source>The royal visit goes on here</source>
        <translation>La Visite Royale se déroule ici</translation>
    </message>
    <message>
        <source>Open area: markers here score without a bonus and without a visit</source>
        <translation>Zone ouverte&#x202f;: les marqueurs s’y évaluent sans bonus ni visite</translation>
    </message>
    <message>
        <source>Royal-visit marker: nobody holds it</source>
        <translation>Marqueur de Visite Royale&#x202f;: personne ne le détient</translation>
    </message>
    <message>
        <source>Royal-visit marker: {name} holds it</source>
        <translation>Marqueur de Visite Royale&#x202f;: {name} le détient</translation>
    </message>
    <message>
        <source>{city}, scored once in the game</source>
        <translation>{city}&#x202f;: évaluée une seule fois dans la partie</translation>
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
        <translation>Tous les bâtiments {type}&#x202f;: valeur de chacun × récompense de sa ville</translation>
    </message>
    <message>
        <source>{landscape}: {reward} for each point of value</source>
        <translation>{landscape}&#x202f;: {reward} par point de valeur</translation>
    </message>
    <message>
        <source>All buildings with a statue in {one} and {other}: each value times the reward of its city</source>
        <translation>Tous les bâtiments avec statue ({one}, {other})&#x202f;: chaque valeur fois la récompense de sa ville</translation>
    </message>
    <message>
        <source>scored already</source>
        <translation>déjà évalué</translation>
    </message>
    <message>
        <source>Show {florins}: at the end {rate} of them make a point instead of {usual}</source>
        <translation>Montrer {florins}&#x202f;: à la fin, {rate} valent un point au lieu de {usual}</translation>
    </message>
    <message>
        <source>claimed by {name}</source>
        <translation>réservé&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Most statues in {city} at the end, VP: {ranks}</source>
        <translation>Majorité de statues à la fin ({city}), PV&#x202f;: {ranks}</translation>
    </message>
    <message>
        <source>left: {count}</source>
        <translation>reste&#x202f;: {count}</translation>
    </message>
    <message>
        <source>for: {type}, whose value it raises by one</source>
        <translation>pour&#x202f;: {type}, dont elle augmente la valeur de un</translation>
    </message>
    <message>
        <source>for a building in: {cities}</source>
        <translation>pour un bâtiment dans&#x202f;: {cities}</translation>
    </message>
    <message>
        <source>for a building in any city</source>
        <translation>pour un bâtiment de n’importe quelle ville</translation>
    </message>
    <message>
        <source>Once a turn a decoration or a statue can be bought: {price}. A statue only for a building in the city of its colour.</source>
        <translation>Une fois par tour, on peut acheter une décoration ou une statue&#x202f;: {price}. Une statue seulement pour un bâtiment de la ville de sa couleur.</translation>
    </message>
    <message>
        <source>A free warehouse</source>
        <translation>Un entrepôt libre</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Entrepôt</translation>
    </message>
    <message>
        <source>can be moved to a building from the next turn on</source>
        <translation>peut aller sur un bâtiment dès le prochain tour</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Ne rien prendre</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>{city} accepts {colours}; {reward} for each point of value</source>
        <translation>{city}, blocs acceptés&#x202f;: {colours}&#x202f;; {reward} par point de valeur</translation>
    </message>
    <message>
        <source>{building}, in {city}</source>
        <translation>{city}&#x202f;: {building}</translation>
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
        <translation>Paiement&#x202f;: {colour}</translation>
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
            <numerusform>Pioche&#x202f;: %n tuile restante</numerusform>
            <numerusform>Pioche&#x202f;: %n tuiles restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>The screen of {name}</source>
        <translation>Paravent&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Behind the screen of {name}</source>
        <translation>Derrière le paravent ({name})</translation>
    </message>
    <message numerus="yes">
        <source>Pass: take %n florin(s)</source>
        <translation>
            <numerusform>Passer&#x202f;: prendre %n&#xa0;florin</numerusform>
            <numerusform>Passer&#x202f;: prendre %n&#xa0;florins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachingCard</name>
    <message>
        <source>What it is for</source>
        <translation>À quoi cela sert</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>The rule about it</source>
        <translation>La règle à ce sujet</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>New in section I: {blocks}.</source>
        <translation>Nouveaux blocs à l’emplacement I&#x202f;: {blocks}.</translation>
    </message>
    <message>
        <source>New on the display: {tile}.</source>
        <translation>Arrive au présentoir&#x202f;: {tile}.</translation>
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
        <translation>{name} ne suit pas la visite&#x202f;: son marqueur va dans la zone ouverte.</translation>
    </message>
    <message>
        <source>{name} turns the wheel.</source>
        <translation>{name} fait tourner la roue.</translation>
    </message>
    <message>
        <source>{name} buys in section {section}: {blocks} for {price}.</source>
        <translation>{name} achète à l’emplacement {section}&#x202f;: {blocks} pour {price}.</translation>
    </message>
    <message>
        <source>{name} lifts the screen: nothing is affordable. {name} takes {florins}.</source>
        <translation>{name} relève son paravent&#x202f;: pas de quoi acheter un bloc. {name} prend {florins}.</translation>
    </message>
    <message>
        <source>{name} builds {tile} in {city} (paid: {blocks}).</source>
        <translation>{name} construit&#x202f;: {tile}, {city} (paiement&#x202f;: {blocks}).</translation>
    </message>
    <message>
        <source>{name} builds the monument {type} in {city} over {type} {value} (paid: {blocks}).</source>
        <translation>{name} améliore un bâtiment en monument&#x202f;: {type} {value}, {city} (paiement&#x202f;: {blocks}).</translation>
    </message>
    <message>
        <source>{name} builds the monument {type} in {city} (paid: {blocks}).</source>
        <translation>{name} construit un monument&#x202f;: {type}, {city} (paiement&#x202f;: {blocks}).</translation>
    </message>
    <message>
        <source>{name} takes the upgrade tile of {city}, which now pays ×{reward}.</source>
        <translation>{name} prend une tuile Amélioration&#x202f;: {city}, qui rapporte désormais ×{reward}.</translation>
    </message>
    <message>
        <source>{name} has no markers left and gains {points} for building.</source>
        <translation>{name} n’a plus de marqueurs et gagne {points} pour cette construction.</translation>
    </message>
    <message>
        <source>{name} calls a royal visit to slot {number}.</source>
        <translation>{name} appelle la Visite Royale&#x202f;: section {number}.</translation>
    </message>
    <message>
        <source>{name} takes the marker from slot {number}.</source>
        <translation>{name} prend le marqueur de la section {number}.</translation>
    </message>
    <message>
        <source>{name} takes the bonus: {pays}.</source>
        <translation>{name} prend le bonus&#x202f;: {pays}.</translation>
    </message>
    <message>
        <source>{name} shows {florins}: at the end {rate} of them make a point.</source>
        <translation>{name} montre {florins}&#x202f;: à la fin, {rate} valent un point.</translation>
    </message>
    <message>
        <source>{name} scores {space}: {pays}.</source>
        <translation>{name} évalue&#x202f;: {space} ({pays}).</translation>
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
        <source>{name} has {florins} left, at {rate} : 1: {pays}.</source>
        <translation>{name} garde {florins}, à {rate}&#x202f;: 1 ({pays}).</translation>
    </message>
    <message>
        <source>The game is over: {scores}.</source>
        <translation>La partie est terminée&#x202f;: {scores}.</translation>
    </message>
    <message>
        <source>The disc of decorations is turned at random.</source>
        <translation>La roue des décorations est placée au hasard.</translation>
    </message>
    <message>
        <source>{name} turns the disc of statues alone.</source>
        <translation>{name} tourne seulement la roue des statues.</translation>
    </message>
    <message>
        <source>{name} empties section {section}: {decoration} or {statue}.</source>
        <translation>{name} vide l’emplacement {section}&#x202f;: {decoration} ou {statue}.</translation>
    </message>
    <message>
        <source>{name} takes a piece for a building in {city}: {piece}.</source>
        <translation>{name} prend pour un bâtiment ({city})&#x202f;: {piece}.</translation>
    </message>
    <message>
        <source>{name} forgoes the golden statue, which goes to the box.</source>
        <translation>{name} renonce à la statue d’or, qui va dans la boîte.</translation>
    </message>
    <message>
        <source>{name} takes no piece.</source>
        <translation>{name} ne prend rien.</translation>
    </message>
    <message>
        <source>{name} takes a piece into a warehouse: {piece}.</source>
        <translation>{name} prend dans un entrepôt&#x202f;: {piece}.</translation>
    </message>
    <message>
        <source>{name} empties a warehouse, into the box: {piece}.</source>
        <translation>{name} vide un entrepôt, dans la boîte&#x202f;: {piece}.</translation>
    </message>
    <message>
        <source>{name} moves a stored piece to a building in {city}: {piece}.</source>
        <translation>{name} sort de l’entrepôt pour un bâtiment ({city})&#x202f;: {piece}.</translation>
    </message>
    <message>
        <source>{name} buys a piece for a building in {city}: {piece}, for {price}.</source>
        <translation>{name} achète pour un bâtiment ({city})&#x202f;: {piece}, pour {price}.</translation>
    </message>
    <message>
        <source>{name} has no decorations.</source>
        <translation>{name} n’a pas de décoration.</translation>
    </message>
    <message>
        <source>{name} counts decorations: {sets}. {pays}.</source>
        <translation>{name} compte les décorations&#x202f;: {sets}. {pays}.</translation>
    </message>
    <message>
        <source>{name} gets nothing for statues.</source>
        <translation>{name} ne reçoit rien pour les statues.</translation>
    </message>
    <message>
        <source>{name} counts statues: {cities}. {pays}.</source>
        <translation>{name} compte les statues&#x202f;: {cities}. {pays}.</translation>
    </message>
</context>
<context>
    <name>TitleDialog</name>
    <message>
        <source>Rename the game</source>
        <translation>Renommer la partie</translation>
    </message>
    <message>
        <source>&amp;Name of the game</source>
        <translation>&amp;Nom de la partie</translation>
    </message>
</context>
<context>
    <name>TurnTeller</name>
    <message>
        <source>This is how the table stood. The last move leads back to the game.</source>
        <translation>Voilà comment était la table. Le dernier coup ramène à la partie.</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Regard en arrière</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>réfléchit…</translation>
    </message>
</context>
<context>
    <name>TypedMove</name>
    <message>
        <source>&amp;Move:</source>
        <translation>Co&amp;up&#x202f;:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Move in notation</source>
        <translation>Coup écrit</translation>
    </message>
</context>
<context>
    <name>_Point</name>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
</context>
</TS>
