"""A refused answer names the rule that forbids it, not only that it is no answer (LOTR-17.3)."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use

IDLE = "4C10"


def won(scenario, *, wounds=0, name="4R79"):
    """An Elf has won; a condition asks for an answer, so that the window is open."""
    sc = scenario(site=4)
    elf, foe = sc.put("4C76", wounds=wounds), sc.put("4C10", 1)
    sc.put("4U82")
    sc.set_strength(foe, 4)
    sc.hand(0, name, IDLE)
    sc.fight(elf, foe).resolve()
    assert (sc.asks, sc.asked) == ("respond", 0)
    return sc


@pytest.mark.parametrize(("wounds", "rule"), [(0, None), (2, "LOTR-18.3")])
def test_an_event_that_cannot_be_paid(scenario, wounds, rule):
    """LOTR-18.3: the exhausted winner cannot exert."""
    sc = won(scenario, wounds=wounds)
    assert sc.can(Play(4079)) if rule is None else sc.refused(Play(4079)).rule == rule


def test_an_event_that_answers_something_else(scenario):
    """LOTR-17.3: it waits for another happening, or is no answer at all, or is not in hand."""
    sc = won(scenario, name="6C43")
    assert [sc.refused(Play(code)).rule for code in (6043, 4010, 4079)] == ["LOTR-17.3"] * 3


WOUNDED_ONE = Response(on=after(Deed.WOUND, COMPANION), do=AddTwilight(1))


def wounded(scenario, make, side, pool=9):
    """A companion has been wounded; a condition of that seat opens its window, an event of the Shadow costs 3."""
    trick = make(event("9C81", "Trick", SAURON, cost=3).says(WOUNDED_ONE))
    watch = make(condition("9C82", "Watch", SAURON if side else SHIRE, cost=0).says(WOUNDED_ONE))
    sc = scenario(twilight=pool)
    gimli, foe, card = sc.put("4C49"), sc.put("4C10", 1), sc.put(watch, side)
    sc.set_strength(foe, sc.strength(gimli))
    sc.hand(0, IDLE), sc.hand(1, "4C64"), sc.hand(side, trick, IDLE)
    sc.fight(gimli, foe).resolve()
    while sc.asked != side:
        sc.pass_()
    assert sc.asks == "respond"
    return sc, card


@pytest.mark.parametrize(("pool", "rule"), [(2, "LOTR-20.1"), (3, None)])
def test_an_event_that_is_too_dear(scenario, make, pool, rule):
    """LOTR-20.1: it costs 3."""
    sc, _ = wounded(scenario, make, 1, pool)
    assert sc.can(Play(9081)) if rule is None else sc.refused(Play(9081)).rule == rule


def test_an_event_of_the_other_side(scenario, make):
    """LOTR-4.2: a Shadow event in the hand of the Free Peoples player."""
    sc, _ = wounded(scenario, make, 0)
    assert sc.refused(Play(9081)).rule == "LOTR-4.2"


def test_a_card_of_another_player(scenario, make):
    """LOTR-17.7: the Shadow player's answer is not the Free Peoples player's to use."""
    sc, _ = wounded(scenario, make, 0)
    other = make(condition("9C84", "Other", SAURON, cost=0).says(WOUNDED_ONE))
    assert sc.refused(Use(sc.put(other, 1), 0)).rule == "LOTR-17.7"


@pytest.mark.parametrize(("wounds", "rule"), [(1, None), (2, "LOTR-18.3")])
def test_an_ability_that_cannot_be_paid(scenario, make, wounds, rule):
    """LOTR-18.3: exhausted, she prevents nothing; LOTR-17.3: a minion without text answers nothing."""
    prevents = Response(on=about_to(Deed.WOUND, COMPANION), do=Prevent())
    sc = scenario()
    eowyn, gimli, foe = sc.put("4C270", wounds=wounds), sc.put("4C49"), sc.put("4C10", 1)
    sc.put(make(condition("9C83", "Charm", SHIRE, cost=0).says(prevents)))
    sc.set_strength(foe, sc.strength(gimli))
    sc.hand(0, IDLE)
    sc.fight(gimli, foe).resolve()
    assert sc.can(Use(eowyn, 0)) if rule is None else sc.refused(Use(eowyn, 0)).rule == rule
    assert sc.refused(Use(foe, 0)).rule == "LOTR-17.3"
