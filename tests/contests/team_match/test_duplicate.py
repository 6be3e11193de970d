"""Duplicate play: everyone plays every deal once, and is compared with all who had the same seat (CONTEST-25)."""

from collections import Counter

import pytest

from pelipoyta.contests.model import GameEnded
from pelipoyta.contests.team_match.duplicate import DealTables, compared, rounds_of, seating, standings, way_of


@pytest.mark.parametrize(("tables", "seats"), [(2, 2), (3, 2), (2, 3), (4, 4), (5, 12), (7, 2)])
def test_everyone_plays_every_deal_and_has_every_seat(tables: int, seats: int) -> None:
    had = Counter[tuple[int, int]]()
    for deal in range(seats):
        sat = seating(tables, seats, deal)
        assert sorted(player for table in sat for player in table) == list(range(tables * seats))
        had.update((player, seat) for table in sat for seat, player in enumerate(table))
    assert set(had.values()) == {1} and len(had) == tables * seats**2


def test_opponents_change() -> None:
    met = [frozenset(table) for deal in range(5) for table in seating(5, 2, deal)]
    assert len(set(met)) == len(met) == 25


def game(*scores: float, points: tuple[int, ...] = ()) -> GameEnded:
    return GameEnded("t", scores, "X-1", (), (), {"points": points} if points else {})


def test_matchpoints_by_hand() -> None:
    """Four tables: in the first seat one won, two drew and one lost."""
    games = (game(1.0, 0.0), game(0.5, 0.5), game(0.5, 0.5), game(0.0, 1.0))
    told = compared(DealTables(((0, 1), (2, 3), (4, 5), (6, 7)), games))
    assert [row[0] for row in told.shares] == [1.0, 0.5, 0.5, 0.0]
    assert [row[1] for row in told.shares] == [0.0, 0.5, 0.5, 1.0]
    assert (told.pars, told.mean, told.luck) == ((0.5, 0.5), 0.5, (0.0, 0.0))


def test_points_count_beside_the_mean_of_the_seat() -> None:
    games = (game(1.0, 0.0, 0.0, points=(4, 2, 0)), game(0.0, 0.0, 1.0, points=(2, 1, 4)))
    deal = DealTables(((0, 1, 2), (3, 4, 5)), games)
    rows = {row.entrant: row for row in standings([deal])}
    assert way_of([deal]) == "points"
    assert {entrant: row.total for entrant, row in rows.items()} == {0: 1.0, 1: 0.5, 2: -2.0, 3: -1.0, 4: -0.5, 5: 2.0}
    assert rows[5].luck == pytest.approx(2 - 13 / 6) and rows[5].play == 2.0
    assert [row.rank for row in standings([deal])] == [1, 2, 3, 4, 5, 6]


def test_luck_that_is_common_changes_no_standing() -> None:
    """Had everyone in a seat won, nobody would be better than another."""
    deal = DealTables(((0, 1), (2, 3)), (game(1.0, 0.0), game(1.0, 0.0)))
    assert {(row.rank, row.total, row.play) for row in standings([deal])} == {(1, 0.5, 0.0)}
    assert compared(deal).luck == (0.5, -0.5)


def test_tables_of_unequal_length_compare_up_to_the_shorter() -> None:
    """CONTEST-23: rounds by table; an old game that did not tell its rounds compares by none."""
    games = tuple(GameEnded("t", (1.0, 0.0), "X-1", (), (), {"rounds": rounds}) for rounds in (4, 6, 5))
    assert rounds_of(DealTables(((0, 1), (2, 3), (4, 5)), games)) == (4, 6, 5)
    assert rounds_of(DealTables(((0, 1), (2, 3)), (games[0], game(1.0, 0.0)))) == ()
