"""Batch of dnup games stepped together, for training."""

from typing import final

from pelipoyta.games.dnup.fast.scratch import Scratch, buffer
from pelipoyta.games.dnup.fast.tables import HAND, KINDS, KNOWN, LOW, PILE, TABLE
from pelipoyta.kernel.optional.machine import i64, vec


@final
class Batch:
    """Games, and flat arrays of their observations."""

    def __init__(self, first: Scratch, count: i64) -> None:
        self.first = first
        self.count: i64 = count
        self.seats: i64 = first.seats
        self.games: list[Scratch] = [Scratch(first.seats, [*first.deck]) for _ in range(count)]
        self.look: i64 = KINDS * (2 + first.seats * (1 + first.areas)) + 3 * first.seats + 5
        self.movers = vec[i64]([0] * count)
        self.counts = vec[i64]([0] * count)
        self.codes = vec[i64]([0] * (64 * count))
        self.looks = vec[i64]([0] * (self.look * count))
        self.ended = vec[i64]([0] * count)
        self.scores = vec[float]([0.0] * (first.seats * count))
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
        for seat in range(self.seats):
            self.scores[self.seats * at + seat] = self.games[at].score(seat)
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
        self._look(game, at * self.look)

    def _widen(self) -> None:
        old = self.codes
        self.codes = vec[i64]([0] * (2 * len(old) + len(self.out)))
        for index in range(self.filled):
            self.codes[index] = old[index]

    def _look(self, game: Scratch, at: i64) -> None:
        """Features: the mover's hand, the sets, known cards of hands, the pile, then scalars."""
        seats, mover = self.seats, game.mover()
        at = self._heap(game, HAND + mover, at)
        for slot in range(seats * game.areas):
            at = self._heap(game, TABLE + slot, at)
        for seat in range(seats):
            at = self._heap(game, KNOWN + seat, at)
        at = self._heap(game, PILE, at)
        for seat in range(seats):
            self.looks[at + seat] = game.heaps.size[HAND + seat]
            self.looks[at + seats + seat] = game.points[seat]
            self.looks[at + 2 * seats + seat] = 1 if seat == game.first or seat == game.second else 0
        at += 3 * seats
        self.looks[at], self.looks[at + 1], self.looks[at + 2] = mover, game.turn, game.area
        self.looks[at + 3], self.looks[at + 4] = game.starter, game.quiet

    def _heap(self, game: Scratch, row: i64, at: i64) -> i64:
        looks, count, start = self.looks, game.heaps.count, row * KINDS
        for face in range(KINDS):
            looks[at + face] = count[start + face]
        return at + KINDS
