"""AEC environment: the agent whose turn it is holds the seat that the rules ask."""

from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from pelipoyta.adapters.rendering import MODES, check_mode, render
from pelipoyta.adapters.sitting import NumberedGame
from pelipoyta.games import open_game

Seen: TypeAlias = dict[str, NDArray[Any]]
WON = 2  # bounds of rewards: losing -1, winning 1


class Spaces:
    """Observation and action spaces: the same for all agents."""

    def __init__(self, sitting: NumberedGame, actions: int) -> None:
        self.sitting = sitting
        self.actions = actions
        self.agents = [f"seat_{seat}" for seat in range(sitting.seats)]
        shape = self._tensor(0).shape
        self.seen = {agent: self._observation(shape) for agent in self.agents}
        self.choice = {agent: Discrete(actions) for agent in self.agents}

    def _observation(self, shape: tuple[int, ...]) -> Space[Any]:
        mask = Box(0, 1, (self.actions,), np.int8)
        return Dict({"observation": Box(-1.0, 1.0, shape, np.float32), "action_mask": mask})

    def _tensor(self, seat: int) -> NDArray[np.float32]:
        rows = np.array([self.sitting.row(seat)], np.int64)
        only: NDArray[np.float32] = self.sitting.encoding.tensor(rows, self.sitting.seats)[0]
        return only

    def observe(self, seat: int) -> Seen:
        """Observation of a seat; its mask is empty where it is not asked."""
        mask = np.zeros(self.actions, np.int8)
        if seat == self.sitting.mover:
            mask[self.sitting.numbers.of(self.sitting.legal)] = 1
        return {"observation": self._tensor(seat), "action_mask": mask}


def fresh(seed: int | None) -> Random:
    """Random generator of one game; without a seed it is unpredictable."""
    generator, _ = seeding.np_random(seed)
    return Random(int(generator.integers(1 << 62)))


class AecGame(AECEnv[str, Seen, int]):
    """AEC environment of a game, with an agent for every seat; all agents stay to the end."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Any = None,
        max_cycles: int = 0,
        render_mode: str | None = None,
        render_seat: int | None = None,
    ) -> None:
        super().__init__()
        self.sitting = NumberedGame(open_game(game), seats, options)
        self.spaces = Spaces(self.sitting, self.sitting.numbers.size)
        self.metadata = {"name": f"{self.sitting.game.id}_v0", "render_modes": list(MODES), "is_parallelizable": False}
        self.max_cycles = max_cycles  # choices until the game is truncated; 0: never
        self.render_mode = check_mode(render_mode)
        self.render_seat = render_seat  # whose view is rendered; None: everything
        self.possible_agents = self.spaces.agents[:]
        self.observation_spaces, self.action_spaces = self.spaces.seen, self.spaces.choice

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a game; PettingZoo's `options` are ignored: a game's own are given to the constructor."""
        self.sitting.begin(fresh(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look_who()

    def _look_who(self) -> None:
        self.agent_selection = self.possible_agents[self.sitting.mover or 0]

    def observe(self, agent: str) -> Seen:
        return self.spaces.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is for agents whose game is over")
        self.sitting.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._judge()
        self._look_who()
        self._accumulate_rewards()

    def _judge(self) -> None:
        """Rewards at the end: winning is 1, losing -1, a draw 0."""
        over = self.sitting.mover is None
        cut = not over and 0 < self.max_cycles <= self.sitting.choices
        for agent, score in zip(self.possible_agents, self.sitting.scores, strict=True):
            self.rewards[agent] = WON * score - 1 if over else 0.0
            self.terminations[agent], self.truncations[agent] = over, cut

    def _repr_svg_(self) -> str | None:
        """SVG of the position for notebooks, with all hidden things."""
        return self.sitting._repr_svg_()

    def render(self) -> str | None:
        """Position as text: with all hidden things, or as `render_seat` sees it."""
        return render(self.sitting, self.render_mode, self.render_seat)

    def close(self) -> None:
        """Do nothing: no resource is held."""


def wrapped(env: AecGame) -> Any:
    """Wrap as PettingZoo's own board games: an illegal action loses at once, and a number out of range is refused."""
    illegal = TerminateIllegalWrapper(env, illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(illegal))
