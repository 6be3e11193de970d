"""Set 5, Isengard: machines, and berserkers who rage over wounds."""

import pytest
from tests.games.lotr.cards.dark import add_tokens, at_blows, foe, in_fight, in_phase, printed, tokens

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use

FRIENDS = ("4C74", "4C49", "4C286", "4P364", "1U97", "4C310")


@pytest.fixture
def engine(make):
    return make(condition("9C62", "Engine", ISENGARD, cost=0, keywords=MACHINE))


@pytest.fixture
def orc(make):
    return foe(make, 63, ISENGARD, ORC)


@pytest.mark.card("5U44", "5R49", "5U57")
@pytest.mark.parametrize("name", ["5U44", "5R49", "5U57"])
def test_uruks_build(scenario, orc, name):
    """For the toil of an Uruk-hai, not of an Orc."""
    sc = scenario()
    machine, uruk, other = sc.put(name, 1), sc.put("4C192", 1), sc.put(orc, 1)
    in_phase(sc, "shadow")
    sc.use(machine)
    assert (tokens(sc, machine), sc.wounds(uruk), sc.wounds(other)) == (1, 1, 0)


@pytest.mark.card("5U44")
@pytest.mark.parametrize(("friends", "count", "able"), [(4, 1, True), (3, 1, False), (4, 0, False)])
def test_battering_ram(scenario, friends, count, able):
    sc = scenario()
    fellows = [sc.put(name) for name in FRIENDS[:friends]]
    uruk, ram = sc.put("4C192", 1), sc.put("5U44", 1)
    add_tokens(sc, ram, count)
    sc.hand(1, "4C151")
    in_fight(sc, fellows[0], uruk)
    assert sc.can(Use(ram, 1)) is able
    if able:
        sc.use(ram, 1)
        assert (sc.keyword(uruk, Keyword.DAMAGE), sc.lives(ram)) == (2, False)


@pytest.mark.card("5U45", "5R46", "5R47")
@pytest.mark.parametrize(("name", "more"), [("5U45", 1), ("5R46", 1), ("5R47", 2)])
def test_wounds_enrage(scenario, name, more):
    """On all in its skirmish, itself too; nobody else's."""
    sc = scenario()
    hero, uruk = sc.put("4P364", wounds=2), sc.put(name, 1, wounds=1)
    sc.put("4C49", wounds=1)
    assert sc.strength(uruk) == printed(name).strength
    at_blows(sc, hero, uruk)
    assert sc.strength(uruk) == printed(name).strength + 3 * more


@pytest.mark.card("5U45", "5R46", "5R47")
@pytest.mark.parametrize(("name", "price"), [("5U45", 3), ("5R46", 4), ("5R47", 5)])
def test_machines_feed_the_rage(scenario, make, engine, name, price):
    farmer = make(ally("9C70", "Farmer", "", ROHAN, MAN, home=(2, Block.TOWERS), cost=1, strength=3, vitality=3))
    sc = scenario()
    hero, gimli, friend = sc.put("4P364"), sc.put("4C49"), sc.put(farmer)
    uruk, machine, short = sc.put(name, 1), sc.put(engine, 1), sc.put(engine, 1)
    add_tokens(sc, machine, price), add_tokens(sc, short, price - 1)
    in_fight(sc, hero, uruk)
    before = sc.strength(uruk)
    sc.use(uruk, 1).let_pass()
    assert (tokens(sc, machine), tokens(sc, short)) == (0, price - 1)
    if name == "5R46":
        assert sc.strength(uruk) == before + 2 + 8  # its own two wounds count as well
    hurt = {"5U45": (0, 2), "5R46": (0, 0), "5R47": (1, 0)}[name]
    assert (sc.wounds(gimli), sc.wounds(friend)) == hurt


@pytest.mark.card("5R49")
@pytest.mark.parametrize(("count", "able"), [(7, False), (8, True)])
def test_devilry_of_orthanc(scenario, count, able):
    sc = scenario()
    hero, uruk, devilry = sc.put("4P364"), sc.put("4C192", 1), sc.put("5R49", 1)
    add_tokens(sc, devilry, count)
    sc.begin("maneuver")
    sc.pass_until_seat(1) if able else None
    assert sc.can(Use(devilry, 1), 1) is able
    if able:
        sc.use(devilry, 1)
        assert [sc.wounds(one) for one in (hero, uruk, sc.frodo)] == [1, 1, 1]
        assert not sc.lives(devilry)


@pytest.mark.card("5U57")
def test_scaling_ladder(scenario, orc):
    sc = scenario()
    hero, uruk, other = sc.put("4P364"), sc.put("4C192", 1, wounds=1), sc.put(orc, 1, wounds=1)
    ladder = sc.put("5U57", 1)
    add_tokens(sc, ladder, 1)
    in_fight(sc, hero, uruk)
    sc.use(ladder, 1)
    assert (sc.wounds(uruk), sc.wounds(other), sc.lives(ladder)) == (0, 1, False)


@pytest.mark.card("5U60")
def test_siege_engine_is_built(scenario, engine):
    sc = scenario(site=5, twilight=9)
    siege, machine = sc.put("5U60", 1), sc.put(engine, 1)
    sc.hand(1, "4C192", "4C10")
    in_phase(sc, "shadow")
    sc.use(siege).choose("4C192").choose(machine)
    assert (tokens(sc, siege), tokens(sc, machine)) == (0, 1)


@pytest.mark.card("5U60")
@pytest.mark.parametrize(("mine", "able"), [(False, True), (True, False)])
def test_siege_engine_saves_machines(scenario, make, engine, mine, able):
    """From an opponent's card only."""
    culture = ISENGARD if mine else SHIRE
    wrecker = make(condition("9C64", "Wrecker", culture, cost=0).says(maneuver(do=Discard(Choose(MACHINE)))))
    sc = scenario()
    siege, machine = sc.put("5U60", 1), sc.put(engine, 1)
    hammer = sc.put(wrecker, 1 if mine else 0)
    sc.put("4C192", 1)
    sc.begin("maneuver").pass_until_seat(1 if mine else 0)
    sc.use(hammer).choose(machine)
    assert (sc.asks == "respond" and sc.can(Use(siege, 1), 1)) is able
    if able:
        sc.use(siege, 1)
    assert (sc.lives(machine), sc.lives(siege)) == (able, not able)


@pytest.mark.card("5C61", "5C62")
@pytest.mark.parametrize("name", ["5C61", "5C62"])
def test_engineers_add_a_token(scenario, make, engine, name):
    plain = make(condition("9C65", "Plain", ISENGARD, cost=0))
    sc = scenario(site=5, twilight=9)
    machine, other = sc.put(engine, 1), sc.put(plain, 1)
    sc.hand(1, name)
    in_phase(sc, "shadow")
    sc.play(name).use(sc.find(name))
    assert (tokens(sc, machine), tokens(sc, other)) == (1, 0)
