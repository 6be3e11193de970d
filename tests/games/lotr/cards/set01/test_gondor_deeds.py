"""More events of Gondor of set 1."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Play
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, BOROMIR, LEGOLAS, GIMLI, SAM, GOBLIN = "1P365", "1U97", "1U51", "1U12", "1C311", "1C177"


@pytest.fixture
def road(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("1R88")
def test_an_able_guide(road):
    sc, _ = road(hand=["1R88"], friends=[BOROMIR], twilight=5)
    sc.begin("regroup")
    assert not sc.can(Play(code_of("1R88")), 0)
    sc.put(ARAGORN)
    assert sc.begin("regroup").play("1R88").s.twilight == 1


@pytest.mark.card("1R99")
def test_change_of_plans(road):
    """An opponent's hand goes into the deck, and eight cards come."""
    sc, [king] = road(hand=["1R99"], friends=[ARAGORN])
    sc.hand(1, GOBLIN, GOBLIN)
    sc.deck(1, *["1C176"] * 9)
    sc.begin("regroup").play("1R99")
    assert (len(sc.in_hand(1)), len(sc.s.players[1].deck), sc.wounds(king)) == (8, 3, 1)


@pytest.mark.card("1C102")
def test_dagger_strike(road):
    """A companion of Gondor or the Shire, with a hand weapon."""
    sc, [king, sam, gimli, bare] = road(hand=["1C102", "1C102"], friends=[ARAGORN, SAM, GIMLI, BOROMIR])
    for bearer, item in ((king, "1U112"), (sam, "1C299"), (gimli, "1R14")):
        sc.put(item, on=bearer)
    sc.fight(sam, sc.put(GOBLIN, 1)).play("1C102")
    assert sc.offered == {king, sam}
    sc.choose(sam)
    assert (sc.strength(sam), sc.keyword(sam, Keyword.DAMAGE), sc.strength(bare)) == (7, 1, 7)


@pytest.mark.card("1U109")
def test_one_whom_men_would_follow(road):
    """An ally joins in until the regroup phase, stronger by two."""
    sc, [king, rosie] = road(hand=["1U109"], friends=[ARAGORN, "1U309"])
    orc = sc.put(GOBLIN, 1)
    sc.begin("maneuver").play("1U109")
    assert (sc.wounds(king), sc.strength(rosie)) == (1, 3)
    assert sc.pass_until("defend").can(Assign(rosie, orc), 0)


@pytest.mark.card("1R111")
def test_pursuit_just_behind(road, ranger_ally):
    sc, [warden] = road(hand=["1R111"], friends=[ranger_ally])
    foes = [sc.put(GOBLIN, 1), sc.put("1C158", 1)]
    sc.begin("regroup")
    assert not sc.can(Play(code_of("1R111")), 0)
    king = sc.put(ARAGORN)
    sc.begin("regroup").play("1R111")
    assert ([sc.wounds(i) for i in foes], sc.wounds(king), sc.wounds(warden)) == ([1, 1], 1, 0)


@pytest.mark.card("1U113")
@pytest.mark.parametrize(("place", "able"), [("1C346", False), ("1U334", True), ("1U342", True), ("1U348", False)])
def test_a_rangers_versatility(scenario, place, able):
    """At a river or a forest."""
    number = {"1C346": 4, "1U334": 2, "1U342": 3, "1U348": 4}[place]
    sc = scenario(site=number, block=Block.FELLOWSHIP, sites={number: place})
    king, uruk = sc.put(ARAGORN), sc.put("1C158", 1)
    sc.hand(0, "1U113")
    sc.begin("maneuver")
    assert sc.can(Play(code_of("1U113")), 0) is able
    if able:
        sc.play("1U113")
        assert (sc.vitality(uruk), sc.wounds(king)) == (1, 1)


@pytest.mark.card("1C119")
def test_what_are_they(road, troll):
    """Only a roaming minion; a ranger must be there."""
    sc, _ = road(hand=["1C119"], friends=[BOROMIR])
    near, far = sc.put(troll, 1), sc.put("1C158", 1)
    sc.begin("maneuver")
    assert not sc.can(Play(code_of("1C119")), 0)
    sc.put(ARAGORN)
    sc.begin("maneuver").play("1C119")
    assert (sc.lives(near), sc.lives(far)) == (True, False)
