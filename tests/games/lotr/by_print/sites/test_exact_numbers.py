"""Amounts of sites where more would be possible, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *

from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("1U339", "1U340", "1U341")
@pytest.mark.parametrize(("site", "name"), [("1U339", "1C303"), ("1U340", "1U97"), ("1U341", "1R50")])
def test_one_card_is_drawn(scenario, site, name):
    sc = at(scenario, site)
    sc.hand(0, name)
    sc.deck(0, "1C3", "1C4", "1C5")
    sc.begin("fellowship").do(ability(sc, here(sc))).choose(name)
    assert sc.in_hand(0) == ["1C3"]


@pytest.mark.card("1U343", "1U358")
@pytest.mark.parametrize("site", ["1U343", "1U358"])
def test_one_companion_is_healed_once(scenario, site):
    """Of two wounded ones, of two wounds."""
    sc = at(scenario, site)
    one, two = sc.put("1R89", wounds=2), sc.put("1U97", wounds=2)
    sc.put(ORC, 1)
    sc.hand(0, "1C24" if site == "1U343" else "1C104")
    sc.begin("maneuver" if site == "1U343" else "fellowship").do(ability(sc, here(sc)))
    if len(sc.offered) == 1:
        sc.choose(*sc.offered)
    assert sc.offered == {one, two}
    sc.choose(one)
    assert wounds(sc, one, two) == [1, 2]


@pytest.mark.card("4U352")
def test_caves_of_aglarond_for_one(scenario):
    """One of two Uruk-hai becomes fierce."""
    sc = at(scenario, "4U352", twilight=3)
    one, two = sc.put(URUK, 1), sc.put(URUK, 1)
    sc.begin("maneuver").pass_until_seat(1)
    sc.do(ability(sc, here(sc))).choose(two)
    assert [sc.keyword(card, Keyword.FIERCE) for card in (one, two)] == [0, 1]


@pytest.mark.card("5U118")
def test_hornburg_wall_costs_nine(scenario):
    """Exactly nine tokens are enough, and all are spent."""
    sc = at(scenario, "5U118", twilight=9)
    sc.put(URUK, 1), sc.put("4U217", 1)
    sc.set_player(1, site=7)
    sc.s.moves = 1
    sc.begin("regroup").pass_until_seat(1)
    sc.do(ability(sc, here(sc)))
    assert sc.s.twilight == 0
