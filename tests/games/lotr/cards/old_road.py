"""Tables on the path of the Fellowship block, for tests of its cards: 4 is a marsh, 5 underground, 7 a river."""

from pelipoyta.games.lotr.cards.hand import *


def tables(scenario, seat, site=4, twilight=0):
    """Makes them, as a test asks, with a hand for this seat."""

    def at(site=site, twilight=twilight, hand=()):
        sc = scenario(site=site, block=Block.FELLOWSHIP, twilight=twilight)
        sc.hand(seat, *hand)
        return sc

    return at


def gatherings(scenario, seat, site=4, twilight=0):
    """The same, with friends of the Free Peoples player there."""
    table = tables(scenario, seat, site, twilight)

    def at(site=site, twilight=twilight, hand=(), friends=()):
        sc = table(site, twilight, hand)
        return sc, [sc.put(name) for name in friends]

    return at
