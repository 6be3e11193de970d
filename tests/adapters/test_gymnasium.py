"""Gymnasium environments for one agent: the checker holds, seeds repeat, bots answer, only a view is rendered."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import RecordConstructorArgs
from gymnasium.utils.env_checker import check_env

from pelipoyta.adapters.pettingzoo import dnup_v0
from pelipoyta.games import NAMES, load
from pelipoyta.gymnasium_envs import SingleAgent
from pelipoyta.kernel import Over

SMALL = [name for name in NAMES if name != "lotr"]


def make(game: str, **given: Any) -> Any:
    return gymnasium.make(f"pelipoyta/{game}-v0", **given)


def play(env: Any, seed: int, most: int = 5000) -> tuple[list[Any], float]:
    """A whole game of random legal choices, and its reward."""
    seen, info = env.reset(seed=seed)
    rng, story, reward = np.random.default_rng(seed), [info["seat"]], 0.0
    for _ in range(most):
        legal = np.flatnonzero(seen["action_mask"])
        if not legal.size:
            break
        action = int(rng.choice(legal))
        seen, reward, over, cut, _ = env.step(action)
        story += [action, seen["observation"].tobytes()]
        if over or cut:
            break
    return story, float(reward)


class OnlyLegal(gymnasium.ActionWrapper[Any, Any, Any], RecordConstructorArgs):
    """The checker draws any action: it is led to the legal one with the nearest number."""

    def __init__(self, env: Any) -> None:
        RecordConstructorArgs.__init__(self)
        gymnasium.ActionWrapper.__init__(self, env)

    def action(self, action: Any) -> Any:
        env: Any = self.env.unwrapped
        sitting = env.sitting
        legal = sitting.numbers.of(sitting.legal)
        return min(legal, key=lambda number: (abs(number - int(action)), number))


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.filterwarnings("ignore")
def test_gymnasiums_own_checker_holds(game: str) -> None:
    check_env(OnlyLegal(make(game, seat=0).unwrapped), skip_render_check=True)


@pytest.mark.parametrize("game", SMALL)
def test_a_seed_gives_one_game_to_its_end(game: str) -> None:
    env = make(game)
    story, reward = play(env, 7)
    assert (story, reward) == play(env, 7) and story != play(env, 8)[0]
    assert isinstance(env.unwrapped.sitting.pending, Over) and reward in (-1.0, 0.0, 1.0)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == set(range(env.unwrapped.sitting.seats))  # a random seat, unless one is asked for


def test_the_reward_is_the_agents_own_result() -> None:
    env = make("dnup", seat=1, seats=3, opponent="uniform")
    for seed in range(4):
        _, reward = play(env, seed)
        sitting = env.unwrapped.sitting
        assert reward == 2 * sitting.pending.scores[1] - 1


def test_a_game_is_cut_off_after_so_many_choices() -> None:
    env = make("rolechess", max_choices=3, seat=0)
    seen, _ = env.reset(seed=1)
    for number in range(3):
        seen, _, over, cut, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert not over and cut == (number == 2)


def test_wrong_arguments_and_actions_are_told_and_change_nothing() -> None:
    with pytest.raises(ValueError, match="no bot of dnup is called 'nobody'; there are"):
        make("dnup", opponent="nobody")
    with pytest.raises(ValueError, match="seat must be 0 to 1"):
        make("dnup", seat=2)
    with pytest.raises(ValueError, match="render_mode must be one of ansi, human"):
        SingleAgent("dnup", render_mode="hologram")
    with pytest.raises(ValueError, match="render_mode must be one of ansi, human"):
        dnup_v0.env(render_mode="hologram")
    env = make("rolechess", seat=0).unwrapped
    seen, _ = env.reset(seed=3)
    before = env.sitting.game.notation.draw(env.sitting.state)
    with pytest.raises(ValueError, match="not legal"):
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.sitting.game.notation.draw(env.sitting.state) == before


@pytest.mark.parametrize("game", SMALL)
def test_what_is_rendered_is_what_the_seat_sees(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The same text in every state that gives the same view."""
    from random import Random

    rules, env = load(game), make(game, seat=0, render_mode="ansi").unwrapped
    env.reset(seed=5)
    text, view = env.render(), rules.view(env.sitting.state, 0)
    assert text and "legal: " in text
    for seed in range(5):
        env.sitting.state = rules.determinize(view, Random(seed))
        assert env.render() == text
    env.render_mode = "human"
    assert env.render() is None and capsys.readouterr().out == f"{text}\n"
