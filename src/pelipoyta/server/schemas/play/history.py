"""Games looked at again: replays, records, the analysis of a finished game, and the list of a player's tables."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from pelipoyta.bots.analysis.model import Analysis
from pelipoyta.kernel.records.dice_stats import DiceStats
from pelipoyta.server.schemas.play.tables import ResultInfo, SeatInfo, TableInfo
from pelipoyta.server.schemas.websocket.live import Asked

MOST_TABLES = 24  # in one request
MOST_LINES = 20_000  # of one log


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, as a table exports it."""

    text: str


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """A step of a replay as the viewer saw it."""

    events: tuple[Any, ...]
    by: int | None = None
    time: float | None = None  # seconds since the game began
    left: tuple[int, ...] = ()  # each seat's clock in milliseconds, at a table with clocks (TABLE-16)
    bot: str = ""  # the bot that chose in place of an absent player (TABLE-17)


class ReplayInfo(Struct, frozen=True):
    """A game for one viewer: a seat's number, "-" for a spectator, "all" where nothing is hidden any more."""

    path: str  # the address of its moments: `<path>/<number>`
    game: str
    version: int
    seats: tuple[SeatInfo, ...]
    mine: int | None  # the caller's seat
    eyes: str
    may: tuple[str, ...]  # every viewer that the caller may choose
    passed: tuple[ReplayStep, ...]
    result: ResultInfo | None
    teaching: bool = False  # everything was open, and choices could be taken back (TABLE-15)
    forgiven: tuple[int, ...] = ()  # milliseconds of network delay given back to each seat in the game (TABLE-16)
    variants: tuple[str, ...] = ()  # house rules of the table (TABLE-28)


class ReplayMoment(Struct, frozen=True):
    """A position of a replay."""

    views: tuple[Any, ...]  # for the viewer "all" one for each seat, unless they are all the same
    ask: Asked | None
    over: ResultInfo | None
    drawn: str | UnsetType = UNSET


class AnalysisInfo(Struct, frozen=True):
    """Progress of a game's analysis, in pieces, and its result."""

    state: Literal["none", "working", "failed", "done"]
    done: int = 0
    total: int = 0
    found: Analysis | None = None


class HeldTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table and the caller's token for a seat there; without a token it is shown as a spectator sees it."""

    id: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=256)] = ""


class HistoryRequest(Struct, frozen=True, forbid_unknown_fields=True):
    tables: Annotated[tuple[HeldTable, ...], Meta(max_length=MOST_TABLES)]


class MovedLog(Struct, frozen=True, forbid_unknown_fields=True):
    """Log of a table in a page: its header and its lines, as the page stored them."""

    header: str
    lines: Annotated[tuple[str, ...], Meta(max_length=MOST_LINES)]


class MovedTable(Struct, frozen=True):
    """A table of a page that is on this server now, and the tokens of its host and its persons, by seat."""

    table: str
    host: str
    seats: dict[int, str]


class AnalysedLuck(Struct, frozen=True):
    """Change of the caller's chances to win by luck, as the analysis found it; the others' luck is subtracted."""

    amount: float
    error: float
    uncertain: bool


class PastTable(Struct, frozen=True):
    """A table as the caller may know it; of a running game, only what the caller has seen."""

    id: str
    table: TableInfo | None  # None: there is no such table here
    mine: int | None = None  # the seat that the token proves
    asked: bool = False  # it is the caller's turn
    began: float = 0.0  # seconds since 1970
    lasted: float | None = None  # seconds, of a game that is over
    choices: int = 0  # all that were made; of a running game, the number of the caller's updates
    rolled: tuple[DiceStats, ...] = ()  # by seat, when the game is over and its dice belong to seats
    luck: AnalysedLuck | None = None  # where the game was analysed and the caller may see the analysis
