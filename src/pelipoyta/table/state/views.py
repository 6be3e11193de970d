"""What each seat, and any onlooker, sees of a moment of the game and is told of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from pelipoyta.kernel.game import HOST, AnyGame, Ask, Over, Pending, Seat, told, view_seat
from pelipoyta.table.model import Viewer


class SeatView(Struct, frozen=True, gc=False):
    """All that one viewer sees of a moment of the game."""

    view: Any
    ask: Ask | None
    legal: tuple[Any, ...]
    over: Over | None


class Snapshot(Struct, eq=False, gc=False):
    """The state, and the events that led to it.

    What a viewer sees or may do is made when it is first asked for: nobody may be looking. Where nothing is hidden,
    all see and hear the same.
    """

    game: AnyGame
    state: Any
    events: Sequence[Any]
    over: Over | None
    ask: Ask | None = None
    _seat_views: dict[Viewer, SeatView] = field(default_factory=dict)
    _views: dict[Seat | None, Any] = field(default_factory=dict)
    _legal: dict[Seat, tuple[Any, ...]] = field(default_factory=dict)
    _events: dict[Seat | None, tuple[Any, ...]] = field(default_factory=dict)

    @property
    def what(self) -> str:
        return self.ask.what if self.ask else ""

    @property
    def about(self) -> str:
        """More nearly what is asked, where players may let some of it pass and not all (TABLE-11)."""
        return self.game.hooks.moment(self.state) if self.ask else ""

    def seat_view(self, viewer: Viewer) -> SeatView:
        if viewer not in self._seat_views:
            self._seat_views[viewer] = SeatView(self.view(viewer), self.ask, self.legal(viewer), self.over)
        return self._seat_views[viewer]

    def legal(self, viewer: Viewer) -> tuple[Any, ...]:
        """What the viewer may do."""
        if viewer is None:
            return ()
        if viewer not in self._legal:
            self._legal[viewer] = tuple(self.game.legal(self.state, viewer)) if self._may_act(viewer) else ()
        return self._legal[viewer]

    def has_one_choice(self, seat: Seat) -> bool:
        return len(self.legal(seat)) == 1

    def events_for(self, viewer: Viewer) -> tuple[Any, ...]:
        """The events as that viewer hears of them."""
        seat = self._eyes(viewer)
        if seat not in self._events:
            self._events[seat] = tuple([it for event in self.events if (it := told(event, seat)) is not None])
        return self._events[seat]

    def informs(self, viewer: Viewer, before: "Snapshot | None") -> bool:
        """Does the viewer learn anything at all? Only then is the moment counted for it (TABLE-5)."""
        return before is None or bool(self.events_for(viewer)) or self.seat_view(viewer) != before.seat_view(viewer)

    @property
    def informs_all(self) -> bool:
        """Where nothing is hidden, what one hears all hear."""
        return self.game.hooks.open and bool(self.events_for(None))

    def view(self, viewer: Viewer) -> Any:
        seat = self._eyes(viewer)
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def _eyes(self, viewer: Viewer) -> Seat | None:
        return None if self.game.hooks.open else view_seat(viewer)

    def _may_act(self, seat: Seat) -> bool:
        return self.ask is not None and (self.game.hooks.free or seat == HOST or seat in self.ask.seats)


def snapshot_of(game: AnyGame, state: Any, events: Sequence[Any], pending: Pending) -> Snapshot:
    """The moment at which the game waits so."""
    over = pending if isinstance(pending, Over) else None
    return Snapshot(game, state, events, over, pending if isinstance(pending, Ask) else None)


class SeatUpdate(Struct, frozen=True, eq=False, gc=False):
    """A moment as it was told, with its number for each viewer who learnt anything."""

    snapshot: Snapshot
    versions: Mapping[Viewer, int]
    undone: bool = False  # it was reached by taking a choice back
    undoable: tuple[Seat, ...] = ()  # who may take a choice back here
