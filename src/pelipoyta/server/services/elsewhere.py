"""Questions of one process of a server to the others: for a sent record, a study under way, an open page.

It may be lost with its process. One process alone asks nobody.
"""

from collections.abc import Callable
from typing import Literal, Protocol

HeldKind = Literal["record", "study", "page"]  # page: of a person, visible
Tell = Callable[[], bytes | None]  # what is told of it now; None: it is not there any more
Drop = Callable[[], None]


class Elsewhere(Protocol):
    """The other processes of this server."""

    def hold(self, kind: HeldKind, name: str, tell: Tell, /) -> Drop:
        """Answer the questions of others about it from now on; the result ends that."""

    async def ask(self, kind: HeldKind, name: str, /) -> bytes | None:
        """Answer of another process; None where none has it or answers in time."""

    async def is_connected(self, table: str, seat: int, /) -> bool:
        """True if the seat's player is connected to the table at any process."""


class Nowhere:
    """There are no other processes."""

    def hold(self, _kind: HeldKind, _name: str, _tell: Tell) -> Drop:
        return _nothing

    async def ask(self, _kind: HeldKind, _name: str) -> bytes | None:
        return None

    async def is_connected(self, _table: str, _seat: int) -> bool:
        return False


def _nothing() -> None:
    """Do nothing: there was nothing to drop."""
