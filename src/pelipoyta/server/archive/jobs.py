"""Jobs of an archive process, and its answers: what travels to it and back, as MessagePack.

A job names a log or a sent record; the process keeps the last ones folded, and asks for those that it lacks.
"""

from msgspec import Struct

from pelipoyta.bots.analysis.model import Weighed
from pelipoyta.server.archive.games.jobs import GameJob
from pelipoyta.server.schemas.play.tables import SeatInfo
from pelipoyta.table.access.policy import Access
from pelipoyta.table.field_types import Facts
from pelipoyta.table.model import Viewer
from pelipoyta.table.replay import Eyes

IDLE = "--idle"  # first argument of an archive process that uses idle processor time alone


class LogRef(Struct, frozen=True, tag=True):
    """The first `length` lines of a table's log."""

    table: str
    length: int


class SentRef(Struct, frozen=True, tag=True):
    """A record that a client sent, by the digest of its text."""

    name: str


AnyRef = LogRef | SentRef


class TableSource(Struct, frozen=True, tag=True, kw_only=True):
    """The game of a table as its policy lets the caller see it."""

    of: LogRef
    seats: tuple[SeatInfo, ...]
    mine: Viewer
    may: tuple[Eyes, ...]
    eyes: Eyes


class RecordSource(Struct, frozen=True, tag=True):
    """A sent record through the eyes of a viewer: a seat's number, "-" or "all"; empty: all."""

    of: SentRef
    eyes: str = ""


Source = TableSource | RecordSource


class RecordJob(Struct, frozen=True, tag=True):
    """The record of a table's game as text."""

    of: LogRef
    seen: Access
    names: tuple[str, ...] = ()  # of the players, as they are shown now


class DiceJob(Struct, frozen=True, tag=True):
    """The proof of a game's dice, as JSON."""

    of: LogRef
    seen: Access


class CourseJob(Struct, frozen=True, tag=True):
    """Times, choices and dice statistics of a finished game, as JSON (`Course`)."""

    of: LogRef


class StudyJob(Struct, frozen=True, tag=True):
    """The text of a finished game by which it is analysed, as JSON (`StudyText`)."""

    of: AnyRef


class ReplayJob(Struct, frozen=True, tag=True):
    """A replay without its positions, as JSON (`ReplayInfo`)."""

    source: Source


class MomentsJob(Struct, frozen=True, tag=True):
    """Positions of a replay, as JSON (`list[ReplayMoment]`)."""

    source: Source
    first: int
    count: int


class PositionJob(Struct, frozen=True, tag=True):
    """A position of a replay in the game's notation."""

    source: Source
    number: int


class PlayOnJob(Struct, frozen=True, tag=True):
    """A position of a replay for a new table, as JSON (`StartPosition`)."""

    source: Source
    number: int


class PreviewJob(Struct, frozen=True, tag=True):
    """The picture of a link to a table, as PNG; -1: the last position."""

    source: TableSource
    number: int


class FilmJob(Struct, frozen=True, tag=True):
    """The moments before a position as an animated SVG, gzipped."""

    source: Source
    number: int


class MistakeJob(Struct, frozen=True, tag=True):
    """The position before a weighed choice, and the verdict on an answer, as JSON (`PuzzleScene`)."""

    source: Source
    number: int
    weighed: Weighed
    deed: bytes = b""  # an action, as JSON; empty: none yet
    why: bool = False
    give_up: bool = False


LogJob = (
    RecordJob
    | DiceJob
    | CourseJob
    | StudyJob
    | ReplayJob
    | MomentsJob
    | PositionJob
    | PlayOnJob
    | PreviewJob
    | FilmJob
    | MistakeJob
)
AnyJob = LogJob | GameJob


def ref_of(job: LogJob) -> AnyRef:
    """The log or record that the job is about."""
    return job.of if isinstance(job, RecordJob | DiceJob | CourseJob | StudyJob) else job.source.of


class ArchiveRequest(Struct, frozen=True):
    """A job, with the log or the text that the process lacks."""

    job: AnyJob
    header: bytes = b""
    lines: tuple[bytes, ...] = ()
    text: str | None = None


class ArchiveAnswer(Struct, frozen=True):
    """The bytes that the job asked for, or the code and facts of a refusal."""

    data: bytes = b""
    code: str = ""
    facts: Facts = {}
    lacks: bool = False  # the log or text is to be sent along
    seconds: float = 0.0  # of processor time that it took
