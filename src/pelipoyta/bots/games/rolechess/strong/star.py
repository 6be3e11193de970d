"""Expectimax over whole turns and all their dice, with Star1 pruning, within limits of nodes and time."""

from time import perf_counter
from typing import Final, final

from pelipoyta.bots.games.rolechess.strong.judge import battle
from pelipoyta.bots.games.rolechess.strong.net import Net
from pelipoyta.bots.games.rolechess.strong.scene import ActivatedBoard
from pelipoyta.bots.games.rolechess.strong.tables import EXACT, EXACT_AFTER, EXACT_CHANCE
from pelipoyta.bots.games.rolechess.strong.turns import NO, PASSING, TurnList
from pelipoyta.games.rolechess.fast.codes import SIDE
from pelipoyta.games.rolechess.fast.tables import EACH_ATTACK
from pelipoyta.kernel.optional.machine import i64

OFTEN: Final[i64] = 31  # nodes between reads of the clock, less one


@final
class Star:
    """Search in progress: a stack of positions, two a turn, before the dice and after them."""

    def __init__(self, limit: i64, net: Net) -> None:
        self.limit: i64 = limit  # quiet turns until a draw; 0: never
        self.per_turn: float = 1.0 / float(limit) if limit else 0.0
        self.scenes = [ActivatedBoard(net) for _ in range(7)]
        self.turns = [TurnList() for _ in range(5)]
        self.nodes: i64 = 0
        self.most: i64 = 0
        self.until: float = 0.0
        self.stopped: bool = False

    def begin(self, nodes: i64, seconds: float) -> None:
        self.nodes = 0
        self.most = nodes
        self.until = perf_counter() + seconds
        self.stopped = False

    def _count(self) -> None:
        """Count a node, and check whether to stop."""
        self.nodes += 1
        if self.nodes >= self.most or (self.nodes & OFTEN == 0 and perf_counter() >= self.until):
            self.stopped = True

    def value(self, level: i64, side: i64, quiet: i64, depth: i64, alpha: float, beta: float) -> float:
        """Value of the position at that level for the side to move."""
        scene = self.scenes[level]
        self._count()
        if scene.men.able == 0 or (self.limit and quiet >= self.limit):
            return 0.0
        if depth == 0 or self.stopped:
            return scene.judge(side, float(quiet) * self.per_turn)
        turns = self.turns[level]
        turns.find(scene.men, side)
        best = -2.0
        for index in range(turns.count):
            value = self.outcome(level, side, quiet, depth, turns.take(index), alpha, beta)
            if value > best:
                best = value
            if self.stopped or best >= beta:
                break
            if best > alpha:
                alpha = best
        return best

    def outcome(self, level: i64, side: i64, quiet: i64, depth: i64, turn: i64, alpha: float, beta: float) -> float:
        """Value of a turn: after a move the next position, for an attack the mean over its dice."""
        men, after = self.scenes[level].men, self.scenes[level + 1]
        after.copy_from(self.scenes[level])
        if turn == PASSING:
            return -self.value(level + 1, 1 - side, quiet + 1, depth - 1, -beta, -alpha)
        src, dst, target = turn & 63, (turn >> 6) & 63, (turn >> 12) & 63
        if src != dst:
            after.move(men.board[src], dst)
        if target == NO:
            return -self.value(level + 1, 1 - side, quiet + 1, depth - 1, -beta, -alpha)
        partner = turn >> 18
        second = 0 if partner == NO else EACH_ATTACK[men.board[partner]]
        foe = men.board[target]
        fight = battle(EACH_ATTACK[men.board[src]], second, foe, men.energy[foe])
        return self._dice(level + 1, side, quiet, depth, fight, dst, target, alpha, beta)

    def _dice(
        self, level: i64, side: i64, quiet: i64, depth: i64, fight: i64, opener: i64, target: i64,
        alpha: float, beta: float,
    ) -> float:  # fmt: skip
        """Star1: stop as soon as the remaining outcomes cannot bring the mean between the bounds."""
        total, left = 0.0, 1.0
        for at in range(EXACT[fight], EXACT[fight + 1]):
            chance = EXACT_CHANCE[at]
            left -= chance
            low, high = (alpha - total - left) / chance, (beta - total + left) / chance
            worst, most = low if low > -1.0 else -1.0, high if high < 1.0 else 1.0
            value = self.wounded(level, side, quiet, depth, opener, target, EXACT_AFTER[at], worst, most)
            if self.stopped:
                return total + chance * value
            total += chance * value
            if value <= low:
                return total + left
            if value >= high:
                return total - left
        return total

    def wounded(
        self, level: i64, side: i64, quiet: i64, depth: i64, opener: i64, target: i64, energy: i64,
        alpha: float, beta: float,
    ) -> float:  # fmt: skip
        """Value after the dice; a fallen Emperor ends the game."""
        men, after = self.scenes[level].men, self.scenes[level + 1]
        foe = men.board[target]
        if energy == 0 and foe % SIDE == 3:
            return 1.0
        after.copy_from(self.scenes[level])
        if energy == men.energy[foe]:
            return -self.value(level + 1, 1 - side, quiet + 1, depth - 1, -beta, -alpha)
        after.wound(foe, energy)
        stay = -self.value(level + 1, 1 - side, 0, depth - 1, -beta, -alpha)
        if energy or stay >= beta or self.stopped or after.men.able == 0:
            return stay
        after.move(men.board[opener], target)
        go = -self.value(level + 1, 1 - side, 0, depth - 1, -beta, -(stay if stay > alpha else alpha))
        return go if go > stay else stay
