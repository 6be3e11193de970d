"""Dunland cards with three players and where texts meet, by their print."""

import pytest
from tests.games.lotr.by_print.dunland.table import BRIGAND, SAVAGE, lay_tokens, tokens, wins
from tests.games.lotr.by_print.isengard.table import (
    FIERCE,
    KNIGHT,
    ability,
    act,
    companions,
    controlled,
    late,
    passed_by_all,
    shadow,
)

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4C14", "4R40")
def test_each_player_takes_for_oneself(scenario):
    """The Ransacker's player and Wulf's player each take a site for the same victory."""
    sc = passed_by_all(late(scenario, site=4, seats=3))
    man, wulf = sc.put("4C14", 1), sc.put("4R40", 2)
    wins(sc, man)
    for _ in range(2):
        act(sc, {1: man, 2: wulf}[sc.asked])
    assert (controlled(sc, 1), controlled(sc, 2), sc.wounds(wulf)) == (1, 1, 1)


@pytest.mark.card("4R19", "6C1")
@pytest.mark.parametrize("name", ["4R19", "6C1"])
def test_another_player_s_man_is_saved(scenario, name):
    """«A Man of Dunland» is anyone's."""
    sc = late(scenario, site=4, seats=3)
    card, man, aragorn = sc.put(name, 1), sc.put("4R20", 2), sc.put("4P364")
    sc.set_strength(aragorn, 11), sc.fight(aragorn, man).resolve()
    act(shadow(sc), card, 1)
    assert (sc.wounds(man), sc.lives(card)) == (0, False)


@pytest.mark.card("4R19")
def test_two_wounds_are_two_answers(scenario):
    """Damage +1 is two wounds; each is prevented by a payment of its own."""
    sc = late(scenario, site=4, twilight=2)
    card, man, gimli = sc.put("4R19", 1), sc.put("4R22", 1), sc.put("4C49")
    sc.set_strength(gimli, 15), sc.fight(gimli, man).resolve()
    act(sc, card, 1).decide(0)
    assert (sc.asks, sc.s.twilight) == ("respond", 0)
    sc.pass_()
    assert (sc.wounds(man), sc.lives(card)) == (1, True)


@pytest.mark.card("4R33")
def test_saruman_counts_the_men_of_all(scenario):
    """«You can spot»: another player's Man counts, Saruman himself is no Man; the exhausted are not made to exert."""
    sc = late(scenario, site=4, seats=3)
    sc.put("4R33", 1), sc.put(BRIGAND, 2), sc.put(BRIGAND, 1)
    sc.put_site("4U350", 1), sc.hand(0), sc.wound(sc.frodo, 2)
    sc.begin("fellowship").pass_()
    assert sc.wounds(sc.frodo) == 3


@pytest.mark.card("4U34")
def test_secret_folk_without_tokens(scenario):
    """LOTR-18.8: used without a token it is discarded for nothing; a token need not be taken."""
    sc = late(scenario, site=4)
    card, man = sc.put("4U34", 1), sc.put(SAVAGE, 1)
    sword = sc.put("4C306", on=sc.frodo)
    wins(sc, man)
    sc.pass_()
    assert tokens(sc, card) == 0
    shadow(sc.begin("maneuver"))
    if sc.can(ability(sc, card, 1)):
        act(sc, card, 1)
    assert sc.lives(sword)


@pytest.mark.card("4U28")
def test_no_defense_ends_with_the_skirmish(scenario):
    """The sword counts again afterwards; an artifact's or the Ring's strength is no possession's."""
    sc = late(scenario, site=4)
    card, man = sc.put("4U28", 1), sc.put(SAVAGE, 1)
    sc.put("4C306", on=sc.frodo), lay_tokens(sc, card, 1)
    sc.set_strength(man, 5), shadow(sc.fight(sc.frodo, man))
    assert sc.strength(sc.frodo) == 6
    act(sc, card, 1)
    assert sc.strength(sc.frodo) == 4
    sc.resolve().let_pass()
    assert sc.strength(sc.frodo) == 6


@pytest.mark.card("4U13", "4U36")
def test_two_answers_to_one_victory(scenario):
    """The Pillager and his club are each used, one after another."""
    sc = late(scenario, site=4)
    man, men = sc.put("4U13", 1), companions(sc, 3)
    swords = [sc.put("4C134", on=knight) for knight in men]
    club = sc.put("4U36", 1, on=man)
    sc.set_strength(man, 9), wins(sc, man)
    act(sc, man).choose(swords[0])
    act(sc, club)
    assert [sc.lives(sword) for sword in swords] == [False, False, False]


@pytest.mark.card("4C37", "4C12")
def test_war_cry_and_madness(scenario):
    """Both bonuses of one victory add up."""
    sc = late(scenario, site=4, twilight=1)
    man = sc.put("4C12", 1)
    sc.hand(1, "4C37", BRIGAND), wins(sc, man)
    act(sc.play("4C37"), man)
    assert (sc.strength(man), sc.keyword(man, FIERCE) > 0) == (13, True)


@pytest.mark.card("5R3")
def test_leaping_blaze_is_the_free_peoples_player_s_to_prevent(scenario):
    """With three players another Shadow player is not asked."""
    sc = late(scenario, site=4, twilight=1, seats=3)
    for seat in (1, 1, 2):
        sc.put(BRIGAND, seat)
    sc.hand(0), sc.hand(2, *[BRIGAND] * 4), sc.hand(1, "5R3", SAVAGE), sc.deck(1, *[BRIGAND] * 9)
    sc.begin("shadow", 1).play("5R3")
    assert (len(sc.in_hand(1)), len(sc.in_hand(2)), len(sc.s.players[1].deck)) == (8, 4, 2)


@pytest.mark.card("6U8")
def test_peasants_and_a_prevented_victory(scenario):
    """A cancelled skirmish has no winner (LOTR-13.6)."""
    sc = late(scenario, site=4, twilight=2)
    merry, man, tale = sc.put("4C310"), sc.put(SAVAGE, 1), sc.put("1C21")
    sc.hand(0, "4C319"), sc.hand(1, "6U8"), sc.fight(merry, man).play("4C319")
    assert (sc.s.fight, sc.lives(tale), sc.can(Play(code_of("6U8")), 1)) == (None, True, False)


@pytest.mark.card("4C18")
def test_an_ally_drawn_out_fights(scenario):
    """LOTR-22.4: the skirmish takes place, and the ally may be killed."""
    sc = late(scenario, site=5)
    man, guma = sc.put("4C18", 1), sc.put("4C277")
    sc.put(KNIGHT), act(shadow(sc.begin("assignment")), man)
    sc.pass_until("skirmish").resolve()
    assert (sc.lives(guma), [code_of("4C277")]) == (False, list(sc.s.players[0].dead))
