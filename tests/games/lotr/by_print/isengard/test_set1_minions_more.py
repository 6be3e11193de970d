"""Isengard minions of set 1, continued, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    KNIGHT,
    TROOP,
    URUK,
    act,
    denied,
    early,
    orc_of_isengard,
    shadow,
)

from pelipoyta.games.lotr.model import Decide, Play


@pytest.mark.card("1C150")
def test_uruk_rager_and_a_short_deck(scenario):
    """LOTR-18.6: one card is all there is; a skirmish lost or won by another discards nothing."""
    sc = early(scenario)
    knight, rager, uruk = sc.put(KNIGHT), sc.put("1C150", 1), sc.put(URUK, 1)
    sc.deck(0, "4C42")
    sc.fight(knight, uruk).resolve()
    assert sc.in_discard(0) == []
    sc.fight(sc.put(KNIGHT), rager).resolve()
    assert sc.in_discard(0) == ["4C42"]


@pytest.mark.card("1C152")
def test_uruk_shaman_heals(scenario, make):
    """Two are removed for one wound of an Uruk-hai, its own too; an Orc of Isengard is not healed."""
    sc = early(scenario, twilight=3)
    shaman, uruk = sc.put("1C152", 1, wounds=1), sc.put(URUK, 1, wounds=2)
    sc.put(orc_of_isengard(make), 1, wounds=1), sc.hand(1, URUK)
    act(shadow(sc.begin("maneuver")), shaman)
    assert sc.offered == {shaman, uruk}
    sc.choose(uruk)
    assert (sc.wounds(uruk), sc.wounds(shaman), sc.s.twilight) == (1, 1, 1)
    assert denied(shadow(sc), shaman) == "LOTR-18.3"


@pytest.mark.card("1C152")
def test_uruk_shaman_heals_for_others(scenario):
    """Any Uruk-hai, another Shadow player's as well; as often as it is paid."""
    sc = early(scenario, seats=3, twilight=4)
    shaman, uruk = sc.put("1C152", 1), sc.put(URUK, 2, wounds=2)
    act(shadow(sc.begin("maneuver")), shaman)
    act(shadow(sc), shaman)
    assert (sc.wounds(uruk), sc.s.twilight) == (0, 0)


@pytest.mark.card("1U153")
def test_uruk_slayer_up_to_three(scenario):
    """LOTR-18.16: one each for +1, at most +3 in a phase, though more may be paid (LOTR-18.8)."""
    sc = early(scenario, twilight=5)
    slayer = sc.put("1U153", 1)
    sc.hand(1, URUK)
    sc.fight(sc.put(KNIGHT), slayer)
    for _ in range(3):
        act(shadow(sc), slayer)
    assert (sc.strength(slayer), sc.s.twilight) == (12, 2)
    act(shadow(sc), slayer)
    assert (sc.strength(slayer), sc.s.twilight) == (12, 1)


@pytest.mark.card("1U153")
def test_uruk_slayers_have_each_their_limit(scenario):
    """LOTR-18.16: the limit is of the copy, and is new in the next skirmish."""
    sc = early(scenario, twilight=9)
    first, second = sc.put("1U153", 1), sc.put("1U153", 1)
    sc.hand(1, URUK)
    sc.fight(sc.put("4P364"), first, second)
    for card in (first, first, first, second, second):
        act(shadow(sc), card)
    assert (sc.strength(first), sc.strength(second), sc.s.twilight) == (12, 11, 4)


@pytest.mark.card("1C154")
@pytest.mark.parametrize("takes", [True, False])
def test_uruk_soldier_may_discard_the_top_card(scenario, takes):
    """LOTR-17.1: as it is played, if its player wishes."""
    sc = early(scenario, twilight=2)
    sc.hand(1, "1C154"), sc.deck(0, "4C42", "4C42")
    sc.begin("shadow", 1).play("1C154")
    assert sc.asks == "respond"
    act(sc, sc.find("1C154")) if takes else sc.pass_()
    assert (len(sc.in_discard(0)), len(sc.s.players[0].deck), sc.s.twilight) == (takes, 2 - takes, 0)


@pytest.mark.card("1C154")
def test_uruk_soldier_among_three(scenario):
    """It is the Free Peoples player's deck; and it roams at site 4: two more."""
    sc = early(scenario, site=4, seats=3, twilight=4)
    sc.hand(2, "1C154"), sc.deck(0, "4C42"), sc.deck(1, "4C42")
    sc.begin("shadow", 2)
    assert sc.can(Play(1154))
    act(sc.play("1C154"), sc.find("1C154"))
    assert (sc.in_discard(0), sc.in_discard(1), sc.s.twilight) == (["4C42"], [], 0)


@pytest.mark.card("1R155")
def test_uruk_spy_sees_the_ring(scenario, make):
    """It exerts; a card of the own deck for each Isengard minion, a burden for each Shadow card of them."""
    sc = early(scenario)
    spy, uruk = sc.put("1R155", 1), sc.put(URUK, 1)
    sc.put(orc_of_isengard(make), 1), sc.put(TROOP, 1)
    sc.deck(1, URUK, URUK, URUK, URUK)
    sc.set_strength(uruk, 5)
    sc.fight(sc.frodo, uruk).resolve()
    sc.use(sc.one_ring)
    act(shadow(sc), spy)
    assert (sc.asks, sc.asked, sc.wounds(spy)) == ("spot", 1, 1)
    assert not sc.can(Decide(4))
    sc.decide(3)
    assert (len(sc.in_discard(1)), sc.burdens(), sc.wounds(sc.frodo)) == (3, 3 + 2, 0)


@pytest.mark.card("1R155")
def test_uruk_spy_finds_free_peoples_cards(scenario):
    """Cards of the Free Peoples add no burden."""
    sc = early(scenario)
    spy = sc.put("1R155", 1)
    sc.deck(1, "4C42", "4C42")
    sc.set_strength(spy, 5)
    sc.fight(sc.frodo, spy).resolve()
    sc.use(sc.one_ring)
    act(shadow(sc), spy).decide(1)
    assert (sc.wounds(spy), sc.in_discard(1), sc.wounds(sc.frodo)) == (1, ["4C42"], 0)
    assert sc.burdens() == 1
