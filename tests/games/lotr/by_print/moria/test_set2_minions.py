"""Moria minions of set 2, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, able, act, shadow, single

from pelipoyta.games.lotr.engine.numbers import cost, total
from pelipoyta.games.lotr.model import Assign, Play
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.terms import Block, Keyword, Side

OLD = Block.FELLOWSHIP  # site 4 of its path is a marsh, site 5 is underground
RUNNER, ARCHER, WATCHER = "1U178", "1C176", "2R73"


@pytest.mark.card("2R49")
def test_archer_commander(scenario):
    """+2 for each other Moria archer, not for himself."""
    sc = scenario(seats=3)
    boss, archer, other, goblin = sc.put("2R49", 1), sc.put(ARCHER, 1), sc.put("2C60", 2), sc.put(GOBLIN, 1)
    assert [sc.strength(card) for card in (boss, archer, other, goblin)] == [8, 9, 6, 13]


@pytest.mark.card("2R49")
def test_two_archer_commanders(scenario):
    """Two players' commanders strengthen each other; he is an archer himself."""
    sc = scenario(seats=3)
    one, two = sc.put("2R49", 1), sc.put("2R49", 2)
    assert (sc.strength(one), sc.strength(two), total(archery_parts(sc.s, Side.SHADOW))) == (10, 10, 2)


@pytest.mark.card("2C51")
def test_durins_bane(scenario):
    """All other minions go as it comes, those of other players too, and no arrows fly."""
    sc = scenario(block=OLD, site=5, twilight=12, seats=3)
    goblin, archer = sc.put(GOBLIN, 1), sc.put(ARCHER, 2)
    sc.put("1U51"), sc.hand(1, "2C51")
    shadow(sc, "shadow").play("2C51")
    balrog = sc.find("2C51")
    assert [sc.lives(card) for card in (goblin, archer, balrog)] == [False, False, True]
    assert (sc.keyword(balrog, Keyword.DAMAGE), sc.keyword(balrog, Keyword.FIERCE)) == (1, 1)
    sc.hand(0, "1C52")
    sc.begin("archery")
    assert (sc.asks == "archery", sc.wounds(balrog)) == (False, 0)


@pytest.mark.card("2C51", "2R52")
@pytest.mark.parametrize("name", ["2C51", "2R52"])
@pytest.mark.parametrize(("site", "block", "stays"), [(5, OLD, True), (4, OLD, False), (5, Block.TOWERS, False)])
def test_balrogs_stay_underground(scenario, name, site, block, stays):
    """Elsewhere it is discarded, not killed."""
    sc = scenario(block=block, site=site)
    balrog = sc.put(name, 1)
    sc.hand(1, GOBLIN)
    sc.begin("shadow", 1)
    assert (sc.lives(balrog), sc.in_discard(1)) == (stays, [] if stays else [name])


@pytest.mark.card("2R52")
def test_flame_of_udun(scenario):
    """It exerts and two twilight go: a Moria Orc of the discard pile is played for its cost."""
    sc = scenario(block=OLD, site=5, twilight=8)
    balrog = sc.put("2R52", 1)
    sc.discard(1, GOBLIN, SOLDIER, "1R165")
    single(act(shadow(sc, "shadow"), balrog))
    assert (sc.wounds(balrog), sc.s.twilight, sc.lives(sc.find(GOBLIN))) == (1, 0, True)


@pytest.mark.card("2R52")
def test_flame_of_udun_needs_an_orc(scenario):
    """LOTR-18.1; and nobody to play is no use (LOTR-18.8)."""
    sc = scenario(block=OLD, site=5, twilight=14)
    sc.put("1R165", 1), sc.hand(1, "2R52")
    shadow(sc, "shadow")
    assert sc.refused(Play(2052)).rule == "LOTR-18.1"
    sc.put(RUNNER, 1), sc.discard(1, SOLDIER), sc.hand(1, "2R52", RUNNER)
    sc.play("2R52")
    sc.s.twilight = 9
    assert not able(sc, sc.find("2R52"))


@pytest.mark.card("2C58", "2R66", "2R73")
@pytest.mark.parametrize("name", ["2C58", "2R66", "2R73"])
@pytest.mark.parametrize(("site", "stays"), [(4, True), (5, False)])
def test_creatures_stay_in_marshes(scenario, name, site, stays):
    """Elsewhere it is discarded."""
    sc = scenario(block=OLD, site=site)
    beast = sc.put(name, 1)
    sc.hand(1, GOBLIN)
    sc.begin("shadow", 1)
    assert (sc.lives(beast), sc.in_discard(1)) == (stays, [] if stays else [name])


@pytest.mark.card("2C58", "2R66", "2R73")
@pytest.mark.parametrize("name", ["2C58", "2R66", "2R73"])
def test_creatures_bear_nothing(scenario, name):
    """LOTR-21.1: a Goblin Spear, which any Moria minion bears, is not for them."""
    sc = scenario(block=OLD, site=4, twilight=2)
    sc.put(name, 1), sc.hand(1, "1C182")
    assert shadow(sc, "shadow").refused(Play(1182)).rule == "LOTR-21.1"


@pytest.mark.card("2C58")
@pytest.mark.parametrize("wished", [True, False])
def test_foul_tentacle(scenario, wished):
    """It may bring another tentacle out of the deck, which is paid for."""
    sc = scenario(block=OLD, site=4, twilight=5)
    sc.hand(1, "2C58"), sc.deck(1, "2R66", GOBLIN, "2R73")
    shadow(sc, "shadow").play("2C58")
    assert sc.asks == "respond"
    if not wished:
        assert sc.pass_().s.twilight == 3
        return
    act(sc, sc.find("2C58"))
    assert sc.offered == {2066}
    sc.choose("2R66")
    assert (sc.s.twilight, sc.lives(sc.find("2R66")), len(sc.s.players[1].deck)) == (1, True, 2)


@pytest.mark.card("2R66")
def test_huge_tentacle(scenario):
    """It may bring the Watcher out of the deck; damage +1."""
    sc = scenario(block=OLD, site=4, twilight=6)
    sc.hand(1, "2R66"), sc.deck(1, "2C58", GOBLIN, "2R73")
    shadow(sc, "shadow").play("2R66")
    act(sc, sc.find("2R66"))
    assert sc.offered == {2073}
    sc.choose("2R73")
    tentacle, watcher = sc.find("2R66"), sc.find("2R73")
    assert (sc.s.twilight, sc.lives(watcher)) == (0, True)
    assert (sc.strength(tentacle), sc.keyword(tentacle, Keyword.DAMAGE)) == (9, 2)


@pytest.mark.card("2R73")
def test_watcher_in_the_water(scenario):
    """All other minions but tentacles go; tentacles are +2 and damage +1."""
    sc = scenario(block=OLD, site=4, twilight=4, seats=3)
    goblin, other, foul = sc.put(GOBLIN, 1), sc.put(SOLDIER, 2), sc.put("2C58", 1)
    sc.hand(1, "2R73")
    shadow(sc, "shadow").play("2R73")
    watcher = sc.find("2R73")
    assert [sc.lives(card) for card in (goblin, other, foul, watcher)] == [False, False, True, True]
    assert (sc.strength(foul), sc.keyword(foul, Keyword.DAMAGE)) == (6, 1)
    assert (sc.strength(watcher), sc.keyword(watcher, Keyword.DAMAGE)) == (11, 1)


@pytest.mark.card("2C62")
@pytest.mark.parametrize(("moves", "strength"), [(1, 6), (2, 9)])
def test_goblin_pursuer(scenario, moves, strength):
    """+3 on a second move."""
    sc = scenario()
    sc.s.moves = moves
    assert sc.strength(sc.put("2C62", 1)) == strength


@pytest.mark.card("2C62")
def test_goblin_pursuer_in_a_turn(scenario):
    """The move is counted in the turn."""
    sc = scenario()
    foe = sc.put("2C62", 1)
    sc.s.moves = 1
    sc.hand(1, *[GOBLIN] * 8)
    sc.begin("regroup").pass_until("move-again").decide(1)
    assert (sc.s.moves, sc.strength(foe)) == (2, 9)


@pytest.mark.card("2C63")
def test_goblin_reinforcements(scenario):
    """A Moria minion may be healed, of any Shadow player; a Sauron Orc is none."""
    sc = scenario(site=4, twilight=3, seats=3)
    goblin, other = sc.put(GOBLIN, 1, wounds=2), sc.put("1R165", 2, wounds=1)
    sc.put(SOLDIER, 1, wounds=1), sc.hand(1, "2C63")
    shadow(sc, "shadow").play("2C63")
    act(sc, sc.find("2C63"))
    assert sc.offered == {goblin, other}
    assert sc.choose(goblin).wounds(goblin) == 1


@pytest.mark.card("2C63")
def test_goblin_reinforcements_need_not(scenario):
    """LOTR-17.1."""
    sc = scenario(site=4, twilight=3)
    goblin = sc.put(GOBLIN, 1, wounds=2)
    sc.hand(1, "2C63")
    assert shadow(sc, "shadow").play("2C63").pass_().wounds(goblin) == 2


@pytest.mark.card("2C64")
def test_goblin_scrabbler(scenario):
    """An Elven condition may go."""
    sc = scenario(site=4, twilight=1)
    one, two = sc.put("1C59"), sc.put("1C61")
    sc.put("1C24"), sc.hand(1, "2C64")
    shadow(sc, "shadow").play("2C64")
    act(sc, sc.find("2C64"))
    assert sc.offered == {one, two}
    assert not sc.choose(one).lives(one)


@pytest.mark.card("2C64")
def test_goblin_scrabbler_roaming(scenario):
    """LOTR-20.2: one less for its owner's Moria Orcs, not for Trolls, not for itself."""
    sc = scenario(site=3, seats=3)
    assert cost(sc.s, 1, 2064) == 3
    sc.put("2C64", 1)
    assert [cost(sc.s, 1, 1177), cost(sc.s, 2, 1177), cost(sc.s, 1, 1165), cost(sc.s, 1, 1271)] == [7, 8, 12, 4]


@pytest.mark.card("2C65")
@pytest.mark.parametrize(("weapon", "damage"), [("1C182", 2), ("1C180", 0)])
def test_goblin_spearman(scenario, weapon, damage):
    """Damage +2 with a Goblin Spear, with no other weapon."""
    sc = scenario()
    foe = sc.put("2C65", 1)
    sc.put(weapon, 1, on=foe)
    assert (sc.keyword(foe, Keyword.DAMAGE), sc.strength(foe)) == (damage, 8)


@pytest.mark.card("2C65")
def test_goblin_spearman_beside_a_spear(scenario):
    """A spear that another bears does not help."""
    sc = scenario()
    foe = sc.put("2C65", 1)
    sc.put("1C182", 1, on=sc.put(RUNNER, 1))
    assert sc.keyword(foe, Keyword.DAMAGE) == 0


@pytest.mark.card("2U67")
@pytest.mark.parametrize(("other", "arrows"), [(ARCHER, 3), (GOBLIN, 1), ("2U67", 4)])
def test_moria_archer_troop(scenario, other, arrows):
    """One arrow more beside another Moria archer."""
    sc = scenario()
    sc.put("2U67", 1), sc.put(other, 1)
    assert total(archery_parts(sc.s, Side.SHADOW)) == arrows


@pytest.mark.card("2U67")
def test_moria_archer_troop_and_others(scenario):
    """An archer of another culture does not count."""
    sc = scenario()
    sc.put("2U67", 1), sc.put("4C248", 1)
    found = total(archery_parts(sc.s, Side.SHADOW))
    sc.put("2C60", 1)
    assert total(archery_parts(sc.s, Side.SHADOW)) == found + 2


@pytest.mark.card("6R76")
@pytest.mark.parametrize(("other", "price"), [("1U178", 11), ("1C271", 14)])
def test_terror_of_flame_and_shadow(scenario, other, price):
    """Three less with a Moria minion; damage +2."""
    sc = scenario(site=4)
    sc.put(other, 1)
    assert cost(sc.s, 1, 6076) == price
    assert sc.keyword(sc.put("6R76", 1), Keyword.DAMAGE) == 2


@pytest.mark.card("6R76")
def test_terror_of_flame_and_shadow_scorns_the_weak(scenario):
    """Nobody of strength below 6 can be assigned to it, by either side."""
    sc = scenario(site=4)
    merry, elf, balrog = sc.put("1C303"), sc.put("1U51"), sc.put("6R76", 1)
    sc.begin("assignment").pass_until("defend")
    assert (sc.can(Assign(merry, balrog)), sc.can(Assign(elf, balrog))) == (False, True)
    sc.pass_()
    assert (sc.asks, sc.can(Assign(merry, balrog)), sc.can(Assign(elf, balrog))) == ("left-over", False, True)


@pytest.mark.card("6R77")
@pytest.mark.parametrize(
    ("site", "block", "more"), [(2, Block.TOWERS, 3), (3, Block.TOWERS, 3), (4, Block.TOWERS, 0), (3, OLD, 0)]
)
def test_durins_tower(scenario, site, block, more):
    """LOTR-23.3: at 2T and 3T The Balrog, any version, costs three less."""
    sc = scenario(site=site, block=block)
    before = [cost(sc.s, 1, code) for code in (6076, 2051, 1177)]
    sc.put("6R77", 1)
    assert [cost(sc.s, 1, code) for code in (6076, 2051, 1177)] == [before[0] - more, before[1] - more, before[2]]


@pytest.mark.card("6R77")
def test_durins_tower_discarded(scenario):
    """It goes: +3 for a unique Moria minion."""
    sc = scenario()
    aragorn, boss, goblin, tower = sc.put("4C109"), sc.put("1R163", 1), sc.put(GOBLIN, 1), sc.put("6R77", 1)
    sc.put("1R259", 1), sc.hand(0, "1C116")
    sc.fight(aragorn, boss, goblin).pass_until_seat(1)
    act(sc, tower)
    assert (sc.strength(boss), sc.lives(tower)) == (13, False)
