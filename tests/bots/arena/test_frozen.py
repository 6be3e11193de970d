"""Greedy is what all others are measured by: it plays today as it played when the first measures were taken.

Whoever has a better idea gives it another name. A change of the rules that changes these games also changes what was
measured; then, and only then, these numbers are taken anew, and said so in docs/bots.md.
"""

from hashlib import sha256

import pytest

from pelipoyta.bots.arena.arena import SimulationSpec, simulate

FROZEN = {
    ("rolechess", 2): "a904c23448192984",
    ("sequence", 2): "cc7f9657ad268002",
    ("dnup", 2): "032d554e68111afe",
    ("dnup", 4): "3178a3dd13a1cb1b",
    ("kasvoton", 2): "de1043dd20bf33f2",
}


def played(game: str, seats: int) -> str:
    """A game of greedy against itself, step by step."""
    saved: dict[int, str] = {}
    simulate(SimulationSpec(game, seats, 1, 11, ("greedy",)), save=saved.__setitem__)
    return sha256(saved[0].partition("\n\n")[2].encode()).hexdigest()[:16]


@pytest.mark.parametrize(("game", "seats"), FROZEN)
def test_greedy_plays_as_it_did(game: str, seats: int) -> None:
    assert played(game, seats) == FROZEN[game, seats]
