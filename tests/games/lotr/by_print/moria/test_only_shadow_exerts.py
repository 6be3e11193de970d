"""Throw Yourself in Next Time (2U71), whose bearer none but Shadow cards exert, by its print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, able, single

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Block

OLD = Block.FELLOWSHIP


@pytest.mark.card("2U71")
def test_throw_yourself_in_next_time_and_sites(scenario):
    """A site is no Shadow card: at Moria Lake the two others exert, and The Shire's Hobbit is not the bearer."""
    sc = scenario(block=OLD, site=3)
    merry, elf = sc.put("1C303"), sc.put("1U51")
    sc.put("2U71", 1, on=sc.frodo), sc.adventure(1, "1C346"), sc.hand(1, GOBLIN)
    sc.begin("move")
    if sc.asks == "effect":
        sc.decide(0)
    single(sc)
    assert [sc.wounds(card) for card in (sc.frodo, merry, elf)] == [0, 1, 1]


@pytest.mark.card("2U71")
@pytest.mark.parametrize("borne", [True, False])
def test_throw_yourself_in_next_time_and_an_ability_of_a_site(scenario, borne):
    """LOTR-18.3: the only Hobbit bears it, so nobody pays for the site's ability."""
    sc = scenario(block=OLD, site=1, sites={1: "1C326"})
    sc.hand(0, "1U51", "1C299")
    if borne:
        sc.put("2U71", 1, on=sc.frodo)
    sc.begin("fellowship")
    assert able(sc, sc.s.path[0]) != borne


@pytest.mark.card("2U71")
def test_throw_yourself_in_next_time_and_exhausting(scenario, make):
    """Cards of the Free Peoples neither exhaust the bearer nor exert him X times."""
    sc = scenario()
    push = make(event("9C61", "Push", SHIRE, cost=0).says(maneuver(do=Exhaust(Choose(HOBBIT)))))
    pull = make(
        event("9C62", "Pull", SHIRE, cost=0).says(maneuver(cost=ExertX(Choose(HOBBIT), "x"), do=AddTwilight(1)))
    )
    sc.put("2U71", 1, on=sc.frodo), sc.put(GOBLIN, 1), sc.hand(0, push, pull)
    sc.begin("maneuver")
    assert sc.refused(Play(9062)).rule == "LOTR-18.3"
    sc.play(push)
    assert sc.wounds(sc.frodo) == 0
