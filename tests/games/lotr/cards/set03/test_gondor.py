"""What each Gondor card of set 3 does."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Play, Use
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, BOROMIR, LEGOLAS, GIMLI, SAM, GOBLIN = "1P365", "1U97", "1U51", "1U12", "1C311", "1C177"


@pytest.fixture
def road(scenario):
    return gatherings(scenario, 0)


def damage_of(sc, *cards):
    return [sc.keyword(i, Keyword.DAMAGE) for i in cards]


@pytest.mark.card("3C37")
def test_answering_the_cries(road):
    """A tale of Gondor from hand, no other."""
    sc, [captain, _] = road(hand=["1C317", "1C116"], friends=[BOROMIR, GIMLI])
    text = sc.put("3C37")
    sc.fight(captain, sc.put(GOBLIN, 1))
    assert not sc.can(Use(text, 0), 0)
    sc.hand(0, "1C317", "1C116", "3R41")
    sc.use(text).choose("3R41")
    assert (sc.strength(captain), sc.in_discard(0)) == (9, ["3R41"])


@pytest.mark.card("3R38")
@pytest.mark.parametrize(("again", "left"), [(False, 5), (True, 7)])
def test_aragorn_heir_to_the_white_city(road, again, left):
    """When the fellowship moves in the fellowship phase; not in the regroup phase."""
    sc, [king] = road(site=2, friends=["3R38"], twilight=5)
    sc.adventure(1, "1U340")
    sc.begin("regroup").pass_until("move-again").decide(1) if again else sc.begin("fellowship").pass_()
    assert (sc.let_pass().s.twilight, sc.keyword(king, Keyword.RANGER)) == (left, 1)


@pytest.mark.card("3R39")
def test_banner_of_the_white_tree(road):
    sc, [captain, _] = road(hand=["3R39"], friends=[BOROMIR, GIMLI])
    sc.put(GOBLIN, 1)
    sc.begin("maneuver").play("3R39")
    assert (sc.wounds(captain), sc.strength(captain), sc.keyword(captain, Keyword.DEFENDER)) == (1, 10, 1)
    assert sc.pass_until("defend").strength(captain) == 10


@pytest.mark.card("3R41")
def test_gondor_bowmen(road):
    sc, [captain, _] = road(friends=[BOROMIR, GIMLI])
    text, orc = sc.put("3R41"), sc.put(GOBLIN, 1)
    sc.begin("archery").use(text)
    assert (sc.wounds(captain), sc.lives(text), sc.wounds(orc)) == (1, False, 2)


@pytest.mark.card("3R42")
def test_horn_of_boromir(road):
    """Only Boromir bears it; an ally joins in until the regroup phase."""
    sc, [captain, rosie] = road(hand=["3R42"], friends=[BOROMIR, "1U309"])
    sc.put(ARAGORN)
    orc = sc.put(GOBLIN, 1)
    horn = sc.begin("fellowship").play("3R42").find("3R42")
    sc.begin("maneuver").use(horn)
    assert (sc.wounds(captain), sc.strength(rosie)) == (1, 4)
    assert sc.pass_until("defend").can(Assign(rosie, orc), 0)


@pytest.mark.card("3R44", "3U46")
def test_the_shards_of_narsil(road):
    """Cards of Gondor are kept there; one twilight brings one back. Whoever sees them strikes harder."""
    sc, [captain, gimli] = road(hand=["1C116", "1C24", "3U46"], friends=[BOROMIR, GIMLI], twilight=0)
    sc.fight(captain, sc.put(GOBLIN, 1))
    assert not sc.can(Play(code_of("3U46")), 0)
    shards = sc.put("3R44")
    sc.play("3U46")
    assert (sc.strength(captain), damage_of(sc, captain, gimli)[0]) == (10, 1)
    sc.begin("fellowship").use(shards, 0)
    assert sc.offered == {code_of("1C116")}
    sc.choose("1C116").use(shards, 1)
    assert (sc.in_hand(0).count("1C116"), sc.s.twilight) == (1, 1)


@pytest.mark.card("3U47")
def test_voice_of_rauros(road):
    """All who follow Aragorn's signet do more damage until the regroup phase."""
    sc, [king, sam, gimli] = road(hand=["3U47"], friends=[ARAGORN, SAM, LEGOLAS])
    sc.put(GOBLIN, 1)
    sc.begin("maneuver").play("3U47")
    assert (damage_of(sc, king, sam, gimli), sc.wounds(king)) == ([1, 1, 0], 1)
    assert damage_of(sc.pass_until("defend"), sam) == [1]


@pytest.mark.card("3P122")
def test_boromir_defender_of_minas_tirith(road):
    sc, [captain] = road(friends=["3P122"])
    sc.wound(captain, 2)
    sc.begin("fellowship").use(captain).use(captain)
    assert (sc.wounds(captain), sc.s.twilight, sc.keyword(captain, Keyword.RANGER)) == (0, 4, 1)
