"""Sauron cards of set 5 that take sites, draw or are stacked, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, GUARD, SOLDIER, act, barred, shadow


def past(scenario, **table):
    """All markers are at site 4 or further, so that site 1 may be taken."""
    sc = scenario(site=5, **table)
    for seat in range(1, len(sc.s.players)):
        sc.set_player(seat, site=4)
    return sc


def held(sc, seat=1):
    return [card.id for card in sc.s.cards.values() if card.holder == seat]


@pytest.mark.card("5U105", "5C106")
@pytest.mark.parametrize(("name", "stays"), [("5U105", True), ("5C106", False)])
def test_orcs_take_a_site(scenario, name, stays):
    """LOTR-23.5: the lowest site, for an exertion or for itself."""
    sc = past(scenario)
    first, foe = sc.s.path[0], sc.put(name, 1)
    sc.put("1C278", 1)
    act(shadow(sc, "regroup"), foe)
    assert (held(sc), sc.lives(foe)) == ([first], stays)
    if stays:
        assert sc.wounds(foe) == 1


@pytest.mark.card("5U105", "5C106")
@pytest.mark.parametrize("name", ["5U105", "5C106"])
def test_orcs_take_no_site_without_a_condition(scenario, name):
    """LOTR-17.9: a Sauron condition."""
    sc = past(scenario)
    foe = sc.put(name, 1)
    sc.put("1C193", 1), sc.hand(1, "3U89")
    shadow(sc, "regroup")
    assert barred(sc, foe) == {"LOTR-17.9"}
    assert held(sc) == []


@pytest.mark.card("5C108")
def test_orc_pursuer(scenario):
    """It exerts and two twilight go for a card."""
    sc = scenario(site=6, twilight=4)
    sc.deck(1, GUARD), sc.hand(1, "5C108")
    shadow(sc, "shadow").play("5C108")
    act(sc, sc.find("5C108"))
    assert (sc.wounds(sc.find("5C108")), sc.s.twilight, sc.in_hand(1)) == (1, 0, [GUARD])


@pytest.mark.card("5C108")
def test_orc_pursuer_without_twilight(scenario):
    """LOTR-18.3."""
    sc = scenario(site=6, twilight=3)
    sc.deck(1, GUARD), sc.hand(1, "5C108", SOLDIER)
    shadow(sc, "shadow").play("5C108")
    assert (sc.asks, sc.in_hand(1), sc.s.twilight) == ("shadow", [SOLDIER], 1)


@pytest.mark.card("5C109")
def test_orc_runner(scenario):
    """It exerts and two cards go for one."""
    sc = scenario(site=6, twilight=2)
    sc.deck(1, GUARD), sc.hand(1, "5C109", SOLDIER, SOLDIER, SOLDIER)
    shadow(sc, "shadow").play("5C109")
    act(sc, sc.find("5C109"))
    while sc.asks != "shadow":
        sc.choose(SOLDIER)
    assert (sc.wounds(sc.find("5C109")), sorted(sc.in_hand(1))) == (1, sorted([SOLDIER, GUARD]))


@pytest.mark.card("5C109")
def test_orc_runner_with_one_card(scenario):
    """LOTR-18.3: two are needed."""
    sc = scenario(site=6, twilight=2)
    sc.deck(1, GUARD), sc.hand(1, "5C109", SOLDIER)
    shadow(sc, "shadow").play("5C109")
    if sc.asks == "respond":
        sc.pass_()
    assert (sc.in_hand(1), sc.wounds(sc.find("5C109"))) == ([SOLDIER], 0)


@pytest.mark.card("5U110")
def test_teeth_of_mordor(scenario):
    """A Sauron Orc is stacked for three twilight, and played from there for its cost."""
    sc = scenario(site=6, twilight=5)
    sc.put(SOLDIER, 1), sc.put(GOBLIN, 1)
    teeth = sc.put("5U110", 1)
    act(shadow(sc, "regroup"), teeth)
    stacked = [card for card in sc.s.cards.values() if card.host == teeth]
    assert ([card.code for card in stacked], sc.s.twilight) == ([1271], 2)
    sc.hand(1, GUARD)
    sc.begin("shadow", 1)
    act(sc, teeth)
    assert (sc.s.twilight, sc.s.cards[sc.find(SOLDIER)].host) == (0, -1)


@pytest.mark.card("5U110")
def test_teeth_of_mordor_unpaid(scenario):
    """LOTR-18.3 with two twilight; nothing stacked, nothing to play (LOTR-18.8)."""
    sc = scenario(site=6, twilight=2)
    sc.put(SOLDIER, 1)
    teeth = sc.put("5U110", 1)
    sc.hand(1, "3U89", GUARD)
    shadow(sc, "regroup")
    assert "LOTR-18.3" in barred(sc, teeth)
    sc.begin("shadow", 1)
    assert barred(sc, teeth)
