"""Set 4, Isengard's plans: machines and tokens, searches and what Saruman's Men lay on the enemy."""

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
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play, Use, Zone
from pelipoyta.games.lotr.rules.combat.archery import archery_parts


@pytest.fixture
def scout(make):
    """A tracker of Isengard."""
    return foe(make, 92, ISENGARD, URUK_HAI, keywords=TRACKER)


@pytest.fixture
def bow(make):
    return foe(make, 94, ISENGARD, URUK_HAI, keywords=ARCHER)


@pytest.fixture
def spy(make):
    """A Man of Isengard."""
    return foe(make, 91, ISENGARD, MAN)


@pytest.fixture
def farmer(make):
    return make(ally("9C70", "Farmer", "", ROHAN, MAN, home=(2, Block.TOWERS), cost=1, strength=3, vitality=3))


@pytest.mark.card("4C137", "4R211")
@pytest.mark.parametrize(("name", "fits"), [("4C137", True), ("4R211", False)])
def test_a_minion_brings_a_token(scenario, bow, name, fits):
    """Any Uruk-hai, or only an archer; the Uruk-hai are playable from hand, not the Man of Dunland."""
    sc = scenario(site=5, twilight=20)
    works = sc.put(name, 1)
    sc.hand(1, "4C192", "4C10", bow)
    in_phase(sc, "shadow")
    sc.use(works)
    assert sc.offered == ({4192, printed(bow).code} if fits else {printed(bow).code})
    sc.choose(bow)
    assert tokens(sc, works) == 1
    assert sc.s.cards[sc.find(bow)].zone is Zone.CENTRE


@pytest.mark.card("4C137")
@pytest.mark.parametrize(("count", "able"), [(2, False), (3, True)])
def test_attack_on_helms_deep(scenario, count, able):
    sc = within_reach(scenario(site=4))
    attack, uruk, man = sc.put("4C137", 1), sc.put("4C192", 1), sc.put("4C10", 1)
    sc.put("4C180", 1)
    add_tokens(sc, attack, count)
    sc.begin("regroup").pass_until_seat(1) if able else sc.begin("regroup")
    assert sc.can(Use(attack, 1), 1) is able
    if able:
        sc.use(attack, 1).choose(uruk)
        assert (taken(sc), sc.lives(uruk), sc.lives(man), tokens(sc, attack)) == (1, False, True, 0)


@pytest.mark.card("4R144")
@pytest.mark.parametrize(("sites", "able"), [(0, False), (1, True)])
def test_burning_of_westfold(scenario, sites, able):
    sc = scenario(site=5, twilight=9)
    fire, theirs = sc.put("4R144", 1), sc.put("4C44")
    hold(sc, sites)
    sc.hand(1, "4C192")
    in_phase(sc, "shadow")
    assert sc.can(Use(fire, 0)) is able
    if able:
        sc.use(fire).choose("4C192")
        assert (sc.lives(theirs), sc.lives(fire)) == (False, True)


@pytest.mark.card("4C145")
def test_cloud_of_arrows(scenario, bow):
    sc = scenario()
    sc.put("4C74")
    archer, uruk = sc.put(bow, 1), sc.put("4C192", 1)
    before = total(archery_parts(sc.s, Side.FREE))
    sc.hand(1, "4C145", "4C145")
    in_phase(sc, "archery")
    sc.play("4C145")
    assert (sc.wounds(archer), sc.wounds(uruk)) == (1, 0)
    assert total(archery_parts(sc.s, Side.SHADOW)) == 2
    assert (before, total(archery_parts(sc.s, Side.FREE))) == (1, 0)


@pytest.mark.card("4U147")
def test_covering_fire(scenario, bow):
    """It lasts until the companies regroup, and needs two archers to begin with."""
    sc = scenario(site=5, twilight=9)
    legolas = sc.put("4C74")
    longbow = sc.put("6C21", on=legolas)
    sc.put(bow, 1), sc.put("4C192", 1)
    sc.hand(1, "4U147", bow)
    in_phase(sc, "shadow")
    assert sc.refused(Play(4147)).rule == "LOTR-18.1"
    sc.play(bow).play("4U147")
    fire = sc.find("4U147")
    sc.hand(0, "4C87"), sc.deck(0, "4C87")
    sc.begin("archery")
    assert not sc.can(Use(longbow, 0), 0)
    sc.begin("regroup")
    assert not sc.lives(fire)


@pytest.mark.card("4U148")
@pytest.mark.parametrize(("name", "count"), [("4C192", 1), ("4C10", 0)])
def test_down_to_the_last_child_counts(scenario, name, count):
    sc = scenario()
    hero, winner, child = sc.put("4P364"), sc.put(name, 1), sc.put("4U148", 1)
    beaten(sc, hero, winner, 10)
    assert tokens(sc, child) == count


@pytest.mark.card("4U148")
def test_down_to_the_last_child_takes_land(scenario):
    sc = within_reach(scenario(site=4))
    child = sc.put("4U148", 1)
    add_tokens(sc, child, 2)
    in_phase(sc, "shadow")
    sc.use(child, 1)
    assert (taken(sc), tokens(sc, child)) == (1, 0)


@pytest.mark.card("4C153")
def test_grima_son_of_galmod(scenario, farmer):
    """Companions the Ring does not bind, and allies; a Shadow condition, not any."""
    sc = scenario()
    boromir, aragorn, friend = sc.put("1U97"), sc.put("4P364"), sc.put(farmer)
    for bearer in (boromir, friend, sc.frodo):
        sc.put("4C212", 1, on=bearer)
    sc.put("4C306", on=aragorn)
    everyone = (boromir, friend, sc.frodo, aragorn)
    before = [sc.strength(one) for one in everyone]
    sc.put("4C153", 1)
    assert [old - sc.strength(one) for old, one in zip(before, everyone, strict=True)] == [1, 1, 0, 0]


@pytest.mark.card("4C156")
@pytest.mark.parametrize(("mark", "more"), [("4C212", 4), ("4R157", 2)])
def test_kill_them_now(scenario, make, scout, mark, more):
    sc = scenario()
    boromir, hunter = sc.put("1U97"), sc.put(scout, 1)
    sc.put("4C192", 1), sc.put(mark, 1, on=boromir), sc.put(foe(make, 77, SAURON, ORC, keywords=TRACKER), 1)
    sc.hand(1, "4C156")
    in_fight(sc, boromir, hunter)
    sc.play("4C156")
    assert sc.strength(hunter) == printed(scout).strength + more


@pytest.mark.card("4U159")
@pytest.mark.parametrize("pays", [True, False])
def test_many_riddles(scenario, scout, pays):
    sc = scenario(twilight=5)
    boromir, hunter = sc.put("1U97"), sc.put(scout, 1)
    riddles = sc.put("4U159", 1, on=boromir)
    in_phase(sc, "assignment")
    sc.use(riddles, 1)
    assert (sc.asked, sc.wounds(hunter), sc.s.twilight) == (0, 1, 3)
    sc.decide(int(pays))
    assert sc.wounds(boromir) == int(pays)
    assert [fight.minions for fight in sc.s.fights] == ([] if pays else [(hunter,)])


@pytest.mark.card("4U159")
def test_many_riddles_are_not_for_the_ring_bearer(scenario, scout):
    sc = scenario(twilight=5)
    boromir, hunter = sc.put("1U97"), sc.put(scout, 1)
    sc.hand(1, "4U159")
    in_phase(sc, "shadow")
    sc.play("4U159")
    assert (sc.s.cards[sc.find("4U159")].host, sc.wounds(hunter)) == (boromir, 1)


@pytest.mark.card("4U161")
def test_men_will_fall(scenario, spy):
    sc = scenario(twilight=9)
    hero, uruk = sc.put("4C74"), sc.put("4C192", 1)
    sc.hand(1, "4U161", "4C151")
    in_fight(sc, hero, uruk)
    assert sc.refused(Play(4161)).rule == "LOTR-17.9"
    sc.put(spy, 1)
    sc.play("4U161")
    assert (sc.strength(hero), sc.strength(sc.frodo)) == (printed("4C74").strength - 2, sc.strength(sc.frodo))


@pytest.mark.card("4R168")
@pytest.mark.parametrize(("name", "wounds"), [("4C192", 0), ("4C10", 1)])
def test_race_across_the_mark(scenario, name, wounds):
    sc = scenario(site=4, twilight=2)
    hero, minion = sc.put("4P364"), sc.put(name, 1)
    race = sc.put("4R168", 1)
    hold(sc)
    sc.set_strength(minion, 10)
    in_fight(sc, hero, minion)
    sc.use(race).resolve()
    assert (sc.wounds(hero) > 0) is (wounds > 0)
