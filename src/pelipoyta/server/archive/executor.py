"""Executor of an archive process: folds logs and records, keeps the last ones, and answers jobs from them."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeVar

import msgspec

from pelipoyta.bots.analysis.plan import opened_text
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.archive import documents, pictures, replays
from pelipoyta.server.archive.games.answers import game_answer
from pelipoyta.server.archive.games.jobs import GameJob
from pelipoyta.server.archive.jobs import (
    AnyJob,
    AnyRef,
    ArchiveAnswer,
    ArchiveRequest,
    CourseJob,
    DiceJob,
    FilmJob,
    LogJob,
    LogRef,
    MistakeJob,
    MomentsJob,
    PlayOnJob,
    PositionJob,
    PreviewJob,
    RecordJob,
    ReplayJob,
    SentRef,
    Source,
    StudyJob,
)
from pelipoyta.server.archive.mistakes import mistake_scene
from pelipoyta.server.archive.replays import SeenReplay, seen_replay
from pelipoyta.server.schemas.catalogue.puzzles import PuzzleScene
from pelipoyta.server.services.games.records import read_record, record_of
from pelipoyta.table.access.policy import published
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import read_log
from pelipoyta.table.replay import Replay
from pelipoyta.table.state.table_state import TableState

STATES, REPLAYS = 8, 12  # kept: a few megabytes each
T = TypeVar("T")
_ENCODE = msgspec.json.Encoder().encode


class InputMissing(Exception):
    """The log or record of the job is neither kept nor sent along."""


class JobExecutor:
    """Answers one request at a time; `secret` is the store's, for the proofs of dice."""

    def __init__(self, games: Mapping[str, AnyGame], secret: bytes) -> None:
        self._games = games
        self._secret = secret
        self._states: OrderedDict[LogRef, TableState] = OrderedDict()
        self._replays: OrderedDict[AnyRef, Replay] = OrderedDict()

    def answer(self, request: ArchiveRequest) -> ArchiveAnswer:
        try:
            return ArchiveAnswer(self._made(request.job, request))
        except InputMissing:
            return ArchiveAnswer(lacks=True)
        except TableError as error:
            return ArchiveAnswer(code=error.code, facts=error.facts)

    def _made(self, job: AnyJob, request: ArchiveRequest) -> bytes:
        return game_answer(job, self._games) if isinstance(job, GameJob) else self._made_of_log(job, request)

    def _made_of_log(self, job: LogJob, request: ArchiveRequest) -> bytes:
        match job:
            case RecordJob(of, seen, names):
                return documents.record_text(self._secret, self._state(of, request), seen, names).encode()
            case DiceJob(of, seen):
                return _ENCODE(documents.dice_proof(self._secret, self._state(of, request), seen))
            case CourseJob(of):
                return _ENCODE(documents.course(self._state(of, request)))
            case StudyJob():
                return _ENCODE(self._study_text(job, request))
            case PositionJob(source, number):
                return replays.position_text(self._seen(source, request), number).encode()
            case PreviewJob(source, number):
                return pictures.preview(self._seen(source, request), number)
            case FilmJob(source, number):
                return pictures.animation(self._seen(source, request), number)
            case MistakeJob():
                return _ENCODE(self._mistake(job, request))
            case _:
                return _ENCODE(self._message(job, self._seen(job.source, request)))

    def _message(self, job: ReplayJob | MomentsJob | PlayOnJob, seen: SeenReplay) -> object:
        match job:
            case ReplayJob():
                return replays.replay_info(seen)
            case MomentsJob(_, first, count):
                return replays.moments(seen, first, count)
            case PlayOnJob(_, number):
                return replays.start_position(seen, number)

    def _mistake(self, job: MistakeJob, request: ArchiveRequest) -> PuzzleScene:
        def rate(action: Any) -> float:
            study = self._study_text(StudyJob(job.source.of), request)
            return opened_text(self._games[study.game], study.text).rate(job.weighed.step, action)

        return mistake_scene(self._seen(job.source, request), job, rate)

    def _study_text(self, job: StudyJob, request: ArchiveRequest) -> documents.StudyText:
        of = job.of
        if isinstance(of, LogRef):
            state = self._state(of, request)
            return documents.study_text(state.game, record_of(state))
        replay = self._replay(of, request)
        return documents.study_text(replay.game, replay.record)

    def _seen(self, source: Source, request: ArchiveRequest) -> SeenReplay:
        return seen_replay(self._replay(source.of, request), source)

    def _replay(self, of: AnyRef, request: ArchiveRequest) -> Replay:
        return _kept(self._replays, of, REPLAYS, lambda: self._folded(of, request))

    def _folded(self, of: AnyRef, request: ArchiveRequest) -> Replay:
        if isinstance(of, SentRef):
            if request.text is None:
                raise InputMissing
            return read_record(request.text, self._games)
        state = self._state(of, request)
        times, start = tuple(state.history.times), state.initial_state()
        return Replay(state.game, record_of(state), times, start, covers=published(state).hides)

    def _state(self, of: LogRef, request: ArchiveRequest) -> TableState:
        state = _kept(self._states, of, STATES, lambda: self._folded_log(of, request))
        if state.frozen:  # rules that changed without a new version cannot replay it
            raise TableError("frozen", {"game": state.header.game, "version": state.header.version})
        return state

    def _folded_log(self, of: LogRef, request: ArchiveRequest) -> TableState:
        if not request.header:
            raise InputMissing
        header, lines = read_log(request.header, request.lines[: of.length])
        return TableState.folded(header, self._games.get(header.game), lines)


K = TypeVar("K", bound=Hashable)


def _kept(cache: "OrderedDict[K, T]", key: K, most: int, make: Callable[[], T]) -> T:
    """The value of the key, made if it is not kept; the least recently used is discarded."""
    if key not in cache:
        cache[key] = make()
    cache.move_to_end(key)
    while len(cache) > most:
        cache.popitem(last=False)
    return cache[key]
