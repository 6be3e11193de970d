"""Offers to play, and what pairing must know about people."""

from typing import Protocol

from msgspec import Struct

DAYS = "days"  # the pace of games over days


class PairingPool(Struct, frozen=True, order=True):
    """Games that can be played together: the same game, preset and pace, rated or not."""

    game: str
    pace: str
    preset: str = ""
    rated: bool = False

    @property
    def lasts(self) -> bool:
        """True for games over days, which begin without anybody being here."""
        return self.pace == DAYS


class Want(Struct, frozen=True):
    """A game an offer would take, with the numbers of players it would take it with."""

    pool: PairingPool
    seats: tuple[int, ...] = (2,)


class Offer(Struct, frozen=True, kw_only=True):
    """Offer of a person or a party to play any of several games. Its version changes with every edit.

    `reach` bounds how far below and above the own rating opponents may be.
    """

    id: str
    people: tuple[str, ...]
    wants: tuple[Want, ...]
    since: float
    version: int = 0
    reach: tuple[int, int] | None = None

    def want(self, pool: PairingPool) -> Want | None:
        return next((want for want in self.wants if want.pool == pool), None)


class PairingFacts(Protocol):
    """Facts about people at the moment of pairing, read in the same transaction."""

    def rating(self, person: str, pool: PairingPool, /) -> float:
        """Points to pair by."""
        ...

    def may_meet(self, one: str, other: str, pool: PairingPool, /) -> bool:
        """Neither blocks the other, they are two people, and no abort or running game keeps them apart."""
        ...

    def is_here(self, person: str, /) -> bool: ...

    def met_lately(self, one: str, other: str, /) -> bool: ...

    def conduct(self, person: str, /) -> int:
        """0 for good manners, up to 5."""
        ...

    def team_count(self, pool: PairingPool, seats: int, /) -> int:
        """Number of teams; 0 where everybody plays alone."""
        ...


class PairedGame(Struct, frozen=True):
    """A game to begin: the offers that it takes, and the people by side."""

    pool: PairingPool
    offers: tuple[tuple[str, int], ...]  # id and version, so that a changed offer is not taken
    sides: tuple[tuple[str, ...], ...]
