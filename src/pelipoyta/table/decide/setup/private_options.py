"""Private options: a text of each player, such as a deck list, validated at sitting down and shown to no other."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pelipoyta.kernel.game import AnyGame, Private, Seat
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.errors import TableError

PrivateOptions = Mapping[str, str]


def settle(game: AnyGame, options: Any, seat: Seat, given: PrivateOptions) -> dict[str, str]:
    """Validated private options of a seat: those given, or the defaults (TABLE-9). Raises TableError, IllegalAction."""
    known = [private.option for private in game.hooks.private]
    for name in given:
        if name not in known:
            raise TableError("bad_options", {"game": game.id, "detail": f"nobody brings `{name}` here"})
    return {private.option: _settle_one(game, private, options, seat, given) for private in game.hooks.private}


def _settle_one(game: AnyGame, private: Private[Any], options: Any, seat: Seat, given: PrivateOptions) -> str:
    text = given.get(private.option, "").strip() or private.usual(options, seat)
    try:
        msgspec.convert({private.option: [text]}, game.options)
    except msgspec.ValidationError as error:
        raise TableError("bad_options", {"game": game.id, "detail": str(error)}) from error
    broken = private.check(options, text).broken
    if broken:
        raise IllegalAction(broken[0])
    return text


def together(game: AnyGame, options: Any, brought: Sequence[PrivateOptions]) -> Any:
    """Options with the private options of each seat; without any, as in old logs, they stay as they are."""
    for private in game.hooks.private:
        texts = getattr(options, private.option)
        mine = [each.get(private.option) for each in brought]
        if any(text is not None for text in mine):
            whole = tuple(texts[seat % len(texts)] if text is None else text for seat, text in enumerate(mine))
            options = replace(options, **{private.option: whole})
    return options


def foreseen(game: AnyGame, options: Any, brought: Sequence[PrivateOptions | None]) -> Any:
    """Options as they will be when all seats are filled; an open seat (None) counts with its default."""
    for private in game.hooks.private:
        texts = [
            private.usual(options, seat) if each is None else each[private.option] for seat, each in enumerate(brought)
        ]
        options = replace(options, **{private.option: tuple(text for text in texts if text)})
    return options


def shown(game: AnyGame | None, options: Raw) -> Any:
    """Public options of a header; headers of old tables hold options that are private now."""
    private = {each.option for each in game.hooks.private} if game else set()
    return {name: value for name, value in msgspec.json.decode(options).items() if name not in private}
