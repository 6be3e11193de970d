"""Whether chances foretold are true is measured as it is told."""

from random import Random

import pytest

from benchmarks import reliability
from pelipoyta.bots.analysis.fit import play
from pelipoyta.bots.analysis.sight import sight_of
from pelipoyta.games import load


def games(truth: float, told: float) -> list[reliability.Evening]:
    """Many games of one position each: foretold so, won as often as the truth is."""
    random = Random(5)
    ends = [float(random.random() < truth) for _ in range(600)]
    return [[(told, end), (1 - told, 1 - end)] for end in ends]


def test_true_chances_are_hardly_off_and_wrong_ones_are() -> None:
    true, sure = games(0.7, 0.7), games(0.7, 0.9)
    assert reliability.off([pair for game in true for pair in game]) < 0.04
    assert reliability.off([pair for game in sure for pair in game]) == pytest.approx(0.2, abs=0.05)
    assert 0.001 < reliability.bar(sure[:400], Random(1)) < 0.05
    assert reliability.bar(sure[:400], Random(1)) < reliability.bar(sure[:25], Random(1))


def test_who_is_too_sure_is_told_to_cool_down() -> None:
    pairs = [pair for game in games(0.7, 0.9) for pair in game]
    assert reliability.temperature(pairs) > 2
    assert reliability.temperature([pair for game in games(0.7, 0.7) for pair in game]) == pytest.approx(1.0, abs=0.35)


def test_the_shipped_weights_are_asked(capsys: pytest.CaptureFixture[str]) -> None:
    sight = sight_of("dnup")
    assert sight
    evening = reliability.foretold(sight, play(load("dnup"), sight, 2, "one"))
    assert {score for _, score in evening} == {0.0, 1.0}
    assert all(0 < chance < 1 for chance, _ in evening)
    reliability.tell("dnup", [evening])
    assert capsys.readouterr().out.startswith("dnup: 1 games")
