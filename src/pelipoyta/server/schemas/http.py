"""Everything that travels between the server and its clients by HTTP; nothing else does."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from pelipoyta.server.schemas.live import Asked, Count, Facts, Name, Update
from pelipoyta.server.schemas.series import BookContest, NewContest
from pelipoyta.server.schemas.tables import Result, SeatInfo
from pelipoyta.table.model import Span, Timing

Text = Annotated[str, Meta(max_length=8000)]
Position = Annotated[str, Meta(max_length=24_000)]  # a full table with two decks of a hundred cards
Brings = dict[str, Text]  # what a player brings to a seat, by the option it is for: {"decks": "ttt-aragorn"}
Key = Annotated[
    str,
    Meta(
        min_length=20,
        max_length=64,
        description="A secret of the asker's own making, new for each table and seat. Should the answer be lost, ask"
        " again with the same key: nothing is done twice, and the same seat and token are given (TABLE-4).",
    ),
]


Word = Annotated[
    str,
    Meta(
        max_length=64,
        description="Anything of the player's own choice, mixed into the table's dice; told when the game is over."
        " Whoever makes a table asks for its commitment first (/api/commitments), then chooses a word (TABLE-12).",
    ),
]


class OptionInfo(Struct, frozen=True):
    """One field of the new-table form."""

    name: str
    kind: Literal["bool", "int", "choice", "texts"]  # texts: one for each seat, of the choices or written freely
    default: Any
    min: int | UnsetType = UNSET
    max: int | UnsetType = UNSET
    choices: tuple[str | int, ...] | UnsetType = UNSET
    private: bool | UnsetType = UNSET  # each player brings their own, and nobody else sees it


class GameInfo(Struct, frozen=True):
    """A game that can be played here; `first` are the options of a first game.

    Of its `bots` the usual one is named first, then levels from easy to hard, the careless one last.
    """

    id: str
    version: int
    seats: tuple[int, ...]
    free: bool
    open: bool
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    first: Facts  # what of them is not as usual
    lessons: tuple[str, ...] = ()
    contests: tuple[BookContest, ...] = ()
    teams: str = ""  # the rule by which two teams meet in it, if its book knows one
    common: bool = False  # whether several tables can have the same chance (CONTEST-23)
    boosters: dict[str, int] = field(default_factory=dict)  # by way, how many each opens; none where it has none


class Shape(Struct, frozen=True):
    """How to lay out a view that no board of its own draws."""

    by_seat: tuple[str, ...]  # fields that hold one thing for each seat: `points`, or `score.points` inside another
    seats: tuple[str, ...]  # fields that are the number of a seat


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its host wants it; a place is "me", "open" or "bot:" and the bot's name."""

    game: str
    seats: Count
    places: Annotated[tuple[str, ...], Meta(max_length=16)]
    options: Facts = field(default_factory=dict)
    name: Name = ""
    brings: Annotated[tuple[Brings, ...], Meta(max_length=16)] = ()  # by seat, for those that are not open
    key: Key | None = None
    contest: NewContest | None = None  # this is the first game of one
    hints: bool = True  # whether players may ask for advice (TABLE-14)
    word: Word = ""
    teaching: bool = False  # all lies open to all, and any choice may be taken back (TABLE-15)
    time: Timing | None = None  # how much time players have (TABLE-16)
    away: Span | None = None  # seconds after which a bot may play for whoever is away; 0: never (TABLE-17)


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Take this open seat, or the first one."""

    name: Name = ""
    seat: Count | None = None
    brings: Brings = field(default_factory=dict)
    key: Key | None = None
    word: Word = ""


class PutBot(Struct, frozen=True, forbid_unknown_fields=True):
    bot: str
    brings: Brings = field(default_factory=dict)


class Offer(Struct, frozen=True):
    """A text that the game itself has for a private option; the key stands for it."""

    key: str
    text: str
    fits: dict[str, tuple[str, ...]]  # by option, the choices it goes with
    counts: dict[str, int]


class Check(Struct, frozen=True, forbid_unknown_fields=True):
    """A text to be looked at, with the options of the table it is for."""

    text: Text
    options: Facts = field(default_factory=dict)


class Broken(Struct, frozen=True):
    """A rule that a text breaks."""

    rule: str
    reason: str
    facts: Facts


class Checked(Struct, frozen=True):
    """Every rule a text breaks, the choices it goes with by option, what it holds, and what could be read of it."""

    broken: tuple[Broken, ...]
    fits: dict[str, tuple[str, ...]]
    counts: dict[str, int]
    text: str


class Brought(Struct, frozen=True):
    """What a seat played with, for one who may see it; `salt` opens the seal that others have of it."""

    seat: int
    option: str
    text: str
    salt: str


class Seated(Struct, frozen=True):
    """A seat and the token that proves it; a host who only looks on has a token without a seat."""

    table: str
    seat: int | None
    token: str | None


class LessonStep(Struct, frozen=True):
    """A thing to do; its words are `<game>-lesson-<lesson>-<chapter>-<name>`."""

    name: str
    rules: tuple[str, ...]


class LessonChapter(Struct, frozen=True):
    name: str
    steps: tuple[LessonStep, ...]


class LessonInfo(Struct, frozen=True):
    """A lesson and its chapters; a real game follows the last."""

    id: str
    minutes: int
    chapters: tuple[LessonChapter, ...]


class LastGame(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""
    key: Key | None = None


class Deeds(Struct, frozen=True, forbid_unknown_fields=True):
    """What was done in a chapter, step by step; only the last may be something else than its step wants.

    Each is JSON of the game's own, or a text in its notation. With `why` the last is only asked about.
    """

    deeds: Annotated[tuple[Raw, ...], Meta(max_length=32)] = ()
    why: bool = False


class LessonScene(Struct, frozen=True):
    """Where the learner is, and what came of the last deed; `updates` are as a table tells them, the last is now."""

    seat: int
    seats: int
    step: int  # as many as the chapter has: it is finished
    answer: Literal["asked", "done", "other", "refused"]
    said: str  # the name of the sentence that answers; empty: the general one
    refusal: Broken | None
    wanted: Any  # the action that fulfils the step, for one who asks to be shown
    updates: tuple[Update, ...]


class Continued(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seat: Count  # the asker's, at a table that goes on from a position (TABLE-13)
    others: str = "open"  # as a place of `NewTable`: "open", or "bot:" and the bot's name
    name: Name = ""
    key: Key | None = None


class PlayOn(Continued, frozen=True, forbid_unknown_fields=True, kw_only=True):
    eyes: str = ""  # what was hidden from them is drawn anew; "all": the true cards


class SetUp(Continued, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: str
    position: Position  # in the game's notation


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    text: str


class Passed(Struct, frozen=True, omit_defaults=True):
    events: tuple[Any, ...]
    by: int | None = None
    time: float | None = None  # seconds since the game began
    left: tuple[int, ...] = ()  # what each seat's clock had, in milliseconds, where there were any (TABLE-16)
    bot: str = ""  # that chose in the place of a player who was away (TABLE-17)


class Replayed(Struct, frozen=True):
    """A game for one pair of eyes: a seat\'s number, "-" for an onlooker\'s, "all" where nothing is hidden any more."""

    path: str  # the address of its moments: `<path>/<number>`
    game: str
    version: int
    seats: tuple[SeatInfo, ...]
    mine: int | None  # the seat of the one who asks
    eyes: str
    may: tuple[str, ...]  # all eyes that the one who asks may look through
    passed: tuple[Passed, ...]
    result: Result | None
    teaching: bool = False  # all lay open, and choices could be taken back (TABLE-15)


class Shown(Struct, frozen=True):
    views: tuple[Any, ...]  # to "all" eyes one a seat, where they are not all the same
    ask: Asked | None
    over: Result | None
    drawn: str | UnsetType = UNSET


class Problem(Struct, frozen=True):
    code: str
    facts: Facts


class Failure(Struct, frozen=True):
    """Every HTTP error looks like this."""

    error: Problem
