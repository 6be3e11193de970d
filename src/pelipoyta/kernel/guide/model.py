"""Model of a guide: sections of text, drawn examples and tables."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from pelipoyta.kernel.lesson.model import Line, Name, Pattern
from pelipoyta.kernel.terms import Seat


class BadGuide(ValueError):
    """The guide cannot be parsed, or does not fit the game's rules; the text says where."""


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be drawn: by its notation, from the start by moves, or where a lesson's chapter begins."""

    name: Name
    position: str = ""
    lesson: str = ""  # as `first/strike`: the lesson and its chapter
    seats: int = 2
    options: dict[str, Any] = {}
    moves: tuple[Line, ...] = ()
    seat: Seat | None = 0  # seat from which it is drawn; no reader of a guide sits there
    may: tuple[Pattern, ...] = ()  # legal actions of that seat, marked in the drawing
    refused: dict[str, str] = {}  # actions illegal for that seat: the rule by which the game must refuse each
    then: tuple[Line, ...] = ()  # steps that follow, as a record writes them; told in words, and drawn as they end
    rules: tuple[str, ...] = ()


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    cells: tuple[str | int, ...]  # `*` stands for a cell with its own text


class TextTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Table of pieces, cards or numbers."""

    name: Name
    columns: tuple[Name, ...]
    row: Annotated[tuple[Row, ...], Meta(min_length=1)]


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    rules: tuple[str, ...] = ()
    example: tuple[Example, ...] = ()
    table: tuple[TextTable, ...] = ()


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """A guide begins with the aim, the setup and a turn; further sections follow."""

    section: tuple[Section, ...]
