"""Plain cards and shortcuts for scenarios of Raiders."""

from tests.games.lotr.by_print.acts import *

KNIGHT = "5C35"  # an unbound companion, 6 and 3, without abilities
RANGER = "4C122"  # a Ring-bound companion, 5 and 3
SAM = "4C316"
SOUTHRON = "4C252"  # 3 and 1, ambush (2)
EASTERLING = "4R229"  # 5 and 1
BRIGAND = "4C10"  # a Man of Dunland, 8 and 1
URUK = "4C207"  # 9 and 3, damage +1
DWARF_EVENT = "4C42"  # a skirmish event: its holder is asked


def burdened(sc, burdens):
    sc.set_player(0, burdens=burdens)
    return sc


def crowd(sc, companions):
    """So many companions in all, the Ring-bearer among them."""
    return [sc.put(KNIGHT) for _ in range(companions - 1)]
