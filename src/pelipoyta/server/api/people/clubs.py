"""Clubs: made, read by their link, joined and run."""

from contextlib import suppress
from time import time

from msgspec.structs import replace

from pelipoyta.server.api.deps import CHECK_LIMIT, TABLE_LIMIT, Caller, SignedIn, State, account_id, acts, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.people.presence import friends_here
from pelipoyta.server.schemas.people import clubs as wire
from pelipoyta.server.schemas.websocket.notices import HookTried
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError

endpoints = Endpoints()


@endpoints.get("/api/clubs", dependencies=(costs(1),))
async def get_clubs(state: State, me: SignedIn) -> wire.MyClubs:
    """Clubs of the caller."""
    from pelipoyta.server.people.clubs.pages import my_clubs

    return await (await state.people.opened()).run(lambda db: my_clubs(db, me.account))


@endpoints.post("/api/clubs", status=201, errors=(409, 503), dependencies=(TABLE_LIMIT, acts("club")))
async def make_club(state: State, me: SignedIn, body: wire.NewClub) -> wire.ClubPage:
    """Make a club; the caller becomes its owner."""
    from pelipoyta.community.clubs.book import make_club

    people = await state.people.opened()
    club = await people.run(
        lambda db: make_club(db, me.account, body.name, about=body.about, consent=body.consent, now=time())
    )
    return await _page(state, me.account, club.id)


@endpoints.get("/api/clubs/{club}", errors=(404,), dependencies=(costs(2),))
async def get_club(state: State, caller: Caller, club: str) -> wire.ClubPage:
    """The club's page; a caller who is no member reads its name, description and size alone."""
    return await _page(state, account_id(caller), club)


@endpoints.post(
    "/api/clubs/{club}/commands", errors=(403, 404, 409), dependencies=(CHECK_LIMIT, costs(5), acts("account"))
)
async def act_in_club(state: State, me: SignedIn, club: str, body: wire.AnyClubCommand) -> wire.ClubPage:
    """Join, leave, admit, remove, invite by link, list tables and events, edit, close."""
    from pelipoyta.server.notices.choices import check_hook
    from pelipoyta.server.people.clubs.commands import act_in_club

    if not isinstance(body, wire.LeaveClub):  # a person may always leave
        await state.people.check(me.account, "club")
    if isinstance(body, wire.ListTable):
        await state.lobby.read(body.table)
        await state.projector.flush()
    if isinstance(body, wire.ListEvent):
        await _check_event(state, body)
    if isinstance(body, wire.SetClubHook) and body.address:
        check_hook(await state.notices.opened(), body.address)
    people = await state.people.opened()
    token = await people.run(lambda db: act_in_club(db, me.account, club, body, time()))
    return await _page(state, me.account, club, token)


@endpoints.post(
    "/api/clubs/{club}/hook-test", errors=(403, 404), dependencies=(CHECK_LIMIT, costs(30), acts("account"))
)
async def try_club_hook(state: State, me: SignedIn, club: str) -> HookTried:
    """Send a test to the club's web-hook, for an owner, and tell in a word what came back."""
    service = await state.notices.opened()
    from pelipoyta.community.clubs.book import check_may
    from pelipoyta.community.notices.settings_book import club_reader
    from pelipoyta.server.notices.choices import try_hook

    await service.database.run(lambda db: check_may(db, club, me.account, "edit"))
    return HookTried(*await try_hook(service, club_reader(club)))


async def _page(state: AppState, me: str, club: str, token: str = "") -> wire.ClubPage:
    from pelipoyta.server.people.clubs.pages import club_page

    people, here = await state.people.opened(), await friends_here(state, me)
    page = await people.run(lambda db: club_page(db, me, club, here.__contains__, token))
    titled = [await _titled(state, each) for each in page.events]
    return replace(page, events=tuple(titled))


async def _titled(state: AppState, event: wire.ClubEventInfo) -> wire.ClubEventInfo:
    """The event with the title that its log has; unchanged where it is gone."""
    with suppress(TableError):
        if event.kind == "tournament":
            return replace(event, title=(await state.contests.tournaments.find(event.id)).header.title)
        if event.kind == "team_match":
            return replace(event, title=(await state.contests.team_matches.find(event.id)).header.title)
    return event


async def _check_event(state: AppState, body: wire.ListEvent) -> None:
    """Raises TableError for an event that there is not."""
    if body.kind == "tournament":
        await state.contests.tournaments.find(body.event)
    elif body.kind == "team_match":
        await state.contests.team_matches.find(body.event)
    else:
        await state.leagues.read(body.event, "")
