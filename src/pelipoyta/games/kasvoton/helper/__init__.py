"""Helper for real decks: secret armies, the start draw, turns, and the reckoning of both kinds of tournament."""

from pelipoyta.games.kasvoton.helper.model import Armies, Command, DrawArmy, NoteResult, PickKnight
from pelipoyta.games.kasvoton.helper.paper import SHEETS
from pelipoyta.games.kasvoton.helper.rules import apply, begin, chance, why_not
from pelipoyta.games.kasvoton.helper.sheet import show, tell
from pelipoyta.kernel import Seat
from pelipoyta.kernel.helper import Helper


def owner(command: Command) -> Seat | None:
    """An army is drawn by whose it is."""
    return command.seat if isinstance(command, PickKnight | DrawArmy) else None


def shares(s: Armies, seat: Seat) -> tuple[Seat, ...]:
    """The player, and at a second table the opponent's team mate who has the same army (KV-G2)."""
    return tuple(each for each in range(len(s.names)) if s.source(each) == seat)


HELPER: Helper[Armies, Command] = Helper(
    players=(2, 4, 8, 12),
    commands=Command,
    begin=begin,
    why_not=why_not,
    chance=chance,
    apply=apply,
    show=show,
    tell=tell,
    sheets=SHEETS,
    owner=owner,
    shares=shares,
    secrets=True,
    opens=(NoteResult,),
)
