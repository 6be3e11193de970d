"""Contents of a deck: one table of data, and nothing else in the game assumes its numbers (KV-B, KV-C7)."""

from collections import Counter
from collections.abc import Iterable

Face = int  # printed face: 1–13 are ranks, 14–17 the knights A–D; 0 where it is hidden

SCOUT, PEASANTS, LEVY, SHIELDS, ARCHERS, SPEARS, INFANTRY = 1, 2, 3, 4, 5, 6, 7
HEAVY_INFANTRY, MERCENARIES, CAVALRY, PRINCE, QUEEN, KING, KNIGHT = 8, 9, 10, 11, 12, 13, 14
KNIGHTS = (14, 15, 16, 17)
RANKS = range(1, 15)
ROYAL = frozenset({PRINCE, QUEEN, KING})

# Copies of each face in a colour. Ranks 2–10 are a ruling: an owner of the printed game may correct them here.
COUNTS: dict[Face, int] = {
    1: 1,
    2: 4, 3: 4, 4: 4, 5: 4, 6: 4, 7: 4, 8: 4, 9: 4, 10: 4,
    11: 2, 12: 1, 13: 1,
    14: 1, 15: 1, 16: 1, 17: 1,
}  # fmt: skip

ARMY = 26  # KV-C3
DRAWN = 20  # KV-C3


def rank_of(face: Face) -> int:
    return face if face < KNIGHT else KNIGHT


def standard(knight: Face) -> tuple[Face, ...]:
    """KV-C2: the six that are always in the army."""
    return (SCOUT, PRINCE, PRINCE, QUEEN, KING, knight)


def whole() -> tuple[tuple[Face, int], ...]:
    """Every face with its number."""
    return tuple(COUNTS.items())


def without(used: Iterable[Face]) -> tuple[Face, ...]:
    """Cards of a full deck without the used ones, sorted."""
    left = Counter(COUNTS)
    left.subtract(used)
    return tuple(sorted((+left).elements()))
