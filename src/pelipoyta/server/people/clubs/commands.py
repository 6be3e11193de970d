"""Commands of club members: each message as a change of rows."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from pelipoyta.community.clubs import book, club_tables, events, members
from pelipoyta.server.schemas.people import clubs as wire

DAY = 86_400


def act_in_club(db: Connection, me: str, club: str, command: wire.AnyClubCommand, now: float) -> str:
    """Do what the command says; the token of a new link or web-hook, else "". Raises TableError."""
    match command:
        case wire.MakeLink(role=role, days=days, uses=uses):
            return members.make_link(db, me, club, role=role, seconds=days * DAY, uses=uses, now=now)[1]
        case wire.SetClubHook(address=address):
            return book.set_hook(db, me, club, address, now)
    work = _WORK[type(command)]
    work(db, me, club, command, now)
    return ""


_WORK: dict[type, Callable[[Connection, str, str, Any, float], object]] = {
    wire.JoinClub: lambda db, me, club, each, now: members.join_by_link(db, me, club, each.token, now),
    wire.AskToJoin: lambda db, me, club, each, now: members.request(db, me, club, each.note, now),
    wire.AnswerAsker: lambda db, me, club, each, now: members.answer_request(
        db, me, club, person=each.person, yes=each.yes, now=now
    ),
    wire.LeaveClub: lambda db, me, club, each, now: members.leave(db, me, club, now),
    wire.RemoveMember: lambda db, me, club, each, now: members.remove(
        db, me, club, person=each.person, reason=each.reason, now=now
    ),
    wire.GiveRole: lambda db, me, club, each, now: members.set_role(
        db, me, club, person=each.person, role=each.role, now=now
    ),
    wire.EditClub: lambda db, me, club, each, now: book.edit_club(
        db, me, club, name=each.name, about=each.about, consent=each.consent, now=now
    ),
    wire.EndLink: lambda db, me, club, each, now: members.end_link(db, me, club, each.link, now),
    wire.ListEvent: lambda db, me, club, each, now: events.add_event(
        db, me, club, kind=each.kind, name=each.event, now=now
    ),
    wire.UnlistEvent: lambda db, me, club, each, now: events.drop_event(
        db, me, club, kind=each.kind, name=each.event, now=now
    ),
    wire.ListTable: lambda db, me, club, each, now: club_tables.add_table(db, me, club, each.table, now),
    wire.CloseClub: lambda db, me, club, each, now: book.close_club(db, me, club, now),
}
