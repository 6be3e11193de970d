"""The operator's page: cases, appeals, trail and reports of fair play as messages, and the operator's acts."""

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection

from pelipoyta.community.fairplay import book as fairplay
from pelipoyta.community.fairplay.book import StoredFairplay
from pelipoyta.community.fairplay.model import FairplayReport
from pelipoyta.community.moderation import appeals, reports, sanctions
from pelipoyta.community.moderation.ladder import LADDER
from pelipoyta.community.moderation.model import StoredAppeal, StoredCase, StoredSanction, TrailLine
from pelipoyta.community.moderation.trail import note, trail_of
from pelipoyta.server.people.friends.relations import person_named
from pelipoyta.server.people.names import names_of
from pelipoyta.server.schemas.people import moderation as wire
from pelipoyta.table.errors import TableError

Names = Mapping[str, str]  # by account
Quotes = Mapping[str, tuple[wire.EvidenceLine, ...]]  # by report


def overview_of(db: Connection, quotes: Quotes, load: wire.ServerLoad, now: float) -> wire.OperatorOverview:
    """Everything that waits for the operator; `quotes` are the chat lines of reports."""
    cases, waiting, trail, fair = reports.open_cases(db), appeals.appeals(db), trail_of(db), fairplay.open_reports(db)
    people = {each.suspect for each in cases} | {each.person for each in waiting} | {each.person for each in trail}
    people |= {each.person for each in fair}
    people |= {met["person"] for each in fair for met in each.report["meetings"]}
    names = names_of(db, people | {report.reporter for case in cases for report in case.reports})
    return wire.OperatorOverview(
        cases=tuple(_case(db, each, quotes, names, now) for each in cases),
        appeals=tuple(_appeal(db, each, names, now) for each in waiting),
        trail=tuple(_trail_line(each, names) for each in trail),
        fairplay=tuple(_fairplay(each, names) for each in fair),
        lengths={kind: rung.lengths for kind, rung in LADDER.items()},
        load=load,
    )


def _appeal(db: Connection, each: StoredAppeal, names: Names, now: float) -> wire.AppealInfo:
    name, sanction = names.get(each.person, ""), sanctions.sanction_by_id(db, each.sanction)
    told = sanction_info(sanction, each, now)
    return wire.AppealInfo(person=each.person, name=name, note=each.note, made=each.made, sanction=told)


def _trail_line(each: TrailLine, names: Names) -> wire.TrailInfo:
    return wire.TrailInfo(
        time=each.time,
        operator=each.operator,
        kind=each.kind,
        person=each.person,
        name=names.get(each.person, ""),
        facts=each.facts,
    )


def _fairplay(each: StoredFairplay, names: Names) -> wire.FairplayInfo:
    return wire.FairplayInfo(
        id=each.id,
        person=each.person,
        name=names.get(each.person, ""),
        game=each.game,
        made=each.made,
        games=each.games,
        report=_figures(each.report, names),
    )


def _figures(report: Mapping[str, Any], names: Mapping[str, str]) -> FairplayReport:
    """Report as the operator's page shows it: with names of the people whom the player met."""
    met = [{**each, "name": names.get(each["person"], "")} for each in report["meetings"]]
    return msgspec.convert({**report, "meetings": met}, FairplayReport)


def own_sanctions(db: Connection, me: str, now: float) -> wire.OwnSanctions:
    """Sanctions of a person as the person reads them."""
    mine = sanctions.sanctions_of(db, me)
    return wire.OwnSanctions(tuple(sanction_info(each, appeals.appeal_of(db, each.id), now) for each in mine))


def sanction_info(each: StoredSanction, appeal: StoredAppeal | None, now: float) -> wire.SanctionInfo:
    """Sanction without the operator who decided."""
    return wire.SanctionInfo(
        id=each.id,
        kind=each.kind,
        reason=each.reason,
        words=each.words,
        evidence=each.evidence,
        made=each.made,
        until=each.until,
        read=each.read is not None,
        lifted=each.lifted is not None,
        holds=each.holds(now),
        appeal=appeal.note if appeal else "",
        answer=appeal.answer if appeal else "",
        answered=appeal is not None and appeal.answered is not None,
        granted=bool(appeal and appeal.granted),
    )


def _case(db: Connection, case: StoredCase, quotes: Quotes, names: Names, now: float) -> wire.CaseInfo:
    return wire.CaseInfo(
        id=case.id,
        suspect=case.suspect,
        name=names.get(case.suspect, ""),
        opened=case.opened,
        weight=case.weight,
        reports=tuple(
            wire.ReportInfo(
                id=each.id,
                reporter=names.get(each.reporter, "") or each.reporter[:8],
                reason=each.reason,
                note=each.note,
                table=each.table_id,
                made=each.made,
                lines=quotes.get(each.id, ()),
            )
            for each in case.reports
        ),
        sanctions=own_sanctions(db, case.suspect, now).sanctions,
    )


def execute(db: Connection, operator: str, command: wire.AnyOperatorCommand, now: float) -> str:
    """Execute an operator's command; return the person it concerns. Raises TableError."""
    match command:
        case wire.Impose():
            return _impose(db, operator, command, now)
        case wire.LiftSanction(sanction=sanction, why=why):
            return sanctions.lift(db, operator, sanction, why, now).person
        case wire.CloseCase(case=case, acted=acted):
            return reports.close_case(db, operator, case, acted, now).suspect
        case wire.AnswerAppeal(sanction=sanction, granted=granted, words=words):
            return appeals.answer(db, operator, sanction, granted=granted, words=words, now=now).person
        case wire.RemoveLine(table=table, line=line):
            note(db, operator, "remove_line", person="", facts={"table": table, "line": line}, now=now)
        case wire.EndGame(table=table):
            note(db, operator, "end", person="", facts={"table": table}, now=now)
        case wire.ForgetPerson(name=name):
            person = person_named(db, "", name)
            note(db, operator, "forget", person=person, facts={}, now=now)
            return person
        case wire.DismissFairplay(report=report):
            fairplay.dismiss(db, operator, report, now)
    return ""


def _impose(db: Connection, operator: str, command: wire.Impose, now: float) -> str:
    person = command.person if command.person.startswith("g-") else person_named(db, command.person, command.name)
    case = reports.case_by_id(db, command.case) if command.case else None
    if case is not None and case.suspect != person:
        raise TableError("no_such_case")
    made = sanctions.impose(
        db,
        operator,
        person,
        command.kind,
        reason=command.reason,
        words=command.words,
        length=command.length,
        evidence=command.evidence or _evidence(case),
        case_id=command.case,
        now=now,
    )
    if case is not None:
        reports.close_case(db, operator, case.id, True, now)
    return made.person


def _evidence(case: StoredCase | None) -> tuple[str, ...]:
    """Ids of a case's reports, and of their lines."""
    if case is None:
        return ()
    lines = (f"{each.table_id}/{line}" for each in case.reports for line in each.lines)
    return (*(f"report:{each.id}" for each in case.reports), *lines)
