"""What is compared of one moment is worked out once: where nothing is hidden, lines meet the same positions again."""

from typing import Any

from tests.bots.positions import LAST_BLOW

from pelipoyta.bots.analysis.ahead import finisher, usual
from pelipoyta.bots.analysis.evaluation import sight_of
from pelipoyta.bots.analysis.rollouts import Rollouts
from pelipoyta.bots.analysis.value import PositionValuer
from pelipoyta.games import load

WORLDS = 12


def test_a_bot_thinks_once_of_what_it_sees() -> None:
    game, asked = load("rolechess"), list[str]()
    bot = usual("rolechess")

    def counted(view: Any, *others: Any) -> Any:
        asked.append(str(view))
        return bot(view, *others)

    judge = PositionValuer(game, (0, 1), sight_of("rolechess"), finisher(game, (0, 1)))
    scale = Rollouts(judge, counted, game.view(game.notation.read(LAST_BLOW), 0), 0, "once")
    for action in game.legal(game.notation.read(LAST_BLOW), 0):
        scale.try_in(action, WORLDS)
    assert asked and len(asked) == len({*asked})
    plain = [judge.quick(each.ahead.state, scale.chance(0))[0] for line in scale.tried.values() for each in line]
    kept = [scale._quick(each.ahead.state, scale.chance(0)) for line in scale.tried.values() for each in line]
    assert kept == plain
