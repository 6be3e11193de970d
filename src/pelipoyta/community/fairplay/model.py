"""Report of fair play about one player in one game, as it is stored and shown."""

from typing import Literal

from msgspec import Struct

from pelipoyta.community.fairplay.agreement import Agreement, ComparedChoice
from pelipoyta.community.fairplay.times import TimePattern

Concern = Literal["agreement", "times", "meetings"]


class Meetings(Struct, frozen=True, kw_only=True):
    """Rated games of a person with another who was seen on the same device or network."""

    person: str
    shared: tuple[str, ...]  # device, network
    games: int
    won: int
    lost: int
    given_up: int  # that ended by resigning or leaving
    one_sided: bool
    name: str = ""  # of the person now, where it is shown


class ComparedGame(Struct, frozen=True):
    """A rated game: its table, and the player's compared choices with the seconds that each took."""

    table: str
    choices: tuple[ComparedChoice, ...]
    seconds: tuple[float, ...]


class FairplayReport(Struct, frozen=True, kw_only=True):
    """Figures about one player in one game, and those of them that an operator should look at."""

    points: int
    levels: tuple[str, str]  # that stand for players of like rating
    agreement: Agreement
    times: TimePattern | None
    meetings: tuple[Meetings, ...]
    tables: tuple[str, ...]
    concerns: tuple[Concern, ...]
