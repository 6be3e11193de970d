"""Presence over all processes: who is at a page here, and, by rows, who is at a page elsewhere."""

import secrets
from collections.abc import Callable, Collection, Iterable

from pelipoyta.community.accounts.secret_values import is_account_id
from pelipoyta.server.lobby.presence.people import People

AT = "at:"  # begins the row of a table in place of a person's
RENEW = 8.0  # seconds after which rows are renewed; they last for 25


class LobbyPresence:
    """Answers whether a person is here. Rows are written only for people whom other processes ask about."""

    def __init__(self, people: People, tables: Callable[[], Iterable[str]] = tuple) -> None:
        """`tables`: those that wait in the lists, with a player connected to this process."""
        self._people, self._tables = people, tables
        self.process = secrets.token_urlsafe(12)
        self._written: frozenset[str] = frozenset()
        self._renewed = -RENEW
        self._elsewhere: frozenset[str] = frozenset()

    def is_here(self, person: str) -> bool:
        return self._people.is_here(person) or person in self._elsewhere

    def is_manned(self, table: str) -> bool:
        """True if a seat's player is connected to the table at another process."""
        return AT + table in self._elsewhere

    def learn(self, elsewhere: frozenset[str]) -> None:
        """Take who is here at other processes."""
        self._elsewhere = elsewhere

    def due(self, searching: Collection[str]) -> frozenset[str] | None:
        """People and tables to store now: accounts, searching people; None where nothing is to be renewed."""
        people = {visitor.person for visitor in self._people}
        asked_for = {person for person in people if person in searching or is_account_id(person)}
        here = frozenset(filter(self._people.is_here, asked_for)) | {AT + table for table in self._tables()}
        now = self._people.clock()
        if here == self._written and now - self._renewed < RENEW:
            return None
        if not here and not self._written:
            return None
        self._written, self._renewed = here, now
        return here
