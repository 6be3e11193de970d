"""Ents and their events of set 6, by their print."""

import pytest
from tests.games.lotr.by_print.situations import play_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Zone


@pytest.mark.card("6U24")
@pytest.mark.parametrize("hobbits", [0, 1, 2])
def test_boomed_counts_unbound_hobbits(scenario, make, hobbits):
    """Sam is bound; any Ent may be named."""
    sc = scenario()
    ent, tree, foe = sc.put("6C37"), sc.put("5U15"), sc.put(brute(make), 1)
    sc.put("4C316"), sc.put("4C49")
    for name in ("4R311", "4R313")[:hobbits]:
        sc.put(name)
    sc.hand(0, "6U24", "6C34")
    sc.fight(ent, foe).play("6U24")
    assert sc.offered == {ent, tree}
    sc.choose(ent)
    assert (sc.strength(ent), sc.keyword(ent, Keyword.DAMAGE)) == (12 + hobbits, hobbits)


@pytest.mark.card("6U24")
def test_boomed_stays_when_a_hobbit_goes(scenario, make):
    """LOTR-25.2."""
    sc = scenario()
    ent, merry, foe = sc.put("6C37"), sc.put("4C310"), sc.put(brute(make), 1)
    sc.hand(0, "6U24", "4C322")
    sc.fight(ent, foe).play("6U24").play("4C322")
    assert (sc.lives(merry), sc.strength(ent), sc.keyword(ent, Keyword.DAMAGE)) == (False, 13, 1)


@pytest.mark.card("6U25")
def test_crack_into_rubble(scenario):
    """Two Ents exert; a site is liberated and a Shadow condition goes."""
    sc = scenario(site=4)
    ents = [sc.put("6C37"), sc.put("5U15")]
    site = sc.s.path[0]
    sc.hold(site, 1)
    merry = sc.put("4C310")
    gone, own = sc.put("4C212", 1, on=merry), sc.put("4R300", on=merry)
    sc.hand(0, "6U25")
    sc.begin("regroup").play("6U25")
    assert (sc.s.cards[site].zone, sc.lives(gone), sc.lives(own)) == (Zone.PATH, False, True)
    assert [sc.wounds(ent) for ent in ents] == [1, 1]


@pytest.mark.card("6U25")
def test_crack_into_rubble_as_much_as_can_be_done(scenario):
    """LOTR-18.6: without a site under control the condition still goes; one Ent is too few (LOTR-18.3)."""
    sc = scenario(site=4)
    sc.put("6C37")
    merry = sc.put("4C310", wounds=1)
    gone = sc.put("4C212", 1, on=merry)
    sc.hand(0, "6U25", "4U320")
    assert play_rule(sc.begin("regroup"), "6U25") == "LOTR-18.3"
    sc.put("4C104")
    sc.play("6U25")
    assert not sc.lives(gone)


@pytest.mark.card("6R26")
def test_enraged_until_the_end_of_the_turn(scenario):
    sc = scenario()
    tree = sc.put("6C37")
    sc.hand(0, "6R26", "6R26")
    sc.begin("fellowship").play("6R26")
    assert (sc.strength(tree), sc.s.twilight, play_rule(sc, "6R26")) == (16, 2, "LOTR-21.1")
    card = sc.find("6R26")
    sc.begin("regroup").pass_until("move-again")
    assert sc.lives(card)
    sc.decide(0)
    for _ in range(9):
        if not sc.lives(card):
            break
        sc.pass_()
    assert "6R26" in sc.in_discard(0)


@pytest.mark.card("6R26")
def test_enraged_is_for_ents_of_any_kind(scenario):
    """Companion or ally; nobody else."""
    sc = scenario()
    tree, ally_ = sc.put("6C27"), sc.put("4C104")
    sc.put("4C49"), sc.put("4C310")
    sc.hand(0, "6R26")
    sc.begin("fellowship").play("6R26")
    assert sc.offered == {tree, ally_}


@pytest.mark.card("6C27")
@pytest.mark.parametrize(("others", "strength"), [((), 6), (("5U15",), 6), (("5U15", "4C104"), 8)])
def test_ent_avenger_with_three_ents(scenario, others, strength):
    """He counts himself, and an ally too."""
    sc = scenario()
    ent = sc.put("6C27")
    for name in others:
        sc.put(name)
    assert sc.strength(ent) == strength


@pytest.mark.card("6C27")
def test_ent_avengers_together(scenario):
    """Three of them, not unique, strengthen each other; the dead count no more."""
    sc = scenario()
    ents = [sc.put("6C27") for _ in range(3)]
    assert [sc.strength(ent) for ent in ents] == [8, 8, 8]
    del sc.s.cards[ents[2]]
    assert sc.strength(ents[0]) == 6


@pytest.mark.card("6R28", "6U32", "6C33", "6R35")
@pytest.mark.parametrize(("name", "price"), [("6R28", 15 - 8), ("6U32", 13 - 8), ("6C33", 0), ("6R35", 7 - 4)])
def test_ents_cost_less_with_friends(scenario, name, price):
    """Two Ent companions, an Ent ally and Merry; Sam is bound and does not count."""
    sc = scenario()
    for friend in ("5U15", "5C17", "4C104", "4C310", "4C316"):
        sc.put(friend)
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert sc.s.twilight == price


@pytest.mark.card("6R28", "6U32")
@pytest.mark.parametrize("name", ["6R28", "6U32"])
def test_hordes_need_two_ent_companions(scenario, name):
    """An ally is not enough."""
    sc = scenario()
    sc.put("5U15"), sc.put("4C104")
    sc.hand(0, name)
    assert play_rule(sc.begin("fellowship"), name) == "LOTR-18.1"


@pytest.mark.card("6R28")
@pytest.mark.parametrize(("minions", "defender_"), [(2, 0), (3, 1)])
def test_ent_horde_defends_against_many(scenario, make, minions, defender_):
    """More minions than companions, Frodo among these."""
    sc = scenario()
    horde = sc.put("6R28")
    for _ in range(minions):
        sc.put(brute(make), 1)
    assert sc.keyword(horde, Keyword.DEFENDER) == defender_


@pytest.mark.card("6C33", "6R35")
@pytest.mark.parametrize(("name", "price"), [("6C33", 4), ("6R35", 7)])
def test_ents_alone_cost_all(scenario, name, price):
    """LOTR-18.1: an Ent being played is not yet spotted."""
    sc = scenario()
    sc.put("4C316"), sc.put("4C49")
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert sc.s.twilight == price
