<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>FinalPage</name>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <comment>what a winner has</comment>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message numerus="yes">
        <source>%n game(s) chosen</source>
        <comment>in the library</comment>
        <translation>
            <numerusform>%n game chosen</numerusform>
            <numerusform>%n games chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameFilters</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <comment>of a game</comment>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>the length of a game</comment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>in the library</comment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} game(s)</source>
        <comment>found in the library</comment>
        <translation>
            <numerusform>%n of {all} games</numerusform>
            <numerusform>%n of {all} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <comment>in the library</comment>
        <translation>
            <numerusform>%n game deleted</numerusform>
            <numerusform>%n games deleted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <comment>an amount of money</comment>
        <translation>
            <numerusform>%n florin</numerusform>
            <numerusform>%n florins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>victory points</comment>
        <translation>
            <numerusform>%n VP</numerusform>
            <numerusform>%n VP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Obstacles</name>
    <message numerus="yes">
        <source>You don&apos;t have the %n block(s) for it that a city accepts.</source>
        <comment>building</comment>
        <translation>
            <numerusform>You don&apos;t have the %n block for it that a city accepts.</numerusform>
            <numerusform>You don&apos;t have the %n blocks for it that a city accepts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <comment>so many were found</comment>
        <translation>
            <numerusform>%n topic</numerusform>
            <numerusform>%n topics</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingsView</name>
    <message numerus="yes">
        <source>%n ruling(s)</source>
        <comment>so many were found</comment>
        <translation>
            <numerusform>%n ruling</numerusform>
            <numerusform>%n rulings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>in statistics</comment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in statistics</comment>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <comment>in statistics</comment>
        <translation>
            <numerusform>%n finished game</numerusform>
            <numerusform>%n finished games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <comment>games in statistics</comment>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <comment>table rules</comment>
        <translation>
            <numerusform>%n rule changed</numerusform>
            <numerusform>%n rules changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <comment>reward</comment>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <comment>reward</comment>
        <translation>
            <numerusform>%n florin</numerusform>
            <numerusform>%n florins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n of your own building(s) there</source>
        <comment>scoring space</comment>
        <translation>
            <numerusform>needs %n building of your own there</numerusform>
            <numerusform>needs %n buildings of your own there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>behind the screen</comment>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) left to score with</source>
        <comment>another seat</comment>
        <translation>
            <numerusform>%n marker left to score with</numerusform>
            <numerusform>%n markers left to score with</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n tile(s) left</source>
        <comment>building tiles</comment>
        <translation>
            <numerusform>Supply: %n tile left</numerusform>
            <numerusform>Supply: %n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass: take %n florin(s)</source>
        <translation>
            <numerusform>Pass: take %n florin</numerusform>
            <numerusform>Pass: take %n florins</numerusform>
        </translation>
    </message>
</context>
</TS>
