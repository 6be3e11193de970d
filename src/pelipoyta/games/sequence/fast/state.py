"""Sequence over machine integers: one game that is changed in place. `rules` has the rules."""

from typing import Final, final

from pelipoyta.games.sequence.fast.chips import Chips
from pelipoyta.games.sequence.fast.choices import list_cards, list_dead, list_locks, list_plays
from pelipoyta.games.sequence.fast.claims import Claims
from pelipoyta.games.sequence.fast.piles import Piles
from pelipoyta.games.sequence.fast.tables import (
    BIT,
    CELLS,
    CUT,
    DEAL,
    EXCHANGE,
    FIVES,
    IS_THIEF,
    KINDS,
    LOCK,
    LOCKS,
    LOSE,
    MIX,
    OVER,
    PASS,
    PLAY,
    RANK,
    REFILL,
    TAKE,
)
from pelipoyta.kernel.fast.state import BaseState
from pelipoyta.kernel.optional.machine import i64, vec

MOST: Final[i64] = 512  # legal actions


def buffer() -> vec[i64]:
    return vec[i64]([0] * MOST)


@final
class FastState(BaseState):
    """Chips, cards, the turn, and who is owed, accused or to lose a card."""

    def __init__(self) -> None:
        super().__init__(MOST)
        self.chips = Chips()
        self.piles = Piles()
        self.claims = Claims()
        self.cards = vec[i64]([0] * 104)  # what chance brings
        self.seats: i64 = 2
        self.teams: i64 = 2
        self.said: i64 = 0  # teams as the options say
        self.needed: i64 = 2
        self.deal: i64 = 7
        self.manual = self.silent = self.host = self.thieves = False
        self.limit: i64 = 500
        self.clear()

    def clear(self) -> None:
        self.chips.clear()
        self.piles.clear()
        self.claims.clear()
        self.phase: i64 = CUT
        self.cutting: i64 = 0  # a bit for each who cuts
        self.dealer: i64 = -1
        self.turn: i64 = -1
        self.turns: i64 = 0
        self.passes: i64 = 0
        self.drawer: i64 = -1
        self.placed: i64 = -1
        self.last: i64 = -1  # (seat * 52 + card) * 100 + cell
        self.winner: i64 = -1
        self.ended: i64 = 0  # 2: SEQ-2.2, 7: SEQ-2.7

    def copy_from(self, other: "FastState") -> None:
        self.seats, self.teams, self.said, self.needed = other.seats, other.teams, other.said, other.needed
        self.deal, self.limit, self.manual, self.silent = other.deal, other.limit, other.manual, other.silent
        self.host, self.thieves = other.host, other.thieves
        self.chips.copy_from(other.chips, self.teams)
        self.piles.copy_from(other.piles, self.seats)
        self.claims.copy_from(other.claims, self.seats)
        self.phase, self.cutting, self.dealer = other.phase, other.cutting, other.dealer
        self.turn, self.turns, self.passes, self.drawer = other.turn, other.turns, other.passes, other.drawer
        self.placed, self.last, self.chance.state = other.placed, other.last, other.chance.state
        self.winner, self.ended = other.winner, other.ended

    def mover(self) -> i64:
        if self.phase == OVER:
            return -2
        if self.drawer >= 0 or self.phase < PLAY:
            return -1
        if self.claims.owing:
            return self._lowest(self.claims.owing)
        return self.turn

    def _lowest(self, bits: i64) -> i64:
        seat: i64 = 0
        while not bits & BIT[seat]:
            seat += 1
        return seat

    def score(self, seat: i64) -> float:
        if self.phase != OVER:
            return 0.0
        if self.winner < 0:
            return 0.5
        return 1.0 if seat % self.teams == self.winner else 0.0

    def key(self, seat: i64) -> i64:
        """Board, own hand, discards, and where the turn stands."""
        mixed = self.chips.hash ^ self.piles.held(seat) ^ self.piles.hash ^ MIX[self.turn + 1] ^ MIX[20 + self.phase]
        mixed ^= MIX[30 + self.drawer] ^ MIX[50 + self.placed] ^ MIX[160 + self.claims.owing % 512]
        for at in range(self.chips.fives):
            mixed ^= MIX[700 + self.chips.five[at] % 300]
        for other in range(self.seats):
            mixed ^= MIX[680 + self.piles.size[other]] * (other + 1)
        return mixed

    def legal(self, out: vec[i64]) -> i64:
        if self.claims.owing:
            return list_cards(self.piles, self.mover(), out, LOSE)
        if self.phase == LOCK:
            return self._list_free(out, list_locks(self.chips, self.turn % self.teams, self.placed, out))
        count = list_plays(self.chips, self.piles, self.turn, self.turn % self.teams, self.thieves, out)
        if (count == 0 or self.piles.swaps == 0) and self.piles.can_draw():
            count = list_dead(self.chips, self.piles, self.turn, out, count)
        if count == 0:
            out[0] = PASS
            count = 1
        return self._list_free(out, count)

    def _list_free(self, out: vec[i64], count: i64) -> i64:
        """List the other actions: draw an owed card, claim, answer a claim."""
        if self.claims.owed[self.turn] > 0 and self.piles.can_draw():
            out[count] = TAKE
            count += 1
        if self.silent:
            return self.claims.list_claims(self.turn, self.seats, self.teams, self.host, out, count)
        return count

    def apply(self, action: i64) -> None:
        if action < EXCHANGE:
            self._play(action // CELLS, action % CELLS)
        elif action < PASS:
            self.piles.swap(self.turn, action - EXCHANGE)
            self._begin_draw(self.turn)
        elif action == PASS:
            self.passes += 1
            self.claims.lapse_before(self.turns + 1, self.seats)
            self._end_turn()
        elif action < TAKE:
            self._lock(action - LOCKS)
        elif action >= LOSE:
            self.claims.lose(self.mover(), action - LOSE, self.piles, self.seats)
        elif action == TAKE:
            self._take()
        else:
            self.claims.speak(action, self.turn, self.turns, self.piles, self.seats, self.teams)

    def _lock(self, line: i64) -> None:
        self.phase, self.placed = PLAY, -1
        self.chips.lock(self.turn % self.teams, line)
        self._end_card()

    def _play(self, card: i64, cell: i64) -> None:
        seat = self.turn
        self.claims.lapse_before(self.claims.owed[seat] + 1, self.seats)
        self.piles.discard(seat, card)
        self.passes, self.last = 0, (seat * KINDS + card) * CELLS + cell
        if IS_THIEF[card]:
            self.chips.broken(self.chips.take(cell), cell)
        else:
            self.chips.put(seat % self.teams, cell)
            self._finish(seat % self.teams, cell)
        if self.phase == PLAY:
            self._end_card()

    def _finish(self, team: i64, cell: i64) -> None:
        """SEQ-2.2, SEQ-2.4, SEQ-2.6."""
        best = vec[i64]([0] * 8)
        count: i64 = 0
        full: i64 = 0
        for way in range(4):
            number = self.chips.finished(team, cell, way)
            full += number
            pair = self.chips.pair_of(number) if number > 1 else -1
            if pair >= 0:
                best[count], best[count + 1] = pair // FIVES, pair % FIVES
                count += 2
            elif number:
                best[count] = self.chips.full[0]
                count += 1
        if full and self.chips.owned(team) + count >= self.needed:
            self.phase, self.winner, self.ended = OVER, team, 2
        elif full > 1:
            self.phase, self.placed = LOCK, cell
            return
        for at in range(count):
            self.chips.lock(team, best[at])

    def _end_card(self) -> None:
        """SEQ-3.2."""
        if self.manual:
            self.claims.owed[self.turn] = self.turns + 1
            self._end_turn()
        elif self.piles.can_draw():
            self.phase = REFILL
            self._begin_draw(self.turn)
        else:
            self._end_turn()

    def _begin_draw(self, seat: i64) -> None:
        self.drawer = seat
        if self.piles.left == 0:
            self.piles.reshuffle(self.turn)

    def _end_turn(self) -> None:
        self.claims.claimed[self.turn] = 0
        self.turns += 1
        self.piles.swaps = 0
        if self.passes == self.seats or self.turns >= self.limit:
            self.phase, self.ended = OVER, 7
            return
        self.phase, self.turn = PLAY, (self.turn + 1) % self.seats
        self.claims.grow_old(self.turns, self.seats)

    def _take(self) -> None:
        """SEQ-3.2."""
        turn = self.claims.owed[self.turn]
        self.claims.owed[self.turn] = 0
        self.claims.lapse_before(turn, self.seats)
        self._begin_draw(self.turn)

    def settle(self) -> None:
        """Settle chance; its cards are in `cards`."""
        if self.phase == CUT:
            self._cut()
        elif self.phase == DEAL:
            self._deal()
        else:
            self.piles.draw(self.drawer, self.cards[0])
            self.drawer = -1
            if self.phase == REFILL:
                self._end_turn()

    def awaited(self) -> i64:
        """Number of cards that chance is to settle."""
        if self.phase == DEAL:
            return self.seats * self.deal
        number: i64 = 0
        for seat in range(self.seats):
            if self.cutting & BIT[seat]:
                number += 1
        return number if self.phase == CUT else 1

    def _cut(self) -> None:
        """SEQ-1.5."""
        lowest: i64 = 13
        for at in range(self.awaited()):
            if RANK[self.cards[at]] < lowest:
                lowest = RANK[self.cards[at]]
        at, left = i64(0), i64(0)
        for seat in range(self.seats):
            if self.cutting & BIT[seat]:
                if RANK[self.cards[at]] == lowest:
                    left |= BIT[seat]
                at += 1
        self.cutting = left
        if self.awaited() == 1:
            self.dealer, self.cutting, self.phase = self._lowest(left), 0, DEAL

    def _deal(self) -> None:
        self.turn, self.phase = (self.dealer + 1) % self.seats, PLAY
        for at in range(self.seats * self.deal):
            self.piles.draw((self.turn + at) % self.seats, self.cards[at])

    def roll(self) -> None:
        if self.phase < PLAY:
            self._unpack()
            self.chance.shuffle(self.cards, len(self.cards), self.awaited())
        else:
            self.cards[0] = self.chance.pick(self.piles.bag, self.piles.left)
        self.settle()

    def _unpack(self) -> None:
        """Two packs, sorted."""
        for at in range(2 * KINDS):
            self.cards[at] = at // 2
