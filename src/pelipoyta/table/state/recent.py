"""The latest transitions of a game, for viewers who come back after a gap: few whole, the others to be played again."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from pelipoyta.kernel.game import AnyGame, Ask, Seat
from pelipoyta.kernel.play import take
from pelipoyta.table.model import Viewer
from pelipoyta.table.state.transition import LoggedStep, Transition
from pelipoyta.table.state.views import Snapshot

KEPT = 64  # transitions
WITH_VIEWS = 2  # the latest, which are compared and shown
APART = 16  # transitions from one whole one to the next


class ThinTransition(Struct, frozen=True, eq=False, gc=False):
    """A transition without its position and events, which come of taking its steps after the one before."""

    recipients: tuple[Viewer, ...]  # one for all transitions with the same: a mapping of three takes 200 bytes
    numbers: tuple[int, ...]  # the version that it has for each of them
    cut: int
    tail: tuple[LoggedStep, ...]
    ask: Ask | None
    undoable: tuple[Seat, ...]

    @property
    def versions(self) -> Mapping[Viewer, int]:
        return dict(zip(self.recipients, self.numbers, strict=True))


class RecentTransitions:
    """The latest transitions of one game. Of older ones every sixteenth is whole, and each that no steps lead to."""

    def __init__(self, game: AnyGame | None, most: int = KEPT) -> None:
        self._game, self._most = game, most
        self._kept: list[Transition | ThinTransition] = []  # the first is whole
        self._thin = 0  # of the older ones, those since a whole one
        self._same: dict[tuple[Viewer, ...], tuple[Viewer, ...]] = {}  # recipients of transitions
        self.last: Transition | None = None

    def append(self, transition: Transition) -> None:
        self.last = transition
        self._kept.append(transition)
        if len(self._kept) > WITH_VIEWS:
            self._shrink(len(self._kept) - WITH_VIEWS - 1)
        if len(self._kept) >= self._most + APART:
            del self._kept[: self._whole_before(len(self._kept) - self._most)]

    def __iter__(self) -> Iterator[Transition]:
        yield from self._from(self._places().start) if self._kept else ()

    def count_missed(self, viewer: Viewer, seen: int) -> int:
        """Number of kept transitions for the viewer after version `seen`."""
        return sum(each.versions.get(viewer, 0) > seen for each in self._kept[-self._most :])

    def missed(self, viewer: Viewer, seen: int) -> Iterator[Transition]:
        """Kept transitions for the viewer after version `seen`, oldest first."""
        place = next((place for place in self._places() if self._kept[place].versions.get(viewer, 0) > seen), None)
        if place is not None:
            yield from (each for each in self._from(place) if viewer in each.versions)

    def snapshot_at(self, viewer: Viewer, version: int) -> Snapshot | None:
        """Snapshot of the viewer's version; None where that is too old."""
        places = (place for place in reversed(self._places()) if self._kept[place].versions.get(viewer) == version)
        place = next(places, None)
        return None if place is None else next(self._from(place)).snapshot

    def ask_told(self, viewer: Viewer) -> Ask | None:
        """The question after the latest transition that the viewer was told of."""
        told = next((each for each in reversed(self._kept[-self._most :]) if viewer in each.versions), None)
        if told is None:
            return None
        return told.ask if isinstance(told, ThinTransition) else told.snapshot.ask

    def _places(self) -> range:
        return range(max(0, len(self._kept) - self._most), len(self._kept))

    def _shrink(self, place: int) -> None:
        """Make a transition thin if its steps lead to it, else drop its views."""
        whole = self._kept[place]
        assert not isinstance(whole, ThinTransition)
        if place > 0 and self._thin < APART - 1 and _is_led_to(whole):
            self._thin += 1
            self._kept[place] = ThinTransition(
                recipients=self._same.setdefault(recipients := tuple(whole.versions), recipients),
                numbers=tuple(whole.versions.values()),
                cut=whole.cut,
                tail=whole.tail,
                ask=whole.snapshot.ask,
                undoable=whole.undoable,
            )
        else:
            self._thin = 0
            whole.snapshot.forget_views()

    def _whole_before(self, place: int) -> int:
        """Place of the latest whole transition up to there."""
        return next(each for each in range(place, -1, -1) if not isinstance(self._kept[each], ThinTransition))

    def _from(self, place: int) -> Iterator[Transition]:
        """Transitions from that place on, the thin ones played again."""
        begins, state = self._whole_before(place), None
        for number, each in enumerate(self._kept[begins:], begins):
            whole = self._played(each, state) if isinstance(each, ThinTransition) else each
            state = whole.snapshot.state
            if number >= place:
                yield whole

    def _played(self, thin: ThinTransition, state: Any) -> Transition:
        assert self._game is not None, "a frozen table is never played"
        events: Sequence[Any] = ()
        for logged in thin.tail:
            state, more = take(self._game, state, logged.step)
            events = [*events, *more]
        return Transition(
            snapshot=Snapshot(game=self._game, state=state, events=events, over=None, ask=thin.ask),
            versions=thin.versions,
            cut=thin.cut,
            tail=thin.tail,
            undo_base=(0, None),
            undoable=thin.undoable,
        )


def _is_led_to(transition: Transition) -> bool:
    """True if the steps of a transition make its position from the one before."""
    return transition.cut > 0 and bool(transition.tail) and not (transition.undone or transition.snapshot.over)
