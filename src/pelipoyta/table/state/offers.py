"""Open offers between players: a draw, a rematch, proposals that need consent."""

from pelipoyta.kernel.game import Seat
from pelipoyta.table.model import (
    Accepted,
    Agreed,
    AnyEntry,
    Declined,
    Disagreed,
    Moved,
    Offered,
    Proposed,
    Rematched,
    Replaced,
    Resigned,
    TableLine,
    TimedOut,
    Undone,
)
from pelipoyta.table.plans import StepBack


class Offers:
    """Offers folded from the log.

    In games with hidden information a choice does not decline a draw, as that would show whether it was free (TABLE-2).
    """

    def __init__(self, is_open: bool) -> None:
        self.draw: Seat | None = None  # seat that offers a draw
        self.accepted: set[Seat] = set()
        self.next: str | None = None  # the table of the rematch
        self._is_open = is_open
        self.proposed: Proposed | None = None  # open proposal (TABLE-17, TABLE-18)
        self.agreed: set[Seat] = set()
        self.declined_back: set[Seat] = set()  # seats whose step back was declined since their last choice

    @property
    def standing(self) -> tuple[Seat | None, Proposed | None]:
        """Offers that wait for an answer."""
        return self.draw, self.proposed

    @property
    def nothing_stands(self) -> bool:
        """True if no choice can change an offer: nothing is offered, and no step back was declined."""
        return not (self.draw is not None or self.accepted or self.proposed or self.declined_back)

    def take(self, line: TableLine) -> None:
        entry = line.entry
        if self.nothing_stands and isinstance(entry, Moved):
            return
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
        self._take_plan(line)

    def _take_plan(self, line: TableLine) -> None:
        entry = line.entry
        if isinstance(entry, Disagreed) and self.proposed and isinstance(self.proposed.plan, StepBack):
            self.declined_back.add(self.proposed.seat)
        elif isinstance(entry, Moved) and not entry.forced:
            self.declined_back.discard(entry.seat)
        if isinstance(entry, Proposed):
            self.proposed, self.agreed = entry, set()
        elif isinstance(entry, Agreed):
            self.agreed.add(entry.seat)
        elif self.proposed and (line.over or self._settles(entry, self.proposed)):
            self.proposed, self.agreed = None, set()

    def _settles(self, entry: AnyEntry, proposed: Proposed) -> bool:
        """True if the entry closes the proposal: answered, done, or a step back that is no longer possible or wanted.

        Choices of other seats do not close it, as that would reveal secret ones.
        """
        if isinstance(entry, Disagreed | Replaced):
            return True
        if not isinstance(proposed.plan, StepBack):
            return False
        has_chance = isinstance(entry, Moved | Resigned | TimedOut) and bool(entry.chance)
        chose = isinstance(entry, Moved) and not entry.forced and entry.seat == proposed.seat
        return has_chance or chose or isinstance(entry, Undone | TimedOut | Resigned)
