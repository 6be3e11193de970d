"""A random sample of cards by their print, last part: costs, near misses and who chooses."""

import pytest

from pelipoyta.games.lotr.model import Assign, Play, Use
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.facts import code_of

OLD = Block.FELLOWSHIP


@pytest.mark.card("5C14")
def test_that_is_no_orc_horn(scenario):
    sc = scenario(site=5)
    elves = [sc.put("1C53", wounds=1), sc.put("1U51")]
    sc.put("1U57")
    site = sc.s.path[0]
    sc.hold(site, 1)
    sc.hand(0, "5C14")
    sc.begin("regroup")
    assert sc.asks != "regroup" or not sc.can(Play(code_of("5C14")))
    sc = scenario(site=5)
    elves = [sc.put("1C53", wounds=1), sc.put("1U51"), sc.put("4C76")]
    site = sc.s.path[0]
    sc.hold(site, 1)
    sc.hand(0, "5C14", "1C7")
    sc.begin("regroup").play("5C14")
    assert (sc.wounds(elves[0]), sc.s.cards[site].holder) == (0, -1)


@pytest.mark.card("1U27")
def test_thrarin_takes_part(scenario):
    sc = scenario(block=OLD, site=4)
    thrarin, foe = sc.put("1U27"), sc.put("1C177", 1)
    sc.hand(0, "1C7"), sc.hand(1, "1C177")
    sc.begin("maneuver").use(thrarin)
    sc.pass_until("defend")
    assert sc.can(Assign(thrarin, foe))
    sc = scenario(block=OLD, site=4)
    thrarin, foe = sc.put("1U27"), sc.put("1C177", 1)
    sc.hand(0, "1C7"), sc.hand(1, "1C177")
    sc.begin("assignment").pass_until("defend")
    assert not sc.can(Assign(thrarin, foe))


@pytest.mark.card("5C81")
@pytest.mark.parametrize("valiant", [1, 2])
def test_ecglaf(scenario, valiant):
    sc = scenario()
    ecglaf, rider, _ = sc.put("5C81"), sc.put("5C83"), sc.put("4C109")
    other = sc.put("5P122") if valiant == 2 else sc.put("4C292")
    sc.discard(0, "4C288", "1U112", "1C21")
    sc.hand(0, "1C7")
    sc.begin("fellowship")
    assert sc.can(Use(ecglaf, 0)) is (valiant == 2)
    if valiant == 2:
        sc.use(ecglaf).choose("4C288")
        assert {rider, other} <= sc.offered
        sc.choose(rider)
        assert (sc.s.twilight, sc.wounds(ecglaf), sc.s.cards[sc.find("4C288")].host) == (1, 1, rider)


@pytest.mark.card("2U72")
@pytest.mark.parametrize(("burdens", "gained"), [(3, 3), (7, 5)])
def test_troubled_mountains(scenario, burdens, gained):
    sc = scenario(block=OLD, site=4)
    orc = sc.put("1C177", 1)
    sc.put("1C158", 1)
    sc.set_player(0, burdens=burdens)
    sc.hand(1, "2U72")
    sc.begin("shadow", 1).play("2U72")
    if sc.asks != "shadow":
        sc.decide(gained)
    assert (sc.s.twilight, sc.wounds(orc)) == (gained, 1)


@pytest.mark.card("1U153")
def test_uruk_slayer(scenario):
    sc = scenario(block=OLD, site=5, twilight=9)
    uruk, man = sc.put("1U153", 1), sc.put("1R89")
    sc.hand(0, "1C7"), sc.hand(1, "1C177")
    sc.fight(man, uruk)
    for _ in range(4):
        sc.pass_until_seat(1)
        if sc.can(Use(uruk, 0)):
            sc.use(uruk)
    assert sc.strength(uruk) == 12


@pytest.mark.card("4U361")
def test_orthanc_balcony(scenario):
    sc = scenario(site=9, sites={9: "4U361"}, twilight=9)
    sc.discard(1, "4R173", "4C10")
    sc.discard(0, "4R173")
    sc.begin("shadow", 1).use(sc.s.path[-1])
    assert (sc.s.twilight, sc.s.cards[sc.find("4R173")].owner) == (7, 1)


@pytest.mark.card("5C117")
def test_you_must_help_us(scenario):
    """Sméagol's own cost, a burden, is paid; companions that are no Hobbits or not Ring-bound stay hurt."""
    sc = scenario()
    sam, merry = sc.put("4R315", wounds=2), sc.put("1C303", wounds=2)
    sc.wound(sc.frodo, 3)
    sc.discard(0, "5R29", "4C109")
    sc.hand(0, "5C117")
    sc.begin("fellowship").play("5C117")
    assert [sc.wounds(c) for c in (sam, merry, sc.frodo)] == [0, 2, 1]
    assert (sc.burdens(), sc.lives(sc.find("5R29"))) == (1, True)
    sc = scenario()
    sc.wound(sc.frodo, 3)
    sc.discard(0, "4C109")
    sc.hand(0, "5C117", "5R29")
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("5C117")))


@pytest.mark.card("4U347")
def test_deep_of_helm_first_uruk_only(scenario):
    sc = scenario(site=5, sites={5: "4U347"}, twilight=20)
    sc.hand(1, "1C158", "1C152", "4C10")
    sc.begin("shadow", 1).play("4C10").play("1C158").play("1C152")
    assert sc.s.twilight == 20 - 2 - 1 - 3


@pytest.mark.card("4U362")
def test_orthanc_library(scenario):
    for count, drawn in ((4, 0), (6, 2)):
        sc = scenario(site=8, seats=3)
        sc.adventure(1, "4U362"), sc.adventure(2, "4U362")
        for name in ("4C109", "1R13", "1C53", "4C292", "4C90")[: count - 1]:
            sc.put(name)
        sc.hand(1, "4C10"), sc.hand(2, "4C10")
        sc.begin("move")
        askers = []
        while sc.asks == "draw":
            askers.append(sc.asked)
            sc.decide(1)
        assert len(set(askers)) == (2 if drawn else 0)
        assert [len(sc.in_hand(seat)) for seat in (1, 2)] == [1 + drawn, 1 + drawn]


@pytest.mark.card("4C226")
def test_easterling_guard_assigned_by_the_shadow(scenario):
    """It does not matter who assigns him."""
    sc = scenario(site=4)
    guard, man = sc.put("4C226", 1), sc.put("4C109")
    sc.begin("assignment").pass_until("left-over").assign(man, guard)
    sc.use(guard)
    assert (sc.wounds(guard), sc.burdens()) == (1, 1)
