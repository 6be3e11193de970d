"""Kasvoton vihollinen over machine integers: one game that is changed in place. `rules` has the rules."""

from typing import Final, final

from pelipoyta.games.kasvoton.fast.battle import Battle
from pelipoyta.games.kasvoton.fast.camp import Camp
from pelipoyta.games.kasvoton.fast.tables import (
    AGREE,
    BEGINS,
    CARDS,
    CELLS,
    DEPLOY,
    FACES,
    KNIGHT,
    KNIGHTS,
    LEFT,
    LOTS,
    MASK,
    MIX,
    MUSTER,
    OVER,
    PLACES,
    RANK,
    READY,
    SEEN,
    SHOTS,
    SHOWN,
    SPLIT,
    SPLITS,
    STARTER,
    TURN,
    WHOLE,
)
from pelipoyta.kernel.fast.state import BaseState
from pelipoyta.kernel.optional.machine import i64, vec

MOST: Final[i64] = 1024  # legal actions


def buffer() -> vec[i64]:
    return vec[i64]([0] * MOST)


@final
class FastState(BaseState):
    """State of the setup, and of the battle."""

    def __init__(self) -> None:
        super().__init__(MOST)
        self.battle = Battle()
        self.camp = Camp()
        self.seats: i64 = 2

    def clear(self) -> None:
        self.battle.clear()
        self.camp.clear()

    def copy_from(self, other: "FastState") -> None:
        self.battle.copy_from(other.battle)
        self.camp.copy_from(other.camp)
        self.seats, self.chance.state = other.seats, other.chance.state

    def seat(self, seats: i64) -> None:
        self.seats, self.battle.seats, self.battle.army.seats, self.camp.seats = seats, seats, seats, seats

    def mover(self) -> i64:
        if self.battle.stage >= TURN:
            return -2 if self.battle.stage == OVER else self.battle.turn
        if self.battle.stage == MUSTER or self.battle.stage == LOTS:
            return -1
        if self.battle.stage == STARTER:
            return self.camp.bargainer(self.battle.first % 2)
        return self._first_asked()

    def _first_asked(self) -> i64:
        """First seat that still has to choose blind."""
        camp = self.camp
        if self.battle.stage == DEPLOY:
            seat: i64 = 0
            while camp.ready[seat]:
                seat += 1
            return seat
        if self.battle.stage == KNIGHT:
            return 0 if camp.knights[0] == 0 else 1 if self.seats == 2 else LEFT[1]
        if camp.agreed[0] or camp.agreed[1]:
            return camp.bargainer(1 if camp.agreed[0] else 0)
        return min(camp.bargainer(0), camp.bargainer(1))

    def score(self, seat: i64) -> float:
        if self.battle.stage != OVER:
            return 0.0
        if self.battle.winner < 0:
            return 0.5
        return 1.0 if seat % 2 == self.battle.winner else 0.0

    def key(self, seat: i64) -> i64:
        army, bit = self.battle.army, i64(1) << seat
        total = (
            MIX[self.battle.stage]
            ^ MIX[16 + self.battle.turn]
            ^ MIX[32 + self.battle.phase]
            ^ MIX[64 + self.battle.target]
        )
        for face in range(1, FACES):
            total = (total + self.camp.hand[seat * FACES + face] * MIX[200 + face]) & MASK
        for at in range(self.battle.shots):
            total = (total + MIX[256 + self.battle.shot[at]]) & MASK
        for side in range(2):
            total ^= MIX[320 + side * 4 + self.battle.fell[side]] ^ MIX[340 + side * 8 + self.camp.offers[side]]
        for card in range(CARDS):
            seen = army.open[card] != 0 or (army.eyes[card] & bit) != 0
            if self.battle.stage > DEPLOY or seen:
                total = (total + SEEN[card * 80 + army.cells[card] + 1]) & MASK
                total = (total + SHOWN[card * FACES + (army.faces[card] if seen else 0)]) & MASK
        return total

    def legal(self, out: vec[i64]) -> i64:
        seat = self.mover()
        if self.battle.stage < STARTER:
            return self._list_camp(seat, out)
        count: i64 = 0
        if self.battle.stage == STARTER:
            count = self.camp.list_begins(seat, self.battle.first, out)
        return self.battle.list_deeds(seat, out, count)

    def _list_camp(self, seat: i64, out: vec[i64]) -> i64:
        if self.battle.stage == DEPLOY:
            return self.camp.list_places(seat, out)
        if self.battle.stage == SPLIT:
            return self.camp.list_splits(seat, out)
        for at in range(4):
            out[at] = KNIGHTS + 14 + at
        return 4

    def apply(self, action: i64) -> None:
        if KNIGHTS <= action < SHOTS:
            self._settle_in(action)
        else:
            self.battle.apply(action, self.mover())

    def _settle_in(self, action: i64) -> None:
        """Before the first turn."""
        seat, camp = self.mover(), self.camp
        if action < SPLITS:
            self._choose_knight(seat % 2, action - KNIGHTS)
        elif action < AGREE:
            camp.offer(seat, action - SPLITS)
        elif action == AGREE:
            self._agree(seat % 2)
        elif action < READY:
            camp.place(self.battle.army, seat, (action - PLACES) // CELLS, (action - PLACES) % CELLS)
        elif action == READY:
            if camp.all_ready(self.battle.army, seat):
                self.battle.stage = LOTS
        else:
            self.battle.first = action - BEGINS
            camp.offers[seat % 2] += 1

    def _agree(self, side: i64) -> None:
        if self.battle.stage == STARTER:
            self.camp.offers[side] = 0
            self.battle.begin_turn(self.battle.first)
        elif self.camp.agree(side):
            self.battle.stage = MUSTER

    def _choose_knight(self, side: i64, knight: i64) -> None:
        camp = self.camp
        camp.knights[side] = knight
        if camp.knights[0] and camp.knights[1]:
            self.battle.stage = MUSTER if self.seats == 2 else SPLIT
            if self.seats == 2:
                camp.share(0, WHOLE)
                camp.share(1, WHOLE)

    def settle(self, brought: i64) -> None:
        """Settle chance: an army is in `drawn`; else a card that was turned up, or a die."""
        camp = self.camp
        if self.battle.stage == MUSTER:
            if camp.muster():
                self.battle.stage = DEPLOY
            return
        side = camp.next_lot(self.battle.army)
        if side < 0:
            self._start(brought - 1)
            return
        camp.turned[side * 20 + camp.lots[side]] = brought
        camp.lots[side] += 1
        blue, grey = RANK[camp.turned[camp.lots[0] - 1]], RANK[brought]
        if side == 1 and blue != grey:
            self._start(1 if grey > blue else 0)

    def _start(self, side: i64) -> None:
        self.battle.first = side if self.seats == 2 else LEFT[side]
        if self.seats == 4:
            self.battle.stage = STARTER
        else:
            self.battle.begin_turn(self.battle.first)

    def roll(self) -> None:
        if self.battle.stage == MUSTER:
            self.camp.roll_army(self.battle.army, self.chance)
            self.settle(0)
            return
        side = self.camp.next_lot(self.battle.army)
        if side < 0:
            self.settle(1 + self.chance.below(2))
        else:
            left = self.camp.undrawn(self.battle.army, side)
            self.settle(self.chance.pick(self.camp.bag, left))
