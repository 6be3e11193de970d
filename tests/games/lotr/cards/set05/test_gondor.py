"""Set 5: the knights of Gondor and their walls."""

import pytest
from tests.games.lotr.cards.dark import at_blows, foe

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Play, Use


@pytest.fixture
def orc(make):
    return foe(make, 91, SAURON, ORC)


@pytest.fixture
def wall(make):
    """A fortification of another culture."""
    return make(condition("9C98", "Far Wall", ROHAN, cost=0, keywords=FORTIFICATION))


def bearing(sc, orc, name="5C33"):
    """A minion that bears it."""
    found = sc.put(orc, 1)
    sc.put(name, on=found)
    return found


@pytest.mark.card("5R31")
def test_alcarin_leads_knights(scenario):
    """Other knights are cheaper at the start, other Men are not."""
    sc = scenario()
    sc.put("5R31")
    prices = [cost(sc.s, 0, code) for code in (5035, 4122)]
    sc.s.phase = Phase.SETUP
    assert [cost(sc.s, 0, code) for code in (5035, 4122)] == [prices[0] - 1, prices[1]]


@pytest.mark.card("5R31")
def test_alcarin_meets_whom_the_walls_hold(scenario, orc, wall):
    sc = scenario()
    knight, other, held = sc.put("5R31", wounds=1), bearing(sc, orc, wall), bearing(sc, orc)
    sc.begin("assignment").use(knight, 1)
    assert (sc.wounds(knight), sc.s.fights[0].character, sc.s.fights[0].minions) == (0, knight, (held,))
    assert other not in sc.s.fights[0].minions


@pytest.mark.card("5C33")
@pytest.mark.parametrize("way", [0, 1])
def test_city_wall(scenario, orc, way):
    """A Man of Gondor exerts, or three knights are there; it lies on whom such a Man fights, three weaker."""
    sc = scenario()
    wall, knights = sc.put("5C33"), [sc.put("5C35") for _ in range(3)]
    hero, foe_, idle = knights[0], sc.put(orc, 1), sc.put(orc, 1)
    at_blows(sc, hero, foe_)
    sc.use(wall).decide(way)
    if way == 0:
        sc.choose(knights[2])
    assert (sc.s.cards[wall].host, sc.strength(foe_), sc.strength(idle)) == (foe_, 2, 5)
    assert sc.wounds(knights[2]) == 1 - way
    assert not sc.can(Use(wall, 0))


@pytest.mark.card("5C33", "5R39")
@pytest.mark.parametrize("name", ["5C33", "5R39"])
def test_walls_are_for_men_of_gondor(scenario, orc, name):
    sc = scenario()
    wall, rider, foe_ = sc.put(name), sc.put("4C286"), sc.put(orc, 1)
    sc.put("5C35"), sc.put("5C35")
    at_blows(sc, rider, foe_)
    if sc.can(Use(wall, 0)):
        sc.use(wall)
    assert sc.s.cards[wall].host == -1


@pytest.mark.card("5R39")
def test_stone_tower(scenario, orc):
    """Two must exert, and the minion has two less to live by."""
    sc = scenario()
    tower, hero, foe_ = sc.put("5R39"), sc.put("5C35"), sc.put(orc, 1)
    at_blows(sc, hero, foe_)
    assert not sc.can(Use(tower, 0))
    other = sc.put("4P364")
    sc.use(tower)
    assert (sc.wounds(hero), sc.wounds(other), sc.vitality(foe_)) == (1, 1, 2)


@pytest.mark.card("5C35")
def test_gondorian_knight(scenario):
    sc = scenario()
    assert sc.keyword(sc.put("5C35"), Keyword.KNIGHT) == 1


@pytest.mark.card("5C36")
def test_knight_of_gondor(scenario):
    sc = scenario()
    knight, wall = sc.put("5C36", wounds=1), sc.put("5C33")
    sc.put("4C298", on=sc.frodo)
    sc.begin("fellowship").use(knight)
    assert (sc.wounds(knight), sc.lives(wall)) == (0, False)
    sc.wound(knight, 1)
    assert not sc.can(Use(knight, 0))


@pytest.mark.card("5C37", "5U42")
@pytest.mark.parametrize("name", ["5C37", "5U42"])
def test_they_strike_at_the_walls(scenario, orc, wall, name):
    """Whom a fortification of Gondor holds, and nobody else."""
    sc = scenario()
    held, other, free = bearing(sc, orc), bearing(sc, orc, wall), sc.put(orc, 1)
    if name == "5C37":
        sc.hand(0, name, "4C87")
        sc.fight(sc.put("4C286"), free).play(name)
    else:
        knight = sc.put(name)
        sc.begin("maneuver").use(knight, 1)
        assert sc.wounds(knight) == 1
    assert [sc.wounds(card) for card in (held, other, free)] == [1, 0, 0]


@pytest.mark.card("5U42")
def test_turgon_comes_to_knights(scenario):
    sc = scenario()
    sc.put("4P364")
    sc.hand(0, "5U42")
    sc.begin("fellowship")
    assert not sc.can(Play(5042))
    sc.put("5C35")
    assert sc.can(Play(5042))


@pytest.mark.card("5C40")
def test_take_cover(scenario, wall):
    sc = scenario()
    sc.put("4P364")
    sc.discard(0, "5C33", wall, "5U38")
    sc.hand(0, "5C40")
    sc.begin("fellowship")
    assert not sc.can(Play(5040))
    knight = sc.put("5C35")
    sc.play("5C40")
    assert sc.offered == {5033}
    sc.choose("5C33")
    assert (sc.wounds(knight), sc.lives(sc.find("5C33"))) == (1, True)


@pytest.mark.card("5C43")
@pytest.mark.parametrize(("name", "more"), [("5C33", 4), ("", 2)])
def test_war_must_be(scenario, orc, wall, name, more):
    sc = scenario()
    hero, foe_ = sc.put("5C35"), bearing(sc, orc, name or wall)
    sc.put("4C286")
    sc.hand(0, "5C43", "4C87")
    sc.fight(hero, foe_).play("5C43")
    assert sc.strength(hero) == 6 + more
