"""The calibration goes towards the skill that loses seventy of a hundred, whatever the strengths are."""

from calibrate import PROBES, name, step
from pelipoyta.bots.trial.sprt import Verdict


def test_it_closes_in_on_the_skill_that_loses_seventy_of_a_hundred() -> None:
    def probe(stronger: str, weaker: str) -> tuple[float, Verdict]:
        share = 0.5 + (1 - float(weaker.removeprefix("skill")))  # 0.8 loses seventy
        return share, "higher" if share > 0.75 else "lower" if share < 0.65 else ""

    tried = list(step("level5", 1.0, probe))
    assert tried[0][0] == 0.5 and abs(tried[-1][0] - 0.8) < 0.06 and len(tried) <= PROBES


def test_the_strongest_has_a_name_of_its_own() -> None:
    assert name(1.0) == "level5" and name(0.5) == "skill0.500"
