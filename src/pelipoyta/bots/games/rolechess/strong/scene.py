"""Pieces with the first layer's activations, updated incrementally as they move."""

from typing import final

from pelipoyta.bots.games.rolechess.strong.net import WIDE, Net, spot
from pelipoyta.bots.games.rolechess.strong.tables import ENERGIES, SHARE
from pelipoyta.games.rolechess.fast.codes import SIDE
from pelipoyta.games.rolechess.fast.men import Men
from pelipoyta.kernel.optional.machine import i64, vec


@final
class ActivatedBoard:
    def __init__(self, net: Net) -> None:
        self.net = net
        self.rows = net.rows
        self.men = Men()
        self.seen = vec[float]([0.0] * 128)

    def look(self, men: Men) -> None:
        """Recompute for other pieces."""
        self.men.copy_from(men)
        for side in range(2):
            for unit in range(WIDE):
                self.seen[side * WIDE + unit] = self.net.bias[unit]
        for piece in range(2 * SIDE):
            if men.where[piece] >= 0:
                self._see(piece, 1.0, SHARE[piece * ENERGIES + men.energy[piece]])

    def copy_from(self, other: "ActivatedBoard") -> None:
        self.men.copy_from(other.men)
        seen, its = self.seen, other.seen
        for unit in range(2 * WIDE):
            seen[unit] = its[unit]

    def move(self, piece: i64, cell: i64) -> None:
        """Move a piece to a free circle."""
        share = SHARE[piece * ENERGIES + self.men.energy[piece]]
        rows, seen, where = self.rows, self.seen, self.men.where[piece]
        for side in range(2):
            old, new, base = spot(side, piece, where), spot(side, piece, cell), side * WIDE
            for unit in range(WIDE):
                there = rows[new + unit] - rows[old + unit]
                seen[base + unit] += there + share * (rows[new + WIDE + unit] - rows[old + WIDE + unit])
        self.men.move(piece, cell)

    def wound(self, foe: i64, energy: i64) -> None:
        """Set the remaining energy of a piece; with none it is removed."""
        men = self.men
        cell, before = men.where[foe], SHARE[foe * ENERGIES + men.energy[foe]]
        self._see(foe, 0.0 if energy else -1.0, SHARE[foe * ENERGIES + energy] - before)
        men.lift(foe)
        men.energy[foe] = energy
        if energy:
            men.put(foe, cell, energy)

    def judge(self, side: i64, quiet: float) -> float:
        return self.net.judge(self.men, self.seen, side, quiet)

    def _see(self, piece: i64, times: float, share: float) -> None:
        """Add a multiple of a piece's weights on its circle."""
        rows, seen, where = self.rows, self.seen, self.men.where[piece]
        for side in range(2):
            at, base = spot(side, piece, where), side * WIDE
            for unit in range(WIDE):
                seen[base + unit] += times * rows[at + unit] + share * rows[at + WIDE + unit]
