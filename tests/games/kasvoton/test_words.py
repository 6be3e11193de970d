"""Every refusal, question, event, option and end has its words in the three languages."""

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import fields

from pelipoyta import games
from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.model import Happening, Options, Phase, Stage
from pelipoyta.kernel import Ask, fold
from pelipoyta.kernel.laws import random_walk
from pelipoyta.kernel.records import record

ROOT = Path(games.__file__).parents[1]
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.game"))
BOOK = (ROOT / "games/kasvoton/RULES.md").read_text(encoding="utf-8")
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


@pytest.mark.parametrize("language", ["fi", "sv", "en"])
def test_players_are_told_every_number_of_the_rules(language):
    """KV-E1 and the rest; seats are numbered for us alone (KV-F1)."""
    told = rules_in(language)
    book = re.findall(r"^- \*\*(KV-[\w.]+)\*\*(.*?)(?=^- \*\*|^#)", BOOK, re.MULTILINE | re.DOTALL)
    for rule, words in book:
        numbers = set(re.findall(r"\d+", re.sub(r"[A-Z]+-[\w.]+|`[^`]*`", "", words)))
        assert rule == "KV-F1" or numbers <= set(re.findall(r"\d+", told[rule])), rule


@pytest.mark.parametrize(("language", "at_once"), [("fi", "heti"), ("sv", "genast"), ("en", "at once")])
def test_kings_are_judged_when_the_turn_ends_and_not_at_once(language, at_once):
    """KV-D0.5."""
    assert at_once not in rules_in(language)["KV-D0.5"]


@pytest.mark.parametrize(
    ("language", "attack", "strike"),
    [("fi", "hyök", "lyö|isk"), ("sv", "anfall", "slå|slag"), ("en", "attack", "strik|struck")],
)
def test_one_word_for_one_act(language, attack, strike):
    """RULES.md: a card attacks by moving onto an enemy; lines and triangles strike; archers shoot."""
    text = (ROOT / "locales" / language / "kasvoton.ftl").read_text(encoding="utf-8").lower()
    said = dict(re.findall(r"^([\w-]+) = (.*(?:\n +.*)*)", text, re.MULTILINE))
    for key in ("kasvoton-may-attack", "kasvoton-do-attack", "kasvoton-step-attack", "kasvoton-log-attacked"):
        assert attack in said[key] and not re.search(strike, said[key]), key
    for key in ("kasvoton-may-strike", "kasvoton-do-line", "kasvoton-do-triangle", "kasvoton-step-line"):
        assert re.search(strike, said[key]) and attack not in said[key], key
    assert not re.search(r"\bisk[eiu]", text)


def rules_in(language):
    """What players read, by the id of the rule."""
    text = (ROOT / "locales" / language / "kasvoton-rules.ftl").read_text(encoding="utf-8")
    told = re.findall(r"^rule-KV-([\w-]+) = (.*)$", text, re.MULTILINE)
    return {f"KV-{rule.replace('-', '.')}": words for rule, words in told}


def test_no_question_is_left_unasked(keys, field, do):
    """A sentence that no game ever comes to would be written, and read by nobody."""
    played = [record.read(path.read_text(encoding="utf-8"), {GAME.id: GAME}) for path in GOLDEN]
    states = [s for game in played for s, _ in fold(GAME, game.options, game.seats, game.steps)]
    states.append(do(field("b13@a1 g13@m6 b11@b3 b2@d3 b2@c4 g12@c3"), "triangle c3")[0])
    states += random_walk(GAME, Options(variants=("points:130",), turn_limit=1), 2, Random(1)).states
    asked = {pending.what for s in states if isinstance(pending := GAME.pending(s), Ask)}
    assert asked == set(ASKS)
    assert {key.split("-")[2] for key in keys if key.startswith(("kasvoton-ask-", "kasvoton-wait-"))} == asked


def test_every_event_has_its_line(keys):
    """A card being placed is shown and not told."""
    tags = {kebab(event.__name__) for event in Happening.__args__} - {"placed"}
    assert {f"kasvoton-log-{tag}" for tag in tags} <= keys


def test_every_option_has_its_label_and_help(keys):
    names = [field.name for field in fields(Options)]
    assert {f"kasvoton-option-{name}{end}" for name in names for end in ("", "-help")} <= keys
