"""The caller's account: its settings page, name, password, devices, recovery codes, fresh proof."""

from pelipoyta.server.api.account.common import FreshOwner, Owner, browser_of
from pelipoyta.server.api.account.signing import end_former, signed_in
from pelipoyta.server.api.deps import CHECK_LIMIT, Connected, Cookies, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.people.accounts import (
    AccountInfo,
    EndSession,
    Favourites,
    NewName,
    NewPassword,
    Nothing,
    PasswordProof,
    RecoveryCode,
    RecoveryCodes,
    SignedInAs,
)

endpoints = Endpoints()


@endpoints.get("/api/account/settings")
async def get_account_settings(state: State, me: Owner, request: Connected, cookies: Cookies) -> AccountInfo:
    """The caller's account as its settings page shows it."""
    browser_of(state, request, cookies)
    return await (await state.accounts.owner()).info(me, state.settings.public_url, request)


@endpoints.post("/api/account/prove", errors=(429, 503), dependencies=(CHECK_LIMIT,))
async def prove_by_password(state: State, me: Owner, request: Connected, body: PasswordProof) -> Nothing:
    """Prove by the password that the caller is the owner, for ten minutes."""
    await (await state.accounts.owner()).prove(me, body.password, request)
    return Nothing()


@endpoints.post("/api/account/name", errors=(409,), dependencies=(CHECK_LIMIT,))
async def rename_account(state: State, me: FreshOwner, body: NewName) -> SignedInAs:
    """Give the account another name; the former one rests for a year. Needs a fresh proof."""
    return SignedInAs(await (await state.accounts.owner()).rename(me, body.name))


@endpoints.post("/api/account/password", errors=(409, 503), dependencies=(CHECK_LIMIT,))
async def change_password(state: State, me: FreshOwner, body: NewPassword) -> Nothing:
    """Set or remove the password; all other sessions end. Needs a fresh proof."""
    await (await state.accounts.owner()).change_password(me, body.password)
    return Nothing()


@endpoints.post("/api/account/sessions/end", errors=(404,))
async def end_sessions(state: State, me: Owner, body: EndSession) -> Nothing:
    """End one session, or all others; their connections are closed."""
    await (await state.accounts.owner()).end_sessions(me, body.session)
    return Nothing()


@endpoints.post("/api/account/favourites", errors=(404,), dependencies=(CHECK_LIMIT,))
async def choose_favourites(state: State, me: Owner, body: Favourites) -> Favourites:
    """Name the caller's favourite games, in place of those named before."""
    await (await state.accounts.owner()).choose_favourites(me, body.games)
    return Favourites(tuple(dict.fromkeys(body.games)))


@endpoints.post("/api/account/recovery-codes", dependencies=(CHECK_LIMIT,))
async def renew_recovery_codes(state: State, me: FreshOwner, body: Nothing) -> RecoveryCodes:
    """New recovery codes in place of the former ones; shown once. Needs a fresh proof."""
    return RecoveryCodes(tuple(await (await state.accounts.owner()).renew_codes(me)))


@endpoints.post("/api/account/recover", errors=(401, 429), dependencies=(CHECK_LIMIT,))
async def recover(state: State, request: Connected, cookies: Cookies, body: RecoveryCode) -> SignedInAs:
    """Sign in by a recovery code, which is used up."""
    service = await state.accounts.owner()
    former = await state.accounts.caller(request)
    secret = await service.recover(body.code, request)
    await end_former(state, former)
    return await signed_in(state, cookies, secret)
