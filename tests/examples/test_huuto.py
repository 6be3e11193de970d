"""The guide's game is a real one: its own tests run with ours."""

from pathlib import Path

import pytest
from huuto import GAME, test_huuto
from huuto.test_huuto import *  # noqa: F403

from pelipoyta.games import open_game
from pelipoyta.kernel.parts import words_of
from pelipoyta.locales import LANGUAGES

FOLDER = Path(test_huuto.__file__).parent


def test_it_is_opened_by_its_folder_and_brings_its_words() -> None:
    assert open_game(str(FOLDER)) is GAME
    assert words_of(GAME.home) == FOLDER / "words"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_sentence(lang: str) -> None:
    said = (FOLDER / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert [question for question in GAME.nouns.question if f"\nhuuto-ask-{question} =" not in said] == []
