"""Tables: requests to make them and to take seats, and a table as every viewer sees it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from pelipoyta.server.schemas.common import Count, DiceWord, Facts, IdempotencyKey, Name, PrivateOptionTexts
from pelipoyta.server.schemas.contests.series import NewSeries
from pelipoyta.table.model import Span, Timing
from pelipoyta.table.player_names import MarkOfAccount
from pelipoyta.table.watching import Listing, Watching

Position = Annotated[str, Meta(max_length=24_000)]  # a full table with two decks of a hundred cards


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat at a table, as every viewer sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    here: bool
    bot: str | None = None
    persona: int | None = None  # the number of a bot's shown name, where it is not the seat's
    waits: bool = False  # the player has yet to choose private options for this rematch
    shows: bool = False  # the player has shown the private options
    missing: bool = False  # away longer than the table allows: a bot may be asked for (TABLE-17)
    stand_in: str | None = None  # the bot that plays meanwhile
    vacation: float | None = None  # until when the player is on vacation, seconds since 1970 (TABLE-26)
    account: MarkOfAccount = ""  # kind of the player's account; "gone" for a deleted one; empty for a guest


class ResultInfo(Struct, frozen=True, omit_defaults=True):
    """A score for each seat (1 won, 0 lost, 0.5 drawn), and the id of the rule that ended the game."""

    scores: tuple[float, ...]
    why: str
    by: int | None = None  # the seat that ended it by resigning, for all of its side


class RoundInfo(Struct, frozen=True):
    """The contest a table belongs to, and the number of its game there, from 1."""

    contest: str
    number: int
    tournament: bool = False
    team_match: bool = field(default=False, name="meeting")  # its tables are hidden from one another


class PlanInfo(Struct, frozen=True, omit_defaults=True):
    """A proposal that the other players must agree to: a bot for that seat, or a step back (TABLE-17, TABLE-18)."""

    by: int
    agreed: tuple[int, ...]  # of the others
    seat: int | None = None
    bot: str | None = None
    ends_series: bool = False  # by agreement, or claimed against that seat (TABLE-21, TABLE-22)


class TableInfo(Struct, frozen=True):
    """A table as every viewer sees it; the game itself comes in updates."""

    id: str
    game: str
    version: int
    options: Any
    seats: tuple[SeatInfo, ...]
    host: int | None
    state: Literal["waiting", "playing", "over"]
    result: ResultInfo | None
    draw_offered_by: int | None
    next: str | None  # the table of the rematch, or of the contest's next game
    watchers: int = 0  # the number of spectators, who stay anonymous (TABLE-5)
    round: RoundInfo | None = None
    hints: bool = True  # whether players may ask for advice (TABLE-14)
    helped: tuple[int, ...] = ()  # how often each seat asked, once the game is over
    commitment: str = ""  # to the seed of the table's dice, which is published when the game is over (TABLE-12)
    decks: tuple[str, ...] = ()  # by seat, the commitment to what its player brought (TABLE-19)
    teaching: bool = False  # everything is open, and any choice may be taken back (TABLE-15)
    placed: Literal["", "true", "drawn", "set", "mirrored"] = ""  # origin of its position (TABLE-13)
    time: Timing | None = None  # how much time players have (TABLE-16)
    plan: PlanInfo | None = None  # the proposal that waits for consent
    away: int = 0  # seconds after which a bot may play for an absent player; 0: never
    hides: bool = field(default=False, name="apart")  # from all but its players, until its set is over (CONTEST-19)
    rated: bool = False  # the result moves ratings (TABLE-23)
    listing: Listing = "private"
    watch: Watching = Watching()  # how far behind onlookers are kept (TABLE-25)


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Request for a table; a place is "me", "open" or "bot:" and the bot's name."""

    game: str
    seats: Count
    places: Annotated[tuple[str, ...], Meta(max_length=16)]
    options: Facts = field(default_factory=dict)
    name: Name = ""
    # by seat, for those that are not open
    private_options: Annotated[tuple[PrivateOptionTexts, ...], Meta(max_length=16)] = field(default=(), name="brings")
    key: IdempotencyKey | None = None
    contest: NewSeries | None = None  # the series of which this is the first game
    hints: bool = True  # whether players may ask for advice (TABLE-14)
    word: DiceWord = ""
    teaching: bool = False  # everything is open, and any choice may be taken back (TABLE-15)
    time: Timing | None = None  # how much time players have (TABLE-16)
    away: Span | None = None  # seconds after which a bot may play for an absent player; 0: never (TABLE-17)
    rated: bool = False  # the result moves ratings (TABLE-23)
    listing: Listing = "private"
    club: Annotated[str, Meta(max_length=64)] = ""  # whose table it is, where it is a club's
    watch: Watching = Watching()  # who may watch (TABLE-25)


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Request for an open seat; without `seat` the first one."""

    name: Name = ""
    seat: Count | None = None
    private_options: PrivateOptionTexts = field(default_factory=dict, name="brings")
    key: IdempotencyKey | None = None
    word: DiceWord = ""


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Request of the host to give an open seat to a bot."""

    bot: str
    private_options: PrivateOptionTexts = field(default_factory=dict, name="brings")


class Seated(Struct, frozen=True):
    """A seat and the token that proves it; a host who only watches has a token without a seat."""

    table: str
    seat: int | None
    token: str | None


class NewTableFromPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of requests for a table that starts from a position (TABLE-13)."""

    seat: Count  # the caller's
    others: str = "open"  # as a place of `NewTable`: "open", or "bot:" and the bot's name
    name: Name = ""
    key: IdempotencyKey | None = None


class PlayOn(NewTableFromPosition, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Request to play on from a moment of a replay."""

    eyes: str = ""  # the viewer; what was hidden from it is drawn anew. "all": the true cards


class SetUp(NewTableFromPosition, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Request for a table that starts from a position in the game's notation."""

    game: str
    position: Position


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Request for advice on the position after update `at`."""

    at: Count


class HintLine(Struct, frozen=True):
    """A sentence: `<game>-advice-<key>`."""

    key: str
    facts: Facts


class HintInfo(Struct, frozen=True):
    """The recommended action, its notation, and sentences that explain it; the first says what it is."""

    action: Any
    text: str
    hints: tuple[HintLine, ...]
