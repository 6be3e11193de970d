"""PettingZoo's own tests hold for every game, and so does what they do not look at."""

import warnings
from importlib import import_module
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

from pelipoyta.games import NAMES
from pelipoyta.kernel import Over


@pytest.fixture(params=NAMES)
def module(request) -> ModuleType:
    return import_module(f"pelipoyta.adapters.pettingzoo.{request.param}_v0")


@pytest.fixture(autouse=True)
def _quiet():
    """Its tests warn of every observation that is a dictionary, though those with a mask have to be.

    Its own board games are excused by name.
    """
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent probably")
        yield


def test_the_interface_holds(module):
    api_test(module.env(), num_cycles=40)


def test_a_seed_gives_one_game(module):
    seed_test(module.env, num_cycles=20)


def test_so_does_the_parallel_one(module):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Action mask|The observation")
        parallel_api_test(module.parallel_env(), num_cycles=20)
    parallel_seed_test(module.parallel_env, num_cycles=20)


def test_cycles_are_counted(module):
    """Every agent acts in each cycle: that is so in the parallel environment, and in the turns made of it."""
    both = SimpleNamespace(
        parallel_env=module.parallel_env, env=lambda **given: parallel_to_aec(module.parallel_env(**given))
    )
    max_cycles_test(both)


def test_the_rules_end_the_game_and_say_who_won(module):
    env = module.raw_env()
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(5)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        assert not cut
        env.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert isinstance(env.sitting.pending, Over)
    assert [*total.values()] == [2 * score - 1 for score in env.sitting.pending.scores]


def test_the_parallel_one_ends_and_says_who_won():
    env = import_module("pelipoyta.adapters.pettingzoo.sequence_v0").parallel_env()
    seen, _ = env.reset(seed=5)
    rng, total = np.random.default_rng(5), dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        chosen = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, rewards, ended, cut, _ = env.step(chosen)
        total = {agent: reward + rewards[agent] for agent, reward in total.items()}
    assert all(ended.values()) and not any(cut.values())
    assert isinstance(env.sitting.pending, Over)
    assert [*total.values()] == [2 * score - 1 for score in env.sitting.pending.scores]


def test_choices_are_counted(module):
    env = module.env(max_cycles=3)
    env.reset(seed=1)
    taken = 0
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        taken += 1
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert taken == 3


def test_what_is_illegal_changes_nothing_in_the_raw_one(module):
    env = module.raw_env()
    env.reset(seed=1)
    before = env.sitting.state
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="is not legal now"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.sitting.state is before


def test_in_the_wrapped_one_it_loses(module):
    env = module.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.terminations[agent] and env.rewards[agent] == -1


def test_seats_and_options_are_given():
    from pelipoyta.adapters.pettingzoo import dnup_v0

    assert len(dnup_v0.env(seats=4).possible_agents) == 4
    with pytest.raises(ValueError, match="not played by 9"):
        dnup_v0.env(seats=9)


def test_a_notebook_shows_the_position_as_a_picture(module):
    for environment in (module.raw_env(), module.parallel_env()):
        environment.reset(seed=1)
        assert environment._repr_svg_().startswith("<svg ")


def test_the_position_is_rendered_as_text_where_that_is_asked_for(module):
    for make in (module.raw_env, module.parallel_env):
        environment, silent = make(render_mode="ansi"), make()
        environment.reset(seed=1), silent.reset(seed=1)
        assert environment.render() == environment.sitting.game.notation.draw(environment.sitting.state)
        assert silent.render() is None


def test_spaces_are_as_narrow_as_what_is_seen(module):
    """A mask is of zeros and ones; an observation within one of zero."""
    env = module.env()
    env.reset(seed=1)
    space = env.observation_space(env.agents[0])
    assert (space["action_mask"].low.min(), space["action_mask"].high.max()) == (0, 1)
    assert (space["observation"].low.min(), space["observation"].high.max()) == (-1, 1)


def test_a_game_without_a_limit_of_cycles_is_not_cut_short(module):
    env = module.parallel_env()
    seen, _ = env.reset(seed=3)
    for _ in range(3):
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
        seen, _, _, truncated, _ = env.step(actions)
        assert not any(truncated.values())
