"""Many battles of two in lock-step, with the default options, each from its mover's side: own cards march up.

Cards are never shown without purpose; a strike is finished by a fixed rule (which pair, which royal), and one without
effect is not tried. All else is as in the package's simulator, with which `check` compares it.
"""

from dataclasses import dataclass

import torch

from .armies import Pool
from .tables import (
    ARCHERS,
    CELLS,
    DECK,
    DEVICE,
    DONE,
    FALL,
    IS_TRIANGLE,
    KING,
    LEVELLING,
    LINES,
    NB,
    OFF,
    PAIR,
    PRINCE,
    QUEEN,
    SCOUT,
    SCOUTS,
    SHOTS,
    SHOWING,
    SIX,
    TRIANGLES,
    TURNED,
    WORTH,
    Tensor,
    around,
    mask_of,
)

LIMIT = 125  # KV-E1
OWN, FOE = 1, 2


@dataclass
class Known:
    """State by cell: side, rank, open or shot, first cell; then global values.

    Ranks of hidden cards are included: features for the policy must not use them.
    """

    side: Tensor
    rank: Tensor
    open: Tensor
    shot: Tensor
    home: Tensor
    whole: Tensor

    def __getitem__(self, rows: Tensor) -> "Known":
        return Known(*(getattr(self, name)[rows] for name in Known.__annotations__))


class Field:
    def __init__(self, count: int, pool: Pool) -> None:
        self.count, self.pool = count, pool
        self.each = torch.arange(count, device=DEVICE)
        self.side, self.rank, self.home = (self._cells(torch.int8) for _ in range(3))
        self.open, self.shot = (self._cells(torch.bool) for _ in range(2))
        self.shown = torch.zeros(count, 2, 15, dtype=torch.long, device=DEVICE)  # of ours, of theirs
        self.turned = torch.zeros(count, 2, 15, dtype=torch.long, device=DEVICE)
        self.used = torch.zeros(count, 2, dtype=torch.long, device=DEVICE)
        self.fell = torch.zeros(count, 2, dtype=torch.bool, device=DEVICE)
        self.phase = torch.zeros(count, dtype=torch.long, device=DEVICE)
        self.mover = torch.zeros(count, dtype=torch.long, device=DEVICE)  # 0 or 1
        self.begin(torch.ones(count, dtype=torch.bool, device=DEVICE))

    def _cells(self, kind: object) -> Tensor:
        return torch.zeros(self.count, CELLS + 1, dtype=kind, device=DEVICE)

    def part(self, rows: Tensor) -> "Field":
        """Selection of the battles."""
        some = object.__new__(Field)
        some.count, some.pool, some.each = len(rows), self.pool, torch.arange(len(rows), device=DEVICE)
        for name in ("side", "rank", "home", "open", "shot", "shown", "turned", "used", "fell", "phase", "mover"):
            setattr(some, name, getattr(self, name)[rows])
        return some

    def begin(self, which: Tensor) -> None:
        """Begin new battles at these indices (KV-C)."""
        rows = which.nonzero().squeeze(1)
        (ours, lot), (theirs, other) = self.pool.take(len(rows)), self.pool.take(len(rows))
        for kept in (self.side, self.rank, self.home, self.open, self.shot, self.used, self.fell, self.phase):
            kept[rows] = 0
        self.shown[rows], self.turned[rows] = 0, 0
        self.side[rows, :26], self.rank[rows, :26] = OWN, ours
        self.side[rows, 52:78], self.rank[rows, 52:78] = FOE, theirs.flip(1)
        self.home[rows] = torch.arange(CELLS + 1, dtype=torch.int8, device=DEVICE)
        self.turned[rows, 0, lot], self.turned[rows, 1, other] = 1, 1
        self.mover[rows] = torch.randint(2, (len(rows),), device=DEVICE)
        later = which.clone()
        later[rows] = (lot < other) | ((lot == other) & (torch.rand(len(rows), device=DEVICE) < 0.5))
        self._turn_round(later)

    def _turn_round(self, rows: Tensor) -> None:
        """Turn the field to the other side's orientation."""
        wide = rows[:, None]
        side = torch.where(self.side > 0, 3 - self.side, 0)
        self.side = torch.where(wide, side[:, TURNED], self.side)
        home = torch.where(self.side > 0, 77 - self.home[:, TURNED], 0)
        self.home = torch.where(wide, home, self.home)
        for name in ("rank", "open"):
            setattr(self, name, torch.where(wide, getattr(self, name)[:, TURNED], getattr(self, name)))
        for name in ("shown", "turned", "used", "fell"):
            kept = getattr(self, name)
            setattr(self, name, torch.where(wide[..., None] if kept.ndim == 3 else wide, kept.flip(1), kept))

    # What may be done

    def worths(self) -> Tensor:
        """Values by rank; in the levelling turn only the king counts (KV-D0.5)."""
        return torch.where(self.fell[:, :1], LEVELLING, WORTH)

    def cost(self) -> Tensor:
        """Cost by cell of showing the own card there."""
        hidden = (self.side == OWN) & ~self.open & ~self.fell[:, :1]
        return SHOWING[self.rank.long()] * hidden

    def pair_gains(self, target: Tensor) -> tuple[Tensor, Tensor]:
        """Pairs that may strike a card, by cell and row, and the gain of each; -1: no gain (KV-D4)."""
        pair = PAIR[target]
        row = self.each.view(-1, *[1] * (pair.ndim - 1))
        rank, own = self.rank[row, pair].long(), (self.side[row, pair] == OWN).all(-1)
        number = self.rank[row[..., 0], target[..., None]].long()
        royal = ((rank >= PRINCE) & (rank <= KING)).any(-1)
        total = torch.where(rank == QUEEN, 0, rank).sum(-1)
        beats = own & (total > number) & ((number != QUEEN) | royal)
        gain = self.worths()[row[..., 0], number] - self.cost()[row, pair].sum(-1)
        return pair, torch.where(beats, gain, -1.0)

    def line_gains(self) -> Tensor:
        """Gain by cell of striking a known card there in a line."""
        cells = torch.arange(CELLS, device=DEVICE).expand(self.count, CELLS)
        return self.pair_gains(cells)[1].amax(2)

    def legal(self) -> Tensor:
        own, foe, rank = self.side == OWN, self.side == FOE, self.rank
        first, early = (self.phase == 0)[:, None], (self.phase <= 1)[:, None]
        to = around(self.side)
        step = (to == 0) & (NB < OFF) | (to == FOE) & (rank[:, :CELLS, None] != QUEEN)
        moves = step & (own & ~self.shot)[:, :CELLS, None] & first[..., None]
        near = around(foe)
        shots = (own & (rank == ARCHERS) & ~self.shot)[:, :CELLS] & near[:, :, 0] & first
        number, news = near.sum(2), around(foe & ~self.open).any(2)
        scouts = (own & (rank == SCOUT))[:, :CELLS] & (number >= 1) & (number <= 2) & news & early
        pair = PAIR[:CELLS]
        has_line = own[:, pair].all(3).any(2)
        foe, is_open = foe[:, :CELLS], self.open[:, :CELLS]
        lines = foe & torch.where(is_open, self.line_gains() > 0, has_line)
        royal = around(own & (rank >= PRINCE) & (rank <= KING)).any(2)
        held = IS_TRIANGLE[torch.arange(CELLS, device=DEVICE), mask_of(own)]
        triangles = foe & held & (~is_open | (rank[:, :CELLS] != QUEEN) | royal)
        done = torch.ones(self.count, 1, dtype=torch.bool, device=DEVICE)
        return torch.cat((moves.transpose(1, 2).flatten(1), shots, scouts, lines, triangles, done), 1)

    # What comes of it

    def play(self, action: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Take one action in each battle: turn passed, battle over, and the mover's reward.

        New battles begin automatically.
        """
        plane, cell = action // CELLS, action % CELLS
        done, marches = action == DONE, plane < SHOTS
        cell = torch.where(done, OFF, cell)
        ahead = NB[cell.clamp(max=77), torch.where(marches, plane, 0)]
        target = torch.where(done | (plane == SCOUTS), OFF, torch.where(plane <= SHOTS, ahead, cell))
        attacks = marches & (self.side[self.each, target] == FOE)
        falls, actor_falls = self._strike(plane, cell, target, attacks, done)
        self._fall(target, falls, 1)
        self._fall(cell, actor_falls, 0)
        self._step(cell, target, marches & (falls | ~attacks))
        self.shot[self.each, torch.where(plane == SHOTS, cell, OFF)] = True
        self.shot[:, OFF] = False
        self.phase = torch.where(marches, 1, torch.where((plane == SHOTS) | done, self.phase, 2))
        own = torch.where(self.side == OWN, True, False)
        touch = (around(own).any(2) & (self.side == FOE)[:, :CELLS]).any(1)
        ends = done | ((marches | (plane >= LINES)) & ~touch)
        over, result = self._end_turn(ends)
        self.begin(over)
        return ends, over, result

    def _strike(
        self, plane: Tensor, cell: Tensor, target: Tensor, attacks: Tensor, done: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Turn up the cards of a strike; return masks of fallen targets and of fallen attackers."""
        rank, number = self.rank[self.each, cell].long(), self.rank[self.each, target].long()
        meet = torch.where(attacks, FALL[rank, number], 0)
        lines, holds = (plane == LINES) & ~done, (plane == TRIANGLES) & ~done
        pair, gain = self.pair_gains(target)
        most, which = gain.max(1)
        struck = lines & (most > 0)
        helper, royal = self._royal(target)
        queen = holds & (number == QUEEN)
        falls = (meet == 2) | ((plane == SHOTS) & (number != QUEEN)) | struck | (holds & (~queen | royal))
        shows = torch.zeros_like(self.open)
        shows[self.each, torch.where(attacks | (plane == SHOTS) | (plane == SCOUTS), cell, OFF)] = True
        shows[self.each, torch.where(attacks | (plane == SHOTS) | lines | holds, target, OFF)] = True
        for at in (0, 1):
            shows[self.each, torch.where(struck, pair[self.each, which, at], OFF)] = True
        shows[self.each, torch.where(queen & royal, helper, OFF)] = True
        shows.scatter_(1, torch.where((plane == SCOUTS)[:, None], NB[cell.clamp(max=77)], OFF), True)
        spies = (plane == SCOUTS)[:, None] & (self.side == OWN)
        spies[self.each, torch.where(plane == SCOUTS, cell, OFF)] = False
        self._show(shows & ~spies)
        return falls, meet == 1

    def _royal(self, target: Tensor) -> tuple[Tensor, Tensor]:
        """Cheapest royal card to show beside the target (KV-D4.6), and a mask of where there is one."""
        near = torch.where((target < OFF)[:, None], NB[target.clamp(max=77)], OFF)
        rank, row = self.rank[self.each[:, None], near], self.each[:, None]
        fit = (self.side[row, near] == OWN) & (rank >= PRINCE) & (rank <= KING)
        cost, which = torch.where(fit, self.cost()[row, near], 1e3).min(1)
        return near[self.each, which], cost < 1e3

    def _show(self, cells: Tensor) -> None:
        fresh = cells & ~self.open & (self.side > 0)
        index = (self.side == FOE).long() * 15 + self.rank.long()
        self.shown = self.shown.view(-1, 30).scatter_add(1, index, fresh.long()).view(-1, 2, 15)
        self.open = self.open | fresh

    def _fall(self, cell: Tensor, who: Tensor, whose: int) -> None:
        self.fell[:, whose] |= who & (self.rank[self.each, cell] == KING)
        self._clear(torch.where(who, cell, OFF))

    def _clear(self, cell: Tensor) -> None:
        for kept in (self.side, self.rank, self.home, self.open, self.shot):
            kept[self.each, cell] = 0
            kept[:, OFF] = 0

    def _step(self, src: Tensor, dst: Tensor, who: Tensor) -> None:
        src, dst = torch.where(who, src, OFF), torch.where(who, dst, OFF)
        for kept in (self.side, self.rank, self.home, self.open):
            kept[self.each, dst] = kept[self.each, src]
        self._clear(src)

    def _end_turn(self, ends: Tensor) -> tuple[Tensor, Tensor]:
        """End the turn (KV-D0.5, KV-E1)."""
        self.used[:, 0] += ends.long()
        both, lost = self.fell.all(1), self.fell[:, 0]
        spent = (self.used >= LIMIT).all(1) & ~self.fell.any(1)
        over = ends & (lost | spent)
        result = torch.where(over & lost & ~both, -1.0, 0.0)
        self.phase = torch.where(ends, 0, self.phase)
        self.shot &= ~ends[:, None]
        passes = ends & ~over
        self._turn_round(passes)
        self.mover = torch.where(passes, 1 - self.mover, self.mover)
        return over, result

    # What is known

    def shares(self) -> Tensor:
        """Probability by side and rank of a hidden card; the chosen knight counts as seen first."""
        hidden = torch.stack([((self.side == who) & ~self.open).sum(1, keepdim=True) for who in (OWN, FOE)], 1)
        return count_shares(self.shown, self.turned, hidden)

    def known(self) -> Known:
        shares, cards = self.shares()[:, :, 1:].flatten(1), [(self.side == who).sum(1) / 26 for who in (OWN, FOE)]
        kings = [((self.side == who) & (self.rank == KING) & self.open).any(1).float() for who in (OWN, FOE)]
        phase = torch.nn.functional.one_hot(self.phase, 3)
        rest = torch.stack((*cards, *kings), 1)
        whole = torch.cat((shares, phase, self.used / 125, self.fell, rest), 1)
        parts = (self.side, self.rank, self.open, self.shot, self.home)
        side, rank, is_open, shot, home = (part[:, :CELLS].clone() for part in parts)
        return Known(side, rank, is_open, shot, home, whole)


def count_shares(shown: Tensor, turned: Tensor, hidden: Tensor) -> Tensor:
    sure = (SIX - shown).clamp(min=0)
    left = (DECK - SIX - (shown - SIX).clamp(min=0) - turned).clamp(min=0)
    free = (hidden - sure.sum(2, keepdim=True)).clamp(min=0)
    pool = left.sum(2, keepdim=True).clamp(min=1)
    return (sure + left * free / pool) / hidden.clamp(min=1)
