"""Batch of dnup games stepped together, for training."""

from typing import final

from pelipoyta.games.dnup.fast.state import FastState
from pelipoyta.games.dnup.fast.tables import HAND, KINDS, KNOWN, PILE, TABLE
from pelipoyta.kernel.fast.batch import BaseBatch
from pelipoyta.kernel.optional.machine import i64


@final
class Batch(BaseBatch[FastState]):
    """Games of dnup."""

    def __init__(self, first: FastState, count: i64) -> None:
        games = [FastState(first.seats, [*first.deck]) for _ in range(count)]
        look = KINDS * (2 + first.seats * (1 + first.areas)) + 3 * first.seats + 5
        super().__init__(first, games, first.seats, look)

    def restart(self, game: FastState) -> None:
        game.copy_from(self.first)

    def write_look(self, game: FastState, at: i64) -> None:
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

    def _heap(self, game: FastState, row: i64, at: i64) -> i64:
        looks, count, start = self.looks, game.heaps.count, row * KINDS
        for face in range(KINDS):
            looks[at + face] = count[start + face]
        return at + KINDS
