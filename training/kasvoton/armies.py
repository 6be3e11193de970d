"""Random armies and their setups: like the default bot's (bots/games/kasvoton/setup.py), or uniformly random."""

import torch

from .tables import COLUMN, DECK, DEVICE, KING, KNIGHT, NB, QUEEN, SIX, Tensor, table

FORWARD = table([0.0, 0.7, 0.5, 0.5, 0.55, 0.8, 0.6, 0.55, 0.55, 0.6, 0.65, 0.3, 0.1, 0.0, 0.6], torch.float)
GUARD = table([4.0 if rank in (9, 10, 11, QUEEN, KNIGHT) else 0.6 for rank in range(15)], torch.float)
NEAR = torch.zeros(79, 79, dtype=torch.bool, device=DEVICE)
for _cell, _near in enumerate(NB.tolist()):
    NEAR[_cell, _near] = True


def draw(count: int) -> tuple[Tensor, Tensor]:
    """Draw armies as counts by rank (KV-C3), and a rank turned up from the rest of each deck (KV-C6)."""
    rest = torch.repeat_interleave(torch.arange(15, device=DEVICE), DECK - SIX)
    mixed = rest[torch.rand(count, len(rest), device=DEVICE).argsort(1)]
    hand = SIX.repeat(count, 1)
    hand.scatter_add_(1, mixed[:, :20], torch.ones_like(mixed[:, :20]))
    return hand, mixed[:, 20]


def set_up(hand: Tensor, wild: Tensor) -> Tensor:
    """Place armies: ranks by home cell, the rear row first; `wild` armies are placed at random."""
    count, hand = len(hand), hand.clone()
    home = torch.zeros(count, 26, dtype=torch.long, device=DEVICE)
    king = torch.full((count,), 78, dtype=torch.long, device=DEVICE)
    each, chance = torch.arange(count, device=DEVICE), hand.new_zeros(count, 15, dtype=torch.float)
    for cell in range(26):
        longing = (1 - FORWARD if cell < 13 else FORWARD) ** 3 + 0.02
        longing = longing * torch.where(NEAR[king, cell][:, None], GUARD, 1.0)
        chance = longing * (hand > 0) * torch.where(table(range(15)) == KNIGHT, hand, 1)
        chance[:, KING] = 0
        chance = torch.where(wild[:, None], hand.float(), chance)
        rank = torch.multinomial(chance + 1e-12 * hand, 1).squeeze(1)
        throne = (cell < 13) and 2 <= int(COLUMN[cell]) <= 10
        sits = (hand[:, KING] > 0) & (torch.rand(count, device=DEVICE) < 1 / max(1, 11 - cell)) & ~wild & throne
        rank = torch.where(sits, KING, rank)
        king = torch.where(rank == KING, cell, king)
        hand[each, rank] -= 1
        home[:, cell] = rank
    return home


class Pool:
    """Pool of armies, set up once and drawn from."""

    def __init__(self, count: int, wild: float = 0.15) -> None:
        self.hand, self.turned = draw(count)
        self.home = set_up(self.hand, torch.rand(count, device=DEVICE) < wild).to(torch.int8)

    def take(self, count: int) -> tuple[Tensor, Tensor]:
        which = torch.randint(len(self.home), (count,), device=DEVICE)
        return self.home[which], self.turned[which]
