"""TABLE-24: a result is a pure function of a table's log: sides, ranks, who left, and whether it counts."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from tests.corpus.reading import CORPUS, DATABASE, stored, unpack

from pelipoyta.community.ratings.model import RatingPace, SeatClass
from pelipoyta.community.results.model import TableResult
from pelipoyta.community.results.projection import ABORTED_WITHIN
from pelipoyta.community.results.projection import result_of as result_of_state
from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import AnyGame, Over
from pelipoyta.table.log.store import read_log
from pelipoyta.table.model import (
    DAY,
    AnyEntry,
    Moved,
    Player,
    Resigned,
    Sat,
    Spoke,
    Started,
    TableHeader,
    TableLine,
    TimedOut,
    Timing,
)
from pelipoyta.table.state.summary import summarising

GAMES = {name: load(name) for name in NAMES}
CHOICE = Raw(b"{}")


def header(game: str, seats: int, rated: bool = True, **more) -> TableHeader:
    facts: dict[str, Any] = {
        "version": 99,
        "options": Raw(b"{}"),
        "shown": Raw(b"{}"),
        "host": "",
        "before": None,
        "created": 0.0,
    }
    return TableHeader(id="t", game=game, seats=seats, rated=rated, **facts, **more)


def result_of(head: TableHeader, lines: Sequence[TableLine], games: Mapping[str, AnyGame]) -> TableResult | None:
    """Result by the summary of a log, as the projector computes it."""
    *_, state = summarising(head, games.get(head.game), lines)
    return result_of_state(state)


def people(*accounts: str) -> list[AnyEntry]:
    return [Sat(seat, Player("", f"k{seat}", account=account)) for seat, account in enumerate(accounts)]


def log(entries: Sequence[AnyEntry], end: AnyEntry, over: Over, seconds: float = 600.0) -> list[TableLine]:
    begun = [TableLine(entry, 1000.0) for entry in (*entries, Started())]
    return [*begun, TableLine(end, 1000.0 + seconds, over=over)]


def resigned(seats: int = 2, chose: Sequence[int] = (0, 1), seconds: float = 600.0, **more) -> TableResult | None:
    entries = people(*(f"a-{seat}" for seat in range(seats)))
    lines = log(entries, Resigned(1), Over((1.0, *(0.0,) * (seats - 1)), "TABLE-1", 1), seconds)
    lines[-1:-1] = [TableLine(Moved(seat, CHOICE), 1001.0) for seat in chose]
    return result_of(header("rolechess", seats, **more), lines, GAMES)


def test_a_game_of_two_accounts_is_rated() -> None:
    result = resigned(time=Timing(300))
    assert result is not None and result.rated
    assert (result.sides, result.ranks) == ((("a-0",), ("a-1",)), (1, 2))
    assert (result.key.pace, result.key.seats, result.flags) == (RatingPace.LIVE, SeatClass.TWO, ("resigned",))
    assert result.ended == 1600.0 and result.accounts == ["a-0", "a-1"]


def test_a_game_over_days_has_a_key_of_its_own() -> None:
    result = resigned(time=Timing(3 * DAY, each=True))
    assert result is not None and result.key.pace == RatingPace.DAYS


@pytest.mark.parametrize(
    ("chose", "seconds", "aborted"),
    [((), 5.0, True), ((0,), ABORTED_WITHIN, True), ((0, 1), 5.0, False), ((0,), ABORTED_WITHIN + 1, False)],
)
def test_a_game_given_up_before_every_side_has_chosen_has_no_result(chose, seconds, aborted) -> None:
    result = resigned(chose=chose, seconds=seconds)
    assert result is not None
    assert ("aborted" in result.flags, result.rated) == (aborted, not aborted)


def test_a_forced_choice_is_no_choice_of_ones_own() -> None:
    lines = log(people("a-0", "a-1"), Resigned(1), Over((1.0, 0.0), "TABLE-1", 1), 5.0)
    lines[-1:-1] = [TableLine(Moved(0, CHOICE), 1001.0), TableLine(Moved(1, CHOICE, forced=True), 1001.0)]
    result = result_of(header("rolechess", 2), lines, GAMES)
    assert result is not None and "aborted" in result.flags


def test_players_who_left_are_below_all_who_stayed_the_first_lowest() -> None:
    entries = people("a-0", "a-1", "a-2", "a-3")
    lines = log(entries, Resigned(2), Over((1.0, 0.0, 0.0, 0.0), "LOTR-1"))
    lines[-1:-1] = [TableLine(TimedOut((3,)), 1200.0), TableLine(Resigned(1), 1300.0)]
    result = result_of(header("lotr", 4), lines, GAMES)
    assert result is not None
    assert result.ranks == (1, 3, 2, 4)
    assert result.flags == ("left", "timeout") and result.key.seats == SeatClass.MANY


def test_a_player_who_ran_out_of_time_left_the_mates_alone() -> None:
    entries = people("a-0", "a-1", "a-2", "a-3")
    lines = log(entries, TimedOut((1,)), Over((1.0, 0.0, 1.0, 0.0), "TABLE-16", 1))
    result = result_of(header("sequence", 4), lines, GAMES)
    assert result is not None
    assert result.sides == (("a-0", "a-2"), ("a-1", "a-3")) and result.ranks == (1, 2)
    assert result.vanished == ("a-1",) and result.key.seats == SeatClass.TEAMS
    both = log(entries, TimedOut((1, 3)), Over((1.0, 0.0, 1.0, 0.0), "TABLE-16", 1))
    assert result_of(header("sequence", 4), both, GAMES).vanished == ()  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("players", "rated"),
    [
        ((Player("", "k", account="a-0"), Player("", "l", account="a-1")), True),
        ((Player("", "k", account="a-0"), Player("b", bot="level2")), True),
        ((Player("", "k", account="a-0"), Player("Eino", "l")), False),
        ((Player("", "k", account="a-0"), Player("", "l", account="a-0")), False),
        ((Player("b", bot="level1"), Player("b", bot="level2")), False),
    ],
)
def test_only_accounts_are_rated_and_bots_with_one_of_them(players, rated) -> None:
    lines = log([Sat(seat, each) for seat, each in enumerate(players)], Started(), Over((1.0, 0.0), "RC-1"))
    result = result_of(header("rolechess", 2), lines, GAMES)
    assert result is not None and result.rated == rated
    plain = result_of(header("rolechess", 2, rated=False), lines, GAMES)
    assert plain is not None and not plain.rated


def test_nothing_after_the_end_changes_a_result() -> None:
    lines = log(people("a-0", "a-1"), Resigned(1), Over((1.0, 0.0), "TABLE-1", 1))
    more = [*lines, TableLine(Spoke(0, "hyvä peli"), 9000.0), TableLine(Sat(0, Player("", account="a-9")), 9001.0)]
    assert result_of(header("rolechess", 2), lines, GAMES) == result_of(header("rolechess", 2), more, GAMES)


def test_a_running_game_and_one_that_is_not_installed_have_no_result() -> None:
    lines = log(people("a-0", "a-1"), Resigned(1), Over((1.0, 0.0), "TABLE-1", 1))
    assert result_of(header("rolechess", 2), lines[:-1], GAMES) is None
    assert result_of(header("rolechess", 2), lines, {}) is None


def test_a_result_of_rules_that_are_gone_is_still_read() -> None:
    lines = log(people("a-0", "a-1"), Resigned(1), Over((1.0, 0.0), "TABLE-1", 1))
    old = msgspec.structs.replace(header("rolechess", 2), version=0, options=Raw(b'{"gone": []}'))
    assert result_of(old, lines, GAMES) is not None


def test_every_finished_game_of_the_corpus_has_a_result() -> None:
    """Ranks are those of the scores; a prefix of the log gives none before the end and the same after it."""
    seen = 0
    for release in sorted(path.parent for path in CORPUS.glob(f"*/{DATABASE}")):
        with TemporaryDirectory() as folder:
            logs = stored(unpack(release, Path(folder)), "tables")
        for stored_header, stored_lines in logs.values():
            head, lines = read_log(stored_header, stored_lines)
            result, ended = result_of(head, lines, GAMES), next((line for line in lines if line.over), None)
            assert (result is None) == (ended is None), head.id
            if result is None or ended is None or ended.over is None:
                continue
            seen += 1
            assert not result.rated and result.ended == ended.time
            assert len(result.players) == head.seats and min(result.ranks) == 1
            if "left" not in result.flags:
                scores = sorted(zip(result.ranks, _scores(result, ended.over), strict=True))
                assert all(
                    one[1] >= two[1] and (one[0] == two[0]) == (one[1] == two[1]) for one, two in pairwise(scores)
                )
            assert result_of(head, lines[: lines.index(ended)], GAMES) is None
    assert seen > 40


def _scores(result: TableResult, over: Over) -> list[float]:
    if result.key.seats == SeatClass.TEAMS:
        return [over.scores[number] for number in range(len(result.sides))]
    return list(over.scores)
