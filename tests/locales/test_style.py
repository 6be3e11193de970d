"""Texts for players keep the rules of style: one term a thing (docs/terms.toml), quotes, numbers and case endings."""

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "pelipoyta" / "locales"
TERMS = ROOT / "docs" / "terms.toml"
PAGE = ROOT / "docs" / "language.md"
PLACE = "{}"  # stands for a placeable in the text of a message

ENDING = r"(n|a|ä|ta|tä|na|nä|ksi|lla|llä|lle|lta|ltä|ssa|ssä|sta|stä)"
LAWS = (
    ("fi", "case ending on an argument: give it a noun or a colon", rf"(?<!yli )\{{\}}:?{ENDING}\b"),
    ("fi", "missä as a condition: write jos", r"(^|[.:] )Missä [^?.]*, "),
    ("fi", "time with jälkeen: write kuluttua", r"\b(minuutin|sekunnin|tunnin) jälkeen\b"),
    ("fi", "quotes are ”…”", r"[«»“„\"]"),
    ("sv", "quotes are ”…”", r"[«»“„\"]"),
    ("sv", "genitive with a colon: write tillhör", r"\{\}:s\b"),
    ("en", "quotes are “…”", r"[«»„\"]"),
    ("fi", "no space before …", r"[a-zåäö] …$"),
    ("sv", "no space before …", r"[a-zåäö] …$"),
    ("en", "no space before …", r"[a-zåäö] …$"),
    ("en", "no space before %", r"\} %"),
    ("en", "apostrophes are ’", r"\w'\w"),
)


class Law(NamedTuple):
    """A pattern that no text of a language may match, and the reason."""

    language: str
    why: str
    never: str
    files: str = "*"


class Said(Visitor):
    """Collects the text of a message: words as they are, a mark for each placeable."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, pattern: ast.Pattern) -> None:  # noqa: N802 - the name is Fluent's
        parts = [part.value if isinstance(part, ast.TextElement) else PLACE for part in pattern.elements]
        self.texts.append("".join(str(part) for part in parts))
        self.generic_visit(pattern)


def laws() -> list[Law]:
    """The laws of this file and one for each term of the table."""
    told = tomllib.loads(TERMS.read_text(encoding="utf-8"))["term"]
    terms = [Law(t["language"], f"{t['thing']}: say {t['say']}", never(t), t.get("files", "*")) for t in told]
    return [Law(*law) for law in LAWS] + terms


def never(term: dict[str, Any]) -> str:
    """Pattern of what a term forbids, without regard to capitals: its own pattern, and every word on a stem."""
    allowed = "".join(rf"(?!{word})" for word in term.get("but", ()))
    words = [rf"\b{allowed}{stem}\w*" for stem in term.get("stems", ())]
    return "(?i:" + "|".join([*words, *([term["never"]] if "never" in term else [])]) + ")"


def texts_of(message: ast.Message | ast.Term) -> list[str]:
    """The texts of a message, one for each pattern in it."""
    said = Said()
    said.visit(message)
    return said.texts


@cache
def texts(language: str) -> tuple[tuple[str, str, str], ...]:
    """File, key and text of every pattern of a language."""
    found = []
    for path in sorted((LOCALES / language).glob("*.ftl")):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        messages = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
        found += [(path.name, entry.id.name, text) for entry in messages for text in texts_of(entry)]
    return tuple(found)


def faults(law: Law) -> Iterator[str]:
    """Messages that break a law."""
    never = re.compile(law.never)
    for file, key, text in texts(law.language):
        if fnmatch(file, law.files) and never.search(text):
            yield f"{law.language}/{file} {key}: {law.why}"


@pytest.mark.parametrize("law", laws(), ids=lambda law: f"{law.language}: {law.why}")
def test_every_text_keeps_the_rules_of_style(law: Law) -> None:
    assert list(faults(law)) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fi", "Puolustus riittää { $attack }:n voimaa vastaan."),
        ("fi", "Missä peli laskee pisteitä, ne lasketaan yhteen."),
        ("fi", "Botti tulee kahden minuutin jälkeen."),
        ("fi", "Kortti «{ $card }» puuttuu."),
        ("fi", "Katselija ei voi osallistua."),
        ("fi", "Pöytä katetaan kohta."),
        ("sv", "Serien är { $owner }:s."),
        ("sv", "Bottarna spelar."),
        ("sv", "Valet är den starkaste bottens."),
        ("sv", "Lägg till en bott."),
        ("sv", "Resultatet ändrar din ranking."),
        ("fi", "Et voi pelata luokituspelejä."),
        ("fi", "Yhdistetään …"),
        ("fi", "Päätä liiga"),
        ("en", "Felled and lost"),
        ("en", "Whoever sits down agrees."),
        ("en", "Who leaves makes room."),
        ("en", "It's over."),
    ],
)
def test_a_planted_fault_is_seen(language: str, text: str) -> None:
    (entry,) = FluentParser().parse(f"key = {text}\n").body
    assert isinstance(entry, ast.Message)
    said = texts_of(entry)
    assert any(re.search(law.never, each) for law in laws() if law.language == language for each in said)


STEMS = [
    (t["language"], stem)
    for t in tomllib.loads(TERMS.read_text(encoding="utf-8"))["term"]
    for stem in t.get("stems", ())
]
ENDINGS = {"fi": ("n", "ia", "issa", "llekin"), "sv": ("en", "ens", "arnas", "s"), "en": ("", "s", "ing")}


@pytest.mark.parametrize(("language", "stem"), STEMS, ids=lambda word: str(word))
def test_every_form_of_a_forbidden_stem_is_seen(language: str, stem: str) -> None:
    patterns = [law.never for law in laws() if law.language == language]
    forms = [form for ending in ENDINGS[language] for form in (stem + ending, stem.capitalize() + ending)]
    assert [form for form in forms if not any(re.search(each, f"En {form}.") for each in patterns)] == []


def test_the_page_shows_every_term() -> None:
    page = PAGE.read_text(encoding="utf-8")
    told = tomllib.loads(TERMS.read_text(encoding="utf-8"))["term"]
    assert [t["say"] for t in told if f"| {t['thing']} | {t['language']} | {t['say']} |" not in page] == []
