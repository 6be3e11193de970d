"""Batch of RoleChess games stepped together, for training."""

from typing import Final, final

from pelipoyta.games.rolechess.fast.codes import CELLS, LOW
from pelipoyta.games.rolechess.fast.scratch import Scratch, buffer
from pelipoyta.games.rolechess.fast.tables import SORT
from pelipoyta.kernel.optional.machine import i64, vec

LOOK: Final[i64] = 109


@final
class Batch:
    """Games, and flat arrays of their observations."""

    def __init__(self, first: Scratch, count: i64) -> None:
        self.first = first
        self.count: i64 = count
        self.games: list[Scratch] = [Scratch(first.limit, first.free_pass) for _ in range(count)]
        self.movers = vec[i64]([0] * count)
        self.counts = vec[i64]([0] * count)
        self.codes = vec[i64]([0] * (64 * count))
        self.looks = vec[i64]([0] * (LOOK * count))
        self.ended = vec[i64]([0] * count)
        self.scores = vec[float]([0.0] * (2 * count))
        self.out = buffer()
        self.filled: i64 = 0  # of the codes
        self.seed: i64 = 0
        self.begin(0)

    def begin(self, seed: i64) -> None:
        self.seed = seed * 1_000_003  # so that neighbouring seeds share no games
        self.filled = 0
        for at in range(self.count):
            self.ended[at] = 0
            self._anew(at)
            self._tell(at)

    def _anew(self, at: i64) -> None:
        """Restart a game with its own number, and its own generator seeded by it."""
        self.seed += 1
        mixed = self.seed * 2654435761 & LOW
        self.games[at].copy_from(self.first)
        self.games[at].sow((mixed ^ mixed >> 15) << 1)
        self._settle(at)

    def _settle(self, at: i64) -> None:
        game = self.games[at]
        while game.mover() == -1:
            game.roll()

    def step(self, actions: list[int]) -> None:
        self.filled = 0
        for at in range(self.count):
            game = self.games[at]
            game.apply(actions[at])
            self._settle(at)
            self.ended[at] = 0
            if game.mover() == -2:
                self._end(at)
            self._tell(at)

    def _end(self, at: i64) -> None:
        self.ended[at] = 1
        for seat in range(2):
            self.scores[2 * at + seat] = self.games[at].score(seat)
        self._anew(at)

    def _tell(self, at: i64) -> None:
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
        self._look(game, at * LOOK)

    def _widen(self) -> None:
        old = self.codes
        self.codes = vec[i64]([0] * (2 * len(old) + len(self.out)))
        for index in range(self.filled):
            self.codes[index] = old[index]

    def _look(self, game: Scratch, at: i64) -> None:
        """Features: pieces by circle with their energy, then the turn as far as it was played."""
        looks, board, energy, sorts = self.looks, game.men.board, game.men.energy, SORT
        for cell in range(CELLS):
            piece = board[cell]
            looks[at + cell] = 1 + sorts[piece] if piece >= 0 else 0
            looks[at + CELLS + cell] = energy[piece] if piece >= 0 else 0
        at += 2 * CELLS
        looks[at], looks[at + 1], looks[at + 2] = game.mover(), game.turn, game.phase
        looks[at + 3], looks[at + 4] = game.src + 1, game.dst + 1
        looks[at + 5], looks[at + 6], looks[at + 7] = game.first + 1, game.second + 1, game.target + 1
        looks[at + 8], looks[at + 9], looks[at + 10] = game.die, game.other, game.quiet
