"""A culture is said as its noun needs it, kääpiöiden kortti, ett dvärgkort: in all texts and languages, never bare."""

import re
from collections.abc import Iterator

import pytest
from tests.games.lotr.text.all_cards import all_faces

from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.terms import Culture
from pelipoyta.games.lotr.text import spelled
from pelipoyta.locales import LANGUAGES, Words

# What follows a culture: a noun, or another culture that shares it. In Swedish they are one word.
GOES_ON = {
    "fi": r" [a-zåäö]| tai \[",
    "sv": r"[a-zåäö]|- eller \[",
    "en": r" [A-Za-z]| or \[",
}
BEFORE = {"fi": " kortti", "sv": "kort", "en": " card"}


def lines(lang: str) -> Iterator[str]:
    """All that a card says, and all that the buttons say of what it lets one choose between."""
    for face in all_faces(lang):
        yield from (*face.text, *(way for ways in face.ways for way in ways))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_culture_stands_before_a_noun(lang: str) -> None:
    marked = [line for line in lines(lang) if "[" in line]
    amiss = [line for line in marked for rest in re.split(r"\[[\w-]+\]", line)[1:] if not stands(rest, line, lang)]
    assert len(marked) > 300 and amiss == []


def stands(rest: str, line: str, lang: str) -> bool:
    after = line[line.index(f"]{rest}") + 1 :]
    return bool(re.match(GOES_ON[lang], after))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_keeps_a_mark_or_a_bare_name(lang: str) -> None:
    say = Words(lang, "lotr")
    cultures = [each for each in Culture if each != Culture.GOLLUM]  # also the title of a character
    bare = {say(f"lotr-culture-{each.value}"): say(f"lotr-of-culture-{each.value}") for each in cultures}
    names = "|".join(re.escape(name) for name, of in bare.items() if of != name and not of.startswith(name))
    for line in lines(lang):
        said = spelled(say, line)
        assert "[" not in said, said
        assert not names or not re.search(rf"\b({names})\b{BEFORE[lang][0]}", said), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_culture_has_a_word_before_a_noun(lang: str) -> None:
    say = Words(lang, "lotr")
    said = [spelled(say, f"x [{culture.value}]{BEFORE[lang]}") for culture in Culture]
    assert len(set(said)) == len(Culture)
    if lang == "fi":
        assert all(re.fullmatch(r"x \w+n kortti", each) for each in said), said


def test_a_sentence_begins_with_a_capital() -> None:
    say = Words("fi", "lotr")
    assert spelled(say, "[dwarven] kortti. [elven] kortti; [dwarven] kortti") == (
        "Kääpiöiden kortti. Haltioiden kortti; kääpiöiden kortti"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_question_says_a_culture_by_its_key(lang: str) -> None:
    """Questions themselves, and the answers that name a culture: words, whatever is asked."""
    say = Words(lang, "lotr")
    asked = [say(f"lotr-ask-{question.value}") for question in Question]
    assert all(each and not re.search(r"\[|lotr-", each) for each in asked), asked
