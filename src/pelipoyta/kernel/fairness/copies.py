"""Where the things lie that came of what a player brought: each copy followed, though the game counts alike ones only.

A game says what lies in its heaps, and this says which copies: those that chance took go first, and what stays hidden
is chosen so that nothing can be told from it. docs/fairness.md says what for.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from pelipoyta.kernel.chance import Outcome

Copy = tuple[int, int]  # what it is, and which of those
OPEN, APART = "", "-"  # heaps that chance never draws from: in the sight of all, and anywhere else


class CopyTracker(Struct, frozen=True):
    """Where one player's things lie: what chance may draw from by name, what all can see, and what all have seen."""

    drawn: Mapping[str, Outcome]
    open: Outcome
    seen: Outcome = ()  # in a heap that chance may draw from, or anywhere: known to all the same


class Whereabouts:
    """One player's copies, from step to step."""

    def __init__(self, things: Iterable[int]) -> None:
        numbers = Counter[int]()
        self._copies: dict[int, list[Copy]] = {}
        for thing in sorted(things):
            self._copies.setdefault(thing, []).append((thing, numbers[thing]))
            numbers[thing] += 1
        self._heap = {copy: APART for copies in self._copies.values() for copy in copies}
        self.opened: set[Copy] = set()  # by now all have seen these
        self._taken: set[Copy] = set()  # by chance, and not yet moved
        self._last: CopyTracker | None = None

    def copy(self) -> "Whereabouts":
        other = Whereabouts(())
        other._copies, other._heap, other._last = self._copies, dict(self._heap), self._last
        other.opened, other._taken = set(self.opened), set(self._taken)
        return other

    @property
    def all(self) -> list[Copy]:
        return list(self._heap)

    def heap(self, name: str) -> list[Copy]:
        return [copy for copy, heap in self._heap.items() if heap == name]

    def take(self, copies: Iterable[Copy]) -> None:
        """Chance took these: where one like them moves next, it is they."""
        self._taken = set(copies)

    def follow(self, now: CopyTracker) -> None:
        """The same things lie there now. Raises ValueError where there are some that nobody brought."""
        if now != self._last:
            counts = {name: Counter(things) for name, things in (*now.drawn.items(), (OPEN, now.open))}
            for thing in {thing for count in counts.values() for thing in count} | set(self._copies):
                self._move(thing, {name: count[thing] for name, count in counts.items()})
            self.opened.update(self.heap(OPEN))
            self._see(Counter(now.seen))
        self._last, self._taken = now, set()

    def show(self, thing: int) -> None:
        """All were told of one such thing, if of no other before."""
        if not self.opened.intersection(self._copies.get(thing, ())):
            self.opened.update(self._copies.get(thing, ())[:1])

    def _move(self, thing: int, wanted: dict[str, int]) -> None:
        copies = self._copies.get(thing, [])
        wanted[APART] = len(copies) - sum(wanted.values())
        if wanted[APART] < 0:
            raise ValueError(f"more of {thing} than were brought")
        spare = Counter(self._heap[copy] for copy in copies)
        spare.subtract(wanted)
        for name in sorted(name for name in wanted if spare[name] < 0):
            movable = [copy for copy in copies if spare[self._heap[copy]] > 0]
            for copy in sorted(movable, key=lambda copy: self._rank(copy, name)):
                if spare[name] < 0 < spare[self._heap[copy]]:
                    spare[self._heap[copy]] -= 1
                    spare[name] += 1
                    self._heap[copy] = name

    def _rank(self, copy: Copy, to: str) -> tuple[bool, bool, Copy]:
        """What is known already is shown again before another is; what moves unseen is one that nobody knows."""
        return copy not in self._taken, (copy in self.opened) != (to == OPEN), copy

    def _see(self, seen: Counter[int]) -> None:
        for thing, count in seen.items():
            hidden = [copy for copy in self._copies.get(thing, ()) if self._heap[copy] != OPEN]
            known = sum(copy in self.opened for copy in hidden)
            self.opened.update([copy for copy in hidden if copy not in self.opened][: max(count - known, 0)])
