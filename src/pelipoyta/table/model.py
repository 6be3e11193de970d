"""Data model of a table: header, players, and the entries of its log."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from pelipoyta.kernel.chance import Outcome
from pelipoyta.kernel.game import Over, Seat
from pelipoyta.table.plans import Plan
from pelipoyta.table.watching import Listing, Watching

Viewer = Seat | None  # None: a spectator; HOST: a host who judges


class Player(Struct, frozen=True, omit_defaults=True, gc=False):
    """Occupant of a seat: a person by a secret key, or a bot by its name.

    `account` is the id of a signed-in person's account; the name is then looked up when it is shown.
    """

    name: str
    key: str = ""
    bot: str = ""
    account: str = ""


class Chain(Struct, frozen=True):
    """Link of a seed chain: the first table of the chain, and the number of games left in it."""

    first: str = ""  # empty: an old table without a chain
    left: int = 0


NO_CHAIN = Chain()


DAY, AWAY = 86_400, 120  # seconds
ONLY_CHOICE = "only-choice"  # kind of questions with one possible answer, in `LetPass`
Span = Annotated[int, Meta(ge=0, le=30 * DAY)]  # seconds


class Timing(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Time control in seconds: a bank for the game, or for `each` turn anew (TABLE-16)."""

    bank: Annotated[int, Meta(ge=1, le=30 * DAY)]
    increment: Span = 0  # given for each turn
    delay: Span = 0  # free time at the start of each turn
    each: bool = False
    team: bool = False  # team mates have one clock


class Tick(Struct, frozen=True, omit_defaults=True, gc=False):
    """Time of the clocks up to a log line, by clock number; a clock is a seat's or a team's (TABLE-16)."""

    ran: dict[int, int] = field(default_factory=dict)  # milliseconds
    forgiven: dict[int, int] = field(default_factory=dict)  # of them, for network delay
    asked: tuple[int, ...] = ()  # clocks whose turn it is from here on
    fresh: tuple[int, ...] = ()  # those whose turn begins here


class TableHeader(Struct, frozen=True):
    """Header of a table's log: facts that never change."""

    id: str
    game: str
    version: int  # of the rules; a table never changes to others
    seats: int
    options: Raw
    shown: Raw  # the options without their secrets
    host: str  # key of the host
    before: str | None  # the table this one is the rematch of
    created: float  # seconds since 1970
    contest: str | None = None  # the contest this is a game of
    number: int = 0  # which of its games, from 1 on
    hints: bool = True  # whether players may ask for advice (TABLE-14)
    teaching: bool = False  # everything is visible, and any choice may be taken back (TABLE-15)
    chain: Chain = NO_CHAIN
    tournament: bool = False  # the contest is a tournament: bots play without viewers, reproducibly by seed
    time: Timing | None = None  # None: no clocks
    in_hidden_set: bool = field(default=False, name="apart")  # until all its tables have ended (CONTEST-19)
    window: int = 0  # seconds of each turn that are the table's own, besides the delay (TABLE-16)
    common: tuple[str, ...] | None = None  # entropy strings of all players, where tables share chance (CONTEST-24)
    sealed: bool = False  # decks are committed to card by card (TABLE-19)
    clock_rules: int = 0  # version of TABLE-16 by which clocks count; 0: an increment for each part of a turn
    away: int = AWAY  # seconds until a bot may play for an absent player; 0: never (TABLE-17)
    rated: bool = False  # the result moves ratings (TABLE-23)
    listing: Listing = "private"
    club: str = ""  # where it is a club's table
    watch: Watching = Watching()
    moved: bool = False  # played in a page without a network, and moved here (TABLE-29)

    @property
    def in_series(self) -> bool:
        """True for a game of a series, which has no organiser."""
        return self.contest is not None and not (self.tournament or self.in_hidden_set)


class TableEntry(Struct, frozen=True, tag=True, gc=False):
    """Base of log entries."""


class Placed(TableEntry, frozen=True):
    """The game begins from this position; its cards are true, drawn anew, set up, or mirrored (KV-G2)."""

    state: Raw  # the whole state: notation may refuse decks that were drawn anew
    cards: Literal["true", "drawn", "set", "mirrored"]


class Sat(TableEntry, frozen=True, omit_defaults=True):
    seat: Seat
    player: Player
    private_options: dict[str, str] = field(default_factory=dict, name="brings")  # this seat's, by option (TABLE-9)
    word: str = ""  # entropy string for the dice, chosen by the player (TABLE-12)


class Started(TableEntry, frozen=True):
    chance: tuple[Outcome, ...] = ()


class Moved(TableEntry, frozen=True):
    """A seat's choice, and the outcomes of chance before the next choice."""

    seat: Seat
    action: Raw
    chance: tuple[Outcome, ...] = ()
    forced: bool = False  # the only legal choice, or one that the table made (TABLE-11)


class Undone(TableEntry, frozen=True, omit_defaults=True):
    """Undo of the seat's last choice; at a teaching table of all after the choice of that number (TABLE-15).

    By consent (TABLE-18): all from the seat's own free choice of the number `own` on.
    """

    seat: Seat
    to: int | None = None
    own: int | None = None


class Resigned(TableEntry, frozen=True):
    """Resignation: the game ends, or goes on without the seat where it can; `chance` as in `Moved`."""

    seat: Seat
    chance: tuple[Outcome, ...] = ()


class Offered(TableEntry, frozen=True):
    """Draw offer to all other players."""

    seat: Seat


class Accepted(TableEntry, frozen=True):
    seat: Seat


class Declined(TableEntry, frozen=True):
    seat: Seat


class Rematched(TableEntry, frozen=True):
    seat: Seat
    table: str


class Spoke(TableEntry, frozen=True, omit_defaults=True):
    """Chat line, no part of the game; `seat` may be HOST."""

    seat: Seat
    text: str
    eyes: tuple[Seat, ...] | None = None  # seats that may read it, the speaker among them (None: all)
    unheard: tuple[Seat, ...] = ()  # seats with a block between them and the speaker; told to nobody (TABLE-8)


class Redacted(TableEntry, frozen=True):
    """Chat lines, by their numbers in this log, whose text is no longer shown (TABLE-8)."""

    lines: tuple[int, ...]


class Rested(TableEntry, frozen=True, omit_defaults=True):
    """The seat's player is on vacation between these moments, or came back: its clock stands (TABLE-26)."""

    seat: Seat
    since: float  # seconds since 1970
    until: float
    over: bool = False  # the player is back


class Renamed(TableEntry, frozen=True):
    """The seat's player has a new name (TABLE-10)."""

    seat: Seat
    name: str


class LetPass(TableEntry, frozen=True):
    """The table passes such questions for the seat, or asks again; known to that seat alone (TABLE-11).

    `ONLY_CHOICE`: questions with one answer, which the table gives for every seat that does not want to be asked.
    """

    seat: Seat
    what: str
    on: bool


class Brought(TableEntry, frozen=True):
    """Private options of a player for a rematch, which starts once every player has set theirs (TABLE-9)."""

    seat: Seat
    private_options: dict[str, str] = field(name="brings")


class Showed(TableEntry, frozen=True):
    """A player shows everyone the seat's private options, after the game (TABLE-9)."""

    seat: Seat


class Helped(TableEntry, frozen=True):
    """A player asked for advice; published when the game is over (TABLE-14)."""

    seat: Seat


class TimedOut(TableEntry, frozen=True):
    """The time of these seats ran out: the end, or the others play on, as in `Resigned` (TABLE-16)."""

    seats: tuple[Seat, ...]
    chance: tuple[Outcome, ...] = ()


class Proposed(TableEntry, frozen=True):
    """A proposal that the other players must agree to (TABLE-17, TABLE-18)."""

    seat: Seat
    plan: Plan


class Agreed(TableEntry, frozen=True):
    seat: Seat


class Disagreed(TableEntry, frozen=True):
    """The proposal is refused, or withdrawn by the proposer."""

    seat: Seat


class Replaced(TableEntry, frozen=True):
    """The bot plays for the seat from now on, till its player comes back to it (TABLE-17)."""

    seat: Seat
    bot: str


class Returned(TableEntry, frozen=True):
    """The seat's player plays again."""

    seat: Seat


class Unveiled(TableEntry, frozen=True):
    """The table is no longer hidden: all tables of its set have ended (CONTEST-19)."""


class Awarded(TableEntry, frozen=True):
    """The contest ended the game; the line's result says how (TABLE-20)."""


class Ticked(TableEntry, frozen=True):
    """Time entry: saves the clocks at intervals, so that a crash loses little time."""


GameEntry = Placed | Sat | Started | Moved | Undone | Resigned | Offered | Accepted | Declined | Rematched | TimedOut
TableTalk = Spoke | Redacted | Rested | Renamed | LetPass | Brought | Showed | Helped
AnyEntry = GameEntry | TableTalk | Ticked | Proposed | Agreed | Disagreed | Replaced | Returned | Unveiled | Awarded


class TableLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """Line of a log: the entry, its command, the viewers who learnt of it, and the result if it ended the game.

    `recipients` are stored so that viewers' versions are the same after a restart, even when the code that makes views
    has changed; `over`, so that a result can be read without the rules.
    """

    entry: AnyEntry
    time: float = 0.0
    command: str = ""
    recipients: tuple[Viewer, ...] = field(default=(), name="told")
    over: Over | None = None
    clock: Tick | None = None  # at a table with clocks, where the line touched the game
