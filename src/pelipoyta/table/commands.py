"""What a table can be asked to do, in the table's own words."""

from typing import Any, Literal

from msgspec import Struct

from pelipoyta.kernel.game import Seat
from pelipoyta.table.log.store import Batch
from pelipoyta.table.model import Player


class Command(Struct, frozen=True, gc=False):
    """Base of what a seat asks for; an `id` that was done before is not done again."""

    seat: Seat
    id: str


class Do(Command, frozen=True):
    """A choice in the game, made by someone who was told everything up to number `at`."""

    version: int
    action: Any
    forced: bool = False  # made by the table, in the seat's name
    now: bool = False  # though its being forced may show (TABLE-11)


class Resign(Command, frozen=True):
    pass


class Draw(Command, frozen=True):
    answer: Literal["offer", "accept", "decline"]


class Rematch(Command, frozen=True):
    pass


class Undo(Command, frozen=True):
    """Take back the last choice; at a teaching table, or all that came after so many choices (TABLE-15)."""

    to: int | None = None


class Speak(Command, frozen=True):
    """Words to everyone, or to these seats aside; `seat` may be HOST."""

    text: str
    aside: tuple[Seat, ...] = ()


class Rename(Command, frozen=True):
    """From now on the seat's player is called so; nothing: a guest."""

    name: str


class LetPass(Command, frozen=True):
    """Let such questions pass from now on, or be asked again (TABLE-11)."""

    what: str
    on: bool


class Bring(Command, frozen=True):
    """What to play the rematch with; what is not named is kept (TABLE-9)."""

    private_options: dict[str, str]


class Show(Command, frozen=True):
    """Show everyone what one brought, when the game is over (TABLE-9)."""


class AskForBot(Command, frozen=True):
    """That a bot play for one who is away (TABLE-17)."""

    whom: Seat
    bot: str


class AskBack(Command, frozen=True):
    """That so many of one's own choices be taken back, with all that followed (TABLE-18)."""

    choices: int


class Consent(Command, frozen=True):
    """To what somebody proposed; who did so takes it back by a no."""

    yes: bool


class Return(Command, frozen=True):
    """Play again, in place of the bot that played meanwhile (TABLE-17)."""


class Help(Command, frozen=True):
    """Note that the seat was advised (TABLE-14)."""


class SitDown(Struct, frozen=True):
    """Take the seat, or the first open one."""

    player: Player
    seat: Seat | None
    private_options: dict[str, str] = {}
    word: str = ""  # for the dice (TABLE-12)


class PutBot(Struct, frozen=True):
    """The host fills an open seat."""

    host: str
    seat: Seat
    bot: str
    private_options: dict[str, str] = {}


class Reseat(Struct, frozen=True):
    """A tournament's word: the seat's player has a new key, and the old one opens nothing any more (CONTEST-8)."""

    seat: Seat
    player: Player


class Unveil(Struct, frozen=True):
    """A contest's word: all tables that this one hid from have ended (CONTEST-19)."""


class Follow(Struct, frozen=True):
    """A contest's word when the game is over: the table of its next game, and what the contest notes of it."""

    new: Batch
    note: Batch


class Start(Struct, frozen=True):
    """Every seat is filled: let the game begin."""


class RunOut(Struct, frozen=True):
    """The time of these seats is out."""

    seats: tuple[Seat, ...]


class NoteTime(Struct, frozen=True):
    """Keep what the clocks have run, though nothing has happened."""


Proposal = AskForBot | AskBack | Consent | Return
SeatCommand = Do | Resign | Draw | Rematch | Undo | Speak | Rename | LetPass | Bring | Show | Help | Proposal
AnyCommand = SeatCommand | SitDown | PutBot | Reseat | Unveil | Follow | Start | RunOut | NoteTime
