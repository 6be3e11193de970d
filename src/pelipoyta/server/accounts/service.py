"""Account service: recognises callers, signs people up, in and out. Imported when the first cookie or sign-up comes."""

from collections.abc import Callable, Iterable
from time import monotonic, time
from typing import TypedDict, TypeVar

from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from pelipoyta.community.accounts.account_rows import (
    account_named,
    add_account,
    labels_of,
    password_of,
    refuse_taken_name,
    set_password,
)
from pelipoyta.community.accounts.devices import device_words, network_part
from pelipoyta.community.accounts.leaving.deletion import reopen_account
from pelipoyta.community.accounts.model import DeviceWords, Session
from pelipoyta.community.accounts.move_in import claimed_key
from pelipoyta.community.accounts.names import check_name, folded
from pelipoyta.community.accounts.proofs.passwords import check_password, hash_password, needs_rehash, verify_password
from pelipoyta.community.accounts.session_rows import end_session, is_open, open_session, session_by
from pelipoyta.server.accounts.attempts import Attempts
from pelipoyta.server.accounts.connections import SessionConnections
from pelipoyta.server.accounts.hashing import HashQueue
from pelipoyta.server.addresses import address_of
from pelipoyta.server.services.requests.shared_counts import SharedCounts
from pelipoyta.storage.database import Database
from pelipoyta.table.errors import TableError
from pelipoyta.table.player_names import know

T = TypeVar("T")
REMEMBERED = 1.0  # seconds for which a recognised session is not looked up again
CACHE = 10_000


class DeviceFacts(TypedDict):
    """Device of a session, as it is stored."""

    agent: DeviceWords
    place: str


class AccountService:
    """Accounts of one server process; truth is in the database."""

    def __init__(self, database: Database, games: Iterable[str], shared: SharedCounts | None = None) -> None:
        """`shared`: counts of wrong attempts at all processes."""
        self._database = database
        self._games = frozenset(games)
        self.hashes = HashQueue()
        self.attempts = Attempts(shared=shared)
        self.connections = SessionConnections(self._ended)
        self._known: dict[tuple[str, str], tuple[float, Session]] = {}

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction."""
        return await self._database.run(work)

    async def recognise(self, secret: str, kind: str) -> Session | None:
        """The session of this secret, by cookie (`browser`) or bearer token (`token`); None for one that is over."""
        known = self._known.get((kind, secret))
        if known and monotonic() - known[0] < REMEMBERED:
            return known[1]
        found = await self.run(lambda db: session_by(db, secret, time(), kind))
        if len(self._known) > CACHE:
            self._known.clear()
        if found is not None:
            self._known[kind, secret] = (monotonic(), found)
        return found

    async def _ended(self, sessions: list[str]) -> list[str]:
        return await self.run(lambda db: [each for each in sessions if not is_open(db, each, time())])

    def forget(self, sessions: Iterable[str]) -> None:
        """Look these sessions up again at their next request."""
        gone = set(sessions)
        self._known = {key: each for key, each in self._known.items() if each[1].session not in gone}

    def forget_account(self, account: str) -> None:
        """Look the sessions of an account up again at their next request."""
        self._known = {key: each for key, each in self._known.items() if each[1].account != account}

    def cut_off(self, sessions: Iterable[str]) -> None:
        """Stop recognising sessions that have ended, and close their connections."""
        ended = list(sessions)
        self.forget(ended)
        self.connections.end(ended)

    async def sign_up(self, name: str, password: str, connection: HTTPConnection) -> str:
        """Make an account with a password; the secret of its first session. Raises TableError."""
        name = check_name(name, self._games)
        password = check_password(password, name)
        await self.run(lambda db: refuse_taken_name(db, name, time()))
        hashed = await self.hashes.run(lambda: hash_password(password))

        def make(db: Connection) -> str:
            account = add_account(db, name, time(), password=hashed)
            return open_session(db, account.id, time(), **device_of(connection))[1]

        return await self.run(make)

    async def sign_in(self, name: str, password: str, connection: HTTPConnection) -> str:
        """Open a session for the holder of the password; its secret. One error for every wrong pair."""
        account = await self.prove_by_password(name, password, connection)
        return await self.open_session(account, connection)

    async def prove_by_password(self, name: str, password: str, connection: HTTPConnection) -> str:
        """The account of that name. Raises TableError for a wrong password, and after many wrong ones."""
        key, address = folded(name[:100]), address_of(connection)
        self.attempts.check(key, address)
        account = await self._check_password(key, password)
        if account is None:
            self.attempts.wrong(key, address)
            raise TableError("wrong_password")
        self.attempts.right(key, address)
        return account

    async def _check_password(self, key: str, password: str) -> str | None:
        """The account of that folded name if the password is right; equal work where there is no such account."""
        account, hashed = await self.run(lambda db: _stored_password(db, key))
        if not await self.hashes.run(lambda: verify_password(hashed, password)):
            return None
        if hashed and needs_rehash(hashed):
            renewed = await self.hashes.run(lambda: hash_password(password))
            await self.run(lambda db: set_password(db, account, renewed))
        return account

    async def open_session(self, account: str, connection: HTTPConnection) -> str:
        """A new session of the account on this device; its secret. An account that is to be deleted opens again."""
        device = device_of(connection)

        def work(db: Connection) -> str:
            reopen_account(db, account)
            return open_session(db, account, time(), **device)[1]

        return await self.run(work)

    async def sign_out(self, session: Session) -> None:
        await self.run(lambda db: end_session(db, session.account, session.session))
        self.cut_off([session.session])

    async def claimed_key(self, account: str, table: str) -> str:
        """Key of the seat at this table that a guest brought into the account; empty without one."""
        return await self.run(lambda db: claimed_key(db, account, table))

    async def learn_names(self, accounts: Iterable[str]) -> None:
        """Look up how these accounts are called now, for tables that show them."""
        know(await self.run(lambda db: labels_of(db, accounts)))

    async def close(self) -> None:
        await self.connections.close()
        self.hashes.close()


def _stored_password(db: Connection, key: str) -> tuple[str, str | None]:
    found = account_named(db, key)
    return ("", None) if found is None else (found.id, password_of(db, found.id))


def device_of(connection: HTTPConnection) -> DeviceFacts:
    """Device and place of a connection, as a session stores them."""
    agent = device_words(connection.headers.get("user-agent", ""))
    return {"agent": agent, "place": network_part(address_of(connection))}
