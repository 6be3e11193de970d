"""What players offer one another: a draw, and another game."""

from pelipoyta.kernel.game import Seat
from pelipoyta.table.model import Accepted, Declined, Line, Moved, Offered, Rematched


class Offers:
    """Changes by taking lines of the log.

    Where something is hidden, a choice declines no draw: whether it was a free one would show (TABLE-2).
    """

    def __init__(self, is_open: bool) -> None:
        self.draw: Seat | None = None  # whose offer stands
        self.accepted: set[Seat] = set()
        self.next: str | None = None  # the table of the rematch
        self._is_open = is_open

    def take(self, line: Line) -> None:
        entry = line.entry
        match entry:
            case Offered():
                self.draw, self.accepted = entry.seat, set()
            case Accepted():
                self.accepted.add(entry.seat)
            case Rematched():
                self.next = entry.table
        declines = isinstance(entry, Moved) and not entry.forced and self._is_open and entry.seat != self.draw
        if line.over or declines or isinstance(entry, Declined):
            self.draw, self.accepted = None, set()
