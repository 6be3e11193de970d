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
from pelipoyta.kernel.lesson import BadLesson, Chapter, Lesson, LessonStep, fulfilling, lessons_of, opening, show
from pelipoyta.kernel.lesson.run import Answer, matches
from pelipoyta.kernel.play import Chance, Move, take

Deeds = tuple[Any, ...]
SHORT = 1500  # steps of a random game that begins near its end; a learner needs far fewer
WAYS = 3000  # ways through a chapter, counted by the states they lead to: more is a mistake


@dataclass
class LessonTally:
    """Counts of what was checked."""

    lessons: int = 0
    chapters: int = 0
    steps: int = 0
    deeds: int = 0  # actions that fulfilled a step
    wrong: int = 0  # legal actions that did not, and got their own sentence
    refused: int = 0

    def __add__(self, other: "LessonTally") -> "LessonTally":
        return LessonTally(*(one + more for one, more in zip(astuple(self), astuple(other), strict=True)))


def check_lessons(game: AnyGame) -> LessonTally:
    """Check all lessons of a game."""
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
    """Walk a chapter in every way; ways that lead to the same state are joined."""
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
    """Step of a lesson, where a fault may be found."""

    game: AnyGame
    lesson: Lesson
    number: int
    step: LessonStep

    @property
    def chapter(self) -> Chapter:
        return self.lesson.chapter[self.number]

    def hold(self, holds: bool, why: str) -> None:
        if not holds:
            raise LawBroken("lesson", f"{self.lesson.id}, {self.chapter.name}, {self.step.name}: {why}")


@dataclass(frozen=True)
class StepFindings:
    """Findings at a step that was reached in one way."""

    met: set[str]  # patterns of `do`, and names of sentences for wrong actions
    ahead: dict[bytes, Deeds]  # states that it leads to


def _try(at: LessonPosition, deeds: Deeds, tally: LessonTally) -> StepFindings:
    """Try every legal action there, and the examples of illegal ones."""
    scene = show(at.game, at.lesson, at.number, deeds)
    legal = _asked(at, scene.state)
    _check_refused(at, scene.state, tally)
    found = StepFindings(set(), {})
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
    """Legal actions of the learner; the game must wait for the learner, or let any seat act."""
    pending, legal = at.game.pending(state), at.game.legal(state, at.chapter.seat)
    asked = isinstance(pending, Ask) and (at.chapter.seat in pending.seats or bool(legal))
    at.hold(asked, f"the game waits for {pending}")
    return legal


def _check_named(at: LessonPosition, met: set[str]) -> None:
    """Check that each way to fulfil the step, and each sentence for a wrong action, is reachable."""
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
    """Check that the last chapter's game can be played to its end; one that begins late must end soon."""
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
