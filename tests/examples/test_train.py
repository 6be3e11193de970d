"""The trainer of docs/research.md learns what it is shown, and its net plays."""

import numpy as np
import train


def test_it_learns_what_brings_more():
    rng = np.random.default_rng(1)
    net = train.Net(4, 3, rng)
    seen, masks = np.ones((30, 4), np.float32), np.tile(np.array([1, 1, 0], np.int8), (30, 1))
    taken = np.arange(30) % 2
    for _ in range(200):
        net.learn(seen, masks, taken, np.where(taken == 1, 1.0, -1.0))
    _, chances, _ = net(seen, masks)
    assert chances[0, 1] > 0.9 and chances[0, 2] < 1e-6


class Alternating:
    """A game in which seats choose in turn, and the first one wins with every fourth choice."""

    count, masks = 1, np.ones((1, 2), np.int8)

    def __init__(self):
        self.steps = 0
        self.step(None)

    def step(self, numbers):
        over = self.steps % 4 == 0 and self.steps > 0
        self.movers, self.ended = np.array([self.steps % 4 % 2]), np.array([int(over)])
        self.rewards = np.array([[1.0, -1.0]]) if over else np.zeros((1, 2))
        self.steps += 1

    def observations(self):
        return np.full((1, 3), 0.5, np.float32)


def test_what_a_game_brought_goes_to_whoever_chose(monkeypatch):
    monkeypatch.setattr(train, "STEPS", 8)
    rng = np.random.default_rng(2)
    _, _, _, brought = train.played(Alternating(), train.Net(3, 2, rng), rng)
    assert brought.tolist() == [1, -1, 1, -1, 1, -1, 1, -1]


def test_what_is_not_over_is_judged_by_the_critic(monkeypatch):
    monkeypatch.setattr(train, "STEPS", 2)
    rng = np.random.default_rng(2)
    net = train.Net(3, 2, rng)
    net.weights["value"] += 0.5
    _, _, _, brought = train.played(Alternating(), net, rng)
    value = net(np.full((1, 3), 0.5, np.float32), np.ones((1, 2), np.int8))[2][0]
    assert brought.tolist() == [value, -value]


def test_its_net_plays_whole_games():
    net = train.train("dnup", 0.001, 4, 1)
    share, bar = train.measure("dnup", net, "uniform", 2)
    assert 0 <= share <= 1 and bar >= 0
