"""Plan and commands of a tournament, as its organiser and entrants send them."""

from typing import Annotated

from msgspec import Meta, Struct, field

from pelipoyta.contests.commands import ContestCommand, NewCalendar, Reissue, TaggedCommand
from pelipoyta.contests.tournament.model import System
from pelipoyta.kernel.optional.limited import Way
from pelipoyta.table.field_types import BotName, Count, Facts, PlayerName, PrivateOptionTexts, Title
from pelipoyta.table.model import Timing

Score = Annotated[float, Meta(ge=0, le=1)]


class NewBoosters(Struct, frozen=True, forbid_unknown_fields=True):
    """Boosters that a tournament begins with (CONTEST-17); 0 boosters: the usual number, 0 seconds: no time limit."""

    way: Way
    each: Annotated[int, Meta(ge=0, le=99)] = 0
    pace: Annotated[int, Meta(ge=0, le=3600)] = 0


class TournamentPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament as its organiser wants it (CONTEST-8)."""

    game: str
    seats: Count
    system: System
    rounds: Count = 0  # of a Swiss
    options: Facts = field(default_factory=dict)
    title: Title = ""
    bots: bool = False
    check_in: bool = False
    auto: bool = False  # the next round is paired automatically
    time: Timing | None = None  # how much time players have at every table (TABLE-16)
    boosters: NewBoosters | None = None
    partners: bool = False  # team mates enter together and stay so (CONTEST-30)
    calendar: NewCalendar = NewCalendar()


class SignUp(ContestCommand, frozen=True):
    """Enter; with partners, `team` is the team's name, and the first to use it creates it (CONTEST-30)."""

    name: PlayerName = ""
    private_options: PrivateOptionTexts = field(default_factory=dict, name="brings")
    team: PlayerName = ""


class EnterBots(TaggedCommand, frozen=True, tag="enter_bot"):
    """Enter bots, one after another."""

    bot: BotName
    count: Annotated[int, Meta(ge=1, le=64)] = 1
    team: PlayerName = ""  # the team whose open place it takes; without one, bots form teams of their own


class CheckIn(TaggedCommand, frozen=True, tag="check_in"):
    entrant: Count


class Withdraw(TaggedCommand, frozen=True, tag="withdraw"):
    entrant: Count


class PairRound(TaggedCommand, frozen=True, tag="pair"):
    """Pair the next round; where decks are built from boosters, open these first."""


class SettleGame(TaggedCommand, frozen=True, tag="settle"):
    """Correct a result; `revision` is the number of corrections that the organiser has seen."""

    table: Annotated[str, Meta(max_length=40)]
    scores: Annotated[tuple[Score, ...], Meta(max_length=16)]
    revision: Count
    note: Annotated[str, Meta(max_length=200)] = ""
    award: bool = False


class TakeCard(TaggedCommand, frozen=True, tag="take"):
    """Take a card of the entrant's pack; `at` is the number of cards that every player had taken."""

    entrant: Count
    at: Count
    card: Count


class SubmitDeck(TaggedCommand, frozen=True, tag="hand_in"):
    entrant: Count
    private_options: PrivateOptionTexts = field(name="brings")


class CloseTournament(TaggedCommand, frozen=True, tag="close"):
    pass


DraftCommand = TakeCard | SubmitDeck
EntryCommand = SignUp | EnterBots | CheckIn | Withdraw | Reissue | SettleGame | CloseTournament
TournamentCommand = DraftCommand | CheckIn | Withdraw | EnterBots | PairRound | SettleGame | CloseTournament
AnyCommand = EntryCommand | DraftCommand | PairRound
