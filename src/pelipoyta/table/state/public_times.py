"""Times of a table that every spectator may know: start, end, and the last change that spectators learnt of."""

from pelipoyta.table.model import Renamed, Replaced, Returned, Sat, Started, TableLine

PUBLIC = (Sat, Renamed, Replaced, Returned)  # entries that everybody is told of, besides those of the game


class PublicTimes:
    """Times folded from the log; a line that only some seats learn of changes none of them."""

    def __init__(self, created: float) -> None:
        self.started: float | None = None
        self.ended: float | None = None
        self.changed = created

    def take(self, line: TableLine) -> None:
        if isinstance(line.entry, Started):
            self.started = line.time
        if line.over:
            self.ended = line.time
        if None in line.recipients or line.over or isinstance(line.entry, PUBLIC):
            self.changed = line.time
