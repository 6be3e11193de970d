"""Elves of set 2."""

import pytest
from tests.games.lotr.cards.dark import foe
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of

GIMLI, LEGOLAS, URUK, GOBLIN = "1U12", "1U51", "1C158", "1C177"


@pytest.fixture
def wood(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("2U16")
def test_a_blended_race(wood):
    sc, _ = wood(hand=["2U16"], friends=[GIMLI])
    uruk, orc = sc.put(URUK, 1), sc.put(GOBLIN, 1)
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("2U16"))).rule == "LOTR-18.1"
    sc.put(LEGOLAS)
    sc.play("2U16")
    assert (sc.strength(uruk), sc.keyword(uruk, Keyword.DAMAGE), sc.strength(orc)) == (7, 0, 13)
    race = sc.find("2U16")
    sc.begin("regroup")
    assert not sc.lives(race)


@pytest.mark.card("2U18")
@pytest.mark.parametrize(("friend", "arrows"), [(LEGOLAS, 1), ("1U56", 2)])
def test_hosts_of_the_last_alliance(wood, friend, arrows):
    sc, _ = wood(friends=[friend])
    sc.put("2U18"), sc.put("1C176", 1), sc.put("1C176", 1)
    assert total(archery_parts(sc.s, Side.SHADOW)) == arrows


@pytest.mark.card("2U18")
@pytest.mark.parametrize(("fighter", "saved"), [(LEGOLAS, True), (GIMLI, False)])
def test_hosts_save_an_elf(wood, fighter, saved):
    sc, [hero] = wood(friends=[fighter])
    hosts, orc = sc.put("2U18"), sc.put(GOBLIN, 1)
    sc.set_strength(orc, 7)
    sc.fight(hero, orc).resolve()
    if saved:
        sc.use(hosts, 1)
    assert (sc.wounds(hero), sc.lives(hosts)) == (1 - saved, not saved)


@pytest.mark.card("2R19")
@pytest.mark.parametrize(("site", "wounds"), [(4, 1), (7, 2)])
def test_release_the_angry_flood(wood, make, site, wounds):
    """Each Nazgûl, twice at a river."""
    rider = foe(make, 61, RINGWRAITH, NAZGUL)
    sc, [elf] = wood(site, hand=["2R19"], friends=[LEGOLAS])
    one, two, orc = sc.put(rider, 1), sc.put(rider, 1), sc.put(GOBLIN, 1)
    sc.begin("maneuver").play("2R19")
    assert [sc.wounds(card) for card in (one, two, orc, elf)] == [wounds, wounds, 0, 1]


@pytest.mark.card("2R20")
@pytest.mark.parametrize(("enemy", "more", "gone"), [(URUK, False, 1), (GOBLIN, True, 2), (GOBLIN, False, 1)])
def test_secret_sentinels(wood, enemy, more, gone):
    """An ally exerts; two conditions may go while an Orc is there."""
    sc, [friend, elf] = wood(hand=["2R20"], friends=["1U56", LEGOLAS])
    conditions = [sc.put(name, 1) for name in ("1U188", "1C192", "1C133")]
    sc.put(enemy, 1)
    sc.begin("maneuver").play("2R20").choose(conditions[0])
    if enemy == GOBLIN:
        sc.choose(*conditions[1 : 1 + more])
    assert [sc.lives(card) for card in conditions].count(False) == gone
    assert (sc.wounds(friend), sc.wounds(elf)) == (1, 0)
