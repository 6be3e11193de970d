"""Parameters of an OpenSpiel game: our game with seats, options, a first position and a limit of moves."""

from functools import cache, cached_property
from typing import Any

import msgspec

from pelipoyta.adapters.encoding import ActionNumbers, Encoding, encoding_of
from pelipoyta.games import open_game
from pelipoyta.kernel.game import AnyGame

PREFIX = "pelipoyta_"


class SpielParameters:
    """Parameters that all positions of an OpenSpiel game share."""

    def __init__(self, name: str, seats: int, options: str, position: str, max_moves: int) -> None:
        self.told = (name, seats, options, position, max_moves)
        self.game: AnyGame = open_game(name)
        self.encoding: Encoding = encoding_of(self.game)
        self.options = msgspec.json.decode(options or "{}", type=self.game.options)
        self.seats = seats or min(self.game.seats)
        self.position = position
        self.longest = min(max_moves or self.encoding.longest, self.encoding.longest)
        if self.seats not in self.game.seats or self.game.misfit(self.options, self.seats):
            raise ValueError(f"{name} is not played by {self.seats} with {self.options}")

    @cached_property
    def numbers(self) -> ActionNumbers:
        return self.encoding.numbers(self.options, self.seats)

    def start(self) -> Any:
        if self.position:
            return self.game.notation.read(self.position)
        return self.game.start(self.options, self.seats)


@cache
def place(name: str, seats: int = 0, options: str = "", position: str = "", max_moves: int = 0) -> SpielParameters:
    """Cached parameters of a description: positions are pickled with the description alone."""
    return SpielParameters(name, seats, options, position=position, max_moves=max_moves)
