"""Generic terminal functions for any game: view field by field, events by name, choices by sentence or notation."""

from typing import Any

import msgspec
from rich.table import Table

from pelipoyta.cli.terminal.look import EventSentence, Reader, TerminalLook, log_key
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.api.catalogue.view_shape import WHO


def plain_look(game: AnyGame) -> TerminalLook:
    return TerminalLook(
        picture=lambda reader, view: _picture(game.id, reader, view),
        tell=lambda reader, event: EventSentence(_tell(game.id, reader, event)),
        choice=lambda reader, view, action: _choice(game, reader, action),
        odds=lambda reader, preview: "" if preview is None else _words(preview),
    )


def _picture(game: str, reader: Reader, view: Any) -> Table:
    table = Table(show_header=False, box=None, pad_edge=False)
    for name, value in msgspec.to_builtins(view).items():
        key = f"{game}-view-{name.replace('_', '-')}"
        label = reader.words(key) if reader.words.has(key) else name.replace("_", " ")
        table.add_row(label, _said(reader, f"{key}-value", value))
    return table


def _said(reader: Reader, key: str, value: Any) -> str:
    """Value, or list of values, by the game's own messages; as text where there are none."""
    if isinstance(value, list | tuple) and value:
        return " ".join(_said(reader, key, each) for each in value)
    plain = isinstance(value, int | str)
    return reader.words(key, value=value) if plain and reader.words.has(key) else _words(value)


def _choice(game: AnyGame, reader: Reader, action: Any) -> str:
    """The game's own sentence for the action, if any, beside its notation."""
    text = game.notation.write(action)
    key = log_key(game.id, action).replace("-log-", "-do-", 1)
    if not reader.words.has(key):
        return text
    facts = {name: value for name, value in msgspec.to_builtins(action).items() if name != "type"}
    return reader.words(key, **_args(facts), text=text)


def _tell(game: str, reader: Reader, event: Any) -> str:
    """The game's own sentence for the event, if any; else its name and fields."""
    facts = {name: value for name, value in msgspec.to_builtins(event).items() if name not in ("type", "eyes")}
    key = log_key(game, event)
    if reader.words.has(key):
        names = _names(reader, facts)
        return reader.words(key, **_args(facts), **names, name=names.get("seat_name", ""))
    name = key.removeprefix(f"{game}-log-")
    told = ", ".join(f"{key.replace('_', ' ')} {_words(value)}" for key, value in facts.items())
    return f"{name.replace('-', ' ')}{': ' if told else ''}{told}"


def _args(facts: dict[str, Any]) -> dict[str, Any]:
    """Message arguments; numbers stay numbers for plural forms."""
    return {name: value if isinstance(value, int) else _words(value) for name, value in facts.items()}


def _names(reader: Reader, facts: dict[str, Any]) -> dict[str, str]:
    """`$winner_name` beside `$winner`: a message can name a player as well as select by the number."""
    seats = {name: value for name, value in facts.items() if name.rpartition("_")[2] in WHO - {"turn"}}
    known = range(len(reader.names))
    return {f"{name}_name": reader.name(seat) for name, seat in seats.items() if seat in known}


def _words(value: Any) -> str:
    plain = msgspec.to_builtins(value)
    if isinstance(plain, dict):
        if set(plain) == {"value", "eyes"}:  # a Secret
            return "?" if plain["value"] is None else _words(plain["value"])
        return ", ".join(f"{key.replace('_', ' ')} {_words(each)}" for key, each in plain.items())
    if isinstance(plain, list | tuple):
        return " ".join(map(_words, plain)) or "–"
    return "–" if plain is None else str(plain)
