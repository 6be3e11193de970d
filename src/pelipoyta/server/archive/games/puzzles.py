"""Scenes of puzzles: the position as its solver sees it, and the verdict on an answer by the stored proof."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Raw, Struct
from msgspec.structs import replace

from pelipoyta.bots.analysis.moves import cells_of
from pelipoyta.kernel.game import AnyGame
from pelipoyta.puzzles.files import shipped, state_of, themes_of
from pelipoyta.puzzles.model import Puzzle
from pelipoyta.puzzles.refute import refutation
from pelipoyta.puzzles.theme import Theme
from pelipoyta.server.archive.games.jobs import PuzzleJob
from pelipoyta.server.live.actions import read_action
from pelipoyta.server.live.updates import EncodedViews, update_message
from pelipoyta.server.schemas.catalogue.puzzles import PuzzleScene, PuzzleValue
from pelipoyta.server.schemas.play.decklists import BrokenRule
from pelipoyta.server.schemas.websocket.live import Update
from pelipoyta.table.errors import TableError
from pelipoyta.table.state.views import snapshot_of

TOLD = 4  # values that are told beside the answer's


class PosedPuzzle(Struct, frozen=True):
    """A puzzle that is being solved, with its theme and its position."""

    game: AnyGame
    puzzle: Puzzle
    theme: Theme
    state: Any

    def update(self, state: Any, events: Iterable[Any] = ()) -> Update:
        """The update that a table would send to the solver's seat."""
        told = tuple(events)
        snapshot = snapshot_of(self.game, state, told, self.game.pending(state))
        return update_message(snapshot, self.puzzle.seat, 0, EncodedViews(), fresh=not told)

    def value(self, text: str, value: float) -> PuzzleValue:
        return PuzzleValue(text, value, cells_of(self.game.notation.parse(text)))

    def values(self) -> tuple[PuzzleValue, ...]:
        """The best answers and the next ones."""
        ordered = sorted(self.puzzle.answers.items(), key=lambda each: -each[1])
        return tuple(self.value(text, value) for text, value in ordered[:TOLD])

    def scene(self, answer: Literal["asked", "done", "other", "open", "refused"]) -> PuzzleScene:
        """The position, before anything is told of its answers."""
        return PuzzleScene(
            seat=self.puzzle.seat,
            seats=self.puzzle.seats,
            answer=answer,
            refusal=None,
            wanted=None,
            theme=self.theme.name,
            rule=self.theme.rule,
            sure=self.theme.margin == 1.0,
            given=None,
            best=None,
            values=(),
            refutation=(),
            updates=(self.update(self.state),),
        )


def puzzle_scene(game: AnyGame, job: PuzzleJob) -> PuzzleScene:
    """The scene of a puzzle after an answer, or before any. Raises TableError."""
    asked = _asked(game, job.puzzle)
    if job.give_up:
        wanted = game.notation.parse(asked.puzzle.best[0])
        return replace(asked.scene("asked"), wanted=wanted, values=asked.values(), best=asked.puzzle.value)
    if not job.deed:
        return asked.scene("asked")
    action = read_action(game, Raw(job.deed))
    refusal = game.why_not(asked.state, asked.puzzle.seat, action)
    if refusal:
        return replace(asked.scene("refused"), refusal=BrokenRule(refusal.rule, refusal.reason, refusal.facts))
    return asked.scene("asked") if job.why else _judged(asked, action, job)


def _asked(game: AnyGame, name: str) -> PosedPuzzle:
    puzzle = shipped(game.id).get(name)
    theme = themes_of(game.id).get(puzzle.theme) if puzzle else None
    if puzzle is None or theme is None or not game.reads(puzzle.version):
        raise TableError("no_such_puzzle")
    return PosedPuzzle(game, puzzle, theme, state_of(game, puzzle))


def _judged(asked: PosedPuzzle, action: Any, job: PuzzleJob) -> PuzzleScene:
    puzzle, game = asked.puzzle, asked.game
    text = game.notation.write(action)
    if text in puzzle.open:
        return asked.scene("open")
    given = asked.value(text, puzzle.answers.get(text, 0.0))
    if text not in puzzle.best:
        scene = replace(asked.scene("other"), given=given, best=puzzle.value)
        return replace(scene, refutation=_refutation(asked, action)) if job.refute else scene
    after, events = game.apply(asked.state, puzzle.seat, action)
    return replace(
        asked.scene("done"),
        given=given,
        best=puzzle.value,
        values=asked.values(),
        updates=(asked.update(after, events),),
    )


def _refutation(asked: PosedPuzzle, action: Any) -> tuple[Update, ...]:
    frames = refutation(asked.game, asked.theme, asked.state, asked.puzzle.seat, action)
    return tuple(asked.update(frame.state, frame.events) for frame in frames)
