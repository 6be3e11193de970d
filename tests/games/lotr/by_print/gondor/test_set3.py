"""Gondor cards of set 3, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *

FOTR = Block.FELLOWSHIP


@pytest.mark.card("3C37")
def test_answering_the_cries(scenario, make):
    """A tale of Gondor is thrown away for +2."""
    sc = scenario()
    man, card = sc.put(friend(make, GONDOR, MAN)), sc.put("3C37")
    sc.hand(0, "1R114", "1R66", IDLE)
    sc.fight(man, sc.put(foe(make), 1))
    act(sc, card)
    if sc.asks == "card":
        assert sc.offered == {1114}
        sc.choose("1R114")
    assert (sc.strength(man), sc.in_discard(0), sc.lives(card)) == (8, ["1R114"], True)
    sc.pass_until_seat(0)
    assert why_not_use(sc, card) == {"LOTR-18.3"}


@pytest.mark.card("3C37")
def test_answering_the_cries_unheard(scenario, make):
    """No Elven tale pays; only companions of Gondor are strengthened."""
    sc = scenario()
    elf, man, card = sc.put(friend(make)), sc.put(friend(make, GONDOR, MAN)), sc.put("3C37")
    sc.hand(0, "1R66", "1C92")
    sc.fight(elf, sc.put(foe(make), 1))
    assert why_not_use(sc, card) == {"LOTR-18.3"}
    sc.hand(0, "1R114", IDLE)
    act(sc, card)
    if sc.asks == "card":
        sc.choose("1R114")
    assert (sc.strength(elf), sc.strength(man)) == (6, 8)


@pytest.mark.card("3R38")
def test_heir_to_the_white_city(scenario):
    """A move of the fellowship phase takes 2: Shadow number 3 and two companions leave 3."""
    sc = scenario(site=3)
    aragorn = sc.put("3R38")
    sc.adventure(1, "4U346")
    sc.s.twilight = 4
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    sc.s.twilight = 4
    sc.pass_()
    assert (sc.s.twilight, sc.keyword(aragorn, Keyword.RANGER)) == (4 + 3 + 2 - 2, 1)


@pytest.mark.card("3R38")
def test_heir_to_the_white_city_in_regroup(scenario, make):
    """A second move takes nothing."""
    sc = scenario(site=3)
    sc.put("3R38"), sc.put(foe(make), 1)
    sc.adventure(1, "4U346")
    sc.hand(0, IDLE)
    sc.begin("regroup")
    sc.s.twilight, sc.s.moves = 4, 1
    sc.pass_until("move-again").decide(1)
    assert sc.s.twilight == 4 + 3 + 2


@pytest.mark.card("3R39")
def test_banner_of_the_white_tree(scenario, make):
    """The one who exerts is stronger and a better defender until regroup."""
    sc = scenario()
    man, other = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make, GONDOR, MAN))
    sc.put(foe(make, strength=1), 1), sc.put(friend(make))
    sc.hand(0, "3R39", IDLE), sc.hand(1, STILL)
    sc.begin("maneuver").play("3R39")
    assert sc.offered == {man, other}
    sc.choose(man)
    assert (sc.wounds(man), sc.strength(man), sc.keyword(man, Keyword.DEFENDER)) == (1, 9, 1)
    assert (sc.wounds(other), sc.strength(other)) == (0, 6)
    sc.pass_until("regroup")
    assert (sc.strength(man), sc.keyword(man, Keyword.DEFENDER)) == (6, 0)


@pytest.mark.card("3R39", "3R41")
@pytest.mark.parametrize("name", ["3R39", "3R41"])
def test_the_exhausted_pay_nothing(scenario, make, name):
    """LOTR-18.3; an ally of Gondor is no companion."""
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN), wounds=3), sc.put(helper(make, GONDOR, MAN)), sc.put(foe(make), 1)
    sc.hand(0, "3R39", IDLE)
    if name == "3R39":
        sc.begin("maneuver")
        assert why_not_play(sc, "3R39") == "LOTR-18.3"
    else:
        card = sc.put("3R41")
        sc.begin("archery")
        assert why_not_use(sc, card) == {"LOTR-18.3"}


@pytest.mark.card("3R40")
def test_citadel_heals_after_a_turn_without_loss(scenario, make):
    """LOTR-17.1: at the end of the turn, if wished, a companion of Gondor."""
    sc = scenario()
    man, other, citadel = sc.put(friend(make, GONDOR, MAN), wounds=2), sc.put(friend(make), wounds=1), sc.put("3R40")
    orc = sc.put(foe(make, strength=1), 1)
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.fight(man, orc).resolve()
    sc.pass_until("move-again").decide(0)
    while sc.asks != "respond":
        sc.pass_()
    act(sc, citadel)
    assert (sc.wounds(man), sc.wounds(other)) == (1, 1)


@pytest.mark.card("3R40")
def test_citadel_after_a_loss(scenario, make):
    sc = scenario()
    man, elf = sc.put(friend(make, GONDOR, MAN), wounds=2), sc.put(friend(make))
    citadel, orc = sc.put("3R40"), sc.put(foe(make), 1)
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.fight(elf, orc).resolve()
    sc.pass_until("move-again").decide(0)
    for _ in range(9):
        if sc.s.free != 0:
            break
        assert not uses(sc, citadel)
        sc.pass_()
    assert (sc.wounds(man), sc.s.free) == (2, 1)


@pytest.mark.card("3R41")
def test_gondor_bowmen(scenario, make):
    sc = scenario()
    man, card = sc.put(friend(make, GONDOR, MAN)), sc.put("3R41")
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("archery")
    act(sc, card)
    assert (arrows(sc), sc.wounds(man), sc.lives(card)) == (2, 1, False)


@pytest.mark.card("3R42")
def test_horn_of_boromir(scenario, make):
    """Any ally joins with +3 until regroup."""
    sc = scenario()
    boromir, aide, other = sc.put("1U97"), sc.put(helper(make, keywords=ARCHER)), sc.put(helper(make, SHIRE, HOBBIT))
    horn, orc = sc.put("3R42", on=boromir), sc.put(foe(make, strength=1), 1)
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.begin("maneuver")
    act(sc, horn)
    assert sc.offered == {aide, other}
    sc.choose(aide)
    assert (sc.strength(aide), sc.wounds(boromir), arrows(sc)) == (6, 1, 1)
    sc.pass_until("defend").assign(aide, orc)
    sc.pass_until("regroup")
    assert sc.strength(aide) == 3


@pytest.mark.card("3R42")
def test_horn_of_boromir_without_allies(scenario, make):
    sc = scenario()
    boromir = sc.put("1U97")
    horn = sc.put("3R42", on=boromir)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    assert (uses(sc, horn), sc.wounds(boromir)) == ([], 0)


@pytest.mark.card("3C43")
def test_might_of_numenor(scenario, make):
    """As many companions heal as the card shown costs."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN), wounds=1)
    elves = [sc.put(friend(make), wounds=2) for _ in range(2)]
    sc.put(helper(make), wounds=1), sc.put(foe(make), 1)
    sc.hand(0, "3C43", IDLE), sc.hand(1, foe(make, cost=2))
    sc.begin("maneuver").play("3C43")
    while sc.asks != "maneuver":
        sc.choose(max(sc.offered))
    assert ([sc.wounds(card) for card in (man, *elves)], sc.s.twilight) == ([1, 1, 1], 1)


@pytest.mark.card("3C43")
def test_might_of_numenor_needs_gondor(scenario, make):
    sc = scenario()
    sc.put(helper(make, GONDOR, MAN)), sc.put(friend(make), wounds=1), sc.put(foe(make), 1)
    sc.hand(0, "3C43", IDLE), sc.hand(1, foe(make, cost=2))
    sc.begin("maneuver")
    assert why_not_play(sc, "3C43") == "LOTR-17.9"
