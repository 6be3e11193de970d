"""Who is at a table now, by however many lines, and since when."""

from collections import Counter
from collections.abc import Callable

from pelipoyta.table.model import Viewer


class Presence:
    """Counts the lines of each viewer; `clock` says when one came."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.lines: Counter[Viewer] = Counter()
        self._clock = clock
        self._came: dict[Viewer, float] = {}

    def since(self, viewer: Viewer) -> float | None:
        """Since when the viewer has been here; None of one who is away."""
        return self._came.get(viewer)

    def came(self, viewer: Viewer) -> bool:
        """Whether the viewer was away before."""
        self.lines[viewer] += 1
        self._came.setdefault(viewer, self._clock())
        return self.lines[viewer] == 1

    def left(self, viewer: Viewer) -> bool:
        """Whether the viewer is away now."""
        self.lines[viewer] -= 1
        if self.lines[viewer]:
            return False
        del self._came[viewer]
        return True
