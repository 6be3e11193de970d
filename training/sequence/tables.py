"""The board as tensors."""

import torch

from training.package_facts import load

cards, board = load("sequence", "cards"), load("sequence", "board")
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
LINES = [line for lines in board.LINES for line in lines]
ON = torch.zeros(len(LINES), 100)  # which cells a line has
for at, line in enumerate(LINES):
    ON[at, list(line)] = 1
ON = ON.to(DEVICE)
BESIDE = (ON @ ON.T <= 1).float()  # lines that count together (SEQ-2.4)
CORNER = torch.tensor([float(face < 0) for face in board.FACES], device=DEVICE)
FIELD = 1 - CORNER
FACE = torch.tensor([max(face, 0) for face in board.FACES], device=DEVICE)
WILD, THIEF = sorted(cards.WILD), sorted(cards.THIEF)
SPOT = torch.tensor([[*cells, 0, 0][:2] for cells in board.CELLS_OF], device=DEVICE)
PLAIN = torch.tensor([bool(cells) for cells in board.CELLS_OF], device=DEVICE)  # no jacks
OTHER = torch.tensor(
    [sum(board.CELLS_OF[face]) - cell if face >= 0 else cell for cell, face in enumerate(board.FACES)], device=DEVICE
)
