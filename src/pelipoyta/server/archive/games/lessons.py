"""Scenes of lessons, and the real game at a lesson's end."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.lesson import Answer, BadLesson, Chapter, Lesson, fulfilling, lessons_of, opening, show
from pelipoyta.kernel.lesson import LessonScene as Scene
from pelipoyta.kernel.lesson.run import LessonEvent as Happened
from pelipoyta.server.live.actions import read_action
from pelipoyta.server.live.updates import EncodedViews, update_message
from pelipoyta.server.schemas.catalogue.lessons import LessonScene
from pelipoyta.server.schemas.play.decklists import BrokenRule
from pelipoyta.server.schemas.websocket.live import Update
from pelipoyta.table.errors import TableError
from pelipoyta.table.model import Placed
from pelipoyta.table.spec import TableSpec
from pelipoyta.table.state.views import snapshot_of


def scene_after(game: AnyGame, name: str, number: int, deeds: Sequence[bytes], why: bool) -> LessonScene:
    """The scene of a chapter, counted from 0, after these actions. Raises TableError."""
    taught = lesson_of(game, name)
    if not 0 <= number < len(taught.chapter):
        raise TableError("no_such_lesson")
    return _scene(game, taught, number, [read_action(game, Raw(deed)) for deed in deeds], why)


def last_game(game: AnyGame, name: str, bot: str, player: str) -> TableSpec:
    """The real game at a lesson's end. Raises TableError."""
    try:
        return _last_game(game, lesson_of(game, name), bot, player)
    except BadLesson as error:
        raise TableError("lesson_changed") from error


def lesson_of(game: AnyGame, name: str) -> Lesson:
    """The lesson of that name. Raises TableError."""
    found = lessons_of(game).get(name)
    if found is None:
        raise TableError("no_such_lesson")
    return found


def _last_game(game: AnyGame, lesson: Lesson, bot: str, name: str) -> TableSpec:
    """The game against the weakest bot, from its start or from the lesson's last position (TABLE-13)."""
    match = lesson.game
    places = tuple("me" if seat == match.seat else f"bot:{bot}" for seat in range(match.seats))
    if match.goes_on:
        state = opening(game, lesson, len(lesson.chapter))
        return TableSpec(
            game=game.id,
            seats=match.seats,
            options={},
            places=places,
            name=name,
            placed=Placed(Raw(msgspec.json.encode(state)), "set"),
        )
    private = {each.option for each in game.hooks.private}
    brought = {option: texts for option, texts in match.options.items() if option in private}
    options = {option: value for option, value in match.options.items() if option not in private}
    decks = tuple({key: texts[seat % len(texts)] for key, texts in brought.items()} for seat in range(match.seats))
    return TableSpec(game=game.id, seats=match.seats, options=options, places=places, name=name, private_options=decks)


def _scene(game: AnyGame, lesson: Lesson, number: int, actions: list[Any], why: bool) -> LessonScene:
    try:
        scene = show(game, lesson, number, actions)
        if why and scene.answer is not Answer.REFUSED:
            scene = show(game, lesson, number, actions[:-1])
    except BadLesson as error:
        raise TableError("lesson_changed") from error
    return _scene_message(game, lesson.chapter[number], scene)


def _scene_message(game: AnyGame, chapter: Chapter, scene: Scene) -> LessonScene:
    refusal = scene.refusal
    wanted = fulfilling(game, scene.state, chapter, chapter.step[scene.step]) if scene.step < len(chapter.step) else []
    return LessonScene(
        seat=chapter.seat,
        seats=sum(seat >= 0 for seat in game.at_table(scene.state)),
        step=scene.step,
        answer=scene.answer.value,
        said=scene.said,
        refusal=BrokenRule(refusal.rule, refusal.reason, refusal.facts) if refusal else None,
        wanted=wanted[0] if wanted else None,
        updates=tuple(_update(game, chapter, happened) for happened in scene.beats) or (_fresh(game, chapter, scene),),
    )


def _fresh(game: AnyGame, chapter: Chapter, scene: Scene) -> Update:
    return _update(game, chapter, Happened((), scene.state))


def _update(game: AnyGame, chapter: Chapter, happened: Happened) -> Update:
    """The update that a table would send to the learner's seat."""
    snapshot = snapshot_of(game, happened.state, happened.events, game.pending(happened.state))
    return update_message(snapshot, chapter.seat, 0, EncodedViews(), fresh=not happened.events)
