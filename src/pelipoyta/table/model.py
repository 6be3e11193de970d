"""The nouns of a table: who sits there, and the lines of its log."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from pelipoyta.kernel.chance import Outcome
from pelipoyta.kernel.game import Over, Seat

Viewer = Seat | None  # None: an onlooker; HOST: one who judges


class Player(Struct, frozen=True, omit_defaults=True, gc=False):
    """Occupant of a seat: a person by a secret key, or a bot by its name."""

    name: str
    key: str = ""
    bot: str = ""


class Chain(Struct, frozen=True):
    """Where a table's chance comes from: the first table of its chain, and how many games the chain still has."""

    first: str = ""  # empty: a table from before there were chains
    left: int = 0


NO_CHAIN = Chain()


DAY = 86_400
AWAY = 120  # seconds
Span = Annotated[int, Meta(ge=0, le=30 * DAY)]  # seconds


class Timing(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How much time players have, in seconds: a bank for the game, or for `each` turn anew (TABLE-16)."""

    bank: Annotated[int, Meta(ge=1, le=30 * DAY)]
    increment: Span = 0  # given for each turn
    delay: Span = 0  # of each turn: so long the clock does not run yet
    each: bool = False
    team: bool = False  # team mates have one clock


class Tick(Struct, frozen=True, omit_defaults=True, gc=False):
    """What the clocks did up to a line of the log; a clock is a seat's or a team's, by its number (TABLE-16)."""

    ran: dict[int, int] = field(default_factory=dict)  # milliseconds
    forgiven: dict[int, int] = field(default_factory=dict)  # of them, for the delay of the line
    asked: tuple[int, ...] = ()  # whose turn it is from here on
    fresh: tuple[int, ...] = ()  # of those, whose turn begins here


class TableHeader(Struct, frozen=True):
    """What a table is from its first moment on."""

    id: str
    game: str
    version: int  # of the rules; a table never changes to others
    seats: int
    options: Raw
    shown: Raw  # the options without their secrets
    host: str  # the key of whoever made the table
    before: str | None  # the table this one is the rematch of
    created: float  # seconds since 1970
    contest: str | None = None  # the contest this is a game of
    number: int = 0  # which of its games, from 1 on
    hints: bool = True  # whether players may ask for advice (TABLE-14)
    teaching: bool = False  # all lies open, and any choice may be taken back (TABLE-15)
    chain: Chain = NO_CHAIN
    tournament: bool = False  # that contest is one: bots play though nobody looks on, and a seed gives one game
    time: Timing | None = None  # nobody is hurried
    apart: bool = False  # it hides from others until all of them have ended (CONTEST-19)
    window: int = 0  # seconds of each turn that are the table's own, besides the delay (TABLE-16)
    common: tuple[str, ...] | None = None  # everyone's words, where other tables have the same chance (CONTEST-24)
    sealed: bool = False  # what players bring is committed to, thing by thing (TABLE-19)
    away: int = AWAY  # seconds after which a bot may play for whoever is away; 0: never (TABLE-17)


class TableEntry(Struct, frozen=True, tag=True, gc=False):
    """Base of everything a log may hold."""


class Placed(TableEntry, frozen=True):
    """The game begins from this position; its cards are as they were, drawn anew, set up, or another's (KV-G2)."""

    state: Raw  # the whole of it: a notation may refuse decks that were drawn anew
    cards: Literal["true", "drawn", "set", "mirrored"]


class Sat(TableEntry, frozen=True, omit_defaults=True):
    seat: Seat
    player: Player
    private_options: dict[str, str] = field(default_factory=dict, name="brings")  # this seat's, by option (TABLE-9)
    word: str = ""  # for the dice, of the player's own choice (TABLE-12)


class Started(TableEntry, frozen=True):
    chance: tuple[Outcome, ...] = ()


class Moved(TableEntry, frozen=True):
    """A seat's choice, and what chance brought before anyone had to choose again."""

    seat: Seat
    action: Raw
    chance: tuple[Outcome, ...] = ()
    forced: bool = False  # no free choice: the only one there was, or one that was left to the table (TABLE-11)


class Undone(TableEntry, frozen=True, omit_defaults=True):
    """Taken back: the seat's last choice; at a teaching table all after the choice of that number (TABLE-15).

    By consent (TABLE-18): all from the seat's own free choice of the number `own` on.
    """

    seat: Seat
    to: int | None = None
    own: int | None = None


class Resigned(TableEntry, frozen=True):
    """Giving up: the end, or where a game knows how, the others play on; `chance` as in `Moved`."""

    seat: Seat
    chance: tuple[Outcome, ...] = ()


class Offered(TableEntry, frozen=True):
    """A draw, to everyone else."""

    seat: Seat


class Accepted(TableEntry, frozen=True):
    seat: Seat


class Declined(TableEntry, frozen=True):
    seat: Seat


class Rematched(TableEntry, frozen=True):
    seat: Seat
    table: str


class Spoke(TableEntry, frozen=True):
    """Words said at the table, no part of the game; `seat` may be HOST."""

    seat: Seat
    text: str
    eyes: tuple[Seat, ...] | None = None  # who hears it, the speaker among them (None: all)


class Renamed(TableEntry, frozen=True):
    """The seat's player has a new name (TABLE-10)."""

    seat: Seat
    name: str


class LetPass(TableEntry, frozen=True):
    """The table passes such questions for the seat, or asks again; known to that seat alone (TABLE-11)."""

    seat: Seat
    what: str
    on: bool


class Brought(TableEntry, frozen=True):
    """What a player brings to a rematch, kept or new; the game starts when each has said it (TABLE-9)."""

    seat: Seat
    private_options: dict[str, str] = field(name="brings")


class Showed(TableEntry, frozen=True):
    """A player shows everyone what they brought, now that the game is over (TABLE-9)."""

    seat: Seat


class Helped(TableEntry, frozen=True):
    """A player asked what a good player would do; the others hear of it when the game is over (TABLE-14)."""

    seat: Seat


class TimedOut(TableEntry, frozen=True):
    """The time of these seats ran out: the end, or the others play on, as in `Resigned` (TABLE-16)."""

    seats: tuple[Seat, ...]
    chance: tuple[Outcome, ...] = ()


class StandIn(Struct, frozen=True, tag=True):
    """That a bot play for the seat, whose player is away (TABLE-17)."""

    seat: Seat
    bot: str


class StepBack(Struct, frozen=True, tag=True):
    """Proposal to go back to before a choice of the proposer, free choices counted from 0 (TABLE-18)."""

    own: int


Plan = StandIn | StepBack


class Proposed(TableEntry, frozen=True):
    """Somebody wants what the others must agree to (TABLE-17, TABLE-18)."""

    seat: Seat
    plan: Plan


class Agreed(TableEntry, frozen=True):
    seat: Seat


class Disagreed(TableEntry, frozen=True):
    """The plan is off: somebody is against it, or does not want it any more."""

    seat: Seat


class Replaced(TableEntry, frozen=True):
    """The bot plays for the seat from now on, till its player comes back to it (TABLE-17)."""

    seat: Seat
    bot: str


class Returned(TableEntry, frozen=True):
    """The seat's player plays again."""

    seat: Seat


class Unveiled(TableEntry, frozen=True):
    """The tables it hid from have ended: from now on it is like any other (CONTEST-19)."""


class Ticked(TableEntry, frozen=True):
    """Nothing happened but time: noted now and then, so that it is not lost should the house fall."""


AnyEntry = (
    Placed
    | Sat
    | Started
    | Moved
    | Undone
    | Resigned
    | Offered
    | Accepted
    | Declined
    | Rematched
    | Spoke
    | Renamed
    | LetPass
    | Brought
    | Showed
    | Helped
    | TimedOut
    | Ticked
    | Proposed
    | Agreed
    | Disagreed
    | Replaced
    | Returned
    | Unveiled
)


class TableLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of a log: the entry, its command, the viewers who learnt of it, and the result if it ended the game.

    `recipients` are stored so that viewers' versions are the same after a restart, even when the code that makes views
    has changed; `over`, so that a result can be read without the rules.
    """

    entry: AnyEntry
    time: float = 0.0
    command: str = ""
    recipients: tuple[Viewer, ...] = field(default=(), name="told")
    over: Over | None = None
    clock: Tick | None = None  # at a table with clocks, where the line touched the game
