"""A whole player for Carrara Desktop: it scores, else builds high, else buys a few blocks.

carrara-desktop play --bots "greedy,external:python3 simple_bot.py"
"""

import json
import sys

ORDER = ["score", "upgrade", "take", "monument", "court", "build", "buy", "turn", "purchase"]


def worth(line: str) -> tuple[int, int]:
    """How much we like a move: first by its kind, then by what it builds or buys."""
    verb, *words = line.split()
    liking = len(ORDER) - ORDER.index(verb) if verb in ORDER and words != ["none"] else 0
    figures = [int(word) for word in words if word.isdigit()]
    bought = -abs(len(words[-1]) - 3) if verb == "buy" else 0
    return liking, bought + max(figures, default=0)


for question in sys.stdin:
    lines = json.loads(question)["moves"]
    print(json.dumps({"move": max(lines, key=worth)}), flush=True)
