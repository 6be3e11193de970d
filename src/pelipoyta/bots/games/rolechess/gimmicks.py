"""RoleChess gimmicks: run, stay at home, mirror the enemy, or attack anything in range."""

from pelipoyta.bots.gimmicks import trick
from pelipoyta.games.rolechess.board import CELLS, SIZE
from pelipoyta.games.rolechess.model import (
    Advance,
    Alone,
    Attack,
    Choice,
    Join,
    Kind,
    Pass,
    Standing,
    Stay,
    Step,
    Stop,
    View,
)
from pelipoyta.kernel import Seat


def rush(view: View, seat: Seat, choice: Choice) -> float:
    """Prefer to move forward with every piece, the Emperor too."""
    match choice:
        case Step(src, dst):
            return float(_ahead(seat, src, dst))
        case Attack():
            return 0.5
        case Advance():
            return 1.0
        case _:
            return 0.0


def turtle(view: View, seat: Seat, choice: Choice) -> float:
    """Prefer to go home, and attack only enemies that come there."""
    match choice:
        case Step(src, dst):
            return -float(_ahead(seat, src, dst))
        case Attack(_, target):
            return 9.0 if _rows_from_home(seat, target) < 3 else -9.0
        case Pass() | Stop() | Stay():
            return 5.0
        case _:
            return 0.0


def mirror(view: View, seat: Seat, choice: Choice) -> float:
    """Prefer to mirror the enemy's pieces."""
    match choice:
        case Step(src, dst):
            return _matched(view, seat, src, dst) - _matched(view, seat, src, src)
        case Attack():
            return 0.5
        case _:
            return 0.0


def attack(view: View, seat: Seat, choice: Choice) -> float:
    """Prefer to attack the weakest piece in range with all that can; else to come nearer."""
    match choice:
        case Attack(_, target):
            return 100.0 - _energy(view, target) + (50.0 if _kind(view, target) is Kind.EMPEROR else 0.0)
        case Join() | Advance():
            return 20.0
        case Step(_, dst):
            return -float(min((_apart(dst, each.cell) for each in view.pieces if _is_foe(each, seat)), default=0))
        case Alone():
            return 0.0
        case _:
            return -20.0


def _ahead(seat: Seat, src: int, dst: int) -> int:
    return (dst // SIZE - src // SIZE) * (1 if seat == 0 else -1)


def _rows_from_home(seat: Seat, cell: int) -> int:
    return cell // SIZE if seat == 0 else SIZE - 1 - cell // SIZE


def _matched(view: View, seat: Seat, src: int, dst: int) -> float:
    """Score 1 if the piece on the first circle has its counterpart opposite the second, else 0."""
    kind = _kind(view, src)
    opposite = [each for each in view.pieces if each.cell == CELLS - 1 - dst and each.piece.seat != seat]
    return float(any(each.piece.kind is kind for each in opposite))


def _kind(view: View, cell: int) -> Kind | None:
    return next((each.piece.kind for each in view.pieces if each.cell == cell), None)


def _energy(view: View, cell: int) -> int:
    return next((each.energy for each in view.pieces if each.cell == cell), 0)


def _is_foe(each: Standing, seat: Seat) -> bool:
    return each.piece.seat != seat and each.cell is not None


def _apart(one: int, other: int | None) -> int:
    if other is None:
        return SIZE
    return max(abs(one // SIZE - other // SIZE), abs(one % SIZE - other % SIZE))


GIMMICKS = {"rush": trick(rush), "turtle": trick(turtle), "mirror": trick(mirror), "attack": trick(attack)}
