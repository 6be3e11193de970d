"""Variants: texts, bounds, contradictions, combination (TABLE-28)."""

from dataclasses import dataclass, replace
from typing import Any

import pytest
from msgspec import Struct

from pelipoyta.games import load_all
from pelipoyta.kernel.variants import MOST, ChosenVariant, Variant, VariantParameter, Variants, read, varied, written


@dataclass(frozen=True)
class Points:
    steps: int = 1
    words: tuple[str, ...] = ()


class Terms(Struct, frozen=True):
    variants: tuple[str, ...] = ()
    strict: bool = False


def _say(word: str) -> Any:
    return lambda points, *values: replace(points, words=(*points.words, word + "".join(map(str, values))))


STEPS, CARD = (VariantParameter("steps", 2, 1, 4),), (VariantParameter("card", 1, 1, 99),)
VARIANTS = Variants(
    book=Points(),
    version=3,
    offered=(
        Variant("far", "ZIG-1", lambda points, steps: replace(points, steps=steps), STEPS),
        Variant("one", "ZIG-2", _say("one"), against=("two", "strict")),
        Variant("two", "ZIG-3", _say("two"), seats=(2,)),
        Variant("list", "ZIG-4", _say("list"), CARD, listed=3, sound=lambda v: 13 not in v),
    ),
    starter=lambda state: None,
)


def refused(*texts: str, strict: bool = False, seats: int = 2) -> str:
    refusal = VARIANTS.refusal(Terms(texts, strict), seats)
    assert refusal is None or refusal.rule == "TABLE-28"
    return refusal.reason if refusal else ""


def test_texts_are_read_as_they_are_written():
    for chosen in (ChosenVariant("far", (3,)), ChosenVariant("one"), ChosenVariant("list", (1, 22, 99))):
        assert read(written(chosen)) == chosen
    for text in ("", ":1", "far:", "far:03", "far:-1", "far:x", "far:1234567890", "far:1 "):
        assert read(text) is None


def test_variants_combine_in_the_order_they_are_offered():
    one_way, other_way = VARIANTS.points(("two", "far:3")), VARIANTS.points(("far:3", "two"))
    assert one_way == other_way == Points(3, ("two",))
    assert VARIANTS.points(()) is VARIANTS.book
    assert VARIANTS.points(("list:5:7",)).words == ("list57",)


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        (("far:2", "two"), ""),
        (("fast",), "variant-unknown"),
        (("far:2", "far:3"), "variant-twice"),
        (("far",), "variant-numbers"),
        (("far:5",), "variant-bounds"),
        (("list:1:2:3:4",), "variant-numbers"),
        (("list:13",), "variant-numbers"),
        (("list",), "variant-numbers"),
        (("two", "one"), "variant-contradiction"),
        (("one", "two"), "variant-contradiction"),
        (("two",) * (MOST + 1), "variant-many"),
    ],
)
def test_what_cannot_be_played_is_refused(texts, reason):
    """TABLE-28."""
    assert refused(*texts) == reason


def test_options_and_seats_may_contradict_a_variant():
    """TABLE-28."""
    assert refused("one", strict=True) == "variant-option"
    assert refused("two", seats=3) == "variant-seats"


@pytest.mark.parametrize("game", [game for game in load_all().values() if game.variants], ids=lambda game: game.id)
def test_each_game_offers_variants_that_can_be_played(game):
    """TABLE-28: every name once, bounds that hold the usual number, and contradictions with what there is."""
    offered = game.variants.offered
    fields = set(game.options.__struct_fields__)
    assert len(game.variants.by_name) == len(offered) and "variants" in fields
    for each in offered:
        assert set(each.against) <= (set(game.variants.by_name) | fields) - {each.name}
        assert all(part.least <= part.usual <= part.most for part in each.parameters)
        text = written(each.usual())
        options = game.options(variants=(text,))
        seats = each.seats[0] if each.seats else min(game.seats)
        assert game.misfit(options, seats) is None
        assert varied(options) and game.twin_for(options) is None and game.twin_for(game.options()) is game.twin
        assert game.variants.points((text,)) is not game.variants.book
