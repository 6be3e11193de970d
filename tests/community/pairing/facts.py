"""Facts about people for tests of pairing: ratings and exceptions, all others are here and may meet."""

from collections.abc import Collection, Mapping

from msgspec import Struct

from pelipoyta.community.pairing import Offer, PairingPool, Want

DUEL = PairingPool("rolechess", "live")
DNUP = PairingPool("dnup", "live")
SEQUENCE = PairingPool("sequence", "live")


class Facts(Struct, frozen=True):
    ratings: Mapping[str, float] = {}
    apart: Collection[frozenset[str]] = ()
    away: Collection[str] = ()
    met: Collection[frozenset[str]] = ()
    manners: Mapping[str, int] = {}

    def rating(self, person: str, pool: PairingPool) -> float:
        return self.ratings.get(person, 1500)

    def may_meet(self, one: str, other: str, pool: PairingPool) -> bool:
        return one != other and frozenset((one, other)) not in self.apart

    def is_here(self, person: str) -> bool:
        return person not in self.away

    def met_lately(self, one: str, other: str) -> bool:
        return frozenset((one, other)) in self.met

    def conduct(self, person: str) -> int:
        return self.manners.get(person, 0)

    def team_count(self, pool: PairingPool, seats: int) -> int:
        """As in Sequence: two teams of an even number, else three; two players and three play alone."""
        if pool != SEQUENCE or seats < 4:
            return 0
        return 2 if seats % 2 == 0 else 3


def offer(people: str, *wants: Want, since: float = 0.0, **more) -> Offer:
    names = tuple(people.split())
    return Offer(id=f"o-{names[0]}", people=names, wants=wants or (Want(DUEL),), since=since, **more)
