"""Reports, and the caller's own sanctions: read, and appealed against by a note."""

from time import time

from pelipoyta.server.api.deps import CHECK_LIMIT, Address, Caller, CallerKey, SignedIn, State, account_id, acts, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.people.persons import person_at, person_of_key
from pelipoyta.server.schemas.people.friends import DoneReply
from pelipoyta.server.schemas.people.moderation import AnswerSanction, NewReport, OwnSanctions
from pelipoyta.server.state import AppState
from pelipoyta.table.access.policy import access
from pelipoyta.table.errors import TableError

endpoints = Endpoints()


@endpoints.post("/api/reports", errors=(401, 403, 404, 409), dependencies=(CHECK_LIMIT, costs(20), acts("report")))
async def report_person(state: State, caller: Caller, key: CallerKey, address: Address, body: NewReport) -> DoneReply:
    """Report a player at the caller's table, with chat lines that the caller read, or an account by its id or name."""
    if body.table:
        await _report_at_table(state, account_id(caller), key, address, body)
    else:
        await _report_account(state, account_id(caller), body)
    return DoneReply()


async def _report_at_table(state: AppState, me: str, key: str, address: str, body: NewReport) -> None:
    from pelipoyta.community.moderation.reports import report
    from pelipoyta.server.people.moderation.evidence import in_question

    table = (await state.read(body.table, address, me or key)).state
    reporter = me or person_of_key(key)
    if not reporter:
        raise TableError("sign_in_first")
    seat = -1 if body.seat is None else body.seat
    suspect = person_at(table, seat) if 0 <= seat < table.header.seats else ""
    if not suspect:
        raise TableError("no_such_player")
    _, log = await state.store.load(body.table) or (None, [])
    lines = in_question(log, access(table, me or key, time()).viewer, body.lines)
    if body.lines and not lines:
        raise TableError("nothing_to_report")
    people = await state.people.opened()
    await people.run(
        lambda db: report(
            db,
            reporter,
            suspect,
            reason=body.reason,
            note=body.note.strip(),
            table=body.table,
            seat=seat,
            lines=lines,
            now=time(),
        )
    )


async def _report_account(state: AppState, me: str, body: NewReport) -> None:
    from pelipoyta.community.moderation.reports import report
    from pelipoyta.server.people.friends.relations import person_named

    if not me:
        raise TableError("sign_in_first")
    people = await state.people.opened()
    await people.run(
        lambda db: report(
            db, me, person_named(db, body.person, body.name), reason=body.reason, note=body.note.strip(), now=time()
        )
    )


@endpoints.get("/api/sanctions", dependencies=(costs(1),))
async def get_sanctions(state: State, me: SignedIn) -> OwnSanctions:
    """The caller's sanctions with reason, evidence and end; not who decided."""
    return await _own(state, me.account)


@endpoints.post("/api/sanctions/{sanction}", errors=(404, 409), dependencies=(CHECK_LIMIT, costs(5), acts("appeal")))
async def answer_sanction(state: State, me: SignedIn, sanction: str, body: AnswerSanction) -> OwnSanctions:
    """Say that a sanction was read, or appeal against it once."""
    from pelipoyta.community.moderation import appeals, sanctions

    people = await state.people.opened()
    if body.act == "read":
        await people.run(lambda db: sanctions.read(db, me.account, sanction, time()))
    else:
        await people.run(lambda db: appeals.appeal(db, me.account, sanction, body.note, time()))
    people.forget(me.account)
    return await _own(state, me.account)


async def _own(state: AppState, me: str) -> OwnSanctions:
    from pelipoyta.server.people.moderation.overview import own_sanctions

    return await (await state.people.opened()).run(lambda db: own_sanctions(db, me, time()))
