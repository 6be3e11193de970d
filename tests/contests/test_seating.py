"""Seats go round, and where there are teams, team mates do (CONTEST-6)."""

from collections import Counter
from itertools import combinations

import pytest

from pelipoyta.contests.seating import Seating, seating


def seatings(games: int, teams: tuple[int, ...]) -> list[Seating]:
    sat: list[Seating] = []
    for _ in range(games):
        sat.append(seating(sat, teams))
    return sat


def mates(sat: list[Seating], teams: tuple[int, ...]) -> Counter[frozenset[int]]:
    pairs = [pair for pair in combinations(range(len(teams)), 2) if teams[pair[0]] == teams[pair[1]]]
    return Counter(frozenset((order[one], order[other])) for order in sat for one, other in pairs)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_each_has_each_seat_as_often(players: int) -> None:
    sat = seatings(2 * players, tuple(range(players)))
    assert sat[0] == tuple(range(players))
    assert sat[1] == (players - 1, *range(players - 1))
    places = Counter(place for order in sat for place in enumerate(order))
    assert len(places) == players**2 and set(places.values()) == {2}


def test_four_in_two_teams_play_with_everyone() -> None:
    teams = (0, 1, 0, 1)
    together = mates(seatings(3, teams), teams)
    assert len(together) == 6 and set(together.values()) == {1}
    assert set(mates(seatings(6, teams), teams).values()) == {2}


@pytest.mark.parametrize("teams", [(0, 1) * 3, (0, 1, 2) * 2, (0, 1) * 4, (0, 1, 2) * 4])
def test_mates_change_from_game_to_game(teams: tuple[int, ...]) -> None:
    sat = seatings(4, teams)
    for order in sat:
        assert sorted(order) == list(range(len(teams)))
    plain = [tuple((seat - game) % len(teams) for seat in range(len(teams))) for game in range(4)]
    assert max(mates(sat, teams).values()) < max(mates(plain, teams).values())


@pytest.mark.parametrize("teams", [(0, 1, 0, 1), (0, 1) * 3, (0, 1, 2) * 2, (0, 0, 1, 1)])
def test_fixed_partners_stay_together_and_change_seats(teams: tuple[int, ...]) -> None:
    """By a choice when the series is made (CONTEST-6)."""
    sat: list[Seating] = []
    for _ in range(4):
        sat.append(seating(sat, teams, fixed=True))
    assert set(mates(sat, teams).values()) == {4}
    assert all(sorted(order) == list(range(len(teams))) for order in sat) and sat[0] != sat[1]


@pytest.mark.parametrize(("teams", "most"), [((0, 1) * 6, 3), ((0, 1, 2) * 4, 2), ((0, 1) * 5, 3), ((0, 1) * 4, 2)])
def test_nobody_has_the_same_mate_in_all_of_four_games(teams: tuple[int, ...], most: int) -> None:
    assert max(mates(seatings(4, teams), teams).values()) <= most
