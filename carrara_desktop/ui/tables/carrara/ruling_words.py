"""The words of Carrara's rules: variants, table rules and rulings.

The rulings are those of ``games/carrara/rulings.py``, word for word; a test compares them.
"""

from __future__ import annotations

from typing import Any

from carrara_desktop.games.registry import SHUFFLED
from carrara_desktop.ui.models.rule_words import RuleWords


class CarraraRuleWords(RuleWords):
    """The words of The Palaces of Carrara's rules."""

    def variant(self, variant: str) -> str:
        """A variant's name."""
        if variant == "advanced":
            return self.tr("Advanced", "variant of the game")
        return self.tr("Basic", "variant of the game")

    def about_variant(self, variant: str) -> str:
        """What a variant is, in a line."""
        if variant == "advanced":
            return self.tr(
                "With statues, decorations and warehouses: more to do in a turn, and longer."
            )
        return self.tr("Marble, palaces and scoring, without statues: the way to begin.")

    def option(self, option: str) -> str:
        """The name of a table rule."""
        return {
            "upgrades": self.tr("Last two upgrade tiles"),
            "third_place": self.tr("Third place for statues"),
            "discs": self.tr("Icons on the two discs"),
            "open_screens": self.tr("Open screens: everybody sees all florins and blocks"),
        }.get(option, option)

    def value(self, option: str, value: Any) -> str:
        """What is played under a value of a table rule."""
        if option == "upgrades":
            if value == "landscapes":
                return self.tr("The urban and the rural landscape")
            return self.tr("Second copies for Massa and Lerici")
        if option == "third_place":
            if value == "halved":
                return self.tr("Half of the second place: 4 3 3 2 2 1 VP")
            return self.tr("From Livorno to Lerici: 5 4 3 2 1 0 VP")
        if option == "discs":
            if value == SHUFFLED:
                return self.tr("Shuffled by the luck number")
            return self.tr("As printed, as far as known")
        return ""

    def rulings(self) -> dict[str, tuple[str, str]]:
        """Question and ruling, by the ruling's id."""
        return {
            "R-001": (
                self.tr("Who begins?"),
                self.tr(
                    "A lot decides, or the table names a seat. Start blocks are handed out in "
                    "turn order from that seat."
                ),
            ),
            "R-002": (
                self.tr("How do the two discs start?"),
                self.tr(
                    "The disc of decorations is turned at random. The disc of statues starts with "
                    "purple at section I."
                ),
            ),
            "R-003": (
                self.tr("In which order do the icons stand on the discs?"),
                self.tr(
                    "Clockwise: book, coat of arms, crown, cup, flag, gate; and purple, blue, "
                    "green, red, yellow, white. A table rule can change both."
                ),
            ),
            "R-004": (
                self.tr("May a seat pass although it could do something else?"),
                self.tr("Yes, always. Passing is an action and brings 2 florins."),
            ),
            "R-005": (
                self.tr("What is hidden?"),
                self.tr(
                    "The florins and blocks of the other seats, until the game is over. "
                    "Warehouses are open."
                ),
            ),
            "R-006": (
                self.tr("May one know how many blocks are in the bag?"),
                self.tr(
                    "No, only whether it is empty: the number would tell how many blocks are "
                    "behind screens."
                ),
            ),
            "R-007": (
                self.tr("What do the others see when a screen is lifted?"),
                self.tr(
                    "That nothing is affordable, which is all that has to be proved. No figures "
                    "are told."
                ),
            ),
            "R-008": (
                self.tr("What do the others see when a florin space is claimed?"),
                self.tr("That the seat has as much as the space asks for, and nothing beyond it."),
            ),
            "R-009": (
                self.tr("What happens to blocks that lie at section VI when the wheel is turned?"),
                self.tr("They come round to section I and cost its prices again."),
            ),
            "R-010": (
                self.tr("May one turn the wheel and then buy nothing?"),
                self.tr(
                    "Not if anything is affordable. If nothing is, the seat lifts its screen, "
                    "takes 2 florins and its turn is over, also for what could be done after an "
                    "action."
                ),
            ),
            "R-011": (
                self.tr("May one choose to buy without turning and then find nothing affordable?"),
                self.tr(
                    "No. In the basic game buying without turning is only there if a block can be "
                    "bought."
                ),
            ),
            "R-012": (
                self.tr(
                    "Nothing is affordable after the disc of statues was turned alone. What now?"
                ),
                self.tr(
                    "The same as after both discs: the screen is lifted, 2 florins, and the turn "
                    "is over."
                ),
            ),
            "R-013": (
                self.tr("The wheel and the bag are both empty. May one buy?"),
                self.tr(
                    "No, neither disc may be turned. One empty bag or one empty wheel does not "
                    "forbid it."
                ),
            ),
            "R-014": (
                self.tr("May two blocks for one be used for a monument over a building too?"),
                self.tr("Yes, the difference to 8 is paid by the usual rules."),
            ),
            "R-015": (
                self.tr("May a pair stand for a block that is itself half of a pair?"),
                self.tr("No. A pair consists of real blocks."),
            ),
            "R-016": (
                self.tr(
                    "May a pair be given although each of its blocks would be accepted by itself?"
                ),
                self.tr(
                    "Yes. It wastes a block, so such payments are not listed, but they are "
                    "accepted."
                ),
            ),
            "R-017": (
                self.tr("What is left of a building under a monument?"),
                self.tr(
                    "Nothing: it has no value, no type and does not count. Its decoration and "
                    "statue move up."
                ),
            ),
            "R-018": (
                self.tr("Is the display refilled after a monument?"),
                self.tr("No, the monument never lay on it."),
            ),
            "R-019": (
                self.tr("Must the upgrade tile be taken?"),
                self.tr("No, it may be left."),
            ),
            "R-020": (
                self.tr("Which are the last two of the eight upgrade tiles?"),
                self.tr(
                    "Second copies for Massa and Lerici. A table rule makes them urban and rural "
                    "instead."
                ),
            ),
            "R-021": (
                self.tr("What does a second upgrade tile of the same city bring?"),
                self.tr("Nothing more, though it may be taken."),
            ),
            "R-022": (
                self.tr("Which points does building bring once all markers are used?"),
                self.tr(
                    "The printed value at once, or the difference paid for a monument over a "
                    "building. A decoration or an upgrade adds nothing."
                ),
            ),
            "R-023": (
                self.tr("Are markers in the open area used?"),
                self.tr(
                    "No. Building brings no points, and no end comes near, while one is there."
                ),
            ),
            "R-024": (
                self.tr("In which order does one score from a slot?"),
                self.tr("Royal-visit marker, own marker, bonus, and then the scoring space."),
            ),
            "R-025": (
                self.tr("Who may follow, and how?"),
                self.tr(
                    "Each other seat in its next turn, with its marker from the same slot and for "
                    "the same bonus."
                ),
            ),
            "R-026": (
                self.tr("May one follow with a marker from the open area or from another slot?"),
                self.tr(
                    "No. While another seat holds the royal-visit marker only the slot of the "
                    "visit counts."
                ),
            ),
            "R-027": (
                self.tr("How is a visit declined?"),
                self.tr(
                    "By any other action, which first moves the marker of that slot to the open "
                    "area. Placing or buying a piece declines nothing."
                ),
            ),
            "R-028": (
                self.tr("Can a seat lack a marker on the slot of a visit?"),
                self.tr("No. A slot is emptied by all seats within one round."),
            ),
            "R-029": (
                self.tr("Must the holder of the royal-visit marker do anything?"),
                self.tr(
                    "Only give it back when its next turn begins. It may start another visit at "
                    "once."
                ),
            ),
            "R-030": (
                self.tr("How does one score when all slots are empty?"),
                self.tr("From the open area: no bonus, no visit, nobody follows."),
            ),
            "R-031": (
                self.tr(
                    "May one score from the open area while slots are filled and nobody holds the "
                    "marker?"
                ),
                self.tr("Yes, without bonus and without a visit."),
            ),
            "R-032": (
                self.tr("A follower has no scoring space to use. What now?"),
                self.tr("It has to do something else, and so its marker moves to the open area."),
            ),
            "R-033": (
                self.tr("Do bonus florins help to reach 36 or 50?"),
                self.tr("Yes, the bonus comes before the space."),
            ),
            "R-034": (
                self.tr(
                    "May one start to score for a space that only the bonus statue would open?"
                ),
                self.tr(
                    "No. A space has to be open without the statue, which might be refused. Once "
                    "another space is open and the statue is placed, the statue space may be "
                    "chosen."
                ),
            ),
            "R-035": (
                self.tr("Does a bonus piece count in the scoring it came with?"),
                self.tr("Yes, if it is put on a building at once."),
            ),
            "R-036": (
                self.tr("Which decoration may be chosen as a bonus, and what if there is none?"),
                self.tr(
                    "Any kind that is in the supply, for a building or a warehouse, or none. With "
                    "an empty supply the bonus lapses and the scoring goes on."
                ),
            ),
            "R-037": (
                self.tr("What becomes of a golden statue that is refused?"),
                self.tr("It goes back to the box."),
            ),
            "R-038": (
                self.tr("Where may a golden statue go?"),
                self.tr("On any own building without a statue, or into a warehouse."),
            ),
            "R-039": (
                self.tr("Does a decoration count outside of scorings?"),
                self.tr(
                    "It adds 1 to its building in every scoring and nowhere else, and makes sets "
                    "at the end."
                ),
            ),
            "R-040": (
                self.tr("Do city rewards and their upgrades matter for a landscape?"),
                self.tr("No. A landscape pays 1 for each point of value and decoration."),
            ),
            "R-041": (
                self.tr("What does the rural landscape pay?"),
                self.tr("1 VP for each point, as urban pays 1 florin."),
            ),
            "R-042": (
                self.tr("When does a florin space work?"),
                self.tr(
                    "At the end. It pays nothing when it is taken, and the florins stay with the "
                    "seat."
                ),
            ),
            "R-043": (
                self.tr("How many florin spaces may a seat have, and whose are they?"),
                self.tr("One. Both are shared: each is for one seat in the game."),
            ),
            "R-044": (
                self.tr("When is a sector cleared?"),
                self.tr(
                    "When its last block is bought. The seat takes the decoration or the statue, "
                    "not both."
                ),
            ),
            "R-045": (
                self.tr("A cleared sector's piece is gone from the supply. What now?"),
                self.tr(
                    "The other may be taken. If both are gone, clearing brings nothing and asks "
                    "nothing."
                ),
            ),
            "R-046": (
                self.tr("What becomes of a sector's piece that is forgone?"),
                self.tr("It stays in the supply."),
            ),
            "R-047": (
                self.tr("Where may a statue of the wheel go?"),
                self.tr("On an own building without a statue in any city that accepts its colour."),
            ),
            "R-048": (
                self.tr("When may a stored piece be placed?"),
                self.tr(
                    "In any later own turn, before or after the action, free and as many as there "
                    "are."
                ),
            ),
            "R-049": (
                self.tr("May a piece leave its warehouse in the turn in which it came there?"),
                self.tr("No, not even after the action."),
            ),
            "R-050": (
                self.tr("May a warehouse be emptied to make room while the other is free?"),
                self.tr("No. A stored piece is thrown out only if no warehouse is free."),
            ),
            "R-051": (
                self.tr("Where does a piece go that is thrown out?"),
                self.tr("To the box, not to the supply."),
            ),
            "R-052": (
                self.tr("Both warehouses hold equal pieces. Which one is meant?"),
                self.tr(
                    "Either, they are the same; it is listed once. If only one of them may leave "
                    "yet, that one is meant."
                ),
            ),
            "R-053": (
                self.tr("Do stored pieces count at the end?"),
                self.tr("No, only those on buildings."),
            ),
            "R-054": (
                self.tr("How often may a piece be bought for 10 florins?"),
                self.tr("Once a turn, one decoration or one coloured statue of the supply."),
            ),
            "R-055": (
                self.tr("When in the turn may one buy a piece?"),
                self.tr(
                    "Before or after the action, but not in the middle of it; never after a "
                    "lifted screen."
                ),
            ),
            "R-056": (
                self.tr("Where does a piece go that is bought?"),
                self.tr(
                    "On an own building at once: a statue only in the city of its own colour. No "
                    "warehouse."
                ),
            ),
            "R-057": (
                self.tr("May a golden statue be bought?"),
                self.tr("No, it is not in the supply and has no city."),
            ),
            "R-058": (
                self.tr("May one buy or place a piece and score in the same turn?"),
                self.tr("Yes, and the piece counts in that scoring."),
            ),
            "R-059": (
                self.tr("When is a turn over?"),
                self.tr(
                    "With the action, unless a piece could still be placed or bought; then the "
                    "seat says so."
                ),
            ),
            "R-060": (
                self.tr("What starts the end of the game?"),
                self.tr(
                    "An empty supply and a seat without markers. The seat whose action completes "
                    "it gains 5 VP and has no more turn; each other seat has one, with any "
                    "action."
                ),
            ),
            "R-061": (
                self.tr("The last turns and a royal visit come together. What now?"),
                self.tr("The others may follow in their last turn as in any other."),
            ),
            "R-062": (
                self.tr("What if the seat that ended the game holds the royal-visit marker?"),
                self.tr("It keeps it: the turn in which it would give it back does not come."),
            ),
            "R-063": (
                self.tr(
                    "The end is reached by an action. Does what follows it in the turn still "
                    "happen?"
                ),
                self.tr(
                    "Yes, pieces may be placed and bought; the end starts when the turn is over."
                ),
            ),
            "R-064": (
                self.tr("What is paid for the third most statues?"),
                self.tr(
                    "5, 4, 3, 2, 1, 0 from Livorno to Lerici. A table rule pays half of the "
                    "second place instead: 4, 3, 3, 2, 2, 1."
                ),
            ),
            "R-065": (
                self.tr("Seats are level in statues. What are they paid?"),
                self.tr(
                    "One place less than they would have, and all who come after them slide down "
                    "with them."
                ),
            ),
            "R-066": (
                self.tr(
                    "Three seats are level for most statues and the fourth has fewer. What is it "
                    "paid?"
                ),
                self.tr(
                    "The third place: a level group takes one place more than one seat, however "
                    "large it is."
                ),
            ),
            "R-067": (
                self.tr("Which statues count in a city?"),
                self.tr("All that stand there, whatever their colour, golden ones too."),
            ),
            "R-068": (
                self.tr("How are ties at the end broken?"),
                self.tr("By the most blocks left. If they are level too, the win is shared."),
            ),
        }
