"""RoleChess over machine integers: one position that is changed in place.

`rules` has the rules; this module names their ids only.
"""

from typing import Final, final

from pelipoyta.games.rolechess.fast.codes import (
    ADVANCE,
    ADVANCING,
    ALONE,
    ATTACK,
    ATTACKS,
    BEGIN,
    CELLS,
    DEAD,
    DEFENCE,
    FELLED,
    JOINS,
    NONE,
    PARTNER,
    PASS,
    QUIET,
    SIDE,
    STAY,
    STOP,
    STRIKE,
    TURN,
)
from pelipoyta.games.rolechess.fast.men import Men
from pelipoyta.games.rolechess.fast.tables import (
    BIT,
    EACH_ATTACK,
    EACH_DEFENCE,
    MIX,
    ROAD,
    SKIP,
    SORT,
    START,
    TO,
)
from pelipoyta.kernel.fast.state import BaseState
from pelipoyta.kernel.optional.machine import i64, vec

MOST: Final[i64] = 512  # legal actions


def buffer() -> vec[i64]:
    return vec[i64]([0] * MOST)


@final
class FastState(BaseState):
    """The pieces, and the turn as far as it was played."""

    def __init__(self, limit: i64, free_pass: bool) -> None:
        super().__init__(MOST)
        self.limit: i64 = limit  # quiet turns until a draw; 0: never
        self.free_pass: bool = free_pass
        self.men = Men()
        self.clear()

    def clear(self) -> None:
        """Empty board, before the first roll."""
        self.men.clear()
        self.turn: i64 = 0
        self.phase: i64 = BEGIN
        self.quiet: i64 = 0
        self._forget()

    def _forget(self) -> None:
        """Clear the current turn."""
        self.src: i64 = NONE  # of the move
        self.dst: i64 = NONE
        self.first: i64 = NONE  # attackers
        self.second: i64 = NONE
        self.target: i64 = NONE
        self.die: i64 = 0  # what they rolled
        self.other: i64 = 0

    def copy_from(self, other: "FastState") -> None:
        self.men.copy_from(other.men)
        self.limit, self.free_pass, self.chance.state = other.limit, other.free_pass, other.chance.state
        self.turn, self.phase, self.quiet = other.turn, other.phase, other.quiet
        self.src, self.dst = other.src, other.dst
        self.first, self.second, self.target = other.first, other.second, other.target
        self.die, self.other = other.die, other.other

    def ended(self) -> i64:
        """Rule that ended the game; 0 while it goes on."""
        if self.men.energy[3] == 0 or self.men.energy[17] == 0:
            return FELLED
        if self.men.able == 0:
            return DEAD
        return QUIET if self.limit and self.quiet >= self.limit else 0

    def mover(self) -> i64:
        if self.ended():
            return -2
        phase = self.phase
        return -1 if phase in (BEGIN, STRIKE, DEFENCE) else self.turn

    def score(self, seat: i64) -> float:
        end = self.ended()
        if end == FELLED:
            return 0.0 if self.men.energy[3 + SIDE * seat] == 0 else 1.0
        return 0.5 if end else 0.0

    def key(self, seat: i64) -> i64:  # noqa: ARG002 - all see the same
        rest = MIX[self.turn * 8 + self.phase] ^ MIX[17 + self.src] ^ MIX[67 + self.dst] ^ MIX[117 + self.first]
        rest ^= MIX[167 + self.second] ^ MIX[217 + self.target] ^ MIX[266 + self.die * 7 + self.other]
        return self.men.hash ^ rest ^ MIX[320 + self.quiet]

    def legal(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TURN:
            return self._openings(out)
        if phase == ATTACK:
            return self._closing(out, self._attacks(out, self.dst), STOP)
        if phase == PARTNER:
            return self._closing(out, self.partners(out, self.first, self.target), ALONE)
        out[0] = ADVANCE
        out[1] = STAY
        return 2

    def _closing(self, out: vec[i64], count: i64, word: i64) -> i64:
        out[count] = word
        return count + 1

    def _openings(self, out: vec[i64]) -> i64:
        board, where = self.men.board, self.men.where
        turn = self.turn
        count: i64 = 0
        for piece in range(turn * SIDE, turn * SIDE + SIDE):
            src = where[piece]
            if src < 0:
                continue
            at = START[SORT[piece] * CELLS + src]
            cell = TO[at]
            while cell >= 0:
                other = board[cell]
                if other < 0:
                    out[count] = src * CELLS + cell
                    count += 1
                    at += 1
                else:
                    if other // SIDE != turn:
                        out[count] = ATTACKS + src * CELLS + cell
                        count += 1
                    at = SKIP[at]
                cell = TO[at]
        return self._closing(out, count, PASS) if self.free_pass or count == 0 else count

    def _attacks(self, out: vec[i64], src: i64) -> i64:
        """The attacks of one piece; RC-5.1."""
        board, turn = self.men.board, self.turn
        count: i64 = 0
        at = START[SORT[board[src]] * CELLS + src]
        cell = TO[at]
        while cell >= 0:
            other = board[cell]
            if other < 0:
                at += 1
            else:
                if other // SIDE != turn:
                    out[count] = ATTACKS + src * CELLS + cell
                    count += 1
                at = SKIP[at]
            cell = TO[at]
        return count

    def partners(self, out: vec[i64], opener: i64, target: i64) -> i64:
        """Pieces that may join; RC-5.2."""
        taken, before = self.men.taken, self.men.taken
        if self.src >= 0:
            before = before ^ BIT[self.src] ^ BIT[self.dst]
        count: i64 = 0
        for piece in range(self.turn * SIDE, self.turn * SIDE + SIDE):
            src = self.men.where[piece]
            if src >= 0 and src != opener:
                road = ROAD[(SORT[piece] * CELLS + src) * CELLS + target]
                if road >= 0 and not road & taken and not road & before:
                    out[count] = JOINS + src
                    count += 1
        return count

    def apply(self, action: i64) -> None:
        if action < ATTACKS:
            self._move(action // CELLS, action % CELLS)
        elif action < JOINS:
            self._declare((action - ATTACKS) // CELLS, (action - ATTACKS) % CELLS)
        elif action <= ALONE:
            self.second = NONE if action == ALONE else action - JOINS
            self.phase = STRIKE
        elif action == ADVANCE:
            piece = self.men.board[self.first]
            self.men.move(piece, self.target)
            self._hand_over()
        elif action == STAY:
            self._hand_over()
        else:  # STOP, PASS
            self._end_quietly()

    def _move(self, src: i64, dst: i64) -> None:
        piece = self.men.board[src]
        self.men.move(piece, dst)
        self.src, self.dst = src, dst
        self.phase = ATTACK
        if self._attacks(self.choices, dst) == 0:
            self._end_quietly()

    def _declare(self, src: i64, target: i64) -> None:
        self.first, self.target = src, target
        self.phase = PARTNER if self.partners(self.choices, src, target) else STRIKE

    def settle(self, outcome: i64) -> None:
        """Dice as digits to base eight, the first one lowest."""
        die, other = outcome & 7, outcome >> 3
        if self.phase == BEGIN:  # RC-3.0
            if die != other:
                self.turn = 0 if die > other else 1
                self.phase = TURN
        elif self.phase == STRIKE:
            self.die, self.other = die, other
            self.phase = DEFENCE
        else:
            self._resolve(die)

    def _resolve(self, die: i64) -> None:
        foe = self.men.board[self.target]
        total = self.die * EACH_ATTACK[self.men.board[self.first]]
        if self.second >= 0:
            total += self.other * EACH_ATTACK[self.men.board[self.second]]
        loss = total - die * EACH_DEFENCE[foe]
        if loss <= 0:
            self._end_quietly()
        else:
            self.wound(foe, loss)

    def wound(self, foe: i64, loss: i64) -> None:
        """The defender loses energy (RC-6.1.2), and with all of it its place (RC-6.1.3)."""
        self.quiet = 0
        left = self.men.energy[foe] - loss
        self.men.lift(foe)
        self.men.energy[foe] = left if left > 0 else 0
        if left > 0:
            self.men.put(foe, self.target, left)
        if left > 0 or self.ended():
            self._hand_over()
        else:
            self.phase = ADVANCING
            self.die, self.other = 0, 0

    def _end_quietly(self) -> None:
        self.quiet += 1
        self._hand_over()

    def _hand_over(self) -> None:
        self.turn = 1 - self.turn
        self.phase = TURN
        self._forget()

    def roll(self) -> None:
        pair = self.phase == BEGIN or (self.phase == STRIKE and self.second >= 0)
        die = 1 + self.chance.below(6)
        self.settle(die + 8 * (1 + self.chance.below(6)) if pair else die)
