"""Playout policy of dnup: the heuristic of `greedy` over machine integers."""

from typing import Final, final

from pelipoyta.games.dnup.fast.state import FastState, buffer
from pelipoyta.games.dnup.fast.tables import ADD, DOWN, FACES, FLIP, FROM, HAND, KINDS, PLAY, TABLE, TAKE, THREES, TURN
from pelipoyta.kernel.optional.machine import i64, vec

UP: Final = vec[i64]([card.up for card in FACES])
BIT: Final = vec[i64]([1 << value for value in range(12)])

CARD: Final[float] = 0.06  # a card in hand, besides the turns it takes
BEATEN: Final[float] = 0.8  # probability that a set that can be beaten is
THREAT: Final[float] = 1.5  # an opponent with few cards left
RIVAL_OUT: Final[float] = 3.0  # an opponent who can go out at once
NOISE: Final[float] = 0.5
LONGEST: Final[i64] = 150  # most choices; a longer round has no winner


@final
class Policy:
    """Playout policy with its buffers."""

    def __init__(self) -> None:
        self.out = buffer()
        self.hand = vec[i64]([0] * 56)
        self.back = vec[i64]([0] * 56)
        self.downs = vec[i64]([0] * 12)  # by active value: the passive values, a bit each
        self.partner = vec[i64]([0] * 12)
        self.tried: i64 = 0
        self.power = vec[i64]([0] * 16)  # highest value of which an opponent holds n cards

    def run(self, s: FastState) -> None:
        """Play to the end of the round."""
        rounds, count = len(s.past), i64(0)
        while s.playing() and len(s.past) == rounds and count < LONGEST:
            s.apply(self.choose(s))
            count += 1

    def choose(self, s: FastState) -> i64:
        number = s.legal(self.out)
        self._weigh_others(s)
        best: i64 = self.out[0]
        least = 1e9
        for at in range(number):
            action = self.out[at]
            cost = self.cost(s, action) + NOISE * float(s.chance.below(1024)) / 1024.0
            if cost < least:
                best, least = action, cost
        return best

    def _weigh_others(self, s: FastState) -> None:
        """Update the sets that opponents could beat."""
        count = s.heaps.count
        for size in range(16):
            self.power[size] = 0
        for seat in range(s.seats):
            if seat == s.turn:
                continue
            for value in range(1, 11):
                held: i64 = 0
                for face in range(FROM[value], FROM[value + 1]):
                    held += count[(HAND + seat) * KINDS + face]
                for size in range(1, held + 1):
                    if value > self.power[size]:
                        self.power[size] = value

    def cost(self, s: FastState, action: i64) -> float:
        """Cost of an action in turns; lower is better."""
        row = (HAND + s.turn) * KINDS
        for face in range(KINDS):
            self.hand[face] = s.heaps.count[row + face]
        if action < ADD:
            return self._cost_of_play(s, action)
        if action < TAKE:
            self.hand[(action - ADD) // 16] -= 1
            return self._plain(self.hand) + self._threats(s, -1, 0)
        if action < TURN:
            slot = action - TAKE
            for face in range(KINDS):
                self.hand[FLIP[face]] += s.heaps.count[(TABLE + slot) * KINDS + face]
            return self._plain(self.hand) + self._threats(s, slot, 0)
        for face in range(KINDS):
            self.back[FLIP[face]] = self.hand[face]
        return self._plain(self.back) + self._threats(s, -1, 0)

    def _cost_of_play(self, s: FastState, action: i64) -> float:
        value, size, left = action // PLAY, i64(0), i64(0)
        for face in range(FROM[value], FROM[value + 1]):
            number = action // THREES[DOWN[face]] % 3
            self.hand[face] -= number
            size += number
        for face in range(KINDS):
            left += self.hand[face]
            self.back[face] = self.hand[face]
        if left == 0:
            return -100.0
        for face in range(FROM[value], FROM[value + 1]):
            self.back[FLIP[face]] += action // THREES[DOWN[face]] % 3
        base = self._plain(self.hand)
        if self.power[size] > value:
            base += (self._plain(self.back) - base) * BEATEN
        return base + self._threats(s, s.rival(size, -1), size * 16 + value)

    def _plain(self, hand: vec[i64]) -> float:
        """Turns that a hand takes, and a little for each card."""
        number: i64 = 0
        for face in range(KINDS):
            number += hand[face]
        return float(self.turns_left(hand)) + CARD * float(number)

    def _threats(self, s: FastState, lifted: i64, laid: i64) -> float:
        """Threat of opponents with few cards; a lifted set goes back to its owner.

        `laid` is size * 16 + value of a new set.
        """
        total = 0.0
        for seat in range(s.seats):
            size = s.heaps.size[HAND + seat]
            if seat == s.turn or size == 0:
                continue
            back: i64 = 0
            if lifted >= 0 and laid and lifted // s.areas == seat:
                back = s.heaps.size[TABLE + lifted]
            total += THREAT / float(1 + size + back)
            if back == 0 and size <= 4 and self._can_go_out(s, seat, size, laid):
                total += RIVAL_OUT
        return total

    def _can_go_out(self, s: FastState, seat: i64, size: i64, laid: i64) -> bool:
        """True if the hand has one value alone, higher than the set on the table."""
        value: i64 = 0
        for face in range(KINDS):
            if s.heaps.count[(HAND + seat) * KINDS + face]:
                if value and UP[face] != value:
                    return False
                value = UP[face]
        bar = laid % 16 if laid // 16 == size else s.above(size, -1)
        return value > bar

    def turns_left(self, hand: vec[i64]) -> i64:
        """Fewest turns that play the hand if nothing comes back: some values now, the rest after turning it."""
        values: i64 = 0
        for value in range(12):
            self.downs[value] = 0
            self.partner[value] = 0
        for face in range(KINDS):
            if hand[face]:
                if not self.downs[UP[face]]:
                    values += 1
                self.downs[UP[face]] |= BIT[DOWN[face]]
        matched: i64 = 0
        for value in range(1, 11):
            if self.downs[value]:
                self.tried = 0
                if self._reach(value):
                    matched += 1
        return values if values < 1 + matched else 1 + matched

    def _reach(self, up: i64) -> bool:
        """Augmenting step of the matching of active with passive values (Kőnig)."""
        for down in range(1, 11):
            if self.downs[up] & BIT[down] & ~self.tried:
                self.tried |= BIT[down]
                if not self.partner[down] or self._reach(self.partner[down]):
                    self.partner[down] = up
                    return True
        return False
