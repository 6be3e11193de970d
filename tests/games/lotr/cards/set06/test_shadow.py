"""Set 6, Dunland, Moria and the Raiders."""

import pytest
from tests.games.lotr.cards.dark import (
    add_tokens,
    beaten,
    foe,
    hold,
    in_fight,
    in_phase,
    printed,
    taken,
    tokens,
    within_reach,
)

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost, total
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts

FRIENDS = ("4P364", "4C49", "4C286", "4C74", "1U97", "4C310", "4C271")


@pytest.fixture
def raider(make):
    return foe(make, 81, RAIDER, MAN)


@pytest.fixture
def south(make):
    return foe(make, 94, RAIDER, MAN, keywords=SOUTHRON)


@pytest.fixture
def east(make):
    return foe(make, 95, RAIDER, MAN, keywords=EASTERLING)


@pytest.mark.card("6C1")
@pytest.mark.parametrize(("name", "able"), [("4C10", True), ("", False)])
def test_bound_by_rage_begins(scenario, raider, name, able):
    sc = scenario(twilight=9)
    sc.put("4C10", 1), sc.put(name or raider, 1)
    sc.hand(1, "6C1")
    in_phase(sc, "shadow")
    sc.play("6C1")
    rage = sc.find("6C1")
    assert sc.can(Use(rage, 0), 1) is able
    if able:
        sc.use(rage)
        assert tokens(sc, rage) == 2


@pytest.mark.card("6C1")
@pytest.mark.parametrize(("way", "stays"), [(0, False), (1, True)])
def test_bound_by_rage_saves(scenario, way, stays):
    sc = scenario()
    hero, man, rage = sc.put("4P364"), sc.put("4C10", 1), sc.put("6C1", 1)
    add_tokens(sc, rage, 1, Culture.DUNLAND)
    sc.set_strength(hero, 12)
    sc.fight(hero, man).resolve()
    sc.use(rage, 1).decide(way)
    assert (sc.lives(man), sc.lives(rage)) == (True, stays)


@pytest.mark.card("6C2")
@pytest.mark.parametrize(("sites", "more"), [(1, (0, 0, 0)), (2, (5, 1, 1))])
def test_dunlending_elder(scenario, sites, more):
    sc = scenario(site=4)
    elder = sc.put("6C2", 1)
    hold(sc, sites)
    words = [sc.keyword(elder, word) for word in (Keyword.FIERCE, Keyword.DAMAGE)]
    assert (sc.strength(elder) - printed("6C2").strength, *words) == more


@pytest.mark.card("6C3", "6C5")
@pytest.mark.parametrize("name", ["6C3", "6C5"])
def test_cheaper_in_a_skirmish(scenario, name):
    sc = scenario(site=4)
    for phase, less in ((Phase.SHADOW, 0), (Phase.SKIRMISH, 2), (Phase.REGROUP, 0)):
        sc.s.phase = phase
        assert cost(sc.s, 1, printed(name).code) == printed(name).twilight - less


@pytest.mark.card("6C4")
@pytest.mark.parametrize("pays", [True, False])
def test_dunlending_headman(scenario, pays):
    sc = within_reach(scenario(site=4, twilight=9))
    sc.put("4C10", 1), sc.put("4C17", 1)
    sc.hand(0, "4C74", "4C87", "4C49"), sc.hand(1, "6C4")
    in_phase(sc, "shadow")
    sc.play("6C4").use(sc.find("6C4"))
    assert sc.asked == 0
    sc.decide(int(pays))
    if pays:
        sc.choose("4C74", "4C87")
    assert (taken(sc), len(sc.in_hand(0))) == ((0, 1) if pays else (1, 3))


@pytest.mark.card("6C4")
def test_dunlending_headman_needs_two_others(scenario, raider):
    sc = within_reach(scenario(site=4, twilight=9))
    sc.put("4C10", 1), sc.put(raider, 1)
    sc.hand(1, "6C4")
    in_phase(sc, "shadow")
    sc.play("6C4")
    assert not sc.can(Use(sc.find("6C4"), 0), 1)


@pytest.mark.card("6R6")
def test_hill_clan(scenario, raider):
    sc = scenario(site=4, twilight=9)
    hero, clan = sc.put("4P364"), sc.put("6R6", 1)
    sc.hand(1, "4C17", raider)
    beaten(sc, hero, clan, 12)
    left = sc.s.twilight
    sc.use(clan)
    assert sc.offered == {4017}
    sc.choose("4C17")
    called = sc.find("4C17")
    assert sc.s.twilight == left - printed("4C17").twilight
    assert [sc.keyword(called, word) for word in (Keyword.FIERCE, Keyword.DAMAGE)] == [1, 2]


@pytest.mark.card("6R7")
@pytest.mark.parametrize(("sites", "able"), [(1, False), (2, True)])
def test_ready_to_fall(scenario, raider, sites, able):
    sc = scenario(site=4, twilight=9)
    ready = sc.put("6R7", 1)
    hold(sc, sites)
    sc.hand(1, "4C10"), sc.discard(1, "4C17", raider)
    in_phase(sc, "shadow")
    assert sc.can(Use(ready, 0)) is able
    if able:
        sc.use(ready)
        assert sc.offered == {4017}
        sc.choose("4C17")
        assert sc.s.twilight == 9 - 2 - printed("4C17").twilight


@pytest.mark.card("6R77")
@pytest.mark.parametrize(("number", "less"), [(1, 0), (2, 3), (3, 3), (4, 0)])
def test_durins_tower(scenario, number, less):
    sc = scenario(site=number)
    before = cost(sc.s, 1, 6076), cost(sc.s, 1, 4192)
    sc.put("6R77", 1)
    assert (cost(sc.s, 1, 6076), cost(sc.s, 1, 4192)) == (before[0] - less, before[1])


@pytest.mark.card("6R77")
def test_durins_tower_falls(scenario, make):
    """For a unique minion of Moria."""
    goblin = foe(make, 69, MORIA, ORC)
    sc = scenario()
    hero, balrog, tower = sc.put("4P364"), sc.put("6R76", 1), sc.put("6R77", 1)
    sc.put(goblin, 1), sc.put("4R40", 1)
    in_fight(sc, hero, balrog)
    sc.use(tower, 1)
    assert (sc.strength(balrog), sc.lives(tower)) == (printed("6R76").strength + 3, False)


@pytest.mark.card("6R78")
@pytest.mark.parametrize(("burdens", "able"), [(1, ()), (3, (1,)), (5, (1, 2)), (6, (1, 2, 3))])
def test_easterling_army(scenario, south, burdens, able):
    sc = scenario(twilight=9)
    hero, army = sc.put("4C74"), sc.put("6R78", 1)
    sc.put(south, 1)
    sc.set_player(0, burdens=burdens)
    sc.hand(1, "4C260")
    in_fight(sc, hero, army)
    assert tuple(n + 1 for n in range(3) if sc.can(Use(army, n))) == able
    if able:
        sc.use(army, len(able) - 1)
        assert (sc.strength(army), sc.wounds(army)) == (printed("6R78").strength + able[-1], 1)


@pytest.mark.card("6U79")
@pytest.mark.parametrize(("burdens", "wounds", "damage"), [(1, 1, 0), (2, 0, 0), (5, 0, 1)])
def test_easterling_polearm(scenario, east, burdens, wounds, damage):
    sc = scenario()
    hero, man = sc.put("4P364"), sc.put(east, 1)
    sc.put("6U79", 1, on=man)
    sc.set_player(0, burdens=burdens)
    assert sc.keyword(man, Keyword.DAMAGE) == damage
    sc.set_strength(hero, 9)
    sc.fight(hero, man).resolve()
    assert sc.wounds(man) == wounds


@pytest.mark.card("6R80")
@pytest.mark.parametrize(("friends", "more"), [(3, 0), (5, 2)])
def test_southron_archer_legion(scenario, friends, more):
    """Each companion over four, Frodo among them."""
    sc = scenario(twilight=3)
    for name in FRIENDS[:friends]:
        sc.put(name)
    legion = sc.put("6R80", 1)
    sc.hand(1, "4C145")
    in_phase(sc, "archery")
    before = total(archery_parts(sc.s, Side.SHADOW))
    sc.use(legion)
    assert total(archery_parts(sc.s, Side.SHADOW)) == before + more


@pytest.mark.card("6R80")
def test_southron_archer_legion_shoots_four_more_at_most(scenario, make):
    friend = make(companion("9C71", "Friend", "", SHIRE, MAN, cost=1, strength=3, vitality=4, unique=False))
    sc = scenario(twilight=3)
    for _ in range(9):
        sc.put(friend)
    legion = sc.put("6R80", 1)
    sc.hand(1, "4C145")
    in_phase(sc, "archery")
    sc.use(legion)
    assert total(archery_parts(sc.s, Side.SHADOW)) == 1 + 4


@pytest.mark.card("6C81")
@pytest.mark.parametrize(("who", "able"), [("south", True), ("east", False)])
def test_southron_invaders(scenario, south, east, who, able):
    sc = scenario(site=4, twilight=15)
    sc.put({"south": south, "east": east}[who], 1)
    sc.hand(1, "6C81"), sc.discard(1, "4U249", south)
    in_phase(sc, "shadow")
    sc.play("6C81")
    invaders = sc.find("6C81")
    assert sc.can(Use(invaders, 0), 1) is able
    if able:
        sc.use(invaders)
        assert sc.offered == {4249}
        sc.choose("4U249")
        assert sc.lives(sc.find("4U249"))
