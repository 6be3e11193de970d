"""Rare situations of Sméagol and Gollum: whose Gollum pays, hidden piles, several players, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *


@pytest.mark.card("5U22")
def test_fens_by_another_players_gollum(scenario, make):
    """LOTR-9.5: a Shadow player may exert another's Gollum; the minion comes from one's own pile."""
    sc = scenario(seats=3, site=4, twilight=5)
    gollum, fens, orc = sc.put("5C24", 2), sc.put("5U22", 1), foe(make, cost=2)
    sc.discard(1, orc), sc.discard(2, orc)
    sc.hand(1, STILL)
    sc.begin("shadow", 1)
    act(sc, fens)
    while sc.asks != "shadow":
        sc.choose(min(sc.offered))
    assert (sc.wounds(gollum), sc.s.cards[sc.find(orc)].owner, sc.in_discard(2)) == (2, 1, [orc])


@pytest.mark.card("5C24")
def test_nasty_creature_wears_out_frodo(scenario, make):
    """LOTR-19.4: exerting, not wounding: the Ring is no answer to it."""
    sc = scenario()
    gollum = sc.put("5C24", 1)
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.begin("regroup").pass_until_seat(1)
    act(sc, gollum)
    if sc.asked == 1 and sc.offered:
        sc.choose(sc.frodo)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)


@pytest.mark.card("5R25")
def test_stinker_is_overwhelming(scenario, make):
    """With nine burdens his strength is 14: the Elf of 6 is overwhelmed, and the last burden corrupts."""
    sc = scenario()
    gollum, elf = sc.put("5R25", 1), sc.put(friend(make))
    sc.set_player(0, burdens=9)
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.fight(elf, gollum).resolve()
    while sc.asked != 1:
        sc.pass_()
    act(sc, gollum)
    assert (sc.lives(elf), bool(sc.s.over)) == (False, True)


@pytest.mark.card("5U26")
def test_look_at_him_in_play(scenario):
    """LOTR-17.9: a Sméagol in a hand or pile is not seen."""
    sc = scenario()
    sc.set_player(0, burdens=2)
    sc.hand(0, "5C28"), sc.discard(1, "5C24"), sc.hand(1, "5U26", "5R25")
    sc.begin("shadow", 1)
    assert why_not_play(sc, "5U26") == "LOTR-17.9"


@pytest.mark.card("5C28")
def test_old_noser_beneath_the_deck(scenario, make):
    """Those four lie under the fifth, which is drawn next."""
    sc = scenario()
    smeagol = sc.put("5C28")
    sc.put(foe(make), 1)
    sc.hand(0, IDLE), sc.deck(0, "1C41", "1C42", "1C43", "1C53", "4P364")
    sc.begin("regroup")
    act(sc, smeagol)
    for _ in range(8):
        if sc.asks == "card":
            sc.choose(max(sc.offered))
    sc.pass_until("move-again").decide(0)
    while sc.asks not in {"reconcile", "fellowship"}:
        sc.pass_()
    deck = sc.s.players[0].deck
    assert sc.in_hand(0) == [IDLE] and len(deck) == 5
    sc.pass_()
    assert "4P364" in sc.in_hand(0)


@pytest.mark.card("5C28", "5R29", "6C45")
@pytest.mark.parametrize("name", ["5C28", "5R29", "6C45"])
def test_smeagol_in_the_starting_fellowship(scenario, name):
    """LOTR-30.1: he brings his burden there too."""
    sc = scenario()
    sc.deck(0, name)
    sc.starting().play(name)
    assert sc.burdens() == 1


@pytest.mark.card("6C45", "6C40")
def test_both_pay_with_cards(scenario, make):
    """Each by own cards; Sméagol is Ring-bound, so Gollum's card is worth 2."""
    sc = scenario()
    smeagol, gollum = sc.put("6C45"), sc.put("6C40", 1)
    sc.hand(0, IDLE, IDLE), sc.hand(1, STILL, STILL)
    sc.fight(smeagol, gollum)
    act(sc, smeagol).choose(IDLE)
    act(sc, gollum).choose(STILL)
    assert (sc.strength(smeagol), sc.strength(gollum)) == (4, 7)


@pytest.mark.card("6R39", "6R46")
@pytest.mark.parametrize(("name", "seat", "card"), [("6R39", 0, IDLE), ("6R46", 1, STILL)])
def test_three_cards_or_none(scenario, make, name, seat, card):
    """LOTR-18.3: two cards do not pay, and none of them goes."""
    sc = scenario()
    smeagol, gollum, source = sc.put("5C28"), sc.put("5C24", 1), sc.put(name, seat)
    sc.hand(0, IDLE, IDLE), sc.hand(1, STILL, STILL)
    sc.fight(smeagol, gollum).pass_until_seat(seat)
    assert (why_not_use(sc, source), sc.in_hand(seat)) == ({"LOTR-18.3"}, [card, card])


@pytest.mark.card("6C43")
def test_not_listening_after_the_foe_is_gone(scenario, make):
    """LOTR-13.7: he has won also when his foe died during the skirmish."""
    sc = scenario()
    smeagol, orc = sc.put("5C28", wounds=1), sc.put(foe(make, vitality=1), 1)
    sc.set_player(0, burdens=2)
    dart = make(event("9C40", "Dart", ELVEN, cost=0).says(skirmish(do=Wound(Choose(MINION)))))
    sc.hand(0, dart, "6C43", IDLE)
    sc.fight(smeagol, orc).play(dart)
    while sc.asks == "skirmish":
        sc.pass_()
    sc.play("6C43")
    assert (sc.wounds(smeagol), sc.burdens()) == (0, 0)


@pytest.mark.card("6R44")
def test_safe_paths_without_a_move(scenario, make):
    """If the fellowship stays, nobody takes cards back."""
    sc = scenario()
    sc.put("5C28"), sc.put(foe(make), 1)
    sc.discard(1, IDLE), sc.deck(1)
    sc.hand(0, "6R44", IDLE), sc.hand(1, STILL)
    sc.begin("regroup").play("6R44").pass_until("move-again").decide(0)
    for _ in range(9):
        if sc.s.free == 1:
            break
        sc.pass_()
    assert IDLE not in sc.in_hand(1)


@pytest.mark.card("5R21")
def test_be_back_soon_nothing_to_discard(scenario, make):
    """The minion that is to go may itself exert twice; with vitality 2 it cannot."""
    sc = scenario()
    sc.put("5C28")
    orc = sc.put(foe(make, vitality=2), 1)
    sc.hand(0, "5R21", IDLE)
    sc.begin("maneuver").play("5R21")
    assert not sc.lives(orc)


@pytest.mark.card("5U23", "5C28")
@pytest.mark.parametrize(("name", "times"), [("5U23", 1), ("5C28", 2)])
def test_gollum_may_be_worn_out_instead(scenario, make, name, times):
    """Sméagol or Gollum, and Gollum is a minion of an opponent."""
    sc = scenario(site=4)
    smeagol, gollum = sc.put("5C28"), sc.put("5C24", 1)
    card = smeagol if name == "5C28" else sc.put("5U23", on=smeagol)
    sc.adventure(0, "4U347")
    sc.hand(0, IDLE), sc.deck(0, "1C53", "1C53", "1C53", "1C53")
    sc.begin("regroup")
    act(sc, card)
    assert (sc.offered, may_pass(sc)) == ({smeagol, gollum}, False)
    sc.choose(gollum)
    assert (sc.wounds(smeagol), sc.wounds(gollum)) == (0, times)


@pytest.mark.card("5U22", "5C30")
@pytest.mark.parametrize("name", ["5U22", "5C30"])
def test_who_is_called_comes_whole(scenario, make, name):
    """The minion must be played, if it is there to be seen, and it comes without wounds."""
    sc = scenario(site=4, twilight=9)
    sc.hand(1, "5C30", STILL)
    if name == "5U22":
        sc.put("5C24", 1)
    called = foe(make) if name == "5U22" else "5C24"
    fens = sc.put("5U22", 1)
    sc.discard(1, called), sc.deck(1)
    sc.begin("shadow", 1)
    act(sc, fens) if name == "5U22" else sc.play("5C30")
    while sc.asks != "shadow":
        sc.choose(called) if code_of(called) in sc.offered else sc.decide(0)
    assert (sc.lives(sc.find(called)), sc.wounds(sc.find(called))) == (True, 0)


@pytest.mark.card("5C30", "6C40")
def test_gollums_strength_lasts_one_skirmish(scenario, make):
    """LOTR-17.6."""
    sc = scenario()
    gollum, elf = sc.put("6C40", 1), sc.put(friend(make, vitality=9))
    sc.hand(0, IDLE), sc.hand(1, "5C30", STILL, STILL)
    sc.fight(elf, gollum).pass_().play("5C30")
    sc.pass_until_seat(1)
    act(sc, gollum)
    assert not may_pass(sc)
    sc.choose(STILL)
    assert sc.strength(gollum) == 9
    sc.resolve().let_pass()
    assert (sc.strength(gollum), sc.s.lasting) == (5, [])


@pytest.mark.card("6C45", "6R39")
def test_costs_in_cards_must_be_paid(scenario, make):
    """LOTR-18.3: begun, the cards to be discarded are chosen by their player and cannot be withheld."""
    sc = scenario()
    smeagol, source = sc.put("6C45"), sc.put("6R39")
    sc.hand(0, IDLE, "4C12", "4C16", "4C17", "4C22")
    sc.fight(smeagol, sc.put(foe(make, vitality=9), 1))
    act(sc, smeagol)
    assert (len(sc.offered), may_pass(sc)) == (5, False)
    sc.choose("4C22").pass_until_seat(0)
    act(sc, source)
    assert (len(sc.offered), may_pass(sc)) == (4, False)
    sc.choose("4C12", "4C16", "4C17")
    assert sc.in_hand(0) == [IDLE]
