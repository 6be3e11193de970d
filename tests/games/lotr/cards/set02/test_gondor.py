"""What each Gondor card of set 2 does."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, BOROMIR, LEGOLAS, GIMLI, SAM, GOBLIN = "1P365", "1U97", "1U51", "1U12", "1C311", "1C177"


@pytest.fixture
def road(scenario):
    return gatherings(scenario, 0)


def arrows(sc):
    return total(archery_parts(sc.s, Side.SHADOW))


@pytest.mark.card("2C35")
@pytest.mark.parametrize(("site", "left"), [("1U334", 1), ("1C331", 3)])
def test_natural_cover(scenario, site, left):
    """Two arrows fewer in a forest; a ranger is needed to play it."""
    sc = scenario(site=2, block=Block.FELLOWSHIP, sites={2: site})
    sc.put(BOROMIR)
    sc.hand(0, "2C35")
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("2C35")))
    sc.put(ARAGORN)
    sc.play("2C35")
    for _ in range(3):
        sc.put("1C176", 1)
    assert arrows(sc) == left


@pytest.mark.card("2R36")
@pytest.mark.parametrize(("friend", "more"), [(SAM, 3), (LEGOLAS, 2)])
def test_no_mere_ranger(road, friend, more):
    """Three for a companion with Aragorn's signet, and never for himself."""
    sc, [king, other] = road(hand=["2R36", "1C116"], friends=[ARAGORN, friend])
    before = sc.strength(other)
    sc.fight(other, sc.put(GOBLIN, 1)).play("2R36")
    assert sc.offered == {sc.frodo, other}
    sc.choose(other)
    assert (sc.wounds(king), sc.strength(other) - before, sc.strength(king)) == (1, more, 8)


@pytest.mark.card("2C37")
@pytest.mark.parametrize(("fierce", "more"), [(False, 2), (True, 4)])
def test_sentinels_of_numenor(road, fierce, more):
    sc, [captain, _] = road(hand=["2C37"], friends=[BOROMIR, GIMLI])
    orc = sc.put(GOBLIN, 1)
    sc.s.fierce = fierce
    sc.fight(captain, orc).play("2C37")
    assert sc.strength(captain) == 7 + more


@pytest.mark.card("2R38")
def test_shield_of_boromir(road):
    """One arrow fewer; where Boromir bears it, weapons do not strengthen whom he skirmishes."""
    for bearer, bonus in ((BOROMIR, 0), (ARAGORN, 2)):
        sc, [man] = road(hand=["2R38", "1C116"], friends=[bearer])
        orc, other = sc.put(GOBLIN, 1), sc.put(GOBLIN, 1)
        for one in (orc, other):
            sc.put("1C180", 1, on=one)
        sc.put("1C176", 1)
        sc.put(LEGOLAS)
        sc.begin("fellowship").play("2R38")
        assert (sc.s.cards[sc.find("2R38")].host, arrows(sc)) == (man, 0)
        sc.fight(man, orc)
        assert [sc.strength(i) for i in (orc, other)] == [13 + bonus, 15]
