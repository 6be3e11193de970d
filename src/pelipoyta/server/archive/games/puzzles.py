"""Scenes of puzzles: the position as its solver sees it, and the verdict on an answer by the stored proof."""

from dataclasses import dataclass
from typing import Any

from msgspec import Raw

from pelipoyta.kernel.game import AnyGame
from pelipoyta.puzzles.files import shipped, state_of, themes_of
from pelipoyta.puzzles.model import Puzzle
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


@dataclass(frozen=True, kw_only=True)
class PosedPuzzle:
    """A puzzle in its position, and the request about it."""

    game: AnyGame
    puzzle: Puzzle
    theme: Theme
    state: Any
    job: PuzzleJob

    def scene(
        self, *, refusal: BrokenRule | None = None, given: PuzzleValue | None = None, happened: Update | None = None
    ) -> PuzzleScene:
        puzzle, theme = self.puzzle, self.theme
        is_told = self.job.give_up or happened is not None
        return PuzzleScene(
            seat=puzzle.seat,
            seats=puzzle.seats,
            answer="refused" if refusal else "done" if happened else "other" if given else "asked",
            refusal=refusal,
            wanted=self.game.notation.parse(puzzle.best[0]) if self.job.give_up else None,
            theme=theme.name,
            rule=theme.rule,
            sure=theme.margin == 1.0,
            given=given,
            values=_values(puzzle) if is_told else (),
            updates=(happened or self.update(self.state, []),),
        )

    def update(self, state: Any, events: list[Any]) -> Update:
        """The update that a table would send to the solver's seat."""
        snapshot = snapshot_of(self.game, state, tuple(events), self.game.pending(state))
        return update_message(snapshot, self.puzzle.seat, 0, EncodedViews(), fresh=not events)


def puzzle_scene(game: AnyGame, job: PuzzleJob) -> PuzzleScene:
    """The scene of a puzzle after an answer, or before any. Raises TableError."""
    puzzle = shipped(game.id).get(job.puzzle)
    theme = themes_of(game.id).get(puzzle.theme) if puzzle else None
    if puzzle is None or theme is None or not game.reads(puzzle.version):
        raise TableError("no_such_puzzle")
    posed = PosedPuzzle(game=game, puzzle=puzzle, theme=theme, state=state_of(game, puzzle), job=job)
    action = read_action(game, Raw(job.deed)) if job.deed else None
    if action is None:
        return posed.scene()
    refusal = game.why_not(posed.state, puzzle.seat, action)
    if refusal:
        return posed.scene(refusal=BrokenRule(refusal.rule, refusal.reason, refusal.facts))
    return _judged(posed, action)


def _judged(posed: PosedPuzzle, action: Any) -> PuzzleScene:
    game, puzzle = posed.game, posed.puzzle
    text = game.notation.write(action)
    given = PuzzleValue(text, puzzle.answers.get(text, 0.0))
    if posed.job.why:
        return posed.scene()
    if text not in puzzle.best:
        return posed.scene(given=given)
    after, events = game.apply(posed.state, puzzle.seat, action)
    return posed.scene(given=given, happened=posed.update(after, events))


def _values(puzzle: Puzzle) -> tuple[PuzzleValue, ...]:
    ordered = sorted(puzzle.answers.items(), key=lambda each: -each[1])
    return tuple(PuzzleValue(text, value) for text, value in ordered[:TOLD])
