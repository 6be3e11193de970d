"""Every card there is, by its code (set × 1000 + number), and the pools of the formats (LOTR-2.6).

The files of `cards` fill it when the game is loaded.
"""

from pelipoyta.games.lotr.engine.pool import Pool
from pelipoyta.games.lotr.model.options import Format
from pelipoyta.games.lotr.words.facts import Facts

SETS: dict[Format, tuple[int, ...]] = {"towers": (4, 5, 6), "fellowship": (1, 2, 3), "open": (1, 2, 3, 4, 5, 6)}
CARDS: dict[int, Facts] = {}
ALL_CARDS = Pool(CARDS)
_POOLS: dict[Format, Pool] = {}


def pool_of(name: Format) -> Pool:
    """The cards that may be met at a table of this format."""
    return _POOLS[name]


def renew() -> None:
    """The cards have changed: all pools are made anew; a card of no set of ours is welcome in each."""
    ALL_CARDS.renew()
    ours = {number for sets in SETS.values() for number in sets}
    for name, sets in SETS.items():
        others = ours - set(sets)
        _POOLS[name] = Pool({code: card for code, card in CARDS.items() if code // 1000 not in others})


renew()
