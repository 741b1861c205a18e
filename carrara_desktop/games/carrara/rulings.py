"""What the program does where one might ask, ruling by ruling.

Every ruling says how sure it is: "certain" stands in the rulebook, "derived" follows from
it or from its examples, "assumed" is the best guess where no source was found. ``place``
is the module of this package and the name in it that holds the ruling; the test of a
ruling carries its number (``test_r_001_...``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CERTAIN: Final = "certain"
DERIVED: Final = "derived"
ASSUMED: Final = "assumed"


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question, the answer the program plays by, how sure it is, and where it is held."""

    id: str
    question: str
    ruling: str
    confidence: str
    place: str


_ALL: Final = (
    # -- set-up and turns
    (
        "Who begins?",
        "A lot decides, or the table names a seat. Start blocks are handed out in turn order "
        "from that seat.",
        CERTAIN,
        "position.seat_first",
    ),
    (
        "How do the two discs start?",
        "The disc of decorations is turned at random. The disc of statues starts with purple "
        "at section I.",
        CERTAIN,
        "legality.chance_weights",
    ),
    (
        "In which order do the icons stand on the discs?",
        "Clockwise: book, coat of arms, crown, cup, flag, gate; and purple, blue, green, red, "
        "yellow, white. A table rule can change both.",
        ASSUMED,
        "components.OUTER_DISC",
    ),
    (
        "May a seat pass although it could do something else?",
        "Yes, always. Passing is an action and brings 2 florins.",
        CERTAIN,
        "listing.list_pass",
    ),
    # -- screens
    (
        "What is hidden?",
        "The florins and blocks of the other seats, until the game is over. Warehouses are open.",
        CERTAIN,
        "viewing._seat_view",
    ),
    (
        "May one know how many blocks are in the bag?",
        "No, only whether it is empty: the number would tell how many blocks are behind screens.",
        DERIVED,
        "viewing.view",
    ),
    (
        "What do the others see when a screen is lifted?",
        "That nothing is affordable, which is all that has to be proved. No figures are told.",
        DERIVED,
        "events.NothingAffordable",
    ),
    (
        "What do the others see when a florin space is claimed?",
        "That the seat has as much as the space asks for, and nothing beyond it.",
        CERTAIN,
        "viewing.view",
    ),
    # -- buying
    (
        "What happens to blocks that lie at section VI when the wheel is turned?",
        "They come round to section I and cost its prices again.",
        CERTAIN,
        "play._turn_wheel",
    ),
    (
        "May one turn the wheel and then buy nothing?",
        "Not if anything is affordable. If nothing is, the seat lifts its screen, takes 2 florins "
        "and its turn is over, also for what could be done after an action.",
        CERTAIN,
        "legality._check_lift",
    ),
    (
        "May one choose to buy without turning and then find nothing affordable?",
        "No. In the basic game buying without turning is only there if a block can be bought.",
        DERIVED,
        "listing.list_purchases",
    ),
    (
        "Nothing is affordable after the disc of statues was turned alone. What now?",
        "The same as after both discs: the screen is lifted, 2 florins, and the turn is over.",
        ASSUMED,
        "legality.legal_moves",
    ),
    (
        "The wheel and the bag are both empty. May one buy?",
        "No, neither disc may be turned. One empty bag or one empty wheel does not forbid it.",
        CERTAIN,
        "listing.list_turn",
    ),
    # -- building
    (
        "May two blocks for one be used for a monument over a building too?",
        "Yes, the difference to 8 is paid by the usual rules.",
        DERIVED,
        "legality._check_monument",
    ),
    (
        "May a pair stand for a block that is itself half of a pair?",
        "No. A pair consists of real blocks.",
        CERTAIN,
        "payments.is_lawful",
    ),
    (
        "May a pair be given although each of its blocks would be accepted by itself?",
        "Yes. It wastes a block, so such payments are not listed, but they are accepted.",
        DERIVED,
        "payments.payments",
    ),
    (
        "What is left of a building under a monument?",
        "Nothing: it has no value, no type and does not count. Its decoration and statue move up.",
        CERTAIN,
        "position.raised",
    ),
    (
        "Is the display refilled after a monument?",
        "No, the monument never lay on it.",
        DERIVED,
        "play._build_monument",
    ),
    (
        "Must the upgrade tile be taken?",
        "No, it may be left.",
        DERIVED,
        "legality._upgrades",
    ),
    (
        "Which are the last two of the eight upgrade tiles?",
        "Second copies for Massa and Lerici. A table rule makes them urban and rural instead.",
        ASSUMED,
        "components.UPGRADE_TARGETS",
    ),
    (
        "What does a second upgrade tile of the same city bring?",
        "Nothing more, though it may be taken.",
        ASSUMED,
        "play._upgrade",
    ),
    (
        "Which points does building bring once all markers are used?",
        "The printed value at once, or the difference paid for a monument over a building. A "
        "decoration or an upgrade adds nothing.",
        CERTAIN,
        "play._points_for_building",
    ),
    (
        "Are markers in the open area used?",
        "No. Building brings no points, and no end comes near, while one is there.",
        DERIVED,
        "position.CarraraPosition.markers_left",
    ),
    # -- the royal court
    (
        "In which order does one score from a slot?",
        "Royal-visit marker, own marker, bonus, and then the scoring space.",
        CERTAIN,
        "play._take_marker",
    ),
    (
        "Who may follow, and how?",
        "Each other seat in its next turn, with its marker from the same slot and for the same "
        "bonus.",
        CERTAIN,
        "legality._markers",
    ),
    (
        "May one follow with a marker from the open area or from another slot?",
        "No. While another seat holds the royal-visit marker only the slot of the visit counts.",
        CERTAIN,
        "legality._check_court",
    ),
    (
        "How is a visit declined?",
        "By any other action, which first moves the marker of that slot to the open area. "
        "Placing or buying a piece declines nothing.",
        CERTAIN,
        "play._defer",
    ),
    (
        "Can a seat lack a marker on the slot of a visit?",
        "No. A slot is emptied by all seats within one round.",
        DERIVED,
        "play.following",
    ),
    (
        "Must the holder of the royal-visit marker do anything?",
        "Only give it back when its next turn begins. It may start another visit at once.",
        CERTAIN,
        "play._begin_turn",
    ),
    (
        "How does one score when all slots are empty?",
        "From the open area: no bonus, no visit, nobody follows.",
        CERTAIN,
        "play._take_marker",
    ),
    (
        "May one score from the open area while slots are filled and nobody holds the marker?",
        "Yes, without bonus and without a visit.",
        ASSUMED,
        "legality._markers",
    ),
    (
        "A follower has no scoring space to use. What now?",
        "It has to do something else, and so its marker moves to the open area.",
        DERIVED,
        "legality.list_markers",
    ),
    # -- bonuses and spaces of the advanced game
    (
        "Do bonus florins help to reach 36 or 50?",
        "Yes, the bonus comes before the space.",
        DERIVED,
        "legality._bonus_opens_a_space",
    ),
    (
        "May one start to score for a space that only the bonus statue would open?",
        "No. A space has to be open without the statue, which might be refused. Once another "
        "space is open and the statue is placed, the statue space may be chosen.",
        ASSUMED,
        "legality._check_court",
    ),
    (
        "Does a bonus piece count in the scoring it came with?",
        "Yes, if it is put on a building at once.",
        DERIVED,
        "play._take_piece",
    ),
    (
        "Which decoration may be chosen as a bonus, and what if there is none?",
        "Any kind that is in the supply, for a building or a warehouse, or none. With an empty "
        "supply the bonus lapses and the scoring goes on.",
        DERIVED,
        "pieces.offered",
    ),
    (
        "What becomes of a golden statue that is refused?",
        "It goes back to the box.",
        CERTAIN,
        "pieces.take",
    ),
    (
        "Where may a golden statue go?",
        "On any own building without a statue, or into a warehouse.",
        CERTAIN,
        "pieces.fits",
    ),
    (
        "Does a decoration count outside of scorings?",
        "It adds 1 to its building in every scoring and nowhere else, and makes sets at the end.",
        CERTAIN,
        "position.worth",
    ),
    (
        "Do city rewards and their upgrades matter for a landscape?",
        "No. A landscape pays 1 for each point of value and decoration.",
        CERTAIN,
        "scoring.space_pays",
    ),
    (
        "What does the rural landscape pay?",
        "1 VP for each point, as urban pays 1 florin.",
        ASSUMED,
        "components.LANDSCAPE_REWARD",
    ),
    (
        "When does a florin space work?",
        "At the end. It pays nothing when it is taken, and the florins stay with the seat.",
        CERTAIN,
        "scoring.florin_rate",
    ),
    (
        "How many florin spaces may a seat have, and whose are they?",
        "One. Both are shared: each is for one seat in the game.",
        DERIVED,
        "scoring._advanced_bits",
    ),
    # -- decorations, statues, warehouses
    (
        "When is a sector cleared?",
        "When its last block is bought. The seat takes the decoration or the statue, not both.",
        CERTAIN,
        "play._buy",
    ),
    (
        "A cleared sector's piece is gone from the supply. What now?",
        "The other may be taken. If both are gone, clearing brings nothing and asks nothing.",
        DERIVED,
        "pieces.offered",
    ),
    (
        "What becomes of a sector's piece that is forgone?",
        "It stays in the supply.",
        DERIVED,
        "pieces.take",
    ),
    (
        "Where may a statue of the wheel go?",
        "On an own building without a statue in any city that accepts its colour.",
        CERTAIN,
        "pieces.fits",
    ),
    (
        "When may a stored piece be placed?",
        "In any later own turn, before or after the action, free and as many as there are.",
        CERTAIN,
        "pieces.list_placements",
    ),
    (
        "May a piece leave its warehouse in the turn in which it came there?",
        "No, not even after the action.",
        CERTAIN,
        "legality._check_place",
    ),
    (
        "May a warehouse be emptied to make room while the other is free?",
        "No. A stored piece is thrown out only if no warehouse is free.",
        DERIVED,
        "legality._check_take",
    ),
    (
        "Where does a piece go that is thrown out?",
        "To the box, not to the supply.",
        CERTAIN,
        "pieces._store",
    ),
    (
        "Both warehouses hold equal pieces. Which one is meant?",
        "Either, they are the same; it is listed once. If only one of them may leave yet, that "
        "one is meant.",
        DERIVED,
        "notation._read_place",
    ),
    (
        "Do stored pieces count at the end?",
        "No, only those on buildings.",
        DERIVED,
        "scoring.decoration_sets",
    ),
    # -- the purchase
    (
        "How often may a piece be bought for 10 florins?",
        "Once a turn, one decoration or one coloured statue of the supply.",
        CERTAIN,
        "legality._check_purchase",
    ),
    (
        "When in the turn may one buy a piece?",
        "Before or after the action, but not in the middle of it; never after a lifted screen.",
        ASSUMED,
        "legality.check",
    ),
    (
        "Where does a piece go that is bought?",
        "On an own building at once: a statue only in the city of its own colour. No warehouse.",
        CERTAIN,
        "pieces.list_purchases",
    ),
    (
        "May a golden statue be bought?",
        "No, it is not in the supply and has no city.",
        DERIVED,
        "pieces.fits",
    ),
    (
        "May one buy or place a piece and score in the same turn?",
        "Yes, and the piece counts in that scoring.",
        DERIVED,
        "legality._actions",
    ),
    (
        "When is a turn over?",
        "With the action, unless a piece could still be placed or bought; then the seat says so.",
        DERIVED,
        "play._stay_if_more_can_be_done",
    ),
    # -- the end
    (
        "What starts the end of the game?",
        "An empty supply and a seat without markers. The seat whose action completes it gains "
        "5 VP and has no more turn; each other seat has one, with any action.",
        CERTAIN,
        "play._end_turn",
    ),
    (
        "The last turns and a royal visit come together. What now?",
        "The others may follow in their last turn as in any other.",
        DERIVED,
        "play.following",
    ),
    (
        "What if the seat that ended the game holds the royal-visit marker?",
        "It keeps it: the turn in which it would give it back does not come.",
        DERIVED,
        "play._begin_turn",
    ),
    (
        "The end is reached by an action. Does what follows it in the turn still happen?",
        "Yes, pieces may be placed and bought; the end starts when the turn is over.",
        DERIVED,
        "play._end_action",
    ),
    (
        "What is paid for the third most statues?",
        "5, 4, 3, 2, 1, 0 from Livorno to Lerici. A table rule pays half of the second place "
        "instead: 4, 3, 3, 2, 2, 1.",
        ASSUMED,
        "components.STATUE_THIRD",
    ),
    (
        "Seats are level in statues. What are they paid?",
        "One place less than they would have, and all who come after them slide down with them.",
        CERTAIN,
        "scoring.statues_vp",
    ),
    (
        "Three seats are level for most statues and the fourth has fewer. What is it paid?",
        "The third place: a level group takes one place more than one seat, however large it is.",
        ASSUMED,
        "scoring.statues_vp",
    ),
    (
        "Which statues count in a city?",
        "All that stand there, whatever their colour, golden ones too.",
        DERIVED,
        "scoring.statue_counts",
    ),
    (
        "How are ties at the end broken?",
        "By the most blocks left. If they are level too, the win is shared.",
        CERTAIN,
        "scoring.winners",
    ),
)

RULINGS: Final = tuple(
    Ruling(f"R-{number:03d}", question, ruling, confidence, place)
    for number, (question, ruling, confidence, place) in enumerate(_ALL, 1)
)
"""All of them; the numbers are those of the tests, so new ones go to the end."""
