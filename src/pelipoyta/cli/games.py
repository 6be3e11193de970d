"""`pelipoyta games`: what can be played, by how many, with which options and against which bots."""

import json
from typing import Any

import msgspec

from pelipoyta.bots.bot import names
from pelipoyta.cli.speech import vocabulary
from pelipoyta.games import load_all
from pelipoyta.kernel.game import AnyGame


def games(lang: str, *, as_json: bool) -> None:
    """List the games."""
    if as_json:
        print(json.dumps([describe(game) for game in load_all().values()], indent=2, ensure_ascii=False))
        return
    words = vocabulary(lang, *load_all())
    for game in load_all().values():
        print(f"{game.id:<10} {words(f'{game.id}-name')} ({_span(game.seats)}): {words(f'{game.id}-tagline')}")


def describe(game: AnyGame) -> dict[str, Any]:
    """A game as plain data; the options with their defaults."""
    return {
        "id": game.id,
        "version": game.version,
        "seats": game.seats,
        "options": msgspec.to_builtins(game.options()),
        "bots": names(game.id),
        "open": game.open,
        "free": game.free,
    }


def _span(seats: tuple[int, ...]) -> str:
    """`2–4`, where none is left out in between; `2, 4, 6` otherwise."""
    if len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}–{seats[-1]}"
    return ", ".join(map(str, seats))
