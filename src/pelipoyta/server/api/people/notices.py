"""Notices of the caller: the list, settings, push, mail, web-hook; and links in mails, which need no sign-in."""

from typing import TYPE_CHECKING, Annotated

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from pelipoyta.server.api.content import Content
from pelipoyta.server.api.deps import CHECK_LIMIT, CallerKey, SignedIn, State, caller_of, costs, state_of
from pelipoyta.server.api.endpoint import Depends, Endpoints
from pelipoyta.server.schemas.people.accounts import Nothing
from pelipoyta.server.schemas.people.friends import DoneReply
from pelipoyta.server.schemas.websocket import notices as wire
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError

if TYPE_CHECKING:
    from pelipoyta.server.notices.choices import NoticeChoices

endpoints = Endpoints()
DEVICE = "pelipoyta-device"  # header with the secret of a guest's browser
SHORTEST, LONGEST = 16, 128


async def _notice_person(request: Request) -> str:
    """The signed-in caller, or the guest whose browser sends its secret. Raises TableError for any other."""
    caller = await caller_of(request)
    if caller is not None and caller.token:
        raise TableError("not_for_tokens")
    device = request.headers.get(DEVICE, "")
    person = caller.account if caller else state_of(request).tokens.own(device)
    if not person or (caller is None and not SHORTEST <= len(device) <= LONGEST):
        raise TableError("sign_in_first")
    return person


Person = Annotated[str, Depends(_notice_person, (401, 403))]


class StopPage(Content, frozen=True, kw_only=True):
    """Redirection of a mail program to the page with the same button."""

    media_type = "text/html"

    link: str

    def response(self, asked: object) -> Response:  # noqa: ARG002
        return RedirectResponse(self.link, 303)


async def _choices(state: AppState, person: str) -> "NoticeChoices":
    service = await state.notices.opened()
    from pelipoyta.server.notices.choices import NoticeChoices

    return NoticeChoices(service, state.store.secret, person)


@endpoints.get("/api/notices", dependencies=(costs(1),))
async def get_notices(state: State, me: Person) -> wire.NoticeList:
    """The caller's newest notices."""
    return await (await state.notices.opened()).listed(me)


@endpoints.post("/api/notices/seen", dependencies=(costs(1),))
async def see_notices(state: State, me: Person, body: wire.SeeNotices) -> wire.NoticeList:
    """Mark notices as seen."""
    return await (await state.notices.opened()).see(me, body.notices)


@endpoints.get("/api/notices/settings", dependencies=(costs(2),))
async def get_notice_settings(state: State, me: Person) -> wire.NoticeSettingsInfo:
    """The caller's settings for notices."""
    return await (await _choices(state, me)).info()


@endpoints.post("/api/notices/settings", dependencies=(CHECK_LIMIT, costs(3)))
async def change_notice_settings(state: State, me: Person, body: wire.ChangeNoticeSettings) -> wire.NoticeSettingsInfo:
    """Change channels by kind, quiet hours, bundling, and the language of push and mail."""
    choices = await _choices(state, me)
    await choices.change(body)
    return await choices.info()


@endpoints.post("/api/notices/push", dependencies=(CHECK_LIMIT, costs(5)))
async def subscribe_push(state: State, me: Person, body: wire.PushSubscription) -> DoneReply:
    """Send the caller's notices to this browser by Web Push from now on."""
    await (await _choices(state, me)).subscribe(body)
    return DoneReply()


@endpoints.post("/api/notices/push/end", dependencies=(CHECK_LIMIT, costs(2)))
async def unsubscribe_push(state: State, me: Person, body: wire.EndPush) -> DoneReply:
    """Send nothing more to this browser."""
    await (await _choices(state, me)).unsubscribe(body.endpoint)
    return DoneReply()


@endpoints.post("/api/notices/seats", errors=(404,), dependencies=(CHECK_LIMIT, costs(3)))
async def follow_seat(state: State, me: Person, key: CallerKey, body: wire.FollowSeat) -> DoneReply:
    """Tell a guest's browser of the turns of its seat at a table; the seat's token proves it."""
    from time import time

    from pelipoyta.community.notices.turns import follow

    table = await state.lobby.read(body.table)
    seat = table.state.seats.of(key)
    if seat is None:
        raise TableError("not_your_seat")
    service = await state.notices.opened()
    await service.database.run(lambda db: follow(db, body.table, seat, me, time()))
    return DoneReply()


@endpoints.post("/api/notices/contests", errors=(404,), dependencies=(CHECK_LIMIT, costs(3)))
async def follow_contest(state: State, me: Person, key: CallerKey, body: wire.FollowContest) -> DoneReply:
    """Tell a guest's browser when a contest and its rounds begin; the entrant's ticket proves it."""
    from pelipoyta.server.events.following import follow_contest

    await follow_contest(state, body.contest, key, me)
    return DoneReply()


@endpoints.post("/api/notices/mail", errors=(409, 429, 503), dependencies=(CHECK_LIMIT, costs(20)))
async def set_mail_address(state: State, me: SignedIn, body: wire.MailAddress) -> wire.NoticeSettingsInfo:
    """Set the mail address for notices; a link in a first mail confirms it."""
    choices = await _choices(state, me.account)
    await choices.set_mail(body.address.strip(), body.language)
    return await choices.info()


@endpoints.post("/api/notices/mail/confirm", errors=(404,), dependencies=(CHECK_LIMIT, costs(5)))
async def confirm_mail_address(state: State, body: wire.MailCode) -> Nothing:
    """Confirm a mail address by the link in the first mail; works without signing in."""
    service = await state.notices.opened()
    from pelipoyta.server.notices.choices import confirm_mail

    await service.database.run(lambda db: confirm_mail(db, body.code, service.clock()))
    return Nothing()


@endpoints.post("/api/notices/stop/{token}/{kind}", errors=(404,), dependencies=(CHECK_LIMIT, costs(5)))
async def stop_mail(state: State, token: str, kind: str) -> Nothing:
    """Stop mail about a kind of notices, or `all`; mail programs send it in one click, without signing in."""
    service = await state.notices.opened()
    from pelipoyta.server.notices import choices

    await service.database.run(lambda db: choices.stop_mail(db, token, kind))
    return Nothing()


@endpoints.get("/api/notices/stop/{token}/{kind}", documented=False)
async def stop_mail_page(state: State, token: str, kind: str) -> StopPage:
    """The page that stops such mail, for mail programs that open the link instead of posting to it."""
    from urllib.parse import quote

    return StopPage(link=f"{state.settings.public_url}/notices/stop/{quote(token, safe='')}/{quote(kind, safe='')}")


@endpoints.post("/api/notices/hook", dependencies=(CHECK_LIMIT, costs(5)))
async def set_hook(state: State, me: SignedIn, body: wire.HookAddress) -> wire.HookSecret:
    """Set the caller's web-hook; the secret that signs its messages is shown once."""
    return wire.HookSecret(await (await _choices(state, me.account)).set_hook(body.address.strip()))


@endpoints.post("/api/notices/hook/test", errors=(404,), dependencies=(CHECK_LIMIT, costs(30)))
async def try_hook(state: State, me: SignedIn) -> wire.HookTried:
    """Send a test to the caller's web-hook, and tell in a word what came back."""
    return wire.HookTried(*await (await _choices(state, me.account)).try_hook())
