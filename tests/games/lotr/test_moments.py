"""What a question to respond is about: each kind of happening that may be let pass has its name (TABLE-11)."""

from random import Random
from typing import Any

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.advice.moments import MOMENTS, NAMES, moment
from pelipoyta.games.lotr.engine.catalogue import ALL_CARDS
from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.rules.happenings.match import DEED_KINDS
from pelipoyta.kernel import Ask
from pelipoyta.locales import LANGUAGES, Words


def test_whatever_an_event_could_answer_has_a_name() -> None:
    """These are the questions that come though the hand is empty of answers."""
    awaited = {DEED_KINDS[deed] for deed in ALL_CARDS.awaited_from_hand()}
    assert awaited <= set(NAMES)


@pytest.mark.parametrize("table", ["towers", "fellowship", "three"])
def test_a_question_to_respond_says_what_it_is_about(hands: Any, table: str) -> None:
    """And no other question does: a setting for one happening touches nothing else."""
    found = set()
    for seed in range(3):
        for s in hands.positions(*hands.TABLES[table], Random(seed)):
            pending, about = GAME.pending(s), moment(s)
            is_asked = isinstance(pending, Ask) and pending.what == Question.RESPOND
            assert (about in MOMENTS, bool(about)) == (is_asked, is_asked)
            found.add(about)
    assert len(found) > 2


def test_all_may_be_let_pass_and_have_words() -> None:
    assert set(MOMENTS) <= set(GAME.hooks.passes)
    for lang in LANGUAGES:
        words = Words(lang, "lotr")
        assert [about for about in MOMENTS if not words.has(f"lotr-ask-{about}")] == []
