"""Set 4: rangers of Gondor, and sites."""

import pytest
from tests.games.lotr.cards.set04.places import at

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import cost, is_roaming
from pelipoyta.games.lotr.model import Play, Use


@pytest.mark.card("4C115")
@pytest.mark.parametrize(("name", "wounds"), [("4C197", 2), ("4C17", 1)])
def test_defend_it_and_hope(scenario, name, wounds):
    sc = scenario()
    boromir, foe = sc.put("1U97"), sc.put(name, 1)
    sc.s.cards[foe] = sc.s.cards[foe]
    sc.hand(0, "4C115")
    sc.begin("maneuver")
    sc.play("4C115")
    left = CARDS[sc.s.cards[foe].code].vitality if sc.lives(foe) else 0
    assert sc.wounds(boromir) == 1
    assert (sc.wounds(foe) if sc.lives(foe) else wounds) == min(wounds, left or wounds)


@pytest.mark.card("4R116")
def test_faramir_brings_his_men_cheaply(scenario):
    """In the starting fellowship only."""
    sc = scenario()
    sc.put("4R116")
    assert cost(sc.s, 0, 4122) == CARDS[4122].twilight
    sc.s.phase = Phase.SETUP
    assert (cost(sc.s, 0, 4122), cost(sc.s, 0, 4286)) == (CARDS[4122].twilight - 1, CARDS[4286].twilight)


@pytest.mark.card("4R116")
@pytest.mark.parametrize(("name", "more"), [("4C197", 2), ("4C10", 0)])
def test_faramir_and_strangers(scenario, name, more):
    sc = scenario(site=3)
    faramir, foe = sc.put("4R116"), sc.put(name, 1)
    sc.hand(0, "4C87")
    sc.fight(faramir, foe)
    assert is_roaming(sc.s, sc.s.cards[foe]) is bool(more)
    assert sc.strength(faramir) == CARDS[4116].strength + more


@pytest.mark.card("4C117")
def test_faramir_fights_alone(scenario):
    sc = scenario(twilight=9)
    faramir, legolas, foe = sc.put("4C117"), sc.put("4C74"), sc.put("4C192", 1)
    sc.hand(1, "4C151")
    sc.fight(faramir, foe)
    assert sc.asks != "skirmish" or sc.asked == 0
    other = scenario(twilight=9)
    faramir, legolas, foe = other.put("4C117"), other.put("4C74"), other.put("4C192", 1)
    other.hand(1, "4C151")
    other.fight(legolas, foe).pass_until_seat(1)
    assert other.can(Play(4151), 1)


@pytest.mark.card("4C122")
def test_gondorian_ranger(scenario):
    """LOTR-20.2: who meets a Ring-bound Man is a stranger here."""
    sc = scenario(site=3)
    ranger, legolas = sc.put("4C122"), sc.put("4C74")
    here, there = sc.put("4C10", 1), sc.put("4C12", 1)
    sc.begin("defend")
    assert not is_roaming(sc.s, sc.s.cards[here])
    sc.assign(ranger, here).assign(legolas, there)
    assert (is_roaming(sc.s, sc.s.cards[here]), is_roaming(sc.s, sc.s.cards[there])) == (True, False)


@pytest.mark.card("4R133")
def test_ruins_of_osgiliath(scenario):
    for number, bonus in ((6, 0), (7, 1)):
        sc = scenario(site=number)
        ranger, rider = sc.put("4C122"), sc.put("4C286")
        sc.put("4R133")
        assert (sc.keyword(ranger, Keyword.DEFENDER), sc.keyword(rider, Keyword.DEFENDER)) == (bonus, 0)
    man, uruk, ruins = sc.put("4C12", 1), sc.put("4C192", 1), sc.put("4R133")
    sc.fight(ranger, uruk)
    sc.use(ruins, 1)
    assert (sc.lives(man), sc.wounds(uruk), sc.wounds(rider)) == (False, 0, 0)


@pytest.mark.card("4U333")
def test_plains_of_rohan_camp(scenario):
    """LOTR-18.17: up to three healings, of one or of several."""
    sc, _ = at(scenario, "4U333")
    one, two = sc.put("4C74", wounds=2), sc.put("4C49", wounds=2)
    sc.begin("fellowship")
    sc.choose(one).choose(one).pass_()
    assert (sc.wounds(one), sc.wounds(two)) == (0, 2)


@pytest.mark.card("4U337")
def test_barrows_of_edoras(scenario):
    sc, barrows = at(scenario, "4U337")
    sc.hand(0, "4C42", "4C87")
    sc.deck(0, "4C10", "4C10", "4C12", "4C12", "4C16")
    sc.begin("fellowship")
    sc.use(barrows)
    while sc.asks == "card":
        sc.choose(min(sc.offered))
    assert sc.in_hand(0) == ["4C10", "4C10", "4C12", "4C12"]
    assert sc.s.players[0].deck.bottom == (4042, 4087)


@pytest.mark.card("4U352")
def test_caves_make_your_uruk_fierce(scenario):
    sc, caves = at(scenario, "4U352")
    uruk, man = sc.put("4C184", 1), sc.put("4C10", 1)
    sc.s.twilight = 2
    sc.begin("maneuver")
    sc.pass_until_seat(1)
    sc.use(caves)
    assert (sc.keyword(uruk, Keyword.FIERCE), sc.keyword(man, Keyword.FIERCE), sc.s.twilight) == (1, 0, 0)
    empty, caves = at(scenario, "4U352")
    empty.put("4C10", 1)
    empty.s.twilight = 2
    empty.begin("maneuver")
    assert not empty.can(Use(caves, 0), 1)


@pytest.mark.card("4U355")
def test_cavern_entrance(scenario):
    """Nobody is asked in skirmishes."""
    sc, _ = at(scenario, "4U355")
    legolas, foe = sc.put("4C74"), sc.put("4C10", 1)
    sc.hand(0, "4C87")
    sc.fight(legolas, foe)
    assert sc.asks != "skirmish"
