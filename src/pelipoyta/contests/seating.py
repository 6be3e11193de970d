"""Seat rotation for the next game of a series; in team games partners rotate too (CONTEST-6)."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, permutations

Seating = tuple[int, ...]  # the player of each seat
Cost = tuple[int, int]
FEW = 6  # players whose every order can be looked at


def seating(before: Sequence[Seating], teams: Sequence[int], fixed: bool = False) -> Seating:
    """Player of each seat in the next game; in the first, as the players sat down. `fixed`: partners stay together."""
    seats = len(teams)
    turned = tuple((seat - len(before)) % seats for seat in range(seats))
    if fixed:
        return turned if _same_mates(turned, teams) else _turned_within(len(before), teams)
    return turned if len(set(teams)) == seats else arranged(turned, before, teams)


def _same_mates(order: Seating, teams: Sequence[int]) -> bool:
    """True if partners are those of the first game."""
    return set(_mates(order, teams)) == set(_mates(tuple(range(len(teams))), teams))


def _turned_within(games: int, teams: Sequence[int]) -> Seating:
    """Seating in which each team's players move on among the seats of their own team."""
    own = {team: [seat for seat, other in enumerate(teams) if other == team] for team in set(teams)}
    return tuple(own[team][(own[team].index(seat) - games) % len(own[team])] for seat, team in enumerate(teams))


def arranged(order: Seating, before: Sequence[Seating], teams: Sequence[int]) -> Seating:
    """The players in the order that repeats partners and seats least."""
    cost = _cost_after(before, teams)
    return min([order, *permutations(order)], key=cost) if len(order) <= FEW else _bettered(order, cost)


def _bettered(order: Seating, cost: Callable[[Seating], Cost]) -> Seating:
    """Swap pairs while that lowers the cost: a local search, as many players have too many orders to try them all."""
    better = min([order, *_swapped(order)], key=cost)
    return order if cost(better) == cost(order) else _bettered(better, cost)


def _swapped(order: Seating) -> Iterable[Seating]:
    for one, other in combinations(range(len(order)), 2):
        changed = list(order)
        changed[one], changed[other] = order[other], order[one]
        yield tuple(changed)


def _cost_after(before: Sequence[Seating], teams: Sequence[int]) -> Callable[[Seating], Cost]:
    """Cost of an order: repeated partners, then repeated seats; each repeat costs four times the one before."""
    mates = Counter(pair for old in before for pair in _mates(old, teams))
    sat = Counter(place for old in before for place in enumerate(old))
    return lambda order: (sum(1 << 2 * mates[pair] for pair in _mates(order, teams)),
                          sum(1 << 2 * sat[place] for place in enumerate(order)))  # fmt: skip


def _mates(order: Seating, teams: Sequence[int]) -> list[frozenset[int]]:
    pairs = combinations(range(len(order)), 2)
    return [frozenset((order[one], order[other])) for one, other in pairs if teams[one] == teams[other]]
