"""`lessons` lists, teaches by typed moves, and checks; every word of every lesson is there in three languages."""

from pathlib import Path
from typing import Any

import pytest
from huuto import GAME as HUUTO

from pelipoyta.cli.play.lessons import missing_words
from pelipoyta.games import NAMES, load, load_all
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.lesson import keys, lessons_of, sentence_key
from pelipoyta.kernel.parts import words_of
from pelipoyta.locales import LANGUAGES, Words, add_translations

FOLDER = Path(str(words_of(HUUTO.home))).parent


@pytest.mark.parametrize("name", NAMES)
def test_every_word_is_there_and_none_is_left_over(name: str) -> None:
    game = load(name)
    wanted = {key for lesson in lessons_of(game).values() for key in keys(name, lesson)}
    assert missing_words(game) == []
    for lang in LANGUAGES:
        assert {key for key in Words(lang, name).ids() if key.startswith(f"{name}-lesson-")} == wanted


def test_the_example_has_its_words() -> None:
    add_translations(FOLDER / "words")
    assert missing_words(HUUTO) == []


def test_a_missing_word_is_told(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def keys_and_one(game: str, lesson: Any) -> Any:
        return [*keys(game, lesson), f"{game}-lesson-nobody-wrote"]

    monkeypatch.setattr("pelipoyta.cli.play.lessons.keys", keys_and_one)
    ran = run("lessons", "rolechess", "--check")
    assert (ran.code, "fi/rolechess-lesson-nobody-wrote" in ran.err) == (1, True)


def test_all_are_checked(run: Any) -> None:
    ran = run("lessons", "dnup", "--check")
    assert (ran.code, ran.err) == (0, "")
    assert "lessons 1" in ran.out


def test_a_lesson_that_does_not_hold_is_told(run: Any, tmp_path: Path) -> None:
    for file in FOLDER.rglob("*.*"):
        if "__pycache__" not in file.parts:
            new = tmp_path / "ruuto" / file.relative_to(FOLDER)
            new.parent.mkdir(parents=True, exist_ok=True)
            new.write_text(file.read_text().replace("huuto", "ruuto").replace('do = ["9"]', 'do = ["8"]'))
    ran = run("lessons", tmp_path / "ruuto", "--check")
    assert (ran.code, "alone, lower: nothing legal fulfils it" in ran.err) == (1, True)


def test_they_are_listed(run: Any) -> None:
    ran = run("lessons")
    assert all(f"pelipoyta lessons {name} {lesson}" in ran.out for name, lesson in every_lesson())


def every_lesson() -> list[tuple[str, str]]:
    return [(name, lesson) for name, game in load_all().items() for lesson in lessons_of(game)]


def deeds(game: AnyGame, lesson: str) -> int:
    return sum(len(chapter.step) for chapter in lessons_of(game)[lesson].chapter)


@pytest.mark.parametrize(("number", "name", "lesson"), [(n, *each) for n, each in enumerate(every_lesson())])
def test_every_lesson_is_taught_to_its_end(run: Any, number: int, name: str, lesson: str) -> None:
    """Whoever asks for the rest is shown each deed, and comes to the real game."""
    lang = LANGUAGES[number % len(LANGUAGES)]
    game, words = load(name), Words(lang, name)
    typed = "rest\n" * deeds(game, lesson) + "quit\n"
    ran = run("lessons", name, lesson, "--lang", lang, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    last = words(f"{name}-lesson-{lesson}-game-play")
    assert last.split()[0] in ran.out and words(f"{name}-lesson-{lesson}-game") in ran.out
    assert "{" not in ran.out
    told, found = "".join(ran.out.split()), lessons_of(game)[lesson]
    steps = [words(sentence_key(name, found, chapter, step)) for chapter in found.chapter for step in chapter.step]
    assert [each for each in steps if "".join(each.split()) not in told] == []


def test_what_is_wrong_or_forbidden_is_answered(run: Any) -> None:
    ran = run("lessons", "rolechess", typed="d2-d4\nb1-c3\nd2-d3\nquit\n")
    assert "[RC-4.1]" in ran.out
    assert "That was a Knight leaping" in ran.out
    assert "A Lackey never goes back" in ran.out
    assert "--chapter 2" in ran.out


def test_one_comes_back_to_a_chapter(run: Any) -> None:
    ran = run("lessons", "rolechess", "--chapter", 3, typed="quit\n")
    assert "3/8" in ran.out and "1/8" not in ran.out


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("rolechess", "frist"), "first"),
        (("rolechess", "--chapter", 9), "there are 8"),
        (("nogame",), "nogame"),
    ],
)
def test_bad_input_is_told(run: Any, args: tuple[Any, ...], says: str) -> None:
    ran = run("lessons", *args)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


def test_a_game_without_lessons_says_so(run: Any, arvaus_file: str) -> None:
    ran = run("lessons", arvaus_file)
    assert (ran.code, "no lessons" in ran.err) == (2, True)
