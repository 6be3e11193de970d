"""A face for any game: its view field by field, its events by name, its choices in notation."""

import re
from typing import Any

import msgspec
from rich.table import Table

from pelipoyta.cli.terminal.face import Face, Reader, Told
from pelipoyta.kernel.game import AnyGame


def plain_face(game: AnyGame) -> Face:
    return Face(
        picture=_picture,
        tell=lambda reader, event: Told(_tell(game.id, reader, event)),
        choice=lambda reader, view, action: game.notation.write(action),
        odds=lambda reader, preview: "" if preview is None else _words(preview),
    )


def _picture(reader: Reader, view: Any) -> Table:
    table = Table(show_header=False, box=None, pad_edge=False)
    for name, value in msgspec.to_builtins(view).items():
        table.add_row(name.replace("_", " "), _words(value))
    return table


def _tell(game: str, reader: Reader, event: Any) -> str:
    """The game's own sentence, where it has one for the event; else the event and its facts."""
    facts = {name: value for name, value in msgspec.to_builtins(event).items() if name not in ("type", "eyes")}
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()
    if reader.words.has(f"{game}-log-{name}"):
        who = {"name": reader.name(facts["seat"])} if isinstance(facts.get("seat"), int) else {}
        return reader.words(f"{game}-log-{name}", **who, **{key: _words(value) for key, value in facts.items()})
    told = ", ".join(f"{key.replace('_', ' ')} {_words(value)}" for key, value in facts.items())
    return f"{name.replace('-', ' ')}{': ' if told else ''}{told}"


def _words(value: Any) -> str:
    plain = msgspec.to_builtins(value)
    if isinstance(plain, dict):
        if set(plain) == {"value", "eyes"}:  # a Secret
            return "?" if plain["value"] is None else _words(plain["value"])
        return ", ".join(f"{key.replace('_', ' ')} {_words(each)}" for key, each in plain.items())
    if isinstance(plain, list | tuple):
        return " ".join(map(_words, plain)) or "–"
    return "–" if plain is None else str(plain)
