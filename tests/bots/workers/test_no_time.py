"""A budget of nothing is a hurry, not a fault: whoever is asked answers with something legal."""

from random import Random
from signal import SIGINT
from subprocess import PIPE, Popen

import pytest
from tests.bots.workers.test_difficulty import moments

from pelipoyta.bots.registry import find, names
from pelipoyta.bots.workers.pool import COMMAND
from pelipoyta.games import NAMES, load


@pytest.mark.parametrize("name", NAMES)
def test_without_any_time_the_strongest_plays_something_legal(name: str) -> None:
    game, choose = load(name), find(name, names(name)[-2])
    for state, seat in [*moments(game, 3, most=3)][1:]:
        legal, ask = game.legal(state, seat), getattr(game.pending(state), "what", None)
        assert choose(game.view(state, seat), seat, ask, legal, Random(1), 0.0) in legal


def test_an_interrupt_of_the_terminal_is_the_owners_matter() -> None:
    """Ctrl-C reaches all processes of a terminal; a worker answers on until its owner ends it."""
    with Popen(COMMAND, stdin=PIPE, stdout=PIPE) as worker:
        assert worker.stdin is not None and worker.stdout is not None
        for signal in (None, SIGINT):
            worker.send_signal(signal) if signal else None
            worker.stdin.write(b"{}\n")
            worker.stdin.flush()
            assert worker.stdout.readline().startswith(b"{")
        worker.stdin.close()
        assert worker.wait(30) == 0
