"""Texts that players bring, such as deck lists: the game's offers, and a check against the options of a table."""

from typing import Any

import msgspec

from pelipoyta.kernel.game import AnyGame, Private
from pelipoyta.server.schemas.play.decklists import BrokenRule, CheckDecklist, CheckedDecklist, DecklistOffer
from pelipoyta.table.errors import TableError


def private_option(game: AnyGame, option: str) -> Private[Any]:
    """The private option of that name. Raises TableError."""
    for private in game.hooks.private:
        if private.option == option:
            return private
    raise TableError("no_such_page")


def offers(game: AnyGame, option: str) -> list[DecklistOffer]:
    """The ready-made texts for a private option."""
    private, found = private_option(game, option), []
    for key, text in private.offers.items():
        checked = private.check(game.options(), key)
        found.append(DecklistOffer(key, text, checked.fits, checked.counts))
    return found


def check(game: AnyGame, option: str, body: CheckDecklist) -> CheckedDecklist:
    """Every rule that a text breaks at a table with these options. Raises TableError."""
    private = private_option(game, option)
    checked = private.check(_options(game, private, body), body.text)
    broken = tuple(BrokenRule(each.rule, each.reason, each.facts) for each in checked.broken)
    return CheckedDecklist(broken, checked.fits, checked.counts, checked.text)


def _options(game: AnyGame, private: Private[Any], asked: CheckDecklist) -> Any:
    try:
        msgspec.convert({private.option: [asked.text]}, game.options)
        return msgspec.convert(asked.options, game.options)
    except msgspec.ValidationError as error:
        raise TableError("bad_options", {"game": game.id, "detail": str(error)}) from error
