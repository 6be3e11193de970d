"""Messages about reports, one's own sanctions, and the operator's page."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pelipoyta.community.fairplay.model import FairplayReport
from pelipoyta.community.moderation.ladder import ReportReason, SanctionKind
from pelipoyta.server.schemas.people.accounts import NameText
from pelipoyta.server.schemas.people.friends import PersonId, TableId

LongNote = Annotated[str, Meta(max_length=1000)]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Report about the player of a seat, or about a person by id or name; `lines` by the numbers the reporter reads."""

    reason: ReportReason
    note: LongNote = ""
    person: PersonId = ""
    name: NameText = ""
    table: TableId = ""
    seat: int | None = None
    lines: Annotated[tuple[int, ...], Meta(max_length=20)] = ()


class SanctionInfo(Struct, frozen=True, kw_only=True):
    """Sanction as its person reads it: everything but the operator who decided."""

    id: str
    kind: SanctionKind
    reason: ReportReason
    words: str
    evidence: tuple[str, ...]
    made: float
    until: float | None
    read: bool
    lifted: bool
    holds: bool
    appeal: str = ""
    answer: str = ""
    answered: bool = False
    granted: bool = False


class OwnSanctions(Struct, frozen=True):
    """Sanctions of the caller, the newest first."""

    sanctions: tuple[SanctionInfo, ...]


class AnswerSanction(Struct, frozen=True, forbid_unknown_fields=True):
    """Reading of a sanction, or an appeal against it."""

    act: Literal["read", "appeal"]
    note: Annotated[str, Meta(max_length=2000)] = ""


class EvidenceLine(Struct, frozen=True):
    """Chat line as evidence."""

    line: int
    seat: int
    name: str
    text: str
    time: float
    removed: bool


class ReportInfo(Struct, frozen=True, kw_only=True):
    """Report as the operator reads it."""

    id: str
    reporter: str
    reason: ReportReason
    note: str
    table: str
    made: float
    lines: tuple[EvidenceLine, ...]


class CaseInfo(Struct, frozen=True, kw_only=True):
    """Case with its reports."""

    id: str
    suspect: str
    name: str
    opened: float
    weight: float
    reports: tuple[ReportInfo, ...]
    sanctions: tuple[SanctionInfo, ...]


class AppealInfo(Struct, frozen=True, kw_only=True):
    """Appeal that waits, with its sanction."""

    person: str
    name: str
    note: str
    made: float
    sanction: SanctionInfo


class TrailInfo(Struct, frozen=True):
    """Line of the operator's trail."""

    time: float
    operator: str
    kind: str
    person: str
    name: str
    facts: dict[str, Any]


class FairplayInfo(Struct, frozen=True, kw_only=True):
    """Report of fair play: figures for the operator, from which nothing follows by itself."""

    id: str
    person: str
    name: str
    game: str
    made: float
    games: int
    report: FairplayReport


class TableCount(Struct, frozen=True):
    """Tables in memory of a game and phase."""

    game: str
    phase: str
    count: int


class FaultInfo(Struct, frozen=True):
    """A warning or error of the log in the last day, in English."""

    level: str
    event: str
    count: int
    last: float


class ServerLoad(Struct, frozen=True, kw_only=True):
    """Load of the process that answers, since its start; 99 of 100 times are below those told, null: very long."""

    started: float
    tables: tuple[TableCount, ...]
    sockets: dict[str, int]
    moves: int
    ack_ms: float | None
    commit_ms: float | None
    lag_ms: float | None
    queues: dict[str, int]
    choices: int
    fallbacks: dict[str, int]
    memory: int
    faults: tuple[FaultInfo, ...]


class OperatorOverview(Struct, frozen=True):
    """The operator's page."""

    cases: tuple[CaseInfo, ...]
    appeals: tuple[AppealInfo, ...]
    trail: tuple[TrailInfo, ...]
    fairplay: tuple[FairplayInfo, ...]
    lengths: dict[str, tuple[int | None, ...]]  # of each kind of sanction, in seconds
    load: ServerLoad


class OperatorCommand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of what an operator does."""


class Impose(OperatorCommand, frozen=True, tag="sanction", kw_only=True):
    kind: SanctionKind
    reason: ReportReason
    words: LongNote
    person: PersonId = ""
    name: NameText = ""
    length: int | None = None
    evidence: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=50)] = ()
    case: str = ""


class LiftSanction(OperatorCommand, frozen=True, tag="lift"):
    sanction: str
    why: LongNote = ""


class CloseCase(OperatorCommand, frozen=True, tag="close"):
    case: str
    acted: bool


class AnswerAppeal(OperatorCommand, frozen=True, tag="answer"):
    sanction: str
    granted: bool
    words: LongNote = ""


class RemoveLine(OperatorCommand, frozen=True, tag="remove_line"):
    table: TableId
    line: int


class DismissFairplay(OperatorCommand, frozen=True, tag="dismiss"):
    report: str


class EndGame(OperatorCommand, frozen=True, tag="end"):
    """End a running game as a draw of all."""

    table: TableId


class ForgetPerson(OperatorCommand, frozen=True, tag="forget"):
    """Delete the account of that name at once, and give up its running games."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]


AnyOperatorCommand = (
    Impose | LiftSanction | CloseCase | AnswerAppeal | RemoveLine | DismissFairplay | EndGame | ForgetPerson
)
