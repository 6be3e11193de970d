"""Variants of a game: the list with its balance, and the check of a choice or of a link (TABLE-28)."""

import msgspec
from msgspec import UNSET, UnsetType

from pelipoyta.kernel.balance import Balance, balance_of
from pelipoyta.kernel.game import AnyGame, Refusal
from pelipoyta.kernel.variants import RULE, Variant, Variants, written
from pelipoyta.server.api.deps import CHECK_LIMIT, GameInPath
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.catalogue.variants import (
    CheckedVariants,
    CheckVariants,
    VariantBalance,
    VariantInfo,
    VariantNumber,
    VariantOffer,
)
from pelipoyta.server.schemas.play.decklists import BrokenRule
from pelipoyta.table.errors import TableError

endpoints = Endpoints()


@endpoints.get("/api/games/{game}/variants")
async def get_variants(game: GameInPath) -> VariantOffer:
    """The house rules that a table may choose, each with its balance between bots."""
    offered = _offered(game)
    known = balance_of(game.home)
    return VariantOffer(
        version=offered.version,
        variants=tuple(_told(each, known.get(written(each.usual()))) for each in offered.offered),
        balance=_balance(known.get("")),
    )


@endpoints.post("/api/games/{game}/variants", dependencies=(CHECK_LIMIT,))
async def check_variants(game: GameInPath, body: CheckVariants) -> CheckedVariants:
    """The rule that forbids these variants, if any. Nothing is stored."""
    offered = _offered(game)
    refusal = _refused(game, offered, body)
    fitting = () if refusal and refusal.reason != "variant-seats" else _seats(game, body.variants)
    return CheckedVariants(fitting, BrokenRule(refusal.rule, refusal.reason, refusal.facts) if refusal else None)


def _refused(game: AnyGame, offered: Variants[object], body: CheckVariants) -> Refusal | None:
    if body.version != offered.version:
        return Refusal(RULE, "variant-version", {"given": body.version, "version": offered.version})
    return offered.refusal(_options(game, body.variants), body.seats)


def _options(game: AnyGame, variants: tuple[str, ...]) -> object:
    try:
        return msgspec.convert({"variants": variants}, game.options)
    except msgspec.ValidationError as error:
        raise TableError("bad_options", {"game": game.id, "detail": str(error)}) from error


def _seats(game: AnyGame, variants: tuple[str, ...]) -> tuple[int, ...]:
    options = _options(game, variants)
    return tuple(seats for seats in game.seats if game.variants and not game.variants.refusal(options, seats))


def _offered(game: AnyGame) -> Variants[object]:
    if game.variants is None:
        raise TableError("no_such_page")
    return game.variants


def _told(variant: Variant[object], balance: Balance | None) -> VariantInfo:
    return VariantInfo(
        name=variant.name,
        rule=variant.rule,
        numbers=tuple(VariantNumber(each.name, each.usual, each.least, each.most) for each in variant.parameters),
        usual=variant.usual().values,
        listed=variant.listed,
        against=variant.against,
        seats=variant.seats,
        balance=_balance(balance),
    )


def _balance(found: Balance | None) -> VariantBalance | UnsetType:
    if found is None or not found.games:
        return UNSET
    share, error = round(100 * found.share), round(100 * found.error)
    return VariantBalance(found.bot, found.seats, games=found.games, share=share, error=error, drawn=found.drawn)
