"""Sméagol's and Gollum's cards with several players, empty piles and each other, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *


@pytest.mark.card("5R21")
def test_be_back_soon_and_two_opponents(scenario, make):
    """One opponent's minion exerts to save another's."""
    sc = scenario(seats=3)
    sc.put("5C28")
    orc, other = sc.put(foe(make, vitality=1), 1), sc.put(foe(make, vitality=3), 2)
    sc.hand(0, "5R21", IDLE)
    sc.begin("maneuver").play("5R21").choose(orc)
    assert sc.asked == 2
    sc.decide(1)
    while sc.offered and sc.asked != 0:
        sc.choose(other)
    assert (sc.lives(orc), sc.wounds(other)) == (True, 2)


@pytest.mark.card("5C28")
def test_old_noser_with_a_small_deck(scenario, make):
    """LOTR-18.6: as many as there are; no minion, no wound."""
    sc = scenario()
    smeagol, orcs = sc.put("5C28"), [sc.put(foe(make), 1) for _ in range(2)]
    sc.hand(0, IDLE), sc.deck(0, "4C10", "4C12")
    sc.begin("regroup")
    act(sc, smeagol)
    sc.choose(orcs[0]).choose(orcs[1])
    while sc.asks == "card":
        sc.choose(max(sc.offered))
    assert ([sc.wounds(orc) for orc in orcs], len(sc.s.players[0].deck)) == ([1, 1], 2)


@pytest.mark.card("5R29")
def test_slinker_and_damage(scenario, make):
    """No wounds at all, of damage +2 neither; in the next skirmish he is himself again."""
    sc = scenario()
    smeagol, orc = sc.put("5R29"), sc.put(foe(make, strength=6, keywords=damage(2)), 1)
    sc.hand(0, IDLE)
    sc.fight(smeagol, orc)
    act(sc, smeagol)
    sc.resolve()
    assert sc.wounds(smeagol) == 0
    sc.fight(smeagol, sc.put(foe(make, strength=5), 1)).resolve()
    assert sc.wounds(smeagol) == 1


@pytest.mark.card("5R25", "6C42")
def test_two_burdens_for_one_win(scenario, make):
    """LOTR-17.3: his own text and the event both answer."""
    sc = scenario()
    gollum, elf = sc.put("5R25", 1), sc.put(friend(make, strength=4))
    sc.hand(0, IDLE), sc.hand(1, "6C42", STILL)
    sc.fight(elf, gollum).resolve()
    act(sc, gollum)
    while sc.asked != 1:
        sc.pass_()
    sc.play("6C42")
    assert sc.burdens() == 2


@pytest.mark.card("6C42", "6C47")
def test_another_players_gollum(scenario, make):
    """LOTR-9.5: any Shadow player may answer the win of another's Gollum."""
    sc = scenario(seats=3)
    gollum, elf = sc.put("5C24", 1), sc.put(friend(make, strength=4))
    sc.hand(0, IDLE), sc.hand(2, "6C42", "6C47")
    sc.fight(elf, gollum).resolve()
    while sc.asked != 2:
        sc.pass_()
    sc.play("6C42").play("6C47")
    assert (sc.burdens(), sc.wounds(elf)) == (1, 2)


@pytest.mark.card("6C47")
def test_liar_and_thief_against_frodo_alone(scenario, make):
    """Nobody but the Ring-bearer: played in vain or not at all, Frodo keeps one wound."""
    sc = scenario()
    gollum = sc.put("5C24", 1)
    sc.hand(0, IDLE), sc.hand(1, "6C47", STILL)
    sc.set_strength(gollum, 5)
    sc.fight(sc.frodo, gollum).resolve()
    while sc.asks == "respond":
        sc.play("6C47") if sc.asked == 1 and can_play(sc, "6C47") else sc.pass_()
    assert sc.wounds(sc.frodo) == 1


@pytest.mark.card("6R41", "6R44")
def test_promise_and_paths(scenario, make):
    """One move less and one more: two again; Sméagol dead bars nothing, discarded he may be played again."""
    sc = scenario(twilight=9)
    gollum = sc.put("5C24", 1)
    sc.put("5C28")
    sc.hand(0, "6R44", IDLE), sc.hand(1, "6R41", STILL)
    sc.begin("regroup").play("6R44")
    assert sc.s.limit == 3
    sc.wound(gollum, 0)
    sc.pass_until_seat(1).play("6R41")
    sc.let_pass()
    assert sc.s.limit == 2


@pytest.mark.card("6R41")
def test_promise_ends_the_journey(scenario, make):
    """With one move made and a limit of 1 the fellowship cannot move again."""
    sc = scenario(twilight=9)
    sc.put("5C24", 1)
    sc.adventure(1, "4U342")
    sc.hand(0, IDLE), sc.hand(1, "6R41", STILL)
    sc.begin("regroup")
    sc.s.moves = 1
    sc.pass_().play("6R41").let_pass()
    for _ in range(12):
        assert sc.asks != "move-again"
        if sc.s.free == 1:
            break
        sc.pass_() if may_pass(sc) else sc.choose(min(sc.offered))
    assert sc.s.free == 1


@pytest.mark.card("5C30")
def test_we_must_have_it_twice(scenario):
    """LOTR-24.1: with Gollum in play no other is called; not from a hand."""
    sc = scenario(site=3, twilight=9)
    sc.put("5C24", 1)
    sc.hand(1, "5C30", "5R25"), sc.discard(1, "5R25"), sc.deck(1, "6C40")
    sc.begin("shadow", 1)
    if can_play(sc, "5C30"):
        sc.play("5C30")
        while sc.asks != "shadow":
            sc.pass_() if may_pass(sc) else sc.decide(0)
    assert len(sc.spot(Called("Gollum"))) == 1


@pytest.mark.card("5U22")
def test_fens_with_nothing_to_give(scenario, make):
    """LOTR-18.8: a minion must be there and be affordable, else nothing is paid."""
    for pool, held in ((0, foe(make, cost=2)), (9, STILL)):
        sc = scenario(site=4, twilight=pool)
        gollum, fens = sc.put("5C24", 1), sc.put("5U22", 1)
        sc.discard(1, held)
        sc.hand(1, STILL)
        sc.begin("shadow", 1)
        assert (uses(sc, fens), sc.wounds(gollum)) == ([], 0)


@pytest.mark.card("5C27", "5R29")
def test_poor_wretch_with_slinker(scenario, make):
    """Both in one skirmish: 3 + 2, damage +1 and no wounds."""
    sc = scenario()
    smeagol, orc = sc.put("5R29"), sc.put(foe(make, strength=4), 1)
    card = sc.put("5C27", on=smeagol)
    sc.hand(0, IDLE)
    sc.fight(smeagol, orc)
    act(sc, smeagol)
    sc.pass_until_seat(0)
    act(sc, card)
    assert (sc.strength(smeagol), sc.keyword(smeagol, Keyword.DAMAGE)) == (5, 1)
    sc.resolve()
    assert (sc.wounds(orc), sc.burdens()) == (2, 1)


@pytest.mark.card("5U23")
def test_follow_smeagol_exhausted(scenario, make):
    """LOTR-18.3."""
    sc = scenario(site=4)
    smeagol = sc.put("5C28", wounds=3)
    card = sc.put("5U23", on=smeagol)
    sc.put(foe(make), 1)
    sc.adventure(0, "4U347")
    sc.hand(0, IDLE)
    sc.begin("regroup")
    assert why_not_use(sc, card) == {"LOTR-18.3"}
