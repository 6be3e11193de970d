"""A seat's view for programs, without figures that only screens show."""

from pelipoyta.games.lotr.knowledge.view import Drawn, View, seen
from pelipoyta.games.lotr.model import State
from pelipoyta.kernel import Seat

NOTHING = Drawn()


def glance(s: State, seat: Seat | None) -> View:
    return seen(s, seat, NOTHING)
