"""Plain cards and shortcuts for scenarios of Dwarves."""

from tests.games.lotr.by_print.acts import *

from pelipoyta.games.lotr.terms import Block

OLD = {"block": Block.FELLOWSHIP}
GUARD = "1C7"  # a Dwarf, 4 and 2, without abilities once in play
GIMLI = "1R13"  # 6 and 3, damage +1
GRIMIR = "1U17"  # a Dwarf ally
ELF = "4C78"  # a companion, 5 and 3
ORC = "1C177"  # of Moria, 13 and 3, without text
SOLDIER = "1C271"  # an Orc of Sauron, 7 and 2
URUK = "1C158"  # 9 and 3, damage +1
AXE = "1C9"


def duel(scenario, hero, foe, *hand, site=2, strength=None, **kwargs):
    """Hero and foe skirmish, and the Free Peoples player holds these events."""
    sc = scenario(site=site, **(OLD | kwargs))
    friend, minion = sc.put(hero), sc.put(foe, 1)
    if strength is not None:
        sc.set_strength(minion, strength)
    sc.hand(0, *hand)
    return sc.fight(friend, minion), friend, minion
