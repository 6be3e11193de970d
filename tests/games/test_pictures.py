"""Positions of golden games are drawn as they were, on screen and in the terminal.

`PELIPOYTA_RENEW=1 pytest tests/games/test_pictures.py` writes anew what changed; look at the pictures before
(`pelipoyta draw <game> <record> --at <moment>`).
"""

import json
import os
from collections.abc import Iterable
from hashlib import sha256
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from pelipoyta.cli.terminal.look import Reader
from pelipoyta.cli.terminal.looks import look_of
from pelipoyta.games import load
from pelipoyta.kernel.picture import draw, svg
from pelipoyta.kernel.play import fold
from pelipoyta.kernel.records import record
from pelipoyta.locales import Words

HERE = Path(__file__).parent
DIGESTS = HERE / "picture-digests.json"
RECORDS = ("dnup/three-greedy", "dnup/two-greedy", "kasvoton/{}", "lotr/{}", "rolechess/dark-wins", "sequence/{}")
FILES = [next(iter(sorted(HERE.glob(name.replace("/", "/golden/").format("*") + ".game")))) for name in RECORDS]
SHARES = (0.0, 0.3, 0.6, 1.0)  # of a game that has been played
RENEW = bool(os.environ.get("PELIPOYTA_RENEW"))
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")


def positions(file: Path) -> tuple[Any, int, list[Any]]:
    """The game of a record, its seats, and some positions of it."""
    game = load(file.parts[-3])
    told = record.read(file.read_text(encoding="utf-8"), {game.id: game})
    states = [state for state, _ in fold(game, told.options, told.seats, told.steps)]
    return game, told.seats, [states[round(share * (len(states) - 1))] for share in SHARES]


class Keys(Words):
    """Keys of messages in place of sentences: what is said may be said better, and the drawing stays."""

    def __call__(self, key: str, /, **args: Any) -> str:
        return " ".join([key, *(str(value) for _, value in sorted(args.items()))])

    def first(self, keys: Iterable[str], /, **args: Any) -> str:
        return self(next(iter(keys)), **args)


def same_as(kept: Path, text: str) -> None:
    if RENEW:
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(text, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == text


@every_file
def test_a_position_is_drawn_as_it_was(file: Path) -> None:
    """By digest of the SVG, for one seat and for all."""
    game, _, states = positions(file)
    name = f"{game.id}/{file.stem}"
    drawn = [svg(draw(game, state, eyes), game.id) for state in states for eyes in (0, "all")]
    digests = [sha256(each.encode()).hexdigest()[:16] for each in drawn]
    kept = json.loads(DIGESTS.read_text(encoding="utf-8")) if DIGESTS.exists() else {}
    if RENEW:
        same_as(DIGESTS, json.dumps({**kept, name: digests}, indent=1, sort_keys=True) + "\n")
    else:
        assert kept[name] == digests


@pytest.mark.parametrize("file", [file for file in FILES if "lotr" not in file.parts], ids=lambda file: file.stem)
def test_a_position_looks_in_the_terminal_as_it_did(file: Path) -> None:
    """For the first seat and for the last, in plain text; sentences of LotR have tests of their own."""
    game, seats, states = positions(file)
    look, names = look_of(game), ("Aino", "Eino", "Oiva", "Onni", "Outi", "Ossi")[:seats]
    console = Console(file=StringIO(), width=100, color_system=None, legacy_windows=False)
    for state in states:
        for seat in (0, seats - 1):
            reader = Reader(Keys("en", game.id, "cli", "common"), names, seat)
            view = game.view(state, seat)
            look.notice(reader, view)
            console.print(look.picture(reader, view))
            console.print(*(look.choice(reader, view, action) for action in game.legal(state, seat)[:8]), sep=" | ")
    assert isinstance(console.file, StringIO)
    text = "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())
    same_as(HERE / "terminal" / f"{game.id}-{file.stem}.txt", text + "\n")
