"""Places and tie-breaks, against what a person would reckon on paper (CONTEST-16)."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as some
from tests.contests.tournament.event import HOST, Event, by_lot, header, lower_wins

from pelipoyta.contests.commands import FromKey
from pelipoyta.contests.tournament.commands import SettleGame, Withdraw
from pelipoyta.contests.tournament.model import Paired, Pairing
from pelipoyta.contests.tournament.standings import points_of, standings


def meet(event: Event, *results: tuple[int, int, float], byes: tuple[int, ...] = ()) -> None:
    """A round as it is told: who sat first, who second, and what the first has of it."""
    number = len(event.tournament.rounds)
    pairings = [Pairing(f"m{number}.{at}", two[:2]) for at, two in enumerate(results)]
    event.add(Paired(tuple(pairings), byes))
    for pairing, (_, _, own) in zip(pairings, results, strict=True):
        event.end(pairing.table, own, 1.0 - own)


def places(event: Event) -> list[tuple[int, int, str]]:
    return [(row.entrant, row.rank, row.by) for row in standings(event.tournament)]


def test_points_come_first_and_equals_by_their_own_game() -> None:
    event = Event(4, header(rounds=3))
    meet(event, (0, 1, 0.0), (2, 3, 1.0))
    meet(event, (0, 3, 1.0), (1, 2, 0.0))
    assert places(event) == [(2, 1, ""), (1, 2, "points"), (0, 3, "direct"), (3, 4, "points")]


def test_buchholz_where_they_have_not_met() -> None:
    event = Event(6, header(rounds=3))
    meet(event, (0, 5, 1.0), (1, 4, 1.0), (2, 3, 0.5))
    meet(event, (2, 1, 1.0), (0, 4, 0.0), (3, 5, 1.0))
    rows = {row.entrant: row for row in standings(event.tournament)}
    # 0 met 5 (0) and 4 (1); 1 met 4 (1) and 2 (1.5); 4 met 1 (1) and 0 (1).
    assert (rows[0].breaks["buchholz"], rows[1].breaks["buchholz"], rows[4].breaks["buchholz"]) == (1.0, 2.5, 2.0)
    assert places(event)[:2] == [(2, 1, ""), (3, 2, "buchholz")]
    assert [(entrant, by) for entrant, _, by in places(event)[2:]] == [
        (1, "points"), (4, "buchholz"), (0, "buchholz"), (5, "points")]  # fmt: skip


def test_own_points_stand_for_a_missing_opponent() -> None:
    event = Event(3, header(rounds=2))
    meet(event, (0, 1, 1.0), byes=(2,))
    [first, second, last] = standings(event.tournament)
    assert {first.entrant, second.entrant} == {0, 2} and last.entrant == 1
    assert {row.entrant: row.breaks["buchholz"] for row in (first, second)} == {0: 0.0, 2: 1.0}
    assert (first.entrant, second.by) == (2, "buchholz")


def test_who_are_equal_in_everything_share_the_place() -> None:
    event = Event(4, header(rounds=1))
    meet(event, (0, 1, 0.5), (2, 3, 0.5))
    assert [row.rank for row in standings(event.tournament)] == [1, 1, 1, 1]


def test_an_award_counts_for_points_alone() -> None:
    event = Event(4, header(rounds=1))
    one, two = event.pair().tables
    event.say(FromKey(HOST, SettleGame(one.table, (1.0, 0.0), 0, "ill", award=True)))
    event.end(two.table, 1.0, 0.0)
    rows = {row.entrant: row for row in standings(event.tournament)}
    assert rows[one.players[0]].points == rows[two.players[0]].points == 1.0
    assert (rows[one.players[0]].breaks["wins"], rows[two.players[0]].breaks["wins"]) == (0.0, 1.0)
    counted = [len(rows[player].addends["buchholz"]) for player in (*one.players, *two.players)]
    assert counted == [1, 0, 1, 1]  # a lost award is no round that counts


def test_who_withdrew_keeps_the_place_of_their_points() -> None:
    event = Event(4, header(rounds=3))
    event.play(lower_wins, rounds=1)
    event.say(FromKey("key0", Withdraw(0)))
    assert points_of(event.tournament, 0) == 1.0 and len(standings(event.tournament)) == 4


def test_a_knock_out_goes_by_how_far_one_came() -> None:
    event = Event(5, header("knockout"))
    event.play(lower_wins)
    assert [(row.entrant, row.rank) for row in standings(event.tournament)] == [(0, 1), (1, 2), (2, 3), (3, 3), (4, 5)]


@settings(max_examples=15, deadline=None)
@given(entrants=some.integers(2, 9), seed=some.integers(0, 999))
def test_sonneborn_berger_and_points_as_on_paper(entrants: int, seed: int) -> None:
    """A round robin, reckoned from the table of results by the words of the rule."""
    event = Event(entrants, header("robin"))
    event.play(by_lot(seed))
    result: dict[tuple[int, int], float] = {}
    for game in event.tournament.games:
        (one, other), (own, theirs) = game.players, game.scores or (0.0, 0.0)
        result[one, other], result[other, one] = own, theirs
    rests = entrants % 2  # each rests once, for a point and against oneself
    points = {one: sum(result.get((one, other), 0.0) for other in range(entrants)) + rests for one in range(entrants)}
    for row in standings(event.tournament):
        paper = sum(result.get((row.entrant, other), 0.0) * points[other] for other in range(entrants))
        assert row.points == points[row.entrant]
        assert row.breaks["berger"] == round(paper + rests * points[row.entrant], 3)
    ranks = [(row.points, row.rank) for row in standings(event.tournament)]
    assert all(better >= worse and one <= other for (better, one), (worse, other) in combinations(ranks, 2))


def test_addends_make_up_each_tie_break() -> None:
    """CONTEST-16: what each round adds, and by whom; a bye adds the entrant's own points."""
    event = Event(5, header(rounds=2))
    meet(event, (0, 1, 1.0), (2, 3, 0.5), byes=(4,))
    meet(event, (4, 0, 0.0), (1, 2, 1.0), byes=(3,))
    rows = {row.entrant: row for row in standings(event.tournament)}
    told = {name: [(each.round, each.against, each.amount) for each in of] for name, of in rows[3].addends.items()}
    assert told == {"buchholz": [(1, (2,), 0.5), (2, (), 1.5)], "berger": [(1, (2,), 0.25), (2, (), 1.5)], "wins": []}
    for row in rows.values():
        assert {name: sum(each.amount for each in of) for name, of in row.addends.items()} == {
            name: value for name, value in row.breaks.items() if name != "direct"
        }
