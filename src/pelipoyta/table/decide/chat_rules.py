"""Chat permissions, and the check of a chat line (TABLE-8)."""

from pelipoyta.kernel.game import HOST, Refusal, Seat, Talk
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import RedactLines, Speak
from pelipoyta.table.model import Redacted, Spoke, Viewer
from pelipoyta.table.state.chat import clean
from pelipoyta.table.state.table_state import TableState

LONGEST = 300  # letters of a line
SPECTATOR = Talk(closed="TABLE-8")


def chat_permissions(state: TableState, seat: Viewer) -> Talk:
    """Chat permissions of a seat; a host who does not play may always talk, and everyone while no game runs."""
    if seat is None or state.frozen:
        return SPECTATOR
    if seat == HOST or state.phase != "playing":
        return Talk()
    talk = state.game.hooks.talk(state.game_state, seat)
    return Talk(talk.closed, tuple(other for other in talk.aside if other in state.seats.persons))


def spoken(state: TableState, seat: Seat, command: Speak, unheard: tuple[Seat, ...] = ()) -> Spoke:
    """Log entry of a chat line. Raises IllegalAction."""
    talk, text = chat_permissions(state, seat), clean(command.text)
    refusal = _why_not(talk, command.aside) or _why_not_text(text)
    if refusal:
        raise IllegalAction(refusal)
    return Spoke(seat, text, tuple(sorted((seat, *talk.aside))) if command.aside else None, unheard)


def redacted(state: TableState, command: RedactLines) -> Redacted | None:
    """Log entry of removed chat lines: those that are chat lines and have their text."""
    shown = tuple(each for each in command.lines if state.chat.is_shown(each))
    return Redacted(shown) if shown else None


def _why_not(talk: Talk, aside: tuple[int, ...]) -> Refusal | None:
    """Refusal of a chat line; an aside is refused if its listeners have changed meanwhile."""
    if not aside:
        return Refusal(talk.closed, "talk-closed") if talk.closed else None
    if not talk.aside:
        return Refusal("TABLE-8", "no-aside")
    return None if set(aside) == set(talk.aside) else Refusal("TABLE-8", "other-ears")


def _why_not_text(text: str) -> Refusal | None:
    if not text:
        return Refusal("TABLE-8", "nothing-said")
    return Refusal("TABLE-8", "too-long", {"most": LONGEST}) if len(text) > LONGEST else None
