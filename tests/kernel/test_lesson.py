"""A lesson and what the learner did are folded into what is shown next, through the game's own functions."""

from typing import Any

import pytest
from huuto import GAME
from huuto.model import Lay

from pelipoyta.kernel.lesson import Answer, BadLesson, Lesson, fulfilling, keys, lessons_of, opening, show
from pelipoyta.kernel.lesson.find import read

TEXT = """
minutes = 1
[[chapter]]
name = "one"
moves = ["* 3 9 10 2 9 10"]
[[chapter.step]]
name = "a"
do = ["9", "1?"]
then = ["1 2", "* 4 5"]
wrong = { "3" = "low" }
[[chapter]]
name = "two"
after = true
[[chapter.step]]
name = "b"
do = ["*"]
"""


@pytest.fixture
def lesson() -> Lesson:
    return read("first", TEXT)


def after(lesson: Lesson, *cards: int, chapter: int = 0) -> Any:
    return show(GAME, lesson, chapter, [Lay(card) for card in cards])


def test_nothing_done_shows_the_opening(lesson: Lesson) -> None:
    scene = after(lesson)
    assert (scene.step, scene.answer, scene.beats) == (0, Answer.ASKED, ())
    assert scene.state.hands[0] == (3, 9, 10)


def test_what_is_wanted_happens_with_all_that_is_dictated(lesson: Lesson) -> None:
    scene = after(lesson, 10)
    assert (scene.step, scene.answer, scene.said) == (1, Answer.DONE, "done")
    assert (len(scene.beats), scene.state.points, scene.state.hands[0]) == (3, [1, 0], (3, 4, 9))


def test_what_may_have_to_be_done_is_done_where_nothing_else_can_be() -> None:
    """Behind a question mark: skipped where there is a choice, or somebody else is asked; LotR's lessons take many."""
    free = read("first", TEXT.replace('then = ["1 2", "* 4 5"]', 'then = ["1 9?", "0 3?", "1 2", "* 4 5"]'))
    assert len(after(free, 10).beats) == 3


def test_what_is_legal_and_not_taught_changes_nothing(lesson: Lesson) -> None:
    scene = after(lesson, 3)
    assert (scene.step, scene.answer, scene.said, scene.beats) == (0, Answer.OTHER, "low", ())
    assert scene.state == after(lesson).state


def test_what_is_not_legal_is_refused_by_its_rule(lesson: Lesson) -> None:
    scene = after(lesson, 7)
    assert (scene.step, scene.answer, scene.refusal.rule) == (0, Answer.REFUSED, "HUU-3")
    assert scene.state == after(lesson).state


def test_a_chapter_goes_on_where_the_first_way_of_the_last_one_ended(lesson: Lesson) -> None:
    assert opening(GAME, lesson, 1) == after(lesson, 9).state
    assert fulfilling(GAME, after(lesson).state, lesson.chapter[0], lesson.chapter[0].step[0]) == [Lay(9), Lay(10)]


@pytest.mark.parametrize("deeds", [(3, 9), (9, 10), (7, 7, 7)])
def test_deeds_that_do_not_fit_are_told(lesson: Lesson, deeds: tuple[int, ...]) -> None:
    with pytest.raises(BadLesson, match="lesson first, one"):
        after(lesson, *deeds)


BAD = [
    ("minutes = ", "lesson first: "),
    (TEXT.replace("minutes = 1", "minutes = 99"), "minutes"),
    (TEXT.replace('name = "two"', 'name = "one"'), "one key for two sentences"),
    (TEXT.replace('name = "two"', 'name = "game"'), "one key for two sentences"),
    (TEXT.replace('"3" = "low"', '"3" = "done"'), "something wrong called done"),
    (TEXT.replace('do = ["*"]', "do = []"), "do"),
    (TEXT + "odd = 1\n", "odd"),
]


@pytest.mark.parametrize(("text", "why"), BAD)
def test_a_text_that_is_no_lesson_is_told(text: str, why: str) -> None:
    with pytest.raises(BadLesson, match=why):
        read("first", text)


MISFITS = [
    (TEXT.replace('"* 3 9 10 2 9 10"', '"* 3 9"'), 0, "cannot come of"),
    (TEXT.replace('"1 2", "* 4 5"', '"1 7"'), 1, "HUU-3"),
    (TEXT.replace('"1 2", "* 4 5"', '"x"'), 1, "first, one, a"),
    (TEXT.replace('do = ["9", "1?"]', 'do = ["8"]'), 1, "nothing legal fulfils it"),
    (TEXT.replace("moves", "options = { rounds = 99 }\nmoves"), 0, "rounds"),
    (TEXT.replace("moves", 'position = "?"\nmoves'), 0, "first, one"),
    (TEXT.replace('moves = ["* 3 9 10 2 9 10"]', "after = true"), 0, "nothing comes before"),
]


@pytest.mark.parametrize(("text", "chapter", "why"), MISFITS)
def test_a_lesson_that_does_not_fit_the_game_says_where(text: str, chapter: int, why: str) -> None:
    with pytest.raises(BadLesson, match=why):
        opening(GAME, read("first", text), chapter)


def test_the_example_has_a_lesson_with_keys_of_its_own() -> None:
    found = lessons_of(GAME)["first"]
    assert list(keys("huuto", found))[:3] == [
        "huuto-lesson-first",
        "huuto-lesson-first-alone",
        "huuto-lesson-first-alone-equal",
    ]
