"""An analysis adds up, blames nobody for what could not be known, and books luck to whoever rolled."""

from pathlib import Path
from random import Random
from typing import Any

import arvaus
import pytest
from msgspec.structs import replace
from tests.bots.positions import LAST_BLOW
from tests.sweep import sample

from pelipoyta.bots.analysis import plan
from pelipoyta.bots.analysis.ahead import finisher, usual
from pelipoyta.bots.analysis.evaluation import sight_of
from pelipoyta.bots.analysis.model import Analysis, Point
from pelipoyta.bots.analysis.moves import cells_of, weigh
from pelipoyta.bots.analysis.rollouts import Rollouts
from pelipoyta.bots.analysis.value import PositionValuer
from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.uniform import uniform
from pelipoyta.games import NAMES, load
from pelipoyta.games.kasvoton.model.actions import Move as Shift
from pelipoyta.games.kasvoton.model.actions import Scout
from pelipoyta.games.rolechess.model import Alone, Attack
from pelipoyta.kernel import Ask
from pelipoyta.kernel.play import Chance, Move
from pelipoyta.kernel.records import record
from pelipoyta.locales import Words

GAMES = Path(__file__).parents[2] / "games"
PARTS = ("start", "deal", "luck", "others_luck", "skill", "others_skill", "reveal", "drift", "ended")


def golden(game: str, name: str) -> record.Record:
    return record.read((GAMES / game / "golden" / f"{name}.game").read_text(), {game: load(game)})


def course_of(game: str, name: str) -> Any:
    return plan.opened(load(game), golden(game, name))


def some(course: Any, choices: int) -> Analysis:
    """All values, and a few of the choices."""

    def work(pieces: Any) -> Any:
        wanted = [piece for piece in pieces if piece.what == "values"] + [p for p in pieces if p.what != "values"][
            :choices
        ]
        return [plan.do(course, piece) for piece in wanted]

    return plan.analyse(course, work)


def judge_of(name: str) -> PositionValuer:
    game = load(name)
    return PositionValuer(game, (0, 1), sight_of(name), finisher(game, (0, 1)))


@pytest.mark.parametrize(
    ("game", "name"), sample([("rolechess", "dark-wins"), ("dnup", "three-greedy")], ("dnup", "three-greedy"))
)
def test_the_parts_make_up_the_result(game: str, name: str) -> None:
    found = some(course_of(game, name), 3)
    for account in found.accounts:
        assert sum(getattr(account, part) for part in PARTS) == pytest.approx(account.result)
        assert account.skill <= 3 * account.skill_error
    assert sum(account.luck for account in found.accounts) != 0
    assert len(found.points) == len(found.moments) == len(found.owners) + 1


@pytest.mark.parametrize("name", NAMES)
def test_who_begins_a_game_without_anything_has_half_of_it(name: str) -> None:
    game = load(name)
    point = judge_of(name).value(game.start(game.options(), 2), "seed")
    assert point.chances[0] == pytest.approx(0.5, abs=0.02 + 3 * point.error)
    assert sum(point.chances) == pytest.approx(1)


@pytest.mark.parametrize("name", NAMES)
def test_every_sight_sees_every_number_of_players(name: str) -> None:
    game, sight = load(name), sight_of(name)
    assert sight
    for seats in game.seats:
        if not game.hooks.fits(game.options(), seats):
            teams = game.hooks.teams(game.options(), seats)
            judge = PositionValuer(game, teams, sight, finisher(game, teams))
            chances = judge.value(game.start(game.options(), seats), "seed").chances
            assert sum(dict(zip(teams, chances, strict=True)).values()) == pytest.approx(1)


def weighed(text: str, played: str) -> Any:
    """A choice of RoleChess in that position."""
    judge = judge_of("rolechess")
    state = judge.game.notation.read(text)
    scale = Rollouts(judge, usual("rolechess"), judge.game.view(state, 0), 0, "seed")
    return weigh(scale, 0, Move(0, judge.game.notation.parse(played)), judge.game.legal(state, 0))


def test_a_planted_blunder_is_found_and_the_better_choice_named() -> None:
    """Both Emperors are at their last; the Adjutant's help makes the blow three times as likely to end it."""
    found = weighed(LAST_BLOW, "alone")
    assert found.mark and found.loss > 0.05 > 5 * found.error
    assert found.better[0].action == "+f5" and found.better[0].value > found.played.value
    assert found.better_words and found.played_words
    quiet = weighed(LAST_BLOW, "+f5")
    assert (quiet.mark, quiet.better_words, quiet.played_words, quiet.why) == ("", (), (), ())
    assert weighed(LAST_BLOW, "+f5").loss == pytest.approx(0, abs=0.02)


def test_luck_is_booked_to_whoever_rolled() -> None:
    """A strike's die is the attacker's, the defence the defender's; the sum of what chance may bring is nothing."""
    judge = judge_of("rolechess")
    game, state = judge.game, judge.game.notation.read(LAST_BLOW)
    state, _ = game.apply(state, 0, game.notation.parse("alone"))
    before = judge.value(state, "seed").chances[0]
    after = {die: judge.value(game.settle(state, (die,))[0], "seed").chances[0] for die in range(1, 7)}
    assert sum(after.values()) / 6 == pytest.approx(before)
    assert after[1] < before < after[6]
    struck = game.settle(state, (6,))[0]
    sight = sight_of("rolechess")
    assert sight and (sight.roller(state, 0), sight.roller(struck, 0)) == (0, 1)


def test_a_lucky_die_is_its_rollers_turning_point() -> None:
    course = course_of("rolechess", "dark-wins")
    found = some(course, 0)
    last = len(course.record.steps) - 1
    assert isinstance(course.record.steps[last], Chance)
    gains = {seat: sum(found.points[step + 1].chances[seat] - found.points[step].chances[seat]
                       for step, owner in enumerate(found.owners) if found.chance[step] and owner == seat)
             for seat in (0, 1)}  # fmt: skip
    assert [account.luck for account in found.accounts] == pytest.approx([gains[0], gains[1]])
    lucky = [turn for turn in found.turning if turn.kind == "luck"]
    assert all(found.owners[turn.step] in (turn.seat, None) for turn in lucky)


@pytest.mark.parametrize(("game", "name"), [("dnup", "two-greedy"), ("kasvoton", "two-grey-wins")])
def test_nobody_is_judged_by_what_was_hidden(game: str, name: str) -> None:
    """Another world that looks the same to the mover gives the same verdict, to the last digit."""
    course = course_of(game, name)
    step = course.choices()[len(course.choices()) // 2]
    before = course.weigh(step)
    move, state = course.record.steps[step], course.states[step]
    course.states[step] = course.game.determinize(course.game.view(state, move.seat), Random(5))
    assert course.states[step] != state
    assert course.weigh(step) == before


def test_the_same_record_gives_the_same_analysis_in_any_order() -> None:
    first, second = course_of("dnup", "two-greedy"), course_of("dnup", "two-greedy")
    steps = [*first.choices()[:2]]
    assert [first.weigh(step) for step in steps] == [second.weigh(step) for step in reversed(steps)][::-1]
    assert first.values([0, 5]) == second.values([0, 5])


def test_a_game_without_a_sight_is_played_on() -> None:
    played = play_game(arvaus.GAME, arvaus.GAME.options(), 2, [uniform] * 2, 3)
    course = plan.opened(arvaus.GAME, played.record)
    found = some(course, 9)
    assert found.judge == "games" and 0 < found.judge_error < 0.2
    assert [account.result for account in found.accounts] == list(played.scores)
    assert found.points[0].error > 0 and found.points[-1].error == 0


def test_no_running_game_and_none_without_end() -> None:
    told = golden("dnup", "two-greedy")
    with pytest.raises(plan.Unfinished):
        plan.opened(load("dnup"), replace(told, result=None))
    with pytest.raises(plan.TooLong):
        plan.opened(load("dnup"), replace(told, steps=told.steps * 99))


def test_a_long_game_has_so_many_choices_weighed_and_no_more() -> None:
    course = course_of("kasvoton", "two-blue-wins")
    points = [Point((0.5, 0.5))] * len(course.states)
    assert len(course.choices()) > plan.WEIGHED == len(plan.choice_pieces(course, points))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", ["fi", "sv", "en"])
def test_every_term_has_its_word(name: str, lang: str) -> None:
    sight, words = sight_of(name), Words(lang, "analysis")
    assert sight and len(sight.module.WEIGHTS) == len(sight.names)
    assert all(words.has(f"analysis-{name}-{term}") for term in sight.module.MEASURES)


def test_of_several_who_choose_at_once_each_is_judged_alone() -> None:
    game = arvaus.GAME
    state = game.start(game.options(), 2)
    assert isinstance(game.pending(state), Ask)
    course = plan.opened(game, play_game(game, game.options(), 2, [uniform] * 2, 1).record)
    assert [course.weigh(step).seat for step in course.choices()] == [0, 1]


@pytest.mark.parametrize(
    ("action", "cells"),
    [(Attack(16, 31), (16, 31)), (Shift(3, 4), (3, 4)), (Scout(9), (9,)), (Alone(), ()), (object(), ())],
)
def test_the_cells_of_a_choice_are_told_for_arrows(action: Any, cells: tuple[int, ...]) -> None:
    assert cells_of(action) == cells
