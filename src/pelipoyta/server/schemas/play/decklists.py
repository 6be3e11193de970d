"""Texts that players bring to a seat, such as deck lists: offers, checks, and those shown after a game."""

from msgspec import Struct, field

from pelipoyta.server.schemas.common import Facts, Text


class DecklistOffer(Struct, frozen=True):
    """A ready-made text for a private option; the key stands for it."""

    key: str
    text: str
    fits: dict[str, tuple[str, ...]]  # by option, the choices it goes with
    counts: dict[str, int]


class CheckDecklist(Struct, frozen=True, forbid_unknown_fields=True):
    """Request to check a text against the options of a table."""

    text: Text
    options: Facts = field(default_factory=dict)


class BrokenRule(Struct, frozen=True):
    """A rule that a text or an action breaks, with the key and the values of its sentence."""

    rule: str
    reason: str
    facts: Facts


class CheckedDecklist(Struct, frozen=True):
    """The rules a text breaks, the choices it goes with by option, its counts, and the text as it was understood."""

    broken: tuple[BrokenRule, ...]
    fits: dict[str, tuple[str, ...]]
    counts: dict[str, int]
    text: str


class ShownDecklist(Struct, frozen=True):
    """A text that a seat played with, for a viewer who may see it; `salt` opens the published seal of it."""

    seat: int
    option: str
    text: str
    salt: str
