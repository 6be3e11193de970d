"""The lesson law: every lesson of the house holds, and a rule that changes under one breaks it, with the place told."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from huuto import GAME as HUUTO

from pelipoyta.games import load_all
from pelipoyta.games.rolechess import GAME as ROLECHESS
from pelipoyta.games.sequence import GAME as SEQUENCE
from pelipoyta.kernel import Refusal
from pelipoyta.kernel.game import AnyGame, altered
from pelipoyta.kernel.laws import LawBroken
from pelipoyta.kernel.laws.texts.lesson import LessonTally, check_lesson, check_lessons
from pelipoyta.kernel.laws.walk import random_walk
from pelipoyta.kernel.lesson import BadLesson, lessons_of
from pelipoyta.kernel.lesson.find import read

GAMES = {**load_all(), "huuto": HUUTO}


@pytest.mark.parametrize("name", GAMES)
def test_every_lesson_holds(name: str) -> None:
    tally = check_lessons(GAMES[name])
    assert tally.lessons == len(lessons_of(GAMES[name])) > 0
    assert min(tally.deeds, tally.wrong, tally.refused) > 0


def test_each_game_teaches_what_a_first_game_needs() -> None:
    for name, game in load_all().items():
        for lesson in lessons_of(game).values():
            assert 6 <= len(lesson.chapter) + 1 <= 12, name
            assert 5 <= lesson.minutes <= 10, name


def breaks(game: AnyGame, says: str) -> None:
    with pytest.raises(LawBroken, match=says) as caught:
        check_lessons(game)
    assert caught.value.law == "lesson"


def test_a_stronger_piece_is_noticed() -> None:
    """RC-6.1.2: where nothing falls any more, nobody is asked whether to take the circle."""

    def settle(state: Any, outcome: Any) -> Any:
        return ROLECHESS.settle(state, tuple(1 for _ in outcome))

    breaks(altered(ROLECHESS, settle=settle), "first, strike, circle: the game waits for")


def test_a_move_that_is_no_longer_legal_is_noticed() -> None:
    def legal(state: Any, seat: int) -> Any:
        return [action for action in ROLECHESS.legal(state, seat) if "x" not in ROLECHESS.notation.write(action)]

    breaks(altered(ROLECHESS, legal=legal), "first, strike, attack: nothing legal fulfils it")


def test_a_refusal_by_another_rule_is_noticed() -> None:
    def why_not(state: Any, seat: int, action: Any) -> Refusal | None:
        found = SEQUENCE.why_not(state, seat, action)
        return replace_rule(found) if found else None

    def replace_rule(refusal: Refusal) -> Refusal:
        return Refusal("SEQ-2.1", refusal.reason, refusal.facts)

    breaks(altered(SEQUENCE, why_not=why_not), "first, place, card: «7H c4» is refused by SEQ-2.1, not by SEQ-3.1")


def test_a_move_that_became_legal_is_noticed() -> None:
    def why_not(state: Any, seat: int, action: Any) -> Refusal | None:
        return None

    breaks(altered(ROLECHESS, why_not=why_not), "«d2-d4» is refused by nothing, not by RC-4.1")


def test_a_dictated_step_that_cannot_be_is_noticed() -> None:
    def why_not(state: Any, seat: int, action: Any) -> Refusal | None:
        return Refusal("RC-3.1", "tired") if seat == 1 else ROLECHESS.why_not(state, seat, action)

    breaks(altered(ROLECHESS, why_not=why_not), "first, walk, lackey: «1 d6-d5»: RC-3.1")


def test_a_position_that_cannot_be_read_is_noticed() -> None:
    def read_nothing(text: str) -> Any:
        raise ValueError("no such board")

    notation = replace(ROLECHESS.notation, read=read_nothing)
    breaks(altered(ROLECHESS, notation=notation), "first, walk: no such board")


TEXT = """
minutes = 1
[[chapter]]
name = "one"
moves = ["* 3 9 10 2 9 10"]
[[chapter.step]]
name = "a"
do = ["9", "10"]
wrong = { "3" = "low" }
refused = { "7" = "HUU-3" }
"""
PLANTED = [
    ('do = ["9", "10"]', 'do = ["9", "8"]', "one, a: nothing legal is «8»"),
    ('do = ["9", "10"]', 'do = ["8"]', "one, a: nothing legal fulfils it: 3, 9, 10"),
    ('"3" = "low"', '"4" = "low"', "one, a: nothing legal is «low»"),
    ('"3" = "low"', '"9" = "low"', "one, a: nothing legal is «low»"),
    ('"7" = "HUU-3"', '"7" = "HUU-4"', "refused by HUU-3, not by HUU-4"),
    ('"7" = "HUU-3"', '"9" = "HUU-3"', "refused by nothing"),
    ('"7" = "HUU-3"', '"x" = "HUU-3"', "the number of a card"),
    ('moves = ["* 3 9 10 2 9 10"]', "moves = []", "the game waits for Draw"),
    ('name = "one"', 'name = "one"\nseat = 5', "nobody has seat 5"),
    ("minutes = 1", "minutes = 1\n[game]\nseats = 9", "game: .*9 seats"),
    ("minutes = 1", "minutes = 1\n[game]\noptions = { rounds = 0 }", "game: .*rounds"),
    ("minutes = 1", "minutes = 1\n[game]\nposition = 'nothing'", "first, game: "),
    ("minutes = 1", "minutes = 1\n[game]\nmoves = ['0 9']", "first, game: «0 9»"),
    ("minutes = 1", "minutes = 1\n[game]\nafter = true\nseat = 5", "nobody has 5"),
    ("minutes = 1", "minutes = 1\n[game]\nafter = true\nseats = 3", "2 seats, not 3"),
]


def test_a_last_game_that_does_not_end_soon_or_has_ended_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = read("first", TEXT.replace("minutes = 1", "minutes = 1\n[game]\nafter = true"))
    check_lesson(HUUTO, lesson, LessonTally())
    monkeypatch.setattr("pelipoyta.kernel.laws.texts.lesson.SHORT", 1)
    with pytest.raises(BadLesson, match="not ended after 1 steps"):
        check_lesson(HUUTO, lesson, LessonTally())
    end = HUUTO.notation.draw(random_walk(HUUTO, HUUTO.options(), 2, Random(1)).states[-1])
    over = read("first", TEXT.replace("minutes = 1", f"minutes = 1\n[game]\nposition = '''{end}'''"))
    with pytest.raises(BadLesson, match="over before it begins"):
        check_lesson(HUUTO, over, LessonTally())


def test_a_small_lesson_holds() -> None:
    tally = LessonTally()
    check_lesson(HUUTO, read("first", TEXT), tally)
    assert (tally.steps, tally.deeds, tally.wrong, tally.refused) == (1, 2, 1, 1)


@pytest.mark.parametrize(("found", "planted", "says"), PLANTED)
def test_a_planted_fault_is_found(found: str, planted: str, says: str) -> None:
    with pytest.raises((LawBroken, BadLesson), match=says):
        check_lesson(HUUTO, read("first", TEXT.replace(found, planted)), LessonTally())


def test_a_game_that_does_not_end_is_noticed() -> None:
    endless = altered(HUUTO, apply=lambda state, seat, action: (state, []))
    with pytest.raises(LawBroken, match="has not ended"):
        check_lesson(endless, read("first", TEXT), LessonTally())


def test_a_chapter_with_too_many_ways_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelipoyta.kernel.laws.texts.lesson.WAYS", 0)
    breaks(HUUTO, "1 ways")
