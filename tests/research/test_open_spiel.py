"""OpenSpiel's own test of a game, and its algorithms, on ours."""

import json
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts

from pelipoyta.adapters import open_spiel
from pelipoyta.adapters.open_spiel.place import place
from pelipoyta.games import NAMES, load

ENDING = """dnup 2
round 0
round 1
turn 0.2
starter 1
hand 0 2/9 2/10
hand 1 3/4 3/9
known 1 3/4 3/9
table 0.1 1/6 1/6
table 1.1 1/5 1/8 1/9
pile 1/7 1/7 2/4 2/4 2/5 2/5 2/6 3/5 3/6 3/7 3/8 4/6 4/7 4/8 5/7 5/8 6/7
last 0.1 play 1/6 1/6
last 0.2 play 4/6
last 1.1 play 1/5 1/8 1/9
last 1.2 turn
"""
SMALL = [name for name in NAMES if place(name).encoding.longest]
SOME = [(name, seats) for name in SMALL for seats in load(name).seats if seats <= 4]


def walk(game, seed: int, most: int):
    """The states of a random game, as far as that, in which someone chooses."""
    rng, state = Random(seed), game.new_initial_state()
    while not state.is_terminal() and most:
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, weights)[0])
        else:
            yield state.clone()
            most -= 1
            state.apply_action(rng.choice(state.legal_actions()))


def test_the_four_small_games_are_there():
    assert SMALL == ["rolechess", "sequence", "dnup", "kasvoton"]
    assert {f"pelipoyta_{name}" for name in SMALL} <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_its_random_simulation(name, seats):
    pyspiel.random_sim_test(
        open_spiel.load(name, players=seats, max_moves=60), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize("name", SMALL)
def test_its_random_simulation_to_the_end(name):
    pyspiel.random_sim_test(open_spiel.load(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SMALL)
def test_chance_is_complete(name):
    state = open_spiel.load(name).new_initial_state()
    rng = Random(4)
    for _ in range(40):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(weight for _, weight in outcomes) == pytest.approx(1)
            state.apply_action(rng.choice(outcomes)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_resampling_keeps_what_the_player_sees(name, seats):
    rng = Random(9)
    for state in walk(open_spiel.load(name, players=seats), 2, 40):
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", ["sequence", "dnup", "kasvoton"])
def test_resampling_changes_what_it_does_not_see(name):
    *_, state = walk(open_spiel.load(name), 2, 60)
    others = {str(state.resample_from_infostate(state.current_player(), Random(n).random)) for n in range(8)}
    assert len(others) > 1


def test_parameters_reach_the_game():
    game = pyspiel.load_game("pelipoyta_dnup(players=3)")
    assert game.num_players() == 3
    quick = open_spiel.load("rolechess", options=json.dumps({"free_pass": True}))
    *_, state = walk(quick, 1, 1)
    assert "pass" in [state.action_to_string(action).lower() for action in state.legal_actions()]
    with pytest.raises(ValueError, match="not played by 7"):
        open_spiel.load("rolechess", players=7)


def test_mcts_plays_rolechess():
    game = open_spiel.load("rolechess", max_moves=40)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    for state in walk(game, 3, 2):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["sequence", "dnup", "kasvoton"])
def test_ismcts_plays_what_hides_something(name):
    game = open_spiel.load(name, max_moves=60)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 15, random_state=rng)
    for state in walk(game, 3, 2):
        assert bot.step(state) in state.legal_actions()


def ending():
    """A position of dnup for two in which whoever lays the last card has won the game, and it takes few choices."""
    return open_spiel.load("dnup", position=ENDING, max_moves=3)


def test_cfr_solves_an_ending():
    game = ending()
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert 0 <= exploitability.nash_conv(game, solver.average_policy()) < before / 4


def test_sampling_cfr_runs_on_the_whole_deal():
    solver = external_sampling_mccfr.ExternalSamplingSolver(open_spiel.load("dnup", max_moves=3))
    solver.iteration()
    assert len(solver._infostates) > 3
