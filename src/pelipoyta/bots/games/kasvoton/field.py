"""The board for the heuristics: cards by cell, their possible ranks and their worth."""

from pelipoyta.games.kasvoton.board import CELLS, home_of, side_of
from pelipoyta.games.kasvoton.deck import KING, QUEEN, RANKS, rank_of
from pelipoyta.games.kasvoton.model import Card, View
from pelipoyta.games.kasvoton.preview import Chances, chances
from pelipoyta.kernel import Seat

#               1    2    3    4    5    6    7    8    9    10   11   12   13     14
WORTH = (0.0, 6.0, 1.5, 2.0, 2.5, 5.0, 3.0, 3.5, 4.0, 4.5, 5.5, 6.0, 5.0, 100.0, 9.0)  # by rank
LEVELLING = (0.0, *(100.0 if rank == KING else 0.01 for rank in RANKS))  # KV-D0.5: nothing but the king counts
REAR = ((0,), (5,))
LONG = 130  # turns: without a limit a battle may come to a standstill, so caution decays


class Field:
    """Board built from the view for each choice."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.side = side_of(seat)
        self.board: list[Card | None] = [None] * CELLS
        for card in view.cards:
            if card.cell >= 0:
                self.board[card.cell] = card
        self.own = [card for card in view.cards if card.cell >= 0 and card.side == self.side]
        self.enemies = [card for card in view.cards if card.cell >= 0 and card.side != self.side]
        self.king = next((card.cell for card in self.own if card.face == KING), -1)
        self.lost = bool(view.fell[self.side])  # the levelling turn: nothing is left to guard
        self.worths = LEVELLING if self.lost else WORTH
        self.weary = view.used[seat] >= LONG
        self._beliefs: dict[int, Chances] = {}

    def rank(self, cell: int) -> int:
        """Rank of an own card; 0 for a partner's that was never seen."""
        card = self.board[cell]
        return rank_of(card.face) if card and card.face else 0

    def belief(self, card: Card) -> Chances:
        if card.id not in self._beliefs:
            self._beliefs[card.id] = _suspect(card, chances(self.view, card))
        return self._beliefs[card.id]

    def worth(self, card: Card) -> float:
        """Worth of an enemy card to us, or of an own one."""
        if card.face:
            return self.worths[rank_of(card.face)]
        return sum(share * self.worths[rank] for rank, share in zip(RANKS, self.belief(card), strict=True))

    def side_at(self, cell: int) -> int:
        card = self.board[cell]
        return card.side if card else -1


def _suspect(card: Card, counted: Chances) -> Chances:
    """Rank probabilities adjusted by behaviour: a card that moved is rarely a king, one that stays behind often is."""
    if card.face:
        return counted
    moved = card.cell != home_of(card.id)
    behind = card.cell // 13 in REAR[card.side]
    king, queen = (0.25, 0.5) if moved else (1.8, 1.4) if behind else (0.6, 1.0)
    bent = [
        share * (king if rank == KING else queen if rank == QUEEN else 1.0)
        for rank, share in zip(RANKS, counted, strict=True)
    ]
    total = sum(bent)
    return tuple(share / total for share in bent) if total else counted
