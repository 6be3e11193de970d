"""Parallel environment: at each moment every agent submits an action; agents that are not asked wait."""

from typing import Any

from gymnasium.spaces import Space
from pettingzoo import ParallelEnv

from pelipoyta.adapters.pettingzoo.turns import WON, Seen, Spaces, fresh
from pelipoyta.adapters.rendering import MODES, check_mode, render
from pelipoyta.adapters.sitting import NumberedGame
from pelipoyta.games import open_game


class ParallelGame(ParallelEnv[str, Seen, int]):
    """Parallel environment; the last number means waiting. An illegal action changes nothing, and `infos` says so."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Any = None,
        max_cycles: int = 0,
        render_mode: str | None = None,
        render_seat: int | None = None,
    ) -> None:
        self.sitting = NumberedGame(open_game(game), seats, options)
        self.wait = self.sitting.numbers.size
        self.spaces = Spaces(self.sitting, self.wait + 1)
        self.metadata = {"name": f"{self.sitting.game.id}_v0", "render_modes": list(MODES)}
        self.max_cycles = max_cycles  # moments until the game is truncated; 0: never
        self.render_mode = check_mode(render_mode)
        self.render_seat = render_seat  # whose view is rendered; None: everything
        self.possible_agents = self.spaces.agents[:]
        self.observation_spaces, self.action_spaces = self.spaces.seen, self.spaces.choice

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def _observe(self, seat: int) -> Seen:
        seen = self.spaces.observe(seat)
        seen["action_mask"][self.wait] = seat != self.sitting.mover
        return seen

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's, and nothing here
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.sitting.begin(fresh(seed))
        self.moments = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Seen]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        self.moments += 1
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.possible_agents}
        mover = self.possible_agents[self.sitting.mover or 0]
        try:
            self.sitting.choose(int(actions[mover]))
        except ValueError:
            infos[mover]["illegal"] = True
        over = self.sitting.mover is None
        cut = not over and 0 < self.max_cycles <= self.moments
        scores = zip(self.possible_agents, self.sitting.scores, strict=True)
        rewards = {agent: WON * score - 1 if over else 0.0 for agent, score in scores}
        ends = [dict.fromkeys(self.possible_agents, end) for end in (over, cut)]
        seen = self._observations()
        self.agents = [] if over or cut else self.agents
        return seen, rewards, *ends, infos

    def _repr_svg_(self) -> str | None:
        """SVG of the position for notebooks, with all hidden things."""
        return self.sitting._repr_svg_()

    def render(self) -> str | None:
        """Render like the AEC environment."""
        return render(self.sitting, self.render_mode, self.render_seat)

    def close(self) -> None:
        """Do nothing: no resource is held."""
