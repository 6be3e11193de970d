"""Four players: halves and the middle column, turn order, skipped players, strikes with a partner."""

import pytest
from tests.games.kasvoton.refusals import refusal

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.board import cell_named
from pelipoyta.games.kasvoton.model import (
    Glimpsed,
    Levelling,
    Skipped,
    TurnBegan,
)
from pelipoyta.games.kasvoton.notation import parse

KINGS = "b13@a1 g13@m6 b2@m1 g2@a6"  # every player has a card


@pytest.fixture
def four(field):
    return lambda cards, *facts, **how: field(cards, *facts, seats=4, **how)


@pytest.mark.parametrize(
    ("first", "expected"), [(0, [0, 1, 2, 3]), (1, [1, 0, 3, 2]), (2, [2, 3, 0, 1]), (3, [3, 2, 1, 0])]
)
def test_turn_order(four, do, first, expected):
    """KV-F4: the starter, the opponent opposite, the starter's partner, the last one."""
    s, order = four(KINGS, f"turn {first}"), []
    for _ in range(4):
        order.append(s.turn)
        s, _ = do(s, "done")
    assert order == expected and s.turn == first


def test_one_moves_in_the_own_half_and_the_middle_column(four, choices):
    """KV-F2, KV-F5."""
    s = four(f"{KINGS} b3@f2 b4@g2 b5@h2")
    moves = {choice for choice in choices(s) if "-" in choice}
    assert {"f2-g3", "g2-f3", "g2-g3"} < moves
    assert not {move for move in moves if move.startswith("h2") or move.endswith(("h1", "h2", "h3"))}
    assert refusal(s, 0, "h2-h3").rule == "KV-F2"
    found = refusal(s, 0, "g2-h3")
    assert (found.rule, found.reason) == ("KV-F5", "into-partners-half")


def test_the_ban_covers_attacks(four):
    """KV-F5."""
    s = four(f"{KINGS} b4@g2 g3@h3 g3@f3")
    assert refusal(s, 0, "g2-h3").rule == "KV-F5" and refusal(s, 0, "g2-f3") is None


def test_what_one_may_look_at(four):
    """KV-F2: own half and middle column, not the partner's half."""
    s = four(f"{KINGS} b3@f2 b4@g2 b5@h2")
    faces = {seat: {card.face for card in GAME.view(s, seat).cards if card.face} for seat in (0, 1, 2, 3, None)}
    assert faces == {0: {13, 3, 4}, 1: {2}, 2: {4, 5, 2}, 3: {13}, None: set()}


def test_what_one_has_seen_one_remembers(four, do):
    """KV-F2: a card that came to the middle column is seen by the partner, also when it goes on."""
    s = four(f"{KINGS} b7@f2")
    s, events = do(s, "f2-g3")
    (glimpsed,) = [event for event in events if isinstance(event, Glimpsed)]
    assert glimpsed.eyes == (2,) and glimpsed.face == 7
    s, _ = do(s, "a6-a5", "done", "m6-m5", "g3-f3")
    card = next(card for card in GAME.view(s, 2).cards if card.cell == cell_named("f3"))
    assert (card.face, card.eyes) == (7, 0b0101)
    assert refusal(s, 2, "reveal f3").rule == "KV-F2"


def test_who_brought_it_loses_control_when_the_partner_takes_it(four, do):
    """KV-F5."""
    s, _ = do(four(f"{KINGS} b7@g2"), "a1-a2", "done", "g2-h2", "done")
    assert refusal(s, 0, "h2-h3").rule == "KV-F2"


def test_a_player_without_cards_is_skipped(four, do):
    """KV-F6, KV-E1: and the turn counts as used."""
    s, events = do(four("b13@a1 g13@m6 b2@m1"), "done")
    assert [(type(event), event.seat) for event in events] == [(Skipped, 1), (TurnBegan, 2)]
    assert (s.turn, s.used) == (2, [1, 1, 0, 0])


def test_a_card_in_the_middle_column_is_enough(four, do):
    """KV-F6."""
    s, _ = do(four("b13@a1 g13@m6 b2@m1 g2@g6"), "done")
    assert s.turn == 1


def test_triangles_with_any_of_the_teams_cards(four, do, stands):
    """KV-F8: in the partner's half, with hidden cards, whoever controls them."""
    s, _ = do(four(f"{KINGS} b2@i3 b2@k3 b2@j4 g9@j3"), "triangle j3")
    assert stands(s, f"{KINGS} b2@i3 b2@k3 b2@j4")


def test_lines_need_the_partners_cards_revealed_before(four, do, stands):
    """KV-F8: otherwise nothing is turned up."""
    s = four(f"{KINGS} b9@i3 B9@k3 g9@j3")
    found = refusal(s, 0, "line j3")
    assert (found.rule, found.reason) == ("KV-F8", "partner-hidden")
    s, _ = do(s, "2 reveal i3", "0 line j3", "0 pair i3 k3")
    assert stands(s, f"{KINGS} B9@i3 B9@k3")


def test_cards_in_the_middle_column_are_own_for_both(four, do, stands):
    """KV-F8."""
    s, _ = do(four(f"{KINGS} b9@f3 b9@g5 b9@h3 g9@g4 b9@g3"), "line g4")
    assert GAME.legal(s, 0)[0] == parse("pair g3 g5")
    assert stands(do(s, "pair g3 g5")[0], f"{KINGS} b9@f3 B9@g5 b9@h3 B9@g3")


def test_a_card_revealed_after_the_attempt_comes_too_late(four, do):
    """KV-F8: «before the attempt»."""
    s, _ = do(four(f"{KINGS} b2@f3 b9@h3 b2@g3 b2@g5 g9@g4 b9@f5"), "line g4", "2 reveal h3")
    assert refusal(s, 0, "pair h3 f5").rule == "KV-F8"


def test_a_hidden_royal_of_the_partners_cannot_be_shown(four, do, choices):
    """KV-F8, KV-D4.6: whatever it is, the answer is the same."""
    for face in ("b11", "b9"):
        s, _ = do(four(f"{KINGS} b2@i3 b2@k3 {face}@j4 g12@j3"), "triangle j3")
        assert (refusal(s, 0, "royal j4").rule, refusal(s, 0, "royal j4").facts) == ("KV-F8", {"cell": "j4"})
    s, _ = do(four(f"{KINGS} b2@i3 b2@k3 B11@j4 g12@j3"), "triangle j3")
    assert "royal j4" in choices(s)


def test_scouts_and_archers_of_the_partner(four, choices):
    """KV-F8: a revealed scout serves both; a hidden one, and archers, only who controls them."""
    assert "scout i3" in choices(four(f"{KINGS} B1@i3 g9@i4"))
    hidden = four(f"{KINGS} b1@i3 g9@i4 B5@k3 g9@k4")
    assert not {choice for choice in choices(hidden) if choice.startswith(("scout", "shoot"))}
    assert refusal(hidden, 0, "scout i3").rule == "KV-F8"
    assert refusal(hidden, 0, "shoot k3").rule == "KV-F2"


def test_a_refusal_says_nothing_of_the_partners_cards(four):
    """KV-F2: every answer about a hidden card in the partner's half is the same, whatever it is."""
    answers = {}
    for face in ("b1", "b5", "b11", "b12", "bA"):
        s = four(f"b13@a1 g13@m6 g2@a6 {face}@i3 g9@i4")
        for action in ("scout i3", "shoot i3", "i3-i4", "i3-h4", "reveal i3", "line i4"):
            answers.setdefault(action, set()).add(str(refusal(s, 0, action)))
    assert all(len(found) == 1 for found in answers.values())


def test_controlled_cards_may_be_revealed_on_anyones_turn(four, do):
    """KV-F9."""
    s = four(f"{KINGS} b4@g2")
    assert do(s, "2 reveal g2")[0].open[s.board[cell_named("g2")]]
    assert refusal(s, 2, "reveal a1").rule == "KV-F2"


def test_the_phrase(four, do):
    """KV-F7: once each, until the end of one's first turn, of a card in the middle column."""
    s = four(f"{KINGS} b4@g2 g4@g6")
    assert refusal(s, 0, "say a1").reason == "not-middle" and refusal(s, 0, "say g6").reason == "not-middle"
    s, events = do(s, "2 say g2", "0 say g2")
    assert [event.seat for event in events] == [2, 0] and refusal(s, 2, "say g2").reason == "too-late"
    s, _ = do(s, "done", "done")
    assert refusal(s, 1, "say g6").reason == "too-late" and refusal(s, 3, "say g6") is None


def test_the_phrase_is_for_four(field):
    """KV-F7."""
    assert refusal(field("b13@a1 g13@m6 b4@g2"), 0, "say g2").reason == "four-only"


def test_the_levelling_turn_is_the_teams_next(four, do):
    """KV-F10, KV-D0.5."""
    s, events = do(four("b13@a1 bA@c3 g13@c4 g2@a6 g2@m6 b2@m1"), "c3-c4")
    assert s.turn == 1 and any(isinstance(event, Levelling) for event in events)
    assert GAME.pending(do(s, "done")[0]).scores == (1.0, 0.0, 1.0, 0.0)


def test_if_that_player_is_skipped_it_is_the_partners(four, do):
    """KV-F10: the order does not change; the starter's partner plays in between. It is told once."""
    s, events = do(four("b13@a1 bA@c3 g13@c4 g2@m6 b2@m1"), "c3-c4")
    assert s.turn == 2 and events.count(Levelling(1)) == 1
    s, events = do(s, "done")
    assert s.turn == 3 and Levelling(1) not in events
    assert GAME.pending(do(s, "done")[0]).why == "KV-A1"


def test_a_team_with_nobody_left_loses_at_once(four, do):
    """KV-F10."""
    s, _ = do(four("b13@a1 bA@c3 g13@c4 b2@m1"), "c3-c4")
    assert (GAME.pending(s).scores, GAME.pending(s).why) == ((1.0, 0.0, 1.0, 0.0), "KV-F10")


def test_a_team_that_loses_its_last_card_before_the_levelling_turn(four, do):
    """KV-F10."""
    s, _ = do(four("b13@a1 bA@c3 g13@c4 g2@m6 b9@m5"), "c3-c4", "done", "m5-m6")
    assert GAME.pending(s).why == "KV-F10"


def test_beyond_the_limit_only_the_team_that_levels_plays(four, do):
    """KV-E1, KV-F10: seat 1 is skipped, seat 2 has no turns left, seat 3 has the levelling turn."""
    s = four("b13@a1 bA@c3 g13@c4 g2@m6 b2@m1", "options turn_limit=5", "turn 0 first 1", "used 4 5 5 5")
    s, _ = do(s, "c3-c4")
    assert s.turn == 3


def test_the_turn_limit_counts_skipped_turns(four, do):
    """KV-E1, KV-F6."""
    s = four("b13@a1 g13@m6 b2@m1", "options turn_limit=1")
    s, _ = do(s, "done", "done", "done")
    assert (GAME.pending(s).why, s.used) == ("KV-E1", [1, 1, 1, 1])
