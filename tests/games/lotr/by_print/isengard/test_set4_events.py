"""Isengard events of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    ARCHER,
    KNIGHT,
    SAVAGE,
    TRACKER,
    TROOP,
    URUK,
    act,
    late,
    man_of_isengard,
    saruman,
    shadow,
    unplayable,
)

from pelipoyta.games.lotr.model import Assign, Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4R140")
def test_beyond_all_hope(scenario):
    """Two Uruk-hai exert; a burden for each card in the dead pile of the Free Peoples player."""
    sc = late(scenario, twilight=5)
    uruks = [sc.put(URUK, 1) for _ in range(2)]
    sc.put(SAVAGE, 1), sc.dead(0, KNIGHT, "4C277", KNIGHT), sc.dead(1, KNIGHT), sc.hand(1, "4R140")
    shadow(sc.begin("maneuver")).play("4R140")
    assert ([sc.wounds(uruk) for uruk in uruks], sc.burdens(), sc.s.twilight) == ([1, 1], 3, 0)


@pytest.mark.card("4R140")
def test_beyond_all_hope_with_one_uruk_hai(scenario):
    """LOTR-18.17: two different ones; the exhausted does not count."""
    sc = late(scenario, twilight=5)
    sc.put(URUK, 1), sc.put(URUK, 1, wounds=2), sc.dead(0, KNIGHT), sc.hand(1, "4R140")
    shadow(sc.begin("maneuver"))
    assert unplayable(sc, "4R140") == "LOTR-18.3"


@pytest.mark.card("4C141")
@pytest.mark.parametrize(("name", "burdens"), [("4C310", 1), ("4C292", 2), ("4P364", 2), ("4C90", 2), ("4C49", 1)])
def test_beyond_dark_mountains(scenario, name, burdens):
    """An Isengard minion exerts for a burden, or two if one of the three leaders was killed."""
    sc = late(scenario)
    friend, uruk = sc.put(name), sc.put(URUK, 1)
    sc.set_strength(uruk, 20), sc.hand(1, "4C141")
    sc.fight(friend, uruk).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("4C141")
    assert (sc.burdens(), sc.wounds(uruk)) == (burdens, 1)


@pytest.mark.card("4C141")
def test_beyond_dark_mountains_and_minions(scenario):
    """A minion that is killed is not meant; and an Isengard minion must be able to exert."""
    sc = late(scenario)
    sc.put(URUK, 1), sc.hand(1, "4C141")
    sc.fight(sc.put("4P364"), sc.put("4C10", 1)).resolve()
    assert not sc.can(Play(code_of("4C141")), 1)
    tired = late(scenario)
    tired.put(URUK, 1, wounds=2), tired.hand(1, "4C141")
    tired.fight(tired.put("4C310"), tired.put(SAVAGE, 1)).resolve()
    assert not tired.can(Play(code_of("4C141")), 1)


@pytest.mark.card("4U143")
@pytest.mark.parametrize("name", [KNIGHT, "4C310"])
def test_brought_back_alive(scenario, name):
    """An Isengard tracker exerts to be assigned; a companion may exert to prevent it, a Hobbit may not."""
    sc = late(scenario)
    friend, tracker = sc.put(name), sc.put(TRACKER, 1)
    sc.put(URUK, 1), sc.put("4C316"), sc.hand(1, "4U143")
    shadow(sc.begin("assignment")).play("4U143")
    assert sc.wounds(tracker) == 1
    if name == KNIGHT:
        assert (sc.asks, sc.asked) == ("prevent", 0)
        sc.decide(1)
        assert (sc.s.fights, sc.wounds(friend)) == ([], 1)
    else:
        assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(friend, (tracker,))]


@pytest.mark.card("4U143")
def test_brought_back_alive_by_others(scenario):
    """LOTR-18.3: an Uruk-hai who is no tracker cannot."""
    sc = late(scenario)
    sc.put(KNIGHT), sc.put(URUK, 1), sc.put(TRACKER, 1, wounds=1), sc.hand(1, "4U143")
    shadow(sc.begin("assignment"))
    assert unplayable(sc, "4U143") == "LOTR-18.3"


@pytest.mark.card("4C145")
def test_cloud_of_arrows(scenario):
    """An Isengard archer exerts: one arrow more of the minions, one fewer of the fellowship."""
    sc = late(scenario)
    sc.put("4C74")
    archer, uruk = sc.put(ARCHER, 1), sc.put(URUK, 1)
    sc.hand(1, "4C145"), sc.hand(0)
    shadow(sc.begin("archery")).play("4C145")
    assert sc.wounds(archer) == 1
    sc.choose(sc.frodo, sc.frodo)
    assert (sc.wounds(sc.frodo), sc.wounds(uruk)) == (2, 0)


@pytest.mark.card("4C145")
def test_cloud_of_arrows_without_archer(scenario):
    """LOTR-18.3: neither an exhausted archer nor another minion pays."""
    sc = late(scenario)
    sc.put(ARCHER, 1, wounds=1), sc.put(URUK, 1), sc.hand(1, "4C145")
    shadow(sc.begin("archery"))
    assert unplayable(sc, "4C145") == "LOTR-18.3"


@pytest.mark.card("4R149")
@pytest.mark.parametrize(("dead", "wounds"), [(0, 2), (2, 4)])
def test_driven_back(scenario, dead, wounds):
    """With two Isengard archers an arrow more for each card in the dead pile."""
    sc = late(scenario, twilight=3)
    aragorn = sc.put("4P364")
    sc.put("4U182", 1), sc.put("4U182", 1), sc.dead(0, *[KNIGHT] * dead), sc.hand(1, "4R149"), sc.hand(0)
    shadow(sc.begin("archery")).play("4R149")
    for _ in range(wounds - 1):
        sc.choose(aragorn if sc.vitality(aragorn) > 1 else sc.frodo)
    sc.choose(sc.frodo)
    assert sc.wounds(aragorn) + sc.wounds(sc.frodo) == wounds


@pytest.mark.card("4R149")
def test_driven_back_by_one(scenario):
    """LOTR-17.9: one archer is too few."""
    sc = late(scenario, twilight=3)
    sc.put(ARCHER, 1), sc.put(URUK, 1), sc.hand(1, "4R149")
    shadow(sc.begin("archery"))
    assert unplayable(sc, "4R149") == "LOTR-17.9"


@pytest.mark.card("4C151")
@pytest.mark.parametrize(("site", "bonus"), [(5, 3), (6, 2)])
def test_ferocity(scenario, site, bonus):
    """+2 for an Uruk-hai, +3 at a battleground, for this skirmish."""
    sc = late(scenario, site=site)
    uruk, _ = sc.put(URUK, 1), sc.put(SAVAGE, 1)
    sc.hand(1, "4C151")
    shadow(sc.fight(sc.put("4P364"), uruk)).play("4C151")
    assert sc.strength(uruk) == 9 + bonus
    sc.resolve()
    assert sc.strength(uruk) == 9


@pytest.mark.card("4C151")
def test_ferocity_of_any_uruk_hai(scenario):
    """Also of one that does not fight, and another player's; no Orc."""
    sc = late(scenario, seats=3)
    uruk, other, _ = sc.put(URUK, 1), sc.put(URUK, 2), sc.put(TROOP, 1)
    sc.hand(1, "4C151")
    shadow(sc.fight(sc.put("4P364"), uruk)).play("4C151")
    assert sc.offered == {uruk, other}


@pytest.mark.card("4U152")
def test_get_back(scenario):
    """No player assigns that Isengard tracker; another may be assigned."""
    sc = late(scenario)
    knight, tracker, other = sc.put(KNIGHT), sc.put(TRACKER, 1), sc.put(TRACKER, 1)
    sc.put(URUK, 1), sc.hand(1, "4U152")
    shadow(sc.begin("assignment")).play("4U152")
    assert sc.offered == {tracker, other}
    sc.choose(tracker).pass_until("defend")
    assert not sc.can(Assign(knight, tracker)) and sc.can(Assign(knight, other))
    sc.pass_until("left-over")
    assert not sc.can(Assign(knight, tracker)) and sc.can(Assign(knight, other))


@pytest.mark.card("4U152")
def test_get_back_for_this_phase(scenario):
    """LOTR-17.6: in the fierce assignment phase it may be assigned again."""
    sc = late(scenario)
    knight, tracker = sc.put(KNIGHT), sc.put(TRACKER, 1)
    sc.put(URUK, 1), sc.hand(1, "4U152", "4C10")
    shadow(sc.begin("assignment")).play("4U152")
    sc.pass_until("defend").pass_().pass_until("defend")
    assert sc.can(Assign(knight, tracker))


@pytest.mark.card("4U155")
def test_haunting_her_steps(scenario):
    """Gríma exerts: what the companion did is cancelled, and stays paid."""
    sc = late(scenario)
    gimli, uruk, grima = sc.put("4C49"), sc.put(URUK, 1), sc.put("4C153", 1)
    sc.hand(1, "4U155")
    sc.fight(gimli, uruk).use(gimli)
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("4U155")
    assert (sc.wounds(gimli), sc.strength(gimli), sc.wounds(grima)) == (1, 6, 1)


@pytest.mark.card("4U155")
def test_haunting_others(scenario):
    """A Ring-bound companion's ability is not meant; an ally's is."""
    sc = late(scenario)
    sc.put("4C153", 1), sc.hand(1, "4U155")
    knight = sc.put("5C83")
    ally, uruk = sc.put("4C281"), sc.put(URUK, 1)
    act(sc.fight(knight, uruk), ally)
    assert sc.can(Play(code_of("4U155")), 1)
    bound = late(scenario)
    bound.put("4C153", 1), bound.hand(1, "4U155"), bound.ring("4R1")
    bound.fight(bound.put("4C130"), bound.put(URUK, 1))
    assert not bound.can(Play(code_of("4U155")), 1)


@pytest.mark.card("4C156")
@pytest.mark.parametrize(("search", "bonus"), [(True, 4), (False, 2)])
def test_kill_them_now(scenario, search, bonus):
    """+2 for an Isengard tracker, +4 if it skirmishes a bearer of a search card."""
    sc = late(scenario)
    knight, tracker, _ = sc.put(KNIGHT), sc.put(TRACKER, 1), sc.put(URUK, 1)
    sc.put("4C212" if search else "4R157", 1, on=knight), sc.hand(1, "4C156")
    shadow(sc.fight(knight, tracker)).play("4C156")
    assert sc.strength(tracker) == 8 + bonus


@pytest.mark.card("4C156")
def test_kill_them_elsewhere(scenario):
    """A tracker that does not skirmish gets +2, whoever bears a search card."""
    sc = late(scenario)
    knight, tracker, idle = sc.put(KNIGHT), sc.put(TRACKER, 1), sc.put(TRACKER, 1)
    sc.put("4C212", 1, on=knight), sc.hand(1, "4C156")
    shadow(sc.fight(knight, tracker)).play("4C156").choose(idle)
    assert (sc.strength(idle), sc.strength(tracker)) == (10, 8)


@pytest.mark.card("4U161")
def test_men_will_fall(scenario, make):
    """With Saruman or an Isengard Man an unbound companion is weaker by 2."""
    for name in (saruman(make), man_of_isengard(make)):
        sc = late(scenario, twilight=1)
        knight, uruk, _ = sc.put(KNIGHT), sc.put(URUK, 1), sc.put("4C316")
        sc.put(name, 1), sc.hand(1, "4U161")
        shadow(sc.fight(knight, uruk)).play("4U161")
        assert sc.strength(knight) == 4


@pytest.mark.card("4U161")
def test_men_will_not_fall(scenario):
    """LOTR-17.9: neither an Uruk-hai nor a Man of Dunland is spotted for it."""
    sc = late(scenario, twilight=1)
    knight, uruk, _ = sc.put(KNIGHT), sc.put(URUK, 1), sc.put(SAVAGE, 1)
    sc.hand(1, "4U161")
    shadow(sc.fight(knight, uruk))
    assert unplayable(sc, "4U161") == "LOTR-17.9"
