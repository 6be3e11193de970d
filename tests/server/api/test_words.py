"""Every error and refusal of table and server has a sentence, with the facts that the sentence needs."""

import ast
from collections.abc import Iterator
from pathlib import Path

from pelipoyta.locales import LANGUAGES, Words

SOURCE = Path(__file__).parents[3] / "src" / "pelipoyta"
CODED = ("TableError", "Denial", "StoreUnusable", "CannotServe", "_failure", "Error")


def called() -> Iterator[tuple[str, list[str]]]:
    """Each call in table, server and cluster, by its name, with the texts among its arguments."""
    for path in (path for folder in ("table", "server", "cluster") for path in (SOURCE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                texts = [each.value for each in node.args if isinstance(each, ast.Constant)]
                yield ast.unparse(node.func).split(".")[-1], [text for text in texts if isinstance(text, str)]


def test_every_error_code_has_a_sentence() -> None:
    codes = {texts[0] for name, texts in called() if name in CODED and texts}
    assert {"stale", "frozen", "not_shown", "database_newer", "bad_setting"} <= codes
    for lang in LANGUAGES:
        words = Words(lang, "errors")
        assert [code for code in sorted(codes) if not words.has(f"error-{code}")] == []


def test_every_refusal_of_the_table_has_a_sentence() -> None:
    reasons = {texts[-1] for name, texts in called() if name == "Refusal"}
    assert "others-know" in reasons
    for lang in LANGUAGES:
        words = Words(lang, "house", "helper")
        assert [reason for reason in sorted(reasons) if not words.has(f"table-no-{reason}")] == []
