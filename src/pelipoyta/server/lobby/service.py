"""Lobby service: stores offers, tells every visitor of changes, and runs pairing while somebody is here."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from time import time
from typing import TYPE_CHECKING

import structlog

from pelipoyta.community.accounts.secret_values import is_account_id
from pelipoyta.community.listing.rows import ListedRow, listed_offer
from pelipoyta.community.offers.model import PairedTable, StoredOffer
from pelipoyta.community.pairing import PairedGame
from pelipoyta.server.live.updates import encode
from pelipoyta.server.lobby.lists import LobbyLists
from pelipoyta.server.lobby.paces import shown, wanted
from pelipoyta.server.lobby.pairer import Pairer, PairingPoints
from pelipoyta.server.lobby.people import People, Visitor
from pelipoyta.server.schemas.lobby import (
    JoinOffer,
    LobbyChange,
    LobbyState,
    OfferRow,
    OwnOffer,
    OwnOfferChanged,
    PostOffer,
    TableReady,
)
from pelipoyta.server.services.tokens import TokenSigner
from pelipoyta.storage.database import Database
from pelipoyta.table.decide.create import name_by
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.state.chat import clean

if TYPE_CHECKING:
    from pelipoyta.community.offers.book import OfferBook

LIVE_FOR = 3600.0  # seconds that an offer waits
SHOWN = 200  # rows sent to a visitor
ABSENT = 60.0  # seconds for which the offer of a person without a page waits for the page to come back
RETOLD = 120.0  # seconds for which a page that comes back hears of the table that was made
REFRESH = 10.0  # seconds between two looks at what other processes and absences changed
log = structlog.get_logger("pelipoyta.lobby")


class LobbyService:
    """The lobby of one server process. Truth is in the database; rows here are what visitors were told."""

    def __init__(self, lobby: Lobby, database: Database, tokens: TokenSigner, lists: LobbyLists) -> None:
        self._lobby, self._database, self._tokens = lobby, database, tokens
        self.lists = lists
        self.points: Callable[[Sequence[StoredOffer]], Awaitable[PairingPoints]] | None = None  # reads ratings
        self.people = People()
        self._rows: dict[str, OfferRow] = {}
        self._absent: dict[str, float] = {}  # since when people who offer have no page
        self._opening: asyncio.Task[tuple[OfferBook, Pairer]] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._telling = asyncio.Lock()

    async def _opened(self) -> "tuple[OfferBook, Pairer]":
        """The book of offers and the pairer; the first visitor starts them."""
        if self._opening is None or (self._opening.done() and self._opening.exception()):
            self._opening = asyncio.create_task(self._open())
        return await asyncio.shield(self._opening)

    async def _open(self) -> "tuple[OfferBook, Pairer]":
        book = await asyncio.to_thread(_book, self._database)  # SQLAlchemy is slow to import
        pairer = Pairer(
            book, self._lobby, self.people, changed=self.refresh, made=self._tell_paired, points=self.points
        )
        self._tasks = [asyncio.create_task(pairer.run()), asyncio.create_task(self._keep_fresh(book))]
        return book, pairer

    async def enter(self, visitor: Visitor) -> None:
        """Show a new visitor the lobby, and the table that was made while the connection was lost."""
        book, pairer = await self._opened()
        self.people.enter(visitor)
        await self._refresh(book)
        own = next((each for each in await book.waiting(time()) if each.person == visitor.person), None)
        visitor.tell(encode(self._state(own)))
        for game in await book.lately(visitor.person, time()):
            if game.done and time() - game.made < RETOLD:
                self._tell(game, visitor)
        pairer.soon()

    async def leave(self, visitor: Visitor) -> None:
        """Take a page away. Its person is not paired without one; the offer stands, should the page come back."""
        self.people.leave(visitor)
        self.lists.leave(visitor)
        if self._opening is not None:
            await self.refresh()

    async def post(self, person: str, message: PostOffer) -> None:
        """Store a person's offer. Raises TableError for games that cannot be played so."""
        wants = tuple(wanted(each, self._lobby.games.get(each.game)) for each in message.wants)
        if any(want.pool.rated for want in wants) and not is_account_id(person):
            raise TableError("sign_in_first")
        if len({want.pool for want in wants}) != len(wants):
            raise TableError("bad_message")
        book, pairer = await self._opened()
        now = time()
        offer = StoredOffer(
            id=secrets.token_urlsafe(12),
            version=0,
            person=person,
            name=clean(message.name),
            wants=wants,
            since=now,
            until=now + LIVE_FOR,
        )
        self._tell_own(person, await book.post(offer))
        await self.refresh()
        pairer.soon()

    async def withdraw(self, person: str) -> None:
        book, _ = await self._opened()
        await book.withdraw(person)
        self._tell_own(person, None)
        await self.refresh()

    async def join(self, person: str, message: JoinOffer) -> None:
        """Play with the person of an offer. Raises TableError where it is gone, one's own, or not for two."""
        book, pairer = await self._opened()
        theirs = next((each for each in await book.waiting(time()) if each.id == message.offer), None)
        if theirs is None or theirs.person == person or not self.people.is_here(theirs.person):
            raise TableError("offer_gone")
        if await book.blocked((person, theirs.person)):
            raise TableError("offer_gone")  # as if it were gone: a block is never told
        if message.want >= len(theirs.wants) or 2 not in theirs.wants[message.want].seats:
            raise TableError("bad_seats")
        want = theirs.wants[message.want]
        mine = PostOffer(wants=(shown(want),), name=message.name)
        await self.post(person, mine)
        offers = {each.id: each for each in await book.waiting(time())}
        own = next((each for each in offers.values() if each.person == person), None)
        if own is None:  # pairing was quicker: the table is told to both
            return
        game = PairedGame(
            want.pool, ((theirs.id, theirs.version), (own.id, own.version)), ((theirs.person,), (person,))
        )
        if not await pairer.take(game, offers | {theirs.id: theirs}):
            raise TableError("offer_gone")
        await self.refresh()

    async def attention(self, visitor: Visitor, visible: bool) -> None:
        visitor.hidden = None if visible else self.people.clock()
        _, pairer = await self._opened()
        await self.refresh()
        pairer.soon()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.lists.close()

    async def refresh(self) -> None:
        """Tell every visitor what has changed since the last time."""
        book, _ = await self._opened()
        await self._refresh(book)

    async def _refresh(self, book: "OfferBook") -> None:
        async with self._telling:
            offers = [each for each in await book.waiting(time()) if self._is_shown(each)]
            rows = {each.id: self._row(each) for each in offers}
            self.lists.board.offers(
                {each.id: self._listed(each) for each in offers}, {each.id: each.person for each in offers}
            )
            put = tuple(row for name, row in rows.items() if self._rows.get(name) != row)
            gone = tuple(name for name in self._rows if name not in rows)
            self._rows = rows
        if put or gone:
            text = encode(LobbyChange(put[:SHOWN], gone, len(rows), len(self.people)))
            for visitor in self.people:
                visitor.tell(text)

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
        away = [each for each in await book.waiting(time()) if not self._is_shown(each)]
        self._absent = {each.person: self._absent.get(each.person, now) for each in away}
        for person, since in self._absent.items():
            if now - since >= ABSENT:
                await book.withdraw(person)

    def _is_shown(self, offer: StoredOffer) -> bool:
        """True for an offer over days, which can wait for its person, and for a live one while its person is here."""
        return any(want.pool.pace == "days" for want in offer.wants) or self.people.is_here(offer.person)

    def _row(self, offer: StoredOffer) -> OfferRow:
        here = self.people.is_here(offer.person)
        wants = tuple(map(shown, offer.wants))
        return OfferRow(id=offer.id, name=offer.name, wants=wants, since=round(offer.since), here=here)

    def _listed(self, offer: StoredOffer) -> ListedRow:
        here = self.people.is_here(offer.person)
        return listed_offer(offer.id, offer.name, offer.wants, offer.since, here=here)

    def _state(self, own: StoredOffer | None) -> LobbyState:
        rows = tuple(self._rows.values())
        return LobbyState(rows[:SHOWN], len(rows), len(self.people), _own(own))

    def _tell_own(self, person: str, offer: StoredOffer | None) -> None:
        text = encode(OwnOfferChanged(_own(offer)))
        for visitor in self.people.of(person):
            visitor.tell(text)

    def _tell_paired(self, game: PairedTable, table: str) -> None:
        for each in game.people:
            self._tell_own(each.person, None)
            for visitor in self.people.of(each.person):
                self._tell(game, visitor, table)

    def _tell(self, game: PairedTable, visitor: Visitor, table: str = "") -> None:
        for seat, each in enumerate(game.people):
            if each.person == visitor.person:
                name = table or name_by(game.key)
                token = "" if is_account_id(each.person) else self._tokens.sign(each.key)  # the session proves it
                visitor.tell(encode(TableReady(name, game.pool.game, seat, token)))


def _own(offer: StoredOffer | None) -> OwnOffer | None:
    if offer is None:
        return None
    return OwnOffer(offer.id, tuple(map(shown, offer.wants)), round(offer.since))


def _book(database: Database) -> "OfferBook":
    from pelipoyta.community.offers.book import OfferBook

    return OfferBook(database)
