"""Play a guide's example through the game's own functions: its position, the legal actions and what follows."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.kernel.game import AnyGame, Refusal
from pelipoyta.kernel.guide.model import BadGuide, Example
from pelipoyta.kernel.lesson import BadLesson, LessonEvent, lessons_of
from pelipoyta.kernel.lesson import opening as chapter_opening
from pelipoyta.kernel.lesson.run import matches, taken


class RefusedExample(Struct, frozen=True):
    """An action that is refused, as the game writes it, and the reason."""

    text: str
    refusal: Refusal


class PlayedExample(Struct, frozen=True):
    """An example as the rules play it."""

    state: Any
    may: tuple[Any, ...]  # actions that the drawing marks
    refused: tuple[RefusedExample, ...]
    beats: tuple[LessonEvent, ...]  # events that follow


def played(game: AnyGame, example: Example) -> PlayedExample:
    """Play an example. Raises BadGuide where it does not fit the rules."""
    state = _opening(game, example)
    refused = tuple(_refused(game, state, example, text) for text in example.refused)
    return PlayedExample(state, _choices(game, state, example), refused, _beats(game, state, example.then, example))


def _opening(game: AnyGame, example: Example) -> Any:
    try:
        if example.lesson:
            return _chapter(game, example.lesson)
        if example.position:
            return game.notation.read(example.position)
        state = game.start(msgspec.convert(example.options, game.options), example.seats)
    except ValueError as error:
        raise BadGuide(f"{example.name}: {error}") from error
    beats = _beats(game, state, example.moves, example)
    return beats[-1].state if beats else state


def _chapter(game: AnyGame, place: str) -> Any:
    id, _, name = place.partition("/")
    lesson = lessons_of(game).get(id)
    number = next((n for n, chapter in enumerate(lesson.chapter) if chapter.name == name), None) if lesson else None
    if lesson is None or number is None:
        raise BadGuide(f"no lesson has the chapter {place}")
    return chapter_opening(game, lesson, number)


def _choices(game: AnyGame, state: Any, example: Example) -> tuple[Any, ...]:
    if example.seat is None or not example.may:
        return ()
    legal = {game.notation.write(action): action for action in game.legal(state, example.seat)}
    for pattern in example.may:
        if not any(matches(text, [pattern]) for text in legal):
            raise BadGuide(f"{example.name}: nothing legal is «{pattern}»")
    return tuple(action for text, action in legal.items() if matches(text, example.may))


def _refused(game: AnyGame, state: Any, example: Example, text: str) -> RefusedExample:
    """Check that the action is refused by the rule the example names."""
    try:
        action = game.notation.parse(text)
    except ValueError as error:
        raise BadGuide(f"{example.name}: {error}") from error
    refusal = game.why_not(state, example.seat or 0, action)
    if refusal is None or refusal.rule != example.refused[text]:
        found = refusal.rule if refusal else "nothing"
        raise BadGuide(f"{example.name}: «{text}» is refused by {found}, not by {example.refused[text]}")
    return RefusedExample(text, refusal)


def _beats(game: AnyGame, state: Any, lines: Sequence[str], example: Example) -> tuple[LessonEvent, ...]:
    try:
        return taken(game, state, lines, example.name)
    except BadLesson as error:
        raise BadGuide(str(error)) from error
