"""Vacation days of the caller in games over days (TABLE-26)."""

from pelipoyta.server.api.deps import CHECK_LIMIT, SignedIn, State, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.websocket.notices import BeginVacation, VacationInfo
from pelipoyta.server.state import AppState

endpoints = Endpoints()


@endpoints.get("/api/vacation", dependencies=(costs(1),))
async def get_vacation(state: State, me: SignedIn) -> VacationInfo:
    """The caller's vacation days, and the present vacation."""
    return await _info(state, me.account)


@endpoints.post("/api/vacation", errors=(409,), dependencies=(CHECK_LIMIT, costs(10)))
async def begin_vacation(state: State, me: SignedIn, body: BeginVacation) -> VacationInfo:
    """Begin a vacation of so many days: the caller's clocks stand in games over days."""
    await state.projector.flush()
    await (await state.notices.opened()).vacations.begin(me.account, body.days)
    return await _info(state, me.account)


@endpoints.post("/api/vacation/end", errors=(409,), dependencies=(CHECK_LIMIT, costs(10)))
async def end_vacation(state: State, me: SignedIn) -> VacationInfo:
    """End the vacation now; days that have not begun are kept."""
    await (await state.notices.opened()).vacations.end(me.account)
    return await _info(state, me.account)


async def _info(state: AppState, person: str) -> VacationInfo:
    found = await (await state.notices.opened()).vacations.days(person)
    return VacationInfo(days=found.days, next=found.next, until=found.until)
