"""The new-table form of a game, made from its options."""

from collections.abc import Collection, Iterator, Sequence
from enum import Enum
from typing import Any, TypeGuard

import msgspec.inspect as inspect
from msgspec import UNSET, UnsetType, to_builtins

from pelipoyta.contests.tournament.draft.boosters import limited_of
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.lesson import lessons_of
from pelipoyta.puzzles.files import file_of
from pelipoyta.server.schemas.catalogue.games import GameInfo, OptionInfo
from pelipoyta.server.schemas.contests.series import BookContest


def describe(game: AnyGame, bots: Sequence[str]) -> GameInfo:
    return GameInfo(
        id=game.id,
        version=game.version,
        seats=game.seats,
        free=game.hooks.free,
        open=game.hooks.open,
        options=tuple(form(game.options, {private.option for private in game.hooks.private})),
        bots=tuple(bots),
        first=_first(game),
        first_seats=game.hooks.first_seats or min(game.seats),
        lessons=tuple(lessons_of(game)),
        puzzles=file_of(game.id).is_file(),
        boosters={str(way): each for way, each in limited.usual.items()} if (limited := limited_of(game)) else {},
        contests=tuple(BookContest(name, each.rule, each.seats, each.games) for name, each in game.contests.items()),
        teams=game.team_contest.rule if game.team_contest else "",
        team_seats=tuple(seats for seats in game.seats if _has_team_mates(game, seats)),
        common=game.common is not None,
        variants=game.variants.version if game.variants else 0,
        helper=game.helper is not None,
    )


def _first(game: AnyGame) -> dict[str, Any]:
    """The options of a first game that differ from the defaults, without those that players bring."""
    wanted, usual = (to_builtins(options) for options in (game.hooks.first or game.options(), game.options()))
    brought = {private.option for private in game.hooks.private}
    return {name: value for name, value in wanted.items() if value != usual[name] and name not in brought}


def form(options: type[Any], private: Collection[str] = ()) -> Iterator[OptionInfo]:
    """Form entries of the options that a form can ask for."""
    kind = inspect.type_info(options)
    assert isinstance(kind, inspect.StructType)
    defaults = options()
    for field in kind.fields:
        default = getattr(defaults, field.name)
        match field.type:
            case inspect.BoolType():
                yield OptionInfo(field.name, "bool", default)
            case inspect.IntType(ge=least, le=most):
                yield OptionInfo(name=field.name, kind="int", default=default, min=_bound(least), max=_bound(most))
            case inspect.LiteralType(values=values):
                yield OptionInfo(field.name, "choice", default, choices=tuple(filter(_is_choice, values)))
            case inspect.EnumType(cls=enum):
                yield OptionInfo(field.name, "choice", default, choices=tuple(_value(member) for member in enum))
            case inspect.VarTupleType(item_type=inspect.Metadata(type=inspect.StrType(), extra_json_schema=schema)):
                examples = (schema or {}).get("examples", ())
                choices = tuple(filter(_is_choice, examples))
                brought = True if field.name in private else UNSET
                yield OptionInfo(field.name, "texts", default, choices=choices, private=brought)


def _bound(number: float | None) -> int | UnsetType:
    return UNSET if number is None else int(number)


def _is_choice(value: object) -> TypeGuard[str | int]:
    return isinstance(value, str | int)


def _value(member: Enum) -> str | int:
    value: str | int = member.value
    return value


def _has_team_mates(game: AnyGame, seats: int) -> bool:
    teams = game.hooks.teams(game.options(), seats)
    return len(set(teams)) < len(teams)
