"""Isengard and Raiders of set 5 that waited for a word."""

import pytest
from tests.games.lotr.cards.dark import foe, in_phase

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("5R78")
@pytest.mark.parametrize(("strength", "crushed"), [(30, True), (9, False)])
def test_war_mumak(scenario, make, strength, crushed):
    """Its rider is fierce; who is overwhelmed by him brings (5)."""
    south = foe(make, 61, RAIDER, MAN, keywords=SOUTHRON)
    sc = scenario(site=4, twilight=0)
    hero, rider = sc.put("4P364"), sc.put(south, 1)
    beast = sc.put("5R78", 1, on=rider)
    assert (sc.strength(rider), sc.keyword(rider, Keyword.FIERCE)) == (9, 1)
    sc.set_strength(rider, strength)
    sc.fight(hero, rider).resolve()
    assert sc.can(Use(beast, 1), 1) is crushed
    if crushed:
        assert sc.use(beast, 1).s.twilight == 5


@pytest.mark.card("5U48")
def test_black_shapes_crawling(scenario, make):
    """For each Uruk-hai spotted a wound the Free Peoples player may deal, and a weapon back."""
    uruk = foe(make, 61, ISENGARD, URUK_HAI)
    blade = make(possession("9C62", "Jagged Blade", ISENGARD, cost=0, bearer=URUK_HAI, item=HAND_WEAPON, strength=1))
    sc = scenario(site=4, twilight=9)
    one, other = sc.put(uruk, 1), sc.put(uruk, 1)
    sc.discard(1, blade, blade, "4C10")
    sc.hand(1, "5U48", "4C87")
    in_phase(sc, "maneuver").play("5U48").decide(2)
    assert sc.asked == 0
    sc.decide(1).choose(one).decide(0)
    assert sc.offered == {code_of(blade)}
    sc.choose(blade).choose(one).choose(blade)
    assert (sc.wounds(one), sc.wounds(other)) == (1, 0)
    assert (sc.strength(one), sc.strength(other)) == (6, 6)
