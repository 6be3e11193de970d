"""Groups of players for tables of three and more: fewest repeated meetings first, then like points (CONTEST-14).

A local search from many starts; small events are searched exactly besides. Where further rounds follow, several equally
good groupings are compared by the repeats that they would force upon those rounds.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

Groups = list[list[int]]
Weights = list[list[int]]  # cost of two players at one table, by index
AGAIN = 10_000_000  # weight of one repeated meeting beside all differences of points together, squared
STARTS = 24  # of the local search
NODES = 40_000  # partial groupings that the exact search looks at
LOOKAHEAD = 24  # most players for whom later rounds are looked at
COMPARED = 24  # groupings that are compared by the rounds to come
KICKS = 4  # random swaps that lead out of a local minimum


def repeat_cost(met: int) -> int:
    """Cost of one more meeting of two who have met so often: 0, 1, 5, 21, … to spread repeats."""
    return AGAIN * ((1 << 2 * met) - 1) // 3


def groups(
    players: Sequence[int], seats: int, met: Counter[frozenset[int]], points: dict[int, int], later: int, seed: str
) -> Groups:
    """Tables of the next round; `later` rounds follow it. The same arguments give the same tables."""
    random = Random(seed)
    likes = [[(points[one] - points[other]) ** 2 for other in players] for one in players]
    found = _candidates(_weights(players, met, likes), seats, random)
    if later and len(players) <= LOOKAHEAD:
        found = sorted(
            found[:COMPARED], key=lambda each: _later_repeats(each, players, seats, met, later=later, random=random)
        )
    return [[players[index] for index in table] for table in found[0]]


def _weights(players: Sequence[int], met: Counter[frozenset[int]], likes: Weights) -> Weights:
    again = [[repeat_cost(met[frozenset((one, other))]) for other in players] for one in players]
    return [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(again, likes, strict=True)]


def _candidates(weights: Weights, seats: int, random: Random) -> list[Groups]:
    """Different groupings with the fewest repeats that the search finds, those of likest points first."""
    many = len(weights)
    starts = STARTS if many <= LOOKAHEAD else max(STARTS // 4, 1)
    search = LocalSearch(weights, seats, random)
    found = [search.descend([*range(many)])]
    found += [search.descend(random.sample(range(many), many)) for _ in range(starts)]
    found += [search.kicked(found[0]) for _ in range(starts)]
    return _fewest_repeats(weights, found + exact(weights, seats, min(_cost(weights, each) for each in found)))


def _fewest_repeats(weights: Weights, found: list[Groups]) -> list[Groups]:
    different = {frozenset(map(frozenset, tables)): tables for tables in found}
    costs = sorted((_cost(weights, tables), tables) for tables in different.values())
    fewest = costs[0][0] // AGAIN
    return [tables for cost, tables in costs if cost // AGAIN == fewest]


def _later_repeats(
    tables: Groups, players: Sequence[int], seats: int, met: Counter[frozenset[int]], later: int, random: Random
) -> int:
    """Cost of the repeats in the rounds to come, if everybody stays and points do not matter."""
    met, total, even = met.copy(), 0, [[0] * len(players) for _ in players]
    for _ in range(min(later, (len(players) - 1) // (seats - 1))):
        met.update(frozenset((players[a], players[b])) for table in tables for a, b in combinations(table, 2))
        weights = _weights(players, met, even)
        search = LocalSearch(weights, seats, random)
        found = [search.descend(random.sample(range(len(players)), len(players))) for _ in range(3)]
        least = min(_cost(weights, each) for each in found)
        tables = _fewest_repeats(weights, found + exact(weights, seats, least, NODES // 20))[0]
        total += _cost(weights, tables)
    return total


class LocalSearch:
    """Local search over groupings: swaps two players of different tables while that lowers the cost."""

    def __init__(self, weights: Weights, seats: int, random: Random) -> None:
        self._weights = weights
        self._seats = seats
        self._random = random

    def descend(self, order: list[int]) -> Groups:
        """Local minimum that is reached from the players in this order."""
        tables = [order[at : at + self._seats] for at in range(0, len(order), self._seats)]
        while self._improved(tables):
            pass
        return tables

    def kicked(self, tables: Groups) -> Groups:
        """Local minimum after some random swaps, or the tables themselves where they are better."""
        order = [player for table in tables for player in table]
        for _ in range(KICKS):
            one, other = self._random.sample(range(len(order)), 2)
            order[one], order[other] = order[other], order[one]
        found = self.descend(order)
        return min(found, tables, key=lambda each: _cost(self._weights, each))

    def _improved(self, tables: Groups) -> bool:
        """Make every swap that lowers the cost, going through all of them once; False if there was none."""
        improved = False
        for one, other in combinations(tables, 2):
            for at in range(len(one)):
                for to in range(len(other)):
                    if self._gain(one, at, other, to) > 0:
                        one[at], other[to] = other[to], one[at]
                        improved = True
        return improved

    def _gain(self, one: list[int], at: int, other: list[int], to: int) -> int:
        """Cost that swapping the two players saves."""
        left, right = self._weights[one[at]], self._weights[other[to]]
        gain = 2 * left[other[to]] - left[one[at]] - right[other[to]]
        for player in one:
            gain += left[player] - right[player]
        for player in other:
            gain += right[player] - left[player]
        return gain


def exact(weights: Weights, seats: int, bound: int, nodes: int = NODES) -> list[Groups]:
    """Better groupings than the bound, by branch and bound; all that matter unless the nodes run out.

    The first player without a table gets table mates in every way; a partial grouping that costs too much is left.
    """
    search = _Exact(weights, seats, bound, nodes)
    search.fill([], list(range(len(weights))), 0)
    return search.found


class _Exact:
    def __init__(self, weights: Weights, seats: int, bound: int, nodes: int) -> None:
        self._weights, self._seats, self._bound, self._nodes = weights, seats, bound, nodes
        self.found: list[Groups] = []

    def fill(self, tables: Groups, free: list[int], spent: int) -> None:
        """Seat the free players in every way that costs less than the best so far."""
        if not free:
            self._bound = spent
            self.found.append(tables)
            return
        for cost, table in sorted(self._tables(free, self._bound - spent)):
            if spent + cost >= self._bound or self._nodes <= 0:
                return
            self._nodes -= 1
            self.fill([*tables, table], [player for player in free if player not in table], spent + cost)

    def _tables(self, free: list[int], room: int) -> list[tuple[int, list[int]]]:
        """Tables of the first free player that cost less than the room."""
        grown = [(0, free[:1])]
        for _ in range(self._seats - 1):
            grown = [each for table in grown for each in self._grown(table, free, room)]
            self._nodes -= len(grown)
            if self._nodes <= 0:
                return []
        return grown

    def _grown(self, table: tuple[int, list[int]], free: list[int], room: int) -> list[tuple[int, list[int]]]:
        spent, seated = table
        costs = ((spent + sum(self._weights[player][each] for each in seated), player) for player in free)
        return [(cost, [*seated, player]) for cost, player in costs if player > seated[-1] and cost < room]


def _cost(weights: Weights, tables: Groups) -> int:
    return sum(weights[one][other] for table in tables for one, other in combinations(table, 2))
