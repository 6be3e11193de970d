"""`tournament` plays what its file says, goes on where it was broken off, and says what it cannot do."""

import json
from pathlib import Path
from typing import Any

import pytest

from pelipoyta.cli.contests.among_bots.run import StandStill
from pelipoyta.cli.contests.among_bots.tournament import TournamentEntry, play
from pelipoyta.contests.tournament.commands import TournamentPlan
from pelipoyta.contests.tournament.live import TournamentService

SWISS = 'game = "rolechess"\nsystem = "swiss"\nrounds = 3\nseed = 7\n[bots]\ngreedy = 1\nuniform = 4\n'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "swiss.toml"
    path.write_text(SWISS)
    return path


def test_the_standings_as_json_and_as_a_table(run: Any, file: Path) -> None:
    ran = run("tournament", file, "--jobs", 1, "--json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert (told["rounds"], told["games"], len(told["standings"])) == (3, 6, 5)
    first = told["standings"][0]
    assert (first["rank"], first["entrant"]) == (1, "greedy") and first["points"] == 3.0
    assert sum(row["points"] for row in told["standings"]) == 9.0
    shown = run("--lang", "fi", "tournament", file, "--jobs", 1)  # kept: nothing is played again
    assert shown.code == 0 and "Buchholz" in shown.out and "greedy" in shown.out


def test_broken_off_anywhere_it_ends_the_same(run: Any, file: Path) -> None:
    """The log is cut in the middle of a line, early, late and before the first round; one process or two."""
    whole = run("tournament", file, "--jobs", 1, "--json").out
    log = file.with_suffix(".jsonl")
    lines = log.read_bytes()
    for cut, jobs in ((len(lines) // 3, 1), (len(lines) - 20, 2), (90, 1)):
        log.write_bytes(lines[:cut])
        assert run("tournament", file, "--jobs", jobs, "--json").out == whole
        assert log.read_bytes() == lines


def test_another_tournament_is_not_gone_on_with(run: Any, file: Path) -> None:
    assert run("tournament", file, "--jobs", 1).code == 0
    file.write_text(SWISS.replace("seed = 7", "seed = 8"))
    assert run("tournament", file, "--jobs", 1).code == 2
    assert run("tournament", file, "--jobs", 1, "--keep", file.with_name("other.jsonl")).code == 0


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("uniform = 4", "nobody = 4"), "nobody"),
        (("uniform = 4", "uniform = 99"), "64 in all"),
        (("greedy = 1\nuniform = 4", "greedy = 1"), "at least 2"),
        (('"swiss"', '"dance"'), "The ways are swiss, robin, knockout, best, first, every, duplicate."),
        (("seed = 7", "seed = 7\nseats = 3"), "rolechess cannot be played by so many: 3"),
        (("seed = 7", "seed = 7\nseats = 0"), "rolechess cannot be played by so many: 0"),
        (("[bots]", "[options]\nno_progres = 3\n[bots]"), "no_progress"),
        (("[bots]", "[options]\nno_progress = -3\n[bots]"), "no_progress"),
        (('"swiss"', '"teams"'), "two teams of one size"),
        (("rounds = 3", "rounds = 0"), "1 to 25 rounds"),
        (('game = "rolechess"', 'game = "chess"'), "chess"),
        (("[bots]", "[bots"), "cannot be read"),
        (("seed = 7", "speed = 7"), "speed"),
    ],
)
def test_what_cannot_be_played_is_said(run: Any, file: Path, change: tuple[str, str], says: str) -> None:
    file.write_text(SWISS.replace(*change))
    ran = run("tournament", file, "--jobs", 1)
    assert (ran.code, says in ran.err) == (2, True), ran.err


def test_a_file_that_is_not_there_is_said(run: Any, tmp_path: Path) -> None:
    assert run("tournament", tmp_path / "nothing.toml").code == 2


def test_a_file_of_version_0_1_is_gone_on_with(run: Any, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It held the log of the tournament; all its results count, and nothing is played again."""
    whole = run("tournament", file, "--jobs", 1, "--json").out
    log = file.with_suffix(".jsonl")
    settings, *results = log.read_text().splitlines()
    entered = '{"entry":{"type":"SignedUp","name":"greedy","bot":"greedy"},"time":0.0}'
    old = [f'{{"entry":{each},"time":0.0}}' for each in results]
    log.write_text("\n".join([settings, entered, *old, ""]))
    monkeypatch.setattr("pelipoyta.cli.contests.among_bots.run.play_table", lambda settings, job: 1 / 0)
    assert run("tournament", file, "--jobs", 1, "--json").out == whole


def test_every_game_is_reported_once() -> None:
    told: list[int] = []
    play(
        TournamentEntry(TournamentPlan("rolechess", 2, "robin", 1, bots=True), {"uniform": 3}, 5),
        after=told.append,
    )
    assert told == [1, 1, 1]


def test_a_service_that_fails_gives_no_standings(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: no result can be noted, so the tournament is never over."""

    async def broken(self: Any, tournament: Any) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(TournamentService, "_correct_tables", broken)
    plan = TournamentPlan("rolechess", 2, "swiss", 1, bots=True)
    with pytest.raises(StandStill):
        play(TournamentEntry(plan, {"uniform": 2}, 5))
