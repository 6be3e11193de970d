"""Plain cards and shortcuts for scenarios of sites and Rings."""

from tests.games.lotr.by_print.acts import *

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.terms import Block

GUARD = "1C7"  # a Dwarf companion, 4 and 2
LEGOLAS = "1R50"
KNIGHT = "5C35"  # an unbound companion, 6 and 3
RANGER = "4C122"  # Ring-bound, 5 and 3
RIDER = "4C286"  # of Rohan, 5 and 3
ORC = "1C177"  # of Moria, 13 and 3, without text
URUK = "4C207"  # 9 and 3, damage +1
HORSE = "4C283"


def at(scenario, name, **kwargs):
    """A fellowship standing at this site."""
    site = CARDS[code_of(name)]
    kwargs.setdefault("block", Block.FELLOWSHIP if site.id[0] in "123" else Block.TOWERS)
    return scenario(site=site.site, sites={site.site: name}, **kwargs)


def here(sc):
    """The site the fellowship is at."""
    return sc.s.path[sc.s.players[0].site - 1]


def before(scenario, name, **kwargs):
    """A fellowship one site before this one, which the next move leads to."""
    site = CARDS[code_of(name)]
    block = Block.FELLOWSHIP if site.id[0] in "123" else Block.TOWERS
    sc = scenario(site=site.site - 1, block=block, **kwargs)
    sc.adventure(1, name)
    return sc


def move(sc):
    """The fellowship sets out; the Shadow player is kept from passing by a card in hand."""
    sc.begin("fellowship")
    return sc.pass_()


def in_play(sc, name):
    return any(card.code == code_of(name) for card in sc.s.cards.values())


def wounds(sc, *cards):
    return [sc.wounds(card) for card in cards]
