"""Parse typed text into one of the legal actions: a number, the notation, or the notation written carelessly."""

import re
from collections.abc import Sequence
from typing import Any

from pelipoyta.cli.sentences import refusal_sentence
from pelipoyta.cli.terminal.look import Reader
from pelipoyta.kernel.game import AnyGame, Seat
from pelipoyta.kernel.play import IllegalAction, play

COMMANDS = ("help", "board", "undo", "rest", "resign", "quit")


def command(reader: Reader, text: str) -> str:
    """Typed command, in the user's language or in English; empty where it is none."""
    wanted = text.strip().casefold()
    for name in COMMANDS:
        if wanted == name or wanted in [word.strip() for word in reader.words(f"cli-play-command-{name}").split(",")]:
            return name
    return ""


def is_numbered(game: AnyGame, legal: Sequence[Any]) -> bool:
    """True if choices are numbered: not where the game's own notation is a number."""
    return not any(game.notation.write(action).isdigit() for action in legal)


def chosen(game: AnyGame, legal: Sequence[Any], text: str) -> Any:
    """Legal action of the text, or None: by its number, or by its notation in any case, order and spacing."""
    if text.isdigit() and is_numbered(game, legal):
        return legal[int(text) - 1] if 0 < int(text) <= len(legal) else None
    written = {game.notation.write(action): action for action in legal}
    if text in written:
        return written[text]
    for loosened in (_joined, _sorted):
        meant = [action for notation, action in written.items() if loosened(notation) == loosened(text)]
        if len(meant) == 1:
            return meant[0]
    return None


def _joined(text: str) -> str:
    """Joined form: `D2-D3`, `d2 d3` and `d2d3` are equal."""
    return re.sub(r"[\s,;.–-]", "", text.casefold())


def _sorted(text: str) -> tuple[str, ...]:
    """Sorted form: `pair f3 d3` and `pair d3 f3` are equal."""
    return tuple(sorted(re.split(r"[\s,]+", text.casefold().strip())))


def why_not(reader: Reader, game: AnyGame, state: Any, seat: Seat, text: str) -> str:
    """Reason why the typed action is illegal, in words; with an example where it is no action at all."""
    try:
        play(game, state, seat, game.notation.parse(text.casefold() if text.isupper() else text))
    except IllegalAction as error:
        return refusal_sentence(reader.words, game.id, error.refusal)
    except ValueError:
        legal = game.legal(state, seat)
        return reader.words("cli-play-not-a-move", text=text, example=game.notation.write(legal[0]))
    return ""
