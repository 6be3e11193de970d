"""Actions as they come from outside: JSON of the game's own type, or a text in its notation."""

from typing import Any

import msgspec

from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.errors import TableError

TYPED = 200  # letters of an action that somebody typed


def read_action(game: AnyGame, raw: msgspec.Raw) -> Any:
    """The action; TableError where it is none of this game."""
    try:
        return _typed(game, raw) if bytes(raw)[:1] == b'"' else game.nouns.actions.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("bad_action", {"detail": str(error)[:200]}) from error


def _typed(game: AnyGame, raw: msgspec.Raw) -> Any:
    text = msgspec.json.decode(raw, type=str)
    try:
        if len(text) <= TYPED:
            return game.notation.parse(text)
    except ValueError:
        pass
    raise TableError("bad_notation", {"text": text[:TYPED]})
