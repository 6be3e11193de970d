"""Salience of RoleChess actions to people: the Emperor in reach first, then attacks; long ways and partners last."""

from pelipoyta.games.rolechess.board import SIZE
from pelipoyta.games.rolechess.model import Attack, Choice, Join, Kind, Step, View
from pelipoyta.kernel import Seat


def salience(view: View, seat: Seat, choice: Choice) -> float:
    match choice:
        case Attack(_, target):
            return 1.0 if _is_emperor(view, target) else 0.7
        case Join():
            return 0.3
        case Step(src, dst):
            return _of_step(src, dst)
        case _:
            return 1.0  # stop, stay, go alone or pass


def _is_emperor(view: View, cell: int) -> bool:
    return any(each.cell == cell and each.piece.kind is Kind.EMPEROR for each in view.pieces)


def _of_step(src: int, dst: int) -> float:
    """Short ways are seen before long ones, straight ones before others."""
    (row, column), (row2, column2) = divmod(src, SIZE), divmod(dst, SIZE)
    across, along = abs(row - row2), abs(column - column2)
    return max(0.2, 0.75 - 0.12 * (max(across, along) - 1) - (0.15 if across and along else 0.0))


def clock(view: View) -> int:
    """Turns, from the fallen pieces and the quiet turns."""
    return view.quiet + 8 * sum(each.cell is None for each in view.pieces)
