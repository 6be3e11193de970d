"""Board tables as tensors."""

from typing import Any

import torch

from training.package_facts import load

Tensor = Any  # torch is not where types are checked

board, deck = load("kasvoton", "board"), load("kasvoton", "deck")
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
CELLS, OFF = 78, 78  # OFF: no cell; what is kept by cell has a column for it, always empty
SCOUT, ARCHERS, PRINCE, QUEEN, KING, KNIGHT = 1, 5, 11, 12, 13, 14

# Actions: eight planes of moves by direction, shots, scouts, lines and triangles, each by cell; then to be done.
SHOTS, SCOUTS, LINES, TRIANGLES = 8, 9, 10, 11  # planes
PLANES, DONE, ACTIONS = 12, 936, 937


def table(rows: Any, kind: Any = torch.long) -> Tensor:
    return torch.tensor(rows, dtype=kind, device=DEVICE)


def _triangle(cell: int, mask: int) -> bool:
    near = [n for at, n in enumerate(board.AROUND[cell]) if mask >> at & 1]
    return min(near, default=0) >= 0 and bool(board.is_triangle(cell, near))


def _fall(attacker: int, defender: int) -> int:
    """Result: 1 the attacker falls, 2 the defender, 0 neither (KV-D2)."""
    if {attacker, defender} == {SCOUT, KING}:
        return 1 if attacker == KING else 2
    if defender == QUEEN:
        return 0 if attacker == KNIGHT else 2 if attacker == KING else 1
    return 1 if attacker < defender else 2


_is = [[_triangle(cell, mask) for mask in range(256)] for cell in range(CELLS)]
NB = table([[n if n >= 0 else OFF for n in around] for around in board.AROUND])  # by cell and direction
BIT = table([1 << at for at in range(8)])
IS_TRIANGLE = table(_is, torch.bool)  # by cell and which of its neighbours
COMPLETES = table(  # the neighbours that would make a triangle of these, a bit each
    [
        [sum(1 << at for at in range(8) if not mask >> at & 1 and _is[cell][mask | 1 << at]) for mask in range(256)]
        for cell in range(CELLS)
    ]
)
_lines = [[*lines, *[(OFF, OFF)] * (4 - len(lines))] for lines in board.LINES]
PAIR = table([*_lines, [(OFF, OFF)] * 4])  # by cell: four pairs
ROW, COLUMN = table([c // 13 for c in range(CELLS)]), table([c % 13 for c in range(CELLS)])
BORDERS = table(board.BORDERS)
TURNED = table([*range(77, -1, -1), OFF])  # the field as the other side sees it
FALL = table([[_fall(a, d) if a and d else 0 for d in range(15)] for a in range(15)])
DISTANCE = torch.maximum((ROW[:, None] - ROW).abs(), (COLUMN[:, None] - COLUMN).abs()).clamp(min=1).float()
DECK = table([0, 1, *[4] * 9, 2, 1, 1, 4])
SIX = table([0, 1, *[0] * 9, 2, 1, 1, 1])

# What cards are worth to those who choose what to show (bots/games/kasvoton/field.py).
WORTH = table([0.0, 6.0, 1.5, 2.0, 2.5, 5.0, 3.0, 3.5, 4.0, 4.5, 5.5, 6.0, 5.0, 100.0, 9.0], torch.float)
LEVELLING = table([0.0, *(100.0 if rank == KING else 0.01 for rank in range(1, 15))], torch.float)
SHOWING = torch.where(torch.arange(15, device=DEVICE) == KING, 4.0, 0.12 * WORTH)


def around(x: Tensor) -> Tensor:
    """Gather neighbours, by cell and direction, of values by cell with a column OFF."""
    return x[:, NB]


def mask_of(x: Tensor) -> Tensor:
    """Bit mask of the neighbours of each cell for which the condition holds."""
    return (around(x).long() * BIT).sum(2)
