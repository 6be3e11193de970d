"""Passkeys in the running server: challenges bound to a browser, sign-up, sign-in, proof, and adding another."""

import asyncio
from time import time
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection

from pelipoyta.community.accounts.account_rows import add_account, refuse_taken_name
from pelipoyta.community.accounts.model import Session
from pelipoyta.community.accounts.names import check_name
from pelipoyta.community.accounts.proofs import passkeys
from pelipoyta.community.accounts.proofs.credential_rows import (
    StoredKey,
    add_credential,
    credentials_of,
    new_challenge,
    note_use,
    stored_key,
    take_challenge,
)
from pelipoyta.community.accounts.proofs.passkeys import Site
from pelipoyta.community.accounts.secret_values import new_account_id
from pelipoyta.community.accounts.session_rows import prove
from pelipoyta.server.accounts.service import AccountService
from pelipoyta.table.errors import TableError

LOCAL = "localhost"


def site_of(public_url: str, origin: str) -> Site:
    """Relying party for a page of this origin. Raises TableError for one that passkeys do not work at."""
    host = urlsplit(public_url).hostname or LOCAL
    page = urlsplit(origin)
    named = page.hostname or ""
    if not (named == host or named.endswith("." + host)) or (page.scheme != "https" and host != LOCAL):
        raise TableError("no_passkeys_here", {"host": host})
    return Site(host, origin)


class PasskeyService:
    """Ceremonies of passkeys for the browser of a cookie."""

    def __init__(self, service: AccountService, site: Site, browser: str) -> None:
        self._service, self._site, self._browser = service, site, browser

    async def sign_up_options(self, name: str, games: frozenset[str]) -> dict[str, Any]:
        """Options for the first passkey of a new account. Raises TableError for a name that cannot be had."""
        name, account = check_name(name, games), new_account_id()

        def begin(db: Connection) -> bytes:
            refuse_taken_name(db, name, time())
            return new_challenge(db, "sign-up", self._browser, time(), account)

        return passkeys.creation_options(self._site, account, name, await self._service.run(begin), [])

    async def sign_up(self, name: str, answer: dict[str, Any], label: str, games: frozenset[str]) -> str:
        """Make an account with its first passkey; its id."""
        name = check_name(name, games)
        challenge, account = await self._taken(answer, "sign-up")
        new = await asyncio.to_thread(passkeys.verify_creation, self._site, answer, challenge)

        def make(db: Connection) -> str:
            made = add_account(db, name, time(), id=account or "")
            add_credential(db, made.id, new, label, time())
            return made.id

        return await self._service.run(make)

    async def adding_options(self, me: Session) -> dict[str, Any]:
        """Options for another passkey of the caller."""

        def begin(db: Connection) -> tuple[bytes, list[str]]:
            known = [each.id for each in credentials_of(db, me.account)]
            return new_challenge(db, "add", self._browser, time(), me.account), known

        challenge, known = await self._service.run(begin)
        return passkeys.creation_options(self._site, me.account, me.name, challenge, known)

    async def add(self, me: Session, answer: dict[str, Any], label: str) -> None:
        challenge, account = await self._taken(answer, "add")
        if account != me.account:
            raise TableError("challenge_gone")
        new = await asyncio.to_thread(passkeys.verify_creation, self._site, answer, challenge)
        await self._service.run(lambda db: add_credential(db, me.account, new, label, time()))

    async def sign_in_options(self) -> dict[str, Any]:
        """Options for signing in without a name."""
        challenge = await self._service.run(lambda db: new_challenge(db, "sign-in", self._browser, time()))
        return passkeys.request_options(self._site, challenge, verified=False)

    async def sign_in(self, answer: dict[str, Any]) -> str:
        """The account whose passkey answered."""
        return await self._used(answer, "sign-in", verified=False)

    async def proof_options(self, me: Session) -> dict[str, Any]:
        """Options for a fresh proof, with the person verified by the authenticator."""
        challenge = await self._service.run(lambda db: new_challenge(db, "prove", self._browser, time(), me.account))
        return passkeys.request_options(self._site, challenge, verified=True)

    async def prove(self, me: Session, answer: dict[str, Any]) -> None:
        if await self._used(answer, "prove", verified=True) != me.account:
            raise TableError("bad_passkey")
        await self._service.run(lambda db: prove(db, me.session, time()))
        self._service.forget([me.session])

    async def _taken(self, answer: dict[str, Any], purpose: str) -> tuple[bytes, str | None]:
        """Use up the challenge of an answer, before it is verified: a replayed one finds none."""
        challenge = passkeys.challenge_in(answer)
        account = await self._service.run(lambda db: take_challenge(db, challenge, purpose, self._browser, time()))
        return challenge, account

    async def _used(self, answer: dict[str, Any], purpose: str, *, verified: bool) -> str:
        challenge, _ = await self._taken(answer, purpose)
        id = passkeys.credential_id(answer)
        key = await self._service.run(lambda db: stored_key(db, id))
        if key is None:
            raise TableError("unknown_passkey")
        if passkeys.user_handle(answer) != key.account:
            raise TableError("bad_passkey")
        await self._verify(answer, challenge, id, key, verified)
        return key.account

    async def _verify(self, answer: dict[str, Any], challenge: bytes, id: str, key: StoredKey, verified: bool) -> None:
        used = await asyncio.to_thread(
            passkeys.verify_use, self._site, answer, challenge, key.public_key, key.sign_count, verified=verified
        )
        await self._service.run(lambda db: note_use(db, id, used, key.sign_count, time()))
