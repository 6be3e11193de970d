"""Texts that players bring, such as deck lists: the game's offers, and a check of a text while it is typed."""

from functools import partial
from typing import Any

import msgspec

from pelipoyta.kernel.game import AnyGame, Private
from pelipoyta.server.api.content import EncodedJson
from pelipoyta.server.api.deps import CHECK_LIMIT, GameInPath, State, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.decklists import BrokenRule, CheckDecklist, CheckedDecklist, DecklistOffer
from pelipoyta.table.errors import TableError

endpoints = Endpoints()


@endpoints.get("/api/games/{game}/{option}/offers", dependencies=(costs(1),))
async def get_decklist_offers(state: State, game: GameInPath, option: str) -> EncodedJson[list[DecklistOffer]]:
    """The ready-made texts for a private option."""
    private = _private(game, option)
    return EncodedJson(await state.offers.of((game.id, option), partial(_offers, game, private)))


def _offers(game: AnyGame, private: Private[Any]) -> bytes:
    return msgspec.json.encode([_offer(game, private, key) for key in private.offers])


@endpoints.post("/api/games/{game}/{option}/check", dependencies=(CHECK_LIMIT,))
async def check_decklist(game: GameInPath, option: str, body: CheckDecklist) -> CheckedDecklist:
    """Every rule that a text breaks at a table with these options. Nothing is stored."""
    private = _private(game, option)
    checked = private.check(_options(game, private, body), body.text)
    broken = tuple(BrokenRule(each.rule, each.reason, each.facts) for each in checked.broken)
    return CheckedDecklist(broken, checked.fits, checked.counts, checked.text)


def _private(game: AnyGame, option: str) -> Private[Any]:
    for private in game.hooks.private:
        if private.option == option:
            return private
    raise TableError("no_such_page")


def _offer(game: AnyGame, private: Private[Any], key: str) -> DecklistOffer:
    checked = private.check(game.options(), key)
    return DecklistOffer(key, private.offers[key], checked.fits, checked.counts)


def _options(game: AnyGame, private: Private[Any], asked: CheckDecklist) -> Any:
    try:
        msgspec.convert({private.option: [asked.text]}, game.options)
        return msgspec.convert(asked.options, game.options)
    except msgspec.ValidationError as error:
        raise TableError("bad_options", {"game": game.id, "detail": str(error)}) from error
