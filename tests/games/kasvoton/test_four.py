"""Four players: the split, halves and the middle column, turn order, skipped players, strikes with a partner."""

from itertools import chain

import pytest

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.board import BERTHS, cell_named
from pelipoyta.games.kasvoton.model import (
    Glimpsed,
    Levelling,
    MiddleSeen,
    Options,
    Place,
    Ready,
    Skipped,
    Split,
    SplitOffered,
    Stage,
    TurnBegan,
)
from pelipoyta.games.kasvoton.notation import parse
from pelipoyta.kernel import play, told

DRAW = "* " + " ".join(map(str, chain(*([rank] * 2 for rank in range(2, 11)), (15, 16))))
KINGS = "b13@a1 g13@m6 b2@m1 g2@a6"  # every player has a card


def refusal(s, seat, action):
    return GAME.why_not(s, seat, parse(action))


@pytest.fixture
def chosen(do):
    return do(GAME.start(Options(), 4), "0 knight A", "3 knight A")[0]


@pytest.fixture
def four(field):
    return lambda cards, *facts, **how: field(cards, *facts, seats=4, **how)


def test_team_mates_sit_on_the_same_side():
    """KV-F1"""
    assert GAME.manners.teams(Options(), 4) == (0, 1, 0, 1)


def test_the_left_players_choose_the_knights():
    """KV-F1"""
    s = GAME.start(Options(), 4)
    assert GAME.pending(s).seats == (0, 3)
    assert refusal(s, 2, "knight A").rule == "KV-C2"


def test_the_six_are_split_by_proposals(chosen, do):
    """KV-F1: the partner agrees or proposes; others are told how many each took."""
    assert GAME.pending(chosen).seats == (0, 3)
    s, _ = do(chosen, "0 split 1,13", "2 split 1,11,12,13", "0 agree")
    assert GAME.pending(s).seats == (3,)
    assert s.hands[0] == (11, 14) and s.hands[2] == (1, 11, 12, 13)
    assert [GAME.view(s, seat).split for seat in (0, 1, 2, 3, None)] == [
        (11, 14), None, (1, 11, 12, 13), None, None,
    ]  # fmt: skip
    assert GAME.view(s, 1).took == (2, -1)


def test_proposals_are_for_the_team(chosen):
    """KV-F1"""
    s, events = play(GAME, chosen, 0, parse("split 1,13"))
    assert isinstance(events[0], SplitOffered)
    heard = [told(events[0], seat).faces.value for seat in (0, 1, 2, 3, None)]
    assert heard == [(1, 13), None, (1, 13), None, None]
    assert GAME.view(s, 1).split is None


def test_there_are_48_ways_to_split(chosen):
    assert len(GAME.legal(chosen, 0)) == 48


@pytest.mark.parametrize(
    ("action", "reason"),
    [("split 2", "not-of-the-six"), ("split 13,13", "not-of-the-six"), ("split D", "not-of-the-six"),
     ("agree", "nothing-offered")],
)  # fmt: skip
def test_bad_proposals(chosen, action, reason):
    """KV-F1"""
    assert (refusal(chosen, 0, action).rule, refusal(chosen, 0, action).reason) == ("KV-F1", reason)
    assert GAME.why_not(chosen, 0, Split((13, 1))), "told in one order only"


def test_the_sixth_proposal_stands(chosen, do):
    """KV-F1"""
    s, _ = do(chosen, "0 split 1", "2 split 1")
    assert refusal(s, 0, "split 11,11,12,13,A").reason == "offered-already"  # the same, told from the other side
    s, _ = do(s, "0 split 11", "2 split 12", "0 split 12", "2 split 13")
    assert GAME.legal(s, 0) == [parse("agree")]
    assert refusal(s, 0, "split 1").reason == "offers-spent"


@pytest.fixture
def mustered(chosen, do):
    return do(chosen, "0 split 1,13", "2 agree", "3 split -", "1 agree", DRAW, DRAW)[0]


def test_each_has_thirteen(mustered):
    """KV-F1: team mates do not know each other's drawn cards."""
    assert [len(hand) for hand in mustered.hands] == [13] * 4
    assert {1, 13} < set(mustered.hands[0]) and {11, 12, 14} < set(mustered.hands[2])
    assert [face for face in mustered.hands[3] if face in (1, 11, 12, 13, 14)] == []
    assert GAME.view(mustered, 2).hand == mustered.hands[2]


def placed(s, seat, middle=None):
    for cell in [*BERTHS[4, seat], *([cell_named(middle)] if middle else [])]:
        s, _ = play(GAME, s, seat, Place(s.hands[seat][0], cell))
    return play(GAME, s, seat, Ready())


def test_twelve_in_the_own_half_and_one_in_the_middle(mustered, choices):
    """KV-F3: the left player says in which middle cell; the right player's takes the other."""
    s, _ = placed(mustered, 0, "g2")
    assert GAME.view(s, 3).middle == (cell_named("g2"), -1)
    s, _ = placed(s, 2)
    s, _ = placed(s, 3, "g6")
    s, events = placed(s, 1)
    assert s.stage is Stage.LOTS and not any(s.hands)
    assert {s.board[cell_named(name)] >= 0 for name in ("g1", "g2", "g5", "g6")} == {True}
    seen = [event for event in events if isinstance(event, MiddleSeen)]
    assert [event.eyes for event in seen] == [(0, 2), (1, 3)]


def test_the_left_player_chooses_among_two_cells(mustered, choices):
    """KV-F3"""
    s = mustered
    for cell in BERTHS[4, 3]:
        s, _ = play(GAME, s, 3, Place(s.hands[3][0], cell))
    assert {choice.split("@")[1] for choice in choices(s, 3)} == {"g6", "g5"}
    for cell in BERTHS[4, 1]:
        s, _ = play(GAME, s, 1, Place(s.hands[1][0], cell))
    assert choices(s, 1) == {"ready"}
    assert refusal(s, 1, "2@g6").rule == "KV-F3"
    assert refusal(s, 0, "2@h1").rule == "KV-F3" and refusal(s, 0, "2@g1").reason == "not-next"


def test_the_team_decides_who_begins(mustered, do):
    """KV-F4: the left player proposes, the partner agrees or proposes the other."""
    s = mustered
    for seat, middle in ((0, "g1"), (1, None), (2, None), (3, "g6")):
        s, _ = placed(s, seat, middle)
    s, _ = do(s, "* 3", "* 9")
    assert (s.stage, GAME.pending(s).seats) == (Stage.STARTER, (3,))
    assert refusal(s, 3, "begin 0").rule == "KV-F4" and refusal(s, 0, "begin 0").rule == "KV-F4"
    s, _ = do(s, "3 begin 3", "1 begin 1")
    assert refusal(s, 3, "begin 1").reason == "offered-already"
    s, _ = do(s, "3 begin 3", "1 begin 1", "3 begin 3", "1 begin 1")
    assert refusal(s, 3, "begin 3").reason == "offers-spent"
    s, _ = do(s, "3 agree")
    assert s.turn == 1


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
    """KV-F2, KV-F5"""
    s = four(f"{KINGS} b3@f2 b4@g2 b5@h2")
    moves = {choice for choice in choices(s) if "-" in choice}
    assert {"f2-g3", "g2-f3", "g2-g3"} < moves
    assert not {move for move in moves if move.startswith("h2") or move.endswith(("h1", "h2", "h3"))}
    assert refusal(s, 0, "h2-h3").rule == "KV-F2"
    found = refusal(s, 0, "g2-h3")
    assert (found.rule, found.reason) == ("KV-F5", "into-partners-half")


def test_the_ban_covers_attacks(four):
    """KV-F5"""
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
    """KV-F5"""
    s, _ = do(four(f"{KINGS} b7@g2"), "a1-a2", "done", "g2-h2", "done")
    assert refusal(s, 0, "h2-h3").rule == "KV-F2"


def test_a_player_without_cards_is_skipped(four, do):
    """KV-F6, KV-E1: and the turn counts as used."""
    s, events = do(four("b13@a1 g13@m6 b2@m1"), "done")
    assert [(type(event), event.seat) for event in events] == [(Skipped, 1), (TurnBegan, 2)]
    assert (s.turn, s.used) == (2, [1, 1, 0, 0])


def test_a_card_in_the_middle_column_is_enough(four, do):
    """KV-F6"""
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
    """KV-F8"""
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
    """KV-F9"""
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
    """KV-F7"""
    assert refusal(field("b13@a1 g13@m6 b4@g2"), 0, "say g2").reason == "four-only"


def test_the_levelling_turn_is_the_teams_next(four, do):
    """KV-F10, KV-D0.5"""
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
    """KV-F10"""
    s, _ = do(four("b13@a1 bA@c3 g13@c4 b2@m1"), "c3-c4")
    assert (GAME.pending(s).scores, GAME.pending(s).why) == ((1.0, 0.0, 1.0, 0.0), "KV-F10")


def test_a_team_that_loses_its_last_card_before_the_levelling_turn(four, do):
    """KV-F10"""
    s, _ = do(four("b13@a1 bA@c3 g13@c4 g2@m6 b9@m5"), "c3-c4", "done", "m5-m6")
    assert GAME.pending(s).why == "KV-F10"


def test_beyond_the_limit_only_the_team_that_levels_plays(four, do):
    """KV-E1, KV-F10: seat 1 is skipped, seat 2 has no turns left, seat 3 has the levelling turn."""
    s = four("b13@a1 bA@c3 g13@c4 g2@m6 b2@m1", "options turn_limit=5", "turn 0 first 1", "used 4 5 5 5")
    s, _ = do(s, "c3-c4")
    assert s.turn == 3


def test_the_turn_limit_counts_skipped_turns(four, do):
    """KV-E1, KV-F6"""
    s = four("b13@a1 g13@m6 b2@m1", "options turn_limit=1")
    s, _ = do(s, "done", "done", "done")
    assert (GAME.pending(s).why, s.used) == ("KV-E1", [1, 1, 1, 1])
