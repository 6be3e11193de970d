"""Four players: team mates, the split, thirteen cards each, and who begins."""

from itertools import chain

import pytest
from tests.games.kasvoton.refusals import refusal

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.board import BERTHS, cell_named
from pelipoyta.games.kasvoton.model import (
    MiddleSeen,
    Options,
    Place,
    Ready,
    Split,
    SplitOffered,
    Stage,
)
from pelipoyta.games.kasvoton.notation import parse
from pelipoyta.kernel import play, told

DRAW = "* " + " ".join(map(str, chain(*([rank] * 2 for rank in range(2, 11)), (15, 16))))


@pytest.fixture
def chosen(do):
    return do(GAME.start(Options(), 4), "0 knight A", "3 knight A")[0]


def test_team_mates_sit_on_the_same_side():
    """KV-F1."""
    assert GAME.hooks.teams(Options(), 4) == (0, 1, 0, 1)


def test_the_left_players_choose_the_knights():
    """KV-F1."""
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
    """KV-F1."""
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
    """KV-F1."""
    assert (refusal(chosen, 0, action).rule, refusal(chosen, 0, action).reason) == ("KV-F1", reason)
    assert GAME.why_not(chosen, 0, Split((13, 1))), "told in one order only"


def test_the_sixth_proposal_stands(chosen, do):
    """KV-F1."""
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
    """KV-F3."""
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
