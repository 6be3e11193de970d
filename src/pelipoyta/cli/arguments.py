"""Parse arguments into a game, its options and its players; Trouble says what does not fit."""

import re
from typing import Any

import msgspec

from pelipoyta.bots.registry import names, rivals
from pelipoyta.cli.sentences import Trouble, guess, refusal_sentence, vocabulary
from pelipoyta.games import NAMES, NoSuchGame, open_game
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.parts import words_of


def find_game(name: str) -> AnyGame:
    """Game of that id or file."""
    try:
        game = open_game(name)
    except NoSuchGame:
        near = guess(name, NAMES)
        raise Trouble("cli-no-such-game", name=name, near=near, known=", ".join(NAMES)) from None
    except Exception as error:
        raise Trouble("cli-broken-game", name=name, detail=f"{type(error).__name__}: {error}") from error
    if name not in NAMES and (folder := words_of(game.home)):
        from pelipoyta.locales import add_translations  # parsing the locales takes time, and most runs need none

        add_translations(folder)
    return game


def read_options(game: AnyGame, text: str) -> Any:
    """Options from a JSON object, the rest by default."""
    return _told(game, _json(text), text)


def read_turns(game: AnyGame, text: str) -> list[Any]:
    """Options from a JSON object, or several from a list."""
    given = _json(text)
    return (
        [_told(game, each, text) for each in given] if isinstance(given, list) and given else [_told(game, given, text)]
    )


def _json(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise Trouble("cli-bad-json", detail=str(error)) from None


def _told(game: AnyGame, given: Any, text: str) -> Any:
    if not isinstance(given, dict):
        raise Trouble("cli-options-not-object", text=text)
    known = [field.name for field in msgspec.structs.fields(game.options)]
    for name in given:
        if name not in known:
            raise Trouble("cli-no-such-option", name=name, near=guess(name, known), known=", ".join(known) or "–")
    return _checked(game, given)


def _checked(game: AnyGame, given: dict[str, Any]) -> Any:
    try:
        return msgspec.convert(given, game.options)
    except msgspec.ValidationError as error:
        said, _, path = str(error).partition(" - at ")
        name = re.sub(r"^`?\$\.?|`$", "", path)
        value = msgspec.json.encode(given.get(name.split("[")[0])).decode()
        raise Trouble("cli-bad-option", name=name, value=value, detail=said) from None


def check_seats(game: AnyGame, options: Any, seats: int, lang: str) -> int:
    """Check that so many can play with these options."""
    if seats not in game.seats:
        raise Trouble("cli-bad-seats", game=game.id, seats=seats, known=", ".join(map(str, game.seats)))
    refusal = game.misfit(options, seats)
    if refusal:
        raise Trouble("cli-does-not-fit", why=refusal_sentence(vocabulary(lang, game.id), game.id, refusal))
    return seats


def fewest_seats(game: AnyGame, options: Any, players: int) -> int:
    """Smallest number of seats for so many players; where none fits, the smallest of the game."""
    roomy = [seats for seats in sorted(game.seats) if seats >= players]
    return next((seats for seats in roomy if not game.misfit(options, seats)), min(roomy or game.seats))


def read_bots(game: AnyGame, text: str) -> tuple[str, ...]:
    """Bots in a comma-separated list; empty means the strongest one against `uniform`."""
    known = (*names(game.id), *rivals(game.id))
    bots = tuple(name.strip() for name in text.split(",")) if text else (known[0], "uniform")
    for name in bots:
        if not name:
            raise Trouble("cli-empty-bot", text=text, known=", ".join(known))
        if name not in known:
            raise Trouble("cli-no-such-bot", game=game.id, name=name, near=guess(name, known), known=", ".join(known))
    return bots
