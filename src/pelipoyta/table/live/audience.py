"""Audience interface: receives a table's changes and passes them on to its viewers."""

from typing import Protocol

from pelipoyta.kernel.game import Seat
from pelipoyta.table.model import Helped, LetPass, Redacted, Rested, Spoke, TableLine, Ticked
from pelipoyta.table.state.transition import Transition


class Audience(Protocol):
    """Listener of one table; its methods must not block."""

    def on_transition(self, transition: Transition) -> None: ...

    def on_chat(self, spoke: Spoke) -> None: ...

    def on_chat_removed(self, lines: tuple[int, ...]) -> None: ...

    def on_passes_changed(self, seat: Seat) -> None: ...

    def on_table_changed(self) -> None: ...

    def on_clocks_changed(self) -> None: ...

    def on_closed(self) -> None: ...


class NoAudience:
    """Audience without viewers."""

    def __init__(self, table: object = None) -> None:
        pass

    def on_transition(self, transition: Transition) -> None:
        pass

    def on_chat(self, spoke: Spoke) -> None:
        pass

    def on_chat_removed(self, lines: tuple[int, ...]) -> None:
        pass

    def on_passes_changed(self, seat: Seat) -> None:
        pass

    def on_table_changed(self) -> None:
        pass

    def on_clocks_changed(self) -> None:
        pass

    def on_closed(self) -> None:
        pass


def notify(audience: Audience, line: TableLine, transition: Transition | None, offers_changed: bool) -> None:
    """Notify the audience of an adopted line."""
    if transition:
        audience.on_transition(transition)
    if isinstance(line.entry, Spoke):
        audience.on_chat(line.entry)
    elif isinstance(line.entry, Redacted):
        audience.on_chat_removed(line.entry.lines)
    elif isinstance(line.entry, (Helped, Ticked)):
        pass  # advice is published after the game (TABLE-14), time with the next transition
    elif isinstance(line.entry, LetPass):
        audience.on_passes_changed(line.entry.seat)  # other seats are not told (TABLE-11)
    elif isinstance(line.entry, Rested):
        audience.on_table_changed()
        audience.on_clocks_changed()
    elif transition is None or line.over or offers_changed:
        audience.on_table_changed()
    if (
        line.clock and transition and None in transition.versions
    ):  # what only some seats learn shows on no clock (TABLE-16)
        audience.on_clocks_changed()
