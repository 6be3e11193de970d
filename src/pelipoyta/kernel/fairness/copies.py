"""Track each physical copy of a player's cards across zones, although the game counts equal cards only.

A game says what lies in its heaps, and this says which copies: those that chance took go first, and what stays hidden
is chosen so that nothing can be told from it. docs/fairness.md says what for.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from pelipoyta.kernel.chance import Outcome

Copy = tuple[int, int]  # card number, and which copy of it
OPEN, APART = "", "-"  # zones that chance never draws from: face up, and everywhere else


class CopyTracker(Struct, frozen=True):
    """Zones of one player's cards: those that chance draws from by name, those in public view, and all shown so far."""

    drawn: Mapping[str, Outcome]
    open: Outcome
    seen: Outcome = ()  # in a zone that chance draws from, or anywhere: known to all players


class Whereabouts:
    """Copies of one player's cards, from step to step."""

    def __init__(self, things: Iterable[int]) -> None:
        numbers = Counter[int]()
        self._copies: dict[int, list[Copy]] = {}
        for thing in sorted(things):
            self._copies.setdefault(thing, []).append((thing, numbers[thing]))
            numbers[thing] += 1
        self._heap = {copy: APART for copies in self._copies.values() for copy in copies}
        self.opened: set[Copy] = set()  # shown to all players so far
        self._taken: set[Copy] = set()  # drawn by chance, and not yet moved
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
        """Mark the copies that chance drew: the next equal card to move is one of these."""
        self._taken = set(copies)

    def follow(self, now: CopyTracker) -> None:
        """Move the copies to the zones of `now`. Raises ValueError where a card was not in the deck."""
        if now != self._last:
            counts = {name: Counter(things) for name, things in (*now.drawn.items(), (OPEN, now.open))}
            for thing in {thing for count in counts.values() for thing in count} | set(self._copies):
                self._move(thing, {name: count[thing] for name, count in counts.items()})
            self.opened.update(self.heap(OPEN))
            self._see(Counter(now.seen))
        self._last, self._taken = now, set()

    def show(self, thing: int) -> None:
        """Mark one copy of this card as shown, unless one is already."""
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
        """Order in which copies move: shown ones are shown again first; a hidden move takes an unknown copy."""
        return copy not in self._taken, (copy in self.opened) != (to == OPEN), copy

    def _see(self, seen: Counter[int]) -> None:
        for thing, count in seen.items():
            hidden = [copy for copy in self._copies.get(thing, ()) if self._heap[copy] != OPEN]
            known = sum(copy in self.opened for copy in hidden)
            self.opened.update([copy for copy in hidden if copy not in self.opened][: max(count - known, 0)])
