"""Levels overlook things and never move at random: more is seen from level to level, and what is plain by all."""

from collections.abc import Sequence
from functools import cache
from math import inf
from random import Random
from statistics import fmean
from types import SimpleNamespace
from typing import Any

import pytest
from tests.sweep import by_turns, sample

from pelipoyta.bots.arena.arena import SimulationSpec, simulate
from pelipoyta.bots.games import dnup, kasvoton, lotr, rolechess, sequence
from pelipoyta.bots.games.rolechess.salience import clock
from pelipoyta.bots.levels import (
    EVIDENT,
    LASTS,
    LEVELS,
    SURE,
    Level,
    LevelParts,
    Scale,
    levels,
    levels_of,
    misjudge,
    overlook,
    player,
)
from pelipoyta.bots.registry import NoSuchBot, find, names, rivals
from pelipoyta.bots.rng import BotRandom
from pelipoyta.games import load
from pelipoyta.kernel import Ask
from pelipoyta.kernel.laws import random_walk

SKILLS: dict[str, LevelParts] = {
    "rolechess": rolechess.SKILL, "dnup": dnup.SKILL, "sequence": sequence.SKILL, "kasvoton": kasvoton.SKILL,
    "lotr": lotr.SKILL,
}  # fmt: skip


@cache
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
        for name, level in levels_of(skill).items():
            now = overlook(skill, level, view, seat, legal, "")
            assert now and all(action in legal for action in now)
            assert len(before) < 2 or all(action in now for action in before)
            plain = [action for action in legal if skill.salience(view, seat, action) >= EVIDENT]
            assert all(action in now for action in plain)
            seen[name] += len(now)
            before = now
        assert before == legal  # the strongest sees all
    assert list(seen.values()) == sorted(seen.values()) and seen["level1"] < seen["level2"] <= seen["level5"]


@pytest.mark.parametrize("game", SKILLS)
def test_a_salience_is_a_share(game: str) -> None:
    for view, seat, _, legal in questions(game):
        assert all(0 <= SKILLS[game].salience(view, seat, action) <= 1 for action in legal)


def test_what_is_overlooked_stays_overlooked_for_some_turns() -> None:
    turns = [0]
    skill = LevelParts(find("dnup", "uniform"), None, 0, lambda view, seat, action: 0.5, lambda view: turns[0])
    seen = []
    for turn in range(6 * LASTS):
        turns[0] = turn
        seen.append(tuple(overlook(skill, Level(0.5), None, 0, list(range(40)), "")))
    assert all(len({*seen[at : at + LASTS]}) == 1 for at in range(0, len(seen), LASTS))
    assert len({*seen}) == 6  # and is seen later, while something else is not


def test_another_game_has_other_oversights_and_other_errors() -> None:
    games = [tuple(overlook(whoever(), Level(0.5), None, 0, list(range(40)), f"{game}")) for game in range(8)]
    assert len({*games}) == 8
    assert len({taken(0, 4.0, f"{game}") for game in range(12)}) > 3


def test_a_bot_errs_by_the_nature_that_its_wits_bring() -> None:
    doubtful = player(whoever(), Level(1, 1, 4.0))

    def choices(game_seed: str) -> list[int]:
        return [doubtful(None, 0, "play", [*range(12)], BotRandom.of(choice, game_seed), inf) for choice in range(20)]

    steady = [choices(f"{game}") for game in range(12)]
    assert all(len({*each}) == 1 for each in steady)  # whatever a choice is drawn from
    assert len({each[0] for each in steady}) > 3
    assert choices("3") == steady[3]


def test_nobody_is_left_without_a_move() -> None:
    skill = LevelParts(find("dnup", "uniform"), None, 0, lambda view, seat, action: action / 100, lambda view: 0)
    assert overlook(skill, Level(0.0), None, 0, [3, 9, 5], "") == [9]


JUDGED = [game for game, skill in SKILLS.items() if skill.scale]


@pytest.mark.parametrize("game", JUDGED)
def test_a_judge_says_of_each_action_what_it_is_worth(game: str) -> None:
    judge, judged = SKILLS[game].judge, 0
    assert judge
    for view, seat, ask, legal in questions(game)[::13]:
        worths = judge(view, seat, ask, legal, Random(1), inf, 4)
        assert worths is None or len(worths) == len(legal)
        judged += worths is not None
    assert judged


@pytest.mark.parametrize("game", JUDGED)
def test_skills_grow_from_level_to_level(game: str) -> None:
    scale = SKILLS[game].scale
    assert scale and list(scale.skills) == sorted({*scale.skills}) and scale.skills[0] > 0 and scale.skills[3] < 1
    made = list(scale.levels().values())
    assert [each.noise for each in made] == sorted((each.noise for each in made), reverse=True)
    assert made[-1] == LEVELS["level5"]


def test_nodes_grow_by_the_same_factor_for_every_step_of_skill() -> None:
    scale = Scale(Level(0.5, 2, 1.0), (0.2, 0.4, 0.6, 0.8), 200)
    assert [scale.at(skill).nodes for skill in (0.0, 0.5, 1.0)] == [2, 20, 200]
    assert {level.nodes for level in Scale(Level(0.5, 7, 1.0), (0.2, 0.4, 0.6, 0.8)).levels().values()} == {7, 1000}


def whoever(turn: int = 0) -> LevelParts:
    """A game whose actions are numbers, each worth itself."""
    return LevelParts(
        find("dnup", "uniform"), None, 1, lambda view, seat, action: 0.5, lambda view: turn,
        lambda view, seat, ask, actions, rng, budget, nodes: [float(action) for action in actions],
        lambda action: action // 2, Scale(Level(1.0, 1, 1e-9), (0.2, 0.4, 0.6, 0.8)),
    )  # fmt: skip


def taken(turn: int, noise: float, game_seed: str = "") -> float:
    """Of twelve numbers the one that seems best in that turn."""
    return float(misjudge(whoever(turn), Level(1, 1, noise), None, 0, range(12), range(12), game_seed))


def test_the_greater_the_doubt_the_more_is_lost_and_without_any_nothing() -> None:
    means = [fmean(taken(turn, noise) for turn in range(0, 800, LASTS)) for noise in (0.0, 1.0, 4.0)]
    assert means[0] == 11 and 9.5 < means[1] < 10.9 and means[2] < means[1] - 1


def test_what_wins_at_once_is_never_doubted() -> None:
    worths = [SURE, *[0.0] * 11]
    assert all(misjudge(whoever(turn), Level(1, 1, 6.0), None, 0, range(12), worths, "") == 0 for turn in range(400))


def test_a_wrong_judgement_stays_for_some_turns() -> None:
    found = [taken(turn, 4.0) for turn in range(24 * LASTS)]
    assert all(len({*found[at : at + LASTS]}) == 1 for at in range(0, len(found), LASTS)) and len({*found}) > 3


def test_a_level_takes_what_seems_best_to_its_judge() -> None:
    sharp = levels(whoever())["level1"]
    assert sharp(None, 0, "play", [3, 9, 5], Random(1), inf) == 9


def test_a_level_looks_ahead_at_its_share_of_the_choices() -> None:
    """What is seen is the same; the strongest would take the first of it, the usual opponent the last."""
    skill = LevelParts(
        lambda view, seat, ask, legal, rng, budget: legal[-1], lambda view, seat, ask, legal, *rest: legal[0], 10,
        lambda view, seat, action: 1.0, lambda view: 0,
        own={"level1": Level(0.9), "level2": Level(0.9, 100, far=0.3), "level3": Level(0.9, 100)},
    )  # fmt: skip
    shares = [
        fmean(choose(None, 0, "play", [1, 0], Random(seed), inf) for seed in range(400))
        for choose in levels(skill).values()
    ]
    assert shares[0] == 0 and 0.2 < shares[1] < 0.4 and shares[2] == 1


def test_a_level_is_tried_by_its_skill() -> None:
    view, seat, ask, legal = questions("sequence")[0]
    assert find("sequence", "skill0.4")(view, seat, ask, legal, Random(1), inf) in legal
    for name in ("skill1.5", "skill", "skill0.4x", "skill-0.1"):
        with pytest.raises(NoSuchBot):
            find("sequence", name)
    with pytest.raises(NoSuchBot):
        find("lotr", "skill0.4")


@pytest.mark.parametrize(("game", "level"), by_turns([*SKILLS], ("level3", "level1")))
def test_a_level_answers_the_same_again(game: str, level: str) -> None:
    choose = find(game, level)
    for view, seat, ask, legal in questions(game)[:2]:
        first, again = (choose(view, seat, ask, legal, Random(5), inf) for _ in range(2))
        assert first == again and first in legal


@pytest.mark.parametrize("game", sample(["rolechess", "sequence"], "sequence"))  # dnup: test_calibrate.py
def test_a_level_plays_a_whole_game(game: str) -> None:
    assert simulate(SimulationSpec(game, 2, 1, 2, ("level1", "level2"))).games == 1


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


def test_turns_are_told_by_fallen_pieces_and_quiet_turns() -> None:
    pieces = [SimpleNamespace(cell=None), SimpleNamespace(cell=None), SimpleNamespace(cell=3)]
    assert clock(SimpleNamespace(quiet=5, pieces=pieces)) == 21  # type: ignore[arg-type]
