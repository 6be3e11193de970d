"""dnup over machine integers: one game that is changed in place. `rules` has the rules."""

from typing import Final, final

from pelipoyta.games.dnup.fast.heaps import Heaps
from pelipoyta.games.dnup.fast.plays import list_adds, list_plays
from pelipoyta.games.dnup.fast.tables import (
    ADD,
    DOWN,
    FLIP,
    FROM,
    HAND,
    KINDS,
    KNOWN,
    MASK,
    MIX,
    PILE,
    PLAY,
    STARS,
    TABLE,
    TAKE,
    THREES,
    TURN,
    UNDEALT,
)
from pelipoyta.kernel.fast.state import BaseState
from pelipoyta.kernel.optional.machine import i64, vec

MOST: Final[i64] = 4096  # legal actions


def buffer() -> vec[i64]:
    return vec[i64]([0] * MOST)


@final
class FastState(BaseState):
    """Zones, whose turn it is, the score, and all acts since a card went to the pile."""

    def __init__(self, seats: i64, deck: list[int]) -> None:
        super().__init__(MOST)
        self.seats: i64 = seats
        self.areas: i64 = 2 if seats == 2 else 1
        self.goal: i64 = 2 if seats == 2 else 4
        self.places: i64 = 1 if seats == 2 else 2  # that score, in a round
        self.deck = vec[i64](deck)  # each card with its lower value up
        self.heaps = Heaps()
        self.value = vec[i64]([0] * 5)  # of the set in each slot
        self.points = vec[i64]([0] * 5)
        self.past: list[int] = []  # who went out: first + 1, and six times second + 1
        self.deeds = vec[i64]([-1] * 20)  # the last in each slot: action, slot hit, set lifted in two numbers
        self.trail: list[int] = []  # the same with the slot it was done for before it, one deed after another
        self.seen: list[int] = []  # the position before each of those
        self.order = vec[i64]([0] * 40)  # for dealing
        self.first: i64 = -1  # who is out
        self.second: i64 = -1
        self.turn: i64 = 0
        self.area: i64 = 1
        self.starter: i64 = 0
        self.quiet: i64 = 0

    def copy_from(self, other: "FastState") -> None:
        """Copy a game with the same number of seats."""
        self.heaps.copy_from(other.heaps)
        for at in range(5):
            self.value[at] = other.value[at]
            self.points[at] = other.points[at]
        for at in range(20):
            self.deeds[at] = other.deeds[at]
        self.past, self.trail, self.seen = other.past[:], other.trail[:], other.seen[:]
        self.chance.state = other.chance.state
        self.first, self.second = other.first, other.second
        self.turn, self.area, self.starter, self.quiet = other.turn, other.area, other.starter, other.quiet

    def over(self) -> bool:
        return any(self.points[seat] >= self.goal for seat in range(self.seats))

    def playing(self) -> bool:
        """True if a round is being played."""
        if self.over() or self.heaps.size[UNDEALT]:
            return False
        return any(self.heaps.size[HAND + seat] != 0 for seat in range(self.seats))

    def mover(self) -> i64:
        if self.over():
            return -2
        return self.turn if self.playing() else -1

    def score(self, seat: i64) -> float:
        return 1.0 if self.points[seat] >= self.goal else 0.0

    def key(self, seat: i64) -> i64:
        """Hash without past acts: they hardly matter, and more positions are then equal."""
        heaps = self.heaps
        mixed = heaps.hash[HAND + seat] ^ heaps.hash[PILE] ^ MIX[self.turn * 4 + self.area]
        total: i64 = 0
        for at in range(self.seats):
            total = (total + heaps.hash[KNOWN + at]) & MASK
            mixed ^= MIX[32 + at * 64 + heaps.size[HAND + at]] ^ MIX[400 + at * 8 + self.points[at]]
        for slot in range(self.seats * self.areas):
            total = (total + heaps.hash[TABLE + slot]) & MASK
        return mixed ^ total ^ MIX[470 + self.first] ^ MIX[480 + self.second]

    def here(self) -> i64:
        return self.turn * self.areas + self.area - 1

    def rival(self, size: i64, but: i64) -> i64:
        """Slot of the set of that size; -1: none (DNUP-9.1)."""
        for slot in range(self.seats * self.areas):
            if slot != but and self.heaps.size[TABLE + slot] == size:
                return slot
        return -1

    def above(self, size: i64, but: i64) -> i64:
        """Value that a set of that size must exceed (DNUP-A.2, DNUP-B.2)."""
        slot = self.rival(size, but)
        return self.value[slot] if slot >= 0 else 0

    def legal(self, out: vec[i64]) -> i64:
        count: i64 = 0
        bar = vec[i64]([self.above(size, -1) for size in range(12)])
        for value in range(1, 11):
            count = list_plays(self.heaps, self.turn, value, bar, out, count)
        for slot in range(self.seats * self.areas):
            size = self.heaps.size[TABLE + slot]
            if size and slot // self.areas != self.turn:
                if self.value[slot] > self.above(size + 1, slot):
                    count = list_adds(self.heaps, self.turn, self.value[slot], slot, out, count)
                out[count] = TAKE + slot
                count += 1
        out[count] = TURN
        return count + 1

    def apply(self, action: i64) -> None:
        before = self.position()
        if action < ADD:
            self._play(action, before)
        elif action < TAKE:
            self._add(action, before)
        else:
            self._stir(action, before)
        if self.playing():
            self._pass_on()
            self._void_if_stuck()

    def position(self) -> i64:
        return self.heaps.position() ^ MIX[self.turn * 4 + self.area]

    def _play(self, action: i64, before: i64) -> None:
        """DNUP-A."""
        value, slot = action // PLAY, self.here()
        for face in range(FROM[value], FROM[value + 1]):
            number = action // THREES[DOWN[face]] % 3
            if number:
                self.heaps.leave(self.turn, face, number)
                self.heaps.put(TABLE + slot, face, number)
        self.value[slot] = value
        self._lay(action, slot, before)

    def _add(self, action: i64, before: i64) -> None:
        """DNUP-B."""
        face, slot = (action - ADD) // 16, (action - ADD) % 16
        self.heaps.leave(self.turn, face, 1)
        self.heaps.put(TABLE + slot, face, 1)
        self._lay(action, slot, before)

    def _lay(self, action: i64, slot: i64, before: i64) -> None:
        self.quiet = 0
        beaten = self.rival(self.heaps.size[TABLE + slot], slot)
        self._remember(action, beaten, before)
        if self.heaps.size[HAND + self.turn] == 0:
            self._go_out(self.turn)
        if beaten >= 0 and self.playing():
            owner = beaten // self.areas
            if owner == self.first or owner == self.second:
                self._to_pile(beaten)
            else:
                self.heaps.give(beaten, owner)

    def _stir(self, action: i64, before: i64) -> None:
        """DNUP-C, DNUP-D."""
        self.quiet += 1
        if action == TURN:
            self._remember(action, -1, before)
            self.heaps.turn(HAND + self.turn)
            self.heaps.turn(KNOWN + self.turn)
        else:
            self._remember(action, action - TAKE, before)
            self.heaps.give(action - TAKE, self.turn)

    def _remember(self, action: i64, hit: i64, before: i64) -> None:
        """Record the act, with the set it lifts."""
        low, high = self.heaps.packed(TABLE + hit) if hit >= 0 else (i64(0), i64(0))
        slot = self.here()
        self.deeds[slot * 4] = action
        self.deeds[slot * 4 + 1] = hit
        self.deeds[slot * 4 + 2] = low
        self.deeds[slot * 4 + 3] = high
        self.trail += [slot, action, hit, low, high]
        self.seen.append(before)

    def forget(self) -> None:
        self.trail = []
        self.seen = []

    def _to_pile(self, slot: i64) -> None:
        self.heaps.discard(slot, PILE)
        self.forget()

    def _go_out(self, seat: i64) -> None:
        """DNUP-3.1, DNUP-3.2, DNUP-8.5."""
        last = self.places == 1 or self.first >= 0
        self.points[seat] += 1 if self.places == 1 or self.first >= 0 else 2
        if self.first < 0:
            self.first = seat
        else:
            self.second = seat
        self.forget()
        if last and not self.over():
            self.gather()

    def gather(self) -> None:
        """Gather all cards for the next deal."""
        self.past.append((self.first + 1) + 6 * (self.second + 1))
        for row in range(UNDEALT):
            self.heaps.clear(row)
        for at in range(20):
            self.deeds[at] = -1
        self.forget()
        self.first, self.second = -1, -1
        self.turn, self.area, self.starter, self.quiet = 0, 1, 0, 0

    def _pass_on(self) -> None:
        """DNUP-2.1, DNUP-2.2, DNUP-8.2."""
        going = True
        while going:
            if self.area < self.areas:
                self.area += 1
            else:
                self.turn, self.area = (self.turn + 1) % self.seats, 1
            if self.heaps.size[TABLE + self.here()]:
                self._to_pile(self.here())
            going = self.turn == self.first or self.turn == self.second

    def _void_if_stuck(self) -> None:
        """DNUP-9.2."""
        now = self.position()
        times: i64 = 1
        for seen in self.seen:
            if seen == now:
                times += 1
        if self.quiet >= 200 or times >= 3:
            self.gather()

    def deal(self) -> None:
        """Deal the cards as they lie in `order` (DNUP-1.2, DNUP-2.1)."""
        size = len(self.deck) // self.seats
        self.heaps.clear(UNDEALT)
        for at in range(size * self.seats):
            self.heaps.put(HAND + at // size, self.order[at], 1)
        for seat in range(self.seats):
            row = (HAND + seat) * KINDS
            if self.heaps.count[row + STARS[0]] or self.heaps.count[row + STARS[1]]:
                self.turn, self.starter = seat, seat
        self.area = self.areas

    def roll(self) -> None:
        """Orientation of each card (DNUP-1.3); then the deal."""
        count: i64 = len(self.deck)
        if self.heaps.size[UNDEALT] == 0:
            for at in range(count):
                face = self.deck[at]
                self.heaps.put(UNDEALT, FLIP[face] if self.chance.below(2) else face, 1)
            return
        filled: i64 = 0
        for face in range(KINDS):
            for _ in range(self.heaps.count[UNDEALT * KINDS + face]):
                self.order[filled] = face
                filled += 1
        self.chance.shuffle(self.order, count, count - 1)
        self.deal()
