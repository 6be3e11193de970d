"""Names and certain ratings of accounts, looked up before rows of tables are shown."""

from collections.abc import Iterable, Mapping, Sequence
from time import time

from msgspec.json import encode

from pelipoyta.community.ratings.model import RatingKey
from pelipoyta.community.table_index.row import IndexedTable
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.accounts.lazy import LazyAccounts
from pelipoyta.server.ratings.facts import SeatedAt, WaitingRatings, key_of_table
from pelipoyta.table.access.listing import listing_access


class RowFacts:
    """Cache of what was looked up; the lobby forgets the ratings when it reads all rows again."""

    def __init__(self, games: Mapping[str, AnyGame], accounts: LazyAccounts) -> None:
        self._games, self._accounts = games, accounts
        self.ratings: WaitingRatings | None = None
        self._points: dict[SeatedAt, int | None] = {}  # None: no certain rating
        self._kinds: dict[tuple[str, str, int, bytes], RatingKey | None] = {}

    async def learn(self, rows: Iterable[IndexedTable]) -> None:
        """Look up the names of accounts that sit at these tables, and the ratings of those that lists may show."""
        with_accounts = [row for row in rows if any(seat.account for seat in row.seats)]
        if with_accounts:
            await self._accounts.learn_names({seat.account for row in with_accounts for seat in row.seats} - {""})
            await self._learn_points([row for row in with_accounts if listing_access(row, time()).listed])

    def forget_points(self) -> None:
        self._points, self._kinds = {}, {}

    def points_of(self, account: str, row: IndexedTable) -> int | None:
        """The account's certain rating in games of this kind."""
        kind = self._kind_of(row)
        return None if kind is None else self._points.get((account, kind))

    def _kind_of(self, row: IndexedTable) -> RatingKey | None:
        """Kind of the table's game; kept, since every row is made again every two seconds."""
        same = (row.game, row.pace, len(row.seats), encode(row.options))
        if same not in self._kinds:
            self._kinds[same] = key_of_table(self._games, row)
        return self._kinds[same]

    async def _learn_points(self, rows: Sequence[IndexedTable]) -> None:
        if self.ratings is None:
            return
        seated: list[tuple[str, RatingKey | None]] = [
            (seat.account, self._kind_of(row)) for row in rows for seat in row.seats if seat.account
        ]
        wanted = {(person, kind) for person, kind in seated if kind is not None} - set(self._points)
        found = await self.ratings.seated(wanted)
        self._points |= {each: found.get(each) for each in wanted}
