"""Every refusal, question, event, option and end has its words in the three languages."""

import re
from pathlib import Path

import pytest
from msgspec.structs import fields

from pelipoyta import games
from pelipoyta.games.kasvoton.model import Happening, Options, Phase, Stage

ROOT = Path(games.__file__).parents[1]
RULES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "games/kasvoton/rules").glob("*.py")))
ASKS = [phase.name.lower() for phase in Phase] + [
    stage.value for stage in Stage if stage not in (Stage.MUSTER, Stage.LOTS, Stage.TURN, Stage.OVER)
]


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


@pytest.fixture(params=["fi", "sv", "en"])
def keys(request):
    text = (ROOT / "locales" / request.param / "kasvoton.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) *=", text, re.MULTILINE))


def test_every_refusal_has_its_sentence(keys):
    reasons = set(re.findall(r'Refusal\([^"]*"KV-[^"]*"[^"]*"([a-z-]+)"', RULES))
    reasons |= set(re.findall(r'Refusal\([^"()]*(?:\[[^]]*\]+|\([^()]*\)), "([a-z-]+)"', RULES))
    assert len(reasons) > 30 and {f"kasvoton-no-{reason}" for reason in reasons} <= keys


def test_every_question_has_its_sentence(keys):
    assert {f"kasvoton-{how}-{what}" for how in ("ask", "wait") for what in ASKS} <= keys


def test_every_event_has_its_line(keys):
    """A card being placed is shown and not told."""
    tags = {kebab(event.__name__) for event in Happening.__args__} - {"placed"}
    assert {f"kasvoton-log-{tag}" for tag in tags} <= keys


def test_every_option_has_its_label_and_help(keys):
    names = [field.name for field in fields(Options)]
    assert {f"kasvoton-option-{name}{end}" for name in names for end in ("", "-help")} <= keys


def test_every_end_has_its_sentence(keys):
    ends = set(re.findall(r'finish\([^"]*"(KV-[^"]+)"', RULES))
    assert len(ends) == 4 and {f"over-{end.replace('.', '-')}" for end in ends} <= keys
