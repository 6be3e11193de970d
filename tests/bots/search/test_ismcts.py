"""The textbook search plays whatever has a twin: legally, the same for the same nodes, and with sense."""

from math import inf
from random import Random
from time import perf_counter

import pytest
from tests.bots.positions import LAST_BLOW
from tests.sweep import sample

from pelipoyta.bots.registry import NoSuchBot, find, names, rivals
from pelipoyta.bots.search.ismcts import Tree
from pelipoyta.games import load, load_all
from pelipoyta.kernel import Ask
from pelipoyta.kernel.laws import random_walk

TWINNED = [name for name, game in load_all().items() if game.twin]


def test_it_is_a_rival_and_no_opponent() -> None:
    assert "rolechess" in TWINNED
    assert all(("ismcts" in rivals(game)) == (game in TWINNED) for game in load_all())
    assert not any("ismcts" in names(game) for game in load_all())
    with pytest.raises(NoSuchBot):
        find("lotr", "ismcts")


COUNTS = [(name, seats) for name in TWINNED for seats in load(name).seats]
ENDS = [(name, seats) for name, seats in COUNTS if seats in (min(load(name).seats), max(load(name).seats))]


@pytest.mark.parametrize(("name", "seats"), sample(COUNTS, *ENDS))
def test_it_answers_with_something_legal_and_the_same_again(name: str, seats: int) -> None:
    game, bot = load(name), find(name, "ismcts", 5)
    walk = random_walk(game, game.options(), seats, Random(1))
    asked = [(state, ask) for state in walk.states if isinstance(ask := game.pending(state), Ask)]
    for state, ask in asked[:: max(1, len(asked) // 2)]:
        seat = ask.seats[0]
        question = game.view(state, seat), seat, ask.what, game.legal(state, seat)
        chosen = bot(*question, Random(7), inf)
        assert chosen in question[3]
        assert chosen == bot(*question, Random(7), inf)


def test_it_sees_what_wins_more_often() -> None:
    """Alone the Lackey fells the Emperor five times in 36; with the Adjutant nearly every other time."""
    game = load("rolechess")
    state = game.notation.read(LAST_BLOW)
    bot = find("rolechess", "ismcts", 80)
    chosen = [bot(game.view(state, 0), 0, "partner", game.legal(state, 0), Random(seed), inf) for seed in range(3)]
    assert [game.notation.write(each) for each in chosen] == ["+f5"] * 3


def test_it_keeps_to_its_time() -> None:
    game = load("rolechess")
    states = random_walk(game, game.options(), 2, Random(1)).states
    state, seat = next((state, ask.seats[0]) for state in states if isinstance(ask := game.pending(state), Ask))
    began = perf_counter()
    find("rolechess", "ismcts")(game.view(state, seat), seat, "turn", game.legal(state, seat), Random(1), 0.0)
    assert perf_counter() - began < 5


def test_an_iteration_adds_one_node() -> None:
    """It stops at the first action that was never tried, and plays out from there."""
    game = load("dnup")
    assert game.twin is not None
    sim = game.twin.new(game.options(), 2)
    walk = random_walk(game, game.options(), 2, Random(2))
    state = next(state for state in walk.states if isinstance(game.pending(state), Ask))
    tree = Tree(game.twin, Random(1), sim, game.twin.buffer())
    for count in (1, 2, 3):
        game.twin.read(sim, state)
        tree.grow()
        edges = [edge for known in tree.nodes.values() for edge in known.values()]
        assert sum(edge.visits > 0 for edge in edges) == count
