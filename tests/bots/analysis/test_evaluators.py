"""Features of positions are those that the weights were fitted to; `PELIPOYTA_RENEW=1` writes them anew."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.bots.analysis.test_analysis import GAMES, golden

from pelipoyta.bots.analysis.evaluation import sight_of
from pelipoyta.games import NAMES, load
from pelipoyta.kernel.play import fold

KEPT = Path(__file__).with_name("features.json")
SHARES = (0.2, 0.5, 0.8)  # of a golden game that has been played


def features(name: str) -> list[Any]:
    """Rows of some positions of the first two golden games; the next position where one must be played further."""
    sight, found = sight_of(name), []
    assert sight
    for file in sorted((GAMES / name / "golden").glob("*.game"))[:2]:
        told = golden(name, file.stem)
        states = [state for state, _ in fold(load(name), told.options, told.seats, told.steps)]
        for share in SHARES:
            later = (sight.rows(state) for state in states[int(share * len(states)) :])
            rows = next((rows for rows in later if rows is not None), ())
            found.append([[round(figure, 4) for figure in row] for row in rows])
    return found


@pytest.mark.parametrize("name", [name for name in NAMES if sight_of(name)])
def test_features_are_those_that_weights_were_fitted_to(name: str) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    if os.environ.get("PELIPOYTA_RENEW"):
        KEPT.write_text(json.dumps({**kept, name: features(name)}) + "\n", encoding="utf-8")
    else:
        assert features(name) == kept[name]
