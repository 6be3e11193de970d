"""Subjects of the bus: all begin with a mark of the database, so that two servers may share a bus."""

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
        """Requests to an owner."""
        return f"p.{self.mark}.owner.{process}"

    def connections(self, process: str) -> str:
        """Reports of connections to an owner's tables."""
        return f"p.{self.mark}.guests.{process}"

    def table(self, table: str) -> str:
        """Updates of a table by its owner."""
        return f"p.{self.mark}.table.{table}"

    def lookup(self, kind: str, name: str) -> str:
        """Lookups of a registered value by its name, which may have any letters."""
        return f"p.{self.mark}.held.{kind}.{sha256(name.encode()).hexdigest()[:24]}"

    def counts(self) -> str:
        """Counts for limits that processes share."""
        return f"p.{self.mark}.counts"

    def lobby(self) -> str:
        """Changes of the lobby."""
        return f"p.{self.mark}.lobby"
