"""What is said of tables one has sat at."""

from typing import Annotated

from msgspec import Meta, Struct

from pelipoyta.kernel.records.dice_stats import DiceStats
from pelipoyta.server.schemas.tables import TableInfo

MOST = 24  # tables in one question


class HeldTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the token of one's seat there; without one it is seen as anyone sees it."""

    id: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=256)] = ""


class AskHistory(Struct, frozen=True, forbid_unknown_fields=True):
    tables: Annotated[tuple[HeldTable, ...], Meta(max_length=MOST)]


class StudiedLuck(Struct, frozen=True):
    """What luck changed for the asker by the study of the game, in chances to win; others' luck is taken off."""

    amount: float
    error: float
    uncertain: bool


class PastTable(Struct, frozen=True):
    """A table as the asker may know it: of a running game nothing that others did not see done."""

    id: str
    table: TableInfo | None  # None: there is no such table here
    mine: int | None = None  # the seat that the token proves
    asked: bool = False  # it is the asker's turn
    began: float = 0.0  # seconds since 1970
    lasted: float | None = None  # seconds, of a game that is over
    choices: int = 0  # all that were made; of a running game, how often the asker was told something
    rolled: tuple[DiceStats, ...] = ()  # by seat, when the game is over and its dice are somebody's
    luck: StudiedLuck | None = None  # where somebody had the game studied, and the asker may see that
