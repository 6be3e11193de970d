"""The battle: the turn as far as it was played, strikes, the end of turns and of the game."""

from typing import final

from pelipoyta.games.kasvoton.fast.army import Army
from pelipoyta.games.kasvoton.fast.choices import (
    list_free,
    list_moves,
    list_pairs,
    list_royals,
    list_scouts,
    list_shots,
    list_strikes,
    meet,
)
from pelipoyta.games.kasvoton.fast.tables import (
    ARMY,
    CELLS,
    DECLINE,
    DONE,
    FORWARD,
    FROM,
    KNIGHT,
    KNIGHTS,
    LINE,
    NEXT,
    OVER,
    PAIR,
    PAIRS,
    REVEALS,
    ROYAL,
    ROYALS,
    SAYS,
    SCOUTS,
    SHOTS,
    TRIANGLE,
    TURN,
)
from pelipoyta.kernel.optional.machine import i64, vec


@final
class Battle:
    """From the first turn on; the stage is the whole game's."""

    def __init__(self) -> None:
        self.army = Army()
        self.used = vec[i64]([0] * 4)
        self.said = vec[i64]([0] * 4)
        self.fell = vec[i64]([0] * 2)
        self.shot = vec[i64]([0] * 8)
        self.usable = vec[i64]([0] * 8)  # own cells that may take part in a strike
        self.seats: i64 = 2
        self.limit: i64 = 125
        self.wall = self.hedge = self.shame = self.deduction = False
        self.clear()

    def clear(self) -> None:
        self.army.clear()
        for seat in range(4):
            self.used[seat] = 0
            self.said[seat] = 0
        self.fell[0] = 0
        self.fell[1] = 0
        self.stage: i64 = KNIGHT
        self.first: i64 = -1
        self.turn: i64 = -1
        self.phase: i64 = 0
        self.shots: i64 = 0
        self.target: i64 = -1
        self.helpers: i64 = 0  # in `usable`
        self.winner: i64 = -1
        self.ended: i64 = 0  # 1: KV-D0.5, 2: KV-A1, 3: KV-F10, 4: KV-E1

    def copy_from(self, other: "Battle") -> None:
        self.army.copy_from(other.army)
        for seat in range(4):
            self.used[seat] = other.used[seat]
            self.said[seat] = other.said[seat]
        self.fell[0] = other.fell[0]
        self.fell[1] = other.fell[1]
        for at in range(8):
            self.shot[at] = other.shot[at]
            self.usable[at] = other.usable[at]
        self.seats, self.limit = other.seats, other.limit
        self.wall, self.hedge, self.shame, self.deduction = other.wall, other.hedge, other.shame, other.deduction
        self.stage, self.first, self.turn, self.phase = other.stage, other.first, other.turn, other.phase
        self.shots, self.target, self.helpers = other.shots, other.target, other.helpers
        self.winner, self.ended = other.winner, other.ended

    def list_deeds(self, seat: i64, out: vec[i64], count: i64) -> i64:
        """From the turn's own to what may be done at any time."""
        if self.stage == TURN:
            count = self._list_turn(seat, out)
        elif self.stage == PAIR:
            count = list_pairs(self.army, self.usable, self.helpers, self.target, out)
        elif self.stage == ROYAL:
            count = list_royals(self.army, self.usable, self.helpers, out)
        may_say = self.seats == 4 and not self.said[seat] and self.used[seat] == 0
        return list_free(self.army, seat, may_say, out, count)

    def apply(self, action: i64, seat: i64) -> None:
        if action < KNIGHTS:
            self._move(action // CELLS, action % CELLS)
        elif action < PAIRS:
            self._begin_strike(action)
        elif action >= SAYS:
            self.said[seat] = 1
        elif action >= REVEALS:
            self.army.turn_up(action - REVEALS)
        elif action == DONE:
            self._end_turn()
        else:
            self._finish_strike(action)

    def _list_turn(self, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if self.phase == 0:
            count = list_shots(self.army, seat, self.shot, self.shots, out, 0)
            count = list_moves(self.army, seat, self.shot, self.shots, out, count)
        if self.phase <= 1:
            count = list_scouts(self.army, seat, out, count)
        count = list_strikes(self.army, seat, out, count)
        out[count] = DONE
        return count + 1

    def _move(self, src: i64, dst: i64) -> None:
        """KV-D2."""
        army, card = self.army, self.army.board[src]
        self.phase = 1
        if army.board[dst] < 0:
            army.shift(card, dst)
        else:
            army.turn_up(src)
            army.turn_up(dst)
            falls = meet(army.rank_at(src), army.rank_at(dst), self.hedge, self.shame)
            if falls == 2:
                self._strike(dst)
                army.shift(card, dst)
            elif falls == 1:
                self._strike(src)
        self._rest_or_go_on()

    def _strike(self, cell: i64) -> None:
        card = self.army.strike(cell)
        if self.army.faces[card] == 13:
            self.fell[card // ARMY] = 1 if card // ARMY == self.turn % 2 else 2

    def _begin_strike(self, action: i64) -> None:
        if action < SCOUTS:
            self._shoot(action - SHOTS)
        elif action < LINE:
            self._scout(action - SCOUTS)
        elif action < TRIANGLE:
            self._declare(PAIR, action - LINE)
        else:
            self._declare(ROYAL, action - TRIANGLE)
            if self.army.rank_at(self.target) != 12:
                self._strike(self.target)
                self._leave()

    def _declare(self, stage: i64, cell: i64) -> None:
        """KV-D4.2, KV-F8."""
        self.stage, self.phase, self.target, self.helpers = stage, 2, cell, 0
        for at in range(FROM[cell], FROM[cell + 1]):
            if self.army.usable(self.turn, NEXT[at]):
                self.usable[self.helpers] = NEXT[at]
                self.helpers += 1
        self.army.turn_up(cell)

    def _shoot(self, cell: i64) -> None:
        """KV-D1, KV-Ha."""
        army, target = self.army, FORWARD[self.turn % 2 * CELLS + cell]
        self.shot[self.shots] = army.board[cell]
        self.shots += 1
        army.turn_up(cell)
        army.turn_up(target)
        rank = army.rank_at(target)
        if rank != 12 and not (self.wall and rank == 4):
            self._strike(target)

    def _scout(self, cell: i64) -> None:
        """KV-D3."""
        self.phase = 2
        self.army.turn_up(cell)
        for at in range(FROM[cell], FROM[cell + 1]):
            if self.army.side_at(NEXT[at]) == 1 - self.turn % 2:
                self.army.turn_up(NEXT[at])

    def _finish_strike(self, action: i64) -> None:
        if action < ROYALS:
            self.army.turn_up((action - PAIRS) // CELLS)
            self.army.turn_up((action - PAIRS) % CELLS)
        elif action != DECLINE:
            self.army.turn_up(action - ROYALS)
        if action != DECLINE:
            self._strike(self.target)
        self._leave()

    def _leave(self) -> None:
        self.stage, self.target, self.helpers = TURN, -1, 0
        self._rest_or_go_on()

    def _rest_or_go_on(self) -> None:
        if not self.army.in_touch():
            self._end_turn()

    def begin_turn(self, seat: i64) -> None:
        self.stage, self.turn, self.phase, self.shots = TURN, seat, 0, 0

    def _end_turn(self) -> None:
        """KV-D0.5."""
        self.stage, self.target, self.helpers = TURN, -1, 0
        self.used[self.turn] += 1
        mine = self.turn % 2
        if self.fell[0] and self.fell[1]:
            self._finish(-1, 1)
        elif self.fell[mine]:
            self._finish(1 - mine, 2)
        elif self.fell[1 - mine] and self.seats == 4 and not self.army.stands(1 - mine):
            self._finish(mine, 3)
        else:
            if self.fell[1 - mine] == 2:
                self.fell[1 - mine] = 3
            self._pass_on()

    def _pass_on(self) -> None:
        """KV-F6, KV-E1."""
        place = self.turn ^ self.first
        while not self._limit_reached():
            place = (place + 1) % self.seats
            seat = self.first ^ place
            if self._is_spent(seat) and not self.fell[seat % 2]:
                continue
            if self.seats == 2 or self.army.plays(seat):
                self.begin_turn(seat)
                return
            self.used[seat] += 1

    def _is_spent(self, seat: i64) -> bool:
        return 0 < self.limit <= self.used[seat]

    def _limit_reached(self) -> bool:
        if self.fell[0] or self.fell[1]:
            return False
        for seat in range(self.seats):
            if not self._is_spent(seat):
                return False
        self._finish(-1, 4)
        return True

    def _finish(self, winner: i64, why: i64) -> None:
        self.stage, self.winner, self.ended, self.turn = OVER, winner, why, -1
        self.army.show_all()
