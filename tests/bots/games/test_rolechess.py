"""RoleChess minds: clearly better than chance, and sensible where sense is easy to see."""

from random import Random

import pytest
from tests.sweep import sample

from pelipoyta.bots.arena.arena import SimulationSpec, simulate
from pelipoyta.bots.games.rolechess.evaluate import worst_blow
from pelipoyta.bots.games.rolechess.field import field_of
from pelipoyta.bots.registry import find, names
from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.model import Options, State
from pelipoyta.games.rolechess.notation import parse, read, write
from pelipoyta.kernel import Ask, Dice
from pelipoyta.kernel.laws import random_walk

GREEDY = find("rolechess", "greedy")


def choice(position: str | State, seed: int = 0) -> str:
    """What greedy does, as text."""
    s = read(position) if isinstance(position, str) else position
    ask = GAME.pending(s)
    assert isinstance(ask, Ask)
    return write(GREEDY(GAME.view(s, s.turn), s.turn, ask.what, GAME.legal(s, s.turn), Random(seed), 1.0))


def test_greedy_is_the_usual_one():
    assert names("rolechess") == ("greedy", "level1", "level2", "level3", "level4", "best", "uniform")


def test_greedy_beats_uniform():
    """A thousand games are played by `pelipoyta sim`; these few keep watch."""
    result = simulate(SimulationSpec("rolechess", seats=2, games=20, seed=1, bots=("greedy", "uniform")))
    assert result.bots[0].wins >= 19


@pytest.mark.parametrize("seed", sample(range(3), 1, 2))
def test_greedy_answers_every_question_with_something_legal(seed):
    asked = set()
    for s in random_walk(GAME, Options(free_pass=seed == 1), 2, Random(seed)).states:
        pending = GAME.pending(s)
        if isinstance(pending, Ask):
            asked.add(pending.what)
            assert choice(s, seed) in [write(action) for action in GAME.legal(s, s.turn)]
    assert asked == {"turn", "attack", "partner", "advance"}


def test_it_goes_for_the_emperor():
    position = """
    7   .  .  . e1  .  .  .
    6   .  .  .  .  .  .  .
    5   .  .  .  . l1  .  .
    4   .  . l2 G1  .  .  .
    3   .  .  .  .  .  .  .
    2   .  .  .  .  .  .  .
    1  E1  .  .  .  .  .  .
    energy e1 2
    """
    s = read(position)
    while isinstance(GAME.pending(s), Ask):
        s, _ = GAME.apply(s, 0, parse(choice(s)))
    assert GAME.pending(s) == Dice(1)
    assert s.target == 45, "d7, whether the Guard stepped nearer first or not"


def test_it_takes_the_stronger_partner():
    position = """
    7   .  .  . e1  .  .  .
    6   .  .  .  .  .  .  .
    5   .  . g1  .  . G1  .
    4  K1  .  .  .  .  .  .
    3   .  .  .  . A2  .  .
    2   .  .  .  .  .  .  .
    1   .  .  . E1  .  .  .
    turn pale a4xc5
    waits partner
    """
    assert choice(position) == "+e3"


def test_it_shields_its_emperor():
    """Dark's Guard aims down the open column; whatever pale does, its Emperor is safer than before."""
    s = read("""
    7  e1  .  .  .  .  .  .
    6   .  .  .  .  .  .  .
    5   .  .  .  .  .  .  .
    4   .  .  . g1  .  .  .
    3   .  .  .  .  .  .  .
    2   .  . L3  . L5  .  .
    1   .  . L1 E1 L2  .  .
    energy E1 3
    """)
    after, _ = GAME.apply(s, 0, parse(choice(s)))
    before = worst_blow(field_of(GAME.view(s, 0)), by=1)
    assert worst_blow(field_of(GAME.view(after, 0)), by=1) < before / 2


def test_it_stays_where_the_freed_circle_is_deadly():
    """Dark's Knight and Adjutant both aim at a2; on a1 at most one of them can strike."""
    position = """
    7  e1  .  .  .  .  .  .
    6   .  .  .  .  .  .  .
    5   .  .  . a1  .  .  .
    4   .  .  .  .  .  .  .
    3   .  . k1  .  .  .  .
    2   .  .  .  .  .  .  .
    1  E1  .  .  .  .  . G1
    turn pale a1xa2
    waits advance
    """
    assert choice(position) == "stay"
