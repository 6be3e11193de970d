"""Vectors of games play by the rules, whatever steps them."""

import logging

import numpy as np
import pytest

from pelipoyta.adapters.encoding import FixedNumbers
from pelipoyta.games import NAMES, load, load_all
from pelipoyta.kernel.optional.simulator import listed
from pelipoyta.vector import Processes, Vector
from pelipoyta.vector import vector as vector_module
from pelipoyta.vector.engine import ByRules, ByTwin
from pelipoyta.vector.vector import Illegal

BATCHED = [(g.id, seats) for g in load_all().values() if g.twin and g.twin.batch for seats in g.seats]


def test_some_are_batched():
    assert {name for name, _ in BATCHED} >= {"rolechess", "dnup"}


@pytest.mark.parametrize(("name", "seats"), BATCHED)
def test_a_batch_says_what_the_rules_say(name, seats):
    """Rows, movers and legal actions of every game are those of the state it is, whose view is seen."""
    vector, rng = Vector(name, 6, seats), np.random.default_rng(1)
    game, twin, engine = load(name), load(name).twin, vector.engine
    assert isinstance(engine, ByTwin) and twin
    for _ in range(80):
        for at, sim in enumerate(engine.batch.games):
            state, mover = twin.write(sim), int(vector.movers[at])
            assert mover == game.pending(state).seats[0]
            legal = game.legal(state, mover)
            assert sorted(np.flatnonzero(vector.masks[at])) == sorted(vector.sitting.numbers.of(legal))
            assert vector.rows[at].tolist() == vector.sitting.encoding.row(game.view(state, mover), mover, legal)
        assert set(np.unique(vector.masks)) == {0, 1}
        vector.step(vector.sample(rng))


@pytest.mark.parametrize("name", NAMES)
def test_games_end_and_begin_anew(name):
    vector, rng = Vector(name, 4), np.random.default_rng(2)
    ended = 0
    for _ in range(1500):
        vector.step(vector.sample(rng))
        ended += int(vector.ended.sum())
        assert (np.abs(vector.rewards).sum(axis=1)[vector.ended == 0] == 0).all()
        assert (vector.rewards[vector.ended > 0] <= 1).all()
        if ended > 4:
            break
    assert ended > 4


@pytest.mark.parametrize("name", NAMES)
def test_what_is_illegal_changes_nothing(name):
    vector = Vector(name, 3, seed=4)
    rows = vector.rows.copy()
    wrong = vector.sample(np.random.default_rng(1))
    for number in (int(np.flatnonzero(vector.masks[1] == 0)[0]), -1, vector.actions):
        wrong[1] = number
        with pytest.raises(Illegal, match=r"\[1\]"):
            vector.step(wrong)
    assert (vector.rows == rows).all()


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_gives_the_same_games(name):
    def play(seed: int) -> list[bytes]:
        vector, rng = Vector(name, 3, seed=seed), np.random.default_rng(3)
        seen = []
        for _ in range(30):
            vector.step(vector.sample(rng))
            seen.append(vector.rows.tobytes())
        return seen

    assert play(1) == play(1) != play(2)


def test_neighbouring_seeds_share_no_games():
    first, second = (Vector("dnup", 20, seed=seed) for seed in (1, 2))
    assert not {row.tobytes() for row in first.rows} & {row.tobytes() for row in second.rows}


def test_rewards_are_the_scores():
    """Played beside it game by game, each ends as the vector says."""
    vector, rng = Vector("rolechess", 2, seed=1), np.random.default_rng(5)
    engine = vector.engine
    assert isinstance(engine, ByTwin)
    twin = load("rolechess").twin
    assert twin and isinstance(vector.sitting.numbers, FixedNumbers)
    buffer = twin.buffer()
    beside = twin.new(vector.sitting.options, 2)
    while not vector.ended.any():
        numbers = vector.sample(rng)
        kept = [twin.write(sim) for sim in engine.batch.games]
        chances = [sim.chance.state for sim in engine.batch.games]
        vector.step(numbers)
    at = int(np.flatnonzero(vector.ended)[0])
    twin.read(beside, kept[at])
    beside.chance.state = chances[at]
    code = int(engine.code[numbers[at]])
    assert code in listed(beside, buffer)
    beside.apply(code)
    while beside.mover() == -1:
        beside.roll()
    assert beside.mover() == -2
    assert vector.rewards[at].tolist() == [2 * beside.score(seat) - 1 for seat in range(2)]


def test_games_without_a_batch_go_by_their_rules():
    assert isinstance(Vector("lotr", 2).engine, ByRules)


def test_processes_play_what_their_vectors_would():
    with Processes("dnup", 6, processes=2, seed=3) as many:
        ones = [Vector("dnup", 3, seed=64 * 3 + at) for at in range(2)]
        rng = np.random.default_rng(1)
        for _ in range(5):
            numbers = [one.sample(rng) for one in ones]
            many.step(np.concatenate(numbers))
            for one, each in zip(ones, numbers, strict=True):
                one.step(each)
            assert (many.rows == np.concatenate([one.rows for one in ones])).all()
            assert (many.masks == np.concatenate([one.masks for one in ones])).all()
        with pytest.raises(Illegal, match="process 0"):
            many.step(np.full(6, -1))
        assert many.observations().shape[0] == 6


def test_uneven_shares_are_refused():
    with pytest.raises(ValueError, match="cannot be shared evenly"):
        Processes("dnup", 5, processes=2)


@pytest.mark.parametrize(("standing", "told"), [("missing", 1), ("stale", 1), ("compiled", 0), ("off", 0)])
def test_uncompiled_rules_are_told_once(standing, told, monkeypatch, caplog):
    monkeypatch.setattr("pelipoyta.compiled.use", lambda: standing)
    monkeypatch.setattr(vector_module, "parent_process", lambda: None)  # the tests themselves may run in a fork
    monkeypatch.setattr(vector_module, "log", logging.getLogger("tests.vector"))  # none that a server has turned off
    vector_module._warn_if_uncompiled.cache_clear()
    for _ in range(2):
        Vector("dnup", 1)
    assert [record.levelname for record in caplog.records] == ["WARNING"] * told
    assert all("make build" in record.getMessage() for record in caplog.records)


def test_without_a_seed_the_games_are_those_of_seed_nought():
    rows = [Vector("dnup", 3, **how).rows.tolist() for how in ({}, {"seed": 0}, {"seed": 1})]
    assert rows[0] == rows[1] != rows[2]
    with Processes("dnup", 2, 1) as first, Processes("dnup", 2, 1, seed=0) as second:
        assert first.rows.tolist() == second.rows.tolist()


def test_rows_by_the_rules_are_those_of_the_mover():
    vector, rng = Vector("lotr", 2), np.random.default_rng(3)
    assert isinstance(vector.engine, ByRules)
    movers = set()
    for _ in range(12):
        for at, sitting in enumerate(vector.engine.sittings):
            assert vector.rows[at].tolist() == sitting.row(sitting.mover)
            movers.add(sitting.mover)
        vector.step(vector.sample(rng))
    assert movers == {0, 1}


def test_games_that_are_begun_again_have_the_legal_actions_of_their_start():
    vector, rng = Vector("dnup", 3, seed=4), np.random.default_rng(1)
    first = vector.masks.tolist()
    for _ in range(5):
        vector.step(vector.sample(rng))
    vector.begin(4)
    assert vector.masks.tolist() == first


@pytest.mark.parametrize("name", NAMES)
def test_nobody_has_ended_after_one_step(name):
    vector = Vector(name, 3, seed=5)
    vector.step(vector.sample(np.random.default_rng(5)))
    assert vector.ended.tolist() == [0, 0, 0]


def test_closed_processes_let_go_of_their_memory():
    games = Processes("dnup", 4, processes=2)
    memory = list(games.memory.values())
    assert memory and all(each.buf is not None for each in memory)
    workers = games.workers
    assert all(each.daemon for each in workers), "they end with the program"
    games.close()
    assert all(each.buf is None for each in memory)
    assert [each.exitcode for each in workers] == [0, 0]
