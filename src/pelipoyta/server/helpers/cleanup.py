"""Clean-up of helpers' logs: those unused for long are deleted, and a name is taken out of all of them."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pelipoyta.contests.model import ContestKind
from pelipoyta.server.helpers.session import KIND, HelperHeader
from pelipoyta.table.log.retention import LogConnection, transaction_of

GONE = "–"  # in place of a name that is forgotten
_HEADER = msgspec.json.Decoder(HelperHeader)
_KIND = msgspec.json.Decoder(ContestKind)


class _Timed(Struct):
    """Time of a line."""

    time: float = 0.0


_TIMED = msgspec.json.Decoder(_Timed)


class HelperCleanup:
    """Deletes and rewrites logs over a connection of its own; a server on the same database goes on."""

    def __init__(self, db: LogConnection, *, postgres: bool) -> None:
        self._db = db
        self._mark = "%s" if postgres else "?"
        self._postgres = postgres

    def candidates(self, before: float) -> list[str]:
        """Helpers that were opened before that time."""
        return [header.id for header in self._headers() if header.created < before]

    def remove(self, helper: str, before: float) -> bool:
        """True if the helper's last line is older than that time; its log is deleted then."""
        with transaction_of(self._db, postgres=self._postgres):
            lock = " FOR UPDATE" if self._postgres else ""
            # No line can be appended while the row is held: a line refers to it.
            self._run(f"SELECT id FROM contests WHERE id = {self._mark}{lock}", helper)
            last = self._run(f"SELECT line FROM contest_log WHERE contest_id = {self._mark} ORDER BY seq DESC", helper)
            newest = last.fetchone()
            if newest and _TIMED.decode(bytes(newest[0])).time >= before:
                return False
            for table in ("contest_log", "unfinished_contests"):
                self._run(f"DELETE FROM {table} WHERE contest_id = {self._mark}", helper)
            self._run(f"DELETE FROM contests WHERE id = {self._mark}", helper)
        return True

    def forget(self, name: str) -> int:
        """Number of helpers with that player; another word stands for the name from now on."""
        found = 0
        for header in self._headers():
            names = tuple(GONE if each.casefold() == name.casefold() else each for each in header.setup.names)
            if names != header.setup.names:
                changed = msgspec.json.encode(replace(header, setup=replace(header.setup, names=names)))
                query = f"UPDATE contests SET header = {self._mark} WHERE id = {self._mark}"
                self._db.execute(query, (changed, header.id))
                found += 1
        return found

    def _headers(self) -> Iterator[HelperHeader]:
        rows = self._db.execute("SELECT header FROM contests ORDER BY id").fetchall()
        return (_HEADER.decode(bytes(row)) for (row,) in rows if _KIND.decode(bytes(row)).kind == KIND)

    def _run(self, query: str, helper: str) -> Any:
        return self._db.execute(query, (helper,))
