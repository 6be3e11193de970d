"""Pairing of stored offers: takes them in one transaction, then makes the table; a crash between is made good."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from time import time
from typing import TYPE_CHECKING

import structlog

from pelipoyta.community.accounts.secret_values import is_account_id
from pelipoyta.community.offers.model import PairedPerson, PairedTable, StoredOffer
from pelipoyta.community.pairing import PairedGame, PairingPool, pair
from pelipoyta.server.lobby.paces import first_options, table_options, time_of
from pelipoyta.server.lobby.people import People
from pelipoyta.table.decide.create import new_key
from pelipoyta.table.live.lobby import Lobby, TableSpec

if TYPE_CHECKING:
    from pelipoyta.community.offers.book import OfferBook

PairingPoints = dict[tuple[str, PairingPool], float]
EVERY = 2.0  # seconds between two rounds of pairing
RATING = 1353.0  # of a person without one: that of the second level
log = structlog.get_logger("pelipoyta.lobby")


class GuestFacts:
    """Facts of pairing; people without a rating are equal, and two are two people."""

    def __init__(self, people: People, lobby: Lobby) -> None:
        self._people, self._lobby = people, lobby
        self.points: PairingPoints = {}
        self.blocked: frozenset[frozenset[str]] = frozenset()  # each two people with a block between them

    def rating(self, person: str, pool: PairingPool) -> float:
        return self.points.get((person, pool), RATING)

    def may_meet(self, one: str, other: str, _pool: PairingPool) -> bool:
        return one != other and frozenset((one, other)) not in self.blocked

    def is_here(self, person: str) -> bool:
        return self._people.is_here(person)

    def met_lately(self, _one: str, _other: str) -> bool:
        return False

    def conduct(self, _person: str) -> int:
        return 0

    def team_count(self, pool: PairingPool, seats: int) -> int:
        teams = _teams(self._lobby, pool, seats)
        return len(set(teams)) if len(set(teams)) < seats else 0


def _teams(lobby: Lobby, pool: PairingPool, seats: int) -> tuple[int, ...]:
    game = lobby.game(pool.game)
    return game.hooks.teams(first_options(game), seats)


class Pairer:
    """Pairs waiting people every two seconds, and makes their tables."""

    def __init__(
        self,
        book: "OfferBook",
        lobby: Lobby,
        people: People,
        changed: Callable[[], Awaitable[None]],
        made: Callable[[PairedTable, str], None],
        points: Callable[[Sequence[StoredOffer]], Awaitable[PairingPoints]] | None = None,
    ) -> None:
        """`changed` is called after offers were taken, `made` with a game and the id of its new table.

        `points` reads the ratings of those who wait.
        """
        self._book, self._lobby, self._people = book, lobby, people
        self._facts = GuestFacts(people, lobby)
        self._changed, self._made, self._points = changed, made, points
        self._due = asyncio.Event()

    def soon(self) -> None:
        """Pair without waiting for the next round: an offer is new."""
        self._due.set()

    async def run(self) -> None:
        """Finish what a crash left, then pair for ever."""
        await self._guarded(self.finish)
        while True:
            await self._guarded(self.pair_once)
            self._due.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._due.wait(), EVERY)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:  # pairing goes on with the next round
            log.exception("pairing failed")

    async def finish(self) -> None:
        """Make the tables of games that were decided on and have none."""
        for game in await self._book.unmade():
            await self._guarded(partial(self.make, game))

    async def pair_once(self) -> None:
        now = time()
        offers = {each.id: each for each in await self._book.waiting(now)}
        self._facts.blocked = await self._book.blocked([each.person for each in offers.values()])
        taken = False
        if self._points:
            self._facts.points = await self._points(list(offers.values()))
        for game in pair([each.offer() for each in offers.values()], self._facts, now):
            taken = await self.take(game, offers) or taken
        if taken:
            await self._changed()

    async def take(self, game: PairedGame, offers: dict[str, StoredOffer]) -> bool:
        """Take the offers for this game and make its table; False where somebody was quicker."""
        people = {offers[name].person: offers[name] for name, _ in game.offers}
        decided = PairedTable(key=new_key(), pool=game.pool, people=self._seated(game, people), made=time())
        if not await self._book.take(game.offers, decided):
            return False
        await self.make(decided)
        return True

    def _seated(self, game: PairedGame, people: dict[str, StoredOffer]) -> tuple[PairedPerson, ...]:
        """People by seat: those of one side sit in the seats of one team."""
        sides = [list(side) for side in game.sides]
        teams = _teams(self._lobby, game.pool, len(people))
        order = {team: number for number, team in enumerate(dict.fromkeys(teams))}
        names = [sides[order[team]].pop(0) for team in teams]
        return tuple(PairedPerson(name, people[name].name, new_key()) for name in names)

    async def make(self, game: PairedTable) -> None:
        """Make the table and seat everybody; doing it twice makes one table (TABLE-4)."""
        kind = self._lobby.game(game.pool.game)
        spec = TableSpec(
            game=game.pool.game,
            seats=len(game.people),
            options=table_options(kind),
            places=("open",) * len(game.people),
            name="",
            time=time_of(game.pool),
            hints=not game.pool.rated,
            rated=game.pool.rated,
        )
        ticket = await self._lobby.create(spec, game.key)
        for seat, each in enumerate(game.people):
            account = each.person if is_account_id(each.person) else ""
            await self._lobby.sit(ticket.table, seat, each.name, key=each.key, account=account)
        await self._book.made(game.key, ticket.table)
        self._made(game, ticket.table)
