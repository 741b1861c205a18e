<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Carrara Desktop</source>
        <translation>O programu Carrara Desktop</translation>
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
        <translation>Nezávislý program. Autory hry Paláce Carrary jsou Wolfgang Kramer a Michael Kiesling, vydává ji Game Brewer. Žádný obrázek ani text nepochází z vydané hry: jestli se vám líbí, kupte si ji a zahrajte si ji u opravdového stolu.</translation>
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
        <translation>Jeho obrázky, ikony a texty jsou pod licencí Creative Commons Uveďte původ 4.0 Mezinárodní.</translation>
    </message>
    <message>
        <source>Fonts: EB Garamond by Georg Duffner and Octavio Pardo, and Carrara Sans, which is Lato by Łukasz Dziedzic with higher lines; both under the SIL Open Font License 1.1, whose text lies beside the font files.</source>
        <translation>Písma: EB Garamond (Georg Duffner a Octavio Pardo) a Carrara Sans, což je Lato (Łukasz Dziedzic) s vyššími řádky; obě pod licencí SIL Open Font License 1.1, jejíž text je vedle souborů písem.</translation>
    </message>
    <message>
        <source>Windows, buttons and drawing: Qt and Qt for Python by The Qt Company, under the GNU Lesser General Public License, version 3.</source>
        <translation>Okna, tlačítka a kreslení: Qt a Qt for Python společnosti The Qt Company, pod licencí GNU Lesser General Public License verze 3.</translation>
    </message>
    <message>
        <source>Saved games and folders: msgspec by Jim Crist-Harif (BSD licence) and platformdirs by its contributors (MIT licence). Python by the Python Software Foundation (PSF licence).</source>
        <translation>Uložené hry a složky: msgspec, autor Jim Crist-Harif (licence BSD), a platformdirs od jeho přispěvatelů (licence MIT). Python od Python Software Foundation (licence PSF).</translation>
    </message>
</context>
<context>
    <name>CarraraComposer</name>
    <message>
        <source>Build</source>
        <translation>Postavit</translation>
    </message>
    <message>
        <source>Build a monument</source>
        <translation>Postavit monument</translation>
    </message>
    <message>
        <source>Choose a city for it: click its column, or drag the tile there.</source>
        <translation>Vyberte město: klikněte na jeho sloupeček, nebo tam destičku přetáhněte.</translation>
    </message>
    <message>
        <source>These blocks don't pay for it. Click blocks behind your screen to change them.</source>
        <translation>Těmito bloky zaplatit nejde. Platbu změníte kliknutím na bloky za zástěnou.</translation>
    </message>
    <message>
        <source>Click your blocks to pay with others.</source>
        <translation>Kliknutím na bloky změníte platbu.</translation>
    </message>
</context>
<context>
    <name>CarraraTable</name>
    <message>
        <source>Table of The Palaces of Carrara</source>
        <translation>Stůl hry Paláce Carrary</translation>
    </message>
</context>
<context>
    <name>CarraraWords</name>
    <message>
        <source>white</source>
        <translation>bílý</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>žlutý</translation>
    </message>
    <message>
        <source>red</source>
        <translation>červený</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zelený</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>modrý</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>purpurový</translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <comment>an amount of money</comment>
        <translation>
            <numerusform>%n florén</numerusform>
            <numerusform>%n florény</numerusform>
            <numerusform>%n florénů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>victory points</comment>
        <translation>
            <numerusform>%n VB</numerusform>
            <numerusform>%n VB</numerusform>
            <numerusform>%n VB</numerusform>
        </translation>
    </message>
    <message>
        <source>urban landscape</source>
        <translation>městská krajina</translation>
    </message>
    <message>
        <source>rural landscape</source>
        <translation>venkovská krajina</translation>
    </message>
    <message>
        <source>open area, no bonus</source>
        <translation>velké prázdné pole, bez bonusu</translation>
    </message>
    <message>
        <source>{bonus} (slot {number})</source>
        <translation>{bonus} (pole {number})</translation>
    </message>
    <message>
        <source>New in section I: {blocks}.</source>
        <translation>Nově v části I: {blocks}.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} začíná.</translation>
    </message>
    <message>
        <source>{name} returns the royal-visit marker.</source>
        <translation>{name} vrací žeton královské návštěvy.</translation>
    </message>
    <message>
        <source>{name} does not follow the visit: the marker goes to the open area.</source>
        <translation>{name} návštěvu nevyužívá: sloupek se přesouvá na velké prázdné pole.</translation>
    </message>
    <message>
        <source>{name} turns the wheel.</source>
        <translation>{name} otáčí kotoučem.</translation>
    </message>
    <message>
        <source>{name} buys in section {section}: {blocks} for {price}.</source>
        <translation>{name} kupuje v části {section}: {blocks} za {price}.</translation>
    </message>
    <message>
        <source>{name} lifts the screen: nothing is affordable. {name} takes {florins}.</source>
        <translation>{name} zvedá zástěnu: peníze nestačí na žádný blok. {name} si bere {florins}.</translation>
    </message>
    <message>
        <source>{name} builds {tile} in {city} (paid: {blocks}).</source>
        <translation>{name} staví: {tile}, {city} (platba: {blocks}).</translation>
    </message>
    <message>
        <source>New on the display: {tile}.</source>
        <translation>Nově v nabídce: {tile}.</translation>
    </message>
    <message>
        <source>{name} builds the monument {type} in {city} over {type} {value} (paid: {blocks}).</source>
        <translation>{name} povyšuje budovu na monument: {type} {value}, {city} (platba: {blocks}).</translation>
    </message>
    <message>
        <source>{name} builds the monument {type} in {city} (paid: {blocks}).</source>
        <translation>{name} staví monument: {type}, {city} (platba: {blocks}).</translation>
    </message>
    <message>
        <source>{name} takes the upgrade tile of {city}, which now pays ×{reward}.</source>
        <translation>{name} si bere destičku vylepšení: {city} (odměna je teď ×{reward}).</translation>
    </message>
    <message>
        <source>{name} has no markers left and gains {points} for building.</source>
        <translation>{name} už nemá bodovací sloupky, a tak získává {points} za stavbu.</translation>
    </message>
    <message>
        <source>{name} calls a royal visit for {slot}.</source>
        <translation>{name} zahajuje královskou návštěvu: {slot}.</translation>
    </message>
    <message>
        <source>{name} takes the bonus: {pays}.</source>
        <translation>{name} si bere bonus: {pays}.</translation>
    </message>
    <message>
        <source>{name} scores {space}: {pays}.</source>
        <translation>{name} boduje: {space} ({pays}).</translation>
    </message>
    <message>
        <source>{name} passes and takes {florins}.</source>
        <translation>{name} vynechává tah a bere si {florins}.</translation>
    </message>
    <message>
        <source>{name} brings about the end and gains {points}. Everybody else has one more turn.</source>
        <translation>{name} spouští konec hry a získává {points}. Všichni ostatní mají ještě jeden tah.</translation>
    </message>
    <message>
        <source>{name} has {florins} left: {pays}.</source>
        <translation>{name} má na konci {florins}: {pays}.</translation>
    </message>
    <message>
        <source>The game is over: {scores}.</source>
        <translation>Hra skončila: {scores}.</translation>
    </message>
    <message>
        <source>The Palaces of Carrara</source>
        <translation>Paláce Carrary</translation>
    </message>
    <message>
        <source>Bonuses of the royal court</source>
        <translation>Bonusy královského dvora</translation>
    </message>
    <message>
        <source>Scored cities</source>
        <translation>Bodovaná města</translation>
    </message>
    <message>
        <source>Scored types of building</source>
        <translation>Bodované druhy budov</translation>
    </message>
    <message>
        <source>Scored landscapes</source>
        <translation>Bodované krajiny</translation>
    </message>
    <message>
        <source>Built after the last marker</source>
        <translation>Stavby po posledním sloupku</translation>
    </message>
    <message>
        <source>Ended the game</source>
        <translation>Ukončení hry</translation>
    </message>
    <message>
        <source>Florins left</source>
        <translation>Zbylé florény</translation>
    </message>
    <message>
        <source>Blocks left (break ties)</source>
        <translation>Zbylé bloky (při shodě)</translation>
    </message>
    <message>
        <source>Points and blocks left are level.</source>
        <translation>Body i zbylé bloky jsou vyrovnané.</translation>
    </message>
    <message>
        <source>The points were level: the blocks left behind the screen decided.</source>
        <translation>Při rovnosti bodů rozhodly bloky, které zbyly za zástěnou.</translation>
    </message>
    <message>
        <source>New blocks are drawn; then you buy. This can't be taken back.</source>
        <translation>Vylosují se nové bloky a pak nakoupíte. Tohle nejde vzít zpět.</translation>
    </message>
    <message>
        <source>Your florins, blocks and points stay as they are.</source>
        <translation>Vaše florény, bloky ani body se nezmění.</translation>
    </message>
    <message>
        <source>Buy blocks</source>
        <translation>Koupit bloky</translation>
    </message>
    <message>
        <source>Section {section}</source>
        <translation>Část {section}</translation>
    </message>
    <message>
        <source>{blocks} for {price}</source>
        <translation>{blocks} za {price}</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Postavit</translation>
    </message>
    <message>
        <source>{city}, over {tile}</source>
        <translation>{city} (povýšit: {tile})</translation>
    </message>
    <message>
        <source>Build a monument</source>
        <translation>Postavit monument</translation>
    </message>
    <message>
        <source>Follow the royal visit: {slot}</source>
        <translation>Využít návštěvu: {slot}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Bodovat</translation>
    </message>
    <message>
        <source>Score {space}</source>
        <translation>Bodovat: {space}</translation>
    </message>
    <message>
        <source>Take no upgrade tile</source>
        <translation>Nebrat si destičku vylepšení</translation>
    </message>
    <message>
        <source>Upgrade {city} to {pays} a point</source>
        <translation>Vylepšit: {city} ({pays} za bod)</translation>
    </message>
    <message>
        <source>Turn the wheel and refill it</source>
        <translation>Otočit kotouč a doplnit bloky</translation>
    </message>
    <message>
        <source>Lift the screen (nothing is affordable)</source>
        <translation>Zvednout zástěnu (málo peněz)</translation>
    </message>
    <message>
        <source>Pass and take {florins}</source>
        <translation>Vynechat tah a vzít si {florins}</translation>
    </message>
    <message>
        <source>pay {blocks}</source>
        <translation>za {blocks}</translation>
    </message>
    <message>
        <source>Choose a scoring space for your marker.</source>
        <translation>Vyberte pro svůj sloupek bodovací místo.</translation>
    </message>
    <message>
        <source>Choose an upgrade tile for one of your cities.</source>
        <translation>Vyberte destičku vylepšení pro některé ze svých měst.</translation>
    </message>
    <message>
        <source>The wheel has turned: buy blocks from one section.</source>
        <translation>Kotouč se otočil: kupte bloky z jedné výseče.</translation>
    </message>
    <message>
        <source>A royal visit for {slot}: follow it and score, or do something else; your marker then goes to the open area.</source>
        <translation>Královská návštěva: {slot}. Využijte ji a bodujte; při jiné akci se váš sloupek přesune na velké prázdné pole.</translation>
    </message>
    <message>
        <source>Your last turn: buy, build, score or pass.</source>
        <translation>Váš poslední tah: nakupte, stavte, bodujte, nebo tah vynechte.</translation>
    </message>
    <message>
        <source>Your turn: buy, build, score or pass.</source>
        <translation>Jste na tahu: nakupte, stavte, bodujte, nebo tah vynechte.</translation>
    </message>
</context>
<context>
    <name>ChoiceCard</name>
    <message>
        <source>Confirm</source>
        <translation>Potvrdit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Předejte notebook: hraje {name}</translation>
    </message>
    <message>
        <source>The table is covered until {name} is there.</source>
        <translation>Stůl zůstává zakrytý, dokud notebook nepřevezme {name}.</translation>
    </message>
    <message>
        <source>I am {name}: show the table</source>
        <translation>Jsem {name}: ukázat stůl</translation>
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
        <translation>Chyba v programu</translation>
    </message>
    <message>
        <source>The program has made a mistake. Your game is safe: every move is saved as soon as it is made. You can try to play on, or close the program and continue later.</source>
        <translation>V programu nastala chyba. Vaše hra je v bezpečí: každý tah se ukládá, jakmile je proveden. Můžete zkusit hrát dál, nebo program zavřít a pokračovat později.</translation>
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
        <translation>{most} a {last}</translation>
    </message>
    <message>
        <source>{names} share the victory with {points} each</source>
        <translation>O vítězství se dělí {names}, každý má {points}</translation>
    </message>
    <message>
        <source>Points by source and seat</source>
        <translation>Body podle původu a hráče</translation>
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
        <translation>Nezávislý program. Autory hry Paláce Carrary jsou Wolfgang Kramer a Michael Kiesling, vydává ji Game Brewer.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Verze {version}</translation>
    </message>
    <message>
        <source>&amp;About…</source>
        <translation>&amp;O programu…</translation>
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
        <source>Games can't be kept at the moment: {reason}</source>
        <translation>Hry teď nelze ukládat: {reason}</translation>
    </message>
    <message>
        <source>The game played last was saved by a newer version of the program, which is needed to open it. The file is unchanged: {file}</source>
        <translation>Naposledy hranou hru uložila novější verze programu, která je k jejímu otevření potřeba. Soubor zůstal beze změny: {file}</translation>
    </message>
    <message>
        <source>The file of the game played last is damaged and can't be opened. It is left as it is: {file}</source>
        <translation>Soubor naposledy hrané hry je poškozený a nelze jej otevřít. Zůstal tak, jak je: {file}</translation>
    </message>
    <message>
        <source>Continue opens the game before it.</source>
        <translation>Pokračovat otevře hru před ní.</translation>
    </message>
    <message>
        <source>The settings were damaged, so the program started with its own. The damaged file was kept: {file}</source>
        <translation>Nastavení bylo poškozené, program proto začal s výchozím. Poškozený soubor je zachován: {file}</translation>
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
        <source>The game can't be opened.</source>
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
        <source>The game can't be saved, so it was not begun.</source>
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
        <translation>Stejné číslo přinese znovu stejné bloky a budovy.</translation>
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
        <translation>Vždy bere to, co hned přinese nejvíc, a dál nehledí.</translation>
    </message>
    <message>
        <source>Makes any allowed move at random: good for a first try.</source>
        <translation>Hraje náhodně kterýkoli povolený tah: hodí se na první zkoušku.</translation>
    </message>
    <message>
        <source>A person at this laptop.</source>
        <translation>Člověk u tohoto notebooku.</translation>
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
        <translation>Mořská zelená, čtverec</translation>
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
        <source>&amp;Bots' pace</source>
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
        <translation>Změní se hned, i v rozehrané hře.</translation>
    </message>
    <message>
        <source>How long a bot's move stays visible before the next one.</source>
        <translation>Jak dlouho zůstane vidět tah počítače, než přijde další.</translation>
    </message>
    <message>
        <source>How fast the wheel turns and pieces move. A click or a key always skips it.</source>
        <translation>Jak rychle se otáčí kotouč a pohybují díly. Kliknutí nebo klávesa pohyb vždy přeskočí.</translation>
    </message>
    <message>
        <source>You choose a move, see what it costs and brings, and confirm it. Without this, the last choice makes the move.</source>
        <translation>Tah vyberete, uvidíte, co stojí a co přinese, a potvrdíte jej. Bez potvrzení tah provede už poslední volba.</translation>
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
        <translation>&amp;Možné tahy</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Průběh hry</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Možné tahy</translation>
    </message>
    <message>
        <source>Record of the game</source>
        <translation>Průběh hry</translation>
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
        <source>The game can't be opened.</source>
        <translation>Hru nelze otevřít.</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>počítač</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Hra skončila</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>přemýšlí…</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>tah {number}</translation>
    </message>
    <message>
        <source>last turns</source>
        <translation>poslední tahy</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Vzít poslední tah zpět</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Zahrát znovu tah, který byl vzat zpět</translation>
    </message>
    <message>
        <source>There is no move to make again.</source>
        <translation>Není žádný tah, který by šel zahrát znovu.</translation>
    </message>
    <message>
        <source>Nobody has made a move yet.</source>
        <translation>Nikdo ještě netáhl.</translation>
    </message>
    <message>
        <source>The last move can't be taken back: it brought something new to light.</source>
        <translation>Poslední tah nejde vzít zpět: vyšlo při něm najevo něco nového.</translation>
    </message>
    <message>
        <source>The last move can't be taken back: a bot has moved since.</source>
        <translation>Poslední tah nejde vzít zpět: mezitím už hrál počítač.</translation>
    </message>
    <message>
        <source>The game could not be saved. It goes on, but keep the window open.</source>
        <translation>Hru se nepodařilo uložit. Pokračuje dál, okno ale nezavírejte.</translation>
    </message>
    <message>
        <source>The bot failed to answer; another lawful move was made for it.</source>
        <translation>Počítač neodpověděl; zahrál se za něj jiný povolený tah.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Úvod</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Zahrát znovu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Display</source>
        <translation>Nabídka</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumenty</translation>
    </message>
    <message>
        <source>Upgrade tiles</source>
        <translation>Vylepšení</translation>
    </message>
    <message>
        <source>Royal court</source>
        <translation>Královský dvůr</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>a noun, with the number of the turn below it</comment>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Turns left</source>
        <comment>with the number below it; keep it short</comment>
        <translation>Zbývá tahů</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Platba</translation>
    </message>
    <message>
        <source>white</source>
        <comment>marble</comment>
        <translation>bílý</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>marble</comment>
        <translation>žlutý</translation>
    </message>
    <message>
        <source>red</source>
        <comment>marble</comment>
        <translation>červený</translation>
    </message>
    <message>
        <source>green</source>
        <comment>marble</comment>
        <translation>zelený</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>marble</comment>
        <translation>modrý</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>marble</comment>
        <translation>purpurový</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <comment>reward</comment>
        <translation>
            <numerusform>%n vítězný bod</numerusform>
            <numerusform>%n vítězné body</numerusform>
            <numerusform>%n vítězných bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <comment>reward</comment>
        <translation>
            <numerusform>%n florén</numerusform>
            <numerusform>%n florény</numerusform>
            <numerusform>%n florénů</numerusform>
        </translation>
    </message>
    <message>
        <source>urban landscape</source>
        <translation>městská krajina</translation>
    </message>
    <message>
        <source>rural landscape</source>
        <translation>venkovská krajina</translation>
    </message>
    <message>
        <source>The wheel: turn it one sector clockwise and refill it to eleven blocks</source>
        <translation>Kotouč: otočí se o jednu výseč po směru hodinových ručiček a doplní na jedenáct bloků</translation>
    </message>
    <message>
        <source>{colour} {price}</source>
        <translation>{colour} {price}</translation>
    </message>
    <message>
        <source>Section {name}, prices in florins: {prices}</source>
        <translation>Část {name}, ceny ve florénech: {prices}</translation>
    </message>
    <message>
        <source>A {colour} block in section {name}: {price}</source>
        <translation>Blok v části {name}: {colour}, {price}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>zdarma</translation>
    </message>
    <message>
        <source>A {colour} block, to be bought</source>
        <translation>Blok ke koupi: {colour}</translation>
    </message>
    <message>
        <source>{type}, value {value}, {landscape}</source>
        <translation>{type}, hodnota {value}, {landscape}</translation>
    </message>
    <message>
        <source>Monument: {building}</source>
        <translation>Monument: {building}</translation>
    </message>
    <message>
        <source>Upgrade tile: {city} pays one more for each point of value</source>
        <translation>Destička vylepšení: {city} (o 1 více za každý bod hodnoty)</translation>
    </message>
    <message>
        <source>Bonus slot: {reward}</source>
        <translation>Bonusové pole: {reward}</translation>
    </message>
    <message>
        <source>Markers of: {names}</source>
        <translation>Sloupky: {names}</translation>
    </message>
    <message>
        <source>The royal visit goes on here</source>
        <translation>Právě tu probíhá královská návštěva</translation>
    </message>
    <message>
        <source>Open area: markers here score without a bonus and without a visit</source>
        <translation>Velké prázdné pole: sloupky odtud bodují bez bonusu a bez návštěvy</translation>
    </message>
    <message>
        <source>Royal-visit marker: nobody holds it</source>
        <translation>Žeton královské návštěvy: nikdo ho nemá</translation>
    </message>
    <message>
        <source>Royal-visit marker: {name} holds it</source>
        <translation>Žeton královské návštěvy: drží ho {name}</translation>
    </message>
    <message>
        <source>{city}, scored once in the game</source>
        <translation>{city}: boduje se jen jednou za hru</translation>
    </message>
    <message numerus="yes">
        <source>needs %n of your own building(s) there</source>
        <comment>scoring space</comment>
        <translation>
            <numerusform>potřebujete tam aspoň %n vlastní budovu</numerusform>
            <numerusform>potřebujete tam aspoň %n vlastní budovy</numerusform>
            <numerusform>potřebujete tam aspoň %n vlastních budov</numerusform>
        </translation>
    </message>
    <message>
        <source>scored by {name}</source>
        <translation>už bodováno: {name}</translation>
    </message>
    <message>
        <source>All {type}: each value times the reward of its city</source>
        <translation>Všechny budovy druhu {type}: hodnota každé krát odměna jejího města</translation>
    </message>
    <message>
        <source>{landscape}: {reward} for each point of value</source>
        <translation>{landscape}: {reward} za každý bod hodnoty</translation>
    </message>
    <message>
        <source>scored already</source>
        <translation>už bodováno</translation>
    </message>
    <message>
        <source>{city} accepts {colours}; {reward} for each point of value</source>
        <translation>{city}, bloky: {colours}; {reward} za každý bod hodnoty</translation>
    </message>
    <message>
        <source>{building}, in {city}</source>
        <translation>{city}: {building}</translation>
    </message>
    <message>
        <source>over a building of value {value}</source>
        <translation>povýšeno z budovy s hodnotou {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>behind the screen</comment>
        <translation>
            <numerusform>%n blok</numerusform>
            <numerusform>%n bloky</numerusform>
            <numerusform>%n bloků</numerusform>
        </translation>
    </message>
    <message>
        <source>Payment: {colour}</source>
        <translation>Platba: {colour}</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) left to score with</source>
        <comment>another seat</comment>
        <translation>
            <numerusform>zbývá %n bodovací sloupek</numerusform>
            <numerusform>zbývají %n bodovací sloupky</numerusform>
            <numerusform>zbývá %n bodovacích sloupků</numerusform>
        </translation>
    </message>
    <message>
        <source>began the game</source>
        <translation>začínající hráč</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>na tahu</translation>
    </message>
    <message>
        <source>The bag is empty</source>
        <translation>Váček je prázdný</translation>
    </message>
    <message>
        <source>The bag holds blocks</source>
        <translation>Ve váčku jsou bloky</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tile(s) left</source>
        <comment>building tiles</comment>
        <translation>
            <numerusform>Doplňovací zásoba: zbývá %n budova</numerusform>
            <numerusform>Doplňovací zásoba: zbývají %n budovy</numerusform>
            <numerusform>Doplňovací zásoba: zbývá %n budov</numerusform>
        </translation>
    </message>
    <message>
        <source>The screen of {name}</source>
        <translation>Zástěna: {name}</translation>
    </message>
    <message>
        <source>Behind the screen of {name}</source>
        <translation>Za zástěnou ({name})</translation>
    </message>
    <message numerus="yes">
        <source>Pass: take %n florin(s)</source>
        <translation>
            <numerusform>Vynechat tah: vzít si %n florén</numerusform>
            <numerusform>Vynechat tah: vzít si %n florény</numerusform>
            <numerusform>Vynechat tah: vzít si %n florénů</numerusform>
        </translation>
    </message>
</context>
</TS>
