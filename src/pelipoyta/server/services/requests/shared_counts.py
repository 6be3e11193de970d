"""Counts that all processes of a server share, so that a limit is one limit wherever its caller connects.

They are told within a second and may be lost; each process also refuses by what it counted itself.
"""

from collections.abc import Callable
from typing import Protocol

Add = Callable[[tuple[str, ...], int], None]  # key and weight of what another process counted


class SharedCounts(Protocol):
    """The counts of all processes."""

    def tell(self, kind: str, key: tuple[str, ...], weight: int, /) -> None:
        """Tell the others of something that was counted here."""

    def listen(self, kind: str, add: Add, /) -> None:
        """Call `add` with what the others count."""


class OwnCounts:
    """Counts of a process that is alone."""

    def tell(self, _kind: str, _key: tuple[str, ...], _weight: int) -> None:
        """Count for this process alone."""

    def listen(self, _kind: str, _add: Add) -> None:
        """Do nothing: no process tells anything."""
