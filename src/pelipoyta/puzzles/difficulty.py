"""Difficulty of puzzles: how often bots find a best answer, and the rating that this gives a puzzle."""

from collections.abc import Mapping
from math import exp
from random import Random

from msgspec.structs import replace

from pelipoyta.bots.registry import find
from pelipoyta.bots.rng import BotRandom
from pelipoyta.games import open_game
from pelipoyta.kernel import Ask
from pelipoyta.puzzles.files import state_of
from pelipoyta.puzzles.model import Puzzle

BOT_RATINGS = {"level1": 1100.0, "level2": 1300.0, "level3": 1500.0, "level4": 1700.0, "best": 1900.0}
SCALE = 173.7  # rating points of one unit of the logistic curve: 400 points are ten to one
PRIOR, WEIGHT = 1500.0, 1.0  # a puzzle without tries, and how many tries that counts for
STEPS = 60


def measured(game_id: str, bots: tuple[str, ...], tries: int, puzzle: Puzzle) -> Puzzle:
    """The puzzle with each bot's share of best answers; a function of its arguments."""
    return replace(puzzle, solved={**puzzle.solved, **{bot: _share(game_id, bot, tries, puzzle) for bot in bots}})


def _share(game_id: str, bot: str, tries: int, puzzle: Puzzle) -> float:
    game = open_game(game_id)
    state, choose, write = state_of(game, puzzle), find(game_id, bot), game.notation.write
    pending, legal = game.pending(state), game.legal(state, puzzle.seat)
    assert isinstance(pending, Ask)
    found = 0
    for number in range(tries):
        seed = f"{puzzle.id}/{bot}/{number}"
        rng: Random = BotRandom.of(seed, seed)
        view = game.glance(state, puzzle.seat)
        answer = choose(view, puzzle.seat, pending.what, legal, rng, float("inf"))
        found += write(answer) in puzzle.best
    return round(found / tries, 3)


def rating_of(solved: Mapping[str, float], tries: int = 4) -> float:
    """Rating at which these shares are likeliest, with the prior as one try that was half solved."""
    tried = [(BOT_RATINGS[bot], share, float(tries)) for bot, share in solved.items() if bot in BOT_RATINGS]
    tried.append((PRIOR, 0.5, WEIGHT))
    low, high = 0.0, 3000.0
    for _ in range(STEPS):  # the likelihood's slope falls with the rating
        rating = (low + high) / 2
        slope = sum(weight * (_solves(player, rating) - share) for player, share, weight in tried)
        low, high = (rating, high) if slope > 0 else (low, rating)
    return round((low + high) / 2, 1)


def _solves(player: float, puzzle: float) -> float:
    return 1 / (1 + exp((puzzle - player) / SCALE))
