"""Moria cards looked at a second time: rarer situations, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, able, act, clash, shadow, single

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Block, Keyword

OLD = Block.FELLOWSHIP
RUNNER, ARCHER = "1U178", "1C176"


@pytest.mark.card("2C51")
def test_whoever_comes_to_durins_bane_goes(scenario):
    """LOTR-18.13: a Runner played beside it is discarded at once and adds nothing."""
    sc = scenario(block=OLD, site=5, twilight=3)
    balrog = sc.put("2C51", 1)
    sc.hand(1, RUNNER, GOBLIN)
    shadow(sc, "shadow").play(RUNNER)
    assert (sc.in_discard(1), sc.s.twilight, sc.asks, sc.lives(balrog)) == ([RUNNER], 2, "shadow", True)


@pytest.mark.card("2C51")
def test_durins_bane_of_two_players(scenario):
    """Each spots The Balrog and discards all other minions."""
    sc = scenario(block=OLD, site=5, twilight=30, seats=3)
    first = sc.put("2R52", 2)
    sc.hand(1, "2C51", GOBLIN)
    shadow(sc, "shadow").play("2C51")
    assert (sc.lives(first), sc.lives(sc.find("2C51"))) == (False, True)


@pytest.mark.card("2R73")
def test_whoever_comes_to_the_watcher_goes(scenario):
    """A Goblin goes, a tentacle stays and is stronger."""
    sc = scenario(block=OLD, site=4, twilight=9)
    sc.put("2R73", 1), sc.hand(1, GOBLIN, "2C58")
    shadow(sc, "shadow").play(GOBLIN)
    assert sc.in_discard(1) == [GOBLIN]
    sc.play("2C58").let_pass()
    assert sc.strength(sc.find("2C58")) == 6


@pytest.mark.card("1C182")
def test_goblin_spear_kills_by_a_wound(scenario):
    """LOTR-30.66: a wound that kills is a kill."""
    sc = scenario()
    merry, foe = sc.put("1C303", wounds=3), sc.put(RUNNER, 1)
    sc.put("1C182", 1, on=foe), sc.set_strength(foe, 4)
    sc.fight(merry, foe).resolve()
    assert (sc.lives(merry), sc.burdens()) == (False, 2)


@pytest.mark.card("1C182")
def test_goblin_spear_elsewhere(scenario):
    """A companion killed in another skirmish, or by another Orc's skirmish, is no kill of the bearer."""
    sc = scenario()
    merry, foe, other = sc.put("1C303"), sc.put(GOBLIN, 1), sc.put(RUNNER, 1)
    sc.put("1C182", 1, on=other)
    sc.fight(merry, foe).resolve()
    assert (sc.lives(merry), sc.burdens()) == (False, 0)


@pytest.mark.card("1R173")
def test_goblin_armory_of_another_player(scenario):
    """Weapons of others bring nothing; a wound of another player's Moria Orc may be prevented."""
    sc = scenario(block=OLD, seats=3, twilight=3)
    foe, armory = sc.put(RUNNER, 2), sc.put("1R173", 1)
    aragorn = sc.put("4C109")
    sc.hand(2, "1C182", GOBLIN)
    sc.begin("shadow", 2).play("1C182")
    assert sc.s.twilight == 2
    sc.hand(2), sc.fight(aragorn, foe).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    assert act(sc, armory).wounds(foe) == 0


@pytest.mark.card("1R173")
def test_goblin_armory_prevents_one_wound(scenario):
    """LOTR-30.69: damage +1 brings a second wound, which is another matter."""
    sc = scenario(block=OLD)
    gimli, foe, armory = sc.put("1U12"), sc.put("1C191", 1), sc.put("1R173", 1)
    sc.set_strength(foe, 4), sc.fight(gimli, foe).resolve()
    act(sc, armory).let_pass()
    assert sc.wounds(foe) == 1


@pytest.mark.card("2R49")
def test_archer_commander_dies(scenario):
    """LOTR-17.8: the bonus goes with him."""
    sc = scenario()
    boss, archer = sc.put("2R49", 1), sc.put(ARCHER, 1)
    before = sc.strength(archer)
    del sc.s.cards[boss]
    assert (before, sc.strength(archer)) == (9, 7)


@pytest.mark.card("1C171")
def test_frenzy_without_the_exhausted(scenario):
    """Nobody is assigned when nobody is exhausted (LOTR-18.8)."""
    sc = scenario(twilight=2)
    sc.put("1C303"), sc.put(GOBLIN, 1), sc.hand(1, "1C171")
    shadow(sc, "assignment")
    if sc.can(Play(1171)):
        sc.play("1C171")
    assert list(sc.s.fights) == []


@pytest.mark.card("1R169")
def test_the_end_comes_for_one_already_assigned(scenario):
    """LOTR-12.2: a Ring-bearer who is assigned already is not assigned again."""
    sc = scenario()
    foes = [sc.put(RUNNER, 1) for _ in range(5)]
    assassin = sc.put("1U262", 1)
    sc.put("1C303"), sc.hand(1, "1R169")
    act(shadow(sc, "assignment"), assassin).choose(sc.frodo)
    sc.pass_until_seat(1).play("1R169")
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(sc.frodo, (assassin,))]
    assert len(foes) == 5


@pytest.mark.card("1C193")
def test_plundered_armories_and_a_weapon_thrown_from_hand(scenario):
    """LOTR-30.67: a weapon discarded out of a hand is not meant."""
    sc = scenario(block=OLD, site=4, twilight=9)
    plunder = sc.put("1C193", 1)
    sc.put(GOBLIN, 1), sc.put("1C196", 1)
    sc.hand(1, "1R190", SOLDIER, SOLDIER), sc.discard(1, RUNNER)
    act(shadow(sc, "shadow"), sc.find("1C196"))
    while sc.asks in ("card", "cost", "target", "play") and sc.offered:
        sc.choose(max(sc.offered, key=lambda code: (code == 1190, code == 1271)))
    assert not (sc.asks == "respond" and able(sc, plunder))
    assert "1R190" in sc.in_discard(1)


@pytest.mark.card("2U70")
def test_power_and_terror_with_no_orcs_shown(scenario):
    """Any number may be none: the whole price is paid."""
    sc = scenario(block=OLD, site=5, twilight=12)
    sc.hand(1, "2U70", "2C51", RUNNER)
    shadow(sc, "shadow").play("2U70")
    while sc.ask and sc.asked == 1 and sc.asks != "shadow" and sc.in_hand(1) != [RUNNER]:
        sc.choose("2C51") if 2051 in sc.offered else sc.pass_()
    assert (sc.s.twilight, sc.lives(sc.find("2C51"))) == (0, True)


@pytest.mark.card("1R189")
def test_lost_to_the_goblins_and_other_companions(scenario):
    """A wound of another companion is not answered."""
    sc = scenario(block=OLD)
    aragorn, foe = sc.put("4C109"), sc.put(RUNNER, 1)
    sc.set_strength(foe, 8), sc.hand(1, "1R189"), sc.deck(1, GOBLIN)
    sc.fight(aragorn, foe).resolve()
    assert sc.wounds(aragorn) == 1
    assert sc.asks != "respond" or not sc.can(Play(1189))


@pytest.mark.card("2U54")
def test_dark_fire_and_the_exhausted(scenario):
    """LOTR-19.4: an exhausted Gandalf does not exert."""
    sc = scenario()
    gandalf = sc.put("1P364", wounds=3)
    sc.put("2U54", 1, on=gandalf)
    assert single(sc.begin("move")).wounds(gandalf) == 3


@pytest.mark.card("2U67", "1R172")
def test_archers_of_one_skirmish_with_damage(scenario):
    """Neither has damage; both are archers who can be spotted by Bitter Hatred."""
    sc = scenario(twilight=1)
    troop, goblin = sc.put("2U67", 1), sc.put("1R172", 1)
    assert (sc.keyword(troop, Keyword.ARCHER), sc.keyword(goblin, Keyword.ARCHER)) == (1, 1)
    assert (sc.keyword(troop, Keyword.DAMAGE), sc.keyword(goblin, Keyword.DAMAGE)) == (0, 0)


@pytest.mark.card("1C174")
def test_two_backstabbers(scenario):
    """LOTR-13.3: two together make five wounds."""
    sc = scenario()
    aragorn, one, two = sc.put("4C109"), sc.put("1C174", 1), sc.put("1C174", 1)
    sc.hand(1, "1C168")
    clash(sc, aragorn, one, two)
    assert [sc.keyword(card, Keyword.DAMAGE) for card in (one, two)] == [2, 2]
    assert not sc.resolve().lives(aragorn)
