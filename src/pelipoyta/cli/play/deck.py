"""`pelipoyta deck`: the rules that a player's deck breaks, and the formats it fits."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NoReturn, get_args, get_type_hints

import typer
from msgspec.structs import replace

from pelipoyta.cli.arguments import find_game
from pelipoyta.cli.sentences import Trouble, guess, refusal_sentence, vocabulary
from pelipoyta.games import load_all
from pelipoyta.kernel import CheckedText, Private, Refusal
from pelipoyta.kernel.game import AnyGame
from pelipoyta.locales import Words

FORMAT = "format"  # option that says which cards are legal, in a game that has one


def deck(lang: str, file: str, *, format: str | None, as_list: bool, game: str | None) -> None:
    """Print the check of a deck; a ready-made one is named by its key. Exits with 1 if it is illegal."""
    found = _game(game)
    [private, *_] = found.hooks.private
    words = vocabulary(lang, found.id)
    text = file if file in private.offers else _text(file, private)
    broken = _broken(found, private, text, _format(found, format))
    if broken:
        print("\n".join(refusal_sentence(words, found.id, refusal) for refusal in broken))
    elif as_list:
        print(private.offers.get(text) or private.write(text), end="")
        return
    _introduce(words, f"{found.id}-option-{private.option}-{text}")
    _tell(words, f"{found.id}-{private.option}", found.id, private.check(found.options(), text))
    if broken:
        raise typer.Exit(1)


def cards(lang: str, game: str | None) -> None:
    """Print everything that a deck can name."""
    from rich.console import Console
    from rich.table import Table

    found = _game(game)
    table = Table(box=None, show_header=False, pad_edge=False)
    for row in found.hooks.private[0].stock(vocabulary(lang, found.id)):
        table.add_row(*row)
    Console().print(table)


def _game(name: str | None) -> AnyGame:
    """Game of that name, or the only installed one with private decks."""
    games = [find_game(name)] if name else list(load_all().values())
    bring = [game for game in games if game.hooks.private]
    if len(bring) != 1:
        raise Trouble(
            "cli-which-deck",
            named="yes" if name else "no",
            name=name or "",
            known=", ".join(game.id for game in bring) or "–",
        )
    return bring[0]


def _text(file: str, private: Private[Any]) -> str:
    if file != "-" and not Path(file).exists():
        _no_such_deck(file, list(private.offers))
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        detail = error.strerror if isinstance(error, OSError) else str(error)
        raise Trouble("cli-cannot-read", file=file, detail=detail) from None


def _no_such_deck(name: str, known: Sequence[str]) -> NoReturn:
    raise Trouble("cli-no-such-deck", name=name, near=guess(name, known), known=", ".join(known))


def _format(game: AnyGame, wanted: str | None) -> str | None:
    known = _choices(game, FORMAT)
    if wanted is not None and wanted not in known:
        raise Trouble("cli-no-such-format", name=wanted, known=", ".join(known) or "–")
    return wanted


def _choices(game: AnyGame, option: str) -> tuple[str, ...]:
    return get_args(get_type_hints(game.options).get(option))


def _broken(game: AnyGame, private: Private[Any], text: str, wanted: str | None) -> Sequence[Refusal]:
    """Rules it breaks in the wanted format, or else in the nearest one."""
    fits = private.check(game.options(), text).fits
    tables = _tables(game, {**fits, FORMAT: (wanted,)} if wanted else fits)
    return min((private.check(table, text).broken for table in tables), key=len)


def _tables(game: AnyGame, fits: Mapping[str, tuple[str, ...]]) -> Iterator[Any]:
    """Options it fits, and all values of an option where it fits none."""
    for chosen in product(*(fit or _choices(game, name) for name, fit in fits.items())):
        yield replace(game.options(), **dict(zip(fits, chosen, strict=True)))


def _introduce(words: Words, word: str) -> None:
    """Print the name and description of a ready-made deck."""
    if words.has(f"{word}-about"):
        print(f"{words(word)}: {words(f'{word}-about')}")


def _tell(words: Words, topic: str, game: str, checked: CheckedText) -> None:
    if checked.counts:
        print(words(f"{topic}-counts", **checked.counts))
    for name, choices in checked.fits.items() if all(checked.fits.values()) else ():
        known = ", ".join(words(f"{game}-option-{name}-{choice}") for choice in choices)
        print(words(f"{topic}-goes", name=words(f"{game}-option-{name}"), choices=known))
