"""Set 4: events of the Shadow for other phases than its own, and one of the Elves for archery."""

import pytest
from tests.games.lotr.cards.dark import foe, hold, in_fight, in_phase

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Play


@pytest.fixture
def uruk(make):
    return foe(make, 91, ISENGARD, URUK_HAI)


@pytest.fixture
def raider(make):
    return foe(make, 92, RAIDER, MAN)


def maneuver_with(sc, name, twilight=9):
    sc.s.twilight = twilight
    sc.hand(1, name)
    return in_phase(sc, "maneuver")


@pytest.mark.card("4R35")
def test_wake_of_destruction(scenario, raider):
    """With two sites held one's own Dunland Men are fierce."""
    sc = scenario(site=4)
    man, other = sc.put("4C10", 1), sc.put(raider, 1)
    hold(sc, 1)
    maneuver_with(sc, "4R35")
    assert not sc.can(Play(4035))
    hold(sc, 1)
    sc.play("4R35")
    assert (sc.keyword(man, Keyword.FIERCE), sc.keyword(other, Keyword.FIERCE)) == (1, 0)


@pytest.mark.card("4R39")
def test_wild_man_raid(scenario, raider):
    sc = scenario()
    man = sc.put("4C286")
    horse, walls = sc.put("4C283", on=man), sc.put("5U38")
    sc.put("4C10", 1), sc.put("4C17", 1), sc.put(raider, 1), sc.put("5U22", 1)
    maneuver_with(sc, "4R39")
    assert not sc.can(Play(4039))
    sc.put("4C10", 1)
    sc.play("4R39")
    assert sc.offered == {horse, walls}
    sc.choose(walls)
    assert not sc.lives(walls)


@pytest.mark.card("4R61")
def test_company_of_archers(scenario):
    sc = scenario()
    fens = sc.put("5U22", 1)
    sc.put("4C74"), sc.put("4C286"), sc.put("4C10", 1)
    sc.hand(0, "4R61")
    sc.begin("archery")
    assert not sc.can(Play(4061))
    sc.put("4C65")
    sc.play("4R61")
    assert not sc.lives(fens)


@pytest.mark.card("4R140")
def test_beyond_all_hope(scenario, uruk):
    sc = scenario()
    first = sc.put(uruk, 1)
    sc.dead(0, "4C286", "4C277")
    maneuver_with(sc, "4R140")
    assert not sc.can(Play(4140))
    second = sc.put(uruk, 1)
    sc.play("4R140")
    assert (sc.burdens(), sc.wounds(first), sc.wounds(second)) == (2, 1, 1)


@pytest.mark.card("4U152")
def test_get_back(scenario, make, uruk):
    """The tracker is not to be assigned, by anyone; others are."""
    sc = scenario()
    tracker, other = sc.put(foe(make, 93, ISENGARD, ORC, keywords=TRACKER), 1), sc.put(uruk, 1)
    man = sc.put("4C286")
    sc.hand(1, "4U152")
    sc.begin("assignment").pass_until_seat(1)
    sc.play("4U152").pass_until("defend")
    assert (sc.can(Assign(man, tracker)), sc.can(Assign(man, other))) == (False, True)


@pytest.mark.card("4R163")
@pytest.mark.parametrize("sites", [1, 2])
def test_no_dawn_for_men(scenario, uruk, sites):
    sc = scenario(site=4)
    men = [sc.put("4C286"), sc.put("4C74"), sc.put("4C49")]
    sc.put("4C122"), sc.put(uruk, 1)
    hold(sc, sites)
    maneuver_with(sc, "4R163")
    sc.play("4R163")
    assert sc.offered == set(men)
    sc.choose(*men[:sites])
    assert sum(sc.wounds(card) for card in men) == sites


@pytest.mark.card("4R214")
def test_where_has_grima_stowed_it(scenario):
    """A possession on an ally or an unbound companion, none on the Ring-bound."""
    sc = scenario()
    horse, coneys = sc.put("4C283", on=sc.put("4C286")), sc.put("4C298", on=sc.frodo)
    sc.put("4C10", 1)
    maneuver_with(sc, "4R214")
    assert not sc.can(Play(4214))
    sc.put("4C153", 1)
    sc.play("4R214")
    assert (sc.lives(horse), sc.lives(coneys)) == (False, True)


@pytest.mark.card("4R223")
@pytest.mark.parametrize(("burdens", "left"), [(2, 2), (3, 1)])
def test_discovered(scenario, raider, burdens, left):
    sc = scenario()
    walls = [sc.put("5U38") for _ in range(3)]
    fens, man = sc.put("5U22", 1), sc.put(raider, 1)
    sc.set_player(0, burdens=burdens)
    maneuver_with(sc, "4R223")
    sc.play("4R223").choose(*walls[: 3 - left])
    assert (sum(sc.lives(card) for card in walls), sc.lives(fens), sc.wounds(man)) == (left, True, 1)


@pytest.mark.card("4U234")
@pytest.mark.parametrize("phase", ["maneuver", "skirmish"])
def test_flanking_attack(scenario, make, raider, phase):
    sc = scenario(twilight=1)
    man, hero = sc.put(raider, 1), sc.put("4C286")
    south = foe(make, 94, RAIDER, MAN, keywords=SOUTHRON)
    sc.hand(1, "4U234")
    in_fight(sc, hero, man) if phase == "skirmish" else in_phase(sc, phase)
    assert not sc.can(Play(4234))
    rider = sc.put(south, 1)
    sc.play("4U234")
    assert (sc.s.twilight, sc.wounds(rider)) == (4, 1)


@pytest.mark.card("4R240")
@pytest.mark.parametrize("pays", [True, False])
def test_new_fear(scenario, raider, pays):
    """A burden for each companion over four, unless two of them go."""
    sc = scenario(twilight=9)
    men = [sc.put("4C286") for _ in range(5)]
    sc.put(raider, 1)
    sc.hand(1, "4R240")
    sc.begin("regroup").pass_until_seat(1)
    sc.play("4R240").decide(int(pays))
    if pays:
        assert sc.offered == set(men)
        sc.choose(*men[:2])
    assert (sc.burdens(), sum(sc.lives(card) for card in men)) == ((0, 3) if pays else (2, 5))


@pytest.mark.card("4R259")
@pytest.mark.parametrize("pays", [True, False])
def test_vision_from_afar(scenario, make, raider, pays):
    sc = scenario(twilight=9)
    east, other = sc.put(foe(make, 95, RAIDER, MAN, keywords=EASTERLING), 1), sc.put(raider, 1)
    sc.put("4C286")
    sc.hand(1, "4R259")
    sc.begin("assignment").pass_until_seat(1)
    sc.play("4R259").decide(int(pays))
    assert sc.burdens() == int(pays)
    assert [fight.minions for fight in sc.s.fights] == ([] if pays else [(east,)])
    assert sc.lives(other)
