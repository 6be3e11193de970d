"""Gandalf of set 1: friends of his, what he looks for, and a little light."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Zone
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, LEGOLAS, GIMLI, GREY, URUK, GOBLIN, SAM = "1P365", "1U51", "1U12", "1P364", "1C158", "1C177", "1C311"


@pytest.fixture
def road(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("1R69", "1R80")
@pytest.mark.parametrize("name", ["1R69", "1R80"])
def test_who_comes_to_gandalf(road, name):
    sc, _ = road(hand=[name], friends=[ARAGORN])
    sc.begin("fellowship")
    assert sc.refused(Play(code_of(name))).rule == "LOTR-18.1"
    sc.put(GREY)
    assert sc.play(name).s.cards[sc.find(name)].zone is Zone.SUPPORT


@pytest.mark.card("1R69")
def test_albert_dreary(road, make):
    doom = make(condition("9C67", "Doom", SAURON, cost=0))
    sc, [albert] = road(friends=["1R69"])
    dark, pits, _ = sc.put("1U188", 1), sc.put("1C133", 1), sc.put(doom, 1)
    sc.put(GOBLIN, 1)
    sc.begin("maneuver").use(albert, 1)
    assert sc.offered == {dark, pits}
    sc.choose(pits)
    assert (sc.lives(pits), sc.wounds(albert)) == (False, 1)


@pytest.mark.card("1R71")
@pytest.mark.parametrize(("friends", "able"), [((GREY, GIMLI, LEGOLAS), True), ((GREY, GIMLI, ARAGORN), False)])
def test_durins_secret(road, friends, able):
    sc, _ = road(hand=["1R71", "1C76"], friends=friends)
    sc.begin("fellowship")
    assert sc.can(Play(code_of("1R71"))) is able
    if able:
        before = sc.s.limit
        assert sc.play("1R71").s.limit - before == 1


@pytest.mark.card("1R72")
def test_gandalf_friend_of_the_shirefolk(road):
    """One for each of four races in the fellowship; Frodo is a Hobbit."""
    sc, [gandalf, _, _] = road(friends=["1R72", "1U17", "1U70"])
    assert sc.strength(gandalf) == 7
    for count, name in enumerate((LEGOLAS, GIMLI, ARAGORN, "1U97", SAM), 1):
        sc.put(name)
        assert sc.strength(gandalf) == 7 + min(count, 3)


@pytest.mark.card("1U74")
def test_gandalfs_pipe(road, make):
    """As many burdens as there are pipes: to spot fewer is never better (LOTR-30.34)."""
    leaf = make(possession("9C67", "Leaf", SHIRE, cost=0, keywords=PIPEWEED))
    pipe = make(possession("9C68", "Pipe", SHIRE, cost=0, bearer=HOBBIT, item=PIPE))
    sc, [gandalf, sam] = road(friends=[GREY, SAM])
    own, leaf = sc.put("1U74", on=gandalf), sc.put(leaf)
    sc.put(pipe, on=sam)
    sc.set_player(0, burdens=3)
    sc.begin("fellowship").use(own)
    assert (sc.burdens(), sc.lives(leaf)) == (1, False)


@pytest.mark.card("1U77")
def test_let_folly_be_our_cloak(road):
    sc, [one, two, three] = road(twilight=5, hand=["1U77"], friends=[ARAGORN, GIMLI, LEGOLAS])
    sc.begin("fellowship").play("1U77").choose(one, two).pass_()
    assert (sc.s.twilight, sc.wounds(one), sc.wounds(two), sc.wounds(three)) == (3, 1, 1, 0)


@pytest.mark.card("1R80")
def test_ottar(road):
    sc, [ottar, _] = road(hand=["1C76", "1C76", "1C78"], friends=["1R80", GREY])
    sc.deck(0, GIMLI, GIMLI, GIMLI)
    sc.begin("fellowship").use(ottar, 1).choose("1C76", "1C76").pass_()
    assert (sorted(sc.in_hand(0)), sc.wounds(ottar)) == (["1C78", GIMLI, GIMLI], 1)


@pytest.mark.card("1R81", "1C82")
@pytest.mark.parametrize(("name", "seen", "taken", "pool"), [("1R81", 4, 2, 3), ("1C82", 2, 1, 2)])
def test_questions_and_a_little_light(road, name, seen, taken, pool):
    """Some of the cards on top are taken, the rest of them thrown away, while there is little twilight."""
    sc, _ = road(twilight=pool, hand=[name, "1C78"], friends=[GREY])
    sc.begin("fellowship")
    assert not sc.can(Play(code_of(name)))
    deck = ["1C3", "1C4", "1C5", "1C6"][:seen]
    sc.s.twilight = 0
    sc.deck(0, *deck)
    sc.play(name).choose(*deck[:taken])
    assert sorted(sc.in_hand(0)) == sorted([*deck[:taken], "1C78"])
    assert sc.in_discard(0) == [*deck[taken:], name]


@pytest.mark.card("1R83")
def test_servant_of_the_secret_fire(road):
    sc, [hero] = road(hand=["1R83", "1R83", "1C78"], friends=[ARAGORN])
    orc = sc.put(GOBLIN, 1)
    sc.fight(hero, orc)
    assert not sc.can(Play(code_of("1R83")))
    sc.put(GREY)
    assert sc.play("1R83").strength(orc) == 10


@pytest.mark.card("1R87")
def test_a_wizard_is_never_late(road):
    """A companion or ally of Gandalf's culture from the draw deck."""
    sc, _ = road(twilight=0, hand=["1R87"])
    sc.deck(0, GREY, "1U70", "1C76", ARAGORN)
    sc.begin("fellowship").play("1R87")
    assert sc.offered == {code_of(GREY), code_of("1U70")}
    sc.choose(GREY)
    assert (sc.s.cards[sc.find(GREY)].zone, sc.s.twilight) == (Zone.FELLOWSHIP, 5)
