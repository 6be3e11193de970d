"""Every refusal of the rules has its sentence, in every language."""

import re
from pathlib import Path

import pytest

import pelipoyta.games.lotr
from pelipoyta.locales import LANGUAGES, Words

FOLDER = Path(pelipoyta.games.lotr.__file__).parent
REASON = re.compile(r'"LOTR-[\d.]+",\s*"([a-z-]+)"')


def reasons() -> set[str]:
    files = (file for file in FOLDER.rglob("*.py") if file.parent.name != "helper")  # with words for all games
    found = {reason for file in files for reason in REASON.findall(file.read_text(encoding="utf-8"))}
    return found | {"game-over"}  # its rule is the one that ended the game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence(lang: str) -> None:
    words = Words(lang, "lotr")
    assert len(reasons()) > 40
    assert [reason for reason in sorted(reasons()) if not words.has(f"lotr-no-{reason}")] == []
