"""Offers as they are stored and listed, and games that pairing decided on."""

from msgspec import Struct

from pelipoyta.community.pairing import Offer, PairingPool, Want


class StoredOffer(Struct, frozen=True, kw_only=True):
    """Offer of one person; `person` is a stored form of a device's or an account's key and is shown to nobody."""

    id: str
    version: int
    person: str
    name: str
    wants: tuple[Want, ...]
    since: float
    until: float
    held: str = ""  # the meeting that the person is asked to

    def offer(self) -> Offer:
        """The offer as pairing sees it."""
        return Offer(id=self.id, people=(self.person,), wants=self.wants, since=self.since, version=self.version)


class PairedPerson(Struct, frozen=True):
    """A person of a paired game, with the key of their seat."""

    person: str
    name: str
    key: str


class PairedTable(Struct, frozen=True, kw_only=True):
    """Game that pairing decided on; its table is made with `key`, so that making it twice makes one."""

    key: str
    pool: PairingPool
    people: tuple[PairedPerson, ...]  # by seat
    made: float
    done: bool = False
