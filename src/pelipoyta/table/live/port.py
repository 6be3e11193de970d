"""Interface of a live table, wherever it is decided: in this process, or in another one that owns it."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from pelipoyta.kernel.game import Seat
from pelipoyta.table.commands import AnyCommand
from pelipoyta.table.live.audience import Audience
from pelipoyta.table.live.stored_table import ReadableTable
from pelipoyta.table.live.timer import ClockDisplay
from pelipoyta.table.model import Viewer


class Receipt(Struct, frozen=True, kw_only=True):
    """Outcome of a submitted command."""

    version: int = 0  # of the seat's view when its command was done
    seat: Seat | None = None  # the seat that was filled
    held: bool = False  # an answer that the table will give after a delay (TABLE-11)


class Clockwork(Protocol):
    """Clocks of a table as they are shown."""

    def displays(self) -> Sequence[ClockDisplay]: ...

    def set_latency(self, seat: Seat, milliseconds: int | None) -> None: ...


class TablePort(ReadableTable, Protocol):
    """A live table: it takes commands, and counts the connections of its viewers."""

    touched: float  # when it was last used, by the monotonic clock

    @property
    def timer(self) -> Clockwork: ...

    @property
    def audience(self) -> Audience: ...

    @property
    def overtaken(self) -> bool:
        """True if the state here is out of date for good, so that the table must be loaded anew."""

    @property
    def idle(self) -> bool:
        """True if the table may be unloaded."""

    async def submit(self, command: AnyCommand) -> Receipt:
        """Execute a command, once. Raises TableError, IllegalAction or StoreFailed; then nothing has changed."""

    def open(self) -> None:
        """Start clocks and bots."""

    def join(self, viewer: Viewer) -> None: ...

    def leave(self, viewer: Viewer) -> None: ...

    async def close(self) -> None: ...


class Ownership(Protocol):
    """Interface to the placement of tables among processes that share one database."""

    async def elsewhere(self, table: str) -> "TablePort | None":
        """The table as another process decides for it; None where this one does from now on. Raises TableError."""

    def unsaved(self, table: str, last: float) -> float | None:
        """Seconds that a table's clocks ran under a former owner that died, after the line of that time; else None."""

    async def confirm(self, table: str) -> None:
        """Make sure that this process owns the table, before it refuses anything. Raises Overtaken, StoreFailed."""

    async def left(self, table: str) -> None:
        """Note that this process has unloaded the table."""
