"""Set 4, Isengard and Raiders: control, trackers, conditions on the enemy's Men, burdens that count."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import cost, total
from pelipoyta.games.lotr.model import Play, Use, Zone
from pelipoyta.games.lotr.rules.combat.archery import archery_parts


@pytest.fixture
def spy(make):
    """A Man of Isengard."""
    return make(minion("9C91", "Spy", ISENGARD, MAN, cost=2, strength=5, vitality=3, site=1))


@pytest.fixture
def scout(make):
    """A tracker of Isengard who can shoot."""
    words = (TRACKER, ARCHER)
    return make(minion("9C92", "Scout", ISENGARD, URUK_HAI, cost=2, strength=5, vitality=3, site=5, keywords=words))


@pytest.mark.card("4U136")
def test_advance_uruk_patrol_controls_a_battleground(scenario, make):
    field = make(site("9U1", "Field", 1, shadow=0, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=BATTLEGROUND))
    for name, more in ((field, 4), ("4U328", 0)):
        sc = scenario(site=3, sites={1: name})
        patrol = sc.put("4U136", 1)
        assert sc.strength(patrol) == CARDS[4136].strength
        sc.hold(sc.s.path[0], 1)
        assert (sc.strength(patrol), sc.keyword(patrol, Keyword.FIERCE)) == (CARDS[4136].strength + more, 0)


@pytest.mark.card("4U136")
def test_advance_uruk_patrol_at_a_battleground(scenario, make):
    field = make(site("9U2", "Field", 2, shadow=0, arrow=Arrow.LEFT, block=Block.TOWERS, keywords=BATTLEGROUND))
    sc = scenario(site=2, sites={2: field})
    assert sc.keyword(sc.put("4U136", 1), Keyword.FIERCE) == 1


@pytest.mark.card("4R139")
def test_banished_is_laid_on_an_enemy(scenario, spy):
    """LOTR-21.1, LOTR-30.50: on a Free Peoples Man; a Man of Isengard pays for it by exerting."""
    sc = scenario(twilight=9)
    rider, legolas, uruk = sc.put("4C286"), sc.put("4C74"), sc.put("4C192", 1)
    sc.hand(1, "4R139")
    sc.begin("shadow", 1)
    assert sc.refused(Play(4139)).rule == "LOTR-18.3"
    agent = sc.put(spy, 1)
    sc.play("4R139")
    assert (sc.s.cards[sc.find("4R139")].host, sc.wounds(agent), sc.wounds(uruk)) == (rider, 1, 0)
    sc.set_strength(uruk, 9)
    sc.fight(legolas, uruk).resolve()
    assert sc.wounds(rider) == 1


@pytest.mark.card("4R139")
def test_banished_cares_for_others_only(scenario):
    sc = scenario()
    rider, uruk = sc.put("4C286"), sc.put("4C192", 1)
    sc.put("4R139", 1, on=rider)
    sc.set_strength(uruk, 9)
    sc.fight(rider, uruk).resolve()
    assert sc.wounds(rider) == 1 + sc.keyword(uruk, Keyword.DAMAGE)


@pytest.mark.card("4R157")
def test_leechcraft(scenario, spy):
    """Special abilities of the bearer may not be used; others' may."""
    sc = scenario(twilight=9)
    aragorn, boromir = sc.put("4P364"), sc.put("1U97")
    legolas, uruk = sc.put("4C74"), sc.put("4C192", 1)
    sc.put("4R157", 1, on=boromir)
    sc.fight(legolas, uruk)
    assert sc.refused(Use(boromir, 0)).reason == "forbidden-by-text"
    assert sc.can(Use(legolas, 0))
    assert aragorn != boromir


@pytest.mark.card("4C141")
@pytest.mark.parametrize(("name", "burdens"), [("4P364", 2), ("4C74", 1)])
def test_beyond_dark_mountains(scenario, name, burdens):
    sc = scenario()
    hero, uruk = sc.put(name), sc.put("4C192", 1)
    sc.set_strength(uruk, 40)
    sc.hand(1, "4C141")
    sc.fight(hero, uruk).resolve()
    sc.play("4C141")
    assert (sc.burdens(), sc.wounds(uruk)) == (burdens, 1)


@pytest.mark.card("4R149")
def test_driven_back(scenario, scout):
    sc = scenario(twilight=9)
    for _ in range(2):
        sc.put(scout, 1)
    sc.dead(0, "4C74", "4C286")
    sc.hand(1, "4R149")
    sc.begin("archery")
    sc.pass_until_seat(1)
    sc.play("4R149")
    assert total(archery_parts(sc.s, Side.SHADOW)) == 4
    assert total(archery_parts(sc.s, Side.FREE)) == 0


@pytest.mark.card("4R149")
def test_driven_back_needs_two_archers(scenario, scout):
    sc = scenario(twilight=9)
    sc.put(scout, 1)
    sc.put("4C192", 1)
    sc.hand(1, "4R149")
    sc.begin("archery")
    sc.pass_until_seat(1)
    assert sc.refused(Play(4149)).rule == "LOTR-17.9"


@pytest.mark.card("4U155")
def test_haunting_her_steps(scenario, make):
    grima = make(minion("9C93", "Gríma", ISENGARD, MAN, cost=2, strength=4, vitality=3, site=1, unique=True))
    sc = scenario()
    boromir, frodo, uruk = sc.put("1U97"), sc.frodo, sc.put("4C192", 1)
    worm = sc.put(grima, 1)
    sc.hand(1, "4U155")
    sc.fight(frodo, uruk)
    sc.use(boromir)
    sc.play("4U155")
    assert (sc.wounds(boromir), sc.wounds(worm), sc.strength(frodo)) == (
        1,
        1,
        CARDS[sc.s.cards[frodo].code].strength + 1,
    )


@pytest.mark.card("4R176")
def test_ugluk(scenario, scout):
    """LOTR-20.2: his trackers roam for nothing; he himself grows with their number."""
    sc = scenario(site=2)
    assert cost(sc.s, 1, 9092) == 4
    ugluk = sc.put("4R176", 1)
    assert (cost(sc.s, 1, 9092), cost(sc.s, 1, 4192)) == (2, CARDS[4192].twilight + 2)
    printed = CARDS[4176].strength
    for strength, damage in ((printed + 3, 0), (printed + 3, 1)):
        sc.put(scout, 1)
        assert (sc.strength(ugluk), sc.keyword(ugluk, Keyword.DAMAGE)) == (strength, damage)


@pytest.mark.card("4C180")
def test_uruk_besieger(scenario):
    sc = scenario(site=6, twilight=9)
    uruk = sc.put("4C180", 1)
    sc.hold(sc.s.path[0], 1)
    sc.begin("regroup").pass_until_seat(1)
    sc.use(uruk)
    assert sc.s.cards[uruk].zone is Zone.STACKED
    sc.s.twilight = 9
    sc.begin("shadow", 1)
    sc.use(uruk, 1)
    assert (sc.s.cards[sc.find("4C180")].zone, sc.s.twilight) == (Zone.CENTRE, 9 - CARDS[4180].twilight + 1)


@pytest.mark.card("4C181")
def test_uruk_chaser(scenario):
    sc = scenario()
    hero, uruk = sc.put("4C74"), sc.put("4C181", 1)
    sc.fight(hero, uruk)
    assert sc.strength(uruk) == CARDS[4181].strength
    sc.s.fierce = True
    assert sc.strength(uruk) == CARDS[4181].strength + 2
    sc.s.fight = None
    assert sc.strength(uruk) == CARDS[4181].strength


@pytest.mark.card("4R203")
def test_uruk_hai_horde(scenario):
    sc = scenario(site=6)
    assert CARDS[4203].id == "4R203"
    before = cost(sc.s, 1, 4203)
    sc.hold(sc.s.path[0], 1)
    assert (before, cost(sc.s, 1, 4203)) == (CARDS[4203].twilight, CARDS[4203].twilight - 1)
    sc.hold(sc.s.path[0], 0)
    assert cost(sc.s, 1, 4203) == CARDS[4203].twilight - 1


@pytest.mark.card("4C226")
@pytest.mark.parametrize(("name", "able"), [("4C74", True), ("", False)])
def test_easterling_guard(scenario, name, able):
    sc = scenario()
    hero = sc.put(name) if name else sc.frodo
    guard = sc.put("4C226", 1)
    sc.begin("defend")
    sc.assign(hero, guard)
    assert (sc.asks == "respond") is able
    if able:
        sc.use(guard)
        assert (sc.burdens(), sc.wounds(guard)) == (1, 1)


@pytest.mark.card("4R231")
@pytest.mark.parametrize(("number", "wounds"), [(2, 2), (3, 0)])
def test_eastern_emyn_muil(scenario, number, wounds):
    sc = scenario(site=number)
    sc.put("4R231", 1)
    legolas = sc.put("4C74")
    sc.adventure(1, "4U342", "4U346")
    sc.begin("fellowship").pass_()
    assert (sc.wounds(sc.frodo), sc.wounds(legolas)) == (wounds, 0)


@pytest.mark.card("4R231")
def test_eastern_emyn_muil_is_thrown_away(scenario, strangers):
    sc = scenario()
    muil, raider = sc.put("4R231", 1), sc.put(strangers[0], 1)
    sc.begin("maneuver").pass_until_seat(1)
    sc.use(muil, 1)
    assert (sc.lives(muil), sc.wounds(raider), sc.wounds(sc.frodo)) == (False, 1, 1)


@pytest.mark.card("4U236")
def test_howl_of_harad(scenario, make):
    words = {"cost": 2, "strength": 20, "vitality": 2, "site": 1}
    south = make(minion("9C94", "South", RAIDER, MAN, keywords=SOUTHRON, **words))
    for name, able in ((south, True), ("4C192", False)):
        sc = scenario(twilight=9)
        hero, foe, howl = sc.put("4C74"), sc.put(name, 1), sc.put("4U236", 1)
        sc.set_strength(foe, 9)
        sc.fight(hero, foe).resolve()
        assert sc.can(Use(howl, 0), 1) is able
        if able:
            sc.use(howl).pass_()  # the Ring would bear it
            assert (sc.wounds(sc.frodo), sc.s.twilight) == (1, 5)


@pytest.mark.card("4R243")
@pytest.mark.parametrize(("burdens", "arrows"), [(0, 1), (3, 4), (7, 6)])
def test_rapid_fire(scenario, make, burdens, arrows):
    words = {"cost": 2, "strength": 5, "vitality": 2, "site": 1}
    bow = make(minion("9C95", "Bow", RAIDER, MAN, keywords=ARCHER, **words))
    sc = scenario(twilight=9)
    sc.put(bow, 1)
    sc.set_player(0, burdens=burdens)
    sc.hand(1, "4R243")
    sc.begin("archery").pass_until_seat(1)
    sc.play("4R243")
    assert total(archery_parts(sc.s, Side.SHADOW)) == arrows
