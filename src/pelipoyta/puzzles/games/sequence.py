"""Themes of Sequence for two: finish a line, and leave the other the least chance to."""

from collections import Counter
from collections.abc import Sequence
from math import comb
from random import Random
from typing import Any

from pelipoyta.games.sequence.board import CELLS, CORNERS, FACES, THROUGH
from pelipoyta.games.sequence.cards import THIEF, WILD
from pelipoyta.games.sequence.model import FREE, Exchange, Phase, Play, State, View
from pelipoyta.games.sequence.rules import apply, legal
from pelipoyta.games.sequence.rules.sequences import fives_of
from pelipoyta.games.sequence.view import determinize, may_be_drawn, unseen, view
from pelipoyta.kernel import Seat
from pelipoyta.puzzles.recipes import Recipe
from pelipoyta.puzzles.theme import CountProof, Goal, SearchProof, Theme, World

Board = Sequence[int]


def one_world(state: Any, seat: Seat) -> Sequence[World]:
    """State with the seat's view, any of them: enough for what happens before anything hidden counts."""
    return ((1.0, determinize(view(state, seat), Random(0))),)


def finishing_cells(board: Board, team: int, locked: Sequence[tuple[int, ...]]) -> list[int]:
    """Free cells on which a chip of the team would finish a line of five (SEQ-2.1, SEQ-2.4)."""
    return [
        cell for cell in CELLS if board[cell] == FREE and cell not in CORNERS and _finishes(board, team, cell, locked)
    ]


def _finishes(board: Board, team: int, cell: int, locked: Sequence[tuple[int, ...]]) -> bool:
    return any(
        all(other == cell or board[other] == team or other in CORNERS for other in line)
        and all(len(set(line) & set(cells)) <= 1 for cells in locked)
        for lines in THROUGH[cell]
        for line in lines
    )


def _locked(state: State, team: int) -> list[tuple[int, ...]]:
    return [five.cells for five in fives_of(state, team)]


def _after(state: State, seat: Seat, answer: Any) -> State:
    return apply(state, seat, answer)[0]


def _gains(first: State, seat: Seat) -> Goal:
    """Goal: this play finishes a line, which locks or wins."""
    had = len(fives_of(first, seat))

    def reached(state: State, choices: int) -> float | None:
        if not choices:
            return None
        has_finished = state.phase in (Phase.OVER, Phase.LOCK) or len(fives_of(state, seat)) > had
        return float(has_finished)

    return reached


def quiet_chances(seen: View, seat: Seat, answers: Sequence[Any]) -> list[float]:
    """Probability for each answer that the other cannot finish a line in the next turn, every unseen card alike."""
    state, left = determinize(seen, Random(0)), Counter(unseen(seen))
    return [_quiet(_after(state, seat, answer), seat, left, seen.counts[1 - seat]) for answer in answers]


def _quiet(state: State, seat: Seat, left: Counter[int], hand: int) -> float:
    if state.phase in (Phase.OVER, Phase.LOCK):
        return 1.0
    cells = finishing_cells(state.board, 1 - seat, _locked(state, 1 - seat))
    faces = {FACES[cell] for cell in cells} | (WILD if cells else set())
    total, useful = left.total(), sum(left[face] for face in faces)
    return comb(total - useful, hand) / comb(total, hand)


def _stays_quiet(state: State, seat: Seat, answer: Any) -> float:
    """1 if the other cannot finish a line by the rules, in this state."""
    after = _after(state, seat, answer)
    if after.phase in (Phase.OVER, Phase.LOCK):
        return 1.0
    return float(not any(_is_finishing(after, 1 - seat, play) for play in _plays(after, 1 - seat)))


def _plays(state: State, seat: Seat) -> list[Play]:
    """Plays of a seat as if it were its turn."""
    turned = state.copy()
    turned.turn, turned.drawer, turned.phase = seat, -1, Phase.PLAY
    return [play for play in legal(turned, seat) if isinstance(play, Play)]


def _is_finishing(state: State, seat: Seat, play: Play) -> bool:
    turned = state.copy()
    turned.turn, turned.drawer, turned.phase = seat, -1, Phase.PLAY
    had = len(fives_of(turned, seat))
    after = _after(turned, seat, play)
    return after.phase in (Phase.OVER, Phase.LOCK) or len(fives_of(after, seat)) > had


def _is_counted(state: State, seat: Seat) -> bool:
    """True if it is the seat's turn in a game of two whose pile was never shuffled anew."""
    if state.seats != 2 or state.turn != seat or state.phase != Phase.PLAY or state.drawer >= 0 or state.exchanged:
        return False
    seen = view(state, seat)
    return may_be_drawn(seen) == unseen(seen)


def _can_finish_now(state: State, seat: Seat) -> bool:
    hand, cells = set(state.hands[seat]), finishing_cells(state.board, seat, _locked(state, seat))
    return any(FACES[cell] in hand for cell in cells) or bool(cells and hand & WILD)


def _is_threatened(state: State, seat: Seat) -> bool:
    if not _is_counted(state, seat) or _can_finish_now(state, seat):
        return False
    return bool(finishing_cells(state.board, 1 - seat, _locked(state, 1 - seat)))


def _finds_a_line(state: State, seat: Seat) -> bool:
    return _is_counted(state, seat) and _can_finish_now(state, seat)


def _takes_a_chip(answer: Any) -> bool:
    return isinstance(answer, Play) and answer.card in THIEF


def _line_of_other(state: State, seat: Seat) -> Sequence[tuple[Seat, Play]]:
    """The other's play that finishes a line, where the hand has it."""
    other = 1 - seat
    if state.turn != other or state.phase != Phase.PLAY:
        return ()
    plays = [play for play in legal(state, other) if isinstance(play, Play)]
    return [(other, play) for play in plays if _is_finishing(state, other, play)][:1]


def _plays_on(answer: Any) -> bool:
    """True for all but an exchange of a dead card, after which the seat still plays (SEQ-5.1)."""
    return not isinstance(answer, Exchange)


BLOCK = CountProof(quiet_chances, _stays_quiet, _line_of_other)
LINE = SearchProof(_gains, one_world)
THEMES = (
    Theme("line", "SEQ-2.1", _finds_a_line, LINE, margin=1.0, least=1.0, judges=_plays_on),
    Theme(
        "jack",
        "SEQ-4.2",
        _is_threatened,
        BLOCK,
        margin=0.02,
        least=0.3,
        answer=_takes_a_chip,
        judges=_plays_on,
    ),
    Theme("block", "SEQ-2.1", _is_threatened, BLOCK, margin=0.02, least=0.3, judges=_plays_on),
)
RECIPE = Recipe(wanted=400, games=480)
