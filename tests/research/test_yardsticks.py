"""The yardstick in C plays by the same rules: a seed gives the game that the twin plays, to the last piece."""

import ctypes

import pytest
from benchmarks.yardstick import NoCompiler, compiled_c

from pelipoyta.games import load

END = 49 + 28 + 2


@pytest.fixture(scope="module")
def c(tmp_path_factory):
    try:
        return compiled_c(tmp_path_factory.mktemp("c"))
    except NoCompiler:
        pytest.fail("the yardstick needs a C compiler, as make build does")


@pytest.mark.parametrize("no_progress", [50, 3])
def test_every_seed_gives_the_twins_game(c, no_progress):
    game = load("rolechess")
    twin = game.twin
    assert twin
    options = game.options(no_progress=no_progress)
    first, sim = twin.new(options, 2), twin.new(options, 2)
    for seed in range(1, 60, 2):
        sim.copy_from(first)
        sim.seed(seed)
        end = ctypes.create_string_buffer(END)
        assert c.play(seed, 2 * no_progress, end) == sim.playout(1 << 30)
        state = twin.write(sim)
        told = [int.from_bytes(byte, "little", signed=True) for byte in (end[at : at + 1] for at in range(END))]
        assert told == [*state.board, *state.energy, state.quiet, state.turn]
