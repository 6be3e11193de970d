"""Input features of the Kasvoton vihollinen net: per cell and global, from one seat's own knowledge.

The board is turned so that own cards march up. The order of the features is the net's, and `training/kasvoton` computes
the same.
"""

from typing import Final, final

from pelipoyta.games.kasvoton.deck import rank_of
from pelipoyta.games.kasvoton.model import Card, View
from pelipoyta.kernel.optional.machine import i64, vec

CELLS: Final[i64] = 78
COLUMNS: Final[i64] = 13
OF_CELL: Final[i64] = 44
OF_ALL: Final[i64] = 39
RANKS: Final[i64] = 14
USUAL: Final[i64] = 125  # turns for each (KV-E1)
TIRELESS: Final[i64] = 100  # without a limit, turns beyond these are capped

SIX: Final = vec[i64]([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1])  # by rank: always in the army (KV-C2),
REST: Final = vec[i64]([0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 3])  # and what else the deck has


@final
class Features:
    def __init__(self) -> None:
        self.cells = vec[float]([0.0] * 3432)
        self.all = vec[float]([0.0] * 39)
        self.shown = vec[i64]([0] * 30)  # by side and rank: seen by all
        self.turned = vec[i64]([0] * 30)  # known not to be in the army
        self.hidden = vec[i64]([0] * 2)
        self.standing = vec[i64]([0] * 2)

    def look(self, view: View, seat: i64) -> None:
        """Compute the features; sides are relative to the seat's: 0 is its own."""
        self._clear()
        own = seat % 2
        for card in view.cards:
            self._count(card, own)
            if card.cell >= 0:
                self._look_at_card(card, own, card.id in view.shot)
        for side in (own, 1 - own):
            for face in view.turned[side]:
                self.turned[(side != own) * 15 + rank_of(face)] += 1
        self._look_at_all(view, own)

    def _clear(self) -> None:
        for at in range(CELLS * OF_CELL):
            self.cells[at] = 0.0
        for at in range(OF_ALL):
            self.all[at] = 0.0
        for at in range(30):
            self.shown[at] = 0
            self.turned[at] = 0
        for side in range(2):
            self.hidden[side] = 0
            self.standing[side] = 0
        for cell in range(CELLS):
            column: i64 = cell % COLUMNS
            self.cells[cell * OF_CELL + 37] = 1.0 if column == 0 or column == 12 else 0.0
            self.cells[cell * OF_CELL + 38 + cell // COLUMNS] = 1.0

    def _count(self, card: Card, own: i64) -> None:
        side: i64 = 0 if card.side == own else 1
        stands = card.cell >= 0
        if card.open or not stands:
            self.shown[side * 15 + rank_of(card.face)] += 1
        else:
            self.hidden[side] += 1
        if stands:
            self.standing[side] += 1

    def _look_at_card(self, card: Card, own: i64, has_shot: bool) -> None:
        cell: i64 = card.cell if own == 0 else CELLS - 1 - card.cell
        home: i64 = card.id if card.side == 0 else card.id + 26
        if own == 1:
            home = CELLS - 1 - home
        first = cell * OF_CELL
        front = home // COLUMNS == 1 or home // COLUMNS == 4
        if card.side == own:
            if card.face:  # of four, a partner's card that was never seen has none
                self.cells[first + rank_of(card.face) - 1] = 1.0
            self._flag(first + 28, card.open, home != cell, front)
        elif card.open:
            self.cells[first + RANKS + rank_of(card.face) - 1] = 1.0
        else:
            self._flag(first + 31, True, home != cell, front)
        self.cells[first + 34] = float(cell % COLUMNS - home % COLUMNS) / 4.0
        self.cells[first + 35] = float(cell // COLUMNS - home // COLUMNS) / 4.0
        self.cells[first + 36] = 1.0 if has_shot else 0.0

    def _flag(self, at: i64, first: bool, second: bool, third: bool) -> None:
        self.cells[at] = 1.0 if first else 0.0
        self.cells[at + 1] = 1.0 if second else 0.0
        self.cells[at + 2] = 1.0 if third else 0.0

    def _look_at_all(self, view: View, own: i64) -> None:
        for side in range(2):
            self._share(side)
            whose: i64 = own if side == 0 else 1 - own
            self.all[31 + side] = self._spent(max(view.used[whose::2]), view.options.turn_limit)
            self.all[33 + side] = 1.0 if view.fell[whose] else 0.0
            self.all[35 + side] = float(self.standing[side]) / 26.0
        self.all[28 + view.phase] = 1.0
        for card in view.cards:
            if card.cell >= 0 and card.open and card.face == 13:
                self.all[37 if card.side == own else 38] = 1.0

    def _spent(self, used: i64, limit: i64) -> float:
        """Share of the turns that is over."""
        if limit == 0:
            return float(min(used, TIRELESS)) / float(USUAL)
        return float(used) / float(limit)

    def _share(self, side: i64) -> None:
        """Rank probabilities of the side's hidden cards; the chosen knight counts as seen first."""
        sure, pool, first = i64(0), i64(0), side * 15
        for rank in range(1, 15):
            sure += max(0, SIX[rank] - self.shown[first + rank])
            pool += self._left(first, rank)
        free, number = max(0, self.hidden[side] - sure), max(1, self.hidden[side])
        for rank in range(1, 15):
            drawn = float(self._left(first, rank) * free) / float(max(1, pool))
            held = float(max(0, SIX[rank] - self.shown[first + rank]))
            self.all[side * RANKS + rank - 1] = (held + drawn) / float(number)

    def _left(self, first: i64, rank: i64) -> i64:
        """Number of cards of the rank that may be drawn and were not seen."""
        return max(0, REST[rank] - max(0, self.shown[first + rank] - SIX[rank]) - self.turned[first + rank])
