"""The texts players bring, such as deck lists: what the game offers, and a checker for one's own while one types."""

from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

from pelipoyta.kernel.game import AnyGame, Private
from pelipoyta.server.api.openapi import body, says
from pelipoyta.server.api.play.tables import address_of, answer, game_of, house_of, read_body
from pelipoyta.server.schemas import http as wire
from pelipoyta.table.errors import TableError

texts = APIRouter()


@texts.get("/api/games/{game}/{option}/offers", responses=says(200, wire.Offer, 404, many=True))
async def offers(request: Request, game: str, option: str) -> Response:
    """The texts the game itself has for a private option."""
    found, private = _private(request, game, option)
    return answer([_offer(found, private, key) for key in private.offers])


@texts.post(
    "/api/games/{game}/{option}/check",
    responses=says(200, wire.Checked, 400, 404, 413, 429),
    openapi_extra=body(wire.Check),
)
async def check(request: Request, game: str, option: str) -> Response:
    """Every rule a text breaks at a table with these options; nothing is kept of it."""
    found, private = _private(request, game, option)
    house_of(request).limits.check(address_of(request))
    wish = await read_body(request, wire.Check)
    checked = private.check(_options(found, private, wish), wish.text)
    broken = tuple(wire.Broken(each.rule, each.reason, each.facts) for each in checked.broken)
    return answer(wire.Checked(broken, checked.fits, checked.counts, checked.text))


def _private(request: Request, game: str, option: str) -> tuple[AnyGame, Private[Any]]:
    found = game_of(request, game)
    for private in found.hooks.private:
        if private.option == option:
            return found, private
    raise TableError("no_such_page")


def _offer(game: AnyGame, private: Private[Any], key: str) -> wire.Offer:
    checked = private.check(game.options(), key)
    return wire.Offer(key, private.offers[key], checked.fits, checked.counts)


def _options(game: AnyGame, private: Private[Any], wish: wire.Check) -> Any:
    try:
        msgspec.convert({private.option: [wish.text]}, game.options)
        return msgspec.convert(wish.options, game.options)
    except msgspec.ValidationError as error:
        raise TableError("bad_options", {"game": game.id, "detail": str(error)}) from error
