"""Messages about conditional answers (TABLE-27)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelipoyta.community.conditionals.tree import DEEPEST, MOST, Branch


class ConditionalInfo(Struct, frozen=True):
    """The caller's conditional answers, and whether this table takes any."""

    possible: bool
    tree: tuple[Branch, ...]


class GiveConditionals(Struct, frozen=True, forbid_unknown_fields=True):
    """Conditional answers in place of the former ones."""

    tree: Annotated[tuple[Branch, ...], Meta(max_length=MOST)]


class ThoughtAhead(Struct, frozen=True, forbid_unknown_fields=True):
    """Choices from the present position on, in the game's notation."""

    moves: Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(max_length=DEEPEST)]


class PositionAhead(Struct, frozen=True):
    """A position that is thought ahead: who chooses there, and what may be chosen."""

    turn: Literal["me", "them", "chance", "over"]
    moves: tuple[str, ...] = ()
