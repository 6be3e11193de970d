"""Subjects of the bus: all begin with a mark of the database, so that two houses may share a bus."""

from hashlib import sha256

from msgspec import Struct


class Subjects(Struct, frozen=True):
    """Subjects of one database."""

    mark: str

    @classmethod
    def of(cls, secret: bytes) -> "Subjects":
        """Subjects of the database with this secret, which they do not tell."""
        return cls(sha256(b"bus/" + secret).hexdigest()[:12])

    def owner(self, process: str) -> str:
        """Questions to an owner."""
        return f"p.{self.mark}.owner.{process}"

    def guests(self, process: str) -> str:
        """Reports of connections to an owner's tables."""
        return f"p.{self.mark}.guests.{process}"

    def table(self, table: str) -> str:
        """News of a table."""
        return f"p.{self.mark}.table.{table}"

    def held(self, kind: str, name: str) -> str:
        """Questions to whichever process holds something of that name, which may have any letters."""
        return f"p.{self.mark}.held.{kind}.{sha256(name.encode()).hexdigest()[:24]}"

    def counts(self) -> str:
        """Counts for limits that processes share."""
        return f"p.{self.mark}.counts"

    def lobby(self) -> str:
        """News of the lobby."""
        return f"p.{self.mark}.lobby"
