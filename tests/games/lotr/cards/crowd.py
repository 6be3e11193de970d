"""Who is on the table in tests of many cards: made-up minions with much vitality, sites held, tokens laid."""

from msgspec.structs import replace

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use

MORE = "4C87"  # a skirmish event: while it is in hand, its player is asked


def brute(make, number=91, culture=ISENGARD, race=URUK_HAI, **more):
    """A minion that stands much."""
    given = {"cost": 2, "strength": 5, "vitality": 5, "site": 1} | more
    return make(minion(f"9C{number}", f"Brute {number}", culture, race, **given))


def tokens(sc, card, culture, count):
    sc.s.cards[card] = replace(sc.s.cards[card], tokens=((culture, count),))


def tokens_on(sc, card):
    return sum(count for _, count in sc.s.cards[card].tokens)


def held(sc):
    """How many sites the Shadow player holds."""
    return sum(card.holder == 1 for card in sc.s.cards.values())


def hold_one(sc):
    sc.hold(sc.s.path[0], 1)


def won(sc, hero, foe):
    """The hero wins a skirmish; what answers it is asked."""
    sc.set_strength(hero, sc.strength(foe) + 1)
    return sc.fight(hero, foe).resolve()


def usable(sc, card, ability=0, seat=0):
    """Whether it is offered, in a window where the player is asked."""
    assert sc.asked == seat, f"{sc.asked} is asked for {sc.asks}"
    return sc.can(Use(card, ability), seat)


def kin(make):
    """A companion of Rohan who is no Man."""
    return make(companion("9C97", "Kin", "", ROHAN, ELF, cost=2, strength=5, vitality=4, keywords=VALIANT))


def mounted_strangers(sc, make):
    """On horses, a Man who is not of Rohan, and one of Rohan who is no Man."""
    strangers = [sc.put("4P364"), sc.put(kin(make))]
    for one in strangers:
        sc.put("4C283", on=one)
    return strangers


def gifts(make):
    """What a Man could bear too: a possession that is not of Rohan, and a condition that is."""
    sword = make(possession("9C98", "Foreign Helm", GONDOR, cost=0, bearer=MAN, item=HELM))
    return sword, make(condition("9C99", "Oath", ROHAN, cost=0, bearer=MAN))
