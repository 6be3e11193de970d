"""Sauron of set 1: his sway over the road, and what becomes of those who fall."""

import pytest
from tests.games.lotr.cards.dark import beaten, in_fight
from tests.games.lotr.cards.folk import (
    ARAGORN,
    BOROMIR,
    GOBLIN,
    GREY,
    HELD,
    LEGOLAS,
    ROSIE,
    SAM,
    SIX,
)

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1R254")
def test_mordor_enraged(dark):
    sc, _ = dark(hand=["1R254"], friends=[LEGOLAS, ARAGORN], twilight=0)
    sc.put("1U56"), sc.put(GOBLIN, 1)
    orc = sc.put("1C271", 1)
    sc.begin("shadow", 1).play("1R254").use(sc.find("1R254"))
    assert (sc.wounds(orc), sc.s.twilight) == (1, 1)


@pytest.mark.card("1U260", "1U274")
@pytest.mark.parametrize(
    ("name", "friends", "dead", "limit"),
    [
        ("1U260", (*SIX, GREY), (), 1),
        ("1U260", SIX, (), 2),
        ("1U274", (), (ARAGORN, BOROMIR, LEGOLAS), 1),
        ("1U274", (), (ARAGORN, BOROMIR, ROSIE), 2),
    ],
)
def test_who_may_not_move_on(dark, name, friends, dead, limit):
    sc, _ = dark(friends=friends)
    sc.dead(0, *dead)
    sc.put(name, 1)
    sc.begin("shadow", 1)
    assert sc.s.limit == limit


@pytest.mark.card("1R263")
@pytest.mark.parametrize(("winner", "stronger"), [("1C271", 1), (GOBLIN, 0)])
def test_orc_banner(dark, winner, stronger):
    """Till the regroup phase: the next skirmish is fought with it."""
    sc, [hero, friend] = dark(friends=[ARAGORN, BOROMIR])
    sc.put("1R263", 1)
    orc, other, goblin = sc.put(winner, 1), sc.put("1R272", 1), sc.put(GOBLIN, 1)
    sc.hand(0, HELD)
    sc.set_strength(orc, 9)
    sc.fights(hero, orc, friend, other, sc.frodo, goblin).choose(hero).pass_until("skirmish-order")
    assert (sc.strength(other), sc.strength(goblin)) == (10 + stronger, 13)


@pytest.mark.card("1R264")
def test_orc_bowmen(dark, mordor_troll):
    sc, _ = dark()
    sc.put("1R264", 1), sc.put(mordor_troll, 1), sc.put(GOBLIN, 1)
    assert total(archery_parts(sc.s, Side.SHADOW)) == 0
    sc.put("1C271", 1)
    assert total(archery_parts(sc.s, Side.SHADOW)) == 1


@pytest.mark.card("1R265", "1C273")
@pytest.mark.parametrize(
    ("name", "killer", "worn", "burdens", "left"),
    [
        ("1R265", "1C271", False, 0, 2),
        ("1R265", GOBLIN, False, 0, 8),
        ("1C273", "1C271", False, 1, 8),
        ("1C273", "1C271", True, 3, 8),
        ("1C273", GOBLIN, True, 0, 8),
    ],
)
def test_a_companion_falls_to_an_orc_of_sauron(dark, name, killer, worn, burdens, left):
    """Three cards for each of the dead, or burdens: more if the Ring is worn."""
    sc, [hero] = dark(hand=[name], friends=[LEGOLAS])
    sc.dead(0, ROSIE)
    sc.deck(0, *[ARAGORN] * 8)
    sc.set_player(0, worn=worn)
    orc = sc.put(killer, 1)
    beaten(sc, hero, orc, strength=30)
    sc.pass_until_seat(1)
    assert sc.can(Play(code_of(name)), 1) is (killer != GOBLIN)
    if killer != GOBLIN:
        sc.play(name)
    assert (sc.burdens(), len(sc.s.players[0].deck)) == (burdens, left)


@pytest.mark.card("1U275")
def test_seeking_it_always(dark):
    """A tracker of Sauron gives itself away, and nobody slips by."""
    sc, [sam] = dark(friends=[SAM])
    seeks, orc, other = sc.put("1U275", 1), sc.put("1U262", 1), sc.put("1C271", 1)
    sc.hand(0, "1C296", "1C304", HELD)
    sc.fight(sam, other).play("1C296")
    sc.use(seeks)
    assert (sc.wounds(orc), sc.in_discard(0), sc.strength(sam)) == (1, ["1C296"], 3)


@pytest.mark.card("1R276")
def test_seeking_its_master(dark, mordor_troll):
    sc, _ = dark()
    condition, _ = sc.put("1R276", 1), sc.put(mordor_troll, 1)
    sc.deck(1, GOBLIN, GOBLIN)
    sc.begin("shadow", 1)
    assert not sc.can(Use(condition, 0))
    orc = sc.put("1C271", 1)
    sc.use(condition)
    assert (sc.wounds(orc), sc.s.twilight, sc.in_hand(1)) == (1, 7, [GOBLIN])


@pytest.mark.card("1C278")
def test_strength_born_of_fear(dark, mordor_troll):
    sc, [hero] = dark(friends=[ARAGORN])
    fear, orc = sc.put("1C278", 1), sc.put("1C271", 1)
    troll = sc.put(mordor_troll, 1)
    in_fight(sc, hero, orc).use(fear)
    assert (sc.strength(orc), sc.strength(troll), sc.s.twilight) == (8, 5, 6)


@pytest.mark.card("1C281")
def test_under_the_watching_eye(dark):
    sc, [hero] = dark(friends=[ARAGORN], site=4)
    sc.put("1C281", 1), sc.put(ROSIE)
    sc.adventure(1, "1C349")
    sc.begin("move")
    assert (sc.asked, sc.offered) == (0, {hero, sc.frodo})
    assert sc.choose(hero).wounds(hero) == 1


@pytest.mark.card("1R282")
def test_the_weight_of_a_legacy(dark):
    """On Aragorn, who is weaker for it."""
    sc, [hero, friend] = dark(hand=["1R282"], friends=[ARAGORN, BOROMIR])
    sc.put("1C271", 1)
    sc.begin("shadow", 1).play("1R282")
    assert (sc.s.cards[sc.find("1R282")].host, sc.strength(hero), sc.strength(friend)) == (hero, 7, 7)


@pytest.mark.card("1C283")
def test_you_bring_great_evil(dark):
    """No healing in a sanctuary for its bearer, who is no Elf."""
    sc, [hero, other, _] = dark(hand=["1C283"], friends=[ARAGORN, BOROMIR, LEGOLAS], site=3)
    sc.put("1C271", 1)
    sc.begin("shadow", 1).play("1C283")
    assert sc.offered == {hero, other, sc.frodo}
    sc.choose(hero)
    sc.wound(hero, 1), sc.wound(other, 1)
    sc.begin("turn")
    assert (sc.asks, sc.offered) == ("sanctuary", {other})


@pytest.mark.card("1C283")
@pytest.mark.parametrize(("site", "wounds"), [(3, 1), (4, 0)])
def test_great_evil_is_felt_in_sanctuaries_only(dark, site, wounds):
    sc, [hero] = dark(friends=[ARAGORN], site=site)
    sc.put("1C283", 1, on=hero)
    sc.wound(hero, 1)
    athelas = sc.put("1U94", on=hero)
    sc.begin("fellowship")
    if sc.can(Use(athelas, 0)):
        sc.use(athelas)
        sc.decide(0) if sc.asks == "effect" else None
    assert sc.wounds(hero) == wounds
