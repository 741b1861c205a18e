<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Carrara Desktop</source>
        <translation>O&#xa0;programu Carrara Desktop</translation>
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
        <translation>Nezávislý program. Autory hry Paláce Carrary jsou Wolfgang Kramer a&#xa0;Michael Kiesling, vydává ji Game Brewer. Žádný obrázek ani text nepochází z&#xa0;vydané hry: jestli se vám líbí, kupte si ji a&#xa0;zahrajte si ji u&#xa0;opravdového stolu.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Copy the last fault report</source>
        <translation>Kopírovat poslední hlášení o&#xa0;chybě</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence.</source>
        <translation>Program je svobodný software pod licencí MIT.</translation>
    </message>
    <message>
        <source>Its pictures, icons and texts are under the licence Creative Commons Attribution 4.0 International.</source>
        <translation>Jeho obrázky, ikony a&#xa0;texty jsou pod licencí Creative Commons Uveďte původ 4.0 Mezinárodní.</translation>
    </message>
    <message>
        <source>Fonts: EB Garamond by Georg Duffner and Octavio Pardo, and Carrara Sans, which is Lato by Łukasz Dziedzic with higher lines; both under the SIL Open Font License 1.1, whose text lies beside the font files.</source>
        <translation>Písma: EB Garamond (Georg Duffner a&#xa0;Octavio Pardo) a&#xa0;Carrara Sans, což je Lato (Łukasz Dziedzic) s&#xa0;vyššími řádky; obě pod licencí SIL Open Font License 1.1, jejíž text je vedle souborů písem.</translation>
    </message>
    <message>
        <source>Windows, buttons and drawing: Qt and Qt for Python by The Qt Company, under the GNU Lesser General Public License, version 3.</source>
        <translation>Okna, tlačítka a&#xa0;kreslení: Qt a&#xa0;Qt for Python společnosti The Qt Company, pod licencí GNU Lesser General Public License verze 3.</translation>
    </message>
    <message>
        <source>Saved games and folders: msgspec by Jim Crist-Harif (BSD licence) and platformdirs by its contributors (MIT licence). Python by the Python Software Foundation (PSF licence).</source>
        <translation>Uložené hry a&#xa0;složky: msgspec, autor Jim Crist-Harif (licence BSD), a&#xa0;platformdirs od jeho přispěvatelů (licence MIT). Python od Python Software Foundation (licence PSF).</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Grafy</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>Z&amp;práva</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Šance na vítězství</translation>
    </message>
    <message>
        <source>What the bots think of every position, in percent.</source>
        <translation>Co si o&#xa0;každé pozici myslí počítačoví hráči, v&#xa0;procentech.</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>procenta</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zpět</translation>
    </message>
</context>
<context>
    <name>BotWords</name>
    <message>
        <source>Novice</source>
        <comment>level of a bot</comment>
        <translation>Nováček</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>level of a bot</comment>
        <translation>Učeň</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <comment>level of a bot</comment>
        <translation>Tovaryš</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level of a bot</comment>
        <translation>Mistr</translation>
    </message>
    <message>
        <source>Grand master</source>
        <comment>level of a bot</comment>
        <translation>Velmistr</translation>
    </message>
    <message>
        <source>Saver</source>
        <comment>style of a bot</comment>
        <translation>Střádal</translation>
    </message>
    <message>
        <source>Builder</source>
        <comment>style of a bot</comment>
        <translation>Stavitel</translation>
    </message>
    <message>
        <source>Racer</source>
        <comment>style of a bot</comment>
        <translation>Spěchal</translation>
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
        <source>Looks at its own turn only, often takes a lesser move, and soon forgets what went behind your screen.</source>
        <translation>Hledí jen na svůj tah, často zvolí slabší možnost a&#xa0;brzy zapomene, co zmizelo za vaší zástěnou.</translation>
    </message>
    <message>
        <source>Looks at its own turn only and slips now and then. For two, it beats a novice in nearly every game.</source>
        <translation>Hledí jen na svůj tah a&#xa0;občas chybuje. Ve dvou porazí nováčka téměř v&#xa0;každé hře.</translation>
    </message>
    <message>
        <source>Always takes what seems best for its own turn. For two, it beats an apprentice in nearly nine games of ten.</source>
        <translation>Vždy zvolí to, co se pro jeho tah zdá nejlepší. Ve dvou porazí učně téměř v&#xa0;devíti hrách z&#xa0;deseti.</translation>
    </message>
    <message>
        <source>Tries its best moves in a few imagined futures and remembers everything. For two, it beats a journeyman in nearly nine games of ten.</source>
        <translation>Zkouší své nejlepší tahy v&#xa0;několika představách o&#xa0;dalším průběhu a&#xa0;pamatuje si vše. Ve dvou porazí tovaryše téměř v&#xa0;devíti hrách z&#xa0;deseti.</translation>
    </message>
    <message>
        <source>Looks a few rounds ahead in many imagined futures, with all of the computer. For two, it beats a master in about seven games of ten.</source>
        <translation>Hledí o&#xa0;několik kol vpřed v&#xa0;mnoha představách o&#xa0;dalším průběhu a&#xa0;využije celý počítač. Ve dvou porazí mistra asi v&#xa0;sedmi hrách z&#xa0;deseti.</translation>
    </message>
    <message>
        <source>About as strong as a master, and fond of a full purse.</source>
        <translation>Asi stejně silný jako mistr, a&#xa0;rád má plný měšec.</translation>
    </message>
    <message>
        <source>About as strong as a master, puts up many buildings and is slow to score them.</source>
        <translation>Asi stejně silný jako mistr, staví hodně budov a&#xa0;s&#xa0;bodováním si dává na čas.</translation>
    </message>
    <message>
        <source>About as strong as a master, in a hurry to build, to score and to end the game.</source>
        <translation>Asi stejně silný jako mistr, spěchá se stavbami, s&#xa0;bodováním i&#xa0;s&#xa0;koncem hry.</translation>
    </message>
    <message>
        <source>Always takes what brings most at once and never looks further.</source>
        <translation>Vždy bere, co hned vynese nejvíc, a&#xa0;dál nehledí.</translation>
    </message>
    <message>
        <source>Makes any allowed move at random: good for a first try.</source>
        <translation>Táhne náhodně, jak pravidla dovolí: dobrý pro první pokus.</translation>
    </message>
</context>
<context>
    <name>CarraraChartWords</name>
    <message>
        <source>Victory points</source>
        <translation>Vítězné body</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Body podle původu</translation>
    </message>
    <message>
        <source>Florins</source>
        <translation>Florény</translation>
    </message>
    <message>
        <source>Blocks behind the screens</source>
        <translation>Bloky za zástěnami</translation>
    </message>
    <message>
        <source>Price of a block</source>
        <translation>Cena bloku</translation>
    </message>
    <message>
        <source>Marble on the wheel</source>
        <translation>Mramor na kotouči</translation>
    </message>
    <message>
        <source>Marble in the bag</source>
        <translation>Mramor ve váčku</translation>
    </message>
    <message>
        <source>At the end of every turn; the last one includes the final account.</source>
        <translation>Na konci každého tahu; poslední už zahrnuje závěrečné sčítání.</translation>
    </message>
    <message>
        <source>What everybody&apos;s points came from.</source>
        <translation>Odkud se vzaly body jednotlivých hráčů.</translation>
    </message>
    <message>
        <source>What everybody had at the end of every turn.</source>
        <translation>Co kdo měl na konci každého tahu.</translation>
    </message>
    <message>
        <source>What a block cost on average in every purchase.</source>
        <translation>Kolik při každém nákupu stál průměrně jeden blok.</translation>
    </message>
    <message>
        <source>What lay on the wheel at the end of every turn.</source>
        <translation>Co leželo na kotouči na konci každého tahu.</translation>
    </message>
    <message>
        <source>What was left in the bag at the end of every turn.</source>
        <translation>Co zbývalo ve váčku na konci každého tahu.</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VB</translation>
    </message>
    <message>
        <source>florins</source>
        <comment>what an axis counts</comment>
        <translation>florény</translation>
    </message>
    <message>
        <source>florins a block</source>
        <translation>florény za blok</translation>
    </message>
    <message>
        <source>blocks</source>
        <comment>what an axis counts</comment>
        <translation>bloky</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Původ</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>head of a column</comment>
        <translation>Tah</translation>
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
        <source>You have laid out all of these.</source>
        <translation>Všechny tyto bloky už leží v&#xa0;platbě.</translation>
    </message>
    <message>
        <source>It may not stand on that building.</source>
        <translation>Na té budově stát nesmí.</translation>
    </message>
    <message>
        <source>That is not a move as it is written here.</source>
        <translation>Takto se tah nezapisuje.</translation>
    </message>
    <message>
        <source>Choose a city for it: click its column, or drag the tile there.</source>
        <translation>Vyberte město: klikněte na jeho sloupeček, nebo tam destičku přetáhněte.</translation>
    </message>
    <message>
        <source>These blocks don&apos;t pay for it. Click blocks behind your screen to change them.</source>
        <translation>Těmito bloky zaplatit nejde. Platbu změníte kliknutím na bloky za zástěnou.</translation>
    </message>
    <message>
        <source>Click your blocks to pay with others.</source>
        <translation>Kliknutím na bloky změníte platbu.</translation>
    </message>
    <message>
        <source>Choose where it goes: click a place that is marked, or drag it there.</source>
        <translation>Vyberte, kam přijde: klikněte na označené místo, nebo ho tam přetáhněte.</translation>
    </message>
</context>
<context>
    <name>CarraraFactWords</name>
    <message>
        <source>Buildings by city</source>
        <translation>Budovy podle měst</translation>
    </message>
    <message>
        <source>Buildings by type</source>
        <translation>Budovy podle druhu</translation>
    </message>
    <message>
        <source>Most buildings in a game</source>
        <translation>Nejvíc budov v&#xa0;jedné hře</translation>
    </message>
    <message>
        <source>Most monuments in a game</source>
        <translation>Nejvíc monumentů v&#xa0;jedné hře</translation>
    </message>
    <message>
        <source>Most blocks bought in a game</source>
        <translation>Nejvíc koupených bloků v&#xa0;jedné hře</translation>
    </message>
    <message>
        <source>Most scorings in a game</source>
        <translation>Nejvíc bodování v&#xa0;jedné hře</translation>
    </message>
    <message>
        <source>Most victory points in one scoring</source>
        <translation>Nejvíc vítězných bodů za jedno bodování</translation>
    </message>
    <message>
        <source>Most royal visits in a game</source>
        <translation>Nejvíc královských návštěv v&#xa0;jedné hře</translation>
    </message>
    <message>
        <source>Most decorations in a game</source>
        <translation>Nejvíc dekorací v&#xa0;jedné hře</translation>
    </message>
    <message>
        <source>Most statues in a game</source>
        <translation>Nejvíc soch v&#xa0;jedné hře</translation>
    </message>
</context>
<context>
    <name>CarraraReasons</name>
    <message>
        <source>more points on the track</source>
        <translation>více bodů na počítadle</translation>
    </message>
    <message>
        <source>fewer points on the track</source>
        <translation>méně bodů na počítadle</translation>
    </message>
    <message>
        <source>a stock without surplus</source>
        <translation>zásoba bez přebytku</translation>
    </message>
    <message>
        <source>more blocks than one can use</source>
        <translation>více bloků, než se dá využít</translation>
    </message>
    <message>
        <source>leaves more florins</source>
        <translation>zbude více florénů</translation>
    </message>
    <message>
        <source>leaves fewer florins</source>
        <translation>zbude méně florénů</translation>
    </message>
    <message>
        <source>markers placed at the right time</source>
        <translation>sloupky umístěné včas</translation>
    </message>
    <message>
        <source>markers are late</source>
        <translation>sloupky přijdou pozdě</translation>
    </message>
    <message>
        <source>keeps a bonus of the court</source>
        <translation>nechává si bonus dvora</translation>
    </message>
    <message>
        <source>gives a bonus of the court away</source>
        <translation>přijde o&#xa0;bonus dvora</translation>
    </message>
    <message>
        <source>better spaces for the next markers</source>
        <translation>lepší místa pro další sloupky</translation>
    </message>
    <message>
        <source>poorer spaces for the next markers</source>
        <translation>horší místa pro další sloupky</translation>
    </message>
    <message>
        <source>brings a city nearer to its scoring</source>
        <translation>přiblíží bodování města</translation>
    </message>
    <message>
        <source>leaves the cities unfinished</source>
        <translation>nechává města nedokončená</translation>
    </message>
    <message>
        <source>more buildings</source>
        <translation>více budov</translation>
    </message>
    <message>
        <source>fewer buildings</source>
        <translation>méně budov</translation>
    </message>
    <message>
        <source>higher rewards of the cities</source>
        <translation>vyšší odměny měst</translation>
    </message>
    <message>
        <source>lower rewards of the cities</source>
        <translation>nižší odměny měst</translation>
    </message>
    <message>
        <source>more from decorations</source>
        <translation>více za dekorace</translation>
    </message>
    <message>
        <source>less from decorations</source>
        <translation>méně za dekorace</translation>
    </message>
    <message>
        <source>more from statues</source>
        <translation>více za sochy</translation>
    </message>
    <message>
        <source>less from statues</source>
        <translation>méně za sochy</translation>
    </message>
    <message>
        <source>fills a warehouse</source>
        <translation>zaplní skladiště</translation>
    </message>
    <message>
        <source>leaves the warehouses empty</source>
        <translation>nechává skladiště prázdná</translation>
    </message>
    <message>
        <source>keeps white marble</source>
        <translation>nechává si bílý mramor</translation>
    </message>
    <message>
        <source>gives white marble away</source>
        <translation>přijde o&#xa0;bílý mramor</translation>
    </message>
    <message>
        <source>keeps yellow marble</source>
        <translation>nechává si žlutý mramor</translation>
    </message>
    <message>
        <source>gives yellow marble away</source>
        <translation>přijde o&#xa0;žlutý mramor</translation>
    </message>
    <message>
        <source>keeps red marble</source>
        <translation>nechává si červený mramor</translation>
    </message>
    <message>
        <source>gives red marble away</source>
        <translation>přijde o&#xa0;červený mramor</translation>
    </message>
    <message>
        <source>keeps green marble</source>
        <translation>nechává si zelený mramor</translation>
    </message>
    <message>
        <source>gives green marble away</source>
        <translation>přijde o&#xa0;zelený mramor</translation>
    </message>
    <message>
        <source>keeps blue marble</source>
        <translation>nechává si modrý mramor</translation>
    </message>
    <message>
        <source>gives blue marble away</source>
        <translation>přijde o&#xa0;modrý mramor</translation>
    </message>
    <message>
        <source>keeps purple marble</source>
        <translation>nechává si purpurový mramor</translation>
    </message>
    <message>
        <source>gives purple marble away</source>
        <translation>přijde o&#xa0;purpurový mramor</translation>
    </message>
    <message>
        <source>the others get fewer points</source>
        <translation>ostatní získají méně bodů</translation>
    </message>
    <message>
        <source>the others get more points</source>
        <translation>ostatní získají více bodů</translation>
    </message>
    <message>
        <source>leaves the others less good marble</source>
        <translation>ostatním zbude horší mramor</translation>
    </message>
    <message>
        <source>leaves the others good marble</source>
        <translation>ostatním zbude dobrý mramor</translation>
    </message>
    <message>
        <source>leaves the others fewer florins</source>
        <translation>ostatním zbude méně florénů</translation>
    </message>
    <message>
        <source>leaves the others more florins</source>
        <translation>ostatním zbude více florénů</translation>
    </message>
    <message>
        <source>the others fall behind with markers</source>
        <translation>ostatní se opozdí se sloupky</translation>
    </message>
    <message>
        <source>the others place markers</source>
        <translation>ostatní umístí sloupky</translation>
    </message>
    <message>
        <source>costs the others a bonus</source>
        <translation>ostatní přijdou o&#xa0;bonus</translation>
    </message>
    <message>
        <source>leaves the others their bonuses</source>
        <translation>ostatním zůstanou jejich bonusy</translation>
    </message>
    <message>
        <source>leaves the others poorer spaces</source>
        <translation>ostatním zbudou horší místa</translation>
    </message>
    <message>
        <source>leaves the others better spaces</source>
        <translation>ostatním zbudou lepší místa</translation>
    </message>
    <message>
        <source>keeps the others from a city</source>
        <translation>nepustí ostatní k&#xa0;městu</translation>
    </message>
    <message>
        <source>lets the others get on with a city</source>
        <translation>ostatní pokročí ve městě</translation>
    </message>
    <message>
        <source>the others build less</source>
        <translation>ostatní stavějí méně</translation>
    </message>
    <message>
        <source>the others build more</source>
        <translation>ostatní stavějí více</translation>
    </message>
    <message>
        <source>the others stay with low rewards</source>
        <translation>ostatním zůstanou nízké odměny</translation>
    </message>
    <message>
        <source>the others raise their rewards</source>
        <translation>ostatní si zvýší odměny</translation>
    </message>
    <message>
        <source>leaves the others fewer decorations</source>
        <translation>ostatním zbude méně dekorací</translation>
    </message>
    <message>
        <source>leaves the others decorations</source>
        <translation>ostatním zbudou dekorace</translation>
    </message>
    <message>
        <source>takes statue majorities from the others</source>
        <translation>bere ostatním převahu soch</translation>
    </message>
    <message>
        <source>leaves statue majorities to the others</source>
        <translation>nechává ostatním převahu soch</translation>
    </message>
    <message>
        <source>the others&apos; warehouses stay empty</source>
        <translation>skladiště ostatních zůstanou prázdná</translation>
    </message>
    <message>
        <source>the others fill their warehouses</source>
        <translation>ostatní si zaplní skladiště</translation>
    </message>
</context>
<context>
    <name>CarraraRuleWords</name>
    <message>
        <source>Advanced</source>
        <comment>variant of the game</comment>
        <translation>Pokročilá</translation>
    </message>
    <message>
        <source>Basic</source>
        <comment>variant of the game</comment>
        <translation>Základní</translation>
    </message>
    <message>
        <source>With statues, decorations and warehouses: more to do in a turn, and longer.</source>
        <translation>Se sochami, dekoracemi a&#xa0;skladišti: v&#xa0;tahu je víc možností a&#xa0;hra je delší.</translation>
    </message>
    <message>
        <source>Marble, palaces and scoring, without statues: the way to begin.</source>
        <translation>Mramor, paláce a&#xa0;bodování, bez soch: tak se začíná.</translation>
    </message>
    <message>
        <source>Last two upgrade tiles</source>
        <translation>Poslední dvě destičky vylepšení</translation>
    </message>
    <message>
        <source>Third place for statues</source>
        <translation>Třetí místo v&#xa0;sochách</translation>
    </message>
    <message>
        <source>Icons on the two discs</source>
        <translation>Symboly na obou kotoučích</translation>
    </message>
    <message>
        <source>Open screens: everybody sees all florins and blocks</source>
        <translation>Bez zástěn: všichni vidí všechny florény a&#xa0;bloky</translation>
    </message>
    <message>
        <source>The urban and the rural landscape</source>
        <translation>Městská a&#xa0;venkovská krajina</translation>
    </message>
    <message>
        <source>Second copies for Massa and Lerici</source>
        <translation>Po druhé pro Massu a&#xa0;Lerici</translation>
    </message>
    <message>
        <source>Half of the second place: 4 3 3 2 2 1 VP</source>
        <translation>Polovina druhého místa: 4 3 3 2 2 1&#xa0;VB</translation>
    </message>
    <message>
        <source>From Livorno to Lerici: 5 4 3 2 1 0 VP</source>
        <translation>Od Livorna po Lerici: 5 4 3 2 1 0&#xa0;VB</translation>
    </message>
    <message>
        <source>Shuffled by the luck number</source>
        <translation>Zamíchané podle čísla náhody</translation>
    </message>
    <message>
        <source>As printed, as far as known</source>
        <translation>Jak jsou vytištěné (pokud víme)</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Kdo začíná?</translation>
    </message>
    <message>
        <source>A lot decides, or the table names a seat. Start blocks are handed out in turn order from that seat.</source>
        <translation>Rozhodne los, nebo se hráči domluví. Počáteční bloky se rozdávají v&#xa0;pořadí tahů od začínajícího hráče.</translation>
    </message>
    <message>
        <source>How do the two discs start?</source>
        <translation>Jak oba kotouče začínají?</translation>
    </message>
    <message>
        <source>The disc of decorations is turned at random. The disc of statues starts with purple at section I.</source>
        <translation>Kotouč s&#xa0;dekoracemi se natočí náhodně. Kotouč se sochami začíná purpurovou u&#xa0;části I.</translation>
    </message>
    <message>
        <source>In which order do the icons stand on the discs?</source>
        <translation>V&#xa0;jakém pořadí jsou symboly na kotoučích?</translation>
    </message>
    <message>
        <source>Clockwise: book, coat of arms, crown, cup, flag, gate; and purple, blue, green, red, yellow, white. A table rule can change both.</source>
        <translation>Po směru hodinových ručiček: kniha, erb, koruna, pohár, prapor, brána; a&#xa0;purpurová, modrá, zelená, červená, žlutá, bílá. Obojí lze změnit domácím pravidlem.</translation>
    </message>
    <message>
        <source>May a seat pass although it could do something else?</source>
        <translation>Smí hráč vynechat tah, i&#xa0;když by mohl udělat něco jiného?</translation>
    </message>
    <message>
        <source>Yes, always. Passing is an action and brings 2 florins.</source>
        <translation>Ano, vždy. Vynechání tahu je akce a&#xa0;přináší 2&#xa0;florény.</translation>
    </message>
    <message>
        <source>What is hidden?</source>
        <translation>Co je skryté?</translation>
    </message>
    <message>
        <source>The florins and blocks of the other seats, until the game is over. Warehouses are open.</source>
        <translation>Florény a&#xa0;bloky ostatních hráčů až do konce hry. Skladiště jsou veřejná.</translation>
    </message>
    <message>
        <source>May one know how many blocks are in the bag?</source>
        <translation>Smí hráči vědět, kolik bloků je ve váčku?</translation>
    </message>
    <message>
        <source>No, only whether it is empty: the number would tell how many blocks are behind screens.</source>
        <translation>Ne, jen zda je prázdný: počet by prozradil, kolik bloků je za zástěnami.</translation>
    </message>
    <message>
        <source>What do the others see when a screen is lifted?</source>
        <translation>Co ostatní uvidí, když se zvedne zástěna?</translation>
    </message>
    <message>
        <source>That nothing is affordable, which is all that has to be proved. No figures are told.</source>
        <translation>Že si hráč nemůže nic koupit; víc dokazovat nemusí. Žádná čísla se neříkají.</translation>
    </message>
    <message>
        <source>What do the others see when a florin space is claimed?</source>
        <translation>Co se ostatní dozvědí, když někdo obsadí florénové místo?</translation>
    </message>
    <message>
        <source>That the seat has as much as the space asks for, and nothing beyond it.</source>
        <translation>Že hráč má tolik, kolik místo žádá, a&#xa0;nic víc.</translation>
    </message>
    <message>
        <source>What happens to blocks that lie at section VI when the wheel is turned?</source>
        <translation>Co se stane s&#xa0;bloky u&#xa0;části VI, když se kotouč otočí?</translation>
    </message>
    <message>
        <source>They come round to section I and cost its prices again.</source>
        <translation>Dostanou se k&#xa0;části I&#xa0;a&#xa0;platí pro ně zase její ceny.</translation>
    </message>
    <message>
        <source>May one turn the wheel and then buy nothing?</source>
        <translation>Smí hráč otočit kotoučem a&#xa0;pak nic nekoupit?</translation>
    </message>
    <message>
        <source>Not if anything is affordable. If nothing is, the seat lifts its screen, takes 2 florins and its turn is over, also for what could be done after an action.</source>
        <translation>Ne, pokud mu peníze na něco stačí. Nestačí-li na nic, zvedne zástěnu, vezme si 2&#xa0;florény a&#xa0;jeho tah končí, i&#xa0;pro to, co by se dalo dělat po akci.</translation>
    </message>
    <message>
        <source>May one choose to buy without turning and then find nothing affordable?</source>
        <translation>Smí hráč zvolit nákup bez otočení a&#xa0;pak zjistit, že mu peníze na nic nestačí?</translation>
    </message>
    <message>
        <source>No. In the basic game buying without turning is only there if a block can be bought.</source>
        <translation>Ne. V&#xa0;základní variantě je nákup bez otočení možný, jen když se dá nějaký blok koupit.</translation>
    </message>
    <message>
        <source>Nothing is affordable after the disc of statues was turned alone. What now?</source>
        <translation>Po otočení samotného kotouče se sochami nestačí peníze na nic. Co teď?</translation>
    </message>
    <message>
        <source>The same as after both discs: the screen is lifted, 2 florins, and the turn is over.</source>
        <translation>Totéž jako po obou kotoučích: hráč zvedne zástěnu, vezme si 2&#xa0;florény a&#xa0;tah končí.</translation>
    </message>
    <message>
        <source>The wheel and the bag are both empty. May one buy?</source>
        <translation>Kotouč i&#xa0;váček jsou prázdné. Smí se nakupovat?</translation>
    </message>
    <message>
        <source>No, neither disc may be turned. One empty bag or one empty wheel does not forbid it.</source>
        <translation>Ne, žádným z&#xa0;kotoučů nelze otočit. Je-li prázdný jen váček, nebo jen kotouč, nákup to nezakazuje.</translation>
    </message>
    <message>
        <source>May two blocks for one be used for a monument over a building too?</source>
        <translation>Smějí se dva bloky za jeden použít i&#xa0;při povýšení budovy na monument?</translation>
    </message>
    <message>
        <source>Yes, the difference to 8 is paid by the usual rules.</source>
        <translation>Ano, rozdíl do 8 se platí podle obvyklých pravidel.</translation>
    </message>
    <message>
        <source>May a pair stand for a block that is itself half of a pair?</source>
        <translation>Smí dvojice zastoupit blok, který je sám polovinou dvojice?</translation>
    </message>
    <message>
        <source>No. A pair consists of real blocks.</source>
        <translation>Ne. Dvojici tvoří skutečné bloky.</translation>
    </message>
    <message>
        <source>May a pair be given although each of its blocks would be accepted by itself?</source>
        <translation>Smí hráč dát dvojici, i&#xa0;když by město přijalo každý její blok zvlášť?</translation>
    </message>
    <message>
        <source>Yes. It wastes a block, so such payments are not listed, but they are accepted.</source>
        <translation>Ano. Jeden blok se tím promarní, proto takové platby nejsou v&#xa0;seznamu, ale program je přijme.</translation>
    </message>
    <message>
        <source>What is left of a building under a monument?</source>
        <translation>Co zbude z&#xa0;budovy pod monumentem?</translation>
    </message>
    <message>
        <source>Nothing: it has no value, no type and does not count. Its decoration and statue move up.</source>
        <translation>Nic: nemá hodnotu ani druh a&#xa0;nepočítá se. Její dekorace a&#xa0;socha se přesunou na monument.</translation>
    </message>
    <message>
        <source>Is the display refilled after a monument?</source>
        <translation>Doplňuje se po stavbě monumentu nabídka?</translation>
    </message>
    <message>
        <source>No, the monument never lay on it.</source>
        <translation>Ne, monument v&#xa0;ní nikdy neležel.</translation>
    </message>
    <message>
        <source>Must the upgrade tile be taken?</source>
        <translation>Musí si hráč destičku vylepšení vzít?</translation>
    </message>
    <message>
        <source>No, it may be left.</source>
        <translation>Ne, může ji nechat být.</translation>
    </message>
    <message>
        <source>Which are the last two of the eight upgrade tiles?</source>
        <translation>Které jsou poslední dvě z&#xa0;osmi destiček vylepšení?</translation>
    </message>
    <message>
        <source>Second copies for Massa and Lerici. A table rule makes them urban and rural instead.</source>
        <translation>Po druhé pro Massu a&#xa0;Lerici. Podle domácího pravidla jsou místo toho pro městskou a&#xa0;venkovskou krajinu.</translation>
    </message>
    <message>
        <source>What does a second upgrade tile of the same city bring?</source>
        <translation>Co přinese druhá destička vylepšení téhož města?</translation>
    </message>
    <message>
        <source>Nothing more, though it may be taken.</source>
        <translation>Nic navíc, ale vzít se smí.</translation>
    </message>
    <message>
        <source>Which points does building bring once all markers are used?</source>
        <translation>Jaké body přináší stavba, když jsou všechny sloupky použité?</translation>
    </message>
    <message>
        <source>The printed value at once, or the difference paid for a monument over a building. A decoration or an upgrade adds nothing.</source>
        <translation>Hned vytištěnou hodnotu, u&#xa0;povýšení budovy na monument zaplacený rozdíl. Dekorace ani vylepšení nic nepřidávají.</translation>
    </message>
    <message>
        <source>Are markers in the open area used?</source>
        <translation>Jsou sloupky na velkém prázdném poli použité?</translation>
    </message>
    <message>
        <source>No. Building brings no points, and no end comes near, while one is there.</source>
        <translation>Ne. Dokud tam některý je, stavba nepřináší body a&#xa0;konec hry se neblíží.</translation>
    </message>
    <message>
        <source>In which order does one score from a slot?</source>
        <translation>V&#xa0;jakém pořadí probíhá bodování z&#xa0;bonusového pole?</translation>
    </message>
    <message>
        <source>Royal-visit marker, own marker, bonus, and then the scoring space.</source>
        <translation>Žeton královské návštěvy, vlastní sloupek, bonus a&#xa0;pak bodovací místo.</translation>
    </message>
    <message>
        <source>Who may follow, and how?</source>
        <translation>Kdo smí návštěvy využít a&#xa0;jak?</translation>
    </message>
    <message>
        <source>Each other seat in its next turn, with its marker from the same slot and for the same bonus.</source>
        <translation>Každý další hráč ve svém příštím tahu, svým sloupkem ze stejného pole a&#xa0;se stejným bonusem.</translation>
    </message>
    <message>
        <source>May one follow with a marker from the open area or from another slot?</source>
        <translation>Lze návštěvy využít sloupkem z&#xa0;velkého prázdného pole nebo z&#xa0;jiného bonusového pole?</translation>
    </message>
    <message>
        <source>No. While another seat holds the royal-visit marker only the slot of the visit counts.</source>
        <translation>Ne. Dokud má žeton královské návštěvy jiný hráč, platí jen pole návštěvy.</translation>
    </message>
    <message>
        <source>How is a visit declined?</source>
        <translation>Jak se návštěva odmítne?</translation>
    </message>
    <message>
        <source>By any other action, which first moves the marker of that slot to the open area. Placing or buying a piece declines nothing.</source>
        <translation>Jakoukoli jinou akcí; sloupek z&#xa0;toho pole se nejdřív přesune na velké prázdné pole. Umístěním nebo koupí dekorace či sochy se nic neodmítá.</translation>
    </message>
    <message>
        <source>Can a seat lack a marker on the slot of a visit?</source>
        <translation>Může hráči na poli návštěvy sloupek chybět?</translation>
    </message>
    <message>
        <source>No. A slot is emptied by all seats within one round.</source>
        <translation>Ne. Pole vyprázdní všichni hráči během jednoho kola.</translation>
    </message>
    <message>
        <source>Must the holder of the royal-visit marker do anything?</source>
        <translation>Musí držitel žetonu královské návštěvy něco udělat?</translation>
    </message>
    <message>
        <source>Only give it back when its next turn begins. It may start another visit at once.</source>
        <translation>Jen ho na začátku svého příštího tahu vrátit. Hned smí zahájit další návštěvu.</translation>
    </message>
    <message>
        <source>How does one score when all slots are empty?</source>
        <translation>Jak se boduje, když jsou všechna bonusová pole prázdná?</translation>
    </message>
    <message>
        <source>From the open area: no bonus, no visit, nobody follows.</source>
        <translation>Z&#xa0;velkého prázdného pole: bez bonusu, bez návštěvy, nikdo další neboduje.</translation>
    </message>
    <message>
        <source>May one score from the open area while slots are filled and nobody holds the marker?</source>
        <translation>Smí se bodovat z&#xa0;velkého prázdného pole, když jsou bonusová pole obsazená a&#xa0;žeton nikdo nemá?</translation>
    </message>
    <message>
        <source>Yes, without bonus and without a visit.</source>
        <translation>Ano, bez bonusu a&#xa0;bez návštěvy.</translation>
    </message>
    <message>
        <source>A follower has no scoring space to use. What now?</source>
        <translation>Kdo by chtěl návštěvy využít, nemá žádné použitelné bodovací místo. Co teď?</translation>
    </message>
    <message>
        <source>It has to do something else, and so its marker moves to the open area.</source>
        <translation>Musí udělat něco jiného, a&#xa0;tak se jeho sloupek přesune na velké prázdné pole.</translation>
    </message>
    <message>
        <source>Do bonus florins help to reach 36 or 50?</source>
        <translation>Pomohou bonusové florény dosáhnout 36 nebo 50?</translation>
    </message>
    <message>
        <source>Yes, the bonus comes before the space.</source>
        <translation>Ano, bonus přichází před bodovacím místem.</translation>
    </message>
    <message>
        <source>May one start to score for a space that only the bonus statue would open?</source>
        <translation>Smí hráč začít bodovat kvůli místu, které by zpřístupnila až bonusová socha?</translation>
    </message>
    <message>
        <source>No. A space has to be open without the statue, which might be refused. Once another space is open and the statue is placed, the statue space may be chosen.</source>
        <translation>Ne. Některé místo musí být přístupné i&#xa0;bez sochy, která by se dala odmítnout. Je-li přístupné jiné místo a&#xa0;socha už stojí, smí se zvolit i&#xa0;místo pro sochy.</translation>
    </message>
    <message>
        <source>Does a bonus piece count in the scoring it came with?</source>
        <translation>Počítá se bonusová dekorace nebo socha do bodování, se kterým přišla?</translation>
    </message>
    <message>
        <source>Yes, if it is put on a building at once.</source>
        <translation>Ano, pokud se hned umístí na budovu.</translation>
    </message>
    <message>
        <source>Which decoration may be chosen as a bonus, and what if there is none?</source>
        <translation>Kterou dekoraci lze zvolit jako bonus a&#xa0;co když žádná není?</translation>
    </message>
    <message>
        <source>Any kind that is in the supply, for a building or a warehouse, or none. With an empty supply the bonus lapses and the scoring goes on.</source>
        <translation>Kterýkoli druh ze zásoby, na budovu nebo do skladiště, nebo žádnou. Je-li zásoba prázdná, bonus propadá a&#xa0;bodování pokračuje.</translation>
    </message>
    <message>
        <source>What becomes of a golden statue that is refused?</source>
        <translation>Co se stane s&#xa0;odmítnutou zlatou sochou?</translation>
    </message>
    <message>
        <source>It goes back to the box.</source>
        <translation>Vrátí se do krabice.</translation>
    </message>
    <message>
        <source>Where may a golden statue go?</source>
        <translation>Kam smí zlatá socha?</translation>
    </message>
    <message>
        <source>On any own building without a statue, or into a warehouse.</source>
        <translation>Na kteroukoli vlastní budovu bez sochy, nebo do skladiště.</translation>
    </message>
    <message>
        <source>Does a decoration count outside of scorings?</source>
        <translation>Počítá se dekorace i&#xa0;mimo bodování?</translation>
    </message>
    <message>
        <source>It adds 1 to its building in every scoring and nowhere else, and makes sets at the end.</source>
        <translation>V&#xa0;každém bodování přidává své budově 1, jinde nic; na konci tvoří sady.</translation>
    </message>
    <message>
        <source>Do city rewards and their upgrades matter for a landscape?</source>
        <translation>Záleží u&#xa0;krajiny na odměnách měst a&#xa0;jejich vylepšeních?</translation>
    </message>
    <message>
        <source>No. A landscape pays 1 for each point of value and decoration.</source>
        <translation>Ne. Krajina platí 1 za každý bod hodnoty a&#xa0;za každou dekoraci.</translation>
    </message>
    <message>
        <source>What does the rural landscape pay?</source>
        <translation>Co platí venkovská krajina?</translation>
    </message>
    <message>
        <source>1 VP for each point, as urban pays 1 florin.</source>
        <translation>1&#xa0;VB za každý bod, tak jako městská platí 1&#xa0;florén.</translation>
    </message>
    <message>
        <source>When does a florin space work?</source>
        <translation>Kdy působí florénové místo?</translation>
    </message>
    <message>
        <source>At the end. It pays nothing when it is taken, and the florins stay with the seat.</source>
        <translation>Na konci. Při obsazení neplatí nic a&#xa0;florény hráči zůstávají.</translation>
    </message>
    <message>
        <source>How many florin spaces may a seat have, and whose are they?</source>
        <translation>Kolik florénových míst smí hráč mít a&#xa0;čí jsou?</translation>
    </message>
    <message>
        <source>One. Both are shared: each is for one seat in the game.</source>
        <translation>Jedno. Obě jsou společná: každé je ve hře jen pro jednoho hráče.</translation>
    </message>
    <message>
        <source>When is a sector cleared?</source>
        <translation>Kdy je výseč vyprázdněná?</translation>
    </message>
    <message>
        <source>When its last block is bought. The seat takes the decoration or the statue, not both.</source>
        <translation>Když se koupí její poslední blok. Hráč si vezme dekoraci, nebo sochu, ne obojí.</translation>
    </message>
    <message>
        <source>A cleared sector&apos;s piece is gone from the supply. What now?</source>
        <translation>Dekorace nebo socha vyprázdněné výseče v&#xa0;zásobě došla. Co teď?</translation>
    </message>
    <message>
        <source>The other may be taken. If both are gone, clearing brings nothing and asks nothing.</source>
        <translation>Lze si vzít tu druhou. Došly-li obě, vyprázdnění nic nepřináší a&#xa0;program se na nic neptá.</translation>
    </message>
    <message>
        <source>What becomes of a sector&apos;s piece that is forgone?</source>
        <translation>Co se stane s&#xa0;dekorací nebo sochou výseče, které se hráč vzdá?</translation>
    </message>
    <message>
        <source>It stays in the supply.</source>
        <translation>Zůstane v&#xa0;zásobě.</translation>
    </message>
    <message>
        <source>Where may a statue of the wheel go?</source>
        <translation>Kam smí socha z&#xa0;kotouče?</translation>
    </message>
    <message>
        <source>On an own building without a statue in any city that accepts its colour.</source>
        <translation>Na vlastní budovu bez sochy v&#xa0;kterémkoli městě, které přijímá její barvu.</translation>
    </message>
    <message>
        <source>When may a stored piece be placed?</source>
        <translation>Kdy smí hráč umístit dekoraci nebo sochu ze skladiště?</translation>
    </message>
    <message>
        <source>In any later own turn, before or after the action, free and as many as there are.</source>
        <translation>V&#xa0;kterémkoli pozdějším vlastním tahu, před akcí i&#xa0;po ní, zdarma a&#xa0;třeba všechny najednou.</translation>
    </message>
    <message>
        <source>May a piece leave its warehouse in the turn in which it came there?</source>
        <translation>Smí dekorace nebo socha opustit skladiště v&#xa0;tahu, ve kterém tam přišla?</translation>
    </message>
    <message>
        <source>No, not even after the action.</source>
        <translation>Ne, ani po akci.</translation>
    </message>
    <message>
        <source>May a warehouse be emptied to make room while the other is free?</source>
        <translation>Smí hráč skladiště vyklidit, když je druhé volné?</translation>
    </message>
    <message>
        <source>No. A stored piece is thrown out only if no warehouse is free.</source>
        <translation>Ne. Uložená dekorace nebo socha se vyhazuje, jen když není žádné skladiště volné.</translation>
    </message>
    <message>
        <source>Where does a piece go that is thrown out?</source>
        <translation>Kam přijde vyhozená dekorace nebo socha?</translation>
    </message>
    <message>
        <source>To the box, not to the supply.</source>
        <translation>Do krabice, ne do zásoby.</translation>
    </message>
    <message>
        <source>Both warehouses hold equal pieces. Which one is meant?</source>
        <translation>V&#xa0;obou skladištích je totéž. Co se tím myslí?</translation>
    </message>
    <message>
        <source>Either, they are the same; it is listed once. If only one of them may leave yet, that one is meant.</source>
        <translation>Kterékoli, jsou stejné; v&#xa0;seznamu jsou jednou. Smí-li zatím odejít jen jedno, myslí se to.</translation>
    </message>
    <message>
        <source>Do stored pieces count at the end?</source>
        <translation>Počítají se na konci dekorace a&#xa0;sochy ve skladištích?</translation>
    </message>
    <message>
        <source>No, only those on buildings.</source>
        <translation>Ne, jen ty na budovách.</translation>
    </message>
    <message>
        <source>How often may a piece be bought for 10 florins?</source>
        <translation>Jak často lze koupit dekoraci nebo sochu za 10&#xa0;florénů?</translation>
    </message>
    <message>
        <source>Once a turn, one decoration or one coloured statue of the supply.</source>
        <translation>Jednou za tah, jednu dekoraci nebo jednu barevnou sochu ze zásoby.</translation>
    </message>
    <message>
        <source>When in the turn may one buy a piece?</source>
        <translation>Kdy v&#xa0;tahu lze dekoraci nebo sochu koupit?</translation>
    </message>
    <message>
        <source>Before or after the action, but not in the middle of it; never after a lifted screen.</source>
        <translation>Před akcí nebo po ní, ale ne uprostřed; nikdy po zvednutí zástěny.</translation>
    </message>
    <message>
        <source>Where does a piece go that is bought?</source>
        <translation>Kam přijde koupená dekorace nebo socha?</translation>
    </message>
    <message>
        <source>On an own building at once: a statue only in the city of its own colour. No warehouse.</source>
        <translation>Hned na vlastní budovu: socha jen ve městě své barvy. Do skladiště ne.</translation>
    </message>
    <message>
        <source>May a golden statue be bought?</source>
        <translation>Lze koupit zlatou sochu?</translation>
    </message>
    <message>
        <source>No, it is not in the supply and has no city.</source>
        <translation>Ne, není v&#xa0;zásobě a&#xa0;nemá své město.</translation>
    </message>
    <message>
        <source>May one buy or place a piece and score in the same turn?</source>
        <translation>Smí hráč v&#xa0;jednom tahu koupit nebo umístit dekoraci či sochu a&#xa0;bodovat?</translation>
    </message>
    <message>
        <source>Yes, and the piece counts in that scoring.</source>
        <translation>Ano, a&#xa0;do toho bodování se počítá.</translation>
    </message>
    <message>
        <source>When is a turn over?</source>
        <translation>Kdy tah končí?</translation>
    </message>
    <message>
        <source>With the action, unless a piece could still be placed or bought; then the seat says so.</source>
        <translation>Akcí, ledaže by ještě šlo umístit nebo koupit dekoraci či sochu; pak tah ukončí sám hráč.</translation>
    </message>
    <message>
        <source>What starts the end of the game?</source>
        <translation>Co spouští konec hry?</translation>
    </message>
    <message>
        <source>An empty supply and a seat without markers. The seat whose action completes it gains 5 VP and has no more turn; each other seat has one, with any action.</source>
        <translation>Prázdná doplňovací zásoba a&#xa0;hráč bez sloupků. Hráč, jehož akce to završí, získá 5&#xa0;VB a&#xa0;už netáhne; každý další má ještě jeden tah s&#xa0;libovolnou akcí.</translation>
    </message>
    <message>
        <source>The last turns and a royal visit come together. What now?</source>
        <translation>Poslední tahy se sešly s&#xa0;královskou návštěvou. Co teď?</translation>
    </message>
    <message>
        <source>The others may follow in their last turn as in any other.</source>
        <translation>Ostatní smějí návštěvy ve svém posledním tahu využít jako v&#xa0;každém jiném.</translation>
    </message>
    <message>
        <source>What if the seat that ended the game holds the royal-visit marker?</source>
        <translation>Co když má žeton královské návštěvy hráč, který hru ukončil?</translation>
    </message>
    <message>
        <source>It keeps it: the turn in which it would give it back does not come.</source>
        <translation>Nechá si ho: tah, ve kterém by ho vrátil, už nepřijde.</translation>
    </message>
    <message>
        <source>The end is reached by an action. Does what follows it in the turn still happen?</source>
        <translation>Konec nastal akcí. Proběhne ještě to, co po ní v&#xa0;tahu následuje?</translation>
    </message>
    <message>
        <source>Yes, pieces may be placed and bought; the end starts when the turn is over.</source>
        <translation>Ano, dekorace a&#xa0;sochy lze umístit i&#xa0;koupit; konec začíná až po tahu.</translation>
    </message>
    <message>
        <source>What is paid for the third most statues?</source>
        <translation>Kolik se platí za třetí nejvíce soch?</translation>
    </message>
    <message>
        <source>5, 4, 3, 2, 1, 0 from Livorno to Lerici. A table rule pays half of the second place instead: 4, 3, 3, 2, 2, 1.</source>
        <translation>5, 4, 3, 2, 1, 0 od Livorna po Lerici. Podle domácího pravidla polovina druhého místa: 4, 3, 3, 2, 2, 1.</translation>
    </message>
    <message>
        <source>Seats are level in statues. What are they paid?</source>
        <translation>Hráči mají stejně soch. Kolik dostanou?</translation>
    </message>
    <message>
        <source>One place less than they would have, and all who come after them slide down with them.</source>
        <translation>O&#xa0;jedno místo níž, než by měli, a&#xa0;všichni po nich se posunou s&#xa0;nimi.</translation>
    </message>
    <message>
        <source>Three seats are level for most statues and the fourth has fewer. What is it paid?</source>
        <translation>Tři hráči mají nejvíce soch stejně a&#xa0;čtvrtý méně. Kolik dostane?</translation>
    </message>
    <message>
        <source>The third place: a level group takes one place more than one seat, however large it is.</source>
        <translation>Třetí místo: skupina se stejným počtem zabírá o&#xa0;jedno místo víc než jeden hráč, ať je jakkoli velká.</translation>
    </message>
    <message>
        <source>Which statues count in a city?</source>
        <translation>Které sochy se ve městě počítají?</translation>
    </message>
    <message>
        <source>All that stand there, whatever their colour, golden ones too.</source>
        <translation>Všechny, které tam stojí, bez ohledu na barvu, i&#xa0;zlaté.</translation>
    </message>
    <message>
        <source>How are ties at the end broken?</source>
        <translation>Jak se na konci rozhodují shody?</translation>
    </message>
    <message>
        <source>By the most blocks left. If they are level too, the win is shared.</source>
        <translation>Podle většího počtu zbylých bloků. Jsou-li i&#xa0;ty shodné, o&#xa0;vítězství se hráči dělí.</translation>
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
    <name>CarraraTeacher</name>
    <message>
        <source>Another seat scores, and you may follow with your marker from the same slot. If nothing of yours is worth scoring yet, do something else: the marker then waits in the open area, without its bonus.</source>
        <translation>Jiný hráč boduje a&#xa0;vy smíte využít jeho návštěvy sloupkem ze stejného pole. Nemáte-li zatím co bodovat, udělejte něco jiného: sloupek pak čeká na velkém prázdném poli, bez bonusu.</translation>
    </message>
    <message>
        <source>Marble becomes buildings, and buildings become points once you score them.</source>
        <translation>Z&#xa0;mramoru jsou budovy a&#xa0;z&#xa0;budov body, jakmile je obodujete.</translation>
    </message>
    <message>
        <source>You can build now: choosier cities pay more for the same building.</source>
        <translation>Teď můžete stavět: vybíravější města platí za tutéž budovu víc.</translation>
    </message>
    <message>
        <source>For building you need more blocks: look for cheap ones on the wheel.</source>
        <translation>Na stavbu potřebujete víc bloků: hledejte na kotouči levné.</translation>
    </message>
    <message>
        <source>Each marker scores once in the game, so wait until a space pays well, but not so long that another seat takes the city.</source>
        <translation>Každý sloupek boduje jednou za hru, proto počkejte, až místo dobře zaplatí, ale ne tak dlouho, aby vám město vzal někdo jiný.</translation>
    </message>
    <message>
        <source>Turning brings new blocks into section I, and makes all others a florin cheaper. Then you buy. It can&apos;t be taken back.</source>
        <translation>Otočení přinese nové bloky do části I&#xa0;a&#xa0;ostatní zlevní o&#xa0;florén. Pak nakupujete. Vrátit to nejde.</translation>
    </message>
    <message>
        <source>Turning the small disc alone brings another statue to each sector. No blocks are added.</source>
        <translation>Otočení samotného malého kotouče přinese ke každé výseči jinou sochu. Bloky se nedoplňují.</translation>
    </message>
    <message>
        <source>Noble colours are accepted by more cities. Take several blocks at once: a turn for a single block is dear.</source>
        <translation>Vzácnější barvy přijímá víc měst. Berte víc bloků najednou: tah za jediný blok je drahý.</translation>
    </message>
    <message>
        <source>You can afford nothing: you get 2 florins, and the turn is over.</source>
        <translation>Peníze nestačí na nic: dostanete 2&#xa0;florény a&#xa0;tah končí.</translation>
    </message>
    <message>
        <source>The value is what you pay in blocks and what you score later. Think of the type as well as of the city: both can be scored.</source>
        <translation>Hodnota je to, co zaplatíte v&#xa0;blocích a&#xa0;později obodujete. Myslete na druh i&#xa0;na město: bodovat se dá obojí.</translation>
    </message>
    <message>
        <source>A monument counts 8 and brings an upgrade tile. Over an own building of its type it costs only the difference.</source>
        <translation>Monument má hodnotu 8 a&#xa0;přinese destičku vylepšení. Povýšení vlastní budovy téhož druhu stojí jen rozdíl.</translation>
    </message>
    <message>
        <source>Take the marker whose bonus you need. If it comes from a slot, the others may follow you from the same one.</source>
        <translation>Vezměte sloupek, jehož bonus potřebujete. Je-li z&#xa0;bonusového pole, smějí návštěvy využít i&#xa0;ostatní z&#xa0;téhož pole.</translation>
    </message>
    <message>
        <source>Compare what the spaces bring. City spaces are for one seat only; types and landscapes are your own and can wait.</source>
        <translation>Porovnejte, co která místa přinesou. Město je jen pro jednoho hráče; druhy a&#xa0;krajiny jsou vaše a&#xa0;počkají.</translation>
    </message>
    <message>
        <source>Raise the city in which you will still score most.</source>
        <translation>Vylepšete město, ve kterém ještě obodujete nejvíc.</translation>
    </message>
    <message>
        <source>Two florins and nothing else: for when nothing better can be done.</source>
        <translation>Dva florény a&#xa0;nic jiného: pro chvíle, kdy není nic lepšího.</translation>
    </message>
    <message>
        <source>A decoration adds 1 to its building in every scoring, and equal ones are worth more and more at the end. A statue opens statue spaces and counts for most in its city.</source>
        <translation>Dekorace přidá své budově 1 v&#xa0;každém bodování a&#xa0;stejných se vyplatí mít co nejvíc. Socha zpřístupňuje místa pro sochy a&#xa0;počítá se mezi nejvíce soch ve městě.</translation>
    </message>
    <message>
        <source>Pieces in a warehouse count nothing: bring them out before you score.</source>
        <translation>Co je ve skladišti, to se nepočítá: vyneste to ven, než budete bodovat.</translation>
    </message>
    <message>
        <source>Ten florins are 2 VP at the end. A piece should bring more than that.</source>
        <translation>Deset florénů jsou na konci 2&#xa0;VB. Dekorace nebo socha má přinést víc.</translation>
    </message>
    <message>
        <source>Nothing else is to be done: the next seat&apos;s turn comes.</source>
        <translation>Nic dalšího už není třeba: na řadě je další hráč.</translation>
    </message>
</context>
<context>
    <name>CarraraWords</name>
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
        <source>Sets of decorations</source>
        <translation>Sady dekorací</translation>
    </message>
    <message>
        <source>Most statues in cities</source>
        <translation>Nejvíce soch ve městech</translation>
    </message>
    <message>
        <source>Blocks left (break ties)</source>
        <translation>Zbylé bloky (při shodě)</translation>
    </message>
    <message>
        <source>Points and blocks left are level.</source>
        <translation>Body i&#xa0;zbylé bloky jsou vyrovnané.</translation>
    </message>
    <message>
        <source>The points were level: the blocks left behind the screen decided.</source>
        <translation>Při rovnosti bodů rozhodly bloky, které zbyly za zástěnou.</translation>
    </message>
    <message>
        <source>New blocks are drawn; then you buy. This can&apos;t be taken back.</source>
        <translation>Vylosují se nové bloky a&#xa0;pak nakoupíte. Tohle nejde vzít zpět.</translation>
    </message>
    <message>
        <source>No new blocks are drawn; then you buy.</source>
        <translation>Nové bloky se netáhnou; pak nakupujete.</translation>
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
        <source>Turn both discs and refill the wheel</source>
        <translation>Otočit oběma kotouči a&#xa0;doplnit bloky</translation>
    </message>
    <message>
        <source>Turn the wheel and refill it</source>
        <translation>Otočit kotoučem a&#xa0;doplnit bloky</translation>
    </message>
    <message>
        <source>Choose an upgrade tile.</source>
        <translation>Vyberte destičku vylepšení.</translation>
    </message>
    <message>
        <source>Lift the screen (nothing is affordable)</source>
        <translation>Zvednout zástěnu (málo peněz)</translation>
    </message>
    <message>
        <source>Turn the disc of statues alone</source>
        <translation>Otočit jen kotoučem se sochami</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Ukončit tah</translation>
    </message>
    <message>
        <source>Pass and take {florins}</source>
        <translation>Vynechat tah a&#xa0;vzít si {florins}</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nevzít nic</translation>
    </message>
    <message>
        <source>Take: {piece}</source>
        <translation>Vzít: {piece}</translation>
    </message>
    <message>
        <source>Into a warehouse</source>
        <translation>Do skladiště</translation>
    </message>
    <message>
        <source>Into a warehouse, in place of: {piece}</source>
        <translation>Do skladiště místo: {piece}</translation>
    </message>
    <message>
        <source>Move out of a warehouse</source>
        <translation>Přesunout ze skladiště</translation>
    </message>
    <message>
        <source>Buy a piece for {florins}</source>
        <translation>Koupit dekoraci nebo sochu za {florins}</translation>
    </message>
    <message>
        <source>pay {blocks}</source>
        <translation>za&#xa0;{blocks}</translation>
    </message>
    <message>
        <source>Choose a scoring space for your marker.</source>
        <translation>Vyberte pro svůj sloupek bodovací místo.</translation>
    </message>
    <message>
        <source>The wheel has turned: buy blocks from one section.</source>
        <translation>Kotouč se otočil: kupte bloky z&#xa0;jedné části kruhu.</translation>
    </message>
    <message>
        <source>You may take a piece, for a building or a warehouse: {pieces}.</source>
        <translation>Můžete si vzít na budovu nebo do skladiště: {pieces}.</translation>
    </message>
    <message>
        <source>You may still place or buy a piece; or end your turn.</source>
        <translation>Ještě můžete umístit nebo koupit dekoraci či sochu; nebo ukončit tah.</translation>
    </message>
    <message>
        <source>A royal visit for {slot}: follow it and score, or do something else; your marker then goes to the open area.</source>
        <translation>Královská návštěva: {slot}. Využijte ji a&#xa0;bodujte; při jiné akci se váš sloupek přesune na velké prázdné pole.</translation>
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
    <name>ChartsView</name>
    <message>
        <source>Picture</source>
        <translation>Obrázek</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Kresba</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Uložit obrázek</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Uložit čísla</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>The file can&apos;t be saved: {file}</source>
        <translation>Soubor nelze uložit: {file}</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>Uložit o&amp;brázek…</translation>
    </message>
    <message>
        <source>Save &amp;figures…</source>
        <translation>Uložit čís&amp;la…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Grafy</translation>
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
    <name>CourseView</name>
    <message>
        <source>done</source>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <comment>lessons</comment>
        <translation>Hotovo {done} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>Begin the lesson</source>
        <translation>Začít lekci</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>The table of the lesson</source>
        <translation>Stůl lekce</translation>
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
        <translation>Chyba v&#xa0;programu</translation>
    </message>
    <message>
        <source>Show the saved games</source>
        <translation>Ukázat uložené hry</translation>
    </message>
    <message>
        <source>The program has made a mistake. Your game is safe: every move is saved as soon as it is made. You can try to play on, or close the program and continue later.</source>
        <translation>V&#xa0;programu nastala chyba. Vaše hra je v&#xa0;bezpečí: každý tah se ukládá, jakmile je proveden. Můžete zkusit hrát dál, nebo program zavřít a&#xa0;pokračovat později.</translation>
    </message>
    <message>
        <source>The program crashed when it ran last. Your game is safe: every move was saved as soon as it was made, and Continue brings it back.</source>
        <translation>Program minule nečekaně skončil. Vaše hra je v&#xa0;bezpečí: každý tah se uložil, jakmile byl proveden, a&#xa0;tlačítko Pokračovat ji otevře.</translation>
    </message>
    <message>
        <source>Saved game: {place}</source>
        <translation>Uložená hra: {place}</translation>
    </message>
    <message>
        <source>Saved games: {place}</source>
        <translation>Uložené hry: {place}</translation>
    </message>
    <message>
        <source>This report is kept here, and sent nowhere: {place}</source>
        <translation>Toto hlášení je uloženo zde a&#xa0;nikam se neposílá: {place}</translation>
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
    <name>FaultWords</name>
    <message>
        <source>something is wrong with it</source>
        <translation>něco s&#xa0;ním není v&#xa0;pořádku</translation>
    </message>
    <message>
        <source>the record is damaged</source>
        <translation>záznam je poškozený</translation>
    </message>
    <message>
        <source>another program has changed it</source>
        <translation>změnil ho jiný program</translation>
    </message>
    <message>
        <source>it is not the name of a saved game</source>
        <translation>takové jméno žádná uložená hra nemá</translation>
    </message>
    <message>
        <source>the folder for saved games can&apos;t be made: {place} ({reason})</source>
        <translation>složku pro uložené hry nelze vytvořit: {place} ({reason})</translation>
    </message>
    <message>
        <source>the folder of saved games can&apos;t be read: {place} ({reason})</source>
        <translation>složku s&#xa0;uloženými hrami nelze přečíst: {place} ({reason})</translation>
    </message>
    <message>
        <source>the file can&apos;t be read: {place} ({reason})</source>
        <translation>soubor nelze přečíst: {place} ({reason})</translation>
    </message>
    <message>
        <source>it can&apos;t be read ({reason})</source>
        <translation>nelze ho přečíst ({reason})</translation>
    </message>
    <message>
        <source>the game can&apos;t be saved in {place} ({reason})</source>
        <translation>hru nelze uložit do {place} ({reason})</translation>
    </message>
    <message>
        <source>the game can&apos;t be deleted: {place} ({reason})</source>
        <translation>hru nelze smazat: {place} ({reason})</translation>
    </message>
    <message>
        <source>the game can&apos;t be brought back: {place} ({reason})</source>
        <translation>hru nelze vrátit: {place} ({reason})</translation>
    </message>
    <message>
        <source>the game is not saved over {place} ({reason})</source>
        <translation>hra se přes {place} neukládá ({reason})</translation>
    </message>
    <message>
        <source>the game can&apos;t be found in {place} ({reason})</source>
        <translation>hru nelze najít v&#xa0;{place} ({reason})</translation>
    </message>
    <message>
        <source>the library can&apos;t be used: {place} ({reason})</source>
        <translation>knihovnu nelze použít: {place} ({reason})</translation>
    </message>
    <message>
        <source>it can&apos;t be read as JSON from byte {byte} on</source>
        <translation>od bajtu {byte} ho nelze číst jako JSON</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>chybí mu konec</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>není to JSON</translation>
    </message>
    <message>
        <source>it is no record of a game</source>
        <translation>není to záznam hry</translation>
    </message>
    <message>
        <source>it is no position of this game: look at {path}</source>
        <translation>není to pozice této hry: podívejte se na {path}</translation>
    </message>
    <message>
        <source>it is far too large</source>
        <translation>je příliš velký</translation>
    </message>
    <message>
        <source>there has never been a format {format}</source>
        <translation>formát {format} nikdy nebyl</translation>
    </message>
    <message>
        <source>a newer version of the program wrote it (format {format}; this one reads {reads})</source>
        <translation>zapsala ho novější verze programu (formát {format}; tato čte {reads})</translation>
    </message>
    <message>
        <source>it was played by newer rules (version {version}; here they are {reads})</source>
        <translation>hrálo se podle novějších pravidel (verze {version}; zde jsou {reads})</translation>
    </message>
    <message>
        <source>the value at {path} is not valid</source>
        <translation>hodnota v&#xa0;{path} není platná</translation>
    </message>
    <message>
        <source>at {path} the field “{field}” is missing</source>
        <translation>v&#xa0;{path} chybí pole „{field}“</translation>
    </message>
    <message>
        <source>at {path} there is an unknown field, “{field}”</source>
        <translation>v&#xa0;{path} je neznámé pole „{field}“</translation>
    </message>
    <message>
        <source>at {path} the key “{key}” stands twice</source>
        <translation>v&#xa0;{path} stojí klíč „{key}“ dvakrát</translation>
    </message>
    <message>
        <source>what stands at {path} can&apos;t come about in a game</source>
        <translation>to, co stojí v&#xa0;{path}, ve hře nemůže nastat</translation>
    </message>
    <message>
        <source>its table rules are not valid</source>
        <translation>jeho domácí pravidla nejsou platná</translation>
    </message>
    <message>
        <source>move {number}, “{line}”, is against the rules there</source>
        <translation>krok {number}, „{line}“, tam odporuje pravidlům</translation>
    </message>
    <message>
        <source>move {number}, “{line}”, is not written as moves are</source>
        <translation>krok {number}, „{line}“, není zapsán tak, jak se kroky zapisují</translation>
    </message>
    <message>
        <source>move {number}, “{line}”, could mean more than one move</source>
        <translation>krok {number}, „{line}“, může znamenat více kroků</translation>
    </message>
    <message>
        <source>the program does not know this game</source>
        <translation>tuto hru program nezná</translation>
    </message>
    <message>
        <source>there is no branch {number}</source>
        <translation>větev {number} neexistuje</translation>
    </message>
    <message>
        <source>branch {number} begins after move {after}, and the game has only {moves}</source>
        <translation>větev {number} začíná za krokem {after}, ale kroků hry je jen {moves}</translation>
    </message>
    <message>
        <source>it is no UTF-8 text from byte {byte} on</source>
        <translation>od bajtu {byte} to není text v&#xa0;UTF-8</translation>
    </message>
    <message>
        <source>line {at} can&apos;t be read</source>
        <translation>řádek {at} nelze přečíst</translation>
    </message>
    <message>
        <source>line {at}: a header looks like [Game &quot;carrara&quot;]</source>
        <translation>řádek {at}: hlavička vypadá takto: [Game &quot;carrara&quot;]</translation>
    </message>
    <message>
        <source>line {at}: the header “{key}” is unknown</source>
        <translation>řádek {at}: hlavička „{key}“ není známá</translation>
    </message>
    <message>
        <source>line {at}: “{key}” stands there a second time</source>
        <translation>řádek {at}: „{key}“ tu stojí podruhé</translation>
    </message>
    <message>
        <source>line {at}: what stands in quotes can&apos;t be read</source>
        <translation>řádek {at}: to, co je v&#xa0;uvozovkách, nelze přečíst</translation>
    </message>
    <message>
        <source>line {at}: a header after the first move</source>
        <translation>řádek {at}: hlavička za prvním krokem</translation>
    </message>
    <message>
        <source>line {at}: a move begins with its number and a full stop</source>
        <translation>řádek {at}: krok začíná svým číslem a&#xa0;tečkou</translation>
    </message>
    <message>
        <source>line {at}: a move after those that were taken back</source>
        <translation>řádek {at}: krok za těmi, které byly vzaty zpět</translation>
    </message>
    <message>
        <source>line {at}: move {wanted} should come here</source>
        <translation>řádek {at}: zde má přijít krok {wanted}</translation>
    </message>
    <message>
        <source>line {at}: there is no move, or one that needs quotes</source>
        <translation>řádek {at}: není tu krok, nebo patří do uvozovek</translation>
    </message>
    <message>
        <source>the header “{key}” is missing</source>
        <translation>chybí hlavička „{key}“</translation>
    </message>
    <message>
        <source>line {at}: the value of “{key}” is not valid</source>
        <translation>řádek {at}: hodnota „{key}“ není platná</translation>
    </message>
    <message>
        <source>line {at}: “{key}” without all the seats before it</source>
        <translation>řádek {at}: „{key}“, a&#xa0;předchozí místa chybějí</translation>
    </message>
    <message>
        <source>the command line can&apos;t be read: a quotation mark is not closed</source>
        <translation>příkazový řádek nelze přečíst: některé uvozovky nejsou uzavřené</translation>
    </message>
    <message>
        <source>no command line is given</source>
        <translation>není zadán žádný příkazový řádek</translation>
    </message>
    <message>
        <source>it can&apos;t be started ({reason})</source>
        <translation>nelze ho spustit ({reason})</translation>
    </message>
    <message>
        <source>it gave no answer within {seconds} seconds</source>
        <translation>neodpověděl včas (limit v&#xa0;sekundách: {seconds})</translation>
    </message>
    <message>
        <source>its answer is longer than {limit} bytes</source>
        <translation>jeho odpověď je příliš dlouhá (limit v&#xa0;bajtech: {limit})</translation>
    </message>
    <message>
        <source>it ended with code {code} instead of answering</source>
        <translation>místo odpovědi skončil s&#xa0;kódem {code}</translation>
    </message>
    <message>
        <source>it closed its output instead of answering</source>
        <translation>místo odpovědi zavřel svůj výstup</translation>
    </message>
    <message>
        <source>its answer is no JSON line with a “move”: “{answer}”</source>
        <translation>jeho odpověď není řádek JSON s&#xa0;položkou „move“: „{answer}“</translation>
    </message>
    <message>
        <source>the “move” in its answer is no text: “{answer}”</source>
        <translation>položka „move“ v&#xa0;jeho odpovědi není text: „{answer}“</translation>
    </message>
    <message>
        <source>its answer, “{answer}”, is not written as moves are, or can&apos;t be meant here</source>
        <translation>jeho odpověď „{answer}“ není zapsaná jako tah, nebo tu nemůže nic znamenat</translation>
    </message>
    <message>
        <source>its answer, “{answer}”, is against the rules here</source>
        <translation>jeho odpověď „{answer}“ tu odporuje pravidlům</translation>
    </message>
    <message>
        <source>its answer, “{answer}”, could mean more than one move</source>
        <translation>jeho odpověď „{answer}“ může znamenat více tahů</translation>
    </message>
    <message>
        <source>no space left on the disk</source>
        <translation>na disku už není místo</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>přístup byl odepřen</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>není tam</translation>
    </message>
    <message>
        <source>it can&apos;t be written to</source>
        <translation>nelze tam zapisovat</translation>
    </message>
    <message>
        <source>the disk does not work as it should</source>
        <translation>disk nepracuje, jak má</translation>
    </message>
    <message>
        <source>part of the path is no folder</source>
        <translation>část cesty není složka</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>je to složka</translation>
    </message>
    <message>
        <source>there is one of that name already</source>
        <translation>takové jméno už tam je</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>jméno je příliš dlouhé</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>je otevřeno příliš mnoho souborů</translation>
    </message>
    <message>
        <source>another program uses it</source>
        <translation>používá ho jiný program</translation>
    </message>
    <message>
        <source>it is too large for the disk</source>
        <translation>na ten disk je příliš velký</translation>
    </message>
    <message>
        <source>system error {number}</source>
        <translation>chyba systému číslo {number}</translation>
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
        <translation>{most} a&#xa0;{last}</translation>
    </message>
    <message>
        <source>{names} share the victory with {points} each</source>
        <translation>O&#xa0;vítězství se dělí {names}, každý má {points}</translation>
    </message>
    <message>
        <source>Points by source and seat</source>
        <translation>Body podle původu a&#xa0;hráče</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>Zpět ke s&amp;tolu</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Rozbor</translation>
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
    <name>Folding</name>
    <message>
        <source>More</source>
        <translation>Další</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Prohlédnout</translation>
    </message>
    <message>
        <source>Go on &amp;playing</source>
        <translation>&amp;Hrát dál</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Rozbor</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Pře&amp;jmenovat</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Zdvojit</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportovat…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>S&amp;mazat</translation>
    </message>
    <message>
        <source>Counts in the &amp;statistics</source>
        <translation>Počítá se do s&amp;tatistik</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) chosen</source>
        <comment>in the library</comment>
        <translation>
            <numerusform>vybrána %n hra</numerusform>
            <numerusform>vybrány %n hry</numerusform>
            <numerusform>vybráno %n her</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is chosen</source>
        <translation>Není vybrána žádná hra</translation>
    </message>
    <message>
        <source>Last played {when}</source>
        <translation>Naposledy hráno {when}</translation>
    </message>
    <message>
        <source>A newer version of the program saved this game and is needed to open it.</source>
        <translation>Tuto hru uložila novější verze programu; bez ní ji nelze otevřít.</translation>
    </message>
    <message>
        <source>The file is damaged. The copy before it can be opened.</source>
        <translation>Soubor je poškozený. Lze otevřít předchozí kopii.</translation>
    </message>
    <message>
        <source>The file is damaged and can&apos;t be opened: {reason}</source>
        <translation>Soubor je poškozený a&#xa0;nelze ho otevřít: {reason}</translation>
    </message>
</context>
<context>
    <name>GameFilters</name>
    <message>
        <source>All variants</source>
        <translation>Všechny varianty</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varianta</translation>
    </message>
    <message>
        <source>Any number of seats</source>
        <translation>Libovolný počet hráčů</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <comment>of a game</comment>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Počet hráčů</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <source>The game can&apos;t be opened.</source>
        <translation>Hru nelze otevřít.</translation>
    </message>
    <message>
        <source>This game does not fit the rules. It is shown up to its last good move, and its file stays as it is.</source>
        <translation>Tato hra neodpovídá pravidlům. Ukazuje se až po poslední platný tah a&#xa0;její soubor zůstává, jak je.</translation>
    </message>
    <message>
        <source>The branch can&apos;t be opened.</source>
        <translation>Větev nelze otevřít.</translation>
    </message>
    <message>
        <source>This game is open in another window of the program. Open a copy of it here?</source>
        <translation>Tato hra je otevřená v&#xa0;jiném okně programu. Otevřít zde její kopii?</translation>
    </message>
    <message>
        <source>{name} is played by a program. Run it?</source>
        <translation>Za hráče {name} hraje program. Spustit ho?</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>From a newer version</source>
        <translation>Z&#xa0;novější verze</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Poškozená</translation>
    </message>
    <message>
        <source>Damaged; an older copy can be opened</source>
        <translation>Poškozená; lze otevřít starší kopii</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nedohraná</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>the length of a game</comment>
        <translation>
            <numerusform>%n krok</numerusform>
            <numerusform>%n kroky</numerusform>
            <numerusform>%n kroků</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out of the statistics</source>
        <translation>Nepočítá se do statistik</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Délka</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Naposledy hráno</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>There is no hint: the coach has no answer.</source>
        <translation>Rada není: trenér nemá odpověď.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Přemýšlím…</translation>
    </message>
    <message>
        <source>Choose this move; it is not made by that</source>
        <translation>Vybrat tento tah; tím se ještě neprovede</translation>
    </message>
    <message>
        <source>expected margin {points} ± {error}</source>
        <translation>očekávaný náskok {points} ± {error}</translation>
    </message>
    <message>
        <source>{points} ± {error} behind the best</source>
        <translation>o&#xa0;{points} ± {error} za nejlepším</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Zavřít radu</translation>
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
        <source>L&amp;ibrary</source>
        <translation>Kni&amp;hovna</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Výuka</translation>
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
        <translation>Nezávislý program. Autory hry Paláce Carrary jsou Wolfgang Kramer a&#xa0;Michael Kiesling, vydává ji Game Brewer.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Verze {version}</translation>
    </message>
    <message>
        <source>&amp;About…</source>
        <translation>&amp;O&#xa0;programu…</translation>
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
        <translation>Naposledy hranou hru uložila novější verze programu, která je k&#xa0;jejímu otevření potřeba. Soubor zůstal beze změny: {file}</translation>
    </message>
    <message>
        <source>The file of the game played last is damaged and can&apos;t be opened. It is left as it is: {file}</source>
        <translation>Soubor naposledy hrané hry je poškozený a&#xa0;nelze jej otevřít. Zůstal tak, jak je: {file}</translation>
    </message>
    <message>
        <source>Continue opens the game before it.</source>
        <translation>Pokračovat otevře hru před ní.</translation>
    </message>
    <message>
        <source>The file of the game played last is damaged: {file}. Continue opens the copy before it.</source>
        <translation>Soubor naposledy hrané hry je poškozený: {file}. Pokračovat otevře předchozí kopii.</translation>
    </message>
    <message>
        <source>Not all settings could be read: where they could not, the program’s own count. The file was kept: {file}</source>
        <translation>Nastavení se nepodařilo přečíst celé, kde chybí, platí výchozí. Soubor je zachován: {file}</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>Player {number}</source>
        <translation>Hráč {number}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>All as at first</source>
        <translation>Vše jako na začátku</translation>
    </message>
    <message>
        <source>On the table: the arrows go from thing to thing, Page Up and Page Down through what can be chosen, Enter chooses, Esc takes back. A click with the right button enlarges, the wheel zooms.</source>
        <translation>Na stole: šipky vedou od věci k&#xa0;věci, Page Up a&#xa0;Page Down po tom, co lze zvolit, Enter volí, Esc bere zpět. Pravé tlačítko zvětší část stolu, kolečko přibližuje.</translation>
    </message>
    <message>
        <source>These keys are taken: {action}</source>
        <translation>Tyto klávesy už mají jiný účel: {action}</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Výuka</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Výklady</translation>
    </message>
    <message>
        <source>Parts of the page</source>
        <translation>Části stránky</translation>
    </message>
    <message>
        <source>Overview to &amp;print…</source>
        <translation>Přehled k&#xa0;&amp;tisku…</translation>
    </message>
    <message>
        <source>Two pages with all the rules, as a PDF</source>
        <translation>Dvě stránky se všemi pravidly jako PDF</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>{number} of {all}</source>
        <comment>a task of a lesson</comment>
        <translation>{number} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Další lekce</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Back to the task</source>
        <translation>Zpět k&#xa0;úkolu</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Výborně.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Ještě ne.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Play freely</source>
        <translation>Hrát volně</translation>
    </message>
    <message>
        <source>A help with words, and a mark on the table</source>
        <translation>Pár slov a&#xa0;značka na stole</translation>
    </message>
    <message>
        <source>Lay out the next move of a solution</source>
        <translation>Rozložit další tah řešení</translation>
    </message>
    <message>
        <source>Try anything from here; bots play the other seats</source>
        <translation>Zkusit odtud cokoli; ostatní hraje počítač</translation>
    </message>
    <message>
        <source>The task</source>
        <translation>Úkol</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Alba (you)</source>
        <translation>Alba (vy)</translation>
    </message>
    <message>
        <source>You play on from here as you like, and the bots answer. Nothing of it is kept.</source>
        <translation>Hrajete odtud, jak chcete, a&#xa0;počítač odpovídá. Nic z&#xa0;toho se neukládá.</translation>
    </message>
    <message>
        <source>The move is lawful, but it is not what was asked for. Take it back, or start again.</source>
        <translation>Tah je v&#xa0;pořádku, ale není to, co se chtělo. Vraťte ho, nebo začněte znovu.</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>in the library</comment>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} game(s)</source>
        <comment>found in the library</comment>
        <translation>
            <numerusform>%n z&#xa0;celkem {all}</numerusform>
            <numerusform>%n z&#xa0;celkem {all}</numerusform>
            <numerusform>%n z&#xa0;celkem {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>No game fits this search and these choices.</source>
        <translation>Tomuto hledání a&#xa0;volbám neodpovídá žádná hra.</translation>
    </message>
    <message>
        <source>There are no games yet. Every game you begin is kept here by itself, and Import brings in games from files.</source>
        <translation>Zatím tu není žádná hra. Každá rozehraná hra se sem ukládá sama; tlačítkem Importovat přidáte hry ze souborů.</translation>
    </message>
    <message>
        <source>Reading {done} of {all}…</source>
        <translation>Načteno {done} z&#xa0;{all}…</translation>
    </message>
    <message>
        <source>The games can&apos;t be read: {reason}</source>
        <translation>Hry nelze načíst: {reason}</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (kopie)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <comment>in the library</comment>
        <translation>
            <numerusform>Smazána %n hra</numerusform>
            <numerusform>Smazány %n hry</numerusform>
            <numerusform>Smazáno %n her</numerusform>
        </translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>&amp;Vrátit zpět</translation>
    </message>
    <message>
        <source>Game (*.carrara)</source>
        <translation>Hra (*.carrara)</translation>
    </message>
    <message>
        <source>Readable text (*.txt)</source>
        <translation>Čitelný text (*.txt)</translation>
    </message>
    <message>
        <source>Position (*.json)</source>
        <translation>Pozice (*.json)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exportovat hru</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>Exportováno do {file}</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importovat hry</translation>
    </message>
    <message>
        <source>Games, readable texts, positions</source>
        <translation>Hry, čitelné texty, pozice</translation>
    </message>
    <message>
        <source>This game is open in another window of the program.</source>
        <translation>Tato hra je otevřená v&#xa0;jiném okně programu.</translation>
    </message>
    <message>
        <source>That could not be done: {reason}</source>
        <translation>To se nepodařilo: {reason}</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Knihovna</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Najít</translation>
    </message>
    <message>
        <source>Name, player or variant</source>
        <translation>Název, hráč nebo varianta</translation>
    </message>
    <message>
        <source>Find games with these words</source>
        <translation>Najít hry s&#xa0;těmito slovy</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Všechny hry</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nedohrané</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Dohrané</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Poškozené</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zobrazit</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importovat…</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>Stati&amp;stiky</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
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
        <source>The file of this game was damaged. The copy before it was opened; the damaged file is kept: {file}</source>
        <translation>Soubor této hry byl poškozený. Otevřela se předchozí kopie; poškozený soubor zůstal zachován: {file}</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened as a game: {file}</source>
        <translation>Soubor nelze otevřít jako hru: {file}</translation>
    </message>
    <message>
        <source>Games can&apos;t be kept at the moment.</source>
        <translation>Hry teď nelze ukládat.</translation>
    </message>
    <message>
        <source>The game can&apos;t be analysed.</source>
        <translation>Hru nelze rozebrat.</translation>
    </message>
    <message>
        <source>Carrara Desktop – The Palaces of Carrara</source>
        <translation>Carrara Desktop – Paláce Carrary</translation>
    </message>
</context>
<context>
    <name>Naming</name>
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
            <numerusform>%n&#xa0;florén</numerusform>
            <numerusform>%n&#xa0;florény</numerusform>
            <numerusform>%n&#xa0;florénů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>victory points</comment>
        <translation>
            <numerusform>%n&#xa0;VB</numerusform>
            <numerusform>%n&#xa0;VB</numerusform>
            <numerusform>%n&#xa0;VB</numerusform>
        </translation>
    </message>
    <message>
        <source>florins {need}+ ({rate} : 1)</source>
        <translation>florény {need}+ ({rate} : 1)</translation>
    </message>
    <message>
        <source>statues: {one} + {other}</source>
        <translation>sochy: {one} + {other}</translation>
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
        <source>decoration of your choice</source>
        <translation>dekorace dle vlastní volby</translation>
    </message>
    <message>
        <source>book</source>
        <comment>decoration</comment>
        <translation>kniha</translation>
    </message>
    <message>
        <source>cup</source>
        <comment>decoration</comment>
        <translation>pohár</translation>
    </message>
    <message>
        <source>crown</source>
        <comment>decoration</comment>
        <translation>koruna</translation>
    </message>
    <message>
        <source>gate</source>
        <comment>decoration</comment>
        <translation>brána</translation>
    </message>
    <message>
        <source>flag</source>
        <comment>decoration</comment>
        <translation>prapor</translation>
    </message>
    <message>
        <source>coat of arms</source>
        <comment>decoration</comment>
        <translation>erb</translation>
    </message>
    <message>
        <source>white statue</source>
        <translation>bílá socha</translation>
    </message>
    <message>
        <source>yellow statue</source>
        <translation>žlutá socha</translation>
    </message>
    <message>
        <source>red statue</source>
        <translation>červená socha</translation>
    </message>
    <message>
        <source>green statue</source>
        <translation>zelená socha</translation>
    </message>
    <message>
        <source>blue statue</source>
        <translation>modrá socha</translation>
    </message>
    <message>
        <source>purple statue</source>
        <translation>purpurová socha</translation>
    </message>
    <message>
        <source>golden statue</source>
        <translation>zlatá socha</translation>
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
        <source>This program was not chosen on this computer: choose it under “A program…”.</source>
        <translation>Tento program nebyl vybrán na tomto počítači: vyberte ho přes „Program…“.</translation>
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
        <source>Variant</source>
        <translation>Varianta</translation>
    </message>
    <message>
        <source>Variant: {name}</source>
        <translation>Varianta: {name}</translation>
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
        <translation>Stejné číslo přinese znovu stejné bloky a&#xa0;budovy.</translation>
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
        <source>Explain the &amp;moves</source>
        <translation>&amp;Vysvětlovat tahy</translation>
    </message>
    <message>
        <source>For a first game: says beside the moves what they are for, and offers to take back a clear mistake</source>
        <translation>Pro první hru: vedle tahů se říká, k&#xa0;čemu jsou, a&#xa0;zřejmou chybu lze vzít zpět</translation>
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
    <name>NoticeBar</name>
    <message>
        <source>Put this notice away</source>
        <translation>Skrýt toto oznámení</translation>
    </message>
</context>
<context>
    <name>Obstacles</name>
    <message>
        <source>The wheel and the bag are both empty.</source>
        <translation>Kotouč i&#xa0;váček jsou prázdné.</translation>
    </message>
    <message>
        <source>A disc has to be turned before blocks are bought.</source>
        <translation>Před nákupem bloků je třeba otočit kotoučem.</translation>
    </message>
    <message>
        <source>There are not that many such blocks in that section.</source>
        <translation>Tolik takových bloků v&#xa0;té části kruhu není.</translation>
    </message>
    <message>
        <source>You have too few florins for it.</source>
        <translation>Nemáte na to dost florénů.</translation>
    </message>
    <message>
        <source>Something can be bought, so a block must be bought.</source>
        <translation>Něco koupit lze, takže je třeba koupit nějaký blok.</translation>
    </message>
    <message>
        <source>You have too few blocks of that colour.</source>
        <translation>Nemáte dost bloků té barvy.</translation>
    </message>
    <message>
        <source>Those blocks don&apos;t pay for it there.</source>
        <translation>Těmito bloky tam zaplatit nelze.</translation>
    </message>
    <message>
        <source>That tile is not on the display.</source>
        <translation>Tato destička v&#xa0;nabídce není.</translation>
    </message>
    <message>
        <source>That monument has been built already.</source>
        <translation>Tento monument už stojí.</translation>
    </message>
    <message>
        <source>A monument only covers a building of its own type.</source>
        <translation>Monument nahradí jen budovu stejného druhu.</translation>
    </message>
    <message>
        <source>Only a marker in the slot of the royal visit may follow it.</source>
        <translation>Královské návštěvy může využít jen sloupek z&#xa0;jejího pole.</translation>
    </message>
    <message>
        <source>None of your markers stands there.</source>
        <translation>Žádný váš sloupek tam nestojí.</translation>
    </message>
    <message>
        <source>No free scoring space has what it asks for.</source>
        <translation>Nesplňujete podmínku žádného volného bodovacího místa.</translation>
    </message>
    <message>
        <source>That scoring space is taken.</source>
        <translation>Toto bodovací místo je obsazené.</translation>
    </message>
    <message>
        <source>You don&apos;t have the buildings that it asks for.</source>
        <translation>Nemáte budovy, které toto místo vyžaduje.</translation>
    </message>
    <message>
        <source>You have too few florins for it, or already one space of this kind.</source>
        <translation>Máte na ně málo florénů, nebo už takové místo máte.</translation>
    </message>
    <message>
        <source>That upgrade tile is taken.</source>
        <translation>Tato destička vylepšení je pryč.</translation>
    </message>
    <message>
        <source>That piece is not offered now, or none of it is left.</source>
        <translation>Tento kus teď není na výběr, nebo už žádný nezbývá.</translation>
    </message>
    <message>
        <source>That can&apos;t go into a warehouse, or out of it.</source>
        <translation>To do skladiště ani z&#xa0;něj dát nelze.</translation>
    </message>
    <message>
        <source>A piece leaves its warehouse on a later turn only.</source>
        <translation>Kus může skladiště opustit až v&#xa0;některém z&#xa0;dalších tahů.</translation>
    </message>
    <message>
        <source>That can&apos;t be bought.</source>
        <translation>To koupit nelze.</translation>
    </message>
    <message>
        <source>Only one piece a turn may be bought.</source>
        <translation>Za tah lze koupit jen jeden kus.</translation>
    </message>
    <message>
        <source>None of it is left.</source>
        <translation>Už žádný nezbývá.</translation>
    </message>
    <message>
        <source>None of your buildings there may bear it.</source>
        <translation>Žádná vaše budova tam ho nést nesmí.</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that now.</source>
        <translation>To teď pravidla nedovolují.</translation>
    </message>
    <message numerus="yes">
        <source>You don&apos;t have the %n block(s) for it that a city accepts.</source>
        <comment>building</comment>
        <translation>
            <numerusform>Nemáte na ni %n blok, který by některé město přijalo.</numerusform>
            <numerusform>Nemáte na ni %n bloky, které by některé město přijalo.</numerusform>
            <numerusform>Nemáte na ni %n bloků, které by některé město přijalo.</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose a building of the display, or a monument.</source>
        <translation>Nejprve zvolte budovu z&#xa0;nabídky nebo monument.</translation>
    </message>
    <message>
        <source>Blocks pay for buildings: first choose one, and its city.</source>
        <translation>Bloky se platí budovy: nejprve zvolte budovu a&#xa0;město.</translation>
    </message>
    <message>
        <source>First take one of your markers from the royal court.</source>
        <translation>Nejprve vezměte z&#xa0;královského dvora jeden svůj sloupek.</translation>
    </message>
    <message>
        <source>Upgrade tiles are taken when a monument is built.</source>
        <translation>Destičky vylepšení se berou při stavbě monumentu.</translation>
    </message>
    <message>
        <source>You have no building yet that could bear it.</source>
        <translation>Zatím nemáte budovu, která by ho mohla nést.</translation>
    </message>
    <message>
        <source>You don&apos;t have blocks that pay for it in {city}.</source>
        <translation>Nemáte bloky, kterými by to šlo zaplatit: {city}.</translation>
    </message>
</context>
<context>
    <name>OverviewSaving</name>
    <message>
        <source>Carrara overview</source>
        <comment>a file name</comment>
        <translation>Carrara přehled</translation>
    </message>
    <message>
        <source>Save the overview</source>
        <translation>Uložit přehled</translation>
    </message>
    <message>
        <source>The overview can&apos;t be saved.</source>
        <translation>Přehled nelze uložit.</translation>
    </message>
    <message>
        <source>Carrara Desktop, an independent program. The game was designed by Wolfgang Kramer and Michael Kiesling and is published by Game Brewer.</source>
        <translation>Carrara Desktop, nezávislý program. Autory hry jsou Wolfgang Kramer a&#xa0;Michael Kiesling, vydává ji Game Brewer.</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>A program plays</source>
        <translation>Hraje program</translation>
    </message>
    <message>
        <source>The program is started on this computer and told in each turn what its seat may see; it answers with a move, as PROTOCOL.md describes. Choose only programs that you trust.</source>
        <translation>Program se spustí na tomto počítači, v&#xa0;každém tahu se dozví, co jeho hráč smí vidět, a&#xa0;odpoví tahem, jak popisuje PROTOCOL.md. Vybírejte jen programy, kterým věříte.</translation>
    </message>
    <message>
        <source>&amp;Command line</source>
        <translation>Příkazový řá&amp;dek</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Příkazový řádek</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Procházet…</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Vyzkoušet</translation>
    </message>
    <message>
        <source>Starts the program and asks it for one move of a new game.</source>
        <translation>Spustí program a&#xa0;požádá ho o&#xa0;jeden tah nové hry.</translation>
    </message>
    <message>
        <source>What came of the try</source>
        <translation>Výsledek zkoušky</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Vyberte program</translation>
    </message>
    <message>
        <source>Asking the program…</source>
        <translation>Program přemýšlí…</translation>
    </message>
    <message>
        <source>It works. Its move: {move}</source>
        <translation>Funguje. Jeho tah: {move}</translation>
    </message>
    <message>
        <source>It fails: {reason}</source>
        <translation>Nefunguje: {reason}</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{said}; {reason}</source>
        <translation>{said}; {reason}</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Krok {number} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>Branch {number}, from move {move}</source>
        <translation>Větev {number}, od kroku {move}</translation>
    </message>
    <message>
        <source>Rename the branch</source>
        <translation>Přejmenovat větev</translation>
    </message>
    <message>
        <source>Name of the branch:</source>
        <translation>Název větve:</translation>
    </message>
    <message>
        <source>Delete the branch “{name}”?</source>
        <translation>Smazat větev „{name}“?</translation>
    </message>
    <message>
        <source>The game itself stays as it is.</source>
        <translation>Hra sama zůstane, jak je.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The game itself</source>
        <translation>Samotná hra</translation>
    </message>
    <message>
        <source>&amp;Rename this branch…</source>
        <translation>Pře&amp;jmenovat tuto větev…</translation>
    </message>
    <message>
        <source>&amp;Delete this branch…</source>
        <translation>S&amp;mazat tuto větev…</translation>
    </message>
    <message>
        <source>To the first move</source>
        <translation>Na začátek</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>O&#xa0;krok zpět</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>O&#xa0;krok vpřed</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Na konec</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Průběh hry</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Hrát odtud</translation>
    </message>
    <message>
        <source>Try another way from this position. It is kept as a branch of the game.</source>
        <translation>Zkusit z&#xa0;této pozice jinou cestu. Uchová se jako větev hry.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Play the game</source>
        <translation>Přehrát hru</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a replay</comment>
        <translation>Pomalu</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a replay</comment>
        <translation>Normálně</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a replay</comment>
        <translation>Rychle</translation>
    </message>
    <message>
        <source>Pace: {pace}</source>
        <translation>Tempo: {pace}</translation>
    </message>
    <message>
        <source>How fast the game plays</source>
        <translation>Jak rychle se hra přehrává</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Větve</translation>
    </message>
    <message>
        <source>Branches; shown now: {name}</source>
        <translation>Větve; nyní je vidět: {name}</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>The report can&apos;t be kept.</source>
        <translation>Zprávu nelze uložit.</translation>
    </message>
    <message>
        <source>There is a report once the game is over: it looks behind the screens.</source>
        <translation>Zpráva bude k&#xa0;dispozici až po konci hry: dívá se i&#xa0;za zástěny.</translation>
    </message>
    <message>
        <source>Every decision is being judged.</source>
        <translation>Posuzuje se každé rozhodnutí.</translation>
    </message>
    <message>
        <source>This is only a part of the report: {done} of {all} decisions have been judged.</source>
        <translation>Toto je jen část zprávy: posouzeno je {done} z&#xa0;{all} rozhodnutí.</translation>
    </message>
    <message>
        <source>The report could not be made.</source>
        <translation>Zprávu se nepodařilo vytvořit.</translation>
    </message>
    <message>
        <source>A report judges every decision of the game against the best move. It takes some minutes.</source>
        <translation>Zpráva porovná každé rozhodnutí ve hře s&#xa0;nejlepším krokem. Trvá to několik minut.</translation>
    </message>
    <message>
        <source>Losses are against the best move in the same imagined futures.</source>
        <translation>Ztráty se měří proti nejlepšímu kroku za stejných představ o&#xa0;dalším průběhu.</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Posouzená rozhodnutí</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Přesnost</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Štěstí</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ztraceno</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Posudek</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Ztráta bodů</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <translation>Ztráta šance</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>nepřesnost</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>chyba</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>hrubá chyba</translation>
    </message>
    <message>
        <source>Move {number}, chance: {name} {change}</source>
        <translation>Krok {number}, náhoda: {name} {change}</translation>
    </message>
    <message>
        <source>Move {number}, decision: {name} {change}</source>
        <translation>Krok {number}, rozhodnutí: {name} {change}</translation>
    </message>
    <message>
        <source>Played: {move}</source>
        <translation>Zahráno: {move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Lepší: {move}</translation>
    </message>
    <message>
        <source>&amp;Make the report</source>
        <translation>&amp;Vytvořit zprávu</translation>
    </message>
    <message>
        <source>&amp;Go on with the report</source>
        <translation>&amp;Pokračovat ve zprávě</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Za&amp;stavit</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;Ukázat</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Hrát odtud dál</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Zlomové okamžiky</translation>
    </message>
    <message>
        <source>Luck and skill of each seat, in points</source>
        <translation>Štěstí a&#xa0;umění každého hráče v&#xa0;bodech</translation>
    </message>
    <message>
        <source>Decisions and what they lost</source>
        <translation>Rozhodnutí a&#xa0;co stála</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>The rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Rulings</source>
        <translation>Výklady</translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <comment>so many were found</comment>
        <translation>
            <numerusform>%n téma</numerusform>
            <numerusform>%n témata</numerusform>
            <numerusform>%n témat</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Hledat</translation>
    </message>
    <message>
        <source>Words of the rules</source>
        <translation>Slova z&#xa0;pravidel</translation>
    </message>
    <message>
        <source>Find rules with these words</source>
        <translation>Najít pravidla s&#xa0;těmito slovy</translation>
    </message>
    <message>
        <source>Topics of the rules</source>
        <translation>Témata pravidel</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Předchozí</translation>
    </message>
    <message>
        <source>Back to the topic that was read before this one</source>
        <translation>Zpět k&#xa0;předchozímu tématu</translation>
    </message>
</context>
<context>
    <name>RulingsModel</name>
    <message>
        <source>Certain</source>
        <comment>a ruling</comment>
        <translation>Jisté</translation>
    </message>
    <message>
        <source>Derived</source>
        <comment>a ruling</comment>
        <translation>Odvozené</translation>
    </message>
    <message>
        <source>Assumed</source>
        <comment>a ruling</comment>
        <translation>Předpoklad</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a ruling</comment>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Otázka</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Výklad</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Jistota</translation>
    </message>
</context>
<context>
    <name>RulingsView</name>
    <message numerus="yes">
        <source>%n ruling(s)</source>
        <comment>so many were found</comment>
        <translation>
            <numerusform>%n&#xa0;výklad</numerusform>
            <numerusform>%n&#xa0;výklady</numerusform>
            <numerusform>%n&#xa0;výkladů</numerusform>
        </translation>
    </message>
    <message>
        <source>No ruling holds all these words.</source>
        <translation>Žádný výklad neobsahuje všechna tato slova.</translation>
    </message>
    <message>
        <source>Ruling {number}</source>
        <translation>Výklad {number}</translation>
    </message>
    <message>
        <source>Certain: this stands in the rulebook.</source>
        <translation>Jisté: stojí to v&#xa0;pravidlech.</translation>
    </message>
    <message>
        <source>Derived: this follows from the rulebook or its examples.</source>
        <translation>Odvozené: plyne to z&#xa0;pravidel nebo z&#xa0;jejich příkladů.</translation>
    </message>
    <message>
        <source>Assumed: our best guess, as no source was found.</source>
        <translation>Předpoklad: náš nejlepší odhad, žádný zdroj jsme nenašli.</translation>
    </message>
    <message>
        <source>What the program does where the rules leave a question open or are easily misread, and how sure that is.</source>
        <translation>Jak program postupuje tam, kde pravidla nechávají otázku otevřenou nebo se dají snadno přečíst jinak, a&#xa0;jak je to jisté.</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Hledat</translation>
    </message>
    <message>
        <source>Words of a question or ruling</source>
        <translation>Slova z&#xa0;otázky nebo výkladu</translation>
    </message>
    <message>
        <source>Find rulings with these words</source>
        <translation>Najít výklady s&#xa0;těmito slovy</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Výklady</translation>
    </message>
</context>
<context>
    <name>SavingNotice</name>
    <message>
        <source>The game could not be saved. It goes on, but keep the window open.</source>
        <translation>Hru se nepodařilo uložit. Pokračuje dál, okno ale nezavírejte.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Another program has changed the file of this game. The file is left as it is, and your game goes on in a copy of its own.</source>
        <translation>Soubor této hry změnil jiný program. Soubor zůstává, jak je, a&#xa0;vaše hra pokračuje ve vlastní kopii.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Hra je opět uložená.</translation>
    </message>
    <message>
        <source>The last moves are not saved. Leave the game all the same, and lose them?</source>
        <translation>Poslední tahy nejsou uložené. Přesto hru opustit a&#xa0;přijít o&#xa0;ně?</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Player {number}</source>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>Your program: {command}</source>
        <translation>Váš program: {command}</translation>
    </message>
    <message>
        <source>A person at this laptop.</source>
        <translation>Člověk u&#xa0;tohoto notebooku.</translation>
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
        <source>A program…</source>
        <translation>Program…</translation>
    </message>
    <message>
        <source>Program: {name}</source>
        <translation>Program: {name}</translation>
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
        <source>L&amp;ook</source>
        <translation>&amp;Vzhled</translation>
    </message>
    <message>
        <source>Size of the &amp;text</source>
        <translation>Velikost &amp;písma</translation>
    </message>
    <message>
        <source>&amp;Bots&apos; pace</source>
        <translation>&amp;Tempo počítače</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animace</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>look</comment>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>look</comment>
        <translation>Světlý</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>look</comment>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>look</comment>
        <translation>Vysoký kontrast</translation>
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
        <source>&amp;Reduced motion</source>
        <translation>&amp;Omezit pohyb</translation>
    </message>
    <message>
        <source>&amp;Confirm every move</source>
        <translation>Každý tah potvr&amp;dit</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>&amp;Zvuky</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Klávesy…</translation>
    </message>
    <message>
        <source>Look and text as at first</source>
        <translation>Vzhled a&#xa0;písmo jako na začátku</translation>
    </message>
    <message>
        <source>Changes at once, also in a game that is being played.</source>
        <translation>Změní se hned, i&#xa0;v&#xa0;rozehrané hře.</translation>
    </message>
    <message>
        <source>The colours of the pages and of the table.</source>
        <translation>Barvy stránek i&#xa0;stolu.</translation>
    </message>
    <message>
        <source>The table itself grows with the window, and by zooming.</source>
        <translation>Stůl sám roste s&#xa0;oknem a&#xa0;přibližováním.</translation>
    </message>
    <message>
        <source>How long a bot&apos;s move stays visible before the next one.</source>
        <translation>Jak dlouho zůstane vidět tah počítače, než přijde další.</translation>
    </message>
    <message>
        <source>How fast the wheel turns and pieces move. A click or a key always skips it.</source>
        <translation>Jak rychle se otáčí kotouč a&#xa0;pohybují díly. Kliknutí nebo klávesa pohyb vždy přeskočí.</translation>
    </message>
    <message>
        <source>Nothing moves by itself; what has changed is marked instead.</source>
        <translation>Nic se nehýbe samo; co se změnilo, je místo toho vyznačeno.</translation>
    </message>
    <message>
        <source>You choose a move, see what it costs and brings, and confirm it. Without this, the last choice makes the move.</source>
        <translation>Tah vyberete, uvidíte, co stojí a&#xa0;co přinese, a&#xa0;potvrdíte jej. Bez potvrzení tah provede už poslední volba.</translation>
    </message>
    <message>
        <source>Short and quiet: a piece set down, your turn, the end.</source>
        <translation>Krátké a&#xa0;tiché: položený kus, váš tah, konec hry.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>ShortcutWords</name>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otevřít hru</translation>
    </message>
    <message>
        <source>Rules and learning</source>
        <translation>Pravidla a&#xa0;výuka</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Zapnout nebo vypnout zvuk</translation>
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
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>Confirm the move</source>
        <translation>Potvrdit tah</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Ukončit tah</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Zapsat tah</translation>
    </message>
    <message>
        <source>What happened since my last turn</source>
        <translation>Co se stalo od mého posledního tahu</translation>
    </message>
    <message>
        <source>To the table, the moves, the record</source>
        <translation>Na stůl, k&#xa0;tahům, k&#xa0;zápisu</translation>
    </message>
    <message>
        <source>To the first move</source>
        <translation>Na začátek</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>O&#xa0;krok zpět</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>O&#xa0;krok vpřed</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Na konec</translation>
    </message>
    <message>
        <source>Play the game again, or pause</source>
        <translation>Přehrát hru, nebo pozastavit</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Přiblížit</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Oddálit</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Ukázat celý stůl</translation>
    </message>
    <message>
        <source>Enlarge my board</source>
        <translation>Zvětšit moji desku</translation>
    </message>
    <message>
        <source>Enlarge the first board at the side</source>
        <translation>Zvětšit první desku po straně</translation>
    </message>
    <message>
        <source>Enlarge the second board at the side</source>
        <translation>Zvětšit druhou desku po straně</translation>
    </message>
    <message>
        <source>Enlarge the third board at the side</source>
        <translation>Zvětšit třetí desku po straně</translation>
    </message>
    <message>
        <source>Enlarge the wheel</source>
        <translation>Zvětšit kotouč</translation>
    </message>
    <message>
        <source>Enlarge the royal court</source>
        <translation>Zvětšit královský dvůr</translation>
    </message>
    <message>
        <source>Enlarge the display</source>
        <translation>Zvětšit nabídku</translation>
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
    <name>SlipCard</name>
    <message>
        <source>Better: {move}</source>
        <translation>Lepší tah: {move}</translation>
    </message>
    <message>
        <source>{points} ± {error} points more</source>
        <translation>o&#xa0;{points} ± {error} bodu více</translation>
    </message>
    <message>
        <source>Was that meant?</source>
        <translation>Opravdu?</translation>
    </message>
    <message>
        <source>Take it &amp;back</source>
        <translation>&amp;Vzít zpět</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Po&amp;kračovat</translation>
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
    <name>StatisticsPage</name>
    <message>
        <source>games</source>
        <translation>hry</translation>
    </message>
    <message>
        <source>Rating {mean} ± {margin}</source>
        <translation>Hodnocení {mean} ± {margin}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>in statistics</comment>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in statistics</comment>
        <translation>
            <numerusform>%n výhra</numerusform>
            <numerusform>%n výhry</numerusform>
            <numerusform>%n výher</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Počítá se…</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <comment>in statistics</comment>
        <translation>
            <numerusform>%n dohraná hra</numerusform>
            <numerusform>%n dohrané hry</numerusform>
            <numerusform>%n dohraných her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <comment>games in statistics</comment>
        <translation>
            <numerusform>%n vynechána</numerusform>
            <numerusform>%n vynechány</numerusform>
            <numerusform>%n vynecháno</numerusform>
        </translation>
    </message>
    <message>
        <source>looked through: {done} of {all}</source>
        <translation>prohlédnuto: {done} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiky</translation>
    </message>
    <message>
        <source>Only games without &amp;bots</source>
        <translation>Jen hry bez &amp;počítače</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Hráči</translation>
    </message>
    <message>
        <source>&amp;Records of the house</source>
        <translation>Domácí &amp;rekordy</translation>
    </message>
    <message>
        <source>Rating over &amp;time</source>
        <translation>Vývoj hod&amp;nocení</translation>
    </message>
    <message>
        <source>By &amp;variant and seats</source>
        <translation>Podle &amp;varianty a&#xa0;počtu hráčů</translation>
    </message>
    <message>
        <source>&amp;Head to head</source>
        <translation>Vzá&amp;jemné zápasy</translation>
    </message>
    <message>
        <source>&amp;Favourites</source>
        <translation>&amp;Oblíbené</translation>
    </message>
    <message>
        <source>Nobody has finished a game yet. Finished games are counted here by themselves.</source>
        <translation>Zatím nikdo nedohrál žádnou hru. Dohrané hry se sem započítají samy.</translation>
    </message>
    <message>
        <source>Ratings after Weng and Lin (2011): how strong a player is, and how sure that is. The true strength lies within ± of it 19 times out of 20.</source>
        <translation>Hodnocení podle Wenga a&#xa0;Lina (2011): jak silný hráč je a&#xa0;jak je to jisté. Skutečná síla leží v&#xa0;rozmezí ± v&#xa0;19 případech z&#xa0;20.</translation>
    </message>
    <message>
        <source>Enter or a double click shows the game in the library.</source>
        <translation>Enter nebo dvojklik ukáže hru v&#xa0;knihovně.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Records of the house</source>
        <translation>Domácí rekordy</translation>
    </message>
    <message>
        <source>Rating over time</source>
        <translation>Vývoj hodnocení</translation>
    </message>
    <message>
        <source>Games by variant and seats</source>
        <translation>Hry podle varianty a&#xa0;počtu hráčů</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Vzájemné zápasy</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Wins, %</source>
        <translation>Výhry v&#xa0;%</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Průměr bodů</translation>
    </message>
    <message>
        <source>Best points</source>
        <translation>Nejvíc bodů</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Hodnocení</translation>
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
        <translation>Nejdelší</translation>
    </message>
    <message>
        <source>{name} (bot)</source>
        <translation>{name} (počítač)</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varianta</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Počet hráčů</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Proti</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Lepší</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nastejno</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Horší</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Hráno</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>In a game</source>
        <comment>on average</comment>
        <translation>Na hru</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kdo</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Nejvíc bodů</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Nejméně bodů</translation>
    </message>
    <message>
        <source>Fewest points that won</source>
        <translation>Nejméně bodů k&#xa0;vítězství</translation>
    </message>
    <message>
        <source>Clearest victory, in points</source>
        <translation>Nejjasnější vítězství, v&#xa0;bodech</translation>
    </message>
    <message>
        <source>Narrowest victory, in points</source>
        <translation>Nejtěsnější vítězství, v&#xa0;bodech</translation>
    </message>
    <message>
        <source>Longest game, in turns</source>
        <translation>Nejdelší hra, v&#xa0;tazích</translation>
    </message>
    <message>
        <source>Shortest game, in turns</source>
        <translation>Nejkratší hra, v&#xa0;tazích</translation>
    </message>
    <message>
        <source>Most victories in a row</source>
        <translation>Nejvíc vítězství v&#xa0;řadě</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Take the last move back</source>
        <translation>Vzít poslední tah zpět</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Zahrát znovu tah, který byl vzat zpět</translation>
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
        <source>This game is only shown; nothing in it can be changed.</source>
        <translation>Tato hra se jen ukazuje; nic v&#xa0;ní nelze změnit.</translation>
    </message>
    <message>
        <source>Nobody has made a move yet.</source>
        <translation>Nikdo ještě netáhl.</translation>
    </message>
    <message>
        <source>The last move can&apos;t be taken back: it brought something new to light.</source>
        <translation>Poslední tah nejde vzít zpět: vyšlo při něm najevo něco nového.</translation>
    </message>
    <message>
        <source>The last move can&apos;t be taken back: a bot has moved since.</source>
        <translation>Poslední tah nejde vzít zpět: mezitím už hrál počítač.</translation>
    </message>
    <message>
        <source>There is no move to make again.</source>
        <translation>Není žádný tah, který by šel zahrát znovu.</translation>
    </message>
    <message>
        <source>You are looking back. Go to the last move first.</source>
        <translation>Díváte se zpět. Nejprve přejděte na konec.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Úvod</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurz</translation>
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
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Explain the moves</source>
        <translation>Vysvětlovat tahy</translation>
    </message>
    <message>
        <source>The rule of a thing on the table: point at it and press F1, or press it long</source>
        <translation>Pravidlo k&#xa0;věci na stole: ukažte na ni a&#xa0;stiskněte F1, nebo ji podržte</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
</context>
<context>
    <name>TableHands</name>
    <message>
        <source>There is nothing to end: the turn ends by itself.</source>
        <translation>Není co ukončit: tah skončí sám.</translation>
    </message>
    <message>
        <source>Nobody else has moved since your last turn.</source>
        <translation>Od vašeho posledního tahu nikdo jiný netáhl.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>bot</source>
        <translation>počítač</translation>
    </message>
    <message>
        <source>The bot failed to answer; another lawful move was made for it.</source>
        <translation>Počítač neodpověděl; zahrál se za něj jiný povolený tah.</translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <comment>table rules</comment>
        <translation>
            <numerusform>změněno %n&#xa0;pravidlo</numerusform>
            <numerusform>změněna %n&#xa0;pravidla</numerusform>
            <numerusform>změněno %n&#xa0;pravidel</numerusform>
        </translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Vše jako obvykle</translation>
    </message>
    <message>
        <source>Table &amp;rules</source>
        <translation>&amp;Domácí pravidla</translation>
    </message>
    <message>
        <source>For what the rulebook leaves open, and for tables that play it otherwise. The first of each list is usual.</source>
        <translation>Pro to, co pravidla nechávají otevřené, a&#xa0;pro toho, kdo hraje jinak. Obvyklá je vždy první možnost.</translation>
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
        <source>Wheel</source>
        <comment>a part of the table</comment>
        <translation>Kotouč</translation>
    </message>
    <message>
        <source>Decorations and statues</source>
        <translation>Dekorace a&#xa0;sochy</translation>
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
            <numerusform>%n&#xa0;vítězný bod</numerusform>
            <numerusform>%n&#xa0;vítězné body</numerusform>
            <numerusform>%n&#xa0;vítězných bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <comment>reward</comment>
        <translation>
            <numerusform>%n&#xa0;florén</numerusform>
            <numerusform>%n&#xa0;florény</numerusform>
            <numerusform>%n&#xa0;florénů</numerusform>
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
        <source>no building yet</source>
        <translation>zatím bez budov</translation>
    </message>
    <message>
        <source>scored: {spaces}</source>
        <translation>obodováno: {spaces}</translation>
    </message>
    <message>
        <source>in warehouses: {pieces}</source>
        <translation>ve skladištích: {pieces}</translation>
    </message>
    <message>
        <source>Both discs: turn them one sector clockwise and refill the wheel to eleven blocks</source>
        <translation>Oba kotouče: otočit jimi o&#xa0;jednu výseč po směru hodinových ručiček a&#xa0;doplnit na jedenáct bloků</translation>
    </message>
    <message>
        <source>The wheel: turn it one sector clockwise and refill it to eleven blocks</source>
        <translation>Kotouč: otočit jím o&#xa0;jednu výseč po směru hodinových ručiček a&#xa0;doplnit na jedenáct bloků</translation>
    </message>
    <message>
        <source>The disc of statues: turn it alone one sector clockwise, without refilling</source>
        <translation>Kotouč se sochami: otočit jen jím o&#xa0;jednu výseč po směru hodinových ručiček, bez doplnění</translation>
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
        <source>for its last block: {pieces}</source>
        <translation>za její poslední blok: {pieces}</translation>
    </message>
    <message>
        <source>A {colour} block in section {name}: {price}</source>
        <translation>Blok v&#xa0;části {name}: {colour}, {price}</translation>
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
        <translation>Destička vylepšení: {city} (o&#xa0;1 více za každý bod hodnoty)</translation>
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
        <translation>Velké prázdné pole: sloupky odtud bodují bez bonusu a&#xa0;bez návštěvy</translation>
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
        <source>All buildings with a statue in {one} and {other}: each value times the reward of its city</source>
        <translation>Všechny budovy se sochou ({one}, {other}): každá hodnota krát odměna jejího města</translation>
    </message>
    <message>
        <source>scored already</source>
        <translation>už bodováno</translation>
    </message>
    <message>
        <source>Show {florins}: at the end {rate} of them make a point instead of {usual}</source>
        <translation>Ukázat {florins}: na konci dá bod každých {rate} místo {usual}</translation>
    </message>
    <message>
        <source>claimed by {name}</source>
        <translation>zabráno: {name}</translation>
    </message>
    <message>
        <source>Most statues in {city} at the end, VP: {ranks}</source>
        <translation>Nejvíce soch na konci ({city}), VB: {ranks}</translation>
    </message>
    <message>
        <source>left: {count}</source>
        <translation>zbývá: {count}</translation>
    </message>
    <message>
        <source>for: {type}, whose value it raises by one</source>
        <translation>pro: {type}, zvyšuje hodnotu o&#xa0;jednu</translation>
    </message>
    <message>
        <source>for a building in: {cities}</source>
        <translation>na budovu ve městech: {cities}</translation>
    </message>
    <message>
        <source>for a building in any city</source>
        <translation>na budovu v&#xa0;kterémkoli městě</translation>
    </message>
    <message>
        <source>Once a turn a decoration or a statue can be bought: {price}. A statue only for a building in the city of its colour.</source>
        <translation>Jednou za tah lze koupit dekoraci nebo sochu: {price}. Sochu jen na budovu ve městě její barvy.</translation>
    </message>
    <message>
        <source>A free warehouse</source>
        <translation>Volné skladiště</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Skladiště</translation>
    </message>
    <message>
        <source>can be moved to a building from the next turn on</source>
        <translation>na budovu ji lze přesunout od příštího tahu</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nevzít nic</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Ukončit tah</translation>
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
        <translation>povýšeno z&#xa0;budovy s&#xa0;hodnotou {value}</translation>
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
            <numerusform>Vynechat tah: vzít si %n&#xa0;florén</numerusform>
            <numerusform>Vynechat tah: vzít si %n&#xa0;florény</numerusform>
            <numerusform>Vynechat tah: vzít si %n&#xa0;florénů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachingCard</name>
    <message>
        <source>What it is for</source>
        <translation>K&#xa0;čemu to je</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Více…</translation>
    </message>
    <message>
        <source>The rule about it</source>
        <translation>Pravidlo k&#xa0;tomu</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>New in section I: {blocks}.</source>
        <translation>Nově v&#xa0;části I: {blocks}.</translation>
    </message>
    <message>
        <source>New on the display: {tile}.</source>
        <translation>Nově v&#xa0;nabídce: {tile}.</translation>
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
        <translation>{name} kupuje v&#xa0;části {section}: {blocks} za {price}.</translation>
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
        <translation>{name} už nemá bodovací sloupky, a&#xa0;tak získává {points} za stavbu.</translation>
    </message>
    <message>
        <source>{name} calls a royal visit to slot {number}.</source>
        <translation>{name} vyvolává královskou návštěvu: pole {number}.</translation>
    </message>
    <message>
        <source>{name} takes the marker from slot {number}.</source>
        <translation>{name} bere bodovací sloupek z&#xa0;pole {number}.</translation>
    </message>
    <message>
        <source>{name} takes the bonus: {pays}.</source>
        <translation>{name} si bere bonus: {pays}.</translation>
    </message>
    <message>
        <source>{name} shows {florins}: at the end {rate} of them make a point.</source>
        <translation>{name} ukazuje {florins}: na konci dá bod každých {rate}.</translation>
    </message>
    <message>
        <source>{name} scores {space}: {pays}.</source>
        <translation>{name} boduje: {space} ({pays}).</translation>
    </message>
    <message>
        <source>{name} passes and takes {florins}.</source>
        <translation>{name} vynechává tah a&#xa0;bere si {florins}.</translation>
    </message>
    <message>
        <source>{name} brings about the end and gains {points}. Everybody else has one more turn.</source>
        <translation>{name} spouští konec hry a&#xa0;získává {points}. Všichni ostatní mají ještě jeden tah.</translation>
    </message>
    <message>
        <source>{name} has {florins} left, at {rate} : 1: {pays}.</source>
        <translation>{name} má na konci {florins}, kurz {rate} : 1 ({pays}).</translation>
    </message>
    <message>
        <source>The game is over: {scores}.</source>
        <translation>Hra skončila: {scores}.</translation>
    </message>
    <message>
        <source>The disc of decorations is turned at random.</source>
        <translation>Kotouč s&#xa0;dekoracemi je náhodně natočen.</translation>
    </message>
    <message>
        <source>{name} turns the disc of statues alone.</source>
        <translation>{name} otáčí jen kotoučem se sochami.</translation>
    </message>
    <message>
        <source>{name} empties section {section}: {decoration} or {statue}.</source>
        <translation>{name} vyprazdňuje část {section}: {decoration}, nebo {statue}.</translation>
    </message>
    <message>
        <source>{name} takes a piece for a building in {city}: {piece}.</source>
        <translation>{name} si bere na budovu ({city}): {piece}.</translation>
    </message>
    <message>
        <source>{name} forgoes the golden statue, which goes to the box.</source>
        <translation>{name} odmítá zlatou sochu; ta jde do krabice.</translation>
    </message>
    <message>
        <source>{name} takes no piece.</source>
        <translation>{name} si nic nebere.</translation>
    </message>
    <message>
        <source>{name} takes a piece into a warehouse: {piece}.</source>
        <translation>{name} si bere do skladiště: {piece}.</translation>
    </message>
    <message>
        <source>{name} empties a warehouse, into the box: {piece}.</source>
        <translation>{name} vyklízí skladiště, do krabice jde: {piece}.</translation>
    </message>
    <message>
        <source>{name} moves a stored piece to a building in {city}: {piece}.</source>
        <translation>{name} přesouvá ze skladiště na budovu ({city}): {piece}.</translation>
    </message>
    <message>
        <source>{name} buys a piece for a building in {city}: {piece}, for {price}.</source>
        <translation>{name} kupuje na budovu ({city}): {piece}, za {price}.</translation>
    </message>
    <message>
        <source>{name} has no decorations.</source>
        <translation>{name} nemá dekorace.</translation>
    </message>
    <message>
        <source>{name} counts decorations: {sets}. {pays}.</source>
        <translation>{name} počítá dekorace: {sets}. {pays}.</translation>
    </message>
    <message>
        <source>{name} gets nothing for statues.</source>
        <translation>{name} nedostává nic za sochy.</translation>
    </message>
    <message>
        <source>{name} counts statues: {cities}. {pays}.</source>
        <translation>{name} počítá sochy: {cities}. {pays}.</translation>
    </message>
</context>
<context>
    <name>TitleDialog</name>
    <message>
        <source>Rename the game</source>
        <translation>Přejmenovat hru</translation>
    </message>
    <message>
        <source>&amp;Name of the game</source>
        <translation>&amp;Název hry</translation>
    </message>
</context>
<context>
    <name>TurnTeller</name>
    <message>
        <source>This is how the table stood. The last move leads back to the game.</source>
        <translation>Tak to na stole vypadalo. Na konci průběhu hra pokračuje.</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Pohled zpět</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Hra skončila</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>přemýšlí…</translation>
    </message>
</context>
<context>
    <name>TypedMove</name>
    <message>
        <source>&amp;Move:</source>
        <translation>&amp;Tah:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Move in notation</source>
        <translation>Zápis tahu</translation>
    </message>
</context>
<context>
    <name>_Point</name>
    <message>
        <source>Show me</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Hrát odtud dál</translation>
    </message>
</context>
</TS>
