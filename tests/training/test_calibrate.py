"""The calibration goes towards skills that lose seventy of a hundred, whatever the strengths are, and to its end."""

from collections import Counter
from pathlib import Path

import pytest
from training.calibrate import LOW, PROBES, Probe, Tried, chosen, name, step

from pelipoyta.bots.games import dnup
from pelipoyta.bots.levels import Level, LevelParts, Scale
from pelipoyta.bots.match.rating import HeadToHead
from pelipoyta.bots.uniform import uniform
from training import calibrate

SCALE = Scale(Level(0.5, 1, 1.0), (0.2, 0.4, 0.6, 0.8), 16)


def skill(bot: str) -> float:
    return 1.0 if bot == "best" else float(bot.removeprefix("skill"))


def truly(slope: float, asked: Counter[str]) -> Probe:
    """So much is won for a whole skill more; counts what is asked."""

    def probe(stronger: str, weaker: str, surely: bool) -> HeadToHead:
        share = 0.5 + slope * (skill(stronger) - skill(weaker))
        asked["surely" if surely else "quickly"] += 1
        return HeadToHead(stronger, weaker, 200 if surely else 30, min(max(share, 0.01), 0.99), 0.05)

    return probe


@pytest.mark.parametrize("slope", [0.55, 1.0, 2.5])
def test_it_closes_in_on_the_skill_that_loses_seventy_of_a_hundred(slope: float) -> None:
    tried = list(step("best", 1.0, 0.5, truly(slope, Counter())))
    found = chosen(tried)
    assert abs(found.skill - (1 - 0.2 / slope)) <= 0.0501 / slope and found.surely
    assert tried[0].skill == 0.5 and len(tried) <= PROBES + 1


def test_all_four_levels_are_found_and_what_was_right_is_only_confirmed() -> None:
    asked: Counter[str] = Counter()
    by_level = dict(calibrate.calibrate(SCALE, truly(1.0, asked)))
    assert [by_level[level].skill for level in (1, 2, 3, 4)] == list(SCALE.skills)
    assert asked == {"quickly": 4, "surely": 4}


def test_a_confirmation_that_says_otherwise_is_believed() -> None:
    """Few pairs said seventy of a hundred by luck: many say ninety."""

    def probe(stronger: str, weaker: str, surely: bool) -> HeadToHead:
        lucky = weaker == name(0.5) and not surely
        return HeadToHead(stronger, weaker, 30, 0.7 if lucky else 0.9 - 0.4 * (skill(weaker) - 0.5) / 0.5, 0.05)

    found = chosen(list(step("best", 1.0, 0.5, probe)))
    assert found.skill > 0.65 and found.surely and found.met.score >= LOW


def test_where_nothing_is_confirmed_the_nearest_is_taken() -> None:
    tries = [Tried(at, HeadToHead("best", name(at), 30, share, 0.1), False) for at, share in ((0.2, 0.95), (0.6, 0.78))]
    assert chosen(tries).skill == 0.6


def test_it_runs_to_its_end_and_goes_on_where_it_was_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With true games of hasty bots; a second run plays nothing again."""
    monkeypatch.setattr(calibrate, "KEPT", tmp_path)
    monkeypatch.setattr(dnup, "THINKERS", {"best": lambda *asked, nodes: uniform(*asked)})
    hasty = LevelParts(
        uniform, None, 1, lambda *_: 1.0, dnup.SKILL.clock,
        lambda view, seat, ask, legal, rng, budget, nodes: [float(-at) for at, _ in enumerate(legal)], scale=SCALE,
    )  # fmt: skip
    monkeypatch.setattr(dnup, "SKILL", hasty)
    monkeypatch.setattr(calibrate, "PROBES", 1)
    asked = ["dnup", "--few", "1", "--pairs", "1", "--nodes", "1"]
    calibrate.main(asked)
    first = capsys.readouterr().out
    assert first.count("level") >= 4 and "SCALE = Scale(Level(0.5, 1, 1), (" in first and first.endswith("), 16)\n")

    def never(*_: object) -> None:
        raise AssertionError("played again")

    monkeypatch.setattr("pelipoyta.bots.match.run.play_pair", never)
    calibrate.main(asked)
    assert capsys.readouterr().out == first


def test_a_game_without_a_scale_is_refused() -> None:
    with pytest.raises(SystemExit, match="no levels on a scale"):
        calibrate.main(["arvaus"])


def test_the_strongest_has_a_name_of_its_own() -> None:
    assert name(1.0) == "best" and name(0.5) == "skill0.500"
