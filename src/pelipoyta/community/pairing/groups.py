"""Games of three and more: neighbours by rating, the best group first, the largest number of players first."""

from collections.abc import Iterator

from pelipoyta.community.pairing.window import WaitingOffer, WaitingPool

WIDER = 1.5  # a group may be wider than a pair
Group = tuple[WaitingOffer, ...]


def groups(pool: WaitingPool, least: int = 3) -> list[Group]:
    """Disjoint groups that play now."""
    free, found = pool, []
    for seats in sorted(_sizes(pool), reverse=True):
        while seats >= least and (group := _best(free, seats)):
            found.append(group)
            taken = {candidate.offer.id for candidate in group}
            left = tuple(c for c in free.candidates if c.offer.id not in taken)
            free = WaitingPool(pool.pool, pool.facts, left)
    return found


def size(group: Group) -> int:
    return sum(len(candidate.offer.people) for candidate in group)


def _sizes(pool: WaitingPool) -> set[int]:
    return {seats for candidate in pool.candidates for seats in pool.seats(candidate)}


def _best(pool: WaitingPool, seats: int) -> Group | None:
    return min(_possible(pool, seats), key=lambda group: _cost(group), default=None)


def _possible(pool: WaitingPool, seats: int) -> Iterator[Group]:
    """Groups of exactly so many people that are allowed and have waited for more."""
    willing = tuple(c for c in pool.candidates if seats in pool.seats(c))
    for at in range(len(willing)):
        group = _from(willing, at, seats)
        if group and len(group) > 1 and pool.is_allowed(group, WIDER) and pool.has_waited(group, seats):
            yield group


def _from(willing: Group, at: int, seats: int) -> Group | None:
    """Neighbours from this one on who fill the seats; a party that is too large is left out."""
    taken: Group = ()
    for candidate in willing[at:]:
        if size(taken) + len(candidate.offer.people) <= seats:
            taken = (*taken, candidate)
        if size(taken) == seats:
            return taken
    return None


def _cost(group: Group) -> float:
    return group[-1].rating - group[0].rating - sum(candidate.waited for candidate in group) / 2
