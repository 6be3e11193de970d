"""A bot's game_seed is its own for a whole game: the same from choice to choice, another in another game."""

import subprocess
import sys
from random import Random
from typing import Any

import arvaus
import pytest

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.rng import BotRandom, game_seed_of


def natures(seed: int | str) -> list[set[str]]:
    """What each seat of a game of that seed draws from."""
    met: list[set[str]] = [set(), set(), set()]

    def choose(view: Any, seat: int, ask: str | None, legal: Any, rng: Random, budget: float) -> Any:
        met[seat].add(game_seed_of(rng))
        return rng.choice(legal)

    play_game(arvaus.GAME, arvaus.GAME.options(), 3, [choose] * 3, seed)
    return met


def test_the_arena_gives_every_seat_of_every_game_one_nature() -> None:
    games = [natures(seed) for seed in ("1/0", "1/1", "2/0")]
    assert all(len(met) == 1 for game in games for met in game)
    assert len({game_seed for game in games for met in game for game_seed in met}) == 9
    assert natures("1/1") == games[1]


def test_a_nature_is_no_part_of_the_chance() -> None:
    assert BotRandom.of(5, "one").random() == BotRandom.of(5, "another").random() == Random(5).random()
    assert game_seed_of(Random(5)) == ""


@pytest.mark.parametrize(
    ("game", "shallow", "deep"),
    [
        ("lotr", ("greedy", "level1", "level2"), ("level3", "level4", "level5", "best")),
        ("rolechess", ("greedy", "rush"), ("level1", "level5", "best", "skill0.3")),
        ("kasvoton", ("greedy",), ("level1", "best")),
        ("dnup", ("greedy",), ("level1", "best")),
        ("sequence", ("greedy", "level1", "level4", "skill0.3"), ("level5", "best")),
    ],
)
def test_what_a_search_is_made_of_is_loaded_before_anybody_thinks(
    game: str, shallow: tuple[str, ...], deep: tuple[str, ...]
) -> None:
    """In a process of its own, for what is loaded stays loaded."""
    asked = f"""
import sys
from pelipoyta.bots.registry import find
module = "pelipoyta.bots.games.{game}.strong"
for name in {(*shallow, *deep)}:
    sys.modules.pop(module, None)
    find({game!r}, name)
    print(name, module in sys.modules)
"""
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split("\n")
    assert told[:-1] == [*[f"{name} False" for name in shallow], *[f"{name} True" for name in deep]]
