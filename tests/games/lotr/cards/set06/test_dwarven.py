"""Set 6: Dwarven."""

import pytest
from tests.games.lotr.cards.crowd import tokens, tokens_on

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Zone


@pytest.mark.card("6U9")
def test_lend_us_your_aid(scenario):
    """Gimli exerts twice; he and every Elf companion are three stronger till the regroup phase."""
    sc = scenario()
    gimli, elf, ally, aragorn = sc.put("4C49"), sc.put("4C76"), sc.put("6R18"), sc.put("4P364")
    sc.put("4C10", 1)
    sc.hand(0, "6U9")
    sc.begin("maneuver").play("6U9")
    assert [sc.strength(one) for one in (gimli, elf, ally, aragorn)] == [9, 8, 3, 8]
    assert sc.wounds(gimli) == 2
    sc.begin("regroup")
    assert (sc.strength(gimli), sc.strength(elf)) == (6, 5)


@pytest.mark.card("6U9")
def test_a_weary_gimli_cannot(scenario):
    """LOTR-19.5: twice, or not at all."""
    sc = scenario()
    sc.put("4C49", wounds=1), sc.put("4C10", 1), sc.put("4P364")
    sc.hand(0, "6U9", "4C115")
    sc.begin("maneuver")
    assert sc.refused(Play(6009)).rule == "LOTR-18.3"


@pytest.mark.card("6C10")
@pytest.mark.parametrize(("friend", "laid"), [("4C49", 2), ("4C76", 0)])
def test_suspended_palaces_come_with_tokens(scenario, friend, laid):
    sc = scenario()
    sc.put(friend)
    sc.hand(0, "6C10")
    sc.begin("fellowship").play("6C10")
    palace = sc.find("6C10")
    if laid:
        sc.use(palace)
    assert (tokens_on(sc, palace), sc.asks) == (laid, "fellowship")


@pytest.mark.card("6C10")
@pytest.mark.parametrize(("way", "lives"), [(0, False), (1, True)])
def test_suspended_palaces(scenario, way, lives):
    """The top card goes onto a Dwarven condition that has one already, not onto an empty one."""
    sc = scenario()
    palace, hall, empty = sc.put("6C10"), sc.put("4C44"), sc.put("4C50")
    sc.stack("4C42", 0, hall), sc.stack("4C56", 0, sc.put("4U82")), sc.stack("4C51", 0, sc.put("5U8"))
    tokens(sc, palace, Culture.DWARVEN, 2)
    sc.deck(0, "4C87", "4C87")
    sc.begin("fellowship").use(palace, 1).decide(way)
    laid = sorted(card.code for card in sc.s.cards.values() if card.zone is Zone.STACKED and card.host == hall)
    assert (laid, sc.lives(palace), sc.lives(empty)) == ([4042, 4087], lives, True)
    assert not lives or tokens_on(sc, palace) == 1
