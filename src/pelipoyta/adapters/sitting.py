"""A game played by action numbers: chance is drawn automatically, and the asked seats choose."""

from random import Random
from typing import Any

from pelipoyta.adapters.encoding import Encoding, Row, encoding_of
from pelipoyta.kernel.game import AnyGame, Ask, Over, Seat
from pelipoyta.kernel.picture import NoPicture, draw, svg


class NumberedGame:
    """Series of games with the same options and seats, played by numbers."""

    def __init__(self, game: AnyGame, seats: int | None = None, options: Any = None) -> None:
        self.game = game
        self.seats = min(game.seats) if seats is None else seats
        self.options = game.options() if options is None else options
        if self.seats not in game.seats or game.misfit(self.options, self.seats):
            raise ValueError(f"{game.id} is not played by {self.seats} with {self.options}")
        self.encoding: Encoding = encoding_of(game)
        self.numbers = self.encoding.numbers(self.options, self.seats)
        self.begin(Random())

    def begin(self, rng: Random) -> None:
        """Start a new game; all its chance comes from `rng`."""
        self.rng = rng
        self.choices = 0
        self._take(self.game.start(self.options, self.seats))

    def _take(self, state: Any) -> None:
        """Go on to the next choice, or to the end."""
        pending = self.game.pending(state)
        while not isinstance(pending, Ask | Over):
            state, _ = self.game.settle(state, pending.sample(self.rng))
            pending = self.game.pending(state)
        self.state, self.pending = state, pending
        self.legal = () if isinstance(pending, Over) else self.game.legal(state, pending.seats[0])

    def _repr_svg_(self) -> str | None:
        """SVG of the position for notebooks, with all hidden things; None for a game without pictures."""
        try:
            return svg(draw(self.game, self.state))
        except NoPicture:
            return None

    @property
    def question(self) -> str:
        """Question to the mover; empty at the end."""
        return "" if isinstance(self.pending, Over) else self.pending.what

    @property
    def mover(self) -> Seat | None:
        """Seat that is to choose; of several that choose blind, the first."""
        return None if isinstance(self.pending, Over) else self.pending.seats[0]

    @property
    def scores(self) -> tuple[float, ...]:
        """Score of each seat at the end; empty before it."""
        return self.pending.scores if isinstance(self.pending, Over) else (0.0,) * self.seats

    def choose(self, number: int) -> None:
        """Take the mover's action; ValueError where it is illegal, and nothing has changed."""
        if self.mover is None:
            raise ValueError("the game is over")
        action = self.numbers.action(number, self.legal)
        state, _ = self.game.apply(self.state, self.mover, action)
        self.choices += 1
        self._take(state)

    def row(self, seat: Seat) -> Row:
        legal = self.legal if seat == self.mover else ()
        return self.encoding.row(self.game.view(self.state, seat), seat, legal)
