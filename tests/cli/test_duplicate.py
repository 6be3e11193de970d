"""`tournament` with the system "duplicate": the same chance at several tables, compared; goes on where it was."""

import json
from pathlib import Path
from typing import Any

import pytest

TEXT = 'game = "rolechess"\nsystem = "duplicate"\ndeals = 2\nseed = 7\n[bots]\ngreedy = 2\nuniform = 4\n'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "same.toml"
    path.write_text(TEXT)
    return path


def test_results_are_compared_as_json_and_as_a_table(run: Any, file: Path) -> None:
    ran = run("tournament", file, "--jobs", 1, "--json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert (told["way"], len(told["standings"]), len(told["deals"])) == ("matchpoints", 6, 2)
    assert told["standings"][0]["entrant"].startswith("greedy")
    for row in told["standings"]:
        assert row["result"] == pytest.approx(row["fair"] + row["luck"] + row["play"])
    shown = run("--lang", "fi", "tournament", file, "--jobs", 1)  # kept: nothing is played again
    assert shown.code == 0 and "Onni" in shown.out and "greedy #1" in shown.out


def test_bots_of_one_mind_play_the_same_game_at_every_table(run: Any, file: Path) -> None:
    """Who always takes the best it sees meets the same dice and does the same."""
    file.write_text(TEXT.replace("greedy = 2\nuniform = 4", "greedy = 6"))
    told = json.loads(run("tournament", file, "--jobs", 1, "--json").out)
    for deal in told["deals"]:
        assert len({tuple(row) for row in deal["results"]}) == 1
    assert {row["play"] for row in told["standings"]} == {0.0}


def test_points_are_compared_where_the_game_counts_them(run: Any, file: Path) -> None:
    file.write_text(TEXT.replace("rolechess", "dnup").replace("deals = 2", "deals = 1\nseats = 3"))
    told = json.loads(run("tournament", file, "--jobs", 1, "--json").out)
    assert told["way"] == "points" and max(max(row) for row in told["deals"][0]["results"]) >= 4


def test_broken_off_anywhere_it_ends_the_same(run: Any, file: Path) -> None:
    whole = run("tournament", file, "--jobs", 1, "--json").out
    log = file.with_suffix(".jsonl")
    lines = log.read_bytes()
    for cut, jobs in ((len(lines) // 2, 1), (len(lines) - 20, 2), (40, 1)):
        log.write_bytes(lines[:cut])
        assert run("tournament", file, "--jobs", jobs, "--json").out == whole


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("uniform = 4", "uniform = 3"), "5 bots"),
        (("uniform = 4", "nobody = 4"), "nobody"),
        (("greedy = 2\nuniform = 4", "greedy = 2"), "2 to 32 tables"),
        (("deals = 2", "deals = 0"), "1 to 12 deals"),
        (("rolechess", "lotr"), "same dice and cards"),
        (("seed = 7", "seed = 7\nseats = 3"), "rolechess cannot be played by so many: 3"),
    ],
)
def test_what_cannot_be_played_is_said(run: Any, file: Path, change: tuple[str, str], says: str) -> None:
    file.write_text(TEXT.replace(*change))
    ran = run("tournament", file, "--jobs", 1)
    assert (ran.code, says in ran.err) == (2, True), ran.err


def test_another_event_is_not_gone_on_with(run: Any, file: Path) -> None:
    assert run("tournament", file, "--jobs", 1).code == 0
    file.write_text(TEXT.replace("seed = 7", "seed = 8"))
    assert run("tournament", file, "--jobs", 1).code == 2
