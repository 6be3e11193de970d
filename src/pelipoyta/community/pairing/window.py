"""Rating window: how far apart people may be who wait so long."""

from collections.abc import Iterable
from itertools import combinations

from msgspec import Struct

from pelipoyta.community.pairing.model import Offer, PairingFacts, PairingPool

NARROWEST = 120.0
A_SECOND = 4.0
WIDEST_RATED = 600.0
WIDEST_CASUAL = 900.0
A_SEAT = 20.0  # seconds to wait for each further player
LONGEST = 60.0
FEW = 6  # offers in a pool below which the longest wait of a group counts, else the shortest


def widest_apart(waited: float, *, rated: bool) -> float:
    """Points by which people may differ after so many seconds."""
    return min(NARROWEST + A_SECOND * waited, WIDEST_RATED if rated else WIDEST_CASUAL)


class WaitingOffer(Struct, frozen=True):
    """An offer in one pool, with its mean rating and how long it waits."""

    offer: Offer
    rating: float
    waited: float


class WaitingPool(Struct, frozen=True):
    """All candidates of a pool at one moment, by rating."""

    pool: PairingPool
    facts: PairingFacts
    candidates: tuple[WaitingOffer, ...]

    def window(self, group: Iterable[WaitingOffer]) -> float:
        waits = [candidate.waited for candidate in group]
        wait = max(waits) if len(self.candidates) < FEW else min(waits)
        return widest_apart(wait, rated=self.pool.rated)

    def is_allowed(self, group: tuple[WaitingOffer, ...], factor: float = 1.0) -> bool:
        """True if ratings are near enough, all are in reach of one another, and no two are kept apart."""
        spread = group[-1].rating - group[0].rating
        return spread <= factor * self.window(group) and all(self._fit(*two) for two in combinations(group, 2))

    def seats(self, candidate: WaitingOffer) -> tuple[int, ...]:
        want = candidate.offer.want(self.pool)
        return want.seats if want else ()

    def has_waited(self, group: tuple[WaitingOffer, ...], seats: int) -> bool:
        """With fewer players than all of them would take, they wait a while for more."""
        most = min(max(self.seats(candidate)) for candidate in group)
        newest = min(candidate.waited for candidate in group)
        return newest >= min(LONGEST, A_SEAT * (most - seats))

    def _fit(self, one: WaitingOffer, other: WaitingOffer) -> bool:
        return _in_reach(one, other) and _in_reach(other, one) and self._may_meet(one, other)

    def _may_meet(self, one: WaitingOffer, other: WaitingOffer) -> bool:
        return all(
            self.facts.may_meet(person, stranger, self.pool)
            for person in one.offer.people
            for stranger in other.offer.people
        )


def _in_reach(one: WaitingOffer, other: WaitingOffer) -> bool:
    if one.offer.reach is None:
        return True
    below, above = one.offer.reach
    return below <= other.rating - one.rating <= above


def waiting(offers: Iterable[Offer], pool: PairingPool, facts: PairingFacts, now: float) -> WaitingPool:
    """Candidates of a pool: everybody of the offer must be here, except for games over days."""
    found = [
        WaitingOffer(offer, _mean(offer, pool, facts), max(0.0, now - offer.since))
        for offer in offers
        if offer.want(pool) and (pool.lasts or all(facts.is_here(person) for person in offer.people))
    ]
    return WaitingPool(
        pool, facts, tuple(sorted(found, key=lambda each: (each.rating, each.offer.since, each.offer.id)))
    )


def _mean(offer: Offer, pool: PairingPool, facts: PairingFacts) -> float:
    return sum(facts.rating(person, pool) for person in offer.people) / len(offer.people)
