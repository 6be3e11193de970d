"""Sites 7 to 9 of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *


@pytest.mark.card("4U355")
def test_cavern_entrance(scenario):
    """Neither skirmish events nor skirmish abilities, of either side."""
    sc = at(scenario, "4U355", twilight=9)
    gimli, uruk, man = sc.put("4C49"), sc.put(URUK, 1), sc.put("4R225", 1)
    sc.set_player(0, burdens=4)
    sc.hand(0, "4C42"), sc.hand(1, "4C239")
    sc.fight(gimli, man)
    assert wounds(sc, gimli, uruk) == [1, 0]  # there was nothing to do: 6 against 11
    assert (sc.in_hand(0)[0], "4C239" in sc.in_hand(1)) == ("4C42", True)


@pytest.mark.card("4U355")
def test_cavern_entrance_in_other_phases(scenario):
    """LOTR-17.5: an event of two phases may be played in the other; responses may be used."""
    sc = at(scenario, "4U355")
    southron = sc.put("4U250", 1)
    sc.hand(1, "4U234")
    sc.begin("maneuver").pass_until_seat(1)
    sc.play("4U234")
    assert (sc.s.twilight, sc.wounds(southron)) == (3, 1)
    sc = at(scenario, "4U355")
    foe = sc.put("4C10", 1)
    sc.set_strength(foe, 5)
    sc.fight(sc.frodo, foe)
    assert sc.asks == "respond"  # the Ring's answer


@pytest.mark.card("4U356")
@pytest.mark.parametrize(("unbound", "total"), [(3, 1), (4, 3), (6, 7)])
def test_hornburg_causeway(scenario, unbound, total):
    """Two arrows for each unbound companion over three; Ring-bound ones do not count."""
    sc = at(scenario, "4U356")
    sc.put("4C248", 1), sc.put(RANGER)
    for _ in range(unbound):
        sc.put(KNIGHT)
    assert arrows(sc) == total


@pytest.mark.card("4U356")
def test_hornburg_causeway_without_archers(scenario):
    """LOTR-11.2."""
    sc = at(scenario, "4U356")
    sc.put(URUK, 1)
    knights = [sc.put(KNIGHT) for _ in range(4)]
    sc.begin("archery").choose(knights[0]).choose(knights[0])
    assert wounds(sc, *knights) == [2, 0, 0, 0]


@pytest.mark.card("4U357")
@pytest.mark.parametrize(("rider", "hurt"), [(True, 0), (False, 1)])
def test_kings_room(scenario, rider, hurt):
    """Without a companion of Rohan unbound companions exert; an ally of Rohan does not help."""
    sc = before(scenario, "4U357")
    knight, ranger = sc.put(KNIGHT), sc.put(RANGER)
    sc.put("4C277")
    if rider:
        sc.put(RIDER)
    move(sc)
    assert wounds(sc, knight, ranger, sc.frodo) == [hurt, 0, 0]


@pytest.mark.card("4U357")
def test_kings_room_and_the_exhausted(scenario):
    """LOTR-19.4."""
    sc = before(scenario, "4U357")
    knight = sc.put(KNIGHT, wounds=2)
    move(sc)
    assert (sc.lives(knight), sc.wounds(knight)) == (True, 2)


@pytest.mark.card("4U358")
def test_ring_of_isengard(scenario):
    """A Dunland minion from hand, then a card, for the player who acts."""
    sc = at(scenario, "4U358", twilight=9)
    sc.hand(1, "4C10", URUK)
    sc.deck(1, "4C17", "4C17")
    sc.begin("shadow", 1).do(ability(sc, here(sc)))
    assert sc.offered == {4010}
    sc.choose("4C10")
    assert (sorted(sc.in_hand(1)), sc.s.twilight) == (["4C17", URUK], 7)


@pytest.mark.card("4U358")
@pytest.mark.parametrize(("name", "pool"), [(URUK, 9), ("4C17", 3)])
def test_ring_of_isengard_refused(scenario, name, pool):
    """Another culture, or too little twilight."""
    sc = at(scenario, "4U358", twilight=pool)
    sc.hand(1, name)
    sc.begin("shadow", 1)
    assert not sc.can(ability(sc, here(sc)))
    assert sc.s.twilight == pool


@pytest.mark.card("4U359")
@pytest.mark.parametrize(("pool", "after"), [(8, 12), (9, 9), (0, 4)])
def test_wizards_vale(scenario, pool, after):
    """Four tokens at the start of the first Shadow phase, if there are fewer than nine."""
    sc = at(scenario, "4U359", twilight=pool, seats=3)
    sc.hand(2, "4C10"), sc.hand(1, "4C10")
    first = 2
    sc.begin("shadow", first)
    assert sc.s.twilight == after
    sc.s.twilight = 0
    sc.begin("shadow", 1)
    assert sc.s.twilight == 0


@pytest.mark.card("4U359")
def test_wizards_vale_once_a_turn(scenario):
    """LOTR-18.16: not again after another move in the same turn."""
    sc = at(scenario, "4U359", twilight=0)
    sc.hand(1, "4C10")
    sc.begin("shadow", 1)
    assert sc.s.twilight == 4
    sc.s.twilight = 0
    sc.begin("shadow", 1)
    assert sc.s.twilight == 0


@pytest.mark.card("4U360")
@pytest.mark.parametrize(("companions", "pool"), [(4, 13), (6, 19)])
def test_fortress_of_orthanc(scenario, companions, pool):
    """Nine, two for each companion over four, and one for each companion."""
    sc = before(scenario, "4U360")
    for _ in range(companions - 1):
        sc.put(KNIGHT)
    sc.put("4C277")
    sc.hand(1, "4C10")
    move(sc)
    assert sc.s.twilight == pool


@pytest.mark.card("4U360")
def test_fortress_of_orthanc_alone(scenario):
    sc = before(scenario, "4U360")
    sc.hand(1, "4C10")
    move(sc)
    assert sc.s.twilight == 10


@pytest.mark.card("4U361")
def test_orthanc_balcony(scenario):
    """Saruman from the discard pile for two less."""
    sc = at(scenario, "4U361", twilight=2)
    sc.discard(1, "4R173", URUK)
    sc.begin("shadow", 1).do(ability(sc, here(sc)))
    if sc.offered:
        sc.choose("4R173")
    assert in_play(sc, "4R173")
    assert sc.in_discard(1) == [URUK]


@pytest.mark.card("4U361")
@pytest.mark.parametrize(("pool", "pile", "there"), [(1, "4R173", False), (9, URUK, False), (9, "4R173", True)])
def test_orthanc_balcony_refused(scenario, pool, pile, there):
    """LOTR-18.8: he must lie there and be playable; unique, he comes once."""
    sc = at(scenario, "4U361", twilight=pool)
    sc.discard(1, pile)
    if there:
        sc.put("4R33", 1)
    sc.hand(1, "4C10")
    sc.begin("shadow", 1)
    assert not sc.can(ability(sc, here(sc)), 1)


@pytest.mark.card("4U363")
def test_palantir_chamber(scenario):
    """Two burdens are taken away for any minion of the pile, which is paid for."""
    sc = at(scenario, "4U363", twilight=5)
    sc.set_player(0, burdens=3)
    sc.discard(1, URUK, "4C10", "4C255")
    sc.hand(1, "4C255")
    sc.begin("shadow", 1).do(ability(sc, here(sc)))
    assert sc.offered == {4207, 4010}
    sc.choose(URUK)
    assert (sc.burdens(), sc.s.twilight, in_play(sc, URUK)) == (1, 1, True)
    assert not sc.can(ability(sc, here(sc)), 1)


@pytest.mark.card("4U363")
@pytest.mark.parametrize(("burdens", "pile"), [(1, URUK), (5, "4C255")])
def test_palantir_chamber_refused(scenario, burdens, pile):
    """LOTR-18.3, LOTR-18.8."""
    sc = at(scenario, "4U363", twilight=9)
    sc.set_player(0, burdens=burdens)
    sc.discard(1, pile)
    sc.hand(1, "4C10")
    sc.begin("shadow", 1)
    assert not sc.can(ability(sc, here(sc)))
    assert sc.burdens() == burdens
