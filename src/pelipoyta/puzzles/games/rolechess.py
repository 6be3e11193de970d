"""Themes of RoleChess: fell the Emperor, take a piece by the odds, bring one's own Emperor out of danger."""

from collections.abc import Callable, Sequence

from pelipoyta.games.rolechess.board import EMPERORS, PIECES, SIDE
from pelipoyta.games.rolechess.model import NOBODY, Join, Kind, Phase, State
from pelipoyta.games.rolechess.odds.threat import threats
from pelipoyta.kernel import Seat
from pelipoyta.puzzles.recipes import Recipe
from pelipoyta.puzzles.theme import Goal, SearchProof, Theme, seen_whole

FIGHT = (Phase.STRIKE, Phase.DEFENCE)


def _danger(state: State, seat: Seat) -> float:
    """Probability that the seat's Emperor falls in the other side's next turn, by its likeliest attack."""
    where: list[int | None] = [None] * len(PIECES)
    for cell, piece in enumerate(state.board):
        if piece != NOBODY:
            where[piece] = cell
    threat = threats(tuple(where), (state.energy[EMPERORS[0]], state.energy[EMPERORS[1]]))[seat]
    return threat.kill if threat else 0.0


def _target_falls(wanted: Callable[[State, Seat], Sequence[int]]) -> Callable[[State, Seat], Goal]:
    """Goal: one of these enemy pieces falls in this turn."""

    def goal(first: State, seat: Seat) -> Goal:
        pieces = wanted(first, seat)

        def reached(state: State, choices: int) -> float | None:
            if not all(state.energy[piece] for piece in pieces):
                return 1.0
            if state.turn != seat or state.phase == Phase.ADVANCE:
                return 0.0
            if state.phase in FIGHT and state.target is not None and state.board[state.target] not in pieces:
                return 0.0  # one battle a turn
            return None

        return reached

    return goal


def _emperor(state: State, seat: Seat) -> Sequence[int]:
    return (EMPERORS[1 - seat],)


def _adjutants(state: State, seat: Seat) -> Sequence[int]:
    """The other side's Adjutants that still stand."""
    side = range(SIDE) if seat == 1 else range(SIDE, 2 * SIDE)
    return [piece for piece in side if PIECES[piece].kind is Kind.ADJUTANT and state.energy[piece]]


def _attacked(state: State, seat: Seat) -> Sequence[int]:
    assert state.target is not None
    return (state.board[state.target],)


def _stays_safe(first: State, seat: Seat) -> Goal:
    """Goal: one's own Emperor lives through the other side's next turn, whatever it attacks."""

    def reached(state: State, choices: int) -> float | None:
        if not all(state.energy[emperor] for emperor in EMPERORS):
            return 1.0 if state.energy[EMPERORS[seat]] else 0.0
        return 1.0 - _danger(state, seat) if state.turn != seat else None

    return reached


def _begins(state: State, seat: Seat) -> bool:
    return state.turn == seat and state.phase == Phase.TURN and all(state.energy[emperor] for emperor in EMPERORS)


def _can_fell(state: State, seat: Seat) -> bool:
    return _begins(state, seat) and 0.1 < _danger(state, 1 - seat) < 1


def _is_in_danger(state: State, seat: Seat) -> bool:
    return _begins(state, seat) and _danger(state, seat) > 0.3 and _danger(state, 1 - seat) < 0.3


def _adjutant_is_near(state: State, seat: Seat) -> bool:
    return _begins(state, seat) and bool(_adjutants(state, seat)) and _danger(state, 1 - seat) < 0.1


def _may_join(state: State, seat: Seat) -> bool:
    return state.turn == seat and state.phase == Phase.PARTNER


def _joins(answer: object) -> bool:
    return isinstance(answer, Join)


THEMES = (
    Theme(
        "pair",
        "RC-6.2.1",
        _may_join,
        SearchProof(_target_falls(_attacked), seen_whole),
        margin=0.02,
        least=0.1,
        answer=_joins,
    ),
    Theme("emperor", "RC-8", _can_fell, SearchProof(_target_falls(_emperor), seen_whole), margin=0.04, least=0.15),
    Theme(
        "adjutant",
        "RC-6.1.3",
        _adjutant_is_near,
        SearchProof(_target_falls(_adjutants), seen_whole),
        margin=0.04,
        least=0.15,
    ),
    Theme("escape", "RC-8", _is_in_danger, SearchProof(_stays_safe, seen_whole), margin=0.04, least=0.5),
)
RECIPE = Recipe(wanted=100, games=400)
