"""RoleChess's strongest bot: its pruning changes nothing, it keeps to its budget, and it sees what is easy to see."""

from math import inf
from random import Random
from time import perf_counter

import pytest

from pelipoyta.bots.arena.arena import SimulationSpec, simulate
from pelipoyta.bots.games.rolechess.strong import net
from pelipoyta.bots.games.rolechess.strong.judge import battle
from pelipoyta.bots.games.rolechess.strong.root import FEW, LOOK, Root
from pelipoyta.bots.games.rolechess.strong.scene import ActivatedBoard
from pelipoyta.bots.games.rolechess.strong.tables import EXACT, EXACT_AFTER, EXACT_CHANCE
from pelipoyta.bots.games.rolechess.strong.turns import NO, PASSING, TurnList
from pelipoyta.bots.registry import find
from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.fast import FAST
from pelipoyta.games.rolechess.fast.men import Men
from pelipoyta.games.rolechess.fast.state import FastState
from pelipoyta.games.rolechess.fast.tables import EACH_ATTACK
from pelipoyta.games.rolechess.model import Options, State
from pelipoyta.games.rolechess.notation import parse, read, write
from pelipoyta.games.rolechess.odds import chances
from pelipoyta.kernel import Ask, Dice
from pelipoyta.kernel.laws import random_walk

SOME = 400  # nodes


def choice(s: State, nodes: int = SOME, budget: float = inf) -> str:
    ask = GAME.pending(s)
    assert isinstance(ask, Ask)
    best = find("rolechess", "best", nodes)
    return write(best(GAME.view(s, s.turn), s.turn, ask.what, GAME.legal(s, s.turn), Random(0), budget))


def asked(seed: int, options: Options | None = None) -> list[State]:
    walk = random_walk(GAME, options or Options(), 2, Random(seed))
    return [s for s in walk.states if isinstance(GAME.pending(s), Ask)]


def sim_of(s: State) -> FastState:
    sim: FastState = FAST.new(s.options, 2)
    FAST.read(sim, s)
    return sim


# Plain expectimax: every turn, every outcome, nothing remembered.


def copied(men: Men) -> Men:
    copy = Men()
    copy.copy_from(men)
    return copy


def plain_value(men: Men, side: int, depth: int, quiet: int) -> float:
    if men.able == 0:
        return 0.0
    if depth == 0:
        scene = ActivatedBoard(net())
        scene.look(men)
        return scene.judge(side, quiet / 100)
    turns = TurnList()
    turns.find(men, side)
    return max(plain_turn(men, side, turns.turn[index], depth, quiet) for index in range(turns.count))


def plain_turn(men: Men, side: int, turn: int, depth: int, quiet: int = 0) -> float:
    after = copied(men)
    src, dst, target = turn & 63, turn >> 6 & 63, turn >> 12 & 63
    if turn != PASSING and src != dst:
        after.move(men.board[src], dst)
    if turn == PASSING or target == NO:
        return -plain_value(after, 1 - side, depth - 1, quiet + 1)
    partner = 0 if turn >> 18 == NO else EACH_ATTACK[men.board[turn >> 18]]
    foe = men.board[target]
    fight = battle(EACH_ATTACK[men.board[src]], partner, foe, men.energy[foe])
    return sum(
        EXACT_CHANCE[at] * plain_wound(after, side, foe, dst, target, EXACT_AFTER[at], depth, quiet)
        for at in range(EXACT[fight], EXACT[fight + 1])
    )


def plain_wound(men: Men, side: int, foe: int, opener: int, target: int, energy: int, depth: int, quiet: int) -> float:
    if energy == 0 and foe in (3, 17):
        return 1.0
    if energy == men.energy[foe]:
        return -plain_value(men, 1 - side, depth - 1, quiet + 1)
    after = copied(men)
    after.lift(foe)
    after.energy[foe] = energy
    if energy:
        after.put(foe, target, energy)
        return -plain_value(after, 1 - side, depth - 1, 0)
    stay = -plain_value(after, 1 - side, depth - 1, 0)
    after.move(men.board[opener], target)
    return max(stay, -plain_value(after, 1 - side, depth - 1, 0))


FIGHT = """
7   .  .  .  .  .  .  .
6   . e1  .  .  .  .  .
5   .  .  .  .  .  .  .
4   .  . E1 G1  .  .  .
3   . k1  .  .  . l3  .
2   .  .  .  .  .  .  .
1   .  .  .  .  .  .  .
energy k1 9, E1 4
"""


@pytest.mark.parametrize("depth", [1, 2])
def test_pruning_changes_no_value(depth: int) -> None:
    s = read(FIGHT)
    root = Root(sim_of(s), net())
    men, turns = root.star.scenes[0].men, root.star.turns[0]
    root.star.begin(10**9, inf)
    for index in range(turns.count):
        turn = turns.turn[index]
        found = root.star.outcome(0, 0, 0, depth, turn, -1.0, 1.0)
        assert found == pytest.approx(plain_turn(men, 0, turn, depth)), turn


def test_of_the_turns_that_look_best_the_one_that_stands_the_answer_best_is_taken() -> None:
    """Half the look, half the answer; pruning saves work and finds the same."""
    root = Root(sim_of(read(FIGHT)), net())
    men, turns = root.star.scenes[0].men, root.star.turns[0]
    turn = root.search(10**9, inf)
    every = [turns.turn[index] for index in range(turns.count)]
    looks = {each: plain_turn(men, 0, each, 1) for each in every}
    weighed = {
        each: LOOK * looks[each] + (1 - LOOK) * plain_turn(men, 0, each, 2)
        for each in sorted(every, key=lambda each: -looks[each])[:FEW]
    }
    assert root.depth == 2 and root.star.nodes < 500
    assert root.value == pytest.approx(weighed[turn]) == pytest.approx(max(weighed.values()))
    assert max(weighed, key=lambda each: weighed[each]) != max(looks, key=lambda each: looks[each])


def test_what_a_battle_leaves_agrees_with_the_odds_of_the_game() -> None:
    for factors in [(5, 0), (3, 4), (1, 1)]:
        at = battle(*factors, 2, 14)  # an Adjutant
        left = {EXACT_AFTER[each]: EXACT_CHANCE[each] for each in range(EXACT[at], EXACT[at + 1])}
        odds = chances(tuple(factor for factor in factors if factor), 5, 14)
        assert sum(left.values()) == pytest.approx(1)
        assert left.get(0, 0) == pytest.approx(odds.kill)
        assert sum((14 - int(energy)) * share for energy, share in left.items()) == pytest.approx(odds.loss)


@pytest.mark.parametrize("seed", range(3))
def test_it_answers_every_question_with_something_legal(seed: int) -> None:
    questions = set()
    for s in asked(seed, Options(free_pass=seed == 1))[:90:2]:
        questions.add(s.phase)
        assert choice(s, 30) in [write(action) for action in GAME.legal(s, s.turn)]
    assert len(questions) == 4


def test_it_goes_for_the_emperor() -> None:
    s = read("""
    7   .  .  . e1  .  .  .
    6   .  .  .  .  .  .  .
    5   .  .  .  . l1  .  .
    4   .  . l2 G1  .  .  .
    3   .  .  .  .  .  .  .
    2   .  .  .  .  .  .  .
    1  E1  .  .  .  .  .  .
    energy e1 2
    """)
    while isinstance(GAME.pending(s), Ask):
        s, _ = GAME.apply(s, 0, parse(choice(s)))
    assert (GAME.pending(s), s.target) == (Dice(1), 45)


def test_it_takes_the_stronger_partner_and_stays_where_the_circle_is_deadly() -> None:
    partner = """
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
    deadly = """
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
    assert (choice(read(partner)), choice(read(deadly))) == ("+e3", "stay")


def test_nodes_and_time_are_kept_to() -> None:
    s = asked(5)[10]
    root = Root(sim_of(s), net())
    root.search(500, inf)
    assert root.star.nodes <= 540
    began = perf_counter()
    assert choice(s, nodes=0, budget=0.0) and choice(s, nodes=0, budget=0.05)
    assert perf_counter() - began < 5  # without the budget it would think for minutes


def test_the_same_nodes_give_the_same_choice() -> None:
    for s in asked(2)[::40]:
        assert choice(s) == choice(s)


def test_it_beats_uniform_even_with_few_nodes() -> None:
    """docs/lab/strength/rolechess.md tells by how much; these few keep watch."""
    result = simulate(SimulationSpec("rolechess", 2, 6, 3, ("best", "uniform"), nodes=60))
    assert result.bots[0].wins == 6
