"""`pelipoyta games`: list the games with their seats, options and bots."""

import json
from functools import partial
from typing import Any

import msgspec

from pelipoyta.bots.registry import names
from pelipoyta.cli.arguments import find_game
from pelipoyta.cli.sentences import vocabulary
from pelipoyta.games import load_all
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.parts import parts_of
from pelipoyta.locales import Words
from pelipoyta.server.api.catalogue.option_forms import form
from pelipoyta.server.schemas.catalogue.games import OptionInfo


def games(lang: str, name: str | None, *, as_json: bool) -> None:
    """List the games, or describe one."""
    chosen = [find_game(name)] if name else list(load_all().values())
    if as_json:
        print(json.dumps([describe(game) for game in chosen], indent=2, ensure_ascii=False))
    elif name:
        _tell(vocabulary(lang, chosen[0].id, "common"), chosen[0], name)
    else:
        words = vocabulary(lang, *load_all())
        for game in chosen:
            print(f"{game.id:<10} {words(f'{game.id}-name')} ({_span(game.seats)}): {words(f'{game.id}-tagline')}")


def _tell(words: Words, game: AnyGame, typed: str) -> None:
    """Print a description of the game: seats, options, bots and ready-made texts."""
    print(words.first((f"{game.id}-name", game.id)))
    if words.has(f"{game.id}-blurb"):
        print(words(f"{game.id}-blurb"))
    print(words("cli-games-players", seats=_span(game.seats)))
    bots = ", ".join(f"{bot} ({words(f'bot-{bot}')})" if words.has(f"bot-{bot}") else bot for bot in names(game.id))
    print(words("cli-games-bots", bots=bots))
    lines = [line for line in map(partial(_option, words, game), form(game.options)) if line]
    if lines:
        print("\n".join((words("cli-games-options"), *lines)))
    for private in game.hooks.private:
        print(words("cli-games-offers", option=private.option, keys=", ".join(private.offers)))
    if parts := parts_of(game.home):
        print(words("cli-games-parts", parts=", ".join(parts)))
    print(words("cli-games-try", command=f"pelipoyta play {typed}"))


def _option(words: Words, game: AnyGame, option: OptionInfo) -> str:
    key = f"{game.id}-option-{option.name}"
    default = words("cli-games-default", value=json.dumps(option.default, ensure_ascii=False))
    about = [words(key)] if words.has(key) else []
    about += [words(f"{key}-help")] if words.has(f"{key}-help") else []
    return f"  {option.name} ({', '.join((*_range(words, option), default))}): {' – '.join(about)}".rstrip(": ")


def _range(words: Words, option: OptionInfo) -> list[str]:
    if option.choices:
        return [" | ".join(map(str, option.choices))]
    if isinstance(option.min, int) and isinstance(option.max, int):
        return [words("cli-games-from-to", min=str(option.min), max=str(option.max))]
    return []


def describe(game: AnyGame) -> dict[str, Any]:
    """A game as plain data; the options with their defaults."""
    return {
        "id": game.id,
        "version": game.version,
        "seats": game.seats,
        "options": msgspec.to_builtins(game.options()),
        "bots": names(game.id),
        "open": game.hooks.open,
        "free": game.hooks.free,
    }


def _span(seats: tuple[int, ...]) -> str:
    """`2–4` for consecutive numbers; `2, 4, 6` otherwise."""
    if len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}–{seats[-1]}"
    return ", ".join(map(str, seats))
