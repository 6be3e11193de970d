"""Actions out of turn: turning up own cards, and the one phrase of the four-player game."""

from pelipoyta.games.kasvoton.board import COLUMNS, MIDDLE, cell_name
from pelipoyta.games.kasvoton.model import Reveal, Said, Say, State
from pelipoyta.games.kasvoton.rules.cards import held, not_held, turn_up
from pelipoyta.games.kasvoton.rules.verb import Verb
from pelipoyta.kernel import Event, Refusal, Seat


def list_reveals(s: State, seat: Seat) -> list[Reveal]:
    return [Reveal(cell) for cell in held(s, seat) if not s.open[s.board[cell]]]


def forbid_reveal(s: State, seat: Seat, reveal: Reveal) -> Refusal | None:
    refusal = not_held(s, seat, reveal.cell, "KV-D0.4")
    if refusal:
        return refusal
    is_open = s.open[s.board[reveal.cell]]
    return Refusal("KV-D0.3", "open-already", {"cell": cell_name(reveal.cell)}) if is_open else None


def show(s: State, seat: Seat, reveal: Reveal, events: list[Event]) -> None:
    """KV-D0.4, KV-F9: it gains nothing in itself."""
    turn_up(s, reveal.cell, events)


def list_says(s: State, seat: Seat) -> list[Say]:
    if s.seats == 2 or s.said[seat] or s.used[seat]:
        return []
    return [Say(cell) for cell in held(s, seat) if cell % COLUMNS == MIDDLE]


def forbid_say(s: State, seat: Seat, say: Say) -> Refusal | None:
    """KV-F7: once, until the end of one's first turn, of a card in the middle column."""
    if s.seats == 2:
        return Refusal("KV-F7", "four-only")
    if s.said[seat] or s.used[seat]:
        return Refusal("KV-F7", "too-late")
    if say.cell in held(s, seat) and say.cell % COLUMNS == MIDDLE:
        return None
    return Refusal("KV-F7", "not-middle", {"cell": cell_name(say.cell)})


def speak(s: State, seat: Seat, say: Say, events: list[Event]) -> None:
    s.said[seat] = True
    events.append(Said(seat, say.cell))


REVEAL = Verb(list_reveals, forbid_reveal, show)
SAY = Verb(list_says, forbid_say, speak)
