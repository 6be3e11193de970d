"""The games as Gymnasium environments for one agent, the other seats held by bots.

Importing the module registers them: `gymnasium.make("pelipoyta/dnup-v0", opponent="level2")`. Needs the extra:
pip install pelipoyta[research]
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from pelipoyta.adapters.rendering import MODES, check_mode, render
from pelipoyta.adapters.sitting import NumberedGame
from pelipoyta.bots.registry import find, names
from pelipoyta.bots.rng import BotRandom
from pelipoyta.games import NAMES, open_game

Seen = dict[str, NDArray[Any]]
FOREVER = float("inf")  # budget of a bot: a seed gives one game


class SingleAgent(gymnasium.Env[Seen, np.int64]):
    """Environment of one seat; bots answer for the others between its choices.

    An observation has the seat's tensor and the mask of legal actions. The reward at the end is 1 for winning, -1 for
    losing, 0 for a draw. An illegal action raises ValueError and changes nothing.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        opponent: str = "greedy",
        seat: int | None = None,
        seats: int | None = None,
        options: Any = None,
        max_choices: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.sitting = NumberedGame(open_game(game), seats, options)
        if opponent not in names(game):
            raise ValueError(f"no bot of {game} is called {opponent!r}; there are {', '.join(names(game))}")
        if seat is not None and seat not in range(self.sitting.seats):
            raise ValueError(f"seat must be 0 to {self.sitting.seats - 1}, or None for a random one, not {seat}")
        self.render_mode = check_mode(render_mode)
        self.max_choices = max_choices  # the agent's choices until the game is truncated; 0: never
        self._wanted, self._bot = seat, find(game, opponent)
        shape = self._tensor(0).shape
        size = self.sitting.numbers.size
        mask = Box(0, 1, (size,), np.int8)
        seen: Any = Dict({"observation": Box(-1.0, 1.0, shape, np.float32), "action_mask": mask})
        self.observation_space = seen
        self.action_space = Discrete(size)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium's, and nothing here
    ) -> tuple[Seen, dict[str, Any]]:
        """Start a game; a seed gives the same one, bots included. Gymnasium's `options` are ignored."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        chance = Random(number)
        self.seat = chance.randrange(self.sitting.seats) if self._wanted is None else self._wanted
        self._rngs = [BotRandom.of(own := f"{number}/{seat}", own) for seat in range(self.sitting.seats)]
        self.chosen = 0
        self.sitting.begin(chance)
        self._let_others_play()
        return self._seen(), {"seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take the agent's action, then the others', up to the agent's next choice or the end."""
        self.sitting.choose(int(action))
        self.chosen += 1
        self._let_others_play()
        over = self.sitting.mover is None
        cut = not over and 0 < self.max_choices <= self.chosen
        reward = 2 * self.sitting.scores[self.seat] - 1 if over else 0.0
        return self._seen(), reward, over, cut, {"seat": self.seat}

    def _let_others_play(self) -> None:
        sitting = self.sitting
        while (mover := sitting.mover) is not None and mover != self.seat:
            at = sitting.legal.index(self._answer(mover, sitting.legal))
            sitting.choose(sitting.numbers.of(sitting.legal)[at])

    def _answer(self, mover: int, legal: Sequence[Any]) -> Any:
        view = self.sitting.game.glance(self.sitting.state, mover)
        return self._bot(view, mover, self.sitting.question, legal, self._rngs[mover], FOREVER)

    def _tensor(self, seat: int) -> NDArray[np.float32]:
        rows = np.array([self.sitting.row(seat)], np.int64)
        only: NDArray[np.float32] = self.sitting.encoding.tensor(rows, self.sitting.seats)[0]
        return only

    def _seen(self) -> Seen:
        mask = np.zeros(self.sitting.numbers.size, np.int8)
        if self.sitting.mover == self.seat:
            mask[self.sitting.numbers.of(self.sitting.legal)] = 1
        return {"observation": self._tensor(self.seat), "action_mask": mask}

    def render(self) -> str | None:
        """The position as the agent sees it."""
        return render(self.sitting, self.render_mode, self.seat)


def register_all() -> None:
    """Register `pelipoyta/<game>-v0` for every game."""
    for game in NAMES:
        gymnasium.register(f"pelipoyta/{game}-v0", entry_point=f"{__name__}:SingleAgent", kwargs={"game": game})


register_all()
