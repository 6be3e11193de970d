"""Pairing of all waiting offers at one moment."""

from collections.abc import Iterable, Sequence

from pelipoyta.community.pairing.duels import duels
from pelipoyta.community.pairing.groups import groups, size
from pelipoyta.community.pairing.model import Offer, PairedGame, PairingFacts, PairingPool
from pelipoyta.community.pairing.teams import even_teams
from pelipoyta.community.pairing.window import WaitingOffer, WaitingPool, waiting


def pair(offers: Iterable[Offer], facts: PairingFacts, now: float) -> list[PairedGame]:
    """Games to begin now. Each offer is taken at most once; pools go by their longest wait."""
    left = {offer.id: offer for offer in offers}
    found: list[PairedGame] = []
    for pool in _by_wait(list(left.values())):
        for game in _pair_pool(waiting(left.values(), pool, facts, now)):
            found.append(game)
            for offer, _ in game.offers:
                del left[offer]
    return found


def _by_wait(offers: Sequence[Offer]) -> list[PairingPool]:
    oldest: dict[PairingPool, float] = {}
    for offer in offers:
        for want in offer.wants:
            oldest[want.pool] = min(offer.since, oldest.get(want.pool, offer.since))
    return sorted(oldest, key=lambda pool: (oldest[pool], pool))


def _pair_pool(pool: WaitingPool) -> list[PairedGame]:
    """Games of one pool, larger groups first: players who would take two or more have waited for more."""
    found = [game for group in groups(pool) if (game := _seated(pool, group))]
    taken = {offer for game in found for offer, _ in game.offers}
    rest = WaitingPool(pool.pool, pool.facts, tuple(c for c in pool.candidates if c.offer.id not in taken))
    return found + [_game(pool, duel, tuple(c.offer.people for c in duel)) for duel in duels(rest)]


def _seated(pool: WaitingPool, group: tuple[WaitingOffer, ...]) -> PairedGame | None:
    teams = pool.facts.team_count(pool.pool, size(group))
    if not teams:
        return _game(pool, group, tuple((person,) for c in group for person in c.offer.people))
    sides = even_teams([(candidate.offer.people, candidate.rating) for candidate in group], teams)
    return _game(pool, group, sides) if sides else None


def _game(pool: WaitingPool, group: Sequence[WaitingOffer], sides: tuple[tuple[str, ...], ...]) -> PairedGame:
    return PairedGame(pool.pool, tuple((c.offer.id, c.offer.version) for c in group), sides)
