"""Variants of a game: what is offered, with its balance, and whether a choice can be played (TABLE-28)."""

from msgspec import UNSET, Struct, UnsetType

from pelipoyta.server.schemas.play.decklists import BrokenRule


class VariantNumber(Struct, frozen=True):
    """A number of a variant, with its bounds."""

    name: str
    usual: int
    min: int
    max: int


class VariantBalance(Struct, frozen=True):
    """Results of the player with the first turn in games between bots; shares in per cent, `error` for 95 %."""

    bot: str
    seats: int
    games: int
    share: int
    error: int
    drawn: int


class VariantInfo(Struct, frozen=True):
    """A house rule that a table may choose."""

    name: str
    rule: str
    numbers: tuple[VariantNumber, ...]
    usual: tuple[int, ...]  # what it begins with
    listed: int  # so many numbers at most, all of the one kind; 0: one of each
    against: tuple[str, ...]  # variants and options that contradict it
    seats: tuple[int, ...]  # numbers of players that it is for; empty: all
    balance: VariantBalance | UnsetType = UNSET


class VariantOffer(Struct, frozen=True):
    """The variants of a game; links tell the version."""

    version: int
    variants: tuple[VariantInfo, ...]
    balance: VariantBalance | UnsetType = UNSET  # by the printed rules


class CheckVariants(Struct, frozen=True):
    """Request to check variants, of a form or a link, for so many players."""

    version: int
    variants: tuple[str, ...]
    seats: int


class CheckedVariants(Struct, frozen=True):
    """The rule against these variants, if any, and the numbers of players that they fit."""

    seats: tuple[int, ...]
    broken: BrokenRule | None = None
