"""Clocks folded from the log: the time that each has left (TABLE-16)."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.errors import TableError
from pelipoyta.table.model import Tick, Timing

SHOWN = 1  # free seconds of each turn, to see what happened
HIDDEN = 5  # free seconds in games with hidden information: forced answers are given within them (TABLE-11)
MAX_FORGIVEN = 1_000  # milliseconds of network delay in a turn, at most
MAX_FORGIVEN_IN_GAME = 10_000  # the same in a whole game: the delay is measured by the player's own client
ONE_INCREMENT = 1  # version of the clock rules: an increment is given once until another seat is asked


class Clock(Struct, frozen=True):
    """A clock: milliseconds left, how long the present turn has run, its free part included, and what was forgiven."""

    left: int
    used: int = 0
    asked: bool = False
    forgiven: int = 0  # milliseconds of network delay, in the whole game

    def cost(self, ran: int, free: int) -> int:
        """Milliseconds that a run costs the clock; the first part of a turn is free."""
        return max(self.used + ran - free, 0) - max(self.used - free, 0)


class Clocks(Struct, frozen=True):
    """All clocks of a table, by number: each seat has its own, or each team."""

    timing: Timing
    window: int  # seconds
    numbers: tuple[int, ...]  # the clock of each seat
    faces: Mapping[int, Clock] = field(default_factory=dict)
    rules: int = 0  # version of the clock rules, as the table's header says

    @property
    def free(self) -> int:
        """Milliseconds of each turn that cost nothing."""
        return (self.timing.delay + self.window) * 1000

    def face(self, number: int) -> Clock:
        return self.faces.get(number, Clock(self.timing.bank * 1000))

    def left(self, number: int, ran: int = 0) -> int:
        """Milliseconds left after so much more time; negative: how long ago it ran out."""
        face = self.face(number)
        return face.left - face.cost(ran, self.free)

    def free_left(self, number: int) -> int:
        """Milliseconds left of the free part of the turn."""
        return max(self.free - self.face(number).used, 0)

    def forgiven(self, number: int, ran: int, latency: int) -> int:
        """Milliseconds of network delay to give back at the end of a turn: at most what the turn has cost.

        Nor is more given back in a turn, and in the whole game, than the limits allow.
        """
        face = self.face(number)
        cost, room = face.used + ran - self.free, MAX_FORGIVEN_IN_GAME - face.forgiven
        return max(0, min(latency, MAX_FORGIVEN, cost, room))

    def left_by_seat(self) -> tuple[int, ...]:
        """Milliseconds left of each seat."""
        return tuple(max(self.face(number).left, 0) for number in self.numbers)

    def forgiven_by_seat(self) -> tuple[int, ...]:
        """Milliseconds of network delay that were given back to each seat."""
        return tuple(self.face(number).forgiven for number in self.numbers)

    def after(self, tick: Tick) -> "Clocks":
        known = {*self.numbers, *self.faces, *tick.ran, *tick.asked}
        return replace(self, faces={number: self._after(number, tick) for number in known})

    def _after(self, number: int, tick: Tick) -> Clock:
        face, asked, fresh = self.face(number), number in tick.asked, number in tick.fresh
        ran = tick.ran.get(number, 0) - tick.forgiven.get(number, 0)
        left = face.left - face.cost(ran, self.free)  # below zero while an answer may still be on its way
        if face.asked and (fresh or not asked):
            left = left + self._increment(asked) if left > 0 else 0
        if fresh and self.timing.each:
            left = self.timing.bank * 1000
        forgiven = face.forgiven + tick.forgiven.get(number, 0)
        return Clock(left, face.used + ran if asked and not fresh else 0, asked, forgiven)

    def _increment(self, asked: bool) -> int:
        """Milliseconds given at the end of a turn; none for a part of it that chance ended, but in old games."""
        return 0 if asked and self.rules >= ONE_INCREMENT else self.timing.increment * 1000


def fallen(clocks: Clocks, ran: Mapping[int, int], latency: Mapping[int, int]) -> tuple[int, ...]:
    """Clocks that ran out first, several if together; `latency` is the network delay by clock."""
    left = {
        number: clocks.left(number, ms - clocks.forgiven(number, ms, latency.get(number, 0)))
        for number, ms in ran.items()
    }
    first = min(left.values(), default=1)
    return tuple(number for number, each in left.items() if each == first) if first <= 0 else ()


def window_of(timing: Timing | None, game: AnyGame) -> int:
    """Seconds of each turn that no clock counts: the table's own delays, which must not show a hand (TABLE-16).

    Raises TableError where such a timing makes no sense.
    """
    if timing is None:
        return 0
    if timing.each and (timing.increment or timing.delay):
        raise TableError("bad_time")
    return SHOWN if game.hooks.open else HIDDEN


def numbers(timing: Timing, teams: Sequence[int]) -> tuple[int, ...]:
    """Number of each seat's clock: the seat's, or its team's."""
    return tuple(teams) if timing.team else tuple(range(len(teams)))
