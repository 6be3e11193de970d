"""Course of a game as far as its result depends on it: who played, chose, left or was late, and the end."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from pelipoyta.kernel.game import Over, Seat
from pelipoyta.table.model import (
    Awarded,
    Helped,
    Moved,
    Player,
    Replaced,
    Resigned,
    Sat,
    Started,
    TableLine,
    TimedOut,
)


@dataclass
class GameCourse:
    """Course of a game as far as its result depends on it."""

    players: dict[Seat, Player] = field(default_factory=dict)
    began: float = 0.0
    ended: float = 0.0
    over: Over | None = None
    chose: set[Seat] = field(default_factory=set)  # seats with a choice of their own
    left: list[tuple[Seat, ...]] = field(default_factory=list)  # seats that left while others played on, in order
    late: tuple[Seat, ...] = ()  # seats whose time ran out
    flags: set[str] = field(default_factory=set)

    def count_choices(self, run: Sequence[TableLine]) -> None:
        """Take choices that end nothing."""
        if self.over is None:
            self.chose.update(
                [line.entry.seat for line in run if isinstance(line.entry, Moved) and not line.entry.forced]
            )
            self.ended = run[-1].time

    def take(self, line: TableLine) -> None:
        if self.over is not None:  # nothing after the end changes a result
            return
        match line.entry:
            case Sat(seat=seat, player=player):
                self.players[seat] = player
            case Started():
                self.began = line.time
            case Moved(seat=seat, forced=False):
                self.chose.add(seat)
            case Resigned(seat=seat):
                self._leave((seat,), line.over)
            case TimedOut(seats=seats):
                self.late += seats
                self._leave(seats, line.over)
            case Replaced():
                self.flags.add("stand-in")
            case Helped():
                self.flags.add("helped")
            case Awarded():
                self.flags.add("awarded")
        self.over, self.ended = line.over, line.time

    def _leave(self, seats: tuple[Seat, ...], over: Over | None) -> None:
        if over is None or not over.why.startswith("TABLE-"):
            self.left.append(seats)
            self.flags.add("left")
