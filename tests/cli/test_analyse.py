"""`analyse` prints tables and JSON, and says in a sentence what it cannot study."""

import json
from pathlib import Path
from typing import Any

import pytest

GAMES = Path(__file__).parents[1] / "games"
SHORT = GAMES / "dnup" / "golden" / "two-greedy.game"


@pytest.fixture
def guessed(run: Any, arvaus_file: str, tmp_path: Path) -> Path:
    """A game of three steps, which takes no time to study."""
    assert run("sim", arvaus_file, "--games", 1, "--jobs", 1, "--save", tmp_path, "--bots", "uniform").code == 0
    return next(tmp_path.iterdir())


def test_json_and_tables_tell_the_same(run: Any, arvaus_file: str, guessed: Path) -> None:
    ran = run("analyse", guessed, "--game", arvaus_file, "--jobs", 1, "--json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert told["judge"] == "games" and len(told["points"]) == len(told["owners"]) + 1
    assert {account["result"] for account in told["accounts"]} <= {0, 0.5, 1}
    shown = run("analyse", guessed, "--game", arvaus_file, "--jobs", 1).out
    assert "Where the result came from" in shown and "Choices weighed: " in shown
    assert "How likely each was to win" in shown
    assert shown.count("│ uniform 1: ") + shown.count("│ uniform 2: ") == len(told["owners"])


def test_it_speaks_finnish(run: Any, arvaus_file: str, guessed: Path) -> None:
    assert "Mistä tulos tuli" in run("analyse", guessed, "--game", arvaus_file, "--jobs", 1, "--lang", "fi").out


def changed(old: str, new: str) -> str:
    return SHORT.read_text().replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("nonsense", "begins with"),
        (changed("game dnup", "game nono"), "nono"),
        ("\n".join(SHORT.read_text().splitlines()[:-5]), "result"),
        (changed("version 1", "version 9"), "9"),
    ],
)
def test_what_is_no_whole_record_is_one_sentence(run: Any, tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "bad.game"
    file.write_text(text)
    ran = run("analyse", file, "--jobs", 1)
    assert ran.code in (1, 2) and ran.out == ""
    assert says in ran.err and len(ran.err.splitlines()) == 1


def test_a_running_game_is_not_studied(run: Any, tmp_path: Path) -> None:
    lines = SHORT.read_text().splitlines()
    head = [("result -" if line.startswith("result") else line) for line in lines if not line.startswith("marks")]
    file = tmp_path / "running.game"
    file.write_text("\n".join(head[:-3]) + "\n")
    ran = run("analyse", file, "--jobs", 1)
    assert (ran.code, ran.out) == (1, "")
    assert "not over" in ran.err
