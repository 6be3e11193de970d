"""What travels of a rules page: sections, drawn examples, tables."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from pelipoyta.server.schemas.live import Facts


class GuideRefusal(Struct, frozen=True):
    """What may not be done in an example, as the game writes it, and the rule that forbids it."""

    text: str
    rule: str
    reason: str
    facts: Facts


class GuideExample(Struct, frozen=True):
    """A drawn position; its words are `<game>-guide-<section>-<name>`. `events` led to it, `choices` may be marked."""

    name: str
    rules: tuple[str, ...]
    seat: int | None
    seats: int
    view: Any
    events: tuple[Any, ...]
    choices: tuple[Any, ...]
    refused: tuple[GuideRefusal, ...]
    drawn: str | UnsetType = UNSET  # in notation, for a game without a board of its own


class GuideRow(Struct, frozen=True):
    name: str
    cells: tuple[str | int, ...]  # "*": words of its own, by the row and the column


class GuideTable(Struct, frozen=True):
    name: str
    columns: tuple[str, ...]
    rows: tuple[GuideRow, ...]


class GuideSection(Struct, frozen=True):
    name: str
    rules: tuple[str, ...]
    examples: tuple[GuideExample, ...]
    tables: tuple[GuideTable, ...]


class GuideInfo(Struct, frozen=True):
    """What a rules page tells before the numbered rules."""

    sections: tuple[GuideSection, ...]
