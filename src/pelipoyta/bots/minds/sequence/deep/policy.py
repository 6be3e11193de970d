"""A quick player of Sequence: every line weighed by how likely its missing cells are to be filled, over integers."""

from typing import Final, final

from pelipoyta.bots.minds.sequence.deep.ground import Ground
from pelipoyta.games.sequence.fast.scratch import Scratch, buffer
from pelipoyta.games.sequence.fast.tables import (
    CELLS,
    DENY,
    EXCHANGE,
    IS_THIEF,
    IS_WILD,
    KINDS,
    LOCK,
    TAKE,
)
from pelipoyta.kernel.machine import i64

WIN: Final[float] = 1000.0
WILD_COST: Final[float] = 0.8
THIEF_COST: Final[float] = 0.4
NOISE: Final[float] = 0.15


@final
class Policy:
    """Sees the mover's hand alone."""

    def __init__(self) -> None:
        self.out = buffer()
        self.ground = Ground()

    def run(self, s: Scratch, limit: i64) -> None:
        """So many choices, or to the end."""
        mover, count = s.mover(), i64(0)
        while mover != -2 and (count < limit or mover == -1):
            if mover == -1:
                s.roll()
            else:
                s.apply(self.choose(s, mover))
                count += 1
            mover = s.mover()

    def choose(self, s: Scratch, seat: i64) -> i64:
        number = s.legal(self.out)
        if number == 1:
            return self.out[0]
        if s.phase == LOCK or s.claims.owing:
            return self.out[s.chance.below(number)]
        habit = self._habit(number)
        if habit >= 0:
            return habit
        self.ground.survey(s, seat)
        return self._best(s, seat, number)

    def _habit(self, number: i64) -> i64:
        """A dead card is worth nothing, a claim is denied, an owed card is drawn."""
        for at in range(number):
            action = self.out[at]
            swap = EXCHANGE <= action < EXCHANGE + KINDS
            if swap or action == DENY or action == TAKE:  # noqa: SIM109 - mypyc would make a tuple
                return action
        return -1

    def _best(self, s: Scratch, seat: i64, number: i64) -> i64:
        best: i64 = self.out[0]
        most = -1e9
        for at in range(number):
            action = self.out[at]
            if action < EXCHANGE:
                worth = self.worth(s, seat, action) * (1.0 + NOISE * float(s.chance.below(1024)) / 1024.0)
                if worth > most:
                    best, most = action, worth
        return best

    def worth(self, s: Scratch, seat: i64, action: i64) -> float:
        card, cell = action // CELLS, action % CELLS
        ground = self.ground
        if IS_THIEF[card]:
            return ground.take[cell] - THIEF_COST
        own = s.chips.owned(seat % s.teams)
        wins = ground.finish[cell] > 0 and own + ground.finish[cell] >= s.needed
        return (WIN if wins else 0.0) + ground.place[cell] - (WILD_COST if IS_WILD[card] else 0.0)
