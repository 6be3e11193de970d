"""A fellowship at a site of set 1, or on its way there."""

from pelipoyta.games.lotr.terms import Block


def at(scenario, site: str, number: int, **more):
    """The fellowship is at this site of the Fellowship path."""
    sc = scenario(site=number, block=Block.FELLOWSHIP, sites={number: site}, **more)
    return sc, sc.s.path[-1]


def moved_to(scenario, site: str, number: int, *companions: str):
    """The fellowship moves there; what it meets on the way is asked."""
    sc = scenario(site=number - 1, block=Block.FELLOWSHIP)
    sc.put_site(site, 1)
    cards = [sc.put(name) for name in companions]
    sc.begin("move")
    return sc, cards
