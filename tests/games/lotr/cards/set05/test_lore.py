"""An event of set 5 that plays as many cards as there are."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, LEGOLAS, SWORD, MACE, BOW = "4P364", "4R74", "1C299", "4C56", "4C71"


def people(scenario, make, *discard):
    blade = make(possession("9C41", "Blade", GONDOR, cost=1, bearer=MAN, item=HAND_WEAPON, strength=2))
    coat = make(possession("9C42", "Coat", GONDOR, cost=0, bearer=COMPANION, item=ARMOR))
    banner = make(condition("9C43", "Banner", GONDOR, cost=0, bearer=COMPANION))
    sc = scenario()
    sc.put(ARAGORN), sc.put("4C286"), sc.hand(0, "5R41"), sc.discard(0, blade, coat, banner)
    return sc, sc.find(ARAGORN), blade, coat, banner


@pytest.mark.card("5R41")
def test_these_are_my_people(scenario, make):
    """One after another, each paid for; only possessions, and only on those with the signet."""
    sc, aragorn, blade, coat, banner = people(scenario, make)
    sc.begin("fellowship").play("5R41")
    assert (sc.wounds(aragorn), sc.offered) == (2, {code_of(blade), code_of(coat)})
    sc.choose(blade)
    assert sc.s.cards[sc.find(blade)].host == aragorn, "the Man of Rohan has another signet"
    sc.choose(coat)
    assert (sc.s.cards[sc.find(coat)].host, sc.asks, sc.s.twilight) == (aragorn, "fellowship", 4)
    assert sc.in_discard(0) == [banner, "5R41"]


@pytest.mark.card("5R41")
def test_these_are_my_people_may_be_few(scenario, make):
    sc, _aragorn, blade, coat, banner = people(scenario, make)
    sc.begin("fellowship").play("5R41").choose(coat).pass_()
    assert sc.in_discard(0) == [blade, banner, "5R41"]


@pytest.mark.card("5R41")
def test_these_are_my_people_need_something_to_play(scenario, make):
    sc, *_, banner = people(scenario, make)
    sc.discard(0, banner)
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("5R41"))).rule == "LOTR-18.8"
