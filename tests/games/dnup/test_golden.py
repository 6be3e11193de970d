"""Whole games from their records: replayed step by step, and compared with the position they ended in."""

from pathlib import Path

import pytest

from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.model import State
from pelipoyta.kernel import fold, record

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.game"))


def test_there_is_a_game_for_each_number_of_players() -> None:
    assert {path.stem.split("-")[0] for path in GOLDEN} == {"two", "three", "four", "five"}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    played = record.read(text, {"dnup": GAME})
    *_, (end, _) = fold(GAME, played.options, played.seats, played.steps)
    assert GAME.pending(end) == played.result
    assert GAME.notation.draw(end) == path.with_suffix(".end").read_text(encoding="utf-8")
    assert record.write(GAME, played) == text


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
