"""Rounds from a plan: nobody meets anybody again, byes are even, and the points choose the order (CONTEST-14)."""

from collections import Counter
from itertools import combinations

import pytest
from tests.contests.tournament.event import HOST, Event, by_lot, header

from pelipoyta.contests.commands import FromKey
from pelipoyta.contests.tournament.commands import Withdraw
from pelipoyta.contests.tournament.pairing import planned_rounds
from pelipoyta.contests.tournament.pairing.pairings import met_counts
from pelipoyta.contests.tournament.pairing.planned_rounds import next_round
from pelipoyta.contests.tournament.pairing.table_plan import PlannedRound, meetings, plan


def byes(event: Event) -> Counter[int]:
    rounds = event.tournament.rounds
    return Counter(dict.fromkeys(event.tournament.here, 0)) + Counter(e for r in rounds for e in r.byes)


@pytest.mark.parametrize(("entrants", "seats", "rounds"), [(16, 3, 7), (20, 3, 8), (14, 3, 6), (20, 4, 5), (10, 3, 4)])
def test_a_tight_event_repeats_nothing_though_some_have_byes(entrants: int, seats: int, rounds: int) -> None:
    event = Event(entrants, header(seats=seats, rounds=rounds))
    event.play(by_lot(1))
    assert max(met_counts(event.tournament).values()) == 1
    rested = [sum(entrant in each.byes for each in event.tournament.rounds) for entrant in range(entrants)]
    assert max(rested) - min(rested) <= 1 and sum(rested) == rounds * (entrants % seats)


def test_when_somebody_leaves_another_plan_goes_on_from_what_was_played() -> None:
    event = Event(16, header(seats=3, rounds=6))
    event.play(by_lot(2), rounds=2)
    event.say(FromKey(HOST, Withdraw(5)))
    event.play(by_lot(3))
    assert len(event.tournament.rounds) == 6
    assert max(met_counts(event.tournament).values()) == 1


def test_of_the_rounds_left_the_one_with_the_likest_points_is_played() -> None:
    players, even = range(10), dict.fromkeys(range(10), 0)
    first = next_round([], players, 3, 4, even, "x")
    assert first is not None
    others = [
        next_round([first], players, 3, 4, even | dict.fromkeys(table, 4), "x") for table in combinations(range(9), 3)
    ]
    assert len(set(others)) == 3  # every one of the three left, by the points
    left = [other for other in dict.fromkeys(others) if other is not None]
    alike = next(iter(left[1].tables))
    assert next_round([first], players, 3, 4, even | dict.fromkeys(alike, 4), "x") == left[1]


def test_what_cannot_be_planned_is_left_to_the_search() -> None:
    assert plan(range(9), 4, 2, {}, {}, "x") is None  # two tables of four: some must meet again
    assert plan(range(9), 3, 5, {}, {}, "x") is None  # everybody has met after four rounds
    assert plan(range(3), 4, 1, {}, {}, "x") is None
    assert next_round([], range(30), 3, 2, Counter(), "x") is None  # plenty of room


def test_a_plan_heeds_who_has_met_and_who_had_a_bye() -> None:
    before = PlannedRound(frozenset({frozenset({0, 1, 2}), frozenset({3, 4, 5}), frozenset({6, 7, 8})}), frozenset({9}))
    found = plan(range(10), 3, 3, meetings([before]), Counter([9]), "x")
    assert found is not None and max(meetings([before, *found]).values()) == 1
    rested = [player for each in found for player in each.byes]
    assert len(set(rested)) == 3 and 9 not in rested


def test_the_same_history_has_the_same_plan() -> None:
    points = dict.fromkeys(range(16), 0)
    found = []
    for _ in range(2):
        planned_rounds._planned.cache_clear()
        history: list[PlannedRound] = []
        for _ in range(3):
            history.append(next_round(history, range(16), 3, 7, points, "event") or pytest.fail("no plan"))
        found.append(history)
    assert found[0] == found[1]
