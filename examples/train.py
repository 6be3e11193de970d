"""Train a small net to play a game for two against itself, in minutes on two cores, with nothing but numpy.

    python examples/train.py dnup --minutes 4 --out dnup.npz

Actor and critic share one hidden layer. Thousands of choices of many games at once (pelipoyta.vector) are played, then
learnt from once: what a game brought to the player who chose is compared with what the critic expected. See
docs/research.md.
"""

import argparse
import sys
from math import sqrt
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any

import numpy as np

from pelipoyta.adapters.sitting import NumberedGame
from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.registry import find
from pelipoyta.games import load
from pelipoyta.vector import Vector

HIDDEN, STEPS, RATE, SURPRISE = 128, 48, 1e-3, 0.01


class Net:
    """What is seen → a hidden layer → how good each action seems, and how well one stands."""

    def __init__(self, seen: int, actions: int, rng: np.random.Generator) -> None:
        scale = sqrt(2 / seen)
        self.weights: dict[str, Any] = {
            "in": (rng.standard_normal((seen, HIDDEN)) * scale).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "act": np.zeros((HIDDEN, actions), np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self.first = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.second = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.updates = 0

    def __call__(self, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
        """The hidden layer, how likely each action is, and the value."""
        hidden = np.maximum(seen @ self.weights["in"] + self.weights["bias"], 0)
        logits = np.where(masks > 0, hidden @ self.weights["act"], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, np.tanh(hidden @ self.weights["value"])[:, 0]

    def learn(self, seen: Any, masks: Any, taken: Any, brought: Any) -> None:
        """One step uphill: likelier what brought more than was expected, and expect what it brought."""
        hidden, chances, value = self(seen, masks)
        count, gain = len(taken), brought - value
        surprise = -(chances * np.log(chances + 1e-9)).sum(axis=1, keepdims=True)
        by_act = chances * (np.log(chances + 1e-9) + surprise) * SURPRISE
        by_act += chances * gain[:, None]
        by_act[np.arange(count), taken] -= gain
        by_value = (-gain * (1 - value**2))[:, None]
        by_hidden = (by_act @ self.weights["act"].T + by_value @ self.weights["value"].T) * (hidden > 0)
        slopes = {
            "in": seen.T @ by_hidden,
            "bias": by_hidden.sum(axis=0),
            "act": hidden.T @ by_act,
            "value": hidden.T @ by_value,
        }
        self._adam({name: slope / count for name, slope in slopes.items()})

    def _adam(self, slopes: dict[str, Any]) -> None:
        self.updates += 1
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.01 * (slope**2 - self.second[name])
            mean = self.first[name] / (1 - 0.9**self.updates)
            spread = self.second[name] / (1 - 0.99**self.updates)
            self.weights[name] -= RATE * mean / (np.sqrt(spread) + 1e-6)


def pick(chances: Any, rng: np.random.Generator) -> Any:
    """An action a row, by its chances."""
    upto = chances.cumsum(axis=1)
    return (upto < rng.random((len(chances), 1)) * upto[:, -1:]).sum(axis=1)


def played(games: Vector, net: Net, rng: np.random.Generator) -> tuple[Any, ...]:
    """Some steps of all games: what was seen, allowed and done, and what it brought."""
    kept: list[tuple[Any, ...]] = []
    for _ in range(STEPS):
        seen, masks, movers = games.observations(), games.masks.copy(), games.movers.copy()
        taken = pick(net(seen, masks)[1], rng)
        games.step(taken)
        kept.append((seen, masks, taken, movers, games.rewards.copy(), games.ended.copy()))
    _, _, value = net(games.observations(), games.masks)
    every, last = np.arange(games.count), games.movers.copy()
    brought = np.zeros((games.count, 2), np.float32)
    brought[every, last], brought[every, 1 - last] = value, -value  # what is not over yet: as the critic sees it
    results = []
    for _, _, _, movers, rewards, ended in reversed(kept):
        brought = np.where(ended[:, None] > 0, rewards, brought).astype(np.float32)
        results.append(brought[every, movers])
    seen, masks, taken = (np.concatenate([each[part] for each in kept]) for part in range(3))
    return seen, masks, taken, np.concatenate(results[::-1])


def train(name: str, minutes: float, count: int, seed: int) -> Net:
    games, rng = Vector(name, count, seats=2, seed=seed), np.random.default_rng(seed)
    net = Net(games.observations().shape[1], games.actions, rng)
    began = told = monotonic()
    choices = 0
    while monotonic() - began < 60 * minutes:
        some = played(games, net, rng)
        for part in np.array_split(rng.permutation(len(some[2])), 4):
            net.learn(*(each[part] for each in some))
        choices += len(some[2])
        if monotonic() - told > 30:
            told = monotonic()
            spent = f"{told - began:.0f} s, {process_time():.0f} of a processor"
            print(f"{choices:,} choices in {spent}", file=sys.stderr)
    return net


def chooser(name: str, net: Net) -> Any:
    """The net as a bot: what it thinks best of what is legal."""
    sitting = NumberedGame(load(name), 2)

    def choose(view: Any, seat: int, ask: str | None, legal: Any, rng: Random, budget: float) -> Any:
        if ask is None:
            return None
        numbers = sitting.numbers.of(legal)
        row = np.array([sitting.encoding.row(view, seat, legal)], np.int64)
        mask = np.zeros((1, sitting.numbers.size), np.int8)
        mask[0, numbers] = 1
        chances = net(sitting.encoding.tensor(row, 2), mask)[1][0]
        return legal[max(range(len(legal)), key=lambda place: chances[numbers[place]])]

    return choose


def measure(name: str, net: Net, rival: str, games: int) -> tuple[float, float]:
    """The net's share against a bot, sides changed after every game, and its 95 % bar."""
    game, own, other = load(name), chooser(name, net), find(name, rival)
    scores = []
    for number in range(games):
        seat = number % 2
        players = [own, other] if seat == 0 else [other, own]
        scores.append(play_game(game, game.options(), 2, players, f"measure/{number}").scores[seat])
    doubtful = [*scores, 0.0, 1.0]  # two hundred wins of two hundred are no proof of never losing
    return float(np.mean(scores)), float(1.96 * np.std(doubtful) / sqrt(len(doubtful)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="dnup")
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--games", type=int, default=256, help="side by side")
    parser.add_argument("--measure", type=int, default=200, help="games against each bot afterwards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the weights go (.npz)")
    asked = parser.parse_args()
    net = train(asked.game, asked.minutes, asked.games, asked.seed)
    if asked.out:
        np.savez_compressed(asked.out, **net.weights)
    for rival in ("uniform", "greedy"):
        share, bar = measure(asked.game, net, rival, asked.measure)
        print(f"against {rival}: {100 * share:.0f} % ± {100 * bar:.0f} of {asked.measure} games")


if __name__ == "__main__":
    main()
