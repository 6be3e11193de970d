"""The operator's page, behind a token that is a setting of the server."""

import hmac
from time import time
from typing import Annotated

from starlette.requests import Request

from pelipoyta.server.api.deps import CHECK_LIMIT, State, address_of, costs, state_of
from pelipoyta.server.api.endpoint import Depends, Endpoints
from pelipoyta.server.people.moderation.removal import end_game, remove_line
from pelipoyta.server.schemas.people.moderation import (
    AnyOperatorCommand,
    EndGame,
    ForgetPerson,
    OperatorOverview,
    RemoveLine,
)
from pelipoyta.server.state import AppState
from pelipoyta.server.telemetry.load import load_info
from pelipoyta.table.errors import TableError

endpoints = Endpoints()
NAME = "operator"  # in the trail; the token is shared by those who run the server
LEAST = 16  # characters of a token that counts


def _operator(request: Request) -> str:
    """Name of the operator. Raises TableError without the token; wrong ones are counted by address."""
    state = state_of(request)
    token = state.settings.operator_token
    if len(token) < LEAST:
        raise TableError("operator_off")
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    state.limits.look(address_of(request))
    if scheme.lower() != "bearer" or not hmac.compare_digest(given.encode(), token.encode()):
        state.limits.miss(address_of(request))
        raise TableError("not_operator")
    return NAME


Operator = Annotated[str, Depends(_operator, (401, 404, 429))]


@endpoints.get("/api/operator", dependencies=(costs(5),))
async def get_operator_overview(state: State, operator: Operator) -> OperatorOverview:
    """Open cases, appeals, the newest lines of the trail, reports of fair play, and how the server does."""
    return await _overview(state)


@endpoints.post("/api/operator/commands", errors=(404, 409), dependencies=(CHECK_LIMIT, costs(5)))
async def act_as_operator(state: State, operator: Operator, body: AnyOperatorCommand) -> OperatorOverview:
    """Impose or lift a sanction, close a case, answer an appeal, remove a chat line, end a game, delete an account."""
    from pelipoyta.server.people.moderation.overview import execute

    if isinstance(body, RemoveLine):
        await remove_line(state.lobby, body.table, body.line)
    elif isinstance(body, EndGame):
        await end_game(state.lobby, body.table)
    people = await state.people.opened()
    person = await people.run(lambda db: execute(db, operator, body, time()))
    if isinstance(body, ForgetPerson):
        await (await state.accounts.leaving()).delete_now(person)
    people.forget(person)
    return await _overview(state)


async def _overview(state: AppState) -> OperatorOverview:
    from pelipoyta.community.moderation.reports import open_cases
    from pelipoyta.server.people.moderation.evidence import quoted
    from pelipoyta.server.people.moderation.overview import overview_of

    people = await state.people.opened()
    quotes = {}
    for case in await people.run(open_cases):
        for report in case.reports:
            log = await state.store.load(report.table_id) if report.lines else None
            if log is not None:
                table = (await state.lobby.read(report.table_id)).state
                quotes[report.id] = quoted(table, log[1], report.lines)
    load = load_info(state.telemetry.meters, state.telemetry.load())
    return await people.run(lambda db: overview_of(db, quotes, load, time()))
