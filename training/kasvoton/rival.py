"""The default bot restated in torch: choices of bots/games/kasvoton/greedy.py, for many battles at once."""

from dataclasses import dataclass

import torch

from .field import FOE, OWN, Field
from .tables import (
    ARCHERS,
    BORDERS,
    CELLS,
    COMPLETES,
    DEVICE,
    DISTANCE,
    DONE,
    FALL,
    IS_TRIANGLE,
    KING,
    KNIGHT,
    LINES,
    NB,
    OFF,
    PRINCE,
    QUEEN,
    ROW,
    SCOUT,
    SCOUTS,
    SHOTS,
    TRIANGLES,
    Tensor,
    around,
    mask_of,
    table,
)

NEWS, STEP, WEARY = 0.5, 0.12, 130
_near = [{n for n in row if n < OFF} for row in NB.tolist()]
_outer = [[sorted(_near[n] - _near[c] - {c}) if n < OFF else [] for n in NB[c].tolist()] for c in range(CELLS)]
OUTER = table([[[*o, *[OFF] * (5 - len(o))] for o in rows] for rows in _outer])  # who may step to a neighbour from afar
_strikes = [[NB[n].tolist() if n < OFF else [OFF] * 8 for n in NB[c].tolist()] for c in range(CELLS)]
STRUCK = table(_strikes)  # by source, direction and direction again: what stands beside where one gets


def _bit(of: int, cell: int) -> int:
    return 1 << NB[of].tolist().index(cell) if of < OFF and cell in _near[of] else 0


TO_BIT = table(
    [[[_bit(e, n) for e in es] for n, es in zip(NB[c].tolist(), _strikes[c], strict=True)] for c in range(CELLS)]
)
FROM_BIT = table([[[_bit(e, c) for e in es] for es in _strikes[c]] for c in range(CELLS)])


def _beats(attacker: int, rank: int) -> bool:
    if not attacker or not rank or attacker == QUEEN:
        return False
    return attacker in (SCOUT, KING, KNIGHT) if rank == KING else bool(FALL[attacker, rank] == 2)


BEATS = table([[float(_beats(a, r)) for r in range(15)] for a in range(15)], torch.float)
WILL = table([1.0 if rank == KING else 0.6 for rank in range(15)], torch.float)
SHOOTABLE = table([float(rank != QUEEN) for rank in range(15)], torch.float)
WINS, LOSES = (FALL == 2).float(), (FALL == 1).float()  # by attacker and defender


def pad(x: Tensor) -> Tensor:
    """Append a column or row for OFF."""
    return torch.cat((x, torch.zeros_like(x[:, :1])), 1)


@dataclass
class Sight:
    """Board as the rival sees it."""

    own: Tensor
    foe: Tensor
    rank: Tensor
    belief: Tensor  # by cell and rank, of the enemy's cards
    worth: Tensor  # by rank
    stake: Tensor  # by rank
    lost: Tensor
    king: Tensor  # the cell of the own king, or OFF
    used: Tensor
    news: Tensor  # by cell


def look(field: Field) -> Sight:
    own, foe, rank = field.side == OWN, field.side == FOE, field.rank.long()
    moved, behind = field.home != torch.arange(79, device=DEVICE), pad(ROW[None] == 5)
    bent = field.shares()[:, 1][:, None].expand(-1, 79, -1).clone()
    bent[..., KING] *= torch.where(moved, 0.25, torch.where(behind, 1.8, 0.6))
    bent[..., QUEEN] *= torch.where(moved, 0.5, torch.where(behind, 1.4, 1.0))
    bent = bent / bent.sum(2, keepdim=True).clamp(min=1e-9)
    sure = torch.nn.functional.one_hot(rank, 15).float()
    belief = torch.where(field.open[..., None], sure, bent) * foe[..., None]
    lost, worth = field.fell[:, 0], field.worths()
    throne = own & (rank == KING)
    king = torch.where(throne.any(1), throne.long().argmax(1), OFF)
    return Sight(
        own, foe, rank, belief, worth, torch.where(lost[:, None], 0.0, worth), lost, king, field.used[:, 0],
        (foe & ~field.open) * NEWS,
    )  # fmt: skip


def dangers(s: Sight) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Probability by cell and rank that an own card falls there, and its parts: threats, neighbours, comers."""
    base = (s.belief @ BEATS) * WILL
    spared = torch.ones_like(base[:, :CELLS])
    archers = s.belief[..., ARCHERS, None] * SHOOTABLE
    for at in range(8):
        threat = base[:, NB[:, at]] + (archers[:, NB[:, 0]] if at == 0 else 0.0)
        spared = spared * (1 - threat.clamp(max=1))
    near = mask_of(s.foe)
    empty = around(~(s.own | s.foe)) & (NB < OFF)
    comers = ((empty & s.foe[:, OUTER].any(3)).long() * BITS).sum(2)
    return _danger(spared, near, comers, torch.arange(CELLS, device=DEVICE)), base, near, comers


BITS = table([1 << at for at in range(8)])
NUMBER = table([mask.bit_count() for mask in range(256)], torch.float)


def _danger(spared: Tensor, near: Tensor, comers: Tensor, cell: Tensor) -> Tensor:
    """Danger by cell and rank; the last dimension of `spared` is the rank, 0 to 14."""
    ring = torch.where(comers > 0, 0.15, 0.0) * (BORDERS[cell] < 2)
    ring = torch.where((COMPLETES[cell, near] & comers) > 0, 0.6, ring)
    ring = torch.where(IS_TRIANGLE[cell, near], 0.95, ring)[..., None].expand_as(spared)
    ring = torch.where(SHOOTABLE > 0, ring, 0.05)
    return (1 - spared * (1 - ring)).clamp(max=1) * (near > 0)[..., None]


def of_rank(x: Tensor, rank: Tensor) -> Tensor:
    """Select by source and direction the values for the rank that moves there."""
    count = len(x)
    flat = pad(x)
    each = torch.arange(count, device=DEVICE)[:, None, None]
    return flat[each, NB[None], rank[:, :CELLS, None]]


def best_move(field: Field, s: Sight, strikes: Tensor) -> tuple[Tensor, Tensor]:
    """Value of each move by source and direction, and the danger of the own king."""
    danger, base, near, comers = dangers(s)
    each, rank = torch.arange(field.count, device=DEVICE), s.rank[:, :CELLS]
    throne = s.king.clamp(max=77)
    peril = torch.where(s.king < OFF, danger[each, throne, KING], 0.0)
    there = of_rank(danger, s.rank)
    here = danger.gather(2, rank[..., None])
    stake = s.stake.gather(1, rank)[..., None]
    attack = _attack(field, s, there, stake)
    advance = _advance(s, strikes, there - here, stake)
    gain = torch.where(around(s.foe), attack, advance)
    return gain + _relief(s, danger, base, near, comers, peril), peril


def _attack(field: Field, s: Sight, there: Tensor, stake: Tensor) -> Tensor:
    rank, count = s.rank[:, :CELLS], len(s.rank)
    wins = (s.belief * s.worth[:, None]) @ WINS.T  # by target and attacker
    falls, chance = (s.belief @ LOSES.T) * s.stake[:, None], s.belief @ WINS.T
    won = of_rank(wins[:, :CELLS] - falls[:, :CELLS], s.rank)
    risk = of_rank(chance[:, :CELLS], s.rank) * there * stake * 0.4
    risk = risk * ((rank != SCOUT) & (rank != KING))[..., None]
    return around(s.news) - field.cost()[:, :CELLS, None] + won - risk + torch.zeros(count, 1, 1, device=DEVICE)


def _advance(s: Sight, strikes: Tensor, more: Tensor, stake: Tensor) -> Tensor:
    rank = s.rank[:, :CELLS]
    royal, weary = ((rank == KING) | (rank == QUEEN))[..., None], (s.used >= WEARY)[:, None, None]
    prey = s.belief[:, :CELLS, KING]
    prey = prey / prey.sum(1, keepdim=True).clamp(min=1e-9)
    sure, foes = prey.amax(1), s.foe.sum(1)
    worth, front = 0.15 + 0.6 * sure, foes / 26
    superior = sure * ((s.own.sum(1) - foes) / 6).clamp(0, 1)
    far = prey @ DISTANCE
    nearer = far[..., None] - around(pad(far))
    ahead = around(pad(ROW[None].float())) - ROW[:, None]
    ground = STEP * front[:, None, None] * ahead + worth[:, None, None] * nearer
    ground = torch.where(royal & ~weary, -0.6, ground)
    caution = (0.8 - s.used / 80).clamp(min=0.15) * (1 - 0.8 * superior)
    risk = more * stake * caution[:, None, None] * (rank != KING)[..., None]
    return ground + _formation(s, strikes) + _menace(s) * ~royal - risk


def _menace(s: Sight) -> Tensor:
    won = ((s.belief * s.worth[:, None]) @ WINS.T - (s.belief @ LOSES.T) * s.stake[:, None]).clamp(min=0)
    most = torch.stack([won[:, NB[:, at]] for at in range(8)]).amax(0)
    return 0.25 * of_rank(most, s.rank)


def _formation(s: Sight, strikes: Tensor) -> Tensor:
    """Value of strikes that the move makes possible; `strikes`: triangles without and with a royal, and lines."""
    own = pad(mask_of(s.own))[:, STRUCK] | TO_BIT
    own = own & ~FROM_BIT
    is_royal = (s.rank >= PRINCE) & (s.rank <= KING) & s.own
    royal = (pad(mask_of(is_royal))[:, STRUCK] & ~FROM_BIT) > 0
    royal = royal | is_royal[:, :CELLS, None, None]
    plain, noble, line = (pad(strikes[..., at])[:, STRUCK] for at in range(3))
    number = NUMBER[own]
    opposite = ((TO_BIT << 4) | (TO_BIT >> 4)) & 255
    gain = torch.where(number >= 2, 0.25, 0.05 * number)
    gain = torch.where((own & opposite) > 0, line, gain)
    held = IS_TRIANGLE[STRUCK.clamp(max=77), own]
    gain = torch.where(held, torch.where(royal, noble, plain), gain)
    return (gain * s.foe[:, STRUCK]).amax(3) * 0.9


def _relief(s: Sight, danger: Tensor, base: Tensor, near: Tensor, comers: Tensor, peril: Tensor) -> Tensor:
    """Value of the move for the own king: he leaves a threat, a threat is taken, or he walks into one."""
    count, has = len(near), s.king < OFF
    each, throne = torch.arange(count, device=DEVICE), s.king.clamp(max=77)
    stake = (s.worth[:, KING] * torch.where(s.used >= WEARY, 0.004, 1.0) * has)[:, None]
    beside = NB[throne]
    gain = torch.zeros(count, CELLS, 8, device=DEVICE)
    row = each[:, None]
    walk = (peril[:, None] - pad(danger)[row, beside, KING]) * stake
    gain[each, throne] = walk * has[:, None]
    threat = base[row, beside, KING]
    threat = (threat + s.belief[row, beside, ARCHERS] * (torch.arange(8, device=DEVICE) == 0)).clamp(max=1)
    spared = torch.stack(
        [(1 - threat).masked_fill(torch.arange(8, device=DEVICE) == at, 1.0).prod(1) for at in range(8)], 1
    )
    rest = near[each, throne][:, None] & ~BITS
    left = _danger(
        spared[..., None].expand(-1, -1, 15),
        rest,
        comers[each, throne][:, None].expand(-1, 8),
        throne[:, None].expand(-1, 8),
    )
    saves = pad(torch.zeros(count, CELLS, device=DEVICE))
    saves[row, beside] = (peril[:, None] - left[..., KING]) * stake * 0.8 * (peril > 0)[:, None]
    taken = around(saves * s.foe) * (torch.arange(CELLS, device=DEVICE) != s.king[:, None])[..., None]
    return gain + taken


def greedy(field: Field, legal: Tensor, whim: float = 0.1) -> Tensor:
    """The rival's action in every battle."""
    s = look(field)
    cost, moves = field.cost(), legal[:, : SHOTS * CELLS]
    won = (s.belief * s.worth[:, None])[:, :CELLS]
    noble = s.news[:, :CELLS] + won.sum(2)
    plain = noble - won[..., QUEEN]
    known = field.line_gains().clamp(min=0)
    is_open = field.open[:, :CELLS]
    formed = torch.stack((plain, noble, torch.where(is_open, known, s.news[:, :CELLS] + won.sum(2) * 0.3)), 2)
    shots = pad(plain)[:, NB[:, 0]] - cost[:, :CELLS]
    gain, peril = best_move(field, s, formed)
    gain = gain.transpose(1, 2).flatten(1)
    gain = (gain + torch.rand_like(gain) * whim).masked_fill(~moves, -1e9)
    most, move = gain.max(1)
    poor = (most < 0) & (s.used < WEARY) & (s.king < OFF) & (peril < 0.02)
    scouts = around(s.news).sum(2) - cost[:, :CELLS]
    royal = around((s.rank >= PRINCE) & (s.rank <= KING) & s.own).any(2)
    lines, triangles = torch.where(is_open, known, NEWS), torch.where(royal, noble, plain)
    strike, stroke = _pick(legal, torch.cat((lines, triangles), 1), LINES)
    scout, spy = _pick(legal, scouts, SCOUTS)
    shot, archer = _pick(legal, shots, SHOTS)
    rest = torch.where(spy, scout, torch.where(stroke, strike, DONE))
    rest = torch.where((most > -1e8) & ~poor, move, rest)
    return torch.where(archer, shot, rest)


def _pick(legal: Tensor, gain: Tensor, plane: int) -> tuple[Tensor, Tensor]:
    """Best action from this plane on, and a mask of where it has a positive value."""
    first = plane * CELLS
    most, at = gain.masked_fill(~legal[:, first : first + gain.shape[1]], -1e9).max(1)
    return first + at, most > 0


assert TRIANGLES == LINES + 1
