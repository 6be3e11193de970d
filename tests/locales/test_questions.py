"""Every question a game may ask has its sentence in every language, and no sentence is of a question it never asks."""

import re

import pytest

from pelipoyta import games
from pelipoyta.locales import LANGUAGES, Words

JUDGE = {"sequence": {"judge"}}  # said by the table itself, to a host who judges


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_every_question_has_its_sentence(lang: str, name: str) -> None:
    words = Words(lang, name)
    game = games.load(name)
    asked = {question.value for question in game.nouns.question}
    asked |= {str(what) for what in game.hooks.passes}  # a kind of question of its own, once it may be let pass
    said = {match[1] for key in words.ids() if (match := re.fullmatch(rf"{name}-ask-(.+)", key))}
    assert said - JUDGE.get(name, set()) == asked
