"""Set 5, Sauron: Orcs at the gate who draw cards, scouts, the marshes."""

import pytest
from tests.games.lotr.cards.dark import at_blows, foe, hold, in_fight, in_phase, printed, taken, within_reach

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.journey import shadow_number_parts
from pelipoyta.games.lotr.engine.numbers import cost, total
from pelipoyta.games.lotr.model import Use, Zone

FRIENDS = ("4C74", "4C49", "4C286", "4P364", "1U97", "4C310")


@pytest.fixture
def orc(make):
    return foe(make, 63, SAURON, ORC, site=4)


@pytest.fixture
def stranger(make):
    """An Orc of another master."""
    return foe(make, 64, ISENGARD, ORC, site=4)


@pytest.fixture
def troll(make):
    """One of Sauron's, but no Orc."""
    return foe(make, 69, SAURON, TROLL, site=4)


@pytest.fixture
def decree(make):
    return make(condition("9C65", "Decree", SAURON, cost=0))


@pytest.mark.card("5R95")
@pytest.mark.parametrize(("number", "who", "less"), [(4, "orc", 1), (3, "orc", 0), (4, "stranger", 0), (4, "troll", 0)])
def test_dead_marshes_weaken(scenario, orc, stranger, troll, number, who, less):
    """At site 4 only, by Orcs of Sauron, and whom the Ring binds."""
    sc = scenario(site=number)
    minion, legolas = sc.put({"orc": orc, "stranger": stranger, "troll": troll}[who], 1), sc.put("4C74")
    before = sc.strength(sc.frodo)
    sc.put("5R95", 1)
    assert sc.strength(sc.frodo) == before
    at_blows(sc, sc.frodo, minion)
    assert sc.strength(sc.frodo) == before - less
    at_blows(sc, legolas, minion)
    assert sc.strength(legolas) == printed("4C74").strength


@pytest.mark.card("5R95")
def test_dead_marshes_give_back(scenario, orc):
    sc = scenario(twilight=9)
    marshes = sc.put("5R95", 1)
    sc.put(orc, 1), sc.put(orc, 1)
    sc.discard(1, "6U105", "5U110", "4R6")
    in_phase(sc, "maneuver")
    sc.use(marshes, 1)
    assert sc.offered == {6105, 5110}
    sc.choose("6U105", "5U110")
    assert (sc.lives(marshes), sc.in_discard(1)) == (False, ["4R6", "5R95"])


@pytest.mark.card("5C97")
@pytest.mark.parametrize(("name", "able"), [("", True), ("4R6", False), ("5C98", False)])
def test_gate_soldier(scenario, decree, name, able):
    """A condition of Sauron, not of Dunland, nor a minion of his."""
    sc = scenario(twilight=9)
    soldier = sc.put("5C97", 1)
    sc.hand(1, name or decree), sc.deck(1, "4C10")
    in_phase(sc, "shadow")
    sc.play(name or decree)
    left = sc.s.twilight
    assert sc.can(Use(soldier, 0), 1) is able
    if able:
        sc.use(soldier)
        assert (sc.in_hand(1), sc.wounds(soldier), sc.s.twilight) == (["4C10"], 1, left - 2)


@pytest.mark.card("5C98", "5C99")
@pytest.mark.parametrize(
    ("name", "burdens", "friends", "able"),
    [("5C98", 4, 6, False), ("5C98", 5, 0, True), ("5C99", 9, 4, False), ("5C99", 0, 5, True)],
)
def test_gate_guards_draw(scenario, name, burdens, friends, able):
    sc = scenario(twilight=9)
    for friend in FRIENDS[:friends]:
        sc.put(friend)
    sc.set_player(0, burdens=burdens)
    sc.hand(1, name), sc.deck(1, "4C10", "4C10")
    in_phase(sc, "shadow")
    sc.play(name)
    guard = sc.find(name)
    assert sc.can(Use(guard, 0), 1) is able
    if able:
        sc.use(guard)
        assert (sc.in_hand(1), sc.wounds(guard)) == (["4C10"], 1)


@pytest.mark.card("5R100", "5U104", "5U107", "5C108", "5C109")
@pytest.mark.parametrize(("name", "by"), [("5R100", 3), ("5U104", 3), ("5U107", 3), ("5C108", 1), ("5C109", 1)])
def test_trackers_lead_orcs_on(scenario, make, name, by):
    """LOTR-20.2: Orcs of Sauron roam that much less; others as ever."""
    near = foe(make, 66, SAURON, ORC, site=2 + by)
    far = foe(make, 67, SAURON, ORC, site=3 + by)
    other = foe(make, 68, ISENGARD, ORC, site=2 + by)
    sc = scenario(site=2)
    sc.put(name, 1)
    assert [cost(sc.s, 1, printed(one).code) for one in (near, far, other)] == [2, 4, 4]


@pytest.mark.card("5R100")
@pytest.mark.parametrize("pays", [True, False])
def test_grishnakh(scenario, orc, pays):
    sc = scenario()
    grishnakh = sc.put("5R100", 1)
    sc.put(orc, 1)
    sc.deck(1, "4C10", "4C10", "4C10")
    in_phase(sc, "shadow")
    sc.use(grishnakh, 1).decide(int(pays))
    assert (sc.burdens(), len(sc.in_hand(1)), sc.wounds(grishnakh)) == ((2, 0, 2) if pays else (0, 3, 2))


@pytest.mark.card("5R100", "5U107")
@pytest.mark.parametrize(("name", "phase"), [("5R100", "shadow"), ("5U107", "maneuver")])
def test_a_captain_needs_another_orc(scenario, stranger, troll, name, phase):
    sc = scenario()
    captain = sc.put(name, 1)
    sc.put(stranger, 1), sc.put(troll, 1), sc.put("4C44")
    sc.begin(phase, 1 if phase == "shadow" else -1)
    assert not sc.can(Use(captain, 1), 1)


@pytest.mark.card("5U101")
@pytest.mark.parametrize(("wounds", "more"), [((1, 0), 1), ((1, 1), 2), ((3, 2), 3)])
def test_i_would_make_you_squeak(scenario, orc, stranger, troll, wounds, more):
    sc = scenario(site=4)
    merry, legolas = sc.put("4C310"), sc.put("4C74", wounds=2)
    others = [sc.put(name, 1) for name in (stranger, troll)]
    orcs = [sc.put(orc, 1) for _ in range(2)]
    sc.hand(1, "5U101")
    in_phase(sc, "shadow")
    sc.play("5U101")
    assert [sc.wounds(one) for one in (*orcs, *others)] == [1, 1, 0, 0]
    site = sc.s.cards[sc.s.path[-1]]
    before = total(shadow_number_parts(sc.s, site))
    sc.wound(merry, wounds[0]), sc.wound(sc.frodo, wounds[1])
    assert (total(shadow_number_parts(sc.s, site)), sc.wounds(legolas)) == (before + more, 2)


@pytest.mark.card("5R103")
@pytest.mark.parametrize(("sites", "count"), [(2, 2), (4, 3)])
def test_orc_captain(scenario, decree, sites, count):
    sc = scenario(site=6, twilight=9)
    sc.put(decree, 1)
    hold(sc, sites)
    sc.hand(1, "5R103"), sc.deck(1, *["4C10"] * 5)
    in_phase(sc, "shadow")
    sc.play("5R103").use(sc.find("5R103"))
    assert len(sc.in_hand(1)) == count


@pytest.mark.card("5U104")
def test_orc_cutthroat(scenario, orc, stranger, troll):
    sc = scenario()
    hero, friend, other_foe = sc.put("4P364"), sc.put("4C74"), sc.put(troll, 1)
    cutthroat, victim, other = sc.put("5U104", 1), sc.put(orc, 1), sc.put(stranger, 1)
    in_fight(sc, hero, cutthroat)
    sc.use(cutthroat, 1)
    assert (sc.lives(victim), sc.lives(other), sc.wounds(cutthroat)) == (False, True, 1)
    assert sc.lives(other_foe)
    assert (sc.wounds(hero), sc.wounds(friend)) == (1, 0)


@pytest.mark.card("5U105", "5C106")
@pytest.mark.parametrize(("name", "stays"), [("5U105", True), ("5C106", False)])
@pytest.mark.parametrize(("law", "able"), [("decree", True), ("4R6", False)])
def test_orcs_take_land(scenario, decree, name, stays, law, able):
    sc = within_reach(scenario(site=4))
    orc = sc.put(name, 1)
    sc.put(decree if law == "decree" else law, 1)
    sc.begin("regroup")
    sc.pass_until_seat(1) if able else None
    assert sc.can(Use(orc, 0), 1) is able
    if able:
        sc.use(orc)
        assert (taken(sc), sc.lives(orc)) == (1, stays)
        assert not stays or sc.wounds(orc) == 1


@pytest.mark.card("5U107")
def test_orc_patrol(scenario, orc):
    sc = scenario()
    patrol, theirs = sc.put("5U107", 1), sc.put("4C44")
    sc.put(orc, 1)
    in_phase(sc, "maneuver")
    sc.use(patrol, 1)
    assert (sc.lives(theirs), sc.wounds(patrol)) == (False, 2)


@pytest.mark.card("5C108", "5C109")
@pytest.mark.parametrize(("name", "left", "hand"), [("5C108", 2, 3), ("5C109", 0, 1)])
def test_scouts_draw(scenario, name, left, hand):
    """One pays with twilight, the other with two cards."""
    sc = scenario(site=6, twilight=9)
    sc.hand(1, name, "4C26", "4C26"), sc.deck(1, "4C10", "4C10", "4C10")
    in_phase(sc, "shadow")
    sc.play(name)
    scout, before = sc.find(name), sc.s.twilight
    sc.use(scout, 1)
    while len(sc.in_hand(1)) > hand:
        sc.choose("4C26")
    assert (sc.s.twilight, len(sc.in_hand(1)), sc.wounds(scout)) == (before - left, hand, 1)


@pytest.mark.card("5U110")
def test_teeth_of_mordor(scenario, orc, stranger, troll):
    sc = scenario(site=4, twilight=3)
    sc.put(troll, 1)
    teeth, laid, other = sc.put("5U110", 1), sc.put(orc, 1), sc.put(stranger, 1)
    in_phase(sc, "regroup")
    sc.use(teeth)
    assert (sc.s.cards[laid].zone, sc.s.cards[other].zone, sc.s.twilight) == (Zone.STACKED, Zone.CENTRE, 0)
    sc.s.twilight = 5
    in_phase(sc, "shadow")
    sc.use(teeth, 1)
    if sc.asks != "shadow":
        sc.choose(min(sc.offered))
    assert (sc.s.cards[sc.find(orc)].zone, sc.s.twilight) == (Zone.CENTRE, 3)
