"""Gandalf of set 3."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, LEGOLAS, GIMLI, GREY, GOBLIN = "1P365", "1U51", "1U12", "1P364", "1C177"


@pytest.fixture
def road(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("3C30")
@pytest.mark.parametrize(("pool", "able"), [(3, False), (4, True)])
def test_deep_in_thought(road, pool, able):
    """With four in the pool, all conditions of the Shadow go."""
    sc, [gandalf] = road(twilight=pool, hand=["3C30", "2U28"], friends=[GREY])
    dark, wisdom = sc.put("1U188", 1), sc.put("2C23")
    sc.put(GOBLIN, 1)
    sc.begin("maneuver")
    assert sc.can(Play(code_of("3C30"))) is able
    if able:
        sc.play("3C30")
        assert (sc.lives(dark), sc.lives(wisdom), sc.wounds(gandalf)) == (False, True, 0)


@pytest.mark.card("3C32")
@pytest.mark.parametrize(("way", "left"), [(0, ["1C312", GIMLI]), (1, ["1C76", GIMLI])])
def test_fireworks(road, way, left):
    sc, _ = road(hand=["3C32"], friends=[GREY])
    sc.discard(0, "1C76", "1C312", GIMLI)
    sc.begin("fellowship").play("3C32").decide(way).choose("1C312" if way else "1C76")
    if sc.asks == "card":
        sc.pass_()
    assert sc.in_discard(0) == [*left, "3C32"]


@pytest.mark.card("3R34")
@pytest.mark.parametrize("wanted", [True, False])
def test_narya(road, wanted):
    sc, [gandalf] = road(friends=[GREY])
    narya = sc.put("3R34", on=gandalf)
    assert sc.vitality(gandalf) == 5
    sc.set_player(0, burdens=2)
    sc.begin("turn")
    sc.use(narya) if wanted else sc.pass_()
    assert (sc.burdens(), sc.s.twilight) == (2 - wanted, 3 * wanted)


@pytest.mark.card("3U35")
@pytest.mark.parametrize(
    ("friends", "bonus"), [((ARAGORN,), 1), ((ARAGORN, LEGOLAS), 2), ((ARAGORN, *[LEGOLAS] * 4), 3)]
)
def test_trust_me_as_you_once_did(road, friends, bonus):
    """One for each companion with Gandalf's signet, three at most."""
    sc, [gandalf, hero, *_] = road(hand=["1C78"], friends=[GREY, *friends])
    trust = sc.put("3U35")
    sc.fight(hero, sc.put(GOBLIN, 1)).use(trust).choose(hero)
    assert (sc.strength(hero), sc.wounds(gandalf)) == (8 + bonus, 1)


@pytest.mark.card("3C36")
@pytest.mark.parametrize(("pool", "able"), [(4, True), (3, False)])
def test_unknown_perils(road, pool, able):
    sc, [gandalf, hero] = road(twilight=pool, friends=[GREY, ARAGORN])
    perils, orc = sc.put("3C36"), sc.put(GOBLIN, 1)
    sc.set_strength(orc, 9)
    sc.fight(hero, orc).resolve()
    if able:
        sc.use(perils)
    else:
        sc.let_pass()
    assert (sc.wounds(hero), sc.wounds(gandalf)) == ((0, 1) if able else (1, 0))
