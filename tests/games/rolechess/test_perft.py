"""Perft: how many lines of play there are, against perft.txt.

A ply is one choice of a player: a step, an attack, a partner or staying alone, an advance … Dice are no ply, and they
are collapsed: rolls that lead to the same position count as one. Lines that end early are not counted. A position that
is waiting for dice is therefore counted by its different outcomes at the next choice.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.model import State
from pelipoyta.games.rolechess.notation import read, write
from pelipoyta.kernel import Dice


def settled(s: State) -> Iterator[State]:
    """The different positions at the next choice, or at the end, that the dice may lead to."""
    found = {msgspec.json.encode(s): s}
    while any(isinstance(GAME.pending(each), Dice) for each in found.values()):
        found = {msgspec.json.encode(after): after for each in found.values() for after in rolled(each)}
    yield from found.values()


def rolled(s: State) -> Iterator[State]:
    pending = GAME.pending(s)
    if not isinstance(pending, Dice):
        yield s
        return
    for outcome, _ in pending.outcomes():
        yield GAME.settle(s, outcome)[0]


def perft(s: State, depth: int) -> int:
    return sum(divide(s, depth).values()) if depth else 1


def divide(s: State, depth: int) -> dict[str, int]:
    """The count behind each choice: what to compare when the sum is wrong."""
    return {
        write(action): sum(perft(after, depth - 1) for after in settled(GAME.apply(s, s.turn, action)[0]))
        for action in GAME.legal(s, s.turn)
    }


def table() -> Iterator[tuple[str, str, int, int]]:
    """Blocks of a name, a picture and lines «depth count»."""
    for block in Path(__file__).with_name("perft.txt").read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        counts = [line.removeprefix("perft ").split() for line in lines if line.startswith("perft ")]
        picture = "\n".join(line for line in lines[1:] if not line.startswith("perft "))
        for depth, count in counts:
            yield lines[0], picture, int(depth), int(count)


@pytest.mark.parametrize(("name", "picture", "depth", "count"), list(table()))
def test_perft(name, picture, depth, count):
    s = read(picture)
    found = divide(s, depth)
    assert sum(found.values()) == count, f"{name}: {found}"
