"""A reason that is named holds: it can be counted in the positions it speaks of, and speaks for the better choice."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.bots.analysis.counted import COUNTED, WEIGHED, without_knights
from tests.bots.positions import LAST_BLOW

from pelipoyta.bots.analysis import plan
from pelipoyta.bots.analysis.ahead import finisher, usual
from pelipoyta.bots.analysis.evaluation import sight_of
from pelipoyta.bots.analysis.rollouts import Rollouts
from pelipoyta.bots.analysis.value import PositionValuer
from pelipoyta.bots.analysis.why import explained, reasons, shown
from pelipoyta.games import NAMES, load
from pelipoyta.kernel import Over
from pelipoyta.kernel.records import record
from pelipoyta.locales import LANGUAGES, Words

GAMES = Path(__file__).parents[2] / "games"
GOLDEN = {"rolechess": "dark-wins", "sequence": "two_by_hand", "dnup": "two-greedy", "kasvoton": "two-grey-wins",
          "lotr": "two-fellowship"}  # fmt: skip
WORLDS = 3


def course_of(game: str) -> Any:
    file = GAMES / game / "golden" / f"{GOLDEN[game]}.game"
    return plan.opened(load(game), record.read(file.read_text(), {game: load(game)}))


@pytest.fixture(scope="module", params=NAMES)
def course(request: pytest.FixtureRequest) -> Any:
    return course_of(request.param)


def compared(course: Any, number: int) -> tuple[Rollouts, list[Any]]:
    """Three choices of a moment, played on in a few worlds."""
    step, state = course.record.steps[number], course.states[number]
    scale = Rollouts(course.judge, course.bot, course.game.view(state, step.seat), step.seat, f"why/{number}")
    legal = course.game.legal(state, step.seat)
    tried = [legal[0], legal[len(legal) // 2], legal[-1]]
    for action in tried:
        scale.try_in(action, WORLDS)
    return scale, tried


@cache
def begun(game: str) -> list[Any]:
    """Positions of the golden games of two in which there is something to see."""
    told = [record.read(file.read_text(), {game: load(game)}) for file in (GAMES / game / "golden").glob("*.game")]
    states = [state for each in told if each.seats == 2 for state, _ in record.played(load(game), each)]
    sight = sight_of(game)
    seen = [state for state in states if sight and sight.rows(state)]
    turns = [state for state in seen if game != "kasvoton" or state.stage == "turn"]
    return [*turns, *([without_knights(turns[0])] if game == "kasvoton" else [])]


@pytest.mark.parametrize("game", NAMES)
def test_every_reason_that_can_be_named_is_counted_by_other_means(game: str) -> None:
    sight = sight_of(game)
    assert sight and {*sight.module.MEASURES} == {term for name, term in {*COUNTED} | WEIGHED if name == game}


@pytest.mark.parametrize(("game", "term"), COUNTED)
def test_what_is_told_can_be_counted(game: str, term: str) -> None:
    sight = sight_of(game)
    assert sight
    seen = {(sight.told(s)[at][term], float(COUNTED[game, term](s, at))) for s in begun(game) for at in (0, 1)}
    assert all(told == pytest.approx(counted) for told, counted in seen)
    assert len(seen) > 1


def test_a_reason_speaks_for_the_better_and_never_for_both(course: Any) -> None:
    """Where the game is over, it is won; where it goes on, the figure is what stands at the ends of the lines."""
    choices, found = course.choices(), 0
    for number in choices[:: max(1, len(choices) // 6)]:
        scale, (one, _, other) = compared(course, number)
        for_one, for_other = (
            {(each.term, each.whose): each for each in reasons(scale, *pair)} for pair in ((other, one), (one, other))
        )
        assert not {*for_one} & {*for_other}
        for each in [*for_one.values(), *for_other.values()]:
            assert each.amount > 0 and shown(each.best) != shown(each.played)
            found += 1
    assert found or course.game.id == "lotr"


def test_reasons_and_deeds_have_words_in_every_language(course: Any) -> None:
    name, choices = course.game.id, course.choices()
    scale, (one, _, other) = compared(course, choices[len(choices) // 2])
    told = explained(scale, one, other)
    for lang in LANGUAGES:
        words = Words(lang, name, "analysis")
        for hint in (*told["better_words"], *told["played_words"], *told.get("reply_words", ())):
            assert words.has(f"{name}-advice-{hint.key}")
        for reason in told["why"]:
            kind = "over" if reason.term in ("won", "lost") else name
            sentence = words(f"analysis-{kind}-{reason.term}", whose=reason.whose, best=1, played=2)
            assert "1" in sentence and "2" in sentence and "{" not in sentence


def test_what_ends_the_game_comes_first() -> None:
    """The Adjutant's help fells the Emperor more often: that is the reason, and the game's own words give the odds."""
    game = load("rolechess")
    judge = PositionValuer(game, (0, 1), sight_of("rolechess"), finisher(game, (0, 1)))
    state = game.notation.read(LAST_BLOW)
    scale = Rollouts(judge, usual("rolechess"), game.view(state, 0), 0, "why")
    alone, pair = (game.notation.parse(each) for each in ("alone", "+f5"))
    for action in (alone, pair):
        scale.try_in(action, 24)
    told = explained(scale, alone, pair)
    first, odds = told["why"][0], [hint.facts["kill"] for hint in (told["better_words"][1], told["played_words"][1])]
    ends = [[game.pending(each.ahead.state) for each in scale.tried[action]] for action in (pair, alone)]
    won = [[isinstance(end, Over) for end in line] for line in ends]
    assert first.term == "won" and [first.best, first.played] == pytest.approx([100 * sum(each) / 24 for each in won])
    assert first.best > first.played and odds[0] > odds[1]
