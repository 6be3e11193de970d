"""Games, the fields of their new-table form, and their rules pages."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from pelipoyta.server.schemas.common import Facts
from pelipoyta.server.schemas.contests.series import BookContest


class OptionInfo(Struct, frozen=True):
    """A field of the new-table form."""

    name: str
    kind: Literal["bool", "int", "choice", "texts"]  # texts: one for each seat, of the choices or written freely
    default: Any
    min: int | UnsetType = UNSET
    max: int | UnsetType = UNSET
    choices: tuple[str | int, ...] | UnsetType = UNSET
    private: bool | UnsetType = UNSET  # each player brings their own, hidden from the others


class GameInfo(Struct, frozen=True):
    """A game that this server offers; `first` are the options of a first game.

    `bots` lists the default bot first, then levels from easy to hard, the careless one last.
    """

    id: str
    version: int
    seats: tuple[int, ...]
    free: bool
    open: bool
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    first: Facts  # the options that differ from the defaults
    first_seats: int = 0  # players of a first game against bots
    lessons: tuple[str, ...] = ()
    puzzles: bool = False
    contests: tuple[BookContest, ...] = ()
    teams: str = ""  # the rule for matches between two teams; empty where the rule book has none
    team_seats: tuple[int, ...] = ()  # numbers of seats at which players have team mates, by the default options
    common: bool = False  # whether several tables can be dealt the same chance (CONTEST-23)
    variants: int = 0  # version of the game's variants (TABLE-28); 0: it has none
    boosters: dict[str, int] = field(default_factory=dict)  # boosters for each player, by way of drafting
    helper: bool = False  # whether it helps people who play with the real pieces


class ViewShape(Struct, frozen=True):
    """Layout of a view that the generic board shows."""

    by_seat: tuple[str, ...]  # fields with one value for each seat: `points`, or `score.points` inside another
    seats: tuple[str, ...]  # fields that hold a seat's number


class GuideRefusal(Struct, frozen=True):
    """An action that is not allowed in an example, in the game's notation, and the rule that forbids it."""

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
    """The part of a rules page that precedes the numbered rules."""

    sections: tuple[GuideSection, ...]
