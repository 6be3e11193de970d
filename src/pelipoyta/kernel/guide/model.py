"""What a guide is: sections of words, drawn examples and tables."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from pelipoyta.kernel.lesson.model import Line, Name, Pattern
from pelipoyta.kernel.terms import Seat


class BadGuide(ValueError):
    """The guide cannot be read, or does not fit the game as it is now; the text says where."""


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be drawn: by its notation, from the start by moves, or where a chapter of a lesson begins."""

    name: Name
    position: str = ""
    lesson: str = ""  # as `first/strike`: the lesson and its chapter
    seats: int = 2
    options: dict[str, Any] = {}
    moves: tuple[Line, ...] = ()
    seat: Seat | None = 0  # from whose place it is drawn; none of a guide's readers sits there
    may: tuple[Pattern, ...] = ()  # legal choices of that seat, which the drawing marks
    refused: dict[str, str] = {}  # what that seat may not do: the rule by which the game must refuse it
    then: tuple[Line, ...] = ()  # what happens, as a record writes it; told in words, and drawn as it ends
    rules: tuple[str, ...] = ()


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    cells: tuple[str | int, ...]  # `*` stands for words of its own


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces, cards or numbers at a glance."""

    name: Name
    columns: tuple[Name, ...]
    row: Annotated[tuple[Row, ...], Meta(min_length=1)]


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    rules: tuple[str, ...] = ()
    example: tuple[Example, ...] = ()
    table: tuple[Table, ...] = ()


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """It begins with the aim, the setting up and a turn; what else there is to tell comes after them."""

    section: tuple[Section, ...]
