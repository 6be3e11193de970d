"""The owner's side of accounts: settings page, name, password, devices, recovery codes, things, profiles."""

from collections.abc import Sequence
from time import time

from msgspec import Struct
from sqlalchemy import Connection, select
from starlette.requests import HTTPConnection

from pelipoyta.community.accounts.account_rows import (
    account_named,
    account_of,
    password_of,
    rename_account,
    set_password,
)
from pelipoyta.community.accounts.favourites import favourites_of, set_favourites
from pelipoyta.community.accounts.leaving.export import export_state, tables_of
from pelipoyta.community.accounts.model import Session, StoredAccount
from pelipoyta.community.accounts.move_in import KeptValue, claimed_seats, kept_values
from pelipoyta.community.accounts.names import check_name, cleaned_name
from pelipoyta.community.accounts.profiles import GameTally, tallies
from pelipoyta.community.accounts.proofs.credential_rows import CredentialRow, credentials_of, remove_credential
from pelipoyta.community.accounts.proofs.passwords import check_password, hash_password
from pelipoyta.community.accounts.proofs.recovery import codes_left, renew_codes, use_code
from pelipoyta.community.accounts.secret_values import new_id
from pelipoyta.community.accounts.session_rows import SessionRow, end_session, end_sessions, prove, sessions_of
from pelipoyta.community.friends.blocks import blocked
from pelipoyta.community.notices import book as notices
from pelipoyta.server.accounts.passkey_service import site_of
from pelipoyta.server.accounts.service import AccountService
from pelipoyta.server.addresses import address_of
from pelipoyta.server.schemas.people.accounts import AccountInfo, ExportInfo, Me, PasskeyInfo, SessionInfo
from pelipoyta.storage.schema.games.table_index import TABLE_INDEX
from pelipoyta.table.errors import TableError

MOST_GAMES = 400
CODES = "recovery codes"  # under which wrong codes of a network are counted


class SeenProfile(Struct, frozen=True):
    """An account, its results, those against the reader, and its favourite games; none where a block is between."""

    account: StoredAccount
    games: Sequence[GameTally] = ()
    against: Sequence[GameTally] = ()
    favourites: tuple[str, ...] = ()


class OwnerService:
    """Acts of a signed-in person on the own account."""

    def __init__(self, service: AccountService, games: frozenset[str]) -> None:
        self._service, self._games = service, games

    async def info(self, me: Session, public_url: str, request: HTTPConnection) -> AccountInfo:
        """The account as its settings page shows it."""
        works = _passkeys_work(public_url, request)
        return await self._service.run(lambda db: _info(db, me, works))

    async def prove(self, me: Session, password: str, request: HTTPConnection) -> None:
        """Note a fresh proof. Raises TableError for a wrong password."""
        if await self._service.prove_by_password(me.name, password, request) != me.account:
            raise TableError("wrong_password")
        await self._service.run(lambda db: prove(db, me.session, time()))
        self._service.forget([me.session])

    async def rename(self, me: Session, name: str) -> Me:
        """Give the account another name. Raises TableError."""
        name = check_name(name, self._games)
        await self._service.run(lambda db: rename_account(db, me.account, name, time()))
        self._service.forget_account(me.account)
        await self._service.learn_names([me.account])
        return Me(me.account, name, me.kind)

    async def change_password(self, me: Session, password: str) -> None:
        """Set the password, or remove it where a passkey is left; all other sessions end."""
        hashed: str | None = None
        if password:
            checked = check_password(password, me.name)
            hashed = await self._service.hashes.run(lambda: hash_password(checked))

        def work(db: Connection) -> list[str]:
            if hashed is None and not credentials_of(db, me.account):
                raise TableError("last_way_in")
            set_password(db, me.account, hashed)
            return end_sessions(db, me.account, but=me.session)

        self._service.cut_off(await self._service.run(work))

    async def remove_passkey(self, me: Session, passkey: str) -> None:
        """Remove a passkey. Raises TableError for the last way to sign in."""

        def work(db: Connection) -> None:
            remove_credential(db, me.account, passkey)
            if password_of(db, me.account) is None and not credentials_of(db, me.account):
                raise TableError("last_way_in")

        await self._service.run(work)

    async def end_sessions(self, me: Session, session: str) -> None:
        """End one session of the account, or all but this one; their connections are closed."""

        def work(db: Connection) -> list[str]:
            if not session:
                return end_sessions(db, me.account, but=me.session)
            end_session(db, me.account, session)
            return [session]

        self._service.cut_off(await self._service.run(work))

    async def renew_codes(self, me: Session) -> list[str]:
        return await self._service.run(lambda db: renew_codes(db, me.account, time()))

    async def recover(self, code: str, request: HTTPConnection) -> str:
        """Sign in by a recovery code; the secret of the session. Raises TableError for a wrong or used one."""
        self._service.attempts.check(CODES, address_of(request))
        account = await self._service.run(lambda db: _use_code(db, code))
        if account is None:
            self._service.attempts.wrong(CODES, address_of(request))
            raise TableError("wrong_code")
        return await self._service.open_session(account, request)

    async def things(self, account: str) -> tuple[list[tuple[str, str]], list[KeptValue]]:
        """Tables and games of the account's seats, and what is kept for it."""
        return await self._service.run(lambda db: _things(db, account))

    async def choose_favourites(self, me: Session, games: tuple[str, ...]) -> None:
        """Name the favourite games. Raises TableError for a game that is not played here."""
        if unknown := set(games) - self._games:
            raise TableError("no_such_game", {"game": min(unknown)})
        await self._service.run(lambda db: set_favourites(db, me.account, games))

    async def profile(self, name: str, caller: str) -> SeenProfile:
        """An account by name, as the caller may see it."""
        wanted = _asked_name(name)
        return await self._service.run(lambda db: _profile(db, wanted, caller))


def _use_code(db: Connection, code: str) -> str | None:
    """Use a code up, and tell its owner on all devices."""
    account = use_code(db, code)
    if account is not None:
        notices.add(db, account, "house", f"recovery:{new_id()}", {"what": "recovery", "link": "/account"}, now=time())
    return account


def _asked_name(name: str) -> str:
    try:
        return cleaned_name(name)
    except TableError as error:
        raise TableError("no_such_person") from error


def _profile(db: Connection, name: str, caller: str) -> SeenProfile:
    found = account_named(db, name)
    if found is None or found.closed is not None:
        raise TableError("no_such_person")
    if caller and caller != found.id and blocked(db, caller, found.id):
        return SeenProfile(found)
    games, against = tallies(db, found.id, caller)
    return SeenProfile(found, games, against, favourites_of(db, found.id))


def _passkeys_work(public_url: str, request: HTTPConnection) -> bool:
    """True if passkeys work at the address of the page that asks; a GET of the own page brings no Origin."""
    scheme = "https" if public_url.startswith("https:") else "http"
    origin = request.headers.get("origin") or f"{scheme}://{request.headers.get('host', '')}"
    try:
        site_of(public_url, origin)
    except TableError:
        return False
    return True


def _info(db: Connection, me: Session, passkeys_work: bool) -> AccountInfo:
    stored = account_of(db, me.account)
    export = export_state(db, me.account, time())
    sessions = [each for each in sessions_of(db, me.account) if each.kind == "browser"]
    return AccountInfo(
        me=Me(me.account, me.name, me.kind),
        made=stored.made if stored else 0.0,
        has_password=password_of(db, me.account) is not None,
        passkeys=tuple(_passkey(each) for each in credentials_of(db, me.account)),
        sessions=tuple(_session(each, me.session) for each in sessions),
        recovery_codes=codes_left(db, me.account),
        fresh=me.is_fresh(time()),
        passkeys_work=passkeys_work,
        export=ExportInfo(*export) if export else None,
        favourites=favourites_of(db, me.account),
    )


def _passkey(each: CredentialRow) -> PasskeyInfo:
    synced = each.device_type == "multi_device"
    return PasskeyInfo(id=each.id, label=each.label, synced=synced, made=each.made, used=each.used)


def _session(each: SessionRow, mine: str) -> SessionInfo:
    return SessionInfo(
        id=each.id,
        browser=each.agent.browser,
        system=each.agent.system,
        place=each.place,
        made=each.made,
        seen=each.seen,
        here=each.id == mine,
    )


def _things(db: Connection, account: str) -> tuple[list[tuple[str, str]], list[KeptValue]]:
    own = [*tables_of(db, account), *(each.table for each in claimed_seats(db, account))]
    tables = list(dict.fromkeys(own))[:MOST_GAMES]
    query = select(TABLE_INDEX.c.table_id, TABLE_INDEX.c.game).where(TABLE_INDEX.c.table_id.in_(tables))
    games = {str(table): str(game) for table, game in db.execute(query)}
    return [(table, games.get(table, "")) for table in tables], kept_values(db, account)
