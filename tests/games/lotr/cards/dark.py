"""What tests of Shadow cards have in common: minions made up, sites under control, tokens, skirmishes lost."""

from msgspec.structs import replace

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import Zone
from pelipoyta.games.lotr.words.facts import code_of


def foe(make, number, culture, race, **more):
    """A minion that is nothing but what is said."""
    facts = {"cost": 2, "strength": 5, "vitality": 4, "site": 1} | more
    return make(minion(f"9C{number}", f"Foe {number}", culture, race, **facts))


def hold(sc, count=1):
    """The Shadow player controls so many more sites, the lowest of the path."""
    for site in list(sc.s.path[:count]):
        sc.hold(site, 1)


def within_reach(sc):
    """All have gone far, so that sites can be taken."""
    for seat in range(len(sc.s.players)):
        sc.set_player(seat, site=len(sc.s.path))
    return sc


def taken(sc):
    return sum(card.zone is Zone.CONTROLLED and card.holder == 1 for card in sc.s.cards.values())


def add_tokens(sc, card, count, culture=Culture.ISENGARD):
    sc.s.cards[card] = replace(sc.s.cards[card], tokens=((culture, count),))


def tokens(sc, card):
    return sum(count for _, count in sc.s.cards[card].tokens)


def beaten(sc, hero, foe, strength=9):
    """The minion wins; whoever may answer is asked."""
    sc.set_strength(foe, strength)
    return sc.fight(hero, foe).resolve()


def in_phase(sc, phase):
    """The Shadow player is to act in it."""
    return sc.begin(phase, 1 if phase == "shadow" else -1).pass_until_seat(1)


def at_blows(sc, hero, *foes):
    """The skirmish goes on: the Free Peoples player has something in hand and is asked."""
    sc.hand(0, "4C87")
    return sc.fight(hero, *foes)


def in_fight(sc, hero, *foes):
    """The same, and the Shadow player is to act."""
    return at_blows(sc, hero, *foes).pass_until_seat(1)


def printed(name):
    return CARDS[code_of(name)]
