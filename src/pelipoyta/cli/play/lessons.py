"""`pelipoyta lessons`: list them, teach one in the terminal, or check all against the lesson law."""

import sys

from rich.console import Console

from pelipoyta.cli.arguments import find_game
from pelipoyta.cli.sentences import LANGUAGES, Trouble, guess, vocabulary
from pelipoyta.cli.terminal.lesson import Teacher
from pelipoyta.games import NAMES
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.laws import LawBroken
from pelipoyta.kernel.laws.texts.lesson import LessonTally, check_lessons
from pelipoyta.kernel.lesson import BadLesson, Lesson, keys, lessons_of, rules_of, title_key
from pelipoyta.locales import Words, dashed


def lessons(lang: str, name: str | None, lesson: str | None, *, chapter: int, check: bool) -> None:
    """Check, teach or list lessons."""
    games = [find_game(each) for each in ([name] if name else NAMES)]
    if check:
        _check(lang, games)
    elif name is None:
        for game in games:
            _list(lang, game)
    else:
        _teach(lang, games[0], lesson, chapter)


def _lessons(game: AnyGame) -> dict[str, Lesson]:
    try:
        return lessons_of(game)
    except BadLesson as error:
        raise Trouble("cli-lessons-broken", 1, detail=str(error)) from None


def _list(lang: str, game: AnyGame) -> None:
    words = vocabulary(lang, game.id)
    for lesson in _lessons(game).values():
        title = words(title_key(game.id, lesson))
        command = f"pelipoyta lessons {game.id} {lesson.id}"
        print(words("cli-lessons-line", game=words(f"{game.id}-name"), title=title, minutes=lesson.minutes))
        print(f"  {command}")


def _teach(lang: str, game: AnyGame, id: str | None, chapter: int) -> None:
    found = _lessons(game)
    if not found:
        raise Trouble("cli-lessons-none", game=game.id)
    lesson = found.get(id or next(iter(found)))
    if lesson is None:
        raise Trouble("cli-no-such-lesson", game=game.id, name=id, near=guess(str(id), found), known=", ".join(found))
    if not 1 <= chapter <= len(lesson.chapter) + 1:
        raise Trouble("cli-no-such-chapter", chapter=chapter, chapters=len(lesson.chapter) + 1)
    Teacher(Console(), vocabulary(lang, game.id, "table", "common"), game, lesson).teach(chapter - 1)


def _check(lang: str, games: list[AnyGame]) -> None:
    total = LessonTally()
    for game in games:
        try:
            total += check_lessons(game)
        except LawBroken as broken:
            print(broken, file=sys.stderr)
            raise Trouble("cli-lessons-broken", 1, detail=str(broken)) from None
        if missing := missing_words(game):
            raise Trouble("cli-lessons-wordless", 1, keys=", ".join(missing))
    facts = {"chapters": total.chapters, "deeds": total.deeds, "wrong": total.wrong, "refused": total.refused}
    print(vocabulary(lang)("cli-lessons-hold", lessons=total.lessons, **facts))


def missing_words(game: AnyGame) -> list[str]:
    """Message keys that some language lacks: a lesson's own, and those of the rules it names."""
    wanted = [key for lesson in lessons_of(game).values() for key in (*keys(game.id, lesson), *_rule_keys(lesson))]
    languages = [Words(lang, game.id) for lang in LANGUAGES] if wanted else []
    return [f"{words.lang}/{key}" for words in languages for key in wanted if not words.has(key)]


def _rule_keys(lesson: Lesson) -> list[str]:
    return [f"rule-{dashed(rule)}" for rule in sorted(rules_of(lesson))]
