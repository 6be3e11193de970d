"""A new table as its host wants it."""

from typing import Any

from msgspec import Struct

from pelipoyta.table.decide.setup.private_options import PrivateOptions
from pelipoyta.table.model import Placed, Timing
from pelipoyta.table.watching import ListedAs


class TableSpec(Struct, frozen=True, kw_only=True):
    """A table as its host wants it; a place is "me", "open" or "bot:" and the bot's name."""

    game: str
    seats: int
    options: dict[str, Any]
    places: tuple[str, ...]
    name: str
    private_options: tuple[PrivateOptions, ...] = ()  # by seat; seats left out have none
    hints: bool = True  # whether players may ask for advice (TABLE-14)
    word: str = ""  # entropy string of the host, for the dice (TABLE-12)
    placed: Placed | None = None  # the position to go on from (TABLE-13)
    teaching: bool = False  # everything is visible, and any choice may be taken back (TABLE-15)
    time: Timing | None = None  # clocks (TABLE-16)
    away: int | None = None  # seconds until a bot may play for an absent player; 0: never (TABLE-17)
    rated: bool = False  # the result moves ratings (TABLE-23)
    account: str = ""  # of the host, where signed in
    listed: ListedAs = ListedAs()  # where it is listed, and who may watch it (TABLE-25)
