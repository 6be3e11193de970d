"""Commands that a table accepts. A seat's command is also the message that its client sends: one class for both.

A new button touches two files: this one declares the command and adds it to `ClientCommand`; a module of `decide/` says
what it does. A command that stores a new kind of line declares that line in `model.py`.
"""

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta, Raw, Struct, field

from pelipoyta.kernel.game import Seat
from pelipoyta.table.field_types import Count, PlayerName
from pelipoyta.table.log.store import Batch
from pelipoyta.table.model import Player

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]  # made by the client; a resent command is not done twice
Action = TypeVar("Action")


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", gc=False):
    """Base of a seat's commands; the connection knows the seat, so no message names it."""

    id: CommandId


class Do(Command, Generic[Action], frozen=True, tag="do"):
    """A choice in the game, made by a player who has seen the update of that version.

    A client sends the action as JSON (`Do[Raw]`): of the game's own type, or a text in its notation.
    """

    version: Count = field(name="at")
    action: Action
    now: bool = False  # without delay, though others may then see that there was no choice (TABLE-11)


class Resign(Command, frozen=True, tag="resign"):
    """Give up (TABLE-1)."""


class DrawOffer(Command, frozen=True, tag="draw"):
    """Offer a draw, or answer an offer (TABLE-2)."""

    answer: Literal["offer", "accept", "decline"]


class Rematch(Command, frozen=True, tag="rematch"):
    """Create the table of the next game (TABLE-3)."""


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last choice; at a teaching table also all choices after that number of them (TABLE-15)."""

    to: Count | None = None


class LetPass(Command, frozen=True, tag="let_pass"):
    """Let questions of this kind pass from now on, or be asked again; other seats are not told (TABLE-11)."""

    what: str
    on: bool


class Bring(Command, frozen=True, tag="bring"):
    """Set the private options for a rematch; options not named stay. It starts once every player did (TABLE-9)."""

    private_options: dict[str, Annotated[str, Meta(max_length=8000)]] = field(name="brings")


class Show(Command, frozen=True, tag="show"):
    """Show everyone the seat's private options, when the game is over (TABLE-9)."""


class Speak(Command, frozen=True, tag="say"):
    """A chat line to everyone, or to exactly these seats (TABLE-8)."""

    text: str
    aside: Annotated[tuple[Count, ...], Meta(max_length=16)] = ()


class Rename(Command, frozen=True, tag="name"):
    """Change the name of the seat's player; an empty one means a guest (TABLE-10)."""

    name: PlayerName


class AskForBot(Command, frozen=True, tag="stand_in"):
    """Propose that this bot plays for an absent player; the others must agree (TABLE-17)."""

    whom: Count = field(name="seat")
    bot: Annotated[str, Meta(max_length=64)]


class AskBack(Command, frozen=True, tag="step_back"):
    """Propose to take back so many of the seat's choices, with all that followed; the others must agree (TABLE-18)."""

    choices: Annotated[int, Meta(ge=1, le=1000)] = 1


class AskSeriesEnd(Command, frozen=True, tag="end_series"):
    """Propose to end the series: by agreement, or claimed against an absent player (TABLE-21, TABLE-22)."""

    whom: Count | None = field(default=None, name="seat")


class Consent(Command, frozen=True, tag="consent"):
    """Answer a proposal; the proposer withdraws it by a no."""

    yes: bool


class Return(Command, frozen=True, tag="return"):
    """Play again, in place of the bot that played meanwhile (TABLE-17)."""


class TakeAdvice(Command, frozen=True, tag="help"):
    """Log that the seat asked for advice (TABLE-14); sent by the server alone."""


Proposal = AskForBot | AskBack | AskSeriesEnd | Consent | Return
Simple = Resign | DrawOffer | Rematch | Undo | Speak | Rename | LetPass | Bring | Show | Proposal
ClientCommand = Do[Raw] | Simple  # as decoded from a message
SeatCommand = Do[Any] | Simple | TakeAdvice
PROPOSALS = (AskForBot, AskBack, AskSeriesEnd, Consent, Return)
Author = Literal["player", "bot", "table"]


class FromSeat(Struct, frozen=True, gc=False):
    """A command with the seat it is for, and who gives it: its player, a bot, or the table on the player's behalf."""

    seat: Seat
    command: SeatCommand
    by: Author = "player"
    unheard: tuple[Seat, ...] = ()  # of a chat line: seats that a block keeps it from; no client can say so


class TakeSeat(Struct, frozen=True):
    """Seat a person at this seat, or at the first open one."""

    player: Player
    seat: Seat | None
    private_options: dict[str, str] = {}
    word: str = ""  # for the dice (TABLE-12)


class SeatBot(Struct, frozen=True):
    """Fill an open seat with a bot, for the host."""

    host: str
    seat: Seat
    bot: str
    private_options: dict[str, str] = {}


class Reseat(Struct, frozen=True):
    """Give the seat's player a new key, for a tournament; the old key opens nothing any more (CONTEST-8)."""

    seat: Seat
    player: Player


class Unveil(Struct, frozen=True):
    """Stop hiding the table, for a contest: all tables that it hid from have ended (CONTEST-19)."""


class Follow(Struct, frozen=True):
    """Create the table of a contest's next game, with what the contest logs of it."""

    new: Batch
    note: Batch


class AwardGame(Struct, frozen=True):
    """End the game with these scores, for the organiser of its contest (TABLE-20)."""

    scores: tuple[float, ...]


class RedactLines(Struct, frozen=True):
    """Stop showing the text of these chat lines, for the operator or for a deleted account (TABLE-8)."""

    lines: tuple[int, ...]  # numbers in the log


class Rest(Struct, frozen=True):
    """Stop the clock of the seat's player till that moment, or let it go on, for the player's vacation (TABLE-26)."""

    seat: Seat
    until: float  # seconds since 1970
    over: bool = False


class Start(Struct, frozen=True):
    """Begin the game: every seat is filled."""


class RunOut(Struct, frozen=True):
    """End the time of these seats."""

    seats: tuple[Seat, ...]


class NoteTime(Struct, frozen=True):
    """Log what the clocks have run, though nothing has happened."""


HouseCommand = Reseat | Unveil | Follow | AwardGame | RedactLines | Rest | Start | RunOut | NoteTime
AnyCommand = FromSeat | TakeSeat | SeatBot | HouseCommand


def proposes(command: AnyCommand) -> bool:
    """True for a proposal or an answer to one, which may depend on who is away (TABLE-17)."""
    return isinstance(command, FromSeat) and isinstance(command.command, PROPOSALS)
