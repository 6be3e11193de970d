"""Lessons: each can be played through in every way that it offers, and says what it says it will.

The law walks every chapter by each action that fulfils each step; what a lesson calls wrong must be legal and get its
sentence, what it calls illegal must be refused by the rule it names, what it dictates must be possible, and its last
chapter's game must end. So a rule that changes under a lesson breaks the law, and the place is told.
"""

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from random import Random
from typing import Any

import msgspec

from pelipoyta.kernel.game import AnyGame, Ask, Over
from pelipoyta.kernel.laws.walk import LawBroken, random_walk
from pelipoyta.kernel.lesson import BadLesson, Chapter, Lesson, Step, fulfilling, lessons_of, opening, show
from pelipoyta.kernel.lesson.run import Answer, matches
from pelipoyta.kernel.play import Chance, Move, take

Deeds = tuple[Any, ...]
SHORT = 1500  # steps of a random game that is far on already; a learner is far quicker
WAYS = 3000  # through a chapter, by the states they lead to: more cannot have been meant


@dataclass
class LessonTally:
    """What was tried."""

    lessons: int = 0
    chapters: int = 0
    steps: int = 0
    deeds: int = 0  # actions that fulfilled a step
    wrong: int = 0  # legal ones that did not, and got a sentence of their own
    refused: int = 0

    def __add__(self, other: "LessonTally") -> "LessonTally":
        return LessonTally(*(one + more for one, more in zip(astuple(self), astuple(other), strict=True)))


def check_lessons(game: AnyGame) -> LessonTally:
    """Hold all lessons of a game to the law."""
    tally = LessonTally()
    try:
        for lesson in lessons_of(game).values():
            check_lesson(game, lesson, tally)
    except BadLesson as error:
        raise LawBroken("lesson", f"{game.id}, {error}") from error
    return tally


def check_lesson(game: AnyGame, lesson: Lesson, tally: LessonTally) -> None:
    tally.lessons += 1
    for number, chapter in enumerate(lesson.chapter):
        tally.chapters += 1
        tally.steps += len(chapter.step)
        _check_chapter(game, lesson, number, tally)
    _check_match(game, lesson)


def _check_chapter(game: AnyGame, lesson: Lesson, number: int, tally: LessonTally) -> None:
    """Every way through it; ways that have led to the same state go on together."""
    chapter, state = lesson.chapter[number], opening(game, lesson, number)
    if chapter.seat not in game.at_table(state):
        raise BadLesson(f"lesson {lesson.id}, {chapter.name}: nobody has seat {chapter.seat}")
    ways: list[Deeds] = [()]
    for step in chapter.step:
        at = LessonPosition(game, lesson, number, step)
        tried = [_try(at, deeds, tally) for deeds in ways]
        _check_named(at, set().union(*(each.met for each in tried)))
        ahead = {key: deeds for each in tried for key, deeds in each.ahead.items()}
        at.hold(len(ahead) <= WAYS, f"{len(ahead)} ways")
        ways = list(ahead.values())


@dataclass(frozen=True)
class LessonPosition:
    """A step of a lesson, where something may be found wrong."""

    game: AnyGame
    lesson: Lesson
    number: int
    step: Step

    @property
    def chapter(self) -> Chapter:
        return self.lesson.chapter[self.number]

    def hold(self, holds: bool, why: str) -> None:
        if not holds:
            raise LawBroken("lesson", f"{self.lesson.id}, {self.chapter.name}, {self.step.name}: {why}")


@dataclass(frozen=True)
class Tried:
    """What was found at a step, come to in one way."""

    met: set[str]  # patterns of `do`, and names of sentences for what is wrong
    ahead: dict[bytes, Deeds]  # where it leads, by the state


def _try(at: LessonPosition, deeds: Deeds, tally: LessonTally) -> Tried:
    """Do everything there that is legal, and the examples of what is not."""
    scene = show(at.game, at.lesson, at.number, deeds)
    legal = _asked(at, scene.state)
    _check_refused(at, scene.state, tally)
    found = Tried(set(), {})
    wanted = fulfilling(at.game, scene.state, at.chapter, at.step)
    at.hold(bool(wanted), f"nothing legal fulfils it: {', '.join(map(at.game.notation.write, legal[:40]))}")
    for action in legal if at.step.wrong else wanted:
        after = show(at.game, at.lesson, at.number, (*deeds, action))
        if after.answer is Answer.DONE:
            found.ahead[msgspec.json.encode(after.state)] = (*deeds, action)
            found.met.update(p for p in at.step.do if matches(at.game.notation.write(action), [p]))
            tally.deeds += 1
        else:
            found.met.add(after.said)
            tally.wrong += bool(after.said)
    return found


def _asked(at: LessonPosition, state: Any) -> Sequence[Any]:
    """What the learner may do; the game must wait for the learner, or let anyone act."""
    pending, legal = at.game.pending(state), at.game.legal(state, at.chapter.seat)
    asked = isinstance(pending, Ask) and (at.chapter.seat in pending.seats or bool(legal))
    at.hold(asked, f"the game waits for {pending}")
    return legal


def _check_named(at: LessonPosition, met: set[str]) -> None:
    """Each way to fulfil the step, and each sentence for something wrong, can come about in some way."""
    for name in (*at.step.do, *at.step.wrong.values()):
        at.hold(name in met, f"nothing legal is «{name}»")


def _check_refused(at: LessonPosition, state: Any, tally: LessonTally) -> None:
    for text, rule in at.step.refused.items():
        try:
            refusal = at.game.why_not(state, at.chapter.seat, at.game.notation.parse(text))
        except ValueError as error:
            raise BadLesson(f"lesson {at.lesson.id}, {at.chapter.name}, {at.step.name}: {error}") from error
        found = refusal.rule if refusal else "nothing"
        at.hold(found == rule, f"«{text}» is refused by {found}, not by {rule}")
        tally.refused += 1


def _check_match(game: AnyGame, lesson: Lesson) -> None:
    """The last chapter's game can be played from where it begins, and ends; one that is far on already, soon."""
    if lesson.game.goes_on:
        return _check_rest(game, lesson)
    if lesson.game.seats not in game.seats:
        raise BadLesson(f"lesson {lesson.id}, game: not for {lesson.game.seats} seats")
    try:
        options = msgspec.convert(lesson.game.options, game.options)
        random_walk(game, options, lesson.game.seats, Random(lesson.id))
    except ValueError as error:
        raise BadLesson(f"lesson {lesson.id}, game: {error}") from error


def _check_rest(game: AnyGame, lesson: Lesson) -> None:
    match, rng = lesson.game, Random(lesson.id)
    state = opening(game, lesson, len(lesson.chapter))
    seats = [seat for seat in game.at_table(state) if seat >= 0]
    if len(seats) != match.seats or match.seat not in seats:
        raise BadLesson(f"lesson {lesson.id}, game: {len(seats)} seats, not {match.seats}, or nobody has {match.seat}")
    for _ in range(SHORT):
        pending = game.pending(state)
        if isinstance(pending, Over):
            break
        state = take(game, state, _at_random(game, state, pending, rng))[0]
    if isinstance(game.pending(opening(game, lesson, len(lesson.chapter))), Over):
        raise BadLesson(f"lesson {lesson.id}, game: it is over before it begins")
    if not isinstance(game.pending(state), Over):
        raise BadLesson(f"lesson {lesson.id}, game: random play has not ended after {SHORT} steps")


def _at_random(game: AnyGame, state: Any, pending: Any, rng: Random) -> Move | Chance:
    if not isinstance(pending, Ask):
        return Chance(pending.sample(rng))
    seat = rng.choice(pending.seats)
    return Move(seat, rng.choice(game.legal(state, seat)))
