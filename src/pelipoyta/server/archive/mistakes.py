"""Mistakes of a finished game as puzzles: the position as the player saw it, and the verdict by the analysis."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Raw
from msgspec.structs import replace

from pelipoyta.bots.analysis.model import Weighed
from pelipoyta.bots.analysis.moves import MARKS, cells_of
from pelipoyta.server.archive.jobs import MistakeJob
from pelipoyta.server.archive.replays import SeenReplay, check_number
from pelipoyta.server.live.actions import read_action
from pelipoyta.server.live.updates import EncodedViews, update_message
from pelipoyta.server.schemas.catalogue.puzzles import PuzzleScene, PuzzleValue
from pelipoyta.server.schemas.play.decklists import BrokenRule
from pelipoyta.table.state.views import Snapshot, snapshot_of

NEAR = MARKS[-1][0]  # an answer that loses less than an inaccuracy does is right
Rate = Callable[[Any], float]  # value of an action that the analysis did not tell of


def mistake_scene(seen: SeenReplay, job: MistakeJob, rate: Rate) -> PuzzleScene:
    """The scene before a weighed choice, after an answer or before any. Raises TableError."""
    check_number(job.number, len(seen.replay.passages))
    moment, game, weighed = seen.replay.snapshot(job.number), seen.replay.game, job.weighed
    scene = _scene(moment, weighed, len(seen.seats))
    best = weighed.better[0]
    if job.give_up:
        return replace(scene, wanted=game.notation.parse(best.action), best=best.value, values=_values(weighed))
    if not job.deed:
        return scene
    action = read_action(game, Raw(job.deed))
    if refusal := game.why_not(moment.state, weighed.seat, action):
        told = BrokenRule(refusal.rule, refusal.reason, refusal.facts)
        return replace(scene, answer="refused", refusal=told)
    return scene if job.why else _judged(scene, moment, weighed, action, rate)


def _judged(scene: PuzzleScene, moment: Snapshot, weighed: Weighed, action: Any, rate: Rate) -> PuzzleScene:
    text = moment.game.notation.write(action)
    known = {option.action: option.value for option in (weighed.played, *weighed.better)}
    value = known[text] if text in known else rate(action)
    given, best = PuzzleValue(text, value, cells_of(action)), weighed.better[0].value
    if text == weighed.played.action or best - value >= NEAR:
        return replace(scene, answer="other", given=given, best=best)
    after, events = moment.game.apply(moment.state, weighed.seat, action)
    shown = snapshot_of(moment.game, after, tuple(events), moment.game.pending(after))
    update = update_message(shown, weighed.seat, 0, EncodedViews(), fresh=False)
    return replace(scene, answer="done", given=given, best=best, values=_values(weighed), updates=(update,))


def _values(weighed: Weighed) -> tuple[PuzzleValue, ...]:
    return tuple(PuzzleValue(option.action, option.value, option.cells) for option in weighed.better)


def _scene(moment: Snapshot, weighed: Weighed, seats: int) -> PuzzleScene:
    state: Any = moment.state
    before = snapshot_of(moment.game, state, (), moment.game.pending(state))
    answer: Literal["asked"] = "asked"
    return PuzzleScene(
        seat=weighed.seat,
        seats=seats,
        answer=answer,
        refusal=None,
        wanted=None,
        theme=weighed.mark,
        rule="",
        sure=False,
        given=None,
        best=None,
        values=(),
        refutation=(),
        updates=(update_message(before, weighed.seat, 0, EncodedViews(), fresh=True),),
    )
