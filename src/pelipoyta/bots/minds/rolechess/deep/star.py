"""Expectimax over whole turns with Star1 pruning, deepened step by step within so many nodes and so much time.

Dice are exact at the root; below, wounds are none, light, heavy or the end.
"""

from time import perf_counter
from typing import Final, final

from pelipoyta.bots.minds.rolechess.deep.judge import battle
from pelipoyta.bots.minds.rolechess.deep.net import Net
from pelipoyta.bots.minds.rolechess.deep.scene import Scene
from pelipoyta.bots.minds.rolechess.deep.tables import (
    EXACT,
    EXACT_AFTER,
    EXACT_CHANCE,
    ROUGH,
    ROUGH_AFTER,
    ROUGH_CHANCE,
)
from pelipoyta.bots.minds.rolechess.deep.turns import NO, PASSING, Turns
from pelipoyta.games.rolechess.fast.codes import SIDE
from pelipoyta.games.rolechess.fast.tables import EACH_ATTACK, MIX
from pelipoyta.kernel.machine import i64, vec

DEEPEST: Final[i64] = 8  # turns
SLOTS: Final[i64] = 1 << 16
HUSHED: Final[i64] = 1000  # quiet turns that have keys of their own
OFTEN: Final[i64] = 31  # nodes between looks at the clock, less one

EXACTLY: Final[i64] = 0
AT_LEAST: Final[i64] = 1
AT_MOST: Final[i64] = 2


@final
class Star:
    """One search: positions by level, two a turn (before the dice, after them), and what was found before."""

    def __init__(self, limit: i64, net: Net) -> None:
        self.limit: i64 = limit  # quiet turns until a draw; 0: never
        self.per_turn: float = 1.0 / float(limit) if limit else 0.0
        self.scenes = [Scene(net) for _ in range(20)]
        self.turns = [Turns() for _ in range(20)]
        self.nodes: i64 = 0
        self.most: i64 = 0
        self.until: float = 0.0
        self.stopped: bool = False
        self.keys = vec[i64]([0] * 65536)
        self.values = vec[float]([0.0] * 65536)
        self.notes = vec[i64]([0] * 65536)  # turn, depth, bound

    def begin(self, nodes: i64, seconds: float) -> None:
        self.nodes = 0
        self.most = nodes
        self.until = perf_counter() + seconds
        self.stopped = False

    def _count(self) -> None:
        """One node more; is it time to stop?"""
        self.nodes += 1
        if self.nodes >= self.most or (self.nodes & OFTEN == 0 and perf_counter() >= self.until):
            self.stopped = True

    def value(self, level: i64, side: i64, quiet: i64, depth: i64, alpha: float, beta: float) -> float:
        """What the position at that level is worth to the side that is to move."""
        scene = self.scenes[level]
        self._count()
        if scene.men.able == 0 or (self.limit and quiet >= self.limit):
            return 0.0
        if depth == 0 or self.stopped:
            return scene.judge(side, float(quiet) * self.per_turn)
        key = scene.men.hash ^ MIX[side]
        if self.limit:
            key ^= MIX[320 + quiet % HUSHED]
        slot = key & (SLOTS - 1)
        known: i64 = 0
        if self.keys[slot] == key:
            note = self.notes[slot]
            known = note >> 8
            found = self.values[slot]
            bound = note & 3
            if (note >> 2) & 63 >= depth and (
                bound == EXACTLY or (bound == AT_LEAST and found >= beta) or (bound == AT_MOST and found <= alpha)
            ):
                return found
        return self._search(level, side, quiet, depth, alpha, beta, key, known)

    def _search(
        self, level: i64, side: i64, quiet: i64, depth: i64, alpha: float, beta: float, key: i64, known: i64
    ) -> float:
        turns = self.turns[level]
        turns.find(self.scenes[level].men, side)
        if known:
            turns.raise_to_top(known)
        best, best_turn, floor = -2.0, i64(0), alpha
        for index in range(turns.count):
            turn = turns.take(index)
            value = self.outcome(level, side, quiet, depth, turn, alpha, beta, level > 0)
            if self.stopped:
                return value if value > best else best
            if value > best:
                best, best_turn = value, turn
                if value > alpha:
                    alpha = value
                if value >= beta:
                    break
        slot = key & (SLOTS - 1)
        self.keys[slot] = key
        self.values[slot] = best
        bound = AT_LEAST if best >= beta else AT_MOST if best <= floor else EXACTLY
        self.notes[slot] = best_turn << 8 | depth << 2 | bound
        return best

    def outcome(
        self, level: i64, side: i64, quiet: i64, depth: i64, turn: i64, alpha: float, beta: float, rough: bool
    ) -> float:
        """What a turn is worth: of a move, what comes after; of an attack, the mean over its dice."""
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
        return self._dice(level + 1, side, quiet, depth, fight, dst, target, alpha, beta, rough)

    def _dice(
        self, level: i64, side: i64, quiet: i64, depth: i64, fight: i64, opener: i64, target: i64,
        alpha: float, beta: float, rough: bool,
    ) -> float:  # fmt: skip
        """Star1: broken off as soon as the outcomes left, however they are, cannot bring it between the bounds."""
        at, end = (ROUGH[fight], ROUGH[fight + 1]) if rough else (EXACT[fight], EXACT[fight + 1])
        total, left = 0.0, 1.0
        while at < end:
            chance, energy = (ROUGH_CHANCE[at], ROUGH_AFTER[at]) if rough else (EXACT_CHANCE[at], EXACT_AFTER[at])
            left -= chance
            low, high = (alpha - total - left) / chance, (beta - total + left) / chance
            value = self.wounded(
                level,
                side,
                quiet,
                depth,
                opener,
                target,
                energy,
                low if low > -1.0 else -1.0,
                high if high < 1.0 else 1.0,
            )
            if self.stopped:
                return total + chance * value
            total += chance * value
            if value <= low:
                return total + left
            if value >= high:
                return total - left
            at += 1
        return total

    def wounded(
        self, level: i64, side: i64, quiet: i64, depth: i64, opener: i64, target: i64, energy: i64,
        alpha: float, beta: float,
    ) -> float:  # fmt: skip
        """The value once the dice lie; of a fallen Emperor, all."""
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
