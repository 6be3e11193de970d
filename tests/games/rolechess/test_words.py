"""Every refusal, question, event and option of RoleChess has its words, and the facts fill them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from pelipoyta import locales
from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.model import Options
from pelipoyta.games.rolechess.notation import parse, read

LOCALES = Path(locales.__file__).parent


@pytest.fixture(params=["fi", "sv", "en"])
def words(request) -> FluentBundle:
    bundle = FluentBundle([request.param], use_isolating=False)
    for path in sorted((LOCALES / request.param).glob("rolechess*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(words: FluentBundle, key: str, **facts: object) -> str:
    assert words.has_message(key), f"{key} is missing"
    pattern = words.get_message(key).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, facts)
    assert not errors, f"{key}: {errors}"
    return str(text)


FIELD = """
7   . L7  . e1  .  .  .
6   .  .  .  .  .  .  .
5   .  . l5  .  . G2  .
4   .  .  .  .  . G1  .
3  K1  .  .  . A2  . L1
2   .  .  .  .  .  .  .
1   .  .  . E1  .  . g1
"""
WAITS = ["", "waits start", "turn pale f6-f5\nwaits attack", "turn pale f5xc5\nwaits partner"]
WAITS += ["turn pale f5xc5 +e3\nwaits strike", "quiet 100"]
OPENED = FIELD.replace("l5  .  . G2", "l5 G2  .  .").replace("4   .", "4  K2") + "turn pale d4-d5 d5xc5\nwaits partner"
TRIED = ["a3-a3", "a3-c5", "a3-a4", "f5-f3", "b7-b6", "b2-b3", "c5-c4", "f5xd7", "e3xc5", "f5xd5", "f5xf4"]
TRIED += ["f4xc5", "+a3", "+e3", "+f5", "alone", "stop", "pass", "advance", "stay", "d1-d2"]


def refusals() -> Iterator[tuple[str, dict[str, str | int]]]:
    for position in (*(FIELD + waits for waits in WAITS), OPENED):
        s = read(position)
        for action in TRIED:
            refusal = GAME.why_not(s, 0, parse(action))
            if refusal:
                yield refusal.reason, refusal.facts


def test_refusals_are_sentences(words):
    reasons = dict(refusals())
    assert len(reasons) > 20
    for reason, facts in reasons.items():
        assert say(words, f"rolechess-no-{reason}", **facts).endswith(".")


@pytest.mark.parametrize("what", ["turn", "attack", "partner", "advance"])
def test_questions(words, what):
    assert say(words, f"rolechess-ask-{what}")
    assert "Aino" in say(words, f"rolechess-wait-{what}", name="Aino")


@pytest.mark.parametrize("name", Options.__struct_fields__)
def test_options(words, name):
    assert say(words, f"rolechess-option-{name}")
    assert say(words, f"rolechess-option-{name}-help")
