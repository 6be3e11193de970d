"""Sign-in of a new device by the QR code that a signed-in one shows."""

from time import time

from pelipoyta.server.api.account.common import Owner, browser_of
from pelipoyta.server.api.account.signing import signed_in
from pelipoyta.server.api.deps import CHECK_LIMIT, TABLE_LIMIT, Connected, Cookies, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.people.accounts import (
    LinkChoice,
    LinkNumber,
    LinkRedeem,
    LinkToken,
    LinkWait,
    Nothing,
    ShownLink,
    SignedInAs,
)
from pelipoyta.table.errors import TableError

endpoints = Endpoints()


@endpoints.post("/api/account/links", status=201, errors=(503,), dependencies=(TABLE_LIMIT,))
async def show_link(state: State, me: Owner, request: Connected, body: Nothing) -> ShownLink:
    """A QR code that signs a new device in, within 90 seconds."""
    service = await state.accounts.opened()
    from pelipoyta.community.accounts.proofs.device_links import LIVES, show_link

    id, token = await service.run(lambda db: show_link(db, me.account, me.session, time()))
    link = f"{request.headers.get('origin', '')}/account/link#{token}"
    return ShownLink(id, link, _picture(link), round(LIVES))


@endpoints.get("/api/account/links/{link}", errors=(404,))
async def get_link(state: State, me: Owner, link: str) -> LinkWait:
    """The link as the device that shows it sees it: whether a new device has scanned it."""
    service = await state.accounts.opened()
    from pelipoyta.community.accounts.proofs.device_links import link_state

    found = await service.run(lambda db: link_state(db, link, me.session, time()))
    return LinkWait(found.state, found.device.browser, found.device.system, found.choices)


@endpoints.post("/api/account/links/{link}/answer", errors=(404,), dependencies=(CHECK_LIMIT,))
async def answer_link(state: State, me: Owner, link: str, body: LinkChoice) -> LinkWait:
    """Allow the new device by the number that it shows; another number ends the link."""
    service = await state.accounts.opened()
    from pelipoyta.community.accounts.proofs.device_links import answer_link

    right = await service.run(lambda db: answer_link(db, link, me.session, body.number, time()))
    return LinkWait("allowed" if right else "dead", "", "", ())


@endpoints.post("/api/account/link-claims", status=201, errors=(404, 503), dependencies=(TABLE_LIMIT,))
async def claim_link(state: State, request: Connected, cookies: Cookies, body: LinkToken) -> LinkNumber:
    """Claim a scanned link on the new device; it shows the number that its owner must pick."""
    service = await state.accounts.opened()
    from pelipoyta.community.accounts.proofs.device_links import claim_link
    from pelipoyta.server.accounts.service import device_of

    browser, agent = browser_of(state, request, cookies), device_of(request)["agent"]
    claim = await service.run(lambda db: claim_link(db, body.token, browser, agent, time()))
    if claim is None:
        raise TableError("link_gone")
    return LinkNumber(claim.claim, claim.number)


@endpoints.post("/api/account/link-claims/redeem", errors=(404,))
async def redeem_link(state: State, request: Connected, cookies: Cookies, body: LinkRedeem) -> SignedInAs:
    """Change the claim for a session, once; until the owner has answered, `me` is null."""
    service = await state.accounts.opened()
    from pelipoyta.community.accounts.proofs.device_links import redeem_claim

    browser = browser_of(state, request, cookies)
    account = await service.run(lambda db: redeem_claim(db, body.claim, browser, time()))
    if account is None:
        return SignedInAs(None)
    return await signed_in(state, cookies, await service.open_session(account, request))


def _picture(link: str) -> str:
    """QR code as SVG, black on white, as every camera reads it."""
    import segno

    drawn: str = segno.make(link, error="m").svg_inline(scale=1, border=2, omitsize=True, light="#fff")
    return drawn
