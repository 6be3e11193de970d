"""Planted faults: the worked example with one thing wrong, and the one check that must find it."""

from collections.abc import Callable
from typing import Any

import arvaus
import pytest

from pelipoyta.kernel.game import altered
from pelipoyta.kernel.laws import LawBroken, check

SEEDS = range(40)


@pytest.fixture
def breaks() -> Callable[..., None]:
    """The planted game breaks this law, in these words: another check that finds it too is not enough."""

    def hold(law: str, says: str, max_steps: int = 20_000, **planted: Any) -> None:
        with pytest.raises(LawBroken, match=says) as caught:
            check(altered(arvaus.GAME, **planted), SEEDS, max_steps=max_steps)
        assert caught.value.law == law

    return hold
