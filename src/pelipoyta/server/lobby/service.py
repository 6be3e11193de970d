"""Lobby service: stores offers, tells every visitor of changes, and runs pairing while somebody is here."""

import asyncio
import secrets
from time import time
from typing import TYPE_CHECKING

import structlog
from msgspec import Struct

from pelipoyta.community.accounts.secret_values import is_account_id
from pelipoyta.community.offers.model import StoredOffer
from pelipoyta.community.pairing import PairedGame, Want
from pelipoyta.server.live.updates import encode
from pelipoyta.server.lobby.lists import LobbyLists, is_manned
from pelipoyta.server.lobby.pairing.free_seats import FreeSeats
from pelipoyta.server.lobby.pairing.paces import pools, shown, wanted
from pelipoyta.server.lobby.pairing.shown_offers import SHOWN, ShownOffers, own_offer
from pelipoyta.server.lobby.presence.people import People, Visitor
from pelipoyta.server.lobby.presence.processes import LobbyPresence
from pelipoyta.server.schemas.websocket.lobby import HereAnswer, JoinOffer, LobbyState, MatchGone, PoolWait, PostOffer
from pelipoyta.server.services.requests.tokens import TokenSigner
from pelipoyta.storage.database import Database
from pelipoyta.table.access.listing import waits_in_lists
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.state.chat import clean

if TYPE_CHECKING:
    from pelipoyta.community.offers.book import OfferBook
    from pelipoyta.server.events.board import EventBoard
    from pelipoyta.server.lobby.pairing.news import LobbyNews
    from pelipoyta.server.lobby.pairing.pairer import Pairer
    from pelipoyta.server.ratings.facts import WaitingRatings

LIVE_FOR = 3600.0  # seconds that an offer waits
DAYS_FOR = 14 * 86_400.0  # the same for games over days
ABSENT = 60.0  # seconds for which the offer of a person without a page waits for the page to come back
GATHER = 0.1  # seconds for which changes of offers are gathered
REFRESH = 10.0  # seconds between two looks at what other processes and absences changed
WAITS_KEPT = 60.0  # seconds for which the expected waits are not computed again
log = structlog.get_logger("pelipoyta.lobby")


class OpenLobby(Struct, frozen=True):
    """Parts of the lobby that the first visitor starts."""

    book: "OfferBook"
    pairer: "Pairer"
    news: "LobbyNews"


class LobbyService:
    """The lobby of one server process. Truth is in the database; rows here are what visitors were told."""

    def __init__(self, lobby: Lobby, database: Database, tokens: TokenSigner, lists: LobbyLists) -> None:
        self._lobby, self._database, self._tokens = lobby, database, tokens
        self.lists = lists
        self.ratings: WaitingRatings | None = None
        self.events: EventBoard | None = None
        self.people = People()
        self.presence = LobbyPresence(self.people, self._manned)
        self.asking = 20.0  # seconds for which people are asked whether they are here
        self._shown = ShownOffers(self.people, self.presence)
        self._waits: tuple[float, tuple[PoolWait, ...]] = (-WAITS_KEPT, ())
        self._absent: dict[str, float] = {}  # since when people who offer have no page
        self._opening: asyncio.Task[OpenLobby] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._telling = asyncio.Lock()
        self._due: asyncio.Task[None] | None = None  # a refresh that gathers changes
        self._closed = False

    def is_here(self, person: str) -> bool:
        """True if a page of the person is open and answers, at any process."""
        return self.presence.is_here(person)

    def _manned(self) -> list[str]:
        """Tables in the lists that wait for players, where a seat's player is connected to this process."""
        waiting = (each for each in self._lobby.loaded() if waits_in_lists(each.state))
        return [each.state.header.id for each in waiting if is_manned(each)]

    def somebody_waits(self) -> None:
        """Somebody sits at a table that the lists show: other processes are told from now on that they are here."""
        if self._opening is None and self._database.here:
            self._opening = asyncio.create_task(self._open())

    async def _opened(self) -> OpenLobby:
        """The book of offers, the pairer and its news; the first visitor starts them."""
        if self._opening is None or (self._opening.done() and self._opening.exception()):
            self._opening = asyncio.create_task(self._open())
        return await asyncio.shield(self._opening)

    async def _open(self) -> OpenLobby:
        book = await asyncio.to_thread(_book, self._database)  # SQLAlchemy is slow to import
        from pelipoyta.server.lobby.pairing.news import LobbyNews
        from pelipoyta.server.lobby.pairing.pairer import Pairer

        news = LobbyNews(self.people, self._tokens, book, self.refresh)
        points = self.ratings.pairing if self.ratings else None
        lists = self.lists
        seats = FreeSeats(self.people, lists.board, lists.holds, lists.hidden, asking=self.asking)
        pairer = Pairer(book, self._lobby, self.presence, news, asking=self.asking, points=points, lead=seats.lead)
        running = (
            pairer.run(),
            self._keep_fresh(book),
            lists.opened(),
        )  # tables are read meanwhile, after any catching up
        self._tasks = [asyncio.create_task(each) for each in running]
        return OpenLobby(book, pairer, news)

    async def enter(self, visitor: Visitor) -> None:
        """Show a new visitor the lobby, and the table that was made while the connection was lost."""
        parts = await self._opened()
        self.people.enter(visitor)
        own = await parts.book.offer_of(visitor.person, time())
        if own is not None or not self._shown.known or self._due is not None:
            await self._refresh(parts.book)
        visitor.tell(encode(await self._state(parts.book, own)))
        self._shown.learned(visitor.person, own_offer(own) if own else None)
        for game in await parts.book.lately(visitor.person, time()):
            if game.done:
                parts.news.tell(game, visitor)
        if own is not None:
            parts.news.forget(visitor.person)
            parts.pairer.soon()

    async def leave(self, visitor: Visitor) -> None:
        """Take a page away. Its person is not paired without one; the offer stands, should the page come back."""
        self.people.leave(visitor)
        self.lists.leave(visitor)
        if self.events:
            self.events.leave(visitor)
        if not self._closed and self._shown.is_searching(visitor.person):
            await self.refresh()
            (await self._opened()).pairer.soon()

    async def watch_events(self, visitor: Visitor) -> None:
        """Tell a visitor of coming events from now on."""
        if self.events:
            await self.events.watch(visitor)

    async def post(self, person: str, message: PostOffer) -> None:
        """Store a person's offer. Raises TableError for games that cannot be played so."""
        wants = tuple(wanted(each, self._lobby.games.get(each.game)) for each in message.wants)
        if any(want.pool.rated for want in wants) and not is_account_id(person):
            raise TableError("sign_in_first")
        if len({want.pool for want in wants}) != len(wants):
            raise TableError("bad_message")
        parts = await self._opened()
        await self._store(parts.book, person, message.name, wants)
        await self.refresh()
        parts.pairer.soon()

    async def _store(self, book: "OfferBook", person: str, name: str, wants: tuple[Want, ...]) -> StoredOffer:
        now = time()
        offer = StoredOffer(
            id=secrets.token_urlsafe(12),
            version=0,
            person=person,
            name=clean(name),
            wants=wants,
            since=now,
            until=now + (DAYS_FOR if any(want.pool.lasts for want in wants) else LIVE_FOR),
        )
        stored = await book.post(offer)
        self._shown.tell_own(person, own_offer(stored))
        return stored

    async def withdraw(self, person: str, seated: str = "") -> None:
        """End a person's search: all of it, or what the table where they sit down now leaves of it."""
        left = await (await self._opened()).book.withdraw(person, time(), seated)
        self._shown.tell_own(person, own_offer(left) if left else None)
        await self.refresh()

    async def join(self, person: str, message: JoinOffer) -> None:
        """Play with the person of an offer. Raises TableError where it is gone, one's own, or not for two."""
        parts = await self._opened()
        offers = {each.id: each for each in await parts.book.waiting(time())}
        theirs = offers.get(message.offer)
        if theirs is None or theirs.person == person or theirs.held:
            raise TableError("offer_gone")
        if message.want >= len(theirs.wants) or 2 not in theirs.wants[message.want].seats:
            raise TableError("bad_seats")
        want = theirs.wants[message.want]
        if not (want.pool.lasts or self.is_here(theirs.person)) or await parts.book.blocked((person, theirs.person)):
            raise TableError("offer_gone")  # a block looks the same, and is never told
        if want.pool.rated and not is_account_id(person):
            raise TableError("sign_in_first")
        mine = next((each for each in offers.values() if each.person == person), None)
        others = tuple(each for each in mine.wants if each.pool != want.pool) if mine else ()
        own = await self._store(parts.book, person, message.name, (want, *others))
        game = PairedGame(
            want.pool, ((theirs.id, theirs.version), (own.id, own.version)), ((theirs.person,), (person,))
        )
        if not await parts.pairer.begin(game, {theirs.id: theirs, own.id: own}, here=(person,)):
            raise TableError("offer_gone")
        await self.refresh()

    async def here(self, visitor: Visitor, message: HereAnswer) -> None:
        """Take the answer of a person who was asked; the last one makes the table."""
        from pelipoyta.community.offers.meetings import MeetingState

        parts = await self._opened()
        meeting = parts.news.meeting_of(visitor.person, message.table)
        if not meeting:
            visitor.tell(encode(MatchGone(message.table)))
            return
        answered = await parts.book.answer(meeting, visitor.person, time())
        if answered.game is not None:
            await parts.pairer.make(answered.game)
        elif answered.answer is MeetingState.GONE:
            await parts.news.look(await parts.pairer.facts())  # it may have been completed elsewhere
            parts.pairer.soon()
        await self.refresh()

    async def attention(self, visitor: Visitor, visible: bool) -> None:
        visitor.hidden = None if visible else self.people.clock()
        if self._shown.is_searching(visitor.person):
            await self.refresh()
            (await self._opened()).pairer.soon()

    async def close(self) -> None:
        self._closed = True
        tasks = [*self._tasks, *filter(None, (self._due,))]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.lists.close()
        if self.events:
            await self.events.close()

    async def refresh(self) -> None:
        """Tell every visitor soon what has changed since the last time: many changes at once cost as much as one."""
        parts = await self._opened()
        if self._due is None or self._due.done():
            self._due = asyncio.create_task(self._refresh_soon(parts.book))

    async def _refresh_soon(self, book: "OfferBook") -> None:
        await asyncio.sleep(GATHER)
        self._due = None
        try:
            await self._refresh(book)
        except Exception:
            log.exception("lobby not refreshed")

    async def _refresh(self, book: "OfferBook") -> None:
        async with self._telling:
            offers = await book.waiting(time())
            self._shown.ratings = await self.ratings.shown(offers) if self.ratings else {}
            rows = self._shown.update(offers)
            self.lists.board.offers(rows, {each.id: each.person for each in offers})

    async def _keep_fresh(self, book: "OfferBook") -> None:
        """Look at intervals: presence runs out without an event, and other processes change offers too."""
        while True:
            await asyncio.sleep(REFRESH)
            try:
                await book.forget(time())
                await self.forget_absent(book)
                await self._refresh(book)
            except Exception:
                log.exception("lobby not refreshed")

    async def forget_absent(self, book: "OfferBook") -> None:
        """Withdraw the live offers of people who have been without a page for a minute."""
        now = self.people.clock()
        away = [each for each in await book.waiting(time()) if not self.is_here(each.person)]
        away = [each for each in away if not all(want.pool.lasts for want in each.wants)]
        self._absent = {each.person: self._absent.get(each.person, now) for each in away}
        late = [each for each in away if now - self._absent[each.person] >= ABSENT]
        if late:
            await book.end_live(late, time())

    async def _state(self, book: "OfferBook", own: StoredOffer | None) -> LobbyState:
        rows = tuple(self._shown.rows.values())
        return LobbyState(
            rows=rows[:SHOWN],
            count=len(rows),
            people=len(self.people),
            own=own_offer(own) if own else None,
            waits=await self._expected(book),
        )

    async def _expected(self, book: "OfferBook") -> tuple[PoolWait, ...]:
        """Waits to expect, by game and pace; computed once a minute."""
        computed, waits = self._waits
        if self.people.clock() - computed >= WAITS_KEPT:
            found = await book.expected(pools(self._lobby.games), time())
            waits = tuple(
                PoolWait(pool.game, shown(Want(pool)).pace, found[pool], pool.rated) for pool in sorted(found)
            )
            self._waits = (self.people.clock(), waits)
        return waits


def _book(database: Database) -> "OfferBook":
    from pelipoyta.community.offers.book import OfferBook

    return OfferBook(database)
