"""A lesson in the terminal: the position, the instruction, and the answer to each action."""

from random import SystemRandom
from typing import Any

import msgspec
from rich.console import Console

from pelipoyta.bots.registry import names
from pelipoyta.cli.records.replay import told_apart
from pelipoyta.cli.terminal.ask import Asking, UserLeft, UserResigned, UserRested
from pelipoyta.cli.terminal.look import Reader
from pelipoyta.cli.terminal.looks import look_of
from pelipoyta.cli.terminal.table import TerminalTable
from pelipoyta.cli.terminal.typed import why_not
from pelipoyta.kernel.game import AnyGame, Ask, Seat, told
from pelipoyta.kernel.lesson import (
    Answer,
    Lesson,
    LessonEvent,
    LessonScene,
    chapter_key,
    fulfilling,
    opening,
    sentence_key,
    show,
    title_key,
)
from pelipoyta.locales import Words


class Teacher:
    """Teacher that goes through the chapters of a lesson, and ends with a real game."""

    def __init__(self, console: Console, words: Words, game: AnyGame, lesson: Lesson) -> None:
        self.console, self.words, self.game, self.lesson = console, words, game, lesson
        self.look = look_of(game)

    def teach(self, first: int) -> None:
        """Teach from that chapter on; a user who leaves is told how to come back."""
        self._say(self.words(title_key(self.game.id, self.lesson)), "bold")
        self._say(self.words("cli-lesson-help"), "dim")
        number = first
        try:
            for number in range(first, len(self.lesson.chapter)):
                self._head(number, self.lesson.chapter[number].name)
                self._chapter(number)
            number = len(self.lesson.chapter)
            self._head(number, "game")
            self._game()
        except UserLeft:
            command = f"pelipoyta lessons {self.game.id} {self.lesson.id} --chapter {number + 1}"
            self._say(self.words("cli-lesson-left", command=command))

    def _head(self, number: int, name: str) -> None:
        title = self.words(chapter_key(self.game.id, self.lesson, name))
        self._say(f"\n{number + 1}/{len(self.lesson.chapter) + 1}  {title}", "bold underline")

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, highlight=False, markup=False)

    def _chapter(self, number: int) -> None:
        chapter = self.lesson.chapter[number]
        reader = self._reader(chapter.seat, number)
        deeds: tuple[Any, ...] = ()
        while len(deeds) < len(chapter.step):
            deed = self._deed(reader, number, show(self.game, self.lesson, number, deeds))
            scene = show(self.game, self.lesson, number, (*deeds, deed))
            self._tell(reader, scene.beats)
            self._answer(number, len(deeds), scene)
            deeds = (*deeds, deed) if scene.answer is Answer.DONE else deeds

    def _reader(self, seat: Seat, number: int) -> Reader:
        seats = [each for each in self.game.at_table(show(self.game, self.lesson, number, ()).state) if each >= 0]
        rivals = tuple(self.words("cli-you" if each == seat else "cli-lesson-rival") for each in seats)
        return Reader(self.words, told_apart(rivals), seat)

    def _deed(self, reader: Reader, number: int, scene: LessonScene) -> Any:
        """Action of the learner; a learner who asks for help is shown one."""
        chapter, seat = self.lesson.chapter[number], self.lesson.chapter[number].seat
        step, game, pending = chapter.step[scene.step], self.game, self.game.pending(scene.state)
        legal = game.legal(scene.state, seat)
        self._say(f"\n{self.words(sentence_key(game.id, self.lesson, chapter, step))}{self._rules(step.rules)}", "bold")
        asking = Asking(
            console=self.console,
            game=game,
            look=self.look,
            reader=reader,
            view=game.view(scene.state, seat),
            legal=legal,
            why_not=lambda text: why_not(reader, game, scene.state, seat, text),
            may_undo=False,
        )
        try:
            what = pending.what if isinstance(pending, Ask) else None
            return asking.answer(what)
        except (UserRested, UserResigned):
            return fulfilling(game, scene.state, chapter, step)[0]

    def _rules(self, rules: tuple[str, ...]) -> str:
        return f" [{', '.join(rules)}]" if rules else ""

    def _tell(self, reader: Reader, beats: tuple[LessonEvent, ...]) -> None:
        for beat in beats:
            self.look.notice(reader, self.game.view(beat.state, reader.seat))
            for event in beat.events:
                heard = told(event, reader.seat)
                if heard is not None and (line := self.look.tell(reader, heard).sentence(reader)):
                    self._say(f"  {line}", "dim")

    def _answer(self, number: int, index: int, scene: LessonScene) -> None:
        chapter = self.lesson.chapter[number]
        key = sentence_key(self.game.id, self.lesson, chapter, chapter.step[index], scene.said)
        self._say(self.words(key if scene.said else "lesson-other"), "green" if scene.step > index else "yellow")

    def _game(self) -> None:
        """The real game, against the weakest bot."""
        match, bot = self.lesson.game, names(self.game.id)[-1]
        self._say(self.words(chapter_key(self.game.id, self.lesson, "game-play")))
        other = self.words.first((f"bot-{bot}", bot))
        rivals = tuple(self.words("cli-you") if seat == match.seat else other for seat in range(match.seats))
        options = msgspec.convert(match.options, self.game.options)
        line_up = tuple("" if seat == match.seat else bot for seat in range(match.seats))
        reader = Reader(self.words, told_apart(rivals), match.seat)
        begun = opening(self.game, self.lesson, len(self.lesson.chapter)) if match.goes_on else None
        TerminalTable(
            console=self.console,
            game=self.game,
            look=self.look,
            reader=reader,
            options=options,
            bots=line_up,
            luck=SystemRandom(),
            begun=begun,
        ).play()
