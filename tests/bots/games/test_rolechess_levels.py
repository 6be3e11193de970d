"""RoleChess's levels: every choice of every question has a look; who neither overlooks nor doubts takes the best."""

from math import inf
from random import Random

import pytest
from tests.bots.games.test_rolechess_best import asked, sim_of

from pelipoyta.bots.games.rolechess import SKILL
from pelipoyta.bots.games.rolechess.level_evaluate import judge
from pelipoyta.bots.games.rolechess.strong import _part, looks, net
from pelipoyta.bots.games.rolechess.strong.root import Root
from pelipoyta.bots.levels import Level, player
from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.model import Advance, Attack, Options, Pass, Phase, Stay, Step, Stop
from pelipoyta.games.rolechess.notation import write
from pelipoyta.kernel import Ask

SHARP = Level(1.0, 1, 1e-9)  # overlooks nothing, and it has no noise


@pytest.mark.parametrize(("seed", "free"), [(0, False), (1, True)])
def test_every_choice_of_every_question_has_a_look_and_the_best_is_taken(seed: int, free: bool) -> None:
    kinds: set[type] = set()
    for s in asked(seed, Options(free_pass=free))[:120:11]:
        ask = GAME.pending(s)
        assert isinstance(ask, Ask)
        view, legal = GAME.view(s, s.turn), GAME.legal(s, s.turn)
        worths = judge(view, s.turn, ask.what, legal, Random(1), inf, 0)
        if s.phase is Phase.PARTNER:
            assert worths is None
            continue
        assert worths is not None and len(worths) == len(legal)
        kinds |= {type(choice) for choice in legal}
        taken = player(SKILL, SHARP)(view, s.turn, ask.what, legal, Random(1), inf)
        assert worths[legal.index(taken)] == pytest.approx(max(worths), abs=1e-6), write(taken)
    assert kinds == {Step, Attack, Stop, Advance, Stay} | ({Pass} if free else set())


def test_looks_are_those_of_whole_turns() -> None:
    """A move looks as good as the best that can come of it."""
    for s in [each for each in asked(3) if each.phase is Phase.TURN][3:40:12]:
        root = Root(sim_of(s), net())
        root.star.begin(10**9, inf)
        best = root.look()
        legal = GAME.legal(s, s.turn)
        worths = judge(GAME.view(s, s.turn), s.turn, "turn", legal, Random(1), inf, 0)
        assert worths is not None
        first = legal[max(range(len(legal)), key=lambda at: worths[at])]
        begun = (first.src, first.dst) if isinstance(first, Step) else (first.src, first.src)  # type: ignore[union-attr]
        assert begun == (best & 63, best >> 6 & 63)


def test_without_time_there_is_no_look_and_the_usual_opponent_answers() -> None:
    s = [each for each in asked(2) if each.phase is Phase.TURN][20]
    view, legal = GAME.view(s, s.turn), GAME.legal(s, s.turn)
    assert looks(view, Random(1), 0.0) == {}
    usual = SKILL.usual(view, s.turn, "turn", legal, Random(1), 0.0)
    assert player(SKILL, SHARP)(view, s.turn, "turn", legal, Random(1), 0.0) == usual


def test_a_step_before_an_attack_is_taken_first() -> None:
    """A turn is one number; the first question is answered by its first part."""
    turn = 5 | 12 << 6 | 40 << 12
    assert _part(turn, "turn") == Step(5, 12)
    assert _part(turn, "attack") == Attack(12, 40)
    assert _part(12 | 12 << 6 | 40 << 12, "turn") == Attack(12, 40)
