"""Following a plan of rounds: as long as the same players stay, rounds come from one plan, in the order of the points.

The plan is not stored. It is made again from the history whenever it is asked for, and the same history gives the same
plan: one is begun with the first round and after each round whose players were others, or which was not of the plan.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from pelipoyta.contests.tournament.pairing.table_plan import PlannedRound, meetings, plan, tightness

TIGHT = 0.65  # of the meetings that can still be new, the share from which on rounds are planned
LARGEST = 40  # players
SEARCHED = 16  # players at full tables from the beginning, of whom the search for one round repeats as few, more alike


def next_round(
    history: Sequence[PlannedRound],
    players: Sequence[int],
    seats: int,
    rounds: int,
    points: Mapping[int, int],
    seed: str,
) -> PlannedRound | None:
    """The round of the plan whose tables have the likest points; None where no plan is needed, or none was found."""
    left = _rounds_left(tuple(history), tuple(sorted(players)), seats, rounds, seed)
    return min(left, key=lambda each: _unlikeness(each, points)) if left else None


def _rounds_left(
    history: tuple[PlannedRound, ...], players: tuple[int, ...], seats: int, rounds: int, seed: str
) -> list[PlannedRound] | None:
    """Rounds of the plan that were not played yet."""
    left, there = None, tuple[int, ...]()
    for number in range(len(history) + 1):
        now = _present(history[number]) if number < len(history) else players
        if now != there:
            left, there = _planned(history[:number], now, seats, rounds - number, f"{seed} {number}"), now
        if left is not None and number < len(history):
            played = history[number]
            left, there = [each for each in left if each != played], now if played in left else ()
    return left


def _present(round: PlannedRound) -> tuple[int, ...]:
    return tuple(sorted(round.byes.union(*round.tables)))


@lru_cache(maxsize=64)
def _planned(
    history: tuple[PlannedRound, ...], players: tuple[int, ...], seats: int, rounds: int, seed: str
) -> list[PlannedRound] | None:
    """Plan of the rounds after that history; None where none is needed, or none was found."""
    met, many = meetings(history), len(players)
    searched = many <= SEARCHED and not many % seats and not history
    if rounds < 1 or searched or not seats <= many <= LARGEST or tightness(players, seats, rounds, met) < TIGHT:
        return None
    byes = Counter(player for each in history for player in each.byes)
    return plan(players, seats, rounds=rounds, met=met, byes=byes, seed=seed)


def _unlikeness(round: PlannedRound, points: Mapping[int, int]) -> tuple[int, int]:
    """Differences of points at the tables, squared, then points of those with a bye."""
    pairs = (two for table in round.tables for two in combinations(sorted(table), 2))
    apart = sum((points[one] - points[other]) ** 2 for one, other in pairs)
    return apart, sum(points[player] for player in round.byes)
