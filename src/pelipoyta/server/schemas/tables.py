"""A table as everyone sees it, however they ask."""

from typing import Any, Literal

from msgspec import Struct

from pelipoyta.table.model import Timing


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """One place at a table, as everyone sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    here: bool
    bot: str | None = None
    waits: bool = False  # has yet to say what to bring to this rematch
    shows: bool = False  # has shown what was brought
    missing: bool = False  # away longer than the table allows: a bot may be asked for (TABLE-17)
    stand_in: str | None = None  # the bot that plays meanwhile


class Result(Struct, frozen=True, omit_defaults=True):
    """A score for each seat (1 won, 0 lost, 0.5 drawn), and the id of the rule that ended the game."""

    scores: tuple[float, ...]
    why: str
    by: int | None = None  # whoever ended it by giving up, for all of that side


class RoundInfo(Struct, frozen=True):
    """The contest a table belongs to, and which of its games is played there, from 1 on."""

    contest: str
    number: int
    tournament: bool = False
    meeting: bool = False  # its tables hide from one another


class PlanInfo(Struct, frozen=True, omit_defaults=True):
    """What somebody wants and the others must agree to: a bot for that seat, or a step back (TABLE-17, TABLE-18)."""

    by: int
    agreed: tuple[int, ...]  # of the others
    seat: int | None = None
    bot: str | None = None


class TableInfo(Struct, frozen=True):
    """A table as everyone sees it; the game itself comes in updates."""

    id: str
    game: str
    version: int
    options: Any
    seats: tuple[SeatInfo, ...]
    host: int | None
    state: Literal["waiting", "playing", "over"]
    result: Result | None
    draw_offered_by: int | None
    next: str | None  # the table of the rematch, or of the contest's next game
    watchers: int = 0  # how many look on; who they are is nobody's business (TABLE-5)
    round: RoundInfo | None = None
    hints: bool = True  # whether players may ask for advice (TABLE-14)
    helped: tuple[int, ...] = ()  # how often each seat did, once the game is over
    commitment: str = ""  # to the seed of the table's dice, which is told when the game is over (TABLE-12)
    decks: tuple[str, ...] = ()  # by seat, what is committed to of that which its player brought (TABLE-19)
    teaching: bool = False  # all lies open, and any choice may be taken back (TABLE-15)
    placed: Literal["", "true", "drawn", "set", "mirrored"] = ""  # goes on from a position, with such cards (TABLE-13)
    time: Timing | None = None  # how much time players have (TABLE-16)
    plan: PlanInfo | None = None  # what waits for consent
    away: int = 0  # seconds after which a bot may play for whoever is away; 0: never
    apart: bool = False  # nobody else sees it before the tables that it hides from have ended (CONTEST-19)
