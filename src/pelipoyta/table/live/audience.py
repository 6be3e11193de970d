"""Audience interface: receives what a table has to tell its viewers."""

from typing import Protocol

from pelipoyta.kernel.game import Seat
from pelipoyta.table.model import Helped, LetPass, Spoke, TableLine, Ticked
from pelipoyta.table.state.history import Transition
from pelipoyta.table.state.views import SeatUpdate


class Audience(Protocol):
    """Carrier of a table's updates to its viewers; must not block the table."""

    def told(self, update: SeatUpdate) -> None: ...

    def spoken(self, spoke: Spoke) -> None: ...

    def let_pass(self, seat: Seat) -> None: ...

    def changed(self) -> None: ...

    def timed(self) -> None: ...

    def dismissed(self) -> None: ...


class NoAudience:
    """Audience without viewers."""

    def __init__(self, table: object = None) -> None:
        pass

    def told(self, update: SeatUpdate) -> None:
        pass

    def spoken(self, spoke: Spoke) -> None:
        pass

    def let_pass(self, seat: Seat) -> None:
        pass

    def changed(self) -> None:
        pass

    def timed(self) -> None:
        pass

    def dismissed(self) -> None:
        pass


def tell(audience: Audience, line: TableLine, transition: Transition | None, is_offer: bool) -> None:
    """What they hear of a line that was adopted; an offer was made or answered by it, or not."""
    if transition:
        audience.told(transition.beat)
    if isinstance(line.entry, Spoke):
        audience.spoken(line.entry)
    elif isinstance(line.entry, (Helped, Ticked)):
        pass  # the others hear of help when the game is over (TABLE-14); of time, when something happens
    elif isinstance(line.entry, LetPass):
        audience.let_pass(line.entry.seat)  # the others hear nothing of it (TABLE-11)
    elif transition is None or line.over or is_offer:
        audience.changed()
    if (
        line.clock and transition and None in transition.beat.versions
    ):  # what only some were told shows on no clock (TABLE-16)
        audience.timed()
