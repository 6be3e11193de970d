"""Set 5: cards that waited for a word."""

import pytest
from tests.games.lotr.cards.dark import at_blows, foe, in_phase, printed
from tests.games.lotr.cards.set04.places import at

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.model.state import FIRST_RULES, RULES


@pytest.mark.card("5U1", "5U2", "5R4")
@pytest.mark.parametrize(("name", "count"), [("5U1", 2), ("5U2", 2), ("5R4", 4)])
@pytest.mark.parametrize("pays", [True, False])
def test_wild_men_sent_away(scenario, name, count, pays):
    """So many cards of the hand, if the Free Peoples player likes."""
    sc = scenario(site=3, twilight=9)
    hand = ["4C74", "4C49", "4C42", "4C87", "4C286"]
    sc.hand(0, *hand), sc.hand(1, name)
    in_phase(sc, "shadow")
    sc.play(name)
    assert sc.asked == 0
    man = sc.find(name)
    sc.decide(int(pays))
    if pays:
        sc.choose(*hand[:count])
    assert (sc.lives(man), len(sc.in_hand(0))) == (not pays, 5 - count if pays else 5)


@pytest.mark.card("5U1", "5R4")
@pytest.mark.parametrize(("name", "count"), [("5U1", 1), ("5R4", 3)])
def test_too_few_cards_send_nobody_away(scenario, name, count):
    sc = scenario(site=3, twilight=9)
    sc.hand(0, *["4C74", "4C49", "4C42"][:count]), sc.hand(1, name)
    in_phase(sc, "shadow")
    sc.play(name)
    assert (sc.asked, sc.asks, sc.lives(sc.find(name))) == (1, "shadow", True)


@pytest.mark.card("5R4")
def test_wild_men_of_the_hills_in_a_skirmish(scenario):
    sc = scenario(site=3)
    for phase, less in ((Phase.SHADOW, 0), (Phase.SKIRMISH, 2)):
        sc.s.phase = phase
        assert cost(sc.s, 1, 5004) == printed("5R4").twilight - less


@pytest.mark.card("5R5")
def test_baruk_khazad(scenario, make):
    """After it the same player acts again; passing, it is the other's turn."""
    sc = scenario()
    dwarf, orc = sc.put("4C49"), sc.put(foe(make, 91, SAURON, ORC), 1)
    sc.hand(0, "5R5", "5R5", "4C87"), sc.hand(1, "4R214")
    sc.begin("maneuver").play("5R5")
    assert (sc.wounds(dwarf), sc.wounds(orc), sc.asked) == (1, 1, 0)
    sc.pass_()
    assert (sc.asked, sc.asks) == (1, "maneuver")


@pytest.mark.card("5R5")
@pytest.mark.parametrize(("rules", "asked_again"), [(RULES, True), (FIRST_RULES, False)])
def test_declining_the_next_action_is_no_pass(scenario, make, rules, asked_again):
    """LOTR-30.73: when the Shadow player passes then, the Free Peoples player is asked again; not in old games."""
    sc = scenario()
    sc.s.rules = rules
    sc.put("4C49"), sc.put(foe(make, 91, SAURON, ORC), 1)
    sc.hand(0, "5R5", "5R5", "4C87"), sc.hand(1, "4R214")
    sc.begin("maneuver").play("5R5").pass_().pass_()
    assert ((sc.asked, sc.asks) == (0, "maneuver")) == asked_again
    if asked_again:
        sc.pass_().pass_()
    assert sc.asks != "maneuver"


@pytest.mark.card("5U34")
def test_fall_back(scenario, make):
    """What the Shadow gave to whom a wall of Gondor holds."""
    sc = scenario()
    orc, axe = foe(make, 91, SAURON, ORC), possession("9C97", "Axe", SAURON, cost=0, bearer=MINION, item=HAND_WEAPON)
    held, free = sc.put(orc, 1), sc.put(orc, 1)
    name = make(axe)
    wall, gone, kept = sc.put("5C33", on=held), sc.put(name, 1, on=held), sc.put(name, 1, on=free)
    sc.hand(0, "5U34", "4C87")
    sc.fight(sc.put("4C286"), free).play("5U34")
    assert [sc.lives(card) for card in (wall, gone, kept)] == [True, False, True]


@pytest.mark.card("5R51")
@pytest.mark.parametrize("cultures", [3, 4])
def test_grima_chief_counselor(scenario, cultures):
    """With four cultures of the Free Peoples in sight an unbound companion goes home, with all he bears."""
    sc = scenario()
    grima, man = sc.put("5R51", 1), sc.put("4C286")
    horse = sc.put("4C283", on=man)
    for name in ("4C122", "4C74")[: cultures - 2]:
        sc.put(name, wounds=0)
    sc.hand(1, "4R214")
    in_phase(sc, "maneuver")
    assert sc.can(Use(grima, 0), 1) is (cultures == 4)
    if cultures == 4:
        sc.use(grima).choose(man)
        assert (sc.lives(man), sc.lives(horse), sorted(sc.in_hand(0))) == (False, False, ["4C283", "4C286"])


@pytest.mark.card("5R102")
def test_morannon(scenario, make):
    """The first Orc at site 4 is three cheaper."""
    orc = foe(make, 91, SAURON, ORC, cost=5)
    for name, less in (("4U346", 3), ("4U350", 0)):
        sc, _ = at(scenario, name, twilight=20)
        sc.put("5R102", 1)
        sc.hand(1, orc, orc)
        in_phase(sc, "shadow")
        sc.play(orc)
        assert sc.s.twilight == 20 - 5 + less
        sc.play(orc)
        assert sc.s.twilight == 20 - 10 + less


@pytest.mark.card("5R102")
def test_morannon_opens(scenario, make):
    sc = scenario()
    gate, orc = sc.put("5R102", 1), foe(make, 91, SAURON, ORC)
    sc.put(orc, 1)
    four = ("4C10", "4C17", "4C26", "4C165")
    sc.hand(1, *four)
    sc.deck(1, *["4C12"] * 5)
    in_phase(sc, "shadow")
    assert not sc.can(Use(gate, 1), 1)
    sc.put(orc, 1)
    sc.use(gate, 1).choose(*four)
    assert (sc.in_hand(1), sc.lives(gate)) == (["4C12"] * 3, False)


@pytest.mark.card("5U118")
@pytest.mark.parametrize("pool", [8, 9])
def test_hornburg_wall(scenario, pool):
    sc, wall = at(scenario, "5U118", twilight=pool)
    sc.put("4C10", 1)
    sc.s.moves = 1
    sc.adventure(1, "4U358")
    sc.hand(1, "4C26")
    sc.begin("regroup").pass_until_seat(1)
    assert sc.can(Use(wall, 0), 1) is (pool == 9)
    if pool == 9:
        sc.use(wall).pass_until("reconcile").pass_()
        assert sc.s.players[0].site == 8


@pytest.mark.card("5U120")
@pytest.mark.parametrize(("name", "late"), [("5U120", True), ("4U362", False)])
def test_caverns_of_isengard(scenario, name, late):
    """The regroup phase begins there, and only when the Shadow has reconciled is the game won."""
    sc, _ = at(scenario, name)
    sc.hand(1, "4C26")
    sc.begin("regroup")
    assert bool(sc.s.over) is not late
    if late:
        sc.pass_until("reconcile").pass_()
        assert sc.s.over.why == "LOTR-16.1"


def test_the_window_is_open(scenario, make):
    """What these tests build on: seat 0 is asked in a skirmish."""
    sc = scenario()
    assert at_blows(sc, sc.put("4C286"), sc.put(foe(make, 91, SAURON, ORC), 1)).asked == 0


@pytest.mark.card("5U119")
@pytest.mark.parametrize(("mounted", "pool", "able"), [(True, 2, True), (False, 2, False), (True, 1, False)])
def test_nan_curunir(scenario, make, mounted, pool, able):
    """LOTR-23.2: whose mounted minion it is pays two to keep it from a wound; the Free Peoples player has no say."""
    sc, vale = at(scenario, "5U119", twilight=pool, seats=3)
    hero, orc = sc.put("4P364"), sc.put(foe(make, 91, ISENGARD, ORC), 2)
    if mounted:
        sc.put(make(possession("9C97", "Wolf", ISENGARD, cost=0, bearer=ORC, item=MOUNT)), 2, on=orc)
    sc.set_strength(hero, 9)
    sc.fight(hero, orc).resolve()
    while sc.asks == "respond" and not sc.can(Use(vale, 0)):
        sc.pass_()
    assert sc.can(Use(vale, 0)) is able
    if able:
        assert sc.asked == 2
        sc.use(vale)
        assert (sc.wounds(orc), sc.s.twilight) == (0, 0)
