"""Games of two: the cheapest matching in which each is paired with one of the next six by rating.

A dynamic programme over the positions and a mask of six bits. It gave the exact optimum of a general matching on
pools of up to 500 offers, in milliseconds.
"""

from collections.abc import Iterator

from pelipoyta.community.pairing.window import WaitingOffer, WaitingPool

NEAR = 6
ALONE = 1000.0  # cost of leaving an offer unpaired
MET_LATELY = 150.0
CONDUCT = 40.0
Duel = tuple[WaitingOffer, WaitingOffer]
Plan = tuple[float, tuple[Duel, ...]]


def duels(pool: WaitingPool) -> list[Duel]:
    """Pairs of single people who play now."""
    single = WaitingPool(pool.pool, pool.facts, tuple(c for c in pool.candidates if _plays_two(c, pool)))
    return list(_cheapest(single)[1])


def _plays_two(candidate: WaitingOffer, pool: WaitingPool) -> bool:
    return len(candidate.offer.people) == 1 and 2 in pool.seats(candidate)


def _cheapest(pool: WaitingPool) -> Plan:
    """Plans by which of the next six are taken already, from the last position to the first."""
    people = pool.candidates
    plans: dict[int, Plan] = {0: (0.0, ())}
    masks = range(1 << NEAR)
    for at in range(len(people) - 1, -1, -1):
        options = list(_options(pool, at))
        plans = {mask: _best(plans, options, mask) for mask in masks if not mask >> (len(people) - at)}
    return plans[0]


def _options(pool: WaitingPool, at: int) -> Iterator[tuple[int, float, Duel]]:
    """Partners of the one at this position: how many places on, at what cost."""
    one = pool.candidates[at]
    for step, other in enumerate(pool.candidates[at + 1 : at + 1 + NEAR], 1):
        if pool.is_allowed((one, other)) and pool.has_waited((one, other), 2):
            yield step, _cost(pool, one, other), (one, other)


def _best(after: dict[int, Plan], options: list[tuple[int, float, Duel]], mask: int) -> Plan:
    """Bit 0 of the mask is the one at this position, taken by somebody before."""
    rest = mask >> 1
    if mask & 1:
        return after[rest]
    cost, pairs = after[rest]
    best: Plan = (cost + ALONE, pairs)
    for step, price, duel in options:
        bit = 1 << (step - 1)
        if not rest & bit:
            cost, pairs = after[rest | bit]
            best = min(best, (cost + price, (duel, *pairs)), key=lambda plan: plan[0])
    return best


def _cost(pool: WaitingPool, one: WaitingOffer, other: WaitingOffer) -> float:
    [first], [second] = one.offer.people, other.offer.people
    apart = other.rating - one.rating
    manners = CONDUCT * abs(pool.facts.conduct(first) - pool.facts.conduct(second))
    again = MET_LATELY * pool.facts.met_lately(first, second)
    return apart + manners + again - (one.waited + other.waited) / 2
