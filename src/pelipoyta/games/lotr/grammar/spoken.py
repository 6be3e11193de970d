"""Protocols of words as the grammar sees them, so that it does not import the words themselves.

`Teller` is the class that words are told with: `Tell`.
"""

from enum import Enum
from typing import Protocol, TypeVar

from pelipoyta.games.lotr.grammar.phrase import Phrase

Teller = TypeVar("Teller", contravariant=True)


class ClauseForm(Enum):
    """The grammatical form of an effect's text; only clauses of one form are joined by «and»."""

    COMMAND = "command"  # wound a minion
    STATEMENT = "statement"  # it gets strength +2
    CHOICE = "choice"  # choose a minion: what follows is told of it
    APART = "apart"  # if you can spot an Elf, draw a card: joined to nothing


class Quantity(Protocol[Teller]):
    """An amount that is no plain number."""

    @property
    def is_worded(self) -> bool: ...

    def said(self, t: Teller, sign: bool, /) -> str: ...
    def per(self, t: Teller, /) -> tuple[int, str] | None: ...
    def times_over(self, t: Teller, /) -> str: ...
    def how_often(self, t: Teller, /) -> str: ...


class Clause(Protocol[Teller]):
    """An effect, and how it is joined to others."""

    @property
    def is_choice(self) -> bool: ...
    @property
    def begins_anew(self) -> bool: ...

    def is_by_other(self) -> bool: ...
    def form(self) -> "ClauseForm": ...
    def said(self, t: Teller, /) -> str: ...


class ModifierText(Protocol[Teller]):
    """A modifier; `until` is how long it lasts."""

    def said(self, t: Teller, until: str = "", /) -> str: ...


class Meant(Protocol[Teller]):
    """Cards that are meant: a target, or a card that is pointed at."""

    @property
    def is_choice(self) -> bool: ...

    def is_new(self) -> bool: ...
    def phrase(self, t: Teller, /) -> Phrase: ...
