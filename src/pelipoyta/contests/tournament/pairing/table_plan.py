"""Plan of all rounds to come at tables of three and more, without repeated meetings and with even byes (CONTEST-14).

Simulated annealing over all rounds at once: two players of one round change places, where that lowers the cost or, less
and less often, where it does not. A plan that repeats a meeting, or whose byes are not as even as can be, is none.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import comb, exp
from random import Random

from msgspec import Struct

Pair = frozenset[int]
MOVES = 200_000  # tried in one search
SEARCHES = 3
HOT, COLD = 0.6, 0.12  # cost that a move may add at the beginning and at the end, times about one
BYE = 2  # weight of a further bye beside one repeated meeting


class PlannedRound(Struct, frozen=True):
    """Tables of a round, and players with a bye."""

    tables: frozenset[frozenset[int]]
    byes: frozenset[int]


def plan(
    players: Sequence[int], seats: int, rounds: int, met: Mapping[Pair, int], byes: Mapping[int, int], seed: str
) -> list[PlannedRound] | None:
    """Rounds without any repeated meeting; None if none were found. The same arguments give the same plan."""
    if not _has_room(players, seats, rounds, met):
        return None
    random = Random(seed)
    for _ in range(SEARCHES):
        search = _Annealing(players=players, seats=seats, rounds=rounds, random=random, before=(met, byes))
        if search.run():
            return search.planned()
    return None


def tightness(players: Sequence[int], seats: int, rounds: int, met: Mapping[Pair, int]) -> float:
    """Meetings that the rounds need, as a share of those that have not been: beyond one, some must repeat."""
    free = sum(not met.get(frozenset(two)) for two in combinations(players, 2))
    return rounds * (len(players) // seats) * comb(seats, 2) / max(free, 1)


def _has_room(players: Sequence[int], seats: int, rounds: int, met: Mapping[Pair, int]) -> bool:
    """False if counting alone shows that meetings must repeat: over all, or of a player with as few games as can be."""
    if len(players) < seats or tightness(players, seats, rounds, met) > 1:
        return False
    if rounds > 1 and sum(divmod(len(players), seats)) < seats:
        return False  # a table needs players of as many tables of the round before, or who had a bye
    others = {one: sum(not met.get(frozenset((one, other))) for other in players if other != one) for one in players}
    most_byes = -(-rounds * (len(players) % seats) // len(players)) + 1
    return all(free >= (rounds - most_byes) * (seats - 1) for free in others.values())


def _least_byes(byes: Iterable[int], more: int) -> int:
    """Cost of so many further byes, given to those with the fewest."""
    counts, cost = sorted(byes), 0
    for _ in range(more):
        cost += BYE * counts[0]
        counts = sorted([*counts[1:], counts[0] + 1])
    return cost


class _Annealing:
    """Annealing of one plan; a round is an order of players by number, table by table, those with byes last."""

    def __init__(
        self,
        players: Sequence[int],
        seats: int,
        rounds: int,
        random: Random,
        before: tuple[Mapping[Pair, int], Mapping[int, int]],
    ) -> None:
        self._players, self._seats, self._random = players, seats, random
        many, (met, byes) = len(players), before
        self._playing = many - many % seats
        self._met = [[met.get(frozenset((one, other)), 0) for other in players] for one in players]
        self._byes = [byes.get(player, 0) for player in players]
        self._least = _least_byes(self._byes, rounds * (many % seats))
        self._orders = [random.sample(range(many), many) for _ in range(rounds)]
        self._cost = sum(self._counted(order) for order in self._orders)

    def run(self) -> bool:
        """True if the least cost there can be was reached."""
        heat, cooling = HOT, (COLD / HOT) ** (1 / MOVES)
        chance, rounds, many = self._random.random, len(self._orders), len(self._players)
        for _ in range(MOVES):
            if self._cost == self._least:
                return True
            heat *= cooling
            order = self._orders[int(chance() * rounds)]
            one, other = int(chance() * many), int(chance() * many)
            ours, theirs = self._mates(order, one), self._mates(order, other)
            if order[other] in ours or one == other or (one >= self._playing and other >= self._playing):
                continue
            gain = self._leave(order[one], ours) + self._leave(order[other], theirs)
            added = self._join(order[other], ours) + self._join(order[one], theirs)
            if added <= gain or chance() < exp((gain - added) / heat):
                order[one], order[other] = order[other], order[one]
                self._cost += added - gain
            else:
                self._leave(order[other], ours), self._leave(order[one], theirs)
                self._join(order[one], ours), self._join(order[other], theirs)
        return self._cost == self._least

    def planned(self) -> list[PlannedRound]:
        return [self._planned(order) for order in self._orders]

    def _planned(self, order: Sequence[int]) -> PlannedRound:
        named = [self._players[place] for place in order]
        tables = (named[at : at + self._seats] for at in range(0, self._playing, self._seats))
        return PlannedRound(frozenset(map(frozenset, tables)), frozenset(named[self._playing :]))

    def _counted(self, order: Sequence[int]) -> int:
        """Add the meetings and byes of a round; their cost."""
        cost = sum(self._join(player, []) for player in order[self._playing :])
        for at in range(0, self._playing, self._seats):
            for number in range(1, self._seats):
                cost += self._join(order[at + number], order[at : at + number])
        return cost

    def _mates(self, order: Sequence[int], place: int) -> list[int]:
        """The others at the table of a place; none for a bye."""
        if place >= self._playing:
            return []
        first = place - place % self._seats
        return [*order[first:place], *order[place + 1 : first + self._seats]]

    def _join(self, player: int, mates: Sequence[int]) -> int:
        """Count a player at a table, or a bye where there are no mates; what it costs."""
        if not mates:
            self._byes[player] += 1
            return BYE * (self._byes[player] - 1)
        cost, row = 0, self._met[player]
        for mate in mates:
            cost += row[mate]
            row[mate] += 1
            self._met[mate][player] += 1
        return cost

    def _leave(self, player: int, mates: Sequence[int]) -> int:
        """Take a player from a table, or a bye away; what it saves."""
        if not mates:
            self._byes[player] -= 1
            return BYE * self._byes[player]
        saved, row = 0, self._met[player]
        for mate in mates:
            row[mate] -= 1
            self._met[mate][player] -= 1
            saved += row[mate]
        return saved


def meetings(rounds: Iterable[PlannedRound]) -> Counter[Pair]:
    """Meetings of the rounds."""
    tables = (table for each in rounds for table in each.tables)
    return Counter(frozenset(two) for table in tables for two in combinations(sorted(table), 2))
