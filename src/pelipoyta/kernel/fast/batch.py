"""Base class of batches: many games of one kind stepped together, for training."""

from typing import Generic, TypeVar

from pelipoyta.kernel.fast.random import LOW
from pelipoyta.kernel.fast.state import BaseState
from pelipoyta.kernel.optional.machine import i64, vec

S = TypeVar("S", bound=BaseState)


class BaseBatch(Generic[S]):
    """Games, and flat arrays of their observations, game after game; every step refills the arrays."""

    def __init__(self, first: S, games: list[S], seats: i64, look: i64) -> None:
        """`first` is the start of a game; `look` is the number of features of a view."""
        self.first = first
        self.games = games
        self.count: i64 = len(games)
        self.seats: i64 = seats
        self.look: i64 = look
        self.movers = vec[i64]([0] * self.count)  # by game: seat that is to choose
        self.counts = vec[i64]([0] * self.count)  # by game: number of legal actions
        self.codes = vec[i64]([0] * (64 * self.count))  # those actions; the rest of the array is undefined
        self.looks = vec[i64]([0] * (look * self.count))  # by game: features of the mover's view
        self.ended = vec[i64]([0] * self.count)  # by game: 1 where the last step ended it and a new game has begun
        self.scores = vec[float]([0.0] * (seats * self.count))  # by game and seat: scores of the game that has ended
        self.out = vec[i64]([0] * len(first.choices))
        self.filled: i64 = 0  # of the codes
        self.number: i64 = 0  # of the last game that was begun
        self.begin(0)

    def restart(self, game: S) -> None:
        """Copy the start into a game."""
        raise NotImplementedError

    def write_look(self, game: S, at: i64) -> None:
        """Write the features of the mover's view into `looks`, from index `at` on."""
        raise NotImplementedError

    def begin(self, seed: i64) -> None:
        """Restart all games, each with its own generator derived from the seed."""
        self.number = seed * 1_000_003  # so that neighbouring seeds share no games
        self.filled = 0
        for at in range(self.count):
            self.ended[at] = 0
            self._begin_game(at)
            self._observe(at)

    def _begin_game(self, at: i64) -> None:
        """Restart a game with its own number, and its own generator seeded by it."""
        self.number += 1
        mixed = self.number * 2654435761 & LOW
        game = self.games[at]
        self.restart(game)
        game.seed((mixed ^ mixed >> 15) << 1)
        self._settle(at)

    def _settle(self, at: i64) -> None:
        game = self.games[at]
        while game.mover() == -1:
            game.roll()

    def step(self, actions: list[int]) -> None:
        """Take one action in each game; nothing is checked."""
        self.filled = 0
        for at in range(self.count):
            game = self.games[at]
            game.apply(actions[at])
            self._settle(at)
            self.ended[at] = 0
            if game.mover() == -2:
                self._end(at)
            self._observe(at)

    def _end(self, at: i64) -> None:
        self.ended[at] = 1
        for seat in range(self.seats):
            self.scores[self.seats * at + seat] = self.games[at].score(seat)
        self._begin_game(at)

    def _observe(self, at: i64) -> None:
        game, out = self.games[at], self.out
        self.movers[at] = game.mover()
        count = game.legal(out)
        self.counts[at] = count
        if self.filled + count > len(self.codes):
            self._widen()
        codes, filled = self.codes, self.filled
        for index in range(count):
            codes[filled + index] = out[index]
        self.filled = filled + count
        self.write_look(game, at * self.look)

    def _widen(self) -> None:
        old = self.codes
        self.codes = vec[i64]([0] * (2 * len(old) + len(self.out)))
        for index in range(self.filled):
            self.codes[index] = old[index]
