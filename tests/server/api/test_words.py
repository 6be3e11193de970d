"""Every error and refusal has a sentence; every limit says when to come again."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from pelipoyta.locales import LANGUAGES, Words
from pelipoyta.server.api.errors import STATUS

SOURCE = Path(__file__).parents[3] / "src" / "pelipoyta"
FOLDERS = ("table", "community", "contests", "server", "cluster")
TOO_MUCH = 429
GAMES_WORDS = {"contest-seats", "odd-team"}  # said by the game whose rule it is
CODED = ("TableError", "Denial", "StoreUnusable", "CannotServe", "_failure", "Error")


@cache
def calls() -> tuple[ast.Call, ...]:
    """Each call in the folders that refuse something."""
    paths = (path for folder in FOLDERS for path in (SOURCE / folder).rglob("*.py"))
    nodes = (node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return tuple(node for node in nodes if isinstance(node, ast.Call))


def called() -> Iterator[tuple[str, list[str]]]:
    """Each call by its name, with the texts among its arguments."""
    for node in calls():
        texts = [each.value for each in node.args if isinstance(each, ast.Constant)]
        yield ast.unparse(node.func).split(".")[-1], [text for text in texts if isinstance(text, str)]


def test_every_error_code_has_a_sentence() -> None:
    codes = {texts[0] for name, texts in called() if name in CODED and texts}
    assert {"stale", "frozen", "not_shown", "database_newer", "bad_setting", "name_reserved", "note_needed"} <= codes
    for lang in LANGUAGES:
        words = Words(lang, "errors")
        assert [code for code in sorted(codes) if not words.has(f"error-{code}")] == []


def test_every_refusal_of_the_table_has_a_sentence() -> None:
    reasons = {texts[-1] for name, texts in called() if name == "Refusal" and texts} - GAMES_WORDS
    assert "others-know" in reasons
    for lang in LANGUAGES:
        words = Words(lang, "house", "helper")
        assert [reason for reason in sorted(reasons) if not words.has(f"table-no-{reason}")] == []


def test_every_limit_says_when_to_come_again() -> None:
    """The fact `seconds` becomes Retry-After."""
    limits = [node for node in calls() if node.args and STATUS.get(getattr(node.args[0], "value", "")) == TOO_MUCH]
    assert len(limits) >= 6
    assert [ast.unparse(node) for node in limits if "'seconds':" not in ast.unparse(node)] == []
