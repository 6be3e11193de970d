"""Gondor cards of sets 4 to 6 together with answers, deaths and several players, from their print."""

import pytest
from tests.games.lotr.by_print.gondor.test_set4_companions import bound
from tests.games.lotr.by_print.gondor.test_set5 import knight
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import is_roaming
from pelipoyta.games.lotr.events import FightCancelled

FOTR = Block.FELLOWSHIP


@pytest.mark.card("4C112")
def test_gauntlets_and_two_shadow_players(scenario, make):
    """LOTR-30.30: asked from the right; the second may pay where the first does not."""
    sc = scenario(seats=3, twilight=1)
    man, orc = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    glove = sc.put("4C112", on=man)
    sc.hand(0, IDLE)
    sc.fight(man, orc)
    act(sc, glove)
    assert sc.asked == 2
    sc.decide(0)
    assert sc.asked == 1
    sc.decide(1)
    assert (sc.told(FightCancelled), sc.s.twilight, sc.wounds(man)) == ([], 0, 1)


@pytest.mark.card("4C112")
def test_gauntlets_of_one_who_does_not_fight(scenario, make):
    """Only the bearer's skirmish ends."""
    sc = scenario()
    man, other, orc = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make)), sc.put(foe(make), 1)
    glove = sc.put("4C112", on=man)
    sc.hand(0, IDLE)
    sc.fight(other, orc)
    if uses(sc, glove):
        act(sc, glove)
    assert (sc.told(FightCancelled), sc.asks) == ([], "skirmish")


@pytest.mark.card("4C122")
def test_gondorian_ranger_from_the_assignment(scenario, make):
    """Assigned is enough: the minion roams before its skirmish begins, and while others fight."""
    sc = scenario()
    man, other = sc.put("4C122"), sc.put(friend(make))
    orcs = [sc.put(foe(make, site=1), 1) for _ in range(2)]
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.fights(other, orcs[0], man, orcs[1]).choose(other)
    assert [is_roaming(sc.s, sc.s.cards[orc]) for orc in orcs] == [False, True]


@pytest.mark.card("4R116", "4R119", "4C122")
def test_faramir_with_a_ranger_at_his_side(scenario, make):
    """The ranger makes a minion of site 1 roam at site 2: so Faramir is stronger and the minion weaker."""
    sc = scenario()
    faramir, orc = sc.put("4R116"), sc.put(foe(make, site=1), 1)
    sc.put("4C122"), sc.put("4R119", on=faramir)
    sc.hand(0, IDLE)
    sc.fight(faramir, orc)
    assert (sc.strength(faramir), sc.strength(orc)) == (9, 6)


@pytest.mark.card("4C128", "4C135")
def test_errand_makes_it_roam_in_time(scenario, make):
    """LOTR-25.2: what is counted when used; first the errand, then the valour."""
    sc = scenario()
    man, orc = sc.put(bound(make)), sc.put(foe(make, site=1), 1)
    sc.hand(0, "4C128", "4C135", IDLE)
    sc.fight(man, orc).play("4C128").pass_until_seat(0).play("4C135")
    assert (sc.strength(man), sc.keyword(man, Keyword.DAMAGE)) == (9, 1)


@pytest.mark.card("4P364")
def test_wingfoot_at_the_second_move(scenario, make):
    """Each move, and the wounds may be divided."""
    sc = scenario()
    aragorn, orcs = sc.put("4P364"), [sc.put(foe(make), 1) for _ in range(2)]
    sc.put(friend(make, SHIRE, HOBBIT)), sc.put(friend(make, SHIRE, HOBBIT))
    sc.adventure(1, "4U342")
    sc.hand(0, IDLE)
    sc.begin("regroup")
    sc.s.moves = 1
    sc.pass_until("move-again").decide(1)
    act(sc, aragorn)
    while sc.asks == "spot":
        sc.decide(most(sc))
    sc.choose(orcs[0]).choose(orcs[1])
    assert [sc.wounds(orc) for orc in orcs] == [1, 1]


@pytest.mark.card("5R31")
def test_alcarin_assigned_already(scenario, make):
    """LOTR-12.2: both must be unassigned, so it cannot be used twice."""
    sc = scenario()
    alcarin, orc, other = sc.put("5R31", wounds=2), sc.put(foe(make), 1), sc.put(foe(make), 1)
    sc.put("5C33", on=orc), sc.put("5C33", on=other)
    sc.hand(0, IDLE)
    sc.begin("assignment")
    act(sc, alcarin).choose(orc)
    assert (sc.wounds(alcarin), uses(sc, alcarin)) == (1, [])


@pytest.mark.card("5C32")
def test_citadel_of_the_stars_kills_the_exhausted(scenario, make):
    """LOTR-19.3, LOTR-13.7: vitality -1; the skirmish is won without a blow, and the wall is discarded."""
    sc = scenario()
    man, orc, wall = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, vitality=1), 1), sc.put("5C32")
    sc.hand(0, IDLE)
    sc.fight(man, orc)
    act(sc, wall)
    while sc.asks not in {"skirmish", "regroup"} and not sc.s.over:
        sc.decide(0) if not sc.offered else sc.choose(man)
    assert (sc.lives(orc), sc.lives(wall), sc.in_discard(0)) == (False, False, ["5C32"])


@pytest.mark.card("5C33", "5U38")
def test_a_wall_comes_home_and_is_used_again(scenario, make):
    """Transferred home it may be laid again; two walls on one minion add up."""
    sc = scenario()
    man, orc, point = sc.put(knight(make, vitality=9)), sc.put(foe(make, strength=9), 1), sc.put("5U38")
    walls = [sc.put("5C33", on=orc), sc.put("5C33", on=orc)]
    assert sc.strength(orc) == 3
    sc.hand(0, IDLE)
    sc.begin("regroup")
    act(sc, point).choose(walls[0])
    assert sc.strength(orc) == 6
    sc.fight(man, orc)
    act(sc, walls[0])
    while sc.asks != "skirmish":
        sc.decide(0) if not sc.offered else sc.choose(man)
    assert (sc.strength(orc), uses(sc, walls[1])) == (3, [])


@pytest.mark.card("5R41")
def test_these_are_my_people_stop(scenario, make):
    """Any number: none more than wished; unique things already in play are not offered."""
    sc = scenario()
    aragorn = sc.put("4P364")
    sc.put("1U112", on=aragorn)
    sc.hand(0, "5R41")
    sc.discard(0, "1C92", "1C107", "4U132")
    sc.begin("fellowship").play("5R41")
    assert sc.offered == {1092, 1107}
    sc.choose("1C92")
    while sc.asks != "fellowship":
        sc.pass_()
    assert (host(sc, "1C92"), sc.s.twilight) == (aragorn, 4)


@pytest.mark.card("6R50")
def test_tokens_of_any_card_pay(scenario, make):
    """Which of several cards loses its token is the player's choice; none left, no use."""
    sc = scenario()
    aragorn, orc, first, second = sc.put("6R50"), sc.put(foe(make), 1), sc.put("4R69"), sc.put("4U82")
    set_tokens(sc, first, Culture.ELVEN, 1), set_tokens(sc, second, Culture.ELVEN, 1)
    sc.hand(0, IDLE)
    sc.fight(aragorn, orc)
    act(sc, aragorn)
    assert sc.offered == {first, second}
    sc.choose(second)
    assert (sc.strength(orc), tokens(sc, first), tokens(sc, second)) == (4, 1, 0)


@pytest.mark.card("6U54")
def test_perilous_ventures_with_one_wraith(scenario, make):
    """LOTR-18.7: with one minion of the Ringwraiths, one minion goes."""
    sc = scenario()
    for _ in range(2):
        sc.put(friend(make, GONDOR, MAN, keywords=RANGER))
    dark, orc = sc.put(foe(make, RINGWRAITH, NAZGUL), 1), sc.put(foe(make), 1)
    sc.hand(0, "6U54", IDLE)
    sc.begin("regroup").play("6U54")
    if sc.asks == "effect":
        sc.decide(0)
    sc.choose(orc)
    assert (sc.lives(orc), sc.lives(dark), sc.asks) == (False, True, "regroup")


@pytest.mark.card("6R55")
def test_ring_of_barahir_chooses_a_token(scenario, make):
    """Tokens of two cultures: companions of either may heal, one of them."""
    sc = scenario()
    aragorn, elf, dwarf = (
        sc.put("4P364"),
        sc.put(friend(make), wounds=1),
        sc.put(friend(make, DWARVEN, DWARF), wounds=1),
    )
    ring_, first, second = sc.put("6R55", on=aragorn), sc.put("4R69"), sc.put("4R52")
    set_tokens(sc, first, Culture.ELVEN, 1), set_tokens(sc, second, Culture.DWARVEN, 1)
    sc.hand(0, IDLE)
    sc.begin("turn")
    act(sc, ring_)
    while sc.asks != "fellowship":
        pick = {second, dwarf} & sc.offered
        sc.choose(min(pick)) if pick else sc.decide(0)
    assert (sc.wounds(dwarf), sc.wounds(elf)) == (0, 1)
