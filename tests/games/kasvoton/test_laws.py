"""The laws of the house, for two and for four, with every option, and what else is true of every game."""

from random import Random

import pytest
from tests.soak import TIMES, games
from tests.sweep import sample

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.board import ARMY
from pelipoyta.games.kasvoton.model import Options, Stage
from pelipoyta.kernel.laws import check, random_walk

ALL_OPTIONS = [
    Options(turn_limit=20),
    Options(turn_limit=1),
    Options(turn_limit=10, shield_wall=True),
    Options(turn_limit=10, spear_hedge=True),
    Options(turn_limit=10, shame=True),
    Options(turn_limit=10, deduction=False),
    Options(turn_limit=15, shield_wall=True, spear_hedge=True, shame=True),
]


# Two and four by turns in `make test`, so that both meet most options; each with every one in `make soak`.
BY_TURNS = [(4 if at % 2 else 2, options) for at, options in enumerate(ALL_OPTIONS)]
EACH = [(seats, options) for seats in (2, 4) for options in ALL_OPTIONS]


@pytest.mark.parametrize(("seats", "options"), EACH if TIMES > 1 else [*BY_TURNS, (4, ALL_OPTIONS[-1])])
def test_laws(seats, options):
    tally = check(GAME, games(1), seats=seats, options=options, looks=20, texts=15)
    assert tally.games >= 1 and tally.strays > 100 and tally.pairs > 50
    assert tally.steps / 3 < tally.twinned <= tally.steps  # what is done off one's turn is no twin's
    assert tally.read < tally.texts == 15 * tally.games


@pytest.mark.parametrize("seats", [2, 4])
def test_laws_among_the_tight_lipped(quiet, seats):
    """Here much stays hidden for long, so that there is something to leak."""
    tally = check(quiet, games(1), seats=seats, options=Options(turn_limit=30), looks=20)
    assert tally.games >= 1 and tally.pairs > 100


@pytest.mark.parametrize("seats", sample([2, 4], 4))
def test_laws_over_whole_games(seats):
    tally = check(GAME, games(1), seats=seats, looks=25)
    assert tally.games >= 1 and tally.pairs > 100


def test_laws_without_a_limit():
    """KV-E1: random play finds a king sooner or later."""
    assert check(GAME, games(1), seats=2, options=Options(turn_limit=0), looks=10).games >= 1


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_true_of_every_position(seats):
    """Board and cards agree; open cards and graves only grow; who may look at a card has seen it (KV-F2)."""
    for seed in range(2):
        shown, fallen = set(), []
        for s in random_walk(GAME, Options(turn_limit=25), seats, Random(f"true/{seed}")).states:
            assert all(s.board[cell] == card for card, cell in enumerate(s.cells) if cell >= 0)
            assert sum(card >= 0 for card in s.board) == sum(cell >= 0 for cell in s.cells)
            assert s.graves[: len(fallen)] == fallen and shown <= {c for c in range(2 * ARMY) if s.open[c]}
            shown, fallen = {c for c in range(2 * ARMY) if s.open[c]}, s.graves
            if s.stage is Stage.TURN:
                assert len(s.graves) + sum(cell >= 0 for cell in s.cells) == 52
                assert s.turn >= 0 and max(s.used) - min(s.used) <= 1
