"""The bots that are offered: five levels, and three styles, each a way of using one mind.

Nothing here cheats: a level knows what its memory holds, and differs from the next by how far
it looks and how strictly it takes the best.
"""

from __future__ import annotations

from dataclasses import dataclass

from carrara_desktop.bots.search import Budget

EVERYTHING = None
"""A memory that forgets nothing."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot uses its mind.

    A bot without a ``budget`` looks at its own turn alone. It takes a move by how much worse
    it seems than the best, softly, with ``temperature`` in points (0: always the best).
    """

    id: str
    memory: int | None = EVERYTHING
    """Rounds it remembers of what went behind the others' screens; None for all of them."""
    temperature: float = 0.0
    budget: Budget | None = None
    seconds: float = 1.7
    """After so long it takes the best it has found; on common machines it is done before."""
    style: str = ""
    """A leaning of the game's mind; see its ``mind`` module."""
    both_cores: bool = False


STRONG = Budget(candidates=3, worlds=3, rounds=1, turns=2, trust=50)
STYLE = Budget(candidates=3, worlds=4, rounds=1, turns=4, trust=50)
"""A taste costs strength; looking further than ``STRONG`` makes up for it."""
EXPERT_OF_MORE = Budget(candidates=6, worlds=10, rounds=2, turns=10, trust=25)
"""With more seats it pays to look far ahead, and a few worlds tell what is best."""
EXPERT = Budget(candidates=6, worlds=24, rounds=2, turns=4, trust=50, of_more=EXPERT_OF_MORE)

LEVELS: dict[str, Level] = {
    level.id: level
    for level in (
        Level("novice", memory=1, temperature=3.0),
        Level("casual", memory=2, temperature=1.0),
        Level("regular", memory=3),
        Level("strong", budget=STRONG, seconds=0.28),
        Level("expert", budget=EXPERT, both_cores=True),
        Level("thrift", budget=STYLE, seconds=0.28, style="thrift"),
        Level("builder", budget=STYLE, seconds=0.28, style="builder"),
        Level("racer", budget=STYLE, seconds=0.28, style="racer"),
    )
}
"""By id, the levels from the weakest to the strongest, then the styles."""
