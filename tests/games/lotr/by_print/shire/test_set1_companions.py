"""Companions of the Shire of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.situations import burdened, frodo_is, old, use_rule
from tests.games.lotr.cards.crowd import brute
from tests.games.lotr.made_up import SHADOW, dark

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use


@pytest.mark.card("1R289")
def test_frodo_heals_a_hobbit_ally_if_wished(scenario):
    sc = frodo_is(old(scenario), "1R289")
    rosie, gaffer = sc.put("2U96", wounds=2), sc.put("1R291", wounds=1)
    sc.put("1R40", wounds=1), sc.put("1C303", wounds=1)
    sc.begin("turn")
    assert sc.asks == "respond"
    sc.use(sc.frodo)
    assert sc.offered == {rosie, gaffer}
    sc.choose(rosie)
    assert (sc.wounds(rosie), sc.wounds(gaffer), sc.asks) == (1, 1, "fellowship")


@pytest.mark.card("1R289")
def test_frodo_may_leave_it_and_not_on_anothers_turn(scenario):
    sc = frodo_is(old(scenario), "1R289")
    rosie = sc.put("1U309", wounds=1)
    sc.begin("turn").pass_()
    assert (sc.wounds(rosie), sc.asks) == (1, "fellowship")
    assert use_rule(sc, sc.frodo) == "LOTR-17.7"


@pytest.mark.card("1C290")
def test_frodo_is_healed_by_another_of_his_signet(scenario):
    sc = frodo_is(old(scenario), "1C290")
    boromir, merry = sc.put("1U97"), sc.put("1R302")
    sc.put("1C303"), sc.put("1P365")
    sc.wound(sc.frodo, 2)
    sc.begin("fellowship").use(sc.frodo)
    assert sc.offered == {boromir, merry}
    sc.choose(boromir)
    assert (sc.wounds(sc.frodo), sc.wounds(boromir)) == (1, 1)


@pytest.mark.card("1C290")
def test_frodo_does_not_exert_himself_to_heal(scenario):
    """He has that signet too, but it must be another; exhausted ones cannot pay (LOTR-19.4)."""
    sc = frodo_is(old(scenario), "1C290")
    sc.put("1C303"), sc.put("1U97", wounds=2)
    sc.wound(sc.frodo, 1)
    sc.begin("fellowship")
    assert use_rule(sc, sc.frodo) == "LOTR-18.3"


@pytest.mark.card("1R302")
def test_merry_adds_his_strength_to_another(scenario, make):
    """He is not assigned; twice he exerts; with a sword he adds five."""
    sc = old(scenario)
    merry, gimli, foe = sc.put("1R302"), sc.put("1U12"), sc.put(brute(make), 1)
    sc.put("1C299", on=merry)
    sc.hand(0, "1C26")
    sc.fight(gimli, foe).use(merry)
    assert sc.offered == {gimli, sc.frodo}
    sc.choose(gimli)
    assert (sc.strength(gimli), sc.strength(merry), sc.wounds(merry)) == (11, 5, 2)
    assert use_rule(sc, merry) == "LOTR-18.3"


@pytest.mark.card("1R302")
@pytest.mark.parametrize("wounds", [0, 2])
def test_merry_assigned_or_tired_adds_nothing(scenario, make, wounds):
    """LOTR-19.5: with two wounds he cannot exert twice; assigned to a later skirmish he may not."""
    sc = old(scenario)
    merry, gimli = sc.put("1R302", wounds=wounds), sc.put("1U12")
    foe, other = sc.put(brute(make), 1), sc.put(brute(make), 1)
    sc.hand(0, "1C26")
    if wounds:
        sc.fight(gimli, foe)
        assert use_rule(sc, merry) == "LOTR-18.3"
    else:
        sc.fights(gimli, foe, merry, other).choose(gimli)
        assert use_rule(sc, merry) == "LOTR-18.1"


@pytest.mark.card("1C303")
def test_merry_with_a_weapon(scenario):
    """The sword's two and his own two."""
    sc = old(scenario)
    merry = sc.put("1C303")
    sword = sc.put("1C299", on=merry)
    assert sc.strength(merry) == 7
    del sc.s.cards[sword]
    assert sc.strength(merry) == 3


@pytest.mark.card("1C303")
def test_merry_with_what_is_no_weapon(scenario):
    sc = old(scenario)
    merry, sam = sc.put("1C303"), sc.put("1C311")
    sc.put("1U292", on=merry), sc.put("1C299", on=sam)
    assert (sc.strength(merry), sc.strength(sam)) == (3, 5)


@pytest.mark.card("1C306")
@pytest.mark.parametrize("there", [True, False])
def test_pippin_guards_tales(scenario, make, there):
    """Tales only: another condition of the Shire goes."""
    sc = old(scenario)
    curse = sc.put(dark(make, Activated(phases=SHADOW, do=Discard(Choose(CONDITION & SHIRE)))), 1)
    tale, other = sc.put("3C114"), sc.put("2U107")
    if there:
        sc.put("1C306")
    sc.begin("shadow", 1).use(curse)
    if not there:
        assert sc.offered == {tale, other}
        sc.choose(tale)
    assert (sc.lives(tale), sc.lives(other)) == (there, not there)


@pytest.mark.card("1C306")
def test_pippin_lets_his_own_player_discard(scenario):
    """A tale may be the cost of its own ability."""
    sc = old(scenario)
    pippin = sc.put("1C306")
    tale = sc.put("1C317", on=pippin)
    sc.put("1C158", 1)
    sc.begin("maneuver").use(tale)
    assert (sc.lives(tale), sc.strength(pippin)) == (False, 5)


@pytest.mark.card("1R307")
@pytest.mark.parametrize("way", [0, 1])
def test_pippin_takes_a_burden_or_a_wound(scenario, way):
    sc = burdened(old(scenario), 2)
    merry = sc.put("1C303", wounds=2)
    sc.put("1U309", wounds=1)
    sc.hand(0, "1R307")
    sc.begin("fellowship").play("1R307").decide(way)
    assert (sc.burdens(), sc.wounds(merry)) == [(1, 2), (2, 1)][way]


@pytest.mark.card("1R307")
def test_pippin_does_what_can_be_done(scenario):
    """LOTR-18.7: without burdens it is the wound, on a companion, not on an ally."""
    sc = old(scenario)
    merry, rosie = sc.put("1C303", wounds=2), sc.put("1U309", wounds=1)
    sc.hand(0, "1R307")
    sc.begin("fellowship").play("1R307")
    assert (sc.wounds(merry), sc.wounds(rosie), sc.asks) == (1, 1, "fellowship")


@pytest.mark.card("1R310")
def test_sam_fetches_bill(scenario):
    """LOTR-18.9: from the draw deck, at no cost to Sam; his bearer is a Hobbit companion."""
    sc = old(scenario)
    sam, _gimli, _rosie = sc.put("1R310"), sc.put("1U12"), sc.put("1U309")
    sc.deck(0, "1C26", "3U106")
    sc.begin("fellowship").use(sam).choose("3U106")
    assert sc.offered == {sam, sc.frodo}
    sc.choose(sam)
    assert (sc.s.cards[sc.find("3U106")].host, sc.wounds(sam), sc.s.twilight) == (sam, 0, 0)


@pytest.mark.card("1R310", "1C311")
@pytest.mark.parametrize("name", ["1R310", "1C311"])
def test_sam_takes_over_the_ring(scenario, make, name):
    """LOTR-19.16, LOTR-30.25: resistance 5, no burdens, if wished."""
    sc = burdened(old(scenario), 3)
    sam, foe = sc.put(name), sc.put(brute(make, strength=12), 1)
    sc.fight(sc.frodo, foe).resolve()
    assert sc.asks == "respond"
    sc.use(sam, 1)
    assert (sc.frodo, sc.burdens(), sc.s.players[0].resistance, sc.s.over) == (sam, 0, 5, None)


@pytest.mark.card("1R310", "1C311")
@pytest.mark.parametrize("name", ["1R310", "1C311"])
def test_sam_may_let_the_game_be_lost(scenario, make, name):
    sc = old(scenario)
    sc.put(name)
    foe = sc.put(brute(make, strength=12), 1)
    sc.fight(sc.frodo, foe).resolve().pass_()
    assert sc.s.over


@pytest.mark.card("1C311")
def test_sam_exerts_to_remove_a_burden(scenario):
    sc = burdened(old(scenario), 3)
    sam = sc.put("1C311", wounds=1)
    sc.begin("fellowship").use(sam)
    assert (sc.burdens(), sc.wounds(sam)) == (2, 2)
    sc.use(sam)
    assert (sc.burdens(), sc.wounds(sam), sc.can(Use(sam, 0))) == (1, 3, False)
