"""Audiences that wrap another one: of a followed table, and of a table that other processes follow."""

from collections.abc import Callable

from pelipoyta.kernel.game import Seat
from pelipoyta.table.live.audience import Audience
from pelipoyta.table.model import Spoke
from pelipoyta.table.state.transition import Transition


class ForwardingAudience:
    """Audience that forwards everything to `room`."""

    def __init__(self, room: Audience) -> None:
        self.room = room

    def on_transition(self, transition: Transition) -> None:
        self.room.on_transition(transition)

    def on_chat(self, spoke: Spoke) -> None:
        self.room.on_chat(spoke)

    def on_chat_removed(self, lines: tuple[int, ...]) -> None:
        self.room.on_chat_removed(lines)

    def on_passes_changed(self, seat: Seat) -> None:
        self.room.on_passes_changed(seat)

    def on_table_changed(self) -> None:
        self.room.on_table_changed()

    def on_clocks_changed(self) -> None:
        self.room.on_clocks_changed()

    def on_closed(self) -> None:
        self.room.on_closed()


class LineAudience(ForwardingAudience):
    """Audience of a followed table's lines; its clocks come with updates of the owner instead."""

    def on_clocks_changed(self) -> None:
        pass


class PublishingAudience(ForwardingAudience):
    """Audience that also publishes clocks and connections to the processes that follow the table."""

    def __init__(self, room: Audience, changed: Callable[[], None]) -> None:
        super().__init__(room)
        self._changed = changed

    def on_table_changed(self) -> None:
        super().on_table_changed()
        self._changed()

    def on_clocks_changed(self) -> None:
        super().on_clocks_changed()
        self._changed()
