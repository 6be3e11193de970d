"""Pairing of stored offers: asks the chosen people whether they are here, then makes the table.

A crash between the decision and the table is made good at the next start. Every process runs one; rows decide.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from time import time
from typing import TYPE_CHECKING, Protocol

import structlog

from pelipoyta.community.accounts.secret_values import is_account_id
from pelipoyta.community.offers.model import Meeting, PairedPerson, PairedTable, StoredOffer
from pelipoyta.community.pairing import PairedGame, PairingPool, pair
from pelipoyta.server.lobby.pairing.paces import table_options, time_of
from pelipoyta.server.lobby.presence.processes import LobbyPresence
from pelipoyta.table.decide.setup.create import new_key
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.watching import ListedAs

if TYPE_CHECKING:
    from pelipoyta.community.offers.book import OfferBook
    from pelipoyta.community.offers.facts import WaitingFacts

PairingPoints = dict[tuple[str, PairingPool], float]
ReadPoints = Callable[[Sequence[StoredOffer]], Awaitable[PairingPoints]]
Lead = Callable[[Sequence[StoredOffer], PairingPoints, float], Awaitable[None]]
EVERY = 2.0  # seconds between two rounds of pairing
MAKE_AGAIN = 30.0  # seconds after which a decided game without a table is another process's to make
log = structlog.get_logger("pelipoyta.lobby")


class PairingNews(Protocol):
    """Hears what pairing does, to tell people."""

    async def changed(self) -> None:
        """Offers were taken, held or freed."""

    def asked(self, meetings: Sequence[Meeting]) -> None:
        """These meetings are going on."""

    def ended(self, meeting: Meeting) -> None:
        """The meeting's time is over; its silent people search no more."""

    def made(self, game: PairedTable) -> None:
        """The game has its table."""

    async def look(self, facts: "WaitingFacts") -> None:
        """A round begins: meetings may have begun and ended at other processes."""


class Pairer:
    """Pairs waiting people every two seconds, and makes their tables."""

    def __init__(
        self,
        book: "OfferBook",
        lobby: Lobby,
        presence: LobbyPresence,
        news: PairingNews,
        asking: float,
        points: ReadPoints | None = None,
        lead: Lead | None = None,
    ) -> None:
        """`asking`: seconds for which people are asked whether they are here; `points` reads ratings.

        `lead` takes those whom nobody was found for to tables that wait.
        """
        self._book, self._lobby, self._presence, self._news = book, lobby, presence, news
        self._asking, self._points, self._lead = asking, points, lead
        self._due = asyncio.Event()
        self._searching: frozenset[str] = frozenset()

    def soon(self) -> None:
        """Pair without waiting for the next round: an offer is new."""
        self._due.set()

    async def run(self) -> None:
        """Finish what a crash left, then pair for ever."""
        await self._guarded(self.finish)
        while True:
            self._due.clear()
            await self._guarded(self.pair_once)
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):  # wait_for may lose a cancellation
                    await self._due.wait()

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:  # pairing goes on with the next round
            log.exception("pairing failed")

    async def finish(self) -> None:
        """Make the tables of games that were decided on and have none."""
        for game in await self._book.unmade():
            await self._guarded(partial(self.make, game))

    async def facts(self) -> "WaitingFacts":
        """Waiting people with the facts about them; stores and learns presence."""
        found = await self._book.facts(self._presence.process, self._presence.due(self._searching), time())
        self._searching = frozenset(offer.person for offer in found.offers)
        self._presence.learn(found.elsewhere)
        return found

    async def pair_once(self) -> None:
        from pelipoyta.server.lobby.pairing.facts import LobbyFacts

        expired = await self._book.expire(time())
        for meeting in expired:
            self._news.ended(meeting)
        waiting = await self.facts()
        await self._news.look(waiting)
        free = {each.id: each for each in waiting.offers if not each.held}
        points = await self._points(list(free.values())) if self._points else {}
        facts = LobbyFacts(waiting, points, self._presence, self._lobby)
        changed = bool(expired)
        for game in pair([each.offer() for each in free.values()], facts, time()):
            changed = await self.begin(game, free) or changed
            for name, _ in game.offers:
                del free[name]
        if changed:
            await self._news.changed()
        if self._lead:
            await self._lead(list(free.values()), points, time())
        for decided in await self._book.unmade():
            if time() - decided.made > MAKE_AGAIN:  # the process that decided is gone
                await self._guarded(partial(self.make, decided))

    async def begin(self, game: PairedGame, offers: Mapping[str, StoredOffer], here: tuple[str, ...] = ()) -> bool:
        """Ask people of a live game whether they are here, or make a game over days; False where another was quicker.

        `here`: people who have just shown it.
        """
        seats = self._seated(game, {offers[name].person: offers[name] for name, _ in game.offers})
        if not game.pool.lasts:
            until = time() + self._asking
            meeting = Meeting(id=new_key(), pool=game.pool, people=seats, offers=game.offers, here=here, until=until)
            if not await self._book.call(meeting):
                return False
            self._news.asked([meeting])
            return True
        decided = PairedTable(key=new_key(), pool=game.pool, people=seats, made=time())
        if not await self._book.take(game.offers, decided):
            return False
        await self.make(decided)
        return True

    def _seated(self, game: PairedGame, people: Mapping[str, StoredOffer]) -> tuple[PairedPerson, ...]:
        """People by seat: those of one side sit in the seats of one team."""
        from pelipoyta.server.lobby.pairing.facts import teams_of

        sides = [list(side) for side in game.sides]
        teams = teams_of(self._lobby, game.pool, len(people))
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
            listed=ListedAs(listing="open"),  # who was found in the lobby plays in its lists
        )
        ticket = await self._lobby.create(spec, game.key)
        for seat, each in enumerate(game.people):
            account = each.person if is_account_id(each.person) else ""
            await self._lobby.sit(ticket.table, seat, each.name, key=each.key, account=account)
        await self._book.made(game.key, ticket.table)
        self._news.made(game)
