"""Perft: how many lines of play there are from a position, by depth; chance and the end are leaves."""

from pathlib import Path

import pytest

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.model import State
from pelipoyta.kernel import Ask

BLOCKS = (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8").strip().split("\n\n")


def perft(state: State, depth: int) -> int:
    pending = GAME.pending(state)
    if depth == 0 or not isinstance(pending, Ask):
        return 1
    choices = [(seat, action) for seat in pending.seats for action in GAME.legal(state, seat)]
    return sum(perft(GAME.apply(state, seat, action)[0], depth - 1) for seat, action in choices)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.splitlines()[0])
def test_perft(block: str) -> None:
    _, *position, counts = block.splitlines()
    state = GAME.notation.read("\n".join(position))
    wanted = [int(count) for count in counts.split()[1:]]
    assert [perft(state, depth) for depth in range(1, len(wanted) + 1)] == wanted
