"""A fellowship at a site of set 4, or at one that only resembles it."""

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.words.facts import code_of


def at(scenario, name, **kwargs):
    """The fellowship is at this site."""
    number = CARDS[code_of(name)].site
    sc = scenario(site=number, sites={number: name}, **kwargs)
    return sc, sc.s.path[-1]


def near(scenario, name, **kwargs):
    """The fellowship is one step away from this site, which is the Shadow player's."""
    number = CARDS[code_of(name)].site
    sc = scenario(site=number - 1, **kwargs)
    sc.adventure(1, name)
    return sc
