"""Many games of Sequence in lock-step: default options, dead cards exchanged always, the first five locked."""

from dataclasses import dataclass
from typing import Any

import torch

from .tables import BESIDE, CORNER, DEVICE, FACE, FIELD, ON, PLAIN, SPOT, THIEF, WILD

Tensor = Any  # torch is not where types are checked
HAND = {2: {2: 7, 4: 6, 6: 5, 8: 4, 10: 3, 12: 3}, 3: {3: 6, 6: 5, 9: 4, 12: 3}}  # SEQ-1.4
LONGEST = 500  # SEQ-2.7


@dataclass
class Known:
    """Knowledge of the mover; teams are numbered from its own."""

    board: Tensor
    five: Tensor
    hand: Tensor
    laid: Tensor

    def __getitem__(self, rows: Tensor) -> "Known":
        return Known(self.board[rows], self.five[rows], self.hand[rows], self.laid[rows])


class Tables:
    def __init__(self, count: int, seats: int, teams: int) -> None:
        self.seats, self.teams, self.needed, self.size = seats, teams, 2 if teams == 2 else 1, HAND[teams][seats]
        self.each = torch.arange(count, device=DEVICE)
        self.board = torch.full((count, 100), -1, dtype=torch.int8, device=DEVICE)
        self.five = torch.full((count, teams), -1, dtype=torch.int16, device=DEVICE)
        self.hand = torch.zeros((count, seats, 52), dtype=torch.int8, device=DEVICE)
        self.bag, self.laid = (torch.zeros((count, 52), dtype=torch.int8, device=DEVICE) for _ in range(2))
        self.turn = torch.zeros(count, dtype=torch.long, device=DEVICE)
        self.turns, self.passes = (torch.zeros(count, dtype=torch.int16, device=DEVICE) for _ in range(2))
        self.begin(torch.ones(count, dtype=torch.bool, device=DEVICE))

    def begin(self, which: Tensor) -> None:
        """Begin new games at these indices."""
        rows = which.nonzero().squeeze(1)
        self.board[rows], self.five[rows], self.laid[rows], self.turns[rows], self.passes[rows] = -1, -1, 0, 0, 0
        self.turn[rows] = torch.randint(self.seats, (len(rows),), device=DEVICE)
        dealt = torch.rand(len(rows), 104, device=DEVICE).argsort(1)[:, : self.seats * self.size] // 2
        owner = torch.arange(self.seats * self.size, device=DEVICE) // self.size * 52
        hands = torch.zeros(len(rows), self.seats * 52, dtype=torch.int8, device=DEVICE)
        hands.scatter_add_(1, dealt + owner, torch.ones_like(dealt, dtype=torch.int8))
        self.hand[rows] = hands.view(len(rows), self.seats, 52)
        self.bag[rows] = 2 - self.hand[rows].sum(1).to(torch.int8)

    def draw(self, who: Tensor) -> None:
        """Draw a card for the movers of these games (SEQ-3.3)."""
        empty = who & (self.bag.sum(1) == 0)
        self.bag[empty] = self.laid[empty]
        self.laid[empty] = 0
        one = (who & (self.bag.sum(1) > 0)).to(torch.int8)
        card = torch.multinomial(self.bag.float() + 1e-20, 1).squeeze(1)
        self.bag[self.each, card] -= one
        self.hand[self.each, self.turn, card] += one

    def exchange(self) -> None:
        """Exchange a dead card, which is worth nothing (SEQ-5.1)."""
        full = self.board >= 0
        dead = full[:, SPOT[:, 0]] & full[:, SPOT[:, 1]] & PLAIN & (self.hand[self.each, self.turn] > 0)
        self._lay(dead.float().argmax(1), dead.any(1))
        self.draw(dead.any(1))

    def _lay(self, card: Tensor, who: Tensor) -> None:
        one = who.to(torch.int8)
        self.hand[self.each, self.turn, card] -= one
        self.laid[self.each, card] += one

    def legal(self) -> Tensor:
        """Mask of legal plays: a hundred cells each for a card of the cell, a two-eyed jack and a one-eyed jack."""
        hand, team = self.hand[self.each, self.turn], (self.turn % self.teams).to(torch.int8)[:, None]
        free = (self.board < 0) & (FIELD > 0)
        loose = (self.board >= 0) & (self.board != team) & ~self._locked()
        wild, thief = (hand[:, jacks].sum(1, keepdim=True) > 0 for jacks in (WILD, THIEF))
        return torch.cat((free & (hand[:, FACE] > 0), free & wild, loose & thief), 1)

    def _locked(self) -> Tensor:
        on = [(ON[five.long().clamp(min=0)] > 0) & (five >= 0)[:, None] for five in self.five.T]
        return torch.stack(on).any(0)

    def play(self, action: Tensor) -> tuple[Tensor, Tensor]:
        """Play in each game; return masks of ended games and the winners (-1: none). New games begin automatically."""
        plays, kind, cell = action >= 0, action // 100, (action % 100).clamp(min=0)
        team = self.turn % self.teams
        self._lay(self._card(kind, cell), plays)
        self.passes = torch.where(plays, torch.zeros_like(self.passes), self.passes + 1)
        there, puts = self.board[self.each, cell], plays & (kind < 2)
        taken = torch.where(plays & (kind == 2), torch.full_like(there, -1), there)
        self.board[self.each, cell] = torch.where(puts, team.to(torch.int8), taken)
        won = self._finish(team, cell, puts)
        self.turns += 1
        over = won | (self.passes >= self.seats) | (self.turns >= LONGEST)
        self.draw(plays & ~over)
        self.turn = (self.turn + 1) % self.seats
        self.begin(over)
        return over, torch.where(won, team, torch.full_like(team, -1))

    def _card(self, kind: Tensor, cell: Tensor) -> Tensor:
        jacks = [torch.where(self.hand[self.each, self.turn, one] > 0, one, other) for one, other in (WILD, THIEF)]
        return torch.where(kind == 0, FACE[cell], torch.where(kind == 1, *jacks))

    def _finish(self, team: Tensor, cell: Tensor, puts: Tensor) -> Tensor:
        """Lock sequences (SEQ-2.2 to SEQ-2.5); return the winners."""
        own = ((self.board == team[:, None].to(torch.int8)).float() + CORNER).clamp(max=1)
        had = self.five[self.each, team].long()
        counts = torch.where((had >= 0)[:, None], BESIDE[had.clamp(min=0)], 1.0)
        full = (own @ ON.T > 4.5).float() * ON.T[cell] * puts[:, None] * counts
        some, two = full.sum(1) > 0, ((full @ BESIDE) * full).sum(1) > 0
        won = some & ((had >= 0).long() + 1 + two.long() >= self.needed)
        line = full.argmax(1).to(torch.int16)
        self.five[self.each, team] = torch.where(some & ~won, line, self.five[self.each, team])
        return won

    def known(self) -> Known:
        team = (self.turn % self.teams)[:, None]
        board = self.board.long()
        near = torch.where(board < 0, board, (board - team) % self.teams).to(torch.int8)
        five = self.five.gather(1, (team + torch.arange(self.teams, device=DEVICE)) % self.teams)
        third = five.new_full((len(five), 3 - self.teams), -1)
        return Known(near, torch.cat((five, third), 1), self.hand[self.each, self.turn].clone(), self.laid.clone())

    def secrets(self) -> Tensor:
        """Hidden cards: the next player's hand, and the other hands together."""
        following = self.hand[self.each, (self.turn + 1) % self.seats]
        rest = self.hand.sum(1) - following - self.hand[self.each, self.turn]
        return torch.stack((following, rest.to(torch.int8)), 1)
