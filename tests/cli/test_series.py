"""`tournament` plays series and matches of teams among bots by the rules of the server's, and goes on where it was."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.sweep import sample

from pelipoyta.cli.contests.among_bots.series import SeriesEntry, games_of
from pelipoyta.contests.model import Terms
from pelipoyta.kernel.play import IllegalAction

FIVE = 'game = "kasvoton"\nsystem = "five"\nseed = 3\n[bots]\ngreedy = 1\nuniform = 1\n'
BEST = 'game = "sequence"\nsystem = "best"\ncount = 5\nseats = 4\nseed = 3\n[bots]\ngreedy = 1\nuniform = 3\n'
TEAMS = """game = "kasvoton"\nsystem = "teams"\nseed = 3
[teams.Ketut]\ngreedy = 1\nuniform = 3\n[teams.Sudet]\nuniform = 4\n"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "event.toml"


def told(run: Any, file: Path, text: str, jobs: int = 1) -> Any:
    file.write_text(text)
    ran = run("tournament", file, "--jobs", jobs, "--json")
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


def test_five_games_are_reckoned_by_the_book(run: Any, file: Path) -> None:
    """All five are played, seats change, knights are noted, and the reckoning is the book's (KV-G1)."""
    report = told(run, file, FIVE)
    assert [game["players"] for game in report["games"]] == [[0, 1], [1, 0]] * 2 + [[0, 1]]
    assert all(len(game["marks"]["knights"]) == 2 for game in report["games"])
    assert report["verdict"]["rule"] == "KV-G1" and report["verdict"]["scores"] == [1.0, 0.0]
    shown = run("--lang", "fi", "tournament", file, "--jobs", 1)  # kept: nothing is played again
    assert "Turnauksen voittaa greedy." in shown.out and "Ritareita" in shown.out


def test_best_of_five_ends_when_nobody_can_catch_up(run: Any, file: Path) -> None:
    """Mates change (CONTEST-6); how many processes play changes nothing, also where they play too many games."""
    report = told(run, file, BEST)
    assert 3 <= len(report["games"]) <= 5 and report["verdict"]["rule"] == "CONTEST-3"
    mates = [frozenset(game["players"][::2]) for game in report["games"][:3]]
    assert len({mate for pair in mates for mate in (pair, frozenset(range(4)) - pair)}) == 6
    log = file.with_suffix(".jsonl")
    alone = log.read_bytes()
    log.unlink()
    assert told(run, file, BEST, 2) == report and log.read_bytes() == alone


def test_partners_stay_together_where_the_file_says_so(run: Any, file: Path) -> None:
    """CONTEST-6: a series between fixed teams; more processes, which play ahead, change nothing."""
    text = BEST.replace("seats = 4", "seats = 4\npartners = true")
    report = told(run, file, text)
    pairs = [{frozenset(game["players"][::2]), frozenset(game["players"][1::2])} for game in report["games"]]
    assert pairs == [{frozenset({0, 2}), frozenset({1, 3})}] * len(report["games"]) and len(pairs) >= 3
    file.with_suffix(".jsonl").unlink()
    assert told(run, file, text, 2) == report
    file.write_text(text.replace("seats = 4", "seats = 2").replace("uniform = 3", "uniform = 1"))
    assert run("tournament", file).code != 0  # nobody has a team mate


def test_two_teams_meet_at_pairs_of_tables(run: Any, file: Path) -> None:
    """Sides change over at the second table, which has the armies of the first (KV-G2)."""
    report = told(run, file, TEAMS)
    assert [[table["teams"] for table in pair] for pair in report["pairs"]] == [[[0, 1], [1, 0]]] * 2
    for first, second in report["pairs"]:
        assert first["marks"] == second["marks"]
    wins = [
        table["teams"][table["scores"].index(1.0)]
        for pair in report["pairs"]
        for table in pair
        if 1.0 in table["scores"]
    ]
    lead = wins.count(0) - wins.count(1)
    assert report["verdict"]["scores"] == ([1.0, 0.0] if lead > 0 else [0.0, 1.0] if lead < 0 else [0.5, 0.5])
    shown = run("--lang", "en", "tournament", file, "--jobs", 1)
    assert "(Ketut)" in shown.out and "Rule KV-G2" in shown.out


@pytest.mark.parametrize("text", sample([FIVE, TEAMS], FIVE))
def test_broken_off_anywhere_it_ends_the_same(run: Any, file: Path, text: str) -> None:
    whole = told(run, file, text)
    log = file.with_suffix(".jsonl")
    lines = log.read_bytes()
    for cut in (len(lines) // 2, len(lines) - 20, 40):
        log.write_bytes(lines[:cut])
        assert told(run, file, text) == whole and log.read_bytes() == lines


@pytest.mark.parametrize(
    ("text", "change", "says"),
    [
        (BEST, ("uniform = 3", "uniform = 2"), "4 seats and 3 bots"),
        (BEST, ("count = 5", "count = 26"), "from 1 to 25"),
        (FIVE, ('"five"', '"best"'), "from 1 to 25"),
        (FIVE, ('"five"', '"best"\ncount = 4'), "odd number of games"),
        (FIVE, ("[bots]", "[options]\nturn_limit = 60\n[bots]"), "the turn limit is 125"),
        (FIVE, ("[bots]", "[options]\nshame = true\n[bots]"), "KV-Hc"),
        (FIVE, ('"kasvoton"', '"sequence"'), "no such way to compete: five"),
        (BEST, ("[bots]", "[options]\nteams = 3\n[bots]"), "4 players do not make 3 equal teams"),
        (TEAMS, ("[teams.Sudet]\nuniform = 4", "[teams.Sudet]\nuniform = 2"), "two teams of one size"),
        (TEAMS, ("[teams.Sudet]\nuniform = 4", ""), "two teams of one size"),
        (TEAMS, ("uniform = 3\n[teams.Sudet]\nuniform = 4", "[teams.Sudet]\nuniform = 1"), "even number of players"),
        (TEAMS, ('"kasvoton"', '"dnup"'), "no match between teams"),
        (TEAMS, ("uniform = 4", "nobody = 4"), "nobody"),
    ],
)
def test_what_cannot_be_played_is_said(run: Any, file: Path, text: str, change: tuple[str, str], says: str) -> None:
    assert change[0] in text
    file.write_text(text.replace(*change))
    ran = run("--lang", "en", "tournament", file, "--jobs", 1)
    assert (ran.code, says in ran.err) == (2, True), ran.err
    assert not file.with_suffix(".jsonl").exists()


def test_options_that_do_not_fit_the_seats_are_refused_before_any_game() -> None:
    """Also where a program plays the series without the command."""
    entered = SeriesEntry("sequence", 4, Terms("best", 3), {"teams": 3}, {"uniform": 4})
    with pytest.raises(IllegalAction, match=r"SEQ-1\.2"):
        games_of(entered)


@pytest.mark.parametrize(("form", "wins", "seats", "most"), [("first", 3, 2, 8), ("first", 1, 3, 2), ("best", 5, 2, 5)])
def test_the_most_games_there_can_be(form: str, wins: int, seats: int, most: int) -> None:
    """CONTEST-4: to three wins of two players, two and two, the last one, and three draws."""
    entered = SeriesEntry("sequence", seats, Terms(form, wins), {}, {"uniform": seats})
    assert games_of(entered) == most
