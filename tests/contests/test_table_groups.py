"""Tables of three and more repeat no meeting that a search could avoid (CONTEST-14)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from pelipoyta.contests.table_groups import groups, repeat_cost

Met = Counter[frozenset[int]]


def pairs_of(tables: list[list[int]]) -> list[frozenset[int]]:
    return [frozenset(two) for table in tables for two in combinations(table, 2)]


def repeats(players: int, seats: int, rounds: int, seed: int) -> int:
    """Repeated meetings of an event in which everybody stays, with random results."""
    random, met, points = Random(seed), Met(), Counter[int]()
    for number in range(rounds):
        order = sorted(range(players), key=lambda each: -points[each])
        told = {each: points[each] for each in order}
        tables = groups(order, seats, met, told, rounds - number - 1, f"{seed} {number}")
        assert sorted(each for table in tables for each in table) == list(range(players))
        points.update({random.choice(table): 2 for table in tables})
        met.update(pairs_of(tables))
    return sum(count - 1 for count in met.values())


@pytest.mark.parametrize(("players", "seats", "rounds"), [(9, 3, 4), (12, 3, 4), (16, 4, 3), (16, 4, 5), (20, 4, 5)])
def test_as_many_rounds_without_repeats_as_there_can_be(players: int, seats: int, rounds: int) -> None:
    """The optimum of the social golfer problem; docs/lab/meetings.md."""
    assert repeats(players, seats, rounds, seed=1) == 0


def partitions(players: list[int], seats: int) -> Iterator[list[list[int]]]:
    if not players:
        yield []
    for mates in combinations(players[1:], seats - 1) if players else ():
        table = [players[0], *mates]
        for others in partitions([each for each in players if each not in table], seats):
            yield [table, *others]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("seats", [3, 4])
def test_small_events_are_grouped_exactly(seats: int, seed: int) -> None:
    """Fewest repeats, spread, then likest points: compared with every grouping there is."""
    random, players = Random(seed), list(range(9 if seats == 3 else 8))
    met = Met({frozenset(two): random.choice((0, 1, 1, 2)) for two in combinations(players, 2)})
    points = {each: random.randrange(8) for each in players}

    def cost(tables: list[list[int]]) -> int:
        likes = sum((points[one] - points[other]) ** 2 for one, other in map(tuple, pairs_of(tables)))
        return likes + sum(repeat_cost(met[two]) for two in pairs_of(tables))

    assert cost(groups(players, seats, met, points, 0, "x")) == min(map(cost, partitions(players, seats)))


def test_the_same_event_is_grouped_alike() -> None:
    players = list(range(12))
    met = Met(frozenset(two) for two in combinations(range(6), 2))
    found = [groups(players, 3, met, dict.fromkeys(players, 0), 2, "x") for _ in range(2)]
    assert found[0] == found[1]


def test_the_largest_event_is_grouped_without_repeats() -> None:
    assert repeats(64, 4, 3, 1) == 0
