"""The guide to writing a game is true: its files, its commands and the keys it lists are those of the real example."""

import re
from pathlib import Path

from pelipoyta.locales import LANGUAGES

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "huuto"
OPTIONAL = {"chapter-HUU-…", "huuto-odds-…"}  # Huuto has no chapters, and nothing to foretell


def keys(lang: str) -> list[str]:
    text = (EXAMPLE / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([\w-]+) =", text, re.MULTILINE)


def listed() -> list[str]:
    """The keys in the table of the guide."""
    return re.findall(r"^\| `((?:huuto|over|rule|chapter)-[^`]*)` \|", GUIDE, re.MULTILINE)


def matches(pattern: str, key: str) -> bool:
    return key.startswith(pattern.removesuffix("…")) if pattern.endswith("…") else key == pattern


def test_every_key_is_listed_and_every_listed_key_is_shown() -> None:
    assert len(listed()) > 8
    for lang in LANGUAGES:
        assert [key for key in keys(lang) if not any(matches(pattern, key) for pattern in listed())] == []
        assert {pattern for pattern in listed() if not any(matches(pattern, key) for key in keys(lang))} == OPTIONAL
        assert keys(lang) == keys("fi")


def test_the_files_it_walks_through_are_there() -> None:
    named = re.findall(r"^## \d\. .*?`([\w./]+)`", GUIDE, re.MULTILINE)
    assert [file for file in named if not (EXAMPLE / file).is_file()] == []
    own = {file.name for file in EXAMPLE.rglob("*.*") if "__pycache__" not in file.parts}
    assert {Path(file).name for file in named} | {"sv.ftl", "en.ftl"} == own


def test_the_rules_are_cited() -> None:
    ids = set(re.findall(r"\*\*(HUU-\d)\*\*", (EXAMPLE / "RULES.md").read_text()))
    code = "".join(file.read_text() for file in EXAMPLE.glob("*.py"))
    assert ids == set(re.findall(r"HUU-\d", code))
    assert {f"rule-{rule}" for rule in ids} <= set(keys("fi"))
