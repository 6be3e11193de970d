"""Who meets whom: a Swiss, a round robin, a knock-out, and tables of three and more (CONTEST-11 to CONTEST-14)."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from tests.contests.tournament.event import HOST, Event, by_lot, header, lower_wins

from pelipoyta.contests.commands import FromKey
from pelipoyta.contests.tournament.commands import SettleGame, Withdraw
from pelipoyta.contests.tournament.decide import is_over
from pelipoyta.contests.tournament.model import Paired, Pairing
from pelipoyta.contests.tournament.pairing import pairings
from pelipoyta.contests.tournament.pairing.knockout import bracket
from pelipoyta.contests.tournament.pairing.pairings import cheapest, dutch, met_counts


def everyone_once(event: Event) -> None:
    """In each round everyone who is there has one game, or none and says so."""
    for each in event.tournament.rounds:
        busy = [player for game in each.games for player in game.players] + list(each.byes)
        assert len(busy) == len(set(busy))
        assert len(each.byes) < event.tournament.header.seats


@settings(max_examples=12, deadline=None)
@given(entrants=some.integers(6, 17), seed=some.integers(0, 99))
def test_a_swiss_repeats_nothing_while_it_can(entrants: int, seed: int) -> None:
    event = Event(entrants, header(rounds=4))
    event.play(by_lot(seed))
    everyone_once(event)
    assert max(met_counts(event.tournament).values()) == 1
    rested = Counter(entrant for each in event.tournament.rounds for entrant in each.byes)
    assert sum(rested.values()) == 4 * (entrants % 2) and max(rested.values(), default=1) == 1


def test_a_swiss_that_cannot_be_paired_without_repeats_repeats_as_little_as_it_can() -> None:
    """Four meet each other in three rounds; in the fourth two pairs meet again (CONTEST-11)."""
    event = Event(4, header(rounds=7))
    event.play(lower_wins)
    everyone_once(event)
    met = met_counts(event.tournament)
    assert len(met) == 6 and sorted(met.values()) == [2, 2, 2, 2, 3, 3]


def test_three_in_a_long_swiss_rest_in_turn() -> None:
    event = Event(3, header(rounds=6))
    event.play(lower_wins)
    rested = Counter(entrant for each in event.tournament.rounds for entrant in each.byes)
    assert rested == {0: 2, 1: 2, 2: 2} and set(met_counts(event.tournament).values()) == {2}


@pytest.mark.parametrize("entrants", [2, 5, 8])
def test_a_round_robin_is_everyone_against_everyone(entrants: int) -> None:
    event = Event(entrants, header("robin"))
    event.play(by_lot(1))
    everyone_once(event)
    assert met_counts(event.tournament) == {frozenset(two): 1 for two in combinations(range(entrants), 2)}
    assert len(event.tournament.rounds) == entrants - 1 + entrants % 2


def test_a_round_robin_follows_bergers_tables() -> None:
    """CONTEST-12: the printed table for six, entrants by number."""
    event = Event(6, header("robin"))
    event.play(by_lot(1))
    rounds = [[game.players for game in each.games] for each in event.tournament.rounds]
    printed = ("16 25 34", "64 53 12", "26 31 45", "65 14 23", "36 42 51")
    berger = [{frozenset(int(number) - 1 for number in pair) for pair in line.split()} for line in printed]
    assert [set(map(frozenset, games)) for games in rounds] == berger


def test_who_would_meet_one_who_left_a_round_robin_rests() -> None:
    event = Event(4, header("robin"))
    event.play(by_lot(1), rounds=1)
    event.say(FromKey(HOST, Withdraw(2)))
    event.play(by_lot(2))
    assert is_over(event.tournament) and len(event.tournament.rounds) == 3
    assert all(len(each.byes) == 1 and 2 not in each.byes for each in event.tournament.rounds[1:])


@pytest.mark.parametrize("entrants", [2, 3, 5, 8, 13])
def test_a_knock_out_ends_with_one(entrants: int) -> None:
    event = Event(entrants, header("knockout"))
    event.play(lower_wins)
    assert bracket(event.tournament).winner == 0
    assert sum(len(each.games) for each in event.tournament.rounds) == entrants - 1
    assert event.tournament.rounds[0].byes == tuple(range(2 ** (entrants - 1).bit_length() - entrants))


def test_a_drawn_match_is_played_again_with_seats_changed_and_then_decided() -> None:
    event = Event(2, header("knockout"))
    event.play(lambda game: (0.5, 0.5))
    seats = [game.players for game in event.tournament.games]
    assert seats[1] == seats[0][::-1] and len(seats) == 3
    assert bracket(event.tournament).winner == seats[0][1]


def test_who_meets_nobody_goes_on_in_a_knock_out() -> None:
    event = Event(4, header("knockout"))
    event.play(lower_wins, rounds=1)
    event.say(FromKey(HOST, Withdraw(0)))
    assert is_over(event.tournament) and bracket(event.tournament).winner == 1


@pytest.mark.parametrize(("entrants", "seats", "rounds"), [(9, 3, 4), (12, 4, 4), (16, 4, 5), (13, 3, 4), (12, 3, 5)])
def test_at_large_tables_nobody_meets_anybody_much_more_often(entrants: int, seats: int, rounds: int) -> None:
    event = Event(entrants, header(seats=seats, rounds=rounds))
    event.play(by_lot(3))
    everyone_once(event)
    met = met_counts(event.tournament)
    mean = sum(met.values()) / (entrants * (entrants - 1) / 2)
    assert max(met.values()) <= mean + 2 and len(met) >= 0.7 * min(sum(met.values()), entrants * (entrants - 1) / 2)


def test_nine_at_tables_of_three_can_meet_everyone_in_four_rounds_or_nearly() -> None:
    event = Event(9, header(seats=3, rounds=4))
    event.play(by_lot(0))
    assert len(met_counts(event.tournament)) >= 32


@pytest.mark.parametrize("entrants", [4, 12])
def test_team_mates_change_and_not_only_seats(entrants: int) -> None:
    """A table of two teams: who were mates are opponents next (CONTEST-14)."""
    teams = (0, 1, 0, 1)
    event = Event(entrants, header(seats=4, rounds=3, teams=teams))
    event.play(by_lot(4))
    mates = Counter(
        frozenset(game.players[seat] for seat in two) for game in event.tournament.games for two in ((0, 2), (1, 3))
    )
    assert max(mates.values()) == 1


def test_seats_are_had_in_turn() -> None:
    event = Event(12, header(seats=3, rounds=6))
    event.play(by_lot(5))
    had = Counter((player, seat) for game in event.tournament.games for seat, player in enumerate(game.players))
    assert max(had.values()) <= 3


def test_what_was_not_played_does_not_count_as_met() -> None:
    event = Event(2, header(rounds=2))
    [table] = event.pair().tables
    event.say(FromKey(HOST, SettleGame(table.table, (1.0, 0.0), 0, "did not come", award=True)))
    assert met_counts(event.tournament) == {}


def test_the_cheapest_matching_is_as_large_as_can_be() -> None:
    costs = {(0, 1): 0, (1, 2): 9, (0, 3): 9, (2, 3): 100}
    assert sorted(cheapest(costs)) == [(0, 3), (1, 2)]


def test_the_library_is_told_seats_and_floats_round_by_round() -> None:
    """One had no game, then met one with fewer points: twice down; that one once up."""
    event = Event(3, header(rounds=3))
    event.add(Paired((Pairing("a", (0, 1)),), (2,)))
    event.end("a", 1.0, 0.0)
    event.add(Paired((Pairing("b", (1, 2)),), (0,)))
    told = [dutch(event.tournament, entrant) for entrant in range(3)]
    assert [each["float_history"] for each in told] == [["none", "down"], ["none", "up"], ["down", "down"]]
    assert [each["color_hist"] for each in told] == [["white", "none"], ["black", "white"], ["none", "black"]]
    assert [(each["score"], each["bye_count"]) for each in told] == [(2.0, 1), (0.0, 0), (1.0, 1)]


def test_repeats_are_spread_over_the_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two pairs who meet for the second time are better than one that meets for the third."""
    met = Counter({frozenset((0, 1)): 2, frozenset((0, 2)): 1, frozenset((1, 3)): 1, frozenset((0, 3)): 9})
    monkeypatch.setattr(pairings, "met_counts", lambda tournament: met)
    found = pairings._again(Event(4, header(rounds=9)).tournament)
    assert set(map(frozenset, found.tables)) == {frozenset((0, 2)), frozenset((1, 3))}
