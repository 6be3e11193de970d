"""Schedule of notices as pure functions: what is told of a turn or an event, and when."""

from msgspec import Struct

from pelipoyta.community.notices.model import Channel, Facts, Kind, Notice, NoticeSettings, QuietHours
from pelipoyta.community.notices.quiet import moved, next_morning

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
TURN_AFTER = 2 * MINUTE  # a player who answers sooner is not told
BEFORE_FLAG = (6 * HOUR, HOUR)
EVENT_BEFORE = 15 * MINUTE
MAIL_AFTER = 5 * MINUTE  # mail is not sent about what was seen meanwhile
LATE = 2 * MINUTE  # a deadline notice is not told long before its time
LIVES: dict[Kind, float] = {"pairing": 30.0, "invitation": 10 * MINUTE}  # seconds for which a push is of use
LONGEST = 12 * HOUR


class AskedTurn(Struct, frozen=True, kw_only=True):
    """Seat that is asked in a game over days, whatever it can answer: nothing here depends on its hand."""

    table: str
    game: str
    seat: int
    version: int  # of the seat's view since which it is asked
    asked: float  # since when
    flag: float  # when its clock runs out
    bank: float  # seconds of a whole turn


class PlannedNotice(Struct, frozen=True):
    """Notice to be stored."""

    kind: Kind
    key: str
    facts: Facts
    due: float


def turn_prefix(table: str, seat: int, version: int | None = None) -> str:
    """Beginning of the keys of a seat's notices, or of those of one turn."""
    return f"turn:{table}:{seat}:" if version is None else f"turn:{table}:{seat}:{version}:"


def turn_notices(turn: AskedTurn, now: float) -> list[PlannedNotice]:
    """Notices of a turn: after two minutes, at half of a long time, and six hours and one hour before the flag."""
    flag, link = turn.flag, f"/t/{turn.table}"
    facts = {"table": turn.table, "game": turn.game, "seat": turn.seat, "version": turn.version, "link": link}
    key = turn_prefix(turn.table, turn.seat, turn.version)
    plans = [PlannedNotice("turn", f"{key}asked", {**facts, "flag": flag}, max(turn.asked + TURN_AFTER, now))]
    thresholds = [turn.bank / 2, *BEFORE_FLAG] if turn.bank / 2 > DAY else list(BEFORE_FLAG)
    for before in thresholds:
        due = flag - before
        if due >= now + TURN_AFTER and turn.bank >= 2 * before:
            told = {**facts, "flag": flag, "before": before, "hours": round(before / HOUR)}
            plans.append(PlannedNotice("deadline", f"{key}{round(before)}", told, due))
    return plans


def event_notices(name: str, key: str, link: str, begins: float, now: float) -> list[PlannedNotice]:
    """Notices of an event: fifteen minutes before it, and when it begins."""
    soon = PlannedNotice(
        "event", f"event:{key}:soon", {"what": "soon", "name": name, "link": link}, begins - EVENT_BEFORE
    )
    begun = PlannedNotice("event", f"event:{key}:now", {"what": "now", "name": name, "link": link}, begins)
    return [plan for plan in (soon, begun) if plan.due >= now or plan is begun]


def too_early(notice: Notice, left: float, now: float, quiet: QuietHours | None = None) -> float | None:
    """Moment at which a deadline notice is really due, if its clock has stood meanwhile; None: it is due now.

    One that is told before a night, in which its own moment and the flag lie, is not too early.
    """
    before = notice.facts.get("before")
    if notice.kind != "deadline" or before is None:
        return None
    due = moved(now + left - float(before), quiet, flag=now + left, earliest=now)
    return due if due > now + LATE else None


def send_at(notice: Notice, channel: Channel, settings: NoticeSettings, last: float | None, now: float) -> float:
    """Time at which a channel delivers a notice that is due now; `last`: its last delivery of a turn."""
    at = now
    if channel == "mail":
        digest = settings.digest and notice.kind == "turn"
        at = next_morning(now, settings.quiet) if digest else now + MAIL_AFTER
    if notice.kind == "turn" and channel != "hook" and last is not None:
        at = max(at, last + settings.bundle * MINUTE)
    flag, live = notice.facts.get("flag"), notice.facts.get("live")
    return at if live or channel == "hook" else moved(at, settings.quiet, flag=flag, earliest=now)


def lifetime(notice: Notice, now: float) -> int:
    """Seconds for which a push about the notice is of use; a turn's at most until its clock runs out."""
    flag = notice.facts.get("flag")
    rest = LIVES.get(notice.kind, LONGEST) - max(now - notice.due, 0.0) if notice.kind in LIVES else LONGEST
    return max(int(min(rest, flag - now) if flag is not None else rest), 0)


def is_urgent(notice: Notice) -> bool:
    """True for what is of use at once or never: a pairing, an event that begins, the last hour of a clock."""
    hours = notice.facts.get("hours")
    return notice.kind == "pairing" or notice.facts.get("what") == "now" or (hours is not None and hours <= 1)
