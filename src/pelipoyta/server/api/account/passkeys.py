"""Passkeys: signing up and in by one, a fresh proof, adding and removing."""

from pelipoyta.server.api.account.common import FreshOwner, Owner, passkeys_of
from pelipoyta.server.api.account.signing import end_former, signed_in
from pelipoyta.server.api.deps import CHECK_LIMIT, SIGN_UP_LIMIT, Connected, Cookies, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.people.accounts import (
    NewName,
    Nothing,
    PasskeyAnswer,
    PasskeyId,
    PasskeyOptions,
    PasskeySignUp,
    SignedInAs,
)

endpoints = Endpoints()


@endpoints.post("/api/account/passkey/sign-up-options", errors=(409,), dependencies=(CHECK_LIMIT,))
async def passkey_sign_up_options(state: State, request: Connected, cookies: Cookies, body: NewName) -> PasskeyOptions:
    """Options for the first passkey of a new account of this name."""
    service = await passkeys_of(state, request, cookies)
    return PasskeyOptions(await service.sign_up_options(body.name, frozenset(state.lobby.games)))


@endpoints.post("/api/account/passkey/sign-up", status=201, errors=(409, 429, 503), dependencies=(SIGN_UP_LIMIT,))
async def passkey_sign_up(state: State, request: Connected, cookies: Cookies, body: PasskeySignUp) -> SignedInAs:
    """Make an account with a passkey, and sign in to it."""
    service = await passkeys_of(state, request, cookies)
    account = await service.sign_up(body.name, body.answer, _label(request), frozenset(state.lobby.games))
    return await signed_in(state, cookies, await (await state.accounts.opened()).open_session(account, request))


@endpoints.post("/api/account/passkey/sign-in-options", dependencies=(CHECK_LIMIT,))
async def passkey_sign_in_options(state: State, request: Connected, cookies: Cookies, body: Nothing) -> PasskeyOptions:
    """Options for signing in by a passkey, without a name."""
    return PasskeyOptions(await (await passkeys_of(state, request, cookies)).sign_in_options())


@endpoints.post("/api/account/passkey/sign-in", errors=(401,), dependencies=(CHECK_LIMIT,))
async def passkey_sign_in(state: State, request: Connected, cookies: Cookies, body: PasskeyAnswer) -> SignedInAs:
    """Sign in by a passkey."""
    service = await passkeys_of(state, request, cookies)
    former = await state.accounts.caller(request)
    account = await service.sign_in(body.answer)
    await end_former(state, former)
    return await signed_in(state, cookies, await (await state.accounts.opened()).open_session(account, request))


@endpoints.post("/api/account/passkey/prove-options", dependencies=(CHECK_LIMIT,))
async def passkey_prove_options(
    state: State, me: Owner, request: Connected, cookies: Cookies, body: Nothing
) -> PasskeyOptions:
    """Options for a fresh proof by a passkey."""
    return PasskeyOptions(await (await passkeys_of(state, request, cookies)).proof_options(me))


@endpoints.post("/api/account/passkey/prove", errors=(401,), dependencies=(CHECK_LIMIT,))
async def passkey_prove(state: State, me: Owner, request: Connected, cookies: Cookies, body: PasskeyAnswer) -> Nothing:
    """Prove by a passkey that the caller is the owner, for ten minutes."""
    await (await passkeys_of(state, request, cookies)).prove(me, body.answer)
    return Nothing()


@endpoints.post("/api/account/passkey/add-options", dependencies=(CHECK_LIMIT,))
async def passkey_add_options(
    state: State, me: FreshOwner, request: Connected, cookies: Cookies, body: Nothing
) -> PasskeyOptions:
    """Options for another passkey; needs a fresh proof."""
    return PasskeyOptions(await (await passkeys_of(state, request, cookies)).adding_options(me))


@endpoints.post("/api/account/passkey/add", dependencies=(CHECK_LIMIT,))
async def passkey_add(
    state: State, me: FreshOwner, request: Connected, cookies: Cookies, body: PasskeyAnswer
) -> Nothing:
    """Add a passkey; needs a fresh proof."""
    await (await passkeys_of(state, request, cookies)).add(me, body.answer, _label(request))
    return Nothing()


@endpoints.post("/api/account/passkey/remove", errors=(404, 409))
async def passkey_remove(state: State, me: FreshOwner, body: PasskeyId) -> Nothing:
    """Remove a passkey; needs a fresh proof, and another way to sign in."""
    await (await state.accounts.owner()).remove_passkey(me, body.passkey)
    return Nothing()


def _label(request: Connected) -> str:
    """Device on which the passkey was made, in words."""
    from pelipoyta.community.accounts.devices import device_words

    words = device_words(request.headers.get("user-agent", ""))
    return " · ".join(filter(None, (words.browser, words.system)))
