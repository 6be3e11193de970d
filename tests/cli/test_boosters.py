"""`sealed` and `draft`: bots open boosters, make decks and play; what cannot be done is said."""

import json
from typing import Any

import pytest


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
