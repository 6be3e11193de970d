"""`play` takes typed moves, refuses in words with the rule, and hides what the player may not see."""

from pathlib import Path
from typing import Any


def test_moves_are_typed_listed_and_refused_in_words(run: Any) -> None:
    ran = run("play", "rolechess", "--seed", 3, "--bots", "uniform", typed="?\na1-a7\nnonsense\nb2-b3\nquit\n")
    assert ran.code == 0
    assert "b2-b3  b2-c3" in ran.out
    assert "[RC-4" in ran.out
    assert "“nonsense” is not a move" in ran.out
    assert "uniform: " in ran.out
    assert "left unfinished" in ran.out


def test_a_whole_game_ends_with_its_result_and_can_be_saved(run: Any, arvaus_file: str, tmp_path: Path) -> None:
    ran = run("play", arvaus_file, "--seats", 3, "--seed", 1, "--save", tmp_path / "a.game", typed="4\n")
    assert ran.code == 0
    assert "Winner: " in ran.out
    assert "0 4" in (tmp_path / "a.game").read_text()
    assert run("replay", tmp_path / "a.game", "--game", arvaus_file).code == 0


def test_another_s_secret_is_not_shown(run: Any, arvaus_file: str) -> None:
    ran = run("play", arvaus_file, "--seat", 2, "--seed", 1, typed="?\nq\n")
    assert '"number":{"value":null,"eyes":[0]}' not in ran.out  # nobody has guessed before the asked player
    shown = run("play", arvaus_file, "--seat", 1, "--seed", 1, typed="4\n").out
    assert '"number":{"value":null,"eyes":[1]}' in shown
    assert "guesses: [4,-1]" not in shown.split("Rolled")[1]


def test_the_end_of_input_leaves_the_game(run: Any) -> None:
    ran = run("play", "rolechess", "--seed", 3)
    assert ran.code == 0
    assert "left unfinished" in ran.out


def test_a_seat_that_is_not_there_is_refused(run: Any) -> None:
    ran = run("play", "rolechess", "--seat", 3)
    assert (ran.code, ran.err) == (2, "There is no seat 3: the table has 2 seats.\n")
