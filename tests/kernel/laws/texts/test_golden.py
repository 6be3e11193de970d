"""Golden: a game that plays otherwise than its record is found, whatever it is that differs."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import arvaus
import pytest

from pelipoyta.kernel import Refusal
from pelipoyta.kernel.game import AnyGame, altered
from pelipoyta.kernel.laws import LawBroken, random_walk
from pelipoyta.kernel.laws.texts.golden import check_golden
from pelipoyta.kernel.records import record


@pytest.fixture
def golden(tmp_path: Path) -> Path:
    """A whole game with its picture, as `sim --save` leaves it."""
    walk = random_walk(arvaus.GAME, arvaus.GAME.options(), 3, Random(1))
    told = record.Record("arvaus", 1, 3, walk.options, ("A", "B", "C"), walk.over, tuple(walk.steps))
    (tmp_path / "a.game").write_text(record.write(arvaus.GAME, told), encoding="utf-8")
    (tmp_path / "a.end").write_text(arvaus.GAME.notation.draw(walk.states[-1]) + "\n", encoding="utf-8")
    return tmp_path / "a.game"


def test_a_game_that_plays_as_it_did(golden: Path) -> None:
    assert check_golden(arvaus.GAME, golden).players == ("A", "B", "C")
    golden.with_suffix(".end").unlink()
    check_golden(arvaus.GAME, golden)


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (replace(arvaus.GAME, version=2), "is of another version"),
        (altered(arvaus.GAME, why_not=lambda s, seat, action: Refusal("ARV-2", "never")), "a.game: ARV-2: never"),
        (altered(arvaus.GAME, marks=lambda s: {"sum": 7}), "is marked otherwise"),
        (
            replace(arvaus.GAME, notation=replace(arvaus.GAME.notation, draw=lambda s: "elsewhere")),
            "leaves another picture",
        ),
    ],
)
def test_a_game_that_plays_otherwise(golden: Path, game: AnyGame, law: str) -> None:
    with pytest.raises(LawBroken, match=law):
        check_golden(game, golden)


def spoilt(result: str) -> Callable[[str], str]:
    return lambda text: re.sub("^result .*$", f"result {result}", text, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("spoil", "law"),
    [
        (spoilt("0 0 0 ARV-3"), "ends otherwise"),
        (lambda text: text.rsplit("\n", 2)[0] + "\n", "ends otherwise"),
        (lambda text: text.replace("\n1 ", "\n1  "), "is written otherwise"),
        (lambda text: text + "0 9\n", "a.game: "),
        (lambda text: "", "a.game: "),
    ],
)
def test_a_record_of_another_game(golden: Path, spoil: Callable[[str], str], law: str) -> None:
    golden.write_text(spoil(golden.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(LawBroken, match=law):
        check_golden(arvaus.GAME, golden)
