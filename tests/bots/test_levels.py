"""Levels overlook things and never move at random: more is seen from level to level, and what is plain by all."""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

import pytest

from pelipoyta.bots.arena import Contest, simulate
from pelipoyta.bots.bot import NoSuchBot, find, names, rivals
from pelipoyta.bots.levels import LASTS, LEVELS, PLAIN, Level, Skill, overlook
from pelipoyta.bots.minds import dnup, kasvoton, lotr, rolechess, sequence
from pelipoyta.games import load
from pelipoyta.kernel import Ask
from pelipoyta.kernel.laws import random_walk

SKILLS: dict[str, Skill] = {
    "rolechess": rolechess.SKILL, "dnup": dnup.SKILL, "sequence": sequence.SKILL, "kasvoton": kasvoton.SKILL,
    "lotr": lotr.SKILL,
}  # fmt: skip


def questions(game_id: str) -> list[tuple[Any, int, str, Sequence[Any]]]:
    """Some of a random game's, with more than one answer."""
    game = load(game_id)
    walk = random_walk(game, game.options(), 2, Random(3))
    found = []
    for s in walk.states[3::7]:
        if isinstance(ask := game.pending(s), Ask) and len(legal := game.legal(s, ask.seats[0])) > 1:
            found.append((game.view(s, ask.seats[0]), ask.seats[0], ask.what, legal))
    return found[:40]


@pytest.mark.parametrize("game", SKILLS)
def test_more_is_seen_from_level_to_level(game: str) -> None:
    skill, seen = SKILLS[game], dict.fromkeys(LEVELS, 0)
    for view, seat, _, legal in questions(game):
        before: list[Any] = []
        for name, level in LEVELS.items():
            now = overlook(skill, level, view, seat, legal)
            assert now and all(action in legal for action in now)
            assert len(before) < 2 or all(action in now for action in before)
            plain = [action for action in legal if skill.salience(view, seat, action) >= PLAIN]
            assert all(action in now for action in plain)
            seen[name] += len(now)
            before = now
        assert before == legal  # the strongest sees all
    assert seen["level1"] < seen["level2"] < seen["level3"] < seen["level5"]


@pytest.mark.parametrize("game", SKILLS)
def test_a_salience_is_a_share(game: str) -> None:
    for view, seat, _, legal in questions(game):
        assert all(0 <= SKILLS[game].salience(view, seat, action) <= 1 for action in legal)


def test_what_is_overlooked_stays_overlooked_for_some_turns() -> None:
    turns = [0]
    skill = Skill(find("dnup", "uniform"), None, 0, lambda view, seat, action: 0.5, lambda view: turns[0])
    seen = []
    for turn in range(6 * LASTS):
        turns[0] = turn
        seen.append(tuple(overlook(skill, Level(0.5), None, 0, list(range(40)))))
    assert all(len({*seen[at : at + LASTS]}) == 1 for at in range(0, len(seen), LASTS))
    assert len({*seen}) == 6  # and is seen later, while something else is not


def test_nobody_is_left_without_a_move() -> None:
    skill = Skill(find("dnup", "uniform"), None, 0, lambda view, seat, action: action / 100, lambda view: 0)
    assert overlook(skill, Level(0.0), None, 0, [3, 9, 5]) == [9]


@pytest.mark.parametrize("game", SKILLS)
@pytest.mark.parametrize("level", ["level1", "level3"])
def test_a_level_answers_the_same_again(game: str, level: str) -> None:
    choose = find(game, level)
    for view, seat, ask, legal in questions(game)[:6]:
        first, again = (choose(view, seat, ask, legal, Random(5), inf) for _ in range(2))
        assert first == again and first in legal


@pytest.mark.parametrize("game", ["rolechess", "dnup", "sequence"])
def test_a_level_plays_a_whole_game(game: str) -> None:
    assert simulate(Contest(game, 2, 1, 2, ("level1", "level2"))).games == 1


def test_tables_offer_levels_from_easy_to_hard() -> None:
    easy = ("level1", "level2", "level3", "level4")
    assert names("dnup") == ("greedy", *easy, "best", "uniform")
    assert names("kasvoton") == names("sequence") == names("dnup")
    tricks = ("rush", "turtle", "mirror", "attack")
    assert rivals("sequence") == ("level5", *tricks, "ismcts")
    assert rivals("kasvoton") == ("level5", *tricks, "ismcts") and rivals("lotr") == ("level5",)


def test_an_unknown_level_is_no_bot() -> None:
    with pytest.raises(NoSuchBot, match="level9"):
        find("dnup", "level9")
