<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Carrara Desktop</source>
        <translation>O programu Carrara Desktop</translation>
    </message>
    <message>
        <source>Carrara Desktop</source>
        <translation>Carrara Desktop</translation>
    </message>
    <message>
        <source>Version {version} · Python {python} · Qt {qt}</source>
        <translation>Verze {version} · Python {python} · Qt {qt}</translation>
    </message>
    <message>
        <source>An independent program. The Palaces of Carrara was designed by Wolfgang Kramer and Michael Kiesling and is published by Game Brewer. No picture and no text is taken from a published edition: if you like the game, buy it and play it at a real table.</source>
        <translation>Nezávislý program. Autory hry Paláce Carrary jsou Wolfgang Kramer a Michael Kiesling, vydává ji Game Brewer. Žádný obrázek ani text nepochází z vydané hry: jestli se vám líbí, kupte si ji a zahrajte si ji u opravdového stolu.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence.</source>
        <translation>Program je svobodný software pod licencí MIT.</translation>
    </message>
    <message>
        <source>Its pictures, icons and texts are under the licence Creative Commons Attribution 4.0 International.</source>
        <translation>Jeho obrázky, ikony a texty jsou pod licencí Creative Commons Uveďte původ 4.0 Mezinárodní.</translation>
    </message>
    <message>
        <source>Fonts: EB Garamond by Georg Duffner and Octavio Pardo, and Carrara Sans, which is Lato by Łukasz Dziedzic with higher lines; both under the SIL Open Font License 1.1, whose text lies beside the font files.</source>
        <translation>Písma: EB Garamond (Georg Duffner a Octavio Pardo) a Carrara Sans, což je Lato (Łukasz Dziedzic) s vyššími řádky; obě pod licencí SIL Open Font License 1.1, jejíž text je vedle souborů písem.</translation>
    </message>
    <message>
        <source>Windows, buttons and drawing: Qt and Qt for Python by The Qt Company, under the GNU Lesser General Public License, version 3.</source>
        <translation>Okna, tlačítka a kreslení: Qt a Qt for Python společnosti The Qt Company, pod licencí GNU Lesser General Public License verze 3.</translation>
    </message>
    <message>
        <source>Saved games and folders: msgspec by Jim Crist-Harif (BSD licence) and platformdirs by its contributors (MIT licence). Python by the Python Software Foundation (PSF licence).</source>
        <translation>Uložené hry a složky: msgspec, autor Jim Crist-Harif (licence BSD), a platformdirs od jeho přispěvatelů (licence MIT). Python od Python Software Foundation (licence PSF).</translation>
    </message>
</context>
<context>
    <name>CarraraComposer</name>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a monument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a city for it: click its column, or drag the tile there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These blocks don&apos;t pay for it. Click blocks behind your screen to change them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click your blocks to pay with others.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CarraraTable</name>
    <message>
        <source>Table of The Palaces of Carrara</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CarraraWords</name>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <comment>an amount of money</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>victory points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>urban landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rural landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open area, no bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bonus} (slot {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New in section I: {blocks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} returns the royal-visit marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} does not follow the visit: the marker goes to the open area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} turns the wheel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} buys in section {section}: {blocks} for {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lifts the screen: nothing is affordable. {name} takes {florins}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} builds {tile} in {city} (paid: {blocks}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New on the display: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} builds the monument {type} in {city} over {type} {value} (paid: {blocks}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} builds the monument {type} in {city} (paid: {blocks}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the upgrade tile of {city}, which now pays ×{reward}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no markers left and gains {points} for building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} calls a royal visit for {slot}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the bonus: {pays}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} scores {space}: {pays}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes and takes {florins}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} brings about the end and gains {points}. Everybody else has one more turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {florins} left: {pays}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Palaces of Carrara</source>
        <translation type="unfinished">Paláce Carrary</translation>
    </message>
    <message>
        <source>Bonuses of the royal court</source>
        <translation type="unfinished">Bonusy královského dvora</translation>
    </message>
    <message>
        <source>Scored cities</source>
        <translation type="unfinished">Bodovaná města</translation>
    </message>
    <message>
        <source>Scored types of building</source>
        <translation type="unfinished">Bodované druhy budov</translation>
    </message>
    <message>
        <source>Scored landscapes</source>
        <translation type="unfinished">Bodované krajiny</translation>
    </message>
    <message>
        <source>Built after the last marker</source>
        <translation type="unfinished">Stavby po posledním sloupku</translation>
    </message>
    <message>
        <source>Ended the game</source>
        <translation type="unfinished">Ukončení hry</translation>
    </message>
    <message>
        <source>Florins left</source>
        <translation type="unfinished">Zbylé florény</translation>
    </message>
    <message>
        <source>Blocks left (break ties)</source>
        <translation type="unfinished">Zbylé bloky (při shodě)</translation>
    </message>
    <message>
        <source>Points and blocks left are level.</source>
        <translation type="unfinished">Body i zbylé bloky jsou vyrovnané.</translation>
    </message>
    <message>
        <source>The points were level: the blocks left behind the screen decided.</source>
        <translation type="unfinished">Při rovnosti bodů rozhodly bloky, které zbyly za zástěnou.</translation>
    </message>
    <message>
        <source>New blocks are drawn; then you buy. This can&apos;t be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes nothing you have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section {section}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks} for {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city}, over {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a monument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the royal visit: {slot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no upgrade tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade {city} to {pays} a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the wheel and refill it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the screen (nothing is affordable)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass and take {florins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay {blocks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a scoring space for your marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an upgrade tile for one of your cities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel has turned: buy blocks from one section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A royal visit for {slot}: follow it and score, or do something else; your marker then goes to the open area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last turn: buy, build, score or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: buy, build, score or pass.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceCard</name>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Předejte notebook, hraje {name}</translation>
    </message>
    <message>
        <source>The table is covered until {name} is there.</source>
        <translation>Stůl zůstává zakrytý, dokud notebook nepřevezme {name}.</translation>
    </message>
    <message>
        <source>I am {name}: show the table</source>
        <translation>Jsem {name}, ukázat stůl</translation>
    </message>
    <message>
        <source>Leave to the home page</source>
        <translation>Odejít na úvodní stránku</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>A fault in the program</source>
        <translation>Chyba v programu</translation>
    </message>
    <message>
        <source>The program has made a mistake. Your game is safe: every move is saved as soon as it is made. You can try to play on, or close the program and continue later.</source>
        <translation>V programu nastala chyba. Vaše hra je v bezpečí: každý tah se ukládá, jakmile je proveden. Můžete zkusit hrát dál, nebo program zavřít a pokračovat později.</translation>
    </message>
    <message>
        <source>If you report the fault, please send this text along:</source>
        <translation>Budete-li chybu hlásit, přiložte prosím tento text:</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Hlášení</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
</context>
<context>
    <name>FinalPage</name>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <comment>what a winner has</comment>
        <translation>
            <numerusform>%n vítězný bod</numerusform>
            <numerusform>%n vítězné body</numerusform>
            <numerusform>%n vítězných bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation>Vítězí {name}: {points}</translation>
    </message>
    <message>
        <source>{most} and {last}</source>
        <translation>{most} a {last}</translation>
    </message>
    <message>
        <source>{names} share the victory with {points} each</source>
        <translation>O vítězství se dělí {names}, každý má {points}</translation>
    </message>
    <message>
        <source>Points by source and seat</source>
        <translation>Body podle původu a hráče</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>Zpět ke s&amp;tolu</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>Ú&amp;vod</translation>
    </message>
    <message>
        <source>&amp;New game with the same seats</source>
        <translation>&amp;Nová hra ve stejném složení</translation>
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
        <translation>Kabinet renesančních deskových her</translation>
    </message>
    <message>
        <source>The Palaces of Carrara</source>
        <translation>Paláce Carrary</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Pokračovat</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nová hra</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Na&amp;stavení</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Konec</translation>
    </message>
    <message>
        <source>An independent program. The Palaces of Carrara was designed by Wolfgang Kramer and Michael Kiesling and is published by Game Brewer.</source>
        <translation>Nezávislý program. Autory hry Paláce Carrary jsou Wolfgang Kramer a Michael Kiesling, vydává ji Game Brewer.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Verze {version}</translation>
    </message>
    <message>
        <source>&amp;About…</source>
        <translation>&amp;O programu…</translation>
    </message>
    <message>
        <source>No unfinished game</source>
        <translation>Žádná rozehraná hra</translation>
    </message>
    <message>
        <source>Last played {when}</source>
        <translation>Naposledy {when}</translation>
    </message>
    <message>
        <source>Games can&apos;t be kept at the moment: {reason}</source>
        <translation>Hry teď nelze ukládat: {reason}</translation>
    </message>
    <message>
        <source>The game played last was saved by a newer version of the program, which is needed to open it. The file is unchanged: {file}</source>
        <translation>Naposledy hranou hru uložila novější verze programu, která je k jejímu otevření potřeba. Soubor zůstal beze změny: {file}</translation>
    </message>
    <message>
        <source>The file of the game played last is damaged and can&apos;t be opened. It is left as it is: {file}</source>
        <translation>Soubor naposledy hrané hry je poškozený a nelze jej otevřít. Zůstal tak, jak je: {file}</translation>
    </message>
    <message>
        <source>Continue opens the game before it.</source>
        <translation>Pokračovat otevře hru před ní.</translation>
    </message>
    <message>
        <source>The settings were damaged, so the program started with its own. The damaged file was kept: {file}</source>
        <translation>Nastavení bylo poškozené, program proto začal s výchozím. Poškozený soubor je zachován: {file}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Nastavení se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program.</source>
        <translation>Tuto hru uložila novější verze programu.</translation>
    </message>
    <message>
        <source>The game can&apos;t be opened.</source>
        <translation>Hru nelze otevřít.</translation>
    </message>
    <message>
        <source>Carrara Desktop – The Palaces of Carrara</source>
        <translation>Carrara Desktop – Paláce Carrary</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Please type a name for this seat.</source>
        <translation>Napište prosím jméno hráče.</translation>
    </message>
    <message>
        <source>Seat {number} has this name already: please type another one.</source>
        <translation>Toto jméno už má hráč {number}: napište prosím jiné.</translation>
    </message>
    <message>
        <source>The game can&apos;t be saved, so it was not begun.</source>
        <translation>Hru nelze uložit, proto nebyla zahájena.</translation>
    </message>
    <message>
        <source>The lot decides</source>
        <translation>Rozhodne los</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>The Palaces of Carrara</source>
        <translation>Paláce Carrary</translation>
    </message>
    <message>
        <source>How many play?</source>
        <translation>Kolik vás hraje?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Who &amp;begins?</source>
        <translation>Kdo &amp;začíná?</translation>
    </message>
    <message>
        <source>&amp;Luck number</source>
        <translation>Číslo &amp;náhody</translation>
    </message>
    <message>
        <source>The same number brings the same blocks and tiles again.</source>
        <translation>Stejné číslo přinese znovu stejné bloky a budovy.</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Jiné číslo</translation>
    </message>
    <message>
        <source>Another luck number</source>
        <translation>Jiné číslo náhody</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Začít hru</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Player {number}</source>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>Steward</source>
        <translation>Správce</translation>
    </message>
    <message>
        <source>Stroller</source>
        <translation>Poutník</translation>
    </message>
    <message>
        <source>Always takes what brings most at once and never looks further.</source>
        <translation>Vždy bere to, co hned přinese nejvíc, a dál nehledí.</translation>
    </message>
    <message>
        <source>Makes any allowed move at random: good for a first try.</source>
        <translation>Hraje kterýkoli povolený tah, jak ho napadne: dobrý na první zkoušku.</translation>
    </message>
    <message>
        <source>A person at this laptop.</source>
        <translation>Člověk u tohoto notebooku.</translation>
    </message>
    <message>
        <source>Seat &amp;{number}</source>
        <translation>Hráč &amp;{number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Jméno hráče {number}</translation>
    </message>
    <message>
        <source>Colour of seat {number}</source>
        <translation>Barva hráče {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Kdo hraje za hráče {number}</translation>
    </message>
    <message>
        <source>Ochre, circle</source>
        <translation>Okrová, kruh</translation>
    </message>
    <message>
        <source>Terracotta, diamond</source>
        <translation>Terakotová, kosočtverec</translation>
    </message>
    <message>
        <source>Sea green, square</source>
        <translation>Mořská, čtverec</translation>
    </message>
    <message>
        <source>Indigo, triangle</source>
        <translation>Indigová, trojúhelník</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Počítač: {name}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>As the system: {language}</source>
        <translation>Podle systému: {language}</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>&amp;Bots&apos; pace</source>
        <translation>Tempo &amp;počítače</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animace</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Bez čekání</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rychle</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normálně</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Pomalu</translation>
    </message>
    <message>
        <source>&amp;Confirm every move</source>
        <translation>Každý tah p&amp;otvrdit</translation>
    </message>
    <message>
        <source>Changes at once, also in a game that is being played.</source>
        <translation>Změní se hned, i v rozehrané hře.</translation>
    </message>
    <message>
        <source>How long a bot&apos;s move stays visible before the next one.</source>
        <translation>Jak dlouho zůstane vidět tah počítače, než přijde další.</translation>
    </message>
    <message>
        <source>How fast the wheel turns and pieces move. A click or a key always skips it.</source>
        <translation>Jak rychle se otáčí kotouč a pohybují kameny. Kliknutí nebo klávesa pohyb vždy přeskočí.</translation>
    </message>
    <message>
        <source>You choose a move, see what it costs and brings, and confirm it. Without this, the last choice makes the move.</source>
        <translation>Tah vyberete, uvidíte, co stojí a co přinese, a potvrdíte jej. Bez potvrzení tah provede už poslední volba.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>&amp;Possible moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingsModel</name>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The game can&apos;t be opened.</source>
        <translation type="unfinished">Hru nelze otevřít.</translation>
    </message>
    <message>
        <source>bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no move to make again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has made a move yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move can&apos;t be taken back: it brought something new to light.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move can&apos;t be taken back: a bot has moved since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved. It goes on, but keep the window open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot failed to answer; another lawful move was made for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished">Nastavení</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>a noun, with the number of the turn below it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns left</source>
        <comment>with the number below it; keep it short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <comment>marble</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>marble</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <comment>marble</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <comment>marble</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <comment>marble</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <comment>marble</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <comment>reward</comment>
        <translation type="unfinished">
            <numerusform>%n vítězný bod</numerusform>
            <numerusform>%n vítězné body</numerusform>
            <numerusform>%n vítězných bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <comment>reward</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>urban landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rural landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel: turn it one sector clockwise and refill it to eleven blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour} {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section {name}, prices in florins: {prices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {colour} block in section {name}: {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {colour} block, to be bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{type}, value {value}, {landscape}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monument: {building}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade tile: {city} pays one more for each point of value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus slot: {reward}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers of: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The royal visit goes on here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open area: markers here score without a bonus and without a visit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal-visit marker: nobody holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal-visit marker: {name} holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city}, scored once in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>needs %n building(s) of one&apos;s own there</source>
        <comment>scoring space</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>scored by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {type}: each value times the reward of its city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{landscape}: {reward} for each point of value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scored already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city} accepts {colours}; {reward} for each point of value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{building}, in {city}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over a building of value {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>behind the screen</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Payment: {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) left to score with</source>
        <comment>another seat</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>began the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bag is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bag holds blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tile(s) left</source>
        <comment>building tiles</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The screen of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind the screen of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Pass: take %n florin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
