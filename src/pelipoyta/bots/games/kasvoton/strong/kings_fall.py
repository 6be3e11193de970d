"""Exact search of one's own turn for the fall of the enemy king: shots, one move, then lines and triangles.

What is hidden counts by what counting leaves (games/kasvoton/deduce.py), never by how a card behaved.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from pelipoyta.bots.games.kasvoton.field import Field
from pelipoyta.games.kasvoton.board import AHEAD, LINES, NEAR, controls, is_triangle
from pelipoyta.games.kasvoton.deck import ARCHERS, KING
from pelipoyta.games.kasvoton.model import Card, Line, Move, Phase, Scout, Shoot, Triangle
from pelipoyta.games.kasvoton.preview import chance_of, chances
from pelipoyta.games.kasvoton.rules.march import battle, shield
from pelipoyta.games.kasvoton.rules.strikes import line_value

LEAST = 0.05  # suspects below this probability are left out
Army = Mapping[int, int]  # rank by cell; 0 for a partner's card that was never seen


class KingsFall:
    """Probabilities that the enemy king falls in this turn, by deed."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.army: Army = {card.cell: field.rank(card.cell) for card in field.own}
        counted = {card.cell: chances(field.view, card)[KING - 1] for card in field.enemies}
        self.suspects = {cell: share for cell, share in counted.items() if share >= LEAST}
        shot = {card.cell for card in field.own if card.id in field.view.shot}
        self.shot: Collection[int] = shot
        self.shots = self._list_shots()

    def values(self, legal: Sequence[Any]) -> list[float]:
        """Probability for each deed, followed by the best rest of the turn."""
        if not self.suspects:
            return [0.0] * len(legal)
        moves = [deed for deed in legal if isinstance(deed, Move)]
        return [self._value(deed, moves) for deed in legal]

    def _value(self, deed: Any, moves: Sequence[Move]) -> float:
        match deed:
            case Move():
                return self._of_move(deed, self.army, ())
            case Shoot(cell):
                return self._of_shot(cell, moves)
            case Line(cell):
                strikes = cell in self.suspects and self._lines(self.army, cell)
                return self._of_strikes(self.army, ()) if strikes else 0.0
            case Triangle(cell):
                return self._of_strikes(self.army, ()) if cell in self.suspects else 0.0
            case Scout():
                return self._of_strikes(self.army, ())
            case _:
                return 0.0

    def _list_shots(self) -> dict[int, int]:
        """Targets of the archers that may still shoot, by the archers' cells."""
        if self.field.view.phase is not Phase.ARCHERS:
            return {}
        ahead = AHEAD[self.field.side]
        fit = (card.cell for card in self.field.own if self.field.rank(card.cell) == ARCHERS)
        return {cell: ahead[cell] for cell in fit if cell not in self.shot and self._enemy(ahead[cell])}

    def _enemy(self, cell: int) -> Card | None:
        card = self.field.board[cell] if cell >= 0 else None
        return card if card and card.side != self.field.side else None

    def _of_shot(self, archers: int, moves: Sequence[Move]) -> float:
        """A shot at the king, or one that clears a cell for the move."""
        target = self.shots.get(archers, -1)
        aimed = {cell for cell in self.shots.values() if cell in self.suspects}
        direct = sum(self.suspects[cell] for cell in aimed)
        if target not in self.suspects and not self._falls_to_shot(target):
            return 0.0
        later = [move for move in moves if move.src != archers and move.src not in self.shots]
        cleared = {} if target in self.suspects else {target}
        best = max((self._of_move(move, self.army, (*aimed, *cleared)) for move in later), default=0.0)
        alone = self._of_strikes(self.army, (*aimed, *cleared))
        rest = max(best, alone)
        helps = target in aimed or best > max(alone, self._without_shot(moves))
        return min(1.0, direct + rest) if helps else 0.0

    def _without_shot(self, moves: Sequence[Move]) -> float:
        return max((self._of_move(move, self.army, ()) for move in moves), default=0.0)

    def _falls_to_shot(self, cell: int) -> bool:
        card = self._enemy(cell)
        options = self.field.view.options
        return bool(card and chance_of(chances(self.field.view, card), lambda rank: not shield(options, rank)) > 0.999)

    def _of_move(self, move: Move, army: Army, gone: Collection[int]) -> float:
        """An attack on the king, or the strikes after the move; what is `gone` was shot before."""
        target = self._enemy(move.dst)
        if target is None or move.dst in gone:
            return self._of_strikes(_moved(army, move), gone)
        rank, options = army[move.src], self.field.view.options
        wins = chance_of(chances(self.field.view, target), lambda other: battle(options, rank, other)[1])
        hit = self.suspects.get(move.dst, 0.0) if battle(options, rank, KING)[1] else 0.0
        stays = {cell: value for cell, value in army.items() if cell != move.src}
        after = _moved(army, move) if wins > 0.999 else stays
        return min(1.0, hit + self._of_strikes(after, (*gone, move.dst)))

    def _of_strikes(self, army: Army, gone: Collection[int]) -> float:
        """Probability that a line or triangle on one of the suspects finds the king."""
        found = sum(share for cell, share in self.suspects.items() if cell not in gone and self._strikes(army, cell))
        return min(1.0, found)

    def _strikes(self, army: Army, cell: int) -> bool:
        near = [n for n in NEAR[cell] if n in army]
        if len(near) < 2:
            return False
        return is_triangle(cell, near) or self._lines(army, cell)

    def _lines(self, army: Army, cell: int) -> bool:
        return any(self._pair_strikes(army, pair) for pair in LINES[cell])

    def _pair_strikes(self, army: Army, pair: tuple[int, int]) -> bool:
        """KV-D4.2, KV-D4.3: the sum of two cards with values that one may use is greater than the king's number."""
        ranks = [army.get(cell, 0) for cell in pair]
        return all(ranks) and all(map(self._usable, pair)) and sum(map(line_value, ranks)) > KING

    def _usable(self, cell: int) -> bool:
        card = self.field.board[cell]
        own = card is not None and card.side == self.field.side
        return bool(own and card and card.open) or controls(self.field.view.seats, self.field.seat, cell)


def _moved(army: Army, move: Move) -> Army:
    after = dict(army)
    after[move.dst] = after.pop(move.src)
    return after
