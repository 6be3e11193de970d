"""Which golden games of dnup there are (tests/games/test_golden.py plays them), and choices counted from positions."""

from pathlib import Path

import pytest

from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.model import State

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.game"))


def test_there_is_a_game_for_each_number_of_players() -> None:
    assert {path.stem.split("-")[0] for path in GOLDEN} == {"two", "three", "four", "five"}


PERFT = (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8").strip().split("\n\n")


def leaves(state: State, depth: int) -> int:
    """How many ways there are to act `depth` times; a round that ends, ends the counting."""
    if not depth:
        return 1
    acts = GAME.legal(state, state.turn)
    return sum(leaves(GAME.apply(state, state.turn, act)[0], depth - 1) for act in acts)


@pytest.mark.parametrize("block", PERFT)
def test_perft(block: str) -> None:
    """perft.txt: `perft` and the number of leaves at each depth, then the position."""
    counts, _, position = block.partition("\n")
    state = GAME.notation.read(position)
    wanted = [int(word) for word in counts.split()[1:]]
    assert [leaves(state, depth + 1) for depth in range(len(wanted))] == wanted
