"""Notice service: tells pages of their lists, runs the dispatcher, and stores what people set."""

import asyncio
from collections.abc import Callable, Coroutine
from time import time
from typing import TYPE_CHECKING, Any

import structlog

from pelipoyta.community.notices import book
from pelipoyta.community.notices.dispatcher import NoticeDispatcher
from pelipoyta.community.notices.model import CHANGED, Notice
from pelipoyta.community.notices.senders.hook import HookSender
from pelipoyta.community.notices.senders.push import PushSender
from pelipoyta.server.live.updates import encode
from pelipoyta.server.notices.channels import channels, contact, guarded, mail_sender
from pelipoyta.server.notices.pages import NoticePage, NoticePages
from pelipoyta.server.notices.truth import NoticeTruth
from pelipoyta.server.notices.vacations import VacationService
from pelipoyta.server.notices.words import facts_of
from pelipoyta.server.schemas.websocket.notices import NoticeInfo, NoticeList, NoticesChanged
from pelipoyta.server.services.peers import NoPeers, PeerLookup
from pelipoyta.storage.database import Database
from pelipoyta.table.live.lobby import Lobby

if TYPE_CHECKING:
    from pelipoyta.server.settings import Settings

GATHER = 0.2  # seconds for which changes are gathered before pages are told
LOOK = 5.0  # seconds between two looks at lists that other processes changed
log = structlog.get_logger("pelipoyta.notices")


class NoticeService:
    """Notices of one server process. Truth is in the database; several processes share the work."""

    def __init__(
        self,
        settings: "Settings",
        database: Database,
        lobby: Lobby,
        secret: bytes,
        in_lobby: Callable[[str], bool] = lambda person: False,
        clock: Callable[[], float] = time,
        peers: PeerLookup | None = None,
    ) -> None:
        """`in_lobby`: whether a person has a visible page of the lobby; `peers`: the other processes."""
        self.database, self.settings, self.clock = database, settings, clock
        self._in_lobby, self._peers = in_lobby, peers or NoPeers()
        self.pages = NoticePages(self._peers)
        self.guard = guarded(settings)
        self.push, self.hook = PushSender(secret, contact(settings), self.guard), HookSender(self.guard)
        self.mail = mail_sender(settings)
        self.dispatcher = NoticeDispatcher(
            database,
            channels(settings, database, push=self.push, hook=self.hook, mail=self.mail),
            truth=NoticeTruth(database, lobby, self.is_here, self._peers, clock=clock),
            is_here=self.is_here,
            clock=clock,
        )
        self.vacations = VacationService(database, lobby, clock)
        self._tasks: set[asyncio.Task[None]] = set()
        self._due: asyncio.TimerHandle | None = None
        database.listen(CHANGED, self._tell_soon)

    def start(self) -> None:
        """Send what is due from now on, and tell pages of what other processes do."""
        self._spawn(self.dispatcher.run())
        self._spawn(self._keep_looking())
        self._spawn(self.vacations.run())

    async def is_here(self, person: str) -> bool:
        """True if a visible page of the person is open at any process."""
        if self.pages.is_here(person) or self._in_lobby(person):
            return True
        return await self._peers.look_up("page", person) is not None

    async def enter(self, page: NoticePage) -> None:
        """Send a page the list of its person, and every change of it from now on."""
        self.pages.enter(page)
        await self._tell(page.person)

    def leave(self, page: NoticePage) -> None:
        self.pages.leave(page)

    async def listed(self, person: str) -> NoticeList:
        """The person's list."""
        found = await self.database.run(lambda db: book.listed(db, person))
        return NoticeList(sum(each.seen is None for each in found), tuple(map(notice_info, found)))

    async def see(self, person: str, notices: tuple[str, ...] | None) -> NoticeList:
        await self.database.run(lambda db: book.see(db, person, notices, self.clock()))
        return await self.listed(person)

    async def close(self) -> None:
        if self._due:
            self._due.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _tell_soon(self) -> None:
        if self._due is None and self.pages.people():
            self._due = asyncio.get_running_loop().call_later(GATHER, self._tell_now)

    def _tell_now(self) -> None:
        self._due = None
        self._spawn(self._tell_changed())

    async def _tell_changed(self) -> None:
        """Tell the pages whose lists have changed."""
        people = self.pages.people()
        if not people:
            return
        try:
            marks = await self.database.run(lambda db: book.marks(db, people))
            for person in self.pages.changed(marks):
                await self._tell(person)
        except Exception:
            log.exception("notice pages not updated")

    async def _tell(self, person: str) -> None:
        found = await self.listed(person)
        text = encode(NoticesChanged(found.unread, found.notices))
        for page in self.pages.of(person):
            page.tell(text)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self._tell_changed()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def notice_info(notice: Notice) -> NoticeInfo:
    """The notice as its person reads it."""
    return NoticeInfo(
        id=notice.id,
        kind=notice.kind,
        what=str(notice.facts.get("what", "")),
        link=str(notice.facts.get("link", "")),
        facts=facts_of(notice),
        shown=notice.shown or notice.due,
        seen=notice.seen is not None,
    )
