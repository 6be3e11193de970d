"""Fence: proof that a process owns a table, where several share one database."""

from typing import Protocol


class Fence(Protocol):
    """Proof of ownership that every append to a table needs, where several processes share the database."""

    me: str
    maker: str  # owner of the tables that this process creates

    def epoch(self, table: str) -> int | None: ...

    def created(self, table: str, epoch: int) -> None: ...
