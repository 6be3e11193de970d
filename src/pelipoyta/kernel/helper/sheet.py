"""Page of a helper as data: panels of notes, counters, grids, forms and dice.

Every `word` is a key of the locale files, whose arguments are the `facts`.
"""

from typing import Any, Literal

from msgspec import Struct

Facts = dict[str, str | int]
Fields = dict[str, Any]  # a command as JSON: its tag and the fields that are known


class HelperNote(Struct, frozen=True, omit_defaults=True, tag="note"):
    """A sentence, or the label of something."""

    word: str
    facts: Facts = {}
    rule: str = ""  # the rule that says so


class HelperChoice(Struct, frozen=True, omit_defaults=True):
    """A value that a field may have, and what it is called."""

    value: int
    label: HelperNote


class HelperField(Struct, frozen=True, omit_defaults=True):
    """A part of a command that a person fills in: a number, one of some choices, yes or no, or a name."""

    name: str  # of the command's field
    kind: Literal["number", "choice", "flag", "name"]
    label: HelperNote
    low: int = 0
    high: int = 0
    choices: tuple[HelperChoice, ...] = ()
    value: int = 0  # what it begins with
    players: tuple[int, ...] = ()  # numbers of people that an option is for; empty: all


class HelperForm(Struct, frozen=True, omit_defaults=True, tag="form"):
    """A command that may be given now: a button, with the fields that a person fills in before."""

    label: HelperNote
    command: Fields
    fields: tuple[HelperField, ...] = ()
    main: bool = False  # what is done next, usually


class HelperCounter(Struct, frozen=True, omit_defaults=True, tag="counter"):
    """A number, and the commands that lower and raise it by one; None where it cannot go further."""

    label: HelperNote
    value: int
    less: Fields | None = None
    more: Fields | None = None
    full: int = 0  # the highest value, where a bar shows how much is left


class HelperDice(Struct, frozen=True, omit_defaults=True, tag="dice"):
    """Dice as they fell."""

    label: HelperNote
    values: tuple[int, ...]


class HelperLink(Struct, frozen=True, omit_defaults=True, tag="link"):
    """Another page of this house that belongs to the matter."""

    label: HelperNote
    path: str


HelperCell = HelperNote | HelperCounter


class HelperGrid(Struct, frozen=True, omit_defaults=True, tag="grid"):
    """A table: the first cell of each row is its heading."""

    label: HelperNote
    heads: tuple[HelperNote, ...]
    rows: tuple[tuple[HelperCell, ...], ...]


HelperItem = HelperNote | HelperForm | HelperCounter | HelperDice | HelperGrid | HelperLink


class HelperPanel(Struct, frozen=True, omit_defaults=True):
    """A part of the page under its heading; a covered one opens when its reader asks, and holds what only they see."""

    title: HelperNote
    items: tuple[HelperItem, ...]
    covered: bool = False
