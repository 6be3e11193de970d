"""Private chat of the Shadow players."""

from pelipoyta.games.lotr.engine.find import shadow_seats
from pelipoyta.games.lotr.model import State
from pelipoyta.kernel import Seat, Talk


def talk(s: State, seat: Seat) -> Talk:
    """LOTR-9.6, LOTR-30.48: talk is open to all; by option the Shadow players also have a line of their own."""
    shadow = shadow_seats(s) if s.options.shadow_chat and s.free >= 0 else []
    return Talk(aside=tuple(sorted(set(shadow) - {seat})) if seat in shadow else ())
