"""What each seat, and any onlooker, is told of a step of the game."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from msgspec import Struct

from pelipoyta.kernel.game import HOST, AnyGame, Ask, Over, Seat, eyes, told
from pelipoyta.table.model import Viewer


class Sight(Struct, frozen=True):
    """All that one viewer sees of a moment of the game."""

    view: Any
    ask: Ask | None
    legal: tuple[Any, ...]
    over: Over | None


@dataclass
class Beat:
    """A moment of the game: the state, the events that led to it, and the number it has for each viewer told."""

    game: AnyGame
    state: Any
    events: Sequence[Any]
    over: Over | None
    undone: bool = False  # it was reached by taking a choice back
    undoable: tuple[Seat, ...] = ()  # who may take a choice back here
    ats: dict[Viewer, int] = field(default_factory=dict)
    _sights: dict[Viewer, Sight] = field(default_factory=dict)
    _heard: dict[Viewer, tuple[Any, ...]] = field(default_factory=dict)

    @cached_property
    def ask(self) -> Ask | None:
        pending = None if self.over else self.game.pending(self.state)
        return pending if isinstance(pending, Ask) else None

    def sight(self, viewer: Viewer) -> Sight:
        if viewer not in self._sights:
            self._sights[viewer] = self._look(viewer)
        return self._sights[viewer]

    def _look(self, viewer: Viewer) -> Sight:
        ask = self.ask
        able = ask is not None and (self.game.free or viewer == HOST or viewer in ask.seats)
        legal = tuple(self.game.legal(self.state, viewer)) if able and viewer is not None else ()
        return Sight(self.game.view(self.state, eyes(viewer)), ask, legal, self.over)

    def heard(self, viewer: Viewer) -> tuple[Any, ...]:
        """The events as that viewer hears of them."""
        if viewer not in self._heard:
            self._heard[viewer] = tuple(it for event in self.events if (it := told(event, eyes(viewer))) is not None)
        return self._heard[viewer]

    def tells(self, viewer: Viewer, before: "Beat | None") -> bool:
        """Does the viewer learn anything at all? Only then is the beat counted for it (TABLE-5)."""
        return before is None or bool(self.heard(viewer)) or self.sight(viewer) != before.sight(viewer)
