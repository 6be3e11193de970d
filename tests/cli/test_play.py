"""`play` takes typed moves, refuses in words with the rule, and hides what the player may not see."""

import re
from pathlib import Path
from typing import Any

import pytest
from arvaus import GAME as ARVAUS
from arvaus import Guess

from pelipoyta.cli.terminal.look import Reader
from pelipoyta.cli.terminal.typed import chosen, command
from pelipoyta.games import NAMES
from pelipoyta.games.kasvoton import GAME as KASVOTON
from pelipoyta.games.kasvoton.model import Pair
from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.notation import draw, parse, read
from pelipoyta.locales import Words

START = draw(GAME.settle(GAME.start(GAME.options(), 2), (6, 1))[0])


def test_moves_are_typed_listed_and_refused_in_words(run: Any) -> None:
    ran = run("play", "rolechess", "--seed", 3, "--bots", "uniform", typed="?\na1-a7\nnonsense\nB2-B3\nquit\n")
    assert ran.code == 0
    assert "b2-c3" in ran.out
    assert "Lackey 2 b2 → c3" in ran.out
    assert "[RC-4" in ran.out
    assert "“nonsense” is not a move. A move is written like this: " in ran.out
    assert f"{Words('en', 'common')('bot-uniform')}: " in ran.out
    assert "left unfinished" in ran.out


@pytest.mark.parametrize("text", ["b2-b3", "B2-B3", "b2b3", "b2 b3", " b2 - b3 "])
def test_a_move_may_be_written_carelessly(text: str) -> None:
    state = read(START)
    assert chosen(GAME, GAME.legal(state, 0), text.strip()) == parse("b2-b3")


def test_numbers_name_choices_unless_the_game_types_numbers() -> None:
    legal = GAME.legal(read(START), 0)
    assert chosen(GAME, legal, "2") == legal[1]
    assert chosen(GAME, legal, "0") is chosen(GAME, legal, str(len(legal) + 1)) is None
    assert chosen(ARVAUS, [Guess(3), Guess(4)], "4") == Guess(4)


def test_the_order_of_parts_is_free() -> None:
    legal = [Pair(16, 18), Pair(18, 20)]
    assert chosen(KASVOTON, legal, "pair f2 d2") == Pair(16, 18)
    assert chosen(KASVOTON, legal, "pair f2") is None


def test_what_cannot_be_saved_is_told_before_the_game(run: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run("play", "rolechess", "--save", tmp_path / "file" / "a.game", typed="1\n")
    assert (ran.code, ran.out) == (2, "")
    assert "a.game" in ran.err


@pytest.mark.parametrize("lang", ["fi", "sv", "en"])
@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_told_of_in_words(run: Any, name: str, lang: str) -> None:
    ran = run("games", name, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert not re.search(
        rf"\b({name}|cli|bot)-[a-z]", ran.out.split("pelipoyta play")[0].replace("ttt-", "").replace("fotr-", "")
    )


def test_commands_are_known_in_the_user_s_language_and_in_english() -> None:
    reader = Reader(Words("fi", "cli"), ("a", "b"), 0)
    assert [command(reader, text) for text in ("Kumoa", "undo", "LOPETA", "q", "c2")] == [
        "undo",
        "undo",
        "quit",
        "quit",
        "",
    ]


def test_a_whole_game_ends_with_its_result_and_can_be_saved(run: Any, arvaus_file: str, tmp_path: Path) -> None:
    ran = run("play", arvaus_file, "--seats", 3, "--seed", 1, "--save", tmp_path / "a.game", typed="4\n")
    assert ran.code == 0
    assert "Winner: " in ran.out
    assert "0 4" in (tmp_path / "a.game").read_text()
    assert run("replay", tmp_path / "a.game", "--game", arvaus_file).code == 0


def test_a_game_saved_before_its_end_is_for_the_user_alone(run: Any, arvaus_file: str, tmp_path: Path) -> None:
    """It holds what others hide, and says so; one that is over is a record like any other."""
    file = tmp_path / "a.game"
    file.touch(0o644)
    ran = run("play", arvaus_file, "--seats", 2, "--seed", 1, "--save", file, typed="q\n")
    assert ("everyone’s cards" in ran.out, file.stat().st_mode & 0o777) == (True, 0o600)
    ran = run("play", arvaus_file, "--seats", 2, "--seed", 1, "--save", tmp_path / "b.game", typed="4\n")
    assert "everyone’s cards" not in ran.out and (tmp_path / "b.game").stat().st_mode & 0o077


def test_another_s_secret_is_not_shown(run: Any, arvaus_file: str) -> None:
    ran = run("play", arvaus_file, "--seat", 2, "--seed", 1, typed="?\nq\n")
    assert "guessed" not in ran.out  # nobody has guessed before the asked player
    shown = run("play", arvaus_file, "--seat", 1, "--seed", 1, typed="4\n").out
    assert "guessed: seat 1, number ?" in shown
    assert "guesses  4 -1" not in shown.split("rolled")[1]


def test_the_end_of_input_leaves_the_game(run: Any) -> None:
    ran = run("play", "rolechess", "--seed", 3)
    assert ran.code == 0
    assert "left unfinished" in ran.out


def test_a_seat_that_is_not_there_is_refused(run: Any) -> None:
    ran = run("play", "rolechess", "--seat", 3)
    assert (ran.code, ran.err) == (2, "There is no seat 3: the table has 2 seats.\n")
