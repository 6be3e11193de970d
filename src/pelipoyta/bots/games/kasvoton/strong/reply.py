"""Exact search of the enemy's next turn: the probability that one's own king falls in it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from pelipoyta.bots.games.kasvoton.field import Field
from pelipoyta.games.kasvoton.board import AHEAD, LINES, NEAR, is_triangle
from pelipoyta.games.kasvoton.deck import ARCHERS, KING, QUEEN
from pelipoyta.games.kasvoton.model import Move
from pelipoyta.games.kasvoton.preview import chance_of, chances
from pelipoyta.games.kasvoton.rules.march import battle, shield
from pelipoyta.games.kasvoton.rules.strikes import line_value

NOBODY = (0.0,) * 14
FEW = 3  # hidden own cards among which the king is as good as found
Army = Mapping[int, int]


class Reply:
    """Probability that the own king falls in the enemy's next turn, had he been found."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.army = {card.cell: field.rank(card.cell) for card in field.own}
        self.beliefs = {card.cell: chances(field.view, card) for card in field.enemies}

    def is_known(self) -> bool:
        """True if the own king lies open, or few cards are left among which he hides."""
        king = self.field.board[self.field.king] if self.field.king >= 0 else None
        return bool(king and (king.open or sum(not card.open for card in self.field.own) <= FEW))

    def after(self, deed: Any) -> float:
        """Risk after a deed and what can be struck for sure after it."""
        army, king, gone = dict(self.army), self.field.king, set[int]()
        if isinstance(deed, Move):
            if deed.dst in self.beliefs:
                rank, options = army[deed.src], self.field.view.options
                if chance_of(self.beliefs[deed.dst], lambda other: battle(options, rank, other)[1]) < 0.5:
                    return 1.0 if deed.src == king else self._risk(army, king, gone)
                gone.add(deed.dst)
            army[deed.dst] = army.pop(deed.src)
            king = deed.dst if deed.src == king else king
        struck = (c for c in self.beliefs if c not in gone and is_triangle(c, [n for n in NEAR[c] if n in army]))
        return self._risk(army, king, gone | {cell for cell in struck if self.beliefs[cell][QUEEN - 1] == 0})

    def _risk(self, army: Army, king: int, gone: Collection[int]) -> float:
        enemies = {cell: belief for cell, belief in self.beliefs.items() if cell not in gone}
        near = {cell for cell in NEAR[king] if cell in enemies}
        spared = 1.0
        for cell in near:
            belief = enemies[cell]
            attack = chance_of(belief, lambda rank: battle(self.field.view.options, rank, KING)[1])
            shot = belief[ARCHERS - 1] if AHEAD[1 - self.field.side][cell] == king else 0.0
            spared *= 1 - min(1.0, attack + shot)
        return 1 - spared * (1 - self._encircled(army, king, near, enemies))

    def _encircled(self, army: Army, king: int, near: set[int], enemies: Mapping[int, Sequence[float]]) -> float:
        """Probability that a line or triangle stands, or that one step completes it."""
        worst = self._closed(king, {cell: enemies[cell] for cell in near})
        for dst in NEAR[king]:
            if dst in enemies:
                continue
            for src in NEAR[dst]:
                if worst < 1 and src in enemies and src != king:
                    ring = {**{cell: enemies[cell] for cell in near if cell != src}, dst: enemies[src]}
                    worst = max(worst, self._enters(army, enemies, src, dst) * self._closed(king, ring))
        return worst

    def _enters(self, army: Army, enemies: Mapping[int, Sequence[float]], src: int, dst: int) -> float:
        """Probability that the enemy's card may go there: to an empty cell, by a won attack, or after a shot."""
        if dst not in army:
            return 1.0
        rank, options = army[dst], self.field.view.options
        wins = chance_of(tuple(enemies[src]), lambda other: battle(options, other, rank)[1]) if rank else 0.5
        archers = AHEAD[self.field.side][dst]  # from where they would shoot
        shoots = 0.0 if archers == src or shield(options, rank) else enemies.get(archers, NOBODY)[ARCHERS - 1]
        return max(wins, shoots)

    def _closed(self, king: int, ring: Mapping[int, Sequence[float]]) -> float:
        if is_triangle(king, list(ring)):
            return 1.0
        pairs = (pair for pair in LINES[king] if pair[0] in ring and pair[1] in ring)
        return max((_exceeds(ring[one], ring[other]) for one, other in pairs), default=0.0)


def _exceeds(one: Sequence[float], other: Sequence[float]) -> float:
    """Probability that the sum of two hidden cards is greater than the king's number."""
    values = [line_value(rank) for rank in range(1, 15)]
    return sum(
        share * rest
        for share, value in zip(one, values, strict=True)
        if share
        for rest, added in zip(other, values, strict=True)
        if value + added > KING
    )
