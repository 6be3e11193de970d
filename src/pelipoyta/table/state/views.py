"""Snapshots of a game, and the views of them by seat and for spectators."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field

from pelipoyta.kernel.game import HOST, AnyGame, Ask, Over, Pending, Seat, told, view_seat
from pelipoyta.table.model import Viewer


class SeatView(Struct, frozen=True, gc=False):
    """Everything that one viewer sees of a snapshot."""

    view: Any
    ask: Ask | None
    legal: tuple[Any, ...]
    over: Over | None


class Snapshot(Struct, eq=False, gc=False):
    """A state of the game, and the events that led to it.

    Views, legal actions and visible events are computed on first use and cached, since most snapshots have few viewers.
    Where nothing is hidden, all viewers share one view.
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
        """Finer kind of the question, where players may let some of its cases pass and not all (TABLE-11)."""
        return self.game.hooks.moment(self.state) if self.ask else ""

    def seat_view(self, viewer: Viewer) -> SeatView:
        if viewer not in self._seat_views:
            self._seat_views[viewer] = SeatView(self.view(viewer), self.ask, self.legal(viewer), self.over)
        return self._seat_views[viewer]

    def legal(self, viewer: Viewer) -> tuple[Any, ...]:
        """Legal actions of the viewer."""
        if viewer is None:
            return ()
        if viewer not in self._legal:
            self._legal[viewer] = tuple(self.game.legal(self.state, viewer)) if self._may_act(viewer) else ()
        return self._legal[viewer]

    def only_choice(self, seat: Seat) -> Any:
        """The one answer of an asked seat, besides what it can also do later; None where it has a choice."""
        only, anytime = None, self.game.hooks.anytime
        for action in self.legal(seat):
            if not isinstance(action, anytime):
                if only is not None:
                    return None
                only = action
        return only

    def has_one_choice(self, seat: Seat) -> bool:
        return self.only_choice(seat) is not None

    def events_for(self, viewer: Viewer) -> tuple[Any, ...]:
        """Events as the viewer may see them; events hidden from the viewer are left out."""
        seat = self._eyes(viewer)
        if seat not in self._events:
            self._events[seat] = tuple([it for event in self.events if (it := told(event, seat)) is not None])
        return self._events[seat]

    def informs(self, viewer: Viewer, before: "Snapshot | None") -> bool:
        """Report whether the viewer learns anything new; only then does its version go up (TABLE-5)."""
        return before is None or bool(self.events_for(viewer)) or self.seat_view(viewer) != before.seat_view(viewer)

    @property
    def informs_all(self) -> bool:
        """True if all viewers learn of the events, since nothing is hidden."""
        return self.game.hooks.open and bool(self.events_for(None))

    def view(self, viewer: Viewer) -> Any:
        seat = self._eyes(viewer)
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def forget_views(self) -> None:
        """Drop what is computed again when it is asked for."""
        for cache in (self._seat_views, self._views, self._legal, self._events):
            cache.clear()

    def _eyes(self, viewer: Viewer) -> Seat | None:
        return None if self.game.hooks.open else view_seat(viewer)

    def _may_act(self, seat: Seat) -> bool:
        return self.ask is not None and (self.game.hooks.free or seat == HOST or seat in self.ask.seats)


def snapshot_of(game: AnyGame, state: Any, events: Sequence[Any], pending: Pending) -> Snapshot:
    """Build the snapshot of a state with its pending question or result."""
    over = pending if isinstance(pending, Over) else None
    return Snapshot(game=game, state=state, events=events, over=over, ask=pending if isinstance(pending, Ask) else None)


def covered(game: AnyGame, before: Any, state: Any, events: Sequence[Any]) -> tuple[Any, Sequence[Any]]:
    """State and events of an end by the game's rules, with no card turned up that was down before (CONTEST-19)."""
    cover = game.hooks.cover
    return cover(before, state, events) if cover and isinstance(game.pending(state), Over) else (state, events)
