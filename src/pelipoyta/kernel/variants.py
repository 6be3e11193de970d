"""Variants: named differences of a game's rules, chosen with its options.

A game's *rule points* are one frozen record of the numbers and functions of its rules that a variant may replace; the
printed rules are the record without a variant. A variant is a name, the id of its rule, bounded whole numbers, and a
function from rule points to rule points, so variants combine freely. Options name them as text: `riders`, `row:4`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Generic, TypeVar

from msgspec import Struct

from pelipoyta.kernel.parts import part
from pelipoyta.kernel.terms import Refusal, Seat

P = TypeVar("P")
RULE = "TABLE-28"
MOST = 24  # variants of one table


class VariantParameter(Struct, frozen=True):
    """A whole number of a variant, with its bounds."""

    name: str
    usual: int
    least: int
    most: int


class ChosenVariant(Struct, frozen=True):
    """A variant with its numbers, as options name it."""

    name: str
    values: tuple[int, ...] = ()


def written(chosen: ChosenVariant) -> str:
    return ":".join([chosen.name, *map(str, chosen.values)])


def read(text: str) -> ChosenVariant | None:
    """The variant that a text names; None where it is no such text."""
    name, *numbers = text.split(":")
    if not name or not all(each.isascii() and each.isdigit() and len(each) < 10 for each in numbers):
        return None
    chosen = ChosenVariant(name, tuple(map(int, numbers)))
    return chosen if written(chosen) == text else None


def always(values: tuple[int, ...]) -> bool:
    """True: numbers within their bounds fit."""
    return True


@dataclass(frozen=True)
class Variant(Generic[P]):
    """A difference of rules: `change` takes the rule points and the numbers."""

    name: str
    rule: str
    change: Callable[..., P]
    parameters: tuple[VariantParameter, ...] = ()
    example: tuple[int, ...] = ()  # numbers to begin with, where the parameters' usual ones are none
    listed: int = 0  # so many numbers at most, all within the bounds of the only parameter; 0: one for each parameter
    against: tuple[str, ...] = ()  # variants and yes-or-no options that contradict it
    seats: tuple[int, ...] = ()  # numbers of players that it is for; empty: all
    sound: Callable[[tuple[int, ...]], bool] = always  # whether numbers fit that are within their bounds

    def usual(self) -> ChosenVariant:
        return ChosenVariant(self.name, self.example or tuple(each.usual for each in self.parameters))

    def bounds(self, count: int) -> tuple[VariantParameter, ...] | None:
        """Parameters of so many numbers; None where their count is wrong."""
        if self.listed:
            return self.parameters * count if 0 < count <= self.listed else None
        return self.parameters if count == len(self.parameters) else None


@dataclass(frozen=True)
class Variants(Generic[P]):
    """A game's variants, in the order in which they change the rule points."""

    book: P  # the rule points of the printed rules
    version: int  # rises when a variant changes: links to another version are refused
    offered: tuple[Variant[P], ...]
    starter: Callable[[Any], Seat | None]  # the seat of the first turn; None until it is known

    @cached_property
    def by_name(self) -> dict[str, Variant[P]]:
        return {each.name: each for each in self.offered}

    def points(self, texts: Sequence[str]) -> P:
        """Rule points with these variants, which `refusal` has let pass."""
        chosen = {each.name: each.values for text in texts if (each := read(text))}
        points = self.book
        for variant in self.offered:
            if variant.name in chosen:
                points = variant.change(points, *chosen[variant.name])
        return points

    def refusal(self, options: Any, seats: int) -> Refusal | None:
        """Refusal of these variants: unknown, out of bounds, contradicting (TABLE-28)."""
        texts = chosen_by(options)
        if len(texts) > MOST:
            return Refusal(RULE, "variant-many", {"most": MOST})
        names: list[str] = []
        for text in texts:
            chosen = read(text)
            if chosen is None or chosen.name not in self.by_name:
                return Refusal(RULE, "variant-unknown", {"name": text[:60]})
            if chosen.name in names:
                return Refusal(RULE, "variant-twice", {"variant": chosen.name})
            names.append(chosen.name)
            if fault := _fault(self.by_name[chosen.name], chosen.values, seats):
                return fault
        return self._contradiction(options, names)

    def _contradiction(self, options: Any, names: Sequence[str]) -> Refusal | None:
        for name in names:
            for other in self.by_name[name].against:
                if other in names:
                    return Refusal(RULE, "variant-contradiction", {"variant": name, "other": other})
                if getattr(options, other, False) is True:
                    return Refusal(RULE, "variant-option", {"variant": name, "option": other})
        return None


def _fault(variant: Variant[Any], values: tuple[int, ...], seats: int) -> Refusal | None:
    """Refusal of a variant with these numbers, or for so many players."""
    bounds = variant.bounds(len(values))
    if bounds is None:
        return Refusal(RULE, "variant-numbers", {"variant": variant.name})
    for each, value in zip(bounds, values, strict=True):
        if not each.least <= value <= each.most:
            return Refusal(RULE, "variant-bounds", {"variant": variant.name, "least": each.least, "most": each.most})
    if not variant.sound(values):
        return Refusal(RULE, "variant-numbers", {"variant": variant.name})
    if variant.seats and seats not in variant.seats:
        return Refusal(RULE, "variant-seats", {"variant": variant.name, "seats": variant.seats[0]})
    return None


def varied(options: Any) -> bool:
    """True if a game with these options is played with a variant: no fast simulator or net knows its rules."""
    return bool(getattr(options, "variants", ()))


def chosen_by(options: Any) -> tuple[str, ...]:
    """The variants that options name."""
    return getattr(options, "variants", None) or ()


class RulePoints(Generic[P]):
    """Rule points of a game by its options, kept for the variants that were asked for latest."""

    def __init__(self, home: str, book: P) -> None:
        self.home, self.book = home, book
        self._with = lru_cache(maxsize=256)(self._changed)

    def __call__(self, options: Any) -> P:
        """Rule points that a game with these options is played by."""
        return self._with(options.variants) if varied(options) else self.book

    def can_play(self, options: Any, seats: int) -> bool:
        """True unless the options name variants that cannot be played (TABLE-28)."""
        return not varied(options) or self._offered().refusal(options, seats) is None

    def _changed(self, texts: tuple[str, ...]) -> P:
        return self._offered().points(texts)

    def _offered(self) -> Variants[P]:
        offered: Variants[P] = part(self.home, "variants", "VARIANTS")  # loaded late: variants use the rules
        return offered
