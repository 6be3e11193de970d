"""Pictures of every game in a terminal, by digest: each seat's, and an onlooker's, over a random game."""

import json
import os
from collections.abc import Iterable
from hashlib import sha256
from importlib import import_module
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from pelipoyta.cli.terminal.look import Reader
from pelipoyta.games import NAMES, load
from pelipoyta.kernel import told
from pelipoyta.kernel.laws.walk import random_walk

DIGESTS = Path(__file__).with_name("look-digests.json")
EVERY = 9  # positions of the game between two pictures
MANY = 600  # steps of a story


class Keys:
    """Words of no language: the key of a message and its facts, so that digests hang on no text."""

    def __call__(self, key: str, **facts: object) -> str:
        return " ".join([f"<{key}>", *(f"{name}={facts[name]}" for name in sorted(facts))])

    def first(self, keys: Iterable[str], /, **facts: object) -> str:
        return self(" or ".join(keys), **facts)


def pictures(name: str, seats: int) -> str:
    """What a terminal of 160 columns shows, with its colours."""
    game, look = load(name), import_module(f"pelipoyta.cli.looks.{name}").LOOK
    walk = random_walk(game, game.options(), seats, Random(4))
    names = tuple(f"Player {seat}" for seat in range(seats))
    out = Console(file=StringIO(), width=160, force_terminal=True, color_system="truecolor", legacy_windows=False)
    for seat in (0, seats - 1, None):
        words: Any = Keys()
        reader = Reader(words, names, seat)
        for state in walk.states[: EVERY * 15 : EVERY]:
            view = game.view(state, seat)
            look.notice(reader, view)
            out.print(look.picture(reader, view))
    file = out.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def story(name: str, seats: int) -> str:
    """Sentences of all events of a random game, as an onlooker and the first player read them."""
    game, look = load(name), import_module(f"pelipoyta.cli.looks.{name}").LOOK
    walk = random_walk(game, game.options(), seats, Random(6))
    words: Any = Keys()
    said = []
    for seat in (0, None):
        reader = Reader(words, tuple(f"Player {each}" for each in range(seats)), seat)
        for state, events in zip(walk.states[1:MANY], walk.events, strict=False):
            look.notice(reader, game.view(state, seat))
            heard = [event for each in events if (event := told(each, seat)) is not None]
            said += [look.tell(reader, event).sentence(reader) for event in heard]
    return "\n".join(said)


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", NAMES)
def test_pictures_in_a_terminal_are_as_they_were(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`PELIPOYTA_RENEW=1` writes the digests anew, after one has looked at the pictures."""
    monkeypatch.setattr("pelipoyta.cli.looks.lotr._text", lambda reader, code: Text(f"text of {code}"))
    found = {str(seats): digest(pictures(name, seats)) for seats in load(name).seats[:2]}
    found["story"] = digest(story(name, load(name).seats[0]))
    kept = json.loads(DIGESTS.read_text(encoding="utf-8")) if DIGESTS.exists() else {}
    if os.environ.get("PELIPOYTA_RENEW"):
        DIGESTS.write_text(json.dumps({**kept, name: found}, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    else:
        assert kept[name] == found
