"""`pelipoyta deck`: every rule a deck of The Lord of the Rings breaks, and the formats it fits."""

import sys
from pathlib import Path
from typing import NoReturn, get_args

import typer

from pelipoyta.cli.speech import Trouble, guess, refusal_sentence, vocabulary
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.decks import STARTERS, BadDeck, find_deck, is_boxed, why_not_deck
from pelipoyta.games.lotr.decks.bring import check
from pelipoyta.games.lotr.decks.text import write_deck
from pelipoyta.games.lotr.model import Format, Options
from pelipoyta.kernel import Refusal
from pelipoyta.locales import Words

GAME = "lotr"
FORMATS: tuple[Format, ...] = get_args(Format)


def deck(lang: str, file: str, *, format: str | None, as_list: bool) -> None:
    """Print what is to be said of the deck; a starter may be named by its key. Leaves with 1 where it is not legal."""
    words = vocabulary(lang, GAME)
    text = file if file in STARTERS else _text(file) if file == "-" or Path(file).exists() else _no_such_deck(file)
    broken = _broken(text, _format(format))
    if broken:
        print("\n".join(refusal_sentence(words, GAME, refusal) for refusal in broken))
    elif as_list:
        print(write_deck(find_deck(text)), end="")
        return
    _tell(words, text)
    if broken:
        raise typer.Exit(1)


def cards(lang: str) -> None:
    """Every card of the pool by set, kind and name, as a deck list names it."""
    from rich.console import Console
    from rich.table import Table

    words = vocabulary(lang, GAME)
    table = Table(box=None, show_header=False, pad_edge=False)
    for card in sorted(CARDS.values(), key=lambda card: card.code):
        culture = words(f"lotr-culture-{card.culture.value}") if card.culture else ""
        name = f"{card.title}, {card.subtitle}" if card.subtitle else card.title
        table.add_row(card.id, name, words(f"lotr-kind-{card.kind.value}"), culture, str(card.twilight))
    Console().print(table)


def _no_such_deck(name: str) -> NoReturn:
    raise Trouble("cli-no-such-deck", name=name, near=guess(name, STARTERS), known=", ".join(STARTERS))


def _text(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        detail = error.strerror if isinstance(error, OSError) else str(error)
        raise Trouble("cli-cannot-read", file=file, detail=detail) from None


def _format(wanted: str | None) -> Format | None:
    if wanted is None:
        return None
    for each in FORMATS:
        if each == wanted:
            return each
    raise Trouble("cli-no-such-format", name=wanted, known=", ".join(FORMATS))


def _broken(text: str, wanted: Format | None) -> list[Refusal]:
    """Against the format; where none is wanted, against the one it comes nearest to. A boxed deck is for beginners."""
    try:
        boxed = bool(text.strip()) and is_boxed(text)
    except BadDeck as error:
        return list(error.broken)
    tried = [wanted] if wanted else FORMATS
    tables = [Options(format=each, variant="starter" if boxed else "deluxe") for each in tried]
    return min((why_not_deck(table, text) for table in tables), key=len)


def _tell(words: Words, text: str) -> None:
    checked = check(Options(), text)
    if checked.counts:
        print(words("lotr-decks-counts", **checked.counts))
    for name, choices in checked.fits.items():
        known = ", ".join(words(f"lotr-option-{name}-{choice}") for choice in choices)
        if checked.fits["format"]:
            print(words("lotr-decks-goes", name=words(f"lotr-option-{name}"), choices=known))
