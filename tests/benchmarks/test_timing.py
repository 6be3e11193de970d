"""Nobody can tell by its time whether an answer was forced (TABLE-11); the pace of old would tell at once."""

import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.soak import TIMES

from pelipoyta.games import load

PATH = Path(__file__).parents[2] / "benchmarks/leaks/timing.py"


@pytest.fixture(scope="module")
def timing() -> ModuleType:
    spec = importlib.util.spec_from_file_location("timing", PATH)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def is_guessing(found: Any) -> bool:
    """Within three standard errors of one half: a change of the rules deals other games, and must not cry wolf."""
    return bool(abs(found.chance - 0.5) <= 1.5 * found.bar)


@pytest.mark.parametrize(
    ("game", "tables", "old", "bots"),
    # The pace of old is shown at the smaller game; at the larger, whose evenings take longest, in `make soak`.
    [
        ("lotr", 18, 45 if TIMES > 1 else 0, False),
        ("kasvoton", 12, 12, False),
        pytest.param("kasvoton", 12, 12, True, marks=pytest.mark.sweep),
    ],
)
def test_forced_and_free_answers_take_as_long(timing: Any, game: str, tables: int, old: int, bots: bool) -> None:
    """The pace of old is looked at over so many tables that no other deal hides it."""
    now = timing.measure(load(game), 2, tables * TIMES, 1, bots=bots, before=False, most=90)
    assert min(now.forced, now.free) > 20
    assert is_guessing(now.quicker) and is_guessing(now.nearer), now
    if not old:
        return
    before = timing.measure(load(game), 2, old, 1, bots=bots, before=True, most=90)
    assert not (is_guessing(before.quicker) and is_guessing(before.nearer)), before


def test_a_bot_takes_as_long_whether_it_searched_or_not(timing: Any) -> None:
    """The same evening twice: with bots that find their choice at once, and with bots that think all they may."""

    def times(seconds: float) -> list[float]:
        with asyncio.Runner(loop_factory=timing.VirtualTimeLoop) as runner:
            answers = runner.run(timing.evening(load("lotr"), 2, 1, True, 40, seconds, 0.0))
        return [answer.seconds for answer in answers]

    assert times(0.0) == pytest.approx(times(60.0)) and len(times(0.0)) > 3
