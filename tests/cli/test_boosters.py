"""`sealed` and `draft`: bots open boosters, make decks and play; what cannot be done is said."""

import json
from pathlib import Path
from typing import Any

import pytest

from pelipoyta.cli.contests.among_bots.boosters import BoosterEvents, decks_of, play_one
from pelipoyta.games import load
from pelipoyta.kernel.records import record


@pytest.mark.parametrize("way", ["sealed", "draft"])
def test_games_between_decks_out_of_boosters(run: Any, way: str) -> None:
    ran = run(way, "lotr", "--games", 1, "--players", 2, "--bots", "uniform", "--jobs", 1, "--json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert (told["game"], told["seats"], told["games"]) == ("lotr", 2, 1)


def test_the_result_is_a_table_too(run: Any) -> None:
    ran = run("--lang", "en", "sealed", "lotr", "--games", 1, "--players", 2, "--bots", "uniform", "--jobs", 1)
    assert (ran.code, ran.out.count("uniform") >= 1) == (0, True) and "━" in ran.out


def test_a_seed_gives_the_same_decks(run: Any) -> None:
    first, again, other = (run("sealed", "lotr", "--decks", "--seed", seed).out for seed in (3, 3, 4))
    assert first == again != other
    assert first.count("bearer ") == 2 and first.count("site ") == 18


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (("sealed", "dnup"), "lotr"),
        (("sealed", "nothing"), "nothing"),
        (("sealed", "lotr", "--players", 9), "8"),
        (("draft", "lotr", "--boosters", 2), "3"),
        (("draft", "lotr", "--bots", "nobody"), "nobody"),
        (("draft", "lotr", "--options", '{"format":"moon"}'), "moon"),
    ],
)
def test_what_cannot_be_played_is_said(run: Any, typed: tuple[Any, ...], says: str) -> None:
    ran = run("--lang", "en", *typed)
    assert ran.code == 2 and says in ran.err and ran.out == ""


def test_the_result_is_the_same_in_any_number_of_processes(run: Any, tmp_path: Path) -> None:
    """Whole tournaments in each, or the games of one; the last tournament is broken off after its first game."""
    told = []
    for jobs in (1, 2, 3):
        args = (
            "--games",
            4,
            "--players",
            3,
            "--bots",
            "uniform,greedy",
            "--jobs",
            jobs,
            "--save",
            tmp_path / f"{jobs}",
        )
        ran = run("sealed", "lotr", *args, "--json")
        assert (ran.code, ran.err) == (0, "")
        told.append({**json.loads(ran.out), "seconds": 0})
    assert told[0] == told[1] == told[2] and sum(told[0]["ended"].values()) == 4
    records = [[file.read_text() for file in sorted((tmp_path / f"{jobs}").iterdir())] for jobs in (1, 2, 3)]
    assert records[0] == records[1] == records[2] and len(set(records[0])) == 4


def test_all_meet_all_with_the_decks_that_they_built() -> None:
    event = BoosterEvents("lotr", "sealed", 3, 6, 1, 3, ("uniform",))
    results = play_one(event, 0, 1, map, keep=True)
    decks, met = [deck.strip() for deck in decks_of(event, 0)], set()
    for result in results:
        options = record.read(result.record or "", {"lotr": load("lotr")}).options
        met.add(frozenset(decks.index(text) for text in options.decks))
    assert met == {frozenset(pair) for pair in ((0, 1), (0, 2), (1, 2))}
