"""Set 4, the Raiders: events, weapons, and conditions with tokens."""

import pytest
from tests.games.lotr.cards.dark import add_tokens, beaten, foe, hold, in_fight, in_phase, printed, tokens

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts

FRIENDS = ("4C74", "4C49", "4C286", "4P364", "1U97", "4C310")


@pytest.fixture
def south(make):
    return foe(make, 94, RAIDER, MAN, keywords=SOUTHRON)


@pytest.fixture
def east(make):
    return foe(make, 95, RAIDER, MAN, keywords=EASTERLING)


@pytest.mark.card("4U216")
@pytest.mark.parametrize(("name", "able"), [("", True), ("4C10", False)])
def test_arrow_from_the_south_is_notched(scenario, south, name, able):
    sc = scenario()
    hero, winner, arrow = sc.put("4P364"), sc.put(name or south, 1), sc.put("4U216", 1)
    beaten(sc, hero, winner, 10)
    assert sc.can(Use(arrow, 0), 1) is able
    if able:
        sc.use(arrow)
    assert tokens(sc, arrow) == able


@pytest.mark.card("4U216")
def test_arrow_from_the_south_heals(scenario, make):
    """An archer of the Raiders, once for each token."""
    bow = foe(make, 96, RAIDER, MAN, keywords=ARCHER)
    sc = scenario()
    archer, other, arrow = sc.put(bow, 1, wounds=3), sc.put("4U138", 1, wounds=2), sc.put("4U216", 1)
    add_tokens(sc, arrow, 2, Culture.RAIDER)
    in_phase(sc, "archery")
    sc.use(arrow, 1)
    assert (sc.wounds(archer), sc.wounds(other), sc.lives(arrow)) == (1, 2, False)


@pytest.mark.card("4U233")
@pytest.mark.parametrize(("way", "burdens", "more"), [(0, 3, 3), (0, 7, 5), (1, 7, 2)])
def test_fearless(scenario, south, east, way, burdens, more):
    sc = scenario(twilight=9)
    hero, man, other = sc.put("4C74"), sc.put(south, 1), sc.put(east, 1)
    sc.set_player(0, burdens=burdens)
    sc.hand(1, "4U233")
    in_fight(sc, hero, man)
    sc.play("4U233").decide(way)
    if way:
        assert sc.offered == {man, other}
        sc.choose(man)
    assert sc.strength(man) == printed(south).strength + more


@pytest.mark.card("4C235")
@pytest.mark.parametrize(("who", "name", "able"), [("frodo", "", True), ("4C74", "", False), ("frodo", "4C10", False)])
def test_gathering_to_the_summons(scenario, south, who, name, able):
    sc = scenario(twilight=9)
    hero, man = sc.frodo if who == "frodo" else sc.put(who), sc.put(name or south, 1)
    sc.put(south, 1)
    sc.hand(1, "4C235", "4C241")
    in_fight(sc, hero, man)
    assert sc.can(Play(4235)) is able
    if able:
        sc.play("4C235")
        assert sc.burdens() == 1


@pytest.mark.card("4R238")
@pytest.mark.parametrize(("count", "sites", "able"), [(3, 1, True), (2, 1, False), (3, 0, False)])
def test_men_of_harad(scenario, south, east, count, sites, able):
    sc = scenario(site=4, twilight=4)
    harad = sc.put("4R238", 1)
    for name in (*[south] * count, east):
        sc.put(name, 1)
    hold(sc, sites)
    sc.hand(1, "4C10"), sc.deck(1, "4C17")
    in_phase(sc, "shadow")
    assert sc.can(Use(harad, 0)) is able
    if able:
        sc.use(harad)
        assert (len(sc.in_hand(1)), sc.s.twilight) == (2, 2)


@pytest.mark.card("4C239", "4C241")
@pytest.mark.parametrize(
    ("name", "burdens", "friends", "more"),
    [("4C239", 3, 0, 3), ("4C239", 4, 0, 4), ("4C241", 0, 4, 3), ("4C241", 9, 5, 5)],
)
def test_events_that_strengthen(scenario, strangers, name, burdens, friends, more):
    sc = scenario(twilight=9)
    fellows = [sc.put(one) for one in FRIENDS[:friends]]
    man = sc.put(strangers[0], 1)
    sc.put("4C10", 1)
    sc.set_player(0, burdens=burdens)
    sc.hand(1, name)
    in_fight(sc, fellows[0] if fellows else sc.frodo, man)
    sc.play(name)
    assert sc.strength(man) == printed(strangers[0]).strength + more


@pytest.mark.card("4U242")
def test_raiders_from_the_east(scenario, strangers):
    sc = scenario(twilight=3)
    raid, man, other = sc.put("4U242", 1), sc.put(strangers[0], 1), sc.put("4C10", 1)
    in_phase(sc, "shadow")
    sc.use(raid)
    assert (tokens(sc, raid), sc.wounds(man), sc.wounds(other), sc.s.twilight) == (1, 1, 0, 0)
    in_phase(sc, "maneuver")
    sc.use(raid, 1)
    assert (tokens(sc, raid), sc.s.twilight) == (0, 1)


@pytest.mark.card("4R247")
@pytest.mark.parametrize(("name", "arrows"), [("4C10", 1), ("", 2)])
def test_southron_bow(scenario, strangers, name, arrows):
    """Bearer shoots; another Man of the Raiders makes one arrow more."""
    sc = scenario()
    man = sc.put(strangers[0], 1)
    sc.put(name or strangers[0], 1), sc.put("4R247", 1, on=man)
    assert (sc.keyword(man, Keyword.ARCHER), total(archery_parts(sc.s, Side.SHADOW))) == (1, arrows)


@pytest.mark.card("4C255")
def test_southron_spear(scenario, south):
    sc = scenario(twilight=5)
    hero, friend, man = sc.put("4P364"), sc.put("4C74"), sc.put(south, 1)
    spear = sc.put("4C255", 1, on=man)
    in_fight(sc, hero, man)
    sc.use(spear)
    assert (sc.wounds(hero), sc.wounds(friend), sc.wounds(man), sc.s.twilight) == (1, 0, 1, 1)


@pytest.mark.card("4C260")
def test_whirling_strike(scenario, strangers):
    sc = scenario(twilight=9)
    hero, friend, man = sc.put("4P364"), sc.put("4C74"), sc.put(strangers[0], 1)
    sc.hand(1, "4C260", "4C260")
    in_fight(sc, hero, man)
    sc.play("4C260")
    assert (sc.wounds(hero), sc.wounds(friend)) == (1, 0)


@pytest.mark.card("4C260")
def test_whirling_strike_is_a_raiders(scenario, strangers):
    sc = scenario(twilight=9)
    hero, man = sc.put("4P364"), sc.put("4C10", 1)
    sc.put(strangers[0], 1)
    sc.hand(1, "4C260", "4C7")
    in_fight(sc, hero, man)
    if sc.can(Play(4260)):
        sc.play("4C260")
    assert sc.wounds(hero) == 0
