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

    @property
    def lasts(self) -> bool:
        """True if it asks for a game over days, and so outlasts its person's page."""
        return any(want.pool.lasts for want in self.wants)

    def rest(self, taken: PairingPool) -> tuple[Want, ...]:
        """Wants that are left when a game of this pool begins: a live game ends the search for live games."""
        return tuple(want for want in self.wants if want.pool != taken and (want.pool.lasts or taken.lasts))


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


class Meeting(Struct, frozen=True, kw_only=True):
    """Group that pairing chose: its people are asked whether they are here, and their game begins when all answered.

    `id` becomes the key of the game's table.
    """

    id: str
    pool: PairingPool
    people: tuple[PairedPerson, ...]  # by seat
    offers: tuple[tuple[str, int], ...]  # id and version
    here: tuple[str, ...]  # people who answered
    until: float

    @property
    def silent(self) -> list[str]:
        """People who have not answered."""
        return [each.person for each in self.people if each.person not in self.here]
