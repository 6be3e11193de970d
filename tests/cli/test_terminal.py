"""Whole games in a real terminal: a pseudo-terminal, a player that answers when asked, every game to its end."""

import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.sweep import by_turns

from pelipoyta.cli.records.replay import held
from pelipoyta.games import NAMES

COMMAND = str(Path(sys.executable).with_name("pelipoyta"))
PROMPT = "> "
QUICK = ("rolechess", "dnup", "sequence")  # whose games end soon, whatever one does
SHORT = {"rolechess": {"no_progress": 3}, "sequence": {"turn_limit": 20}, "kasvoton": {"turn_limit": 6}}
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def play(answer: Callable[[str], str], *args: str) -> tuple[int, str]:
    """Run `pelipoyta play` in a terminal of its own; `answer` is asked at each prompt. The exit code and the screen."""
    ours, theirs = pty.openpty()
    settings = {**os.environ, "COLUMNS": "200", "TERM": "xterm", "LC_ALL": "fi_FI.UTF-8"}
    with subprocess.Popen([COMMAND, "play", *args], stdin=theirs, stdout=theirs, stderr=theirs, env=settings) as game:
        os.close(theirs)
        try:
            screen = _converse(ours, answer)
            return game.wait(60), screen
        finally:
            game.kill()  # a game that waits for ever must not hold the test
            os.close(ours)


def _converse(terminal: int, answer: Callable[[str], str]) -> str:
    screen = ""
    asked = 0
    while True:
        try:
            heard = os.read(terminal, 65536)
        except OSError:  # the other end has hung up
            return screen
        screen += ESCAPES.sub("", heard.decode(errors="ignore")).replace("\r", "")
        if screen.endswith(PROMPT) and len(screen) > asked:
            asked = len(screen)
            os.write(terminal, f"{answer(screen)}\n".encode())


@pytest.mark.parametrize(("game", "seat"), by_turns(NAMES, (1, 2)))
def test_every_game_is_played_to_its_end(game: str, seat: int, tmp_path: Path) -> None:
    """By numbers, or with a bot's help where many are asked; from either seat, in Finnish. The record holds.

    Each prompt draws the whole table anew: by the limits of its options a game is a short one.
    """
    saved = tmp_path / "a" / "b.game"
    options = ("--seat", str(seat), "--seed", "5", "--bots", "uniform", "--save", str(saved))
    short = ("--options", json.dumps(SHORT.get(game, {})))
    code, screen = play(lambda screen: "1" if game in QUICK else "loput", game, *options, *short)
    assert code == 0, screen[-2000:]
    assert not re.search(rf"\b({'|'.join(NAMES)}|cli|over|rule)-[a-z]", screen)
    assert "Traceback" not in screen
    _, record = held("fi", saved.read_text(), None)
    assert record.result


def test_a_game_is_left_by_ctrl_c_and_kept(tmp_path: Path) -> None:
    saved = tmp_path / "left.game"
    answers = iter(["1", "\x03"])
    code, screen = play(lambda _: next(answers, "lopeta"), "rolechess", "--seed", "3", "--save", str(saved))
    assert (code, "Peli jäi kesken" in screen) == (0, True)
    assert "\n0 " in saved.read_text() or "\n1 " in saved.read_text()


def test_moves_are_taken_back_and_the_game_resigned() -> None:
    """RoleChess, after a move with an attack still open, goes back; resigning asks once and loses by TABLE-1."""
    answers = iter(["apua", "D2-D3", "kumoa", "luovuta", "e", "luovuta", "k"])
    code, screen = play(lambda _: next(answers), "rolechess", "--seed", "2", "--bots", "uniform")
    assert code == 0
    assert "Luovutetaanko varmasti?" in screen
    assert "Voittaja: Huoleton" in screen or "Huoleton voitti" in screen
