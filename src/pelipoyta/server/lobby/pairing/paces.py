"""Paces that can be searched for, and the games they can be played with."""

from collections.abc import Iterable
from typing import Any

import msgspec

from pelipoyta.community.pairing import PairingPool, Want
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.schemas.websocket.lobby import OfferWant, Pace
from pelipoyta.table.errors import TableError
from pelipoyta.table.model import Timing

DAY = 24 * 3600
TIMES: dict[Pace, Timing | None] = {
    "free": None,
    "quick": Timing(bank=300, increment=5),
    "slow": Timing(bank=1200, increment=15),
    "days": Timing(bank=3 * DAY, each=True),
}


def wanted(want: OfferWant, game: AnyGame | None) -> Want:
    """The game as pairing knows it. Raises TableError for a game or a number of players that there is not."""
    if game is None:
        raise TableError("no_such_game")
    if not all(seats in game.seats and game.misfit(first_options(game), seats) is None for seats in want.seats):
        raise TableError("bad_seats")
    if want.rated and TIMES[want.pace] is None:
        raise TableError("bad_message")
    return Want(PairingPool(want.game, want.pace, rated=want.rated), tuple(sorted(set(want.seats))))


def shown(want: Want) -> OfferWant:
    return OfferWant(want.pool.game, _pace(want.pool.pace), want.seats, want.pool.rated)


def time_of(pool: PairingPool) -> Timing | None:
    return TIMES[_pace(pool.pace)]


def pools(games: Iterable[str]) -> list[PairingPool]:
    """All pools that people may wait in."""
    return [
        PairingPool(game, pace, rated=rated)
        for game in games
        for pace, time in TIMES.items()
        for rated in ((False, True) if time else (False,))
    ]


def _pace(name: str) -> Pace:
    return next((pace for pace in TIMES if pace == name), "free")


def table_options(game: AnyGame) -> dict[str, Any]:
    """The same options as a new table is made with: each player brings the private ones."""
    return public_options(game, first_options(game))


def public_options(game: AnyGame, options: Any) -> dict[str, Any]:
    """Options that are the same for everybody at a table."""
    private = {each.option for each in game.hooks.private}
    found: dict[str, Any] = msgspec.to_builtins(options)
    return {name: value for name, value in found.items() if name not in private}


def first_options(game: AnyGame) -> Any:
    """Options that the game recommends for a first game, as its tables are quickly made."""
    return game.options() if game.hooks.first is None else game.hooks.first
