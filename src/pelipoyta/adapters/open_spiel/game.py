"""OpenSpiel's game, state and observer classes over our games."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from pelipoyta.adapters.open_spiel.place import PREFIX, SpielParameters, place
from pelipoyta.adapters.open_spiel.position import Position
from pelipoyta.kernel.game import AnyGame

PARAMETERS = {"players": 0, "options": "", "position": "", "max_moves": 0}
MOST = 2.0  # utility of a sole winner among many, nearly


def register(game: AnyGame) -> None:
    """Register a class with OpenSpiel: registered functions are released only after Python has ended, and crash."""
    kind = game_type(game)
    pyspiel.register_game(kind, type(game.id, (SpielGame,), {"name": game.id, "kind": kind}))


def game_type(game: AnyGame) -> Any:
    """OpenSpiel's game type; the view is the information state: it has everything that still matters to a player."""
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Pelipöytä: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if game.hooks.open else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):
    """OpenSpiel game of one of our games, with a number of seats and options."""

    name: str
    kind: Any

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        told = {**PARAMETERS, **(given or {})}
        self.place: SpielParameters = place(self.name, *(told[each] for each in PARAMETERS))
        super().__init__(self.kind, self._info(), given or {})

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.place.numbers.size,
            max_chance_outcomes=self.place.encoding.chance,
            num_players=self.place.seats,
            min_utility=-MOST,
            max_utility=MOST,
            utility_sum=0.0,
            max_game_length=self.place.longest,
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ARG002
        return Observer(self.place)


class SpielState(pyspiel.State):
    """OpenSpiel's interface of a position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = Position(game.place, game.place.start())

    def current_player(self) -> int:
        if self.at.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.at.mover is None else self.at.mover

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - it is always the mover who is asked about
        return [*self.at.legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.chances()

    def _apply_action(self, action: int) -> None:
        self.at = self.at.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or action not in self.at.legal:
            return str(action)
        return self.at.place.game.notation.write(self.at.legal[action])

    def is_terminal(self) -> bool:
        return self.at.is_over

    def returns(self) -> list[float]:
        return self.at.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that looks the same to the player; its history stays the one that was played."""
        other: SpielState = self.clone()
        other.at = self.at.guessed(player, Random(sampler()))
        return other

    def __str__(self) -> str:
        drawn = " ".join(map(str, self.at.drawn))
        return f"{self.at.place.game.notation.draw(self.at.state)}{drawn}"


class Observer:
    """Observation of a player: as JSON, and as the encoding's tensor."""

    def __init__(self, at: SpielParameters) -> None:
        self.place = at
        first = Position(at, at.start())
        self.tensor = np.zeros(self._seen(first, 0).shape, np.float32)
        self.dict = {"view": self.tensor}

    def _seen(self, at: Position, player: int) -> Any:
        legal = [*at.legal.values()] if player == at.mover else []
        row = self.place.encoding.row(self.place.game.view(at.state, player), player, legal)
        return self.place.encoding.tensor(np.array([row], np.int64), self.place.seats)[0]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._seen(state.at, player)

    def string_from(self, state: SpielState, player: int) -> str:
        view = self.place.game.view(state.at.state, player)
        return f"{player} {msgspec.json.encode(view).decode()}"
