"""Whether chances foretold are true is measured as it is told."""

from pathlib import Path
from random import Random

import pytest
from benchmarks.bots import reliability

from pelipoyta.bots.analysis import evaluation as sights
from pelipoyta.bots.analysis.evaluation import Temperature, sight_of
from pelipoyta.bots.analysis.fit import play
from pelipoyta.games import NAMES, load


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
    reliability.tell("dnup", [evening], Temperature())
    assert capsys.readouterr().out.startswith("dnup: 1 games")


def test_a_heat_is_kept_only_where_the_games_say_so() -> None:
    """Too sure by far is cooled and then true; what is true already is left as it is."""
    sure = reliability.measured(games(0.7, 0.9))
    assert sure.heat > 2 and sure.before == pytest.approx(0.2, abs=0.05) and sure.off < 0.05
    true = reliability.measured(games(0.7, 0.7))
    assert true.heat == 1.0 and true.off == true.before and 0 < true.bar < 0.05


def test_a_heat_that_was_kept_is_read_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for module in (reliability, sights):
        monkeypatch.setattr(module, "HEATS", tmp_path / "heats.json")
    sights.HEATS.write_text("{}")
    sights.heats.cache_clear()
    bare = sight_of("dnup")
    reliability.keep("dnup", Temperature(2.0, 10, 0.1, 0.02, 0.01))
    cool = sight_of("dnup")
    sights.heats.cache_clear()
    assert bare and cool and (bare.heat, cool.error) == (Temperature(), 0.02)
    row = (1.0,) * len(cool.names)
    assert cool.parts(row) == pytest.approx([each / 2 for each in bare.parts(row)])


@pytest.mark.parametrize("name", NAMES)
def test_every_shipped_sight_was_measured_and_counts_the_right_way(name: str) -> None:
    """Within two points and its bar; no figure counts against what anyone would say of it."""
    sight = sight_of(name)
    assert sight and sight.heat.games >= 70 and sight.heat.off - 2 * sight.heat.bar < 0.02
    assert all(sign * weight >= 0 for sign, weight in zip(sight.module.SIGNS, sight.module.WEIGHTS, strict=True))
