"""Before the armies stand: knights, the bargain over the six, hands, and what the start draw turned up."""

from typing import final

from pelipoyta.games.kasvoton.fast.army import Army
from pelipoyta.games.kasvoton.fast.tables import (
    AGREE,
    ARMY,
    BEGINS,
    BERTH,
    BERTH_OF_FOUR,
    CELLS,
    COUNT,
    DRAWN,
    FACES,
    HOLDERS,
    LEFT,
    MIDDLE,
    OFFERS,
    PARTS,
    PLACES,
    READY,
    SPLITS,
    WHOLE,
)
from pelipoyta.kernel.fast.random import FastRandom
from pelipoyta.kernel.optional.machine import i64, vec


@final
class Camp:
    """By side or seat; a share of the six is a number (tables.py)."""

    def __init__(self) -> None:
        self.seats: i64 = 2
        self.knights = vec[i64]([0] * 2)
        self.split = vec[i64]([0] * 2)
        self.offers = vec[i64]([0] * 2)
        self.agreed = vec[i64]([0] * 2)
        self.hand = vec[i64]([0] * 72)  # by seat and face
        self.size = vec[i64]([0] * 4)
        self.ready = vec[i64]([0] * 4)
        self.middle = vec[i64]([-1] * 2)
        self.turned = vec[i64]([0] * 40)  # by side, one after another
        self.lots = vec[i64]([0] * 2)  # how many
        self.bag = vec[i64]([0] * 18)  # what is left of a deck
        self.mustered: i64 = 0
        self.drawn = vec[i64]([0] * 20)  # what chance brings

    def copy_from(self, other: "Camp") -> None:
        for side in range(2):
            self.knights[side] = other.knights[side]
            self.split[side] = other.split[side]
            self.offers[side] = other.offers[side]
            self.agreed[side] = other.agreed[side]
            self.middle[side] = other.middle[side]
            self.lots[side] = other.lots[side]
            for at in range(side * 20, side * 20 + other.lots[side]):
                self.turned[at] = other.turned[at]
        for seat in range(4):
            self.ready[seat] = other.ready[seat]
            if self.size[seat] or other.size[seat]:
                for at in range(seat * FACES, seat * FACES + FACES):
                    self.hand[at] = other.hand[at]
            self.size[seat] = other.size[seat]
        self.mustered, self.seats = other.mustered, other.seats

    def clear(self) -> None:
        for side in range(2):
            self.knights[side] = 0
            self.split[side] = 0
            self.offers[side] = 0
            self.agreed[side] = 0
            self.middle[side] = -1
            self.lots[side] = 0
        for seat in range(4):
            self.ready[seat] = 0
            self.size[seat] = 0
        for at in range(4 * FACES):
            self.hand[at] = 0
        self.mustered = 0

    def give(self, seat: i64, face: i64) -> None:
        self.hand[seat * FACES + face] += 1
        self.size[seat] += 1

    def share(self, seat: i64, share: i64) -> None:
        """The hand is this part of the six."""
        for at in range(seat * FACES, seat * FACES + FACES):
            self.hand[at] = 0
        self.size[seat] = 0
        for _ in range(share // 16):
            self.give(seat, 11)
        for bit, face in ((1, 1), (2, 12), (4, 13), (8, self.knights[seat % 2])):
            if share & bit:
                self.give(seat, face)

    def bargainer(self, side: i64) -> i64:
        return LEFT[side] if self.offers[side] % 2 == 0 else LEFT[side] ^ 2

    def list_splits(self, seat: i64, out: vec[i64]) -> i64:
        side, count = seat % 2, i64(0)
        if self.offers[side]:
            out[0] = AGREE
            count = 1
        if self.offers[side] == OFFERS:
            return count
        stands = self.split[side] if seat == LEFT[side] else WHOLE - self.split[side]
        for share in range(PARTS):
            if self.offers[side] == 0 or share != stands:
                out[count] = SPLITS + share
                count += 1
        return count

    def list_begins(self, seat: i64, first: i64, out: vec[i64]) -> i64:
        side, count = seat % 2, i64(0)
        offers = self.offers[side]
        if offers:
            out[0] = AGREE
            count = 1
        for mate in range(side, 4, 2):
            if offers < OFFERS and (offers == 0 or mate != first):
                out[count] = BEGINS + mate
                count += 1
        return count

    def offer(self, seat: i64, share: i64) -> None:
        side = seat % 2
        self.split[side] = share if seat == LEFT[side] else WHOLE - share
        self.offers[side] += 1

    def agree(self, side: i64) -> bool:
        """Agree for a side; returns whether both sides have."""
        self.agreed[side] = 1
        self.offers[side] = 0
        self.share(LEFT[side], self.split[side])
        self.share(LEFT[side] ^ 2, WHOLE - self.split[side])
        return self.agreed[0] != 0 and self.agreed[1] != 0

    def list_places(self, seat: i64, out: vec[i64]) -> i64:
        """KV-C4, KV-F3."""
        placed = 2 * ARMY // self.seats - self.size[seat]
        if self.seats == 2 and placed < ARMY:
            return self._list_faces(seat, BERTH[seat * ARMY + placed], out, 0)
        if self.seats == 4 and placed < 12:
            return self._list_faces(seat, BERTH_OF_FOUR[seat * 12 + placed], out, 0)
        side = seat % 2
        if self.seats == 4 and seat == LEFT[side] and self.size[seat]:
            count = self._list_faces(seat, MIDDLE[side * 2], out, 0)
            return self._list_faces(seat, MIDDLE[side * 2 + 1], out, count)
        out[0] = READY
        return 1

    def _list_faces(self, seat: i64, cell: i64, out: vec[i64], count: i64) -> i64:
        for face in range(1, FACES):
            if self.hand[seat * FACES + face]:
                out[count] = PLACES + face * CELLS + cell
                count += 1
        return count

    def place(self, army: Army, seat: i64, face: i64, cell: i64) -> None:
        side = seat % 2
        if self.seats == 4 and (cell == MIDDLE[side * 2] or cell == MIDDLE[side * 2 + 1]):
            self.middle[side] = cell
        self._stand(army, seat, face, cell)

    def _stand(self, army: Army, seat: i64, face: i64, cell: i64) -> None:
        self.hand[seat * FACES + face] -= 1
        self.size[seat] -= 1
        army.stand(seat, face, cell)

    def all_ready(self, army: Army, seat: i64) -> bool:
        """The seat is ready; once all are, the ranks close (KV-F3)."""
        self.ready[seat] = 1
        for other in range(self.seats):
            if not self.ready[other]:
                return False
        if self.seats == 4:
            self._close_ranks(army, 0)
            self._close_ranks(army, 1)
        return True

    def _close_ranks(self, army: Army, side: i64) -> None:
        right, rear, front = LEFT[side] ^ 2, MIDDLE[side * 2], MIDDLE[side * 2 + 1]
        for face in range(1, FACES):
            if self.hand[right * FACES + face]:
                self._stand(army, right, face, rear if self.middle[side] == front else front)
                break
        army.eyes[army.board[rear]] = HOLDERS[side * CELLS + rear]
        army.eyes[army.board[front]] = HOLDERS[side * CELLS + front]

    def undrawn(self, army: Army, side: i64) -> i64:
        """Write the rest of the side's deck into `bag`; return how many cards that is."""
        bag, number = self.bag, i64(0)
        for face in range(FACES):
            bag[face] = COUNT[face]
        for card in range(side * ARMY, side * ARMY + ARMY):
            bag[army.faces[card]] -= 1
        for seat in range(side, self.seats, 2):
            for face in range(1, FACES):
                bag[face] -= self.hand[seat * FACES + face]
        for at in range(side * 20, side * 20 + self.lots[side]):
            bag[self.turned[at]] -= 1
        for face in range(1, FACES):
            number += bag[face]
        bag[0] = 0
        return number

    def muster(self) -> bool:
        """KV-C3, KV-F1: deal the drawn cards; returns whether both sides have theirs."""
        side, at = self.mustered, i64(0)
        left = side if self.seats == 2 else LEFT[side]
        for mate in range(self.seats // 2):
            seat = left ^ (2 * mate)
            while self.size[seat] < 2 * ARMY // self.seats:
                self.give(seat, self.drawn[at])
                at += 1
        self.mustered += 1
        return self.mustered == 2

    def roll_army(self, army: Army, chance: FastRandom) -> None:
        left = self.undrawn(army, self.mustered)
        for at in range(DRAWN):
            face = chance.pick(self.bag, left - at)
            self.bag[face] -= 1
            self.drawn[at] = face

    def next_lot(self, army: Army) -> i64:
        """The side whose deck a card is turned up from; -1: a die is thrown (KV-C6)."""
        if self.lots[0] > self.lots[1]:
            return 1
        return 0 if self.undrawn(army, 1) and self.undrawn(army, 0) else -1
