"""Claims: owed cards, accusations, and cards to lose (SEQ-3.2, SEQ-6.1)."""

from typing import final

from pelipoyta.games.sequence.fast.piles import Piles
from pelipoyta.games.sequence.fast.tables import AGREE, BIT, CLAIM, DENY
from pelipoyta.kernel.optional.machine import i64, vec


@final
class Claims:
    def __init__(self) -> None:
        self.owed = vec[i64]([0] * 12)
        self.claimed = vec[i64]([0] * 12)
        self.chosen = vec[i64]([-1] * 12)
        self.clear()

    def clear(self) -> None:
        for seat in range(12):
            self.owed[seat] = 0
            self.claimed[seat] = 0
            self.chosen[seat] = -1
        self.owing: i64 = 0  # a bit for each who must lose a card
        self.accuser: i64 = -1  # of an open claim; -1: there is none
        self.accused: i64 = 0
        self.since: i64 = 0
        self.denied: i64 = 0

    def copy_from(self, other: "Claims", seats: i64) -> None:
        for seat in range(seats):
            self.owed[seat] = other.owed[seat]
            self.claimed[seat] = other.claimed[seat]
            self.chosen[seat] = other.chosen[seat]
        self.owing, self.accuser, self.accused = other.owing, other.accuser, other.accused
        self.since, self.denied = other.since, other.denied

    def list_claims(self, seat: i64, seats: i64, teams: i64, host: bool, out: vec[i64], count: i64) -> i64:
        if self.accuser < 0:
            for team in range(teams):
                if team != seat % teams and seats > teams and not self.claimed[seat]:
                    out[count] = CLAIM + team
                    count += 1
        elif not host and seat % teams == self.accused and not self.denied & BIT[seat]:
            out[count] = AGREE
            out[count + 1] = DENY
            count += 2
        return count

    def speak(self, action: i64, seat: i64, turns: i64, piles: Piles, seats: i64, teams: i64) -> None:
        if action == AGREE:
            self.accuser = -1
            self._convict(piles, seats, teams)
        elif action == DENY:
            self.denied |= BIT[seat]
            if all(self.denied & BIT[mate] for mate in range(self.accused, seats, teams)):
                self.accuser = -1
        else:
            self.accuser, self.accused, self.since, self.denied = seat, action - CLAIM, turns, 0
            self.claimed[seat] = 1

    def _convict(self, piles: Piles, seats: i64, teams: i64) -> None:
        self.owing = 0
        for seat in range(self.accused, seats, teams):
            if piles.size[seat]:
                self.owing |= BIT[seat]

    def lose(self, seat: i64, card: i64, piles: Piles, seats: i64) -> None:
        """Chosen blind: turned up together when all have chosen."""
        self.chosen[seat] = card
        self.owing ^= BIT[seat]
        if self.owing == 0:
            for other in range(seats):
                if self.chosen[other] >= 0:
                    piles.discard(other, self.chosen[other])
                    self.chosen[other] = -1

    def lapse_before(self, turn: i64, seats: i64) -> None:
        """SEQ-3.2."""
        for seat in range(seats):
            if 0 < self.owed[seat] < turn:
                self.owed[seat] = -1

    def grow_old(self, turns: i64, seats: i64) -> None:
        """Expire a claim that was not answered within a round."""
        if self.accuser >= 0 and turns >= self.since + seats:
            self.accuser = -1
