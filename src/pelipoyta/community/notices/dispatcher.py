"""Dispatcher of notices: plans what is due, claims deliveries, sends them and marks them."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from time import time
from typing import Literal, Protocol

import structlog
from msgspec import Struct
from sqlalchemy import Connection

from pelipoyta.community.notices import book, deliveries, settings_book
from pelipoyta.community.notices.model import Channel, Delivery, Notice, NoticeSettings
from pelipoyta.community.notices.schedule import lifetime, too_early
from pelipoyta.community.notices.senders.hook import MOST_FAILURES
from pelipoyta.community.notices.senders.outcome import Outcome
from pelipoyta.storage.database import Database

PERIOD = 5.0  # seconds between two looks at what is due, at most
IDLE = 30.0  # the same while nothing waits at all
FORGET = 3600.0
log = structlog.get_logger("pelipoyta.notices")


class StillTrue(Struct, frozen=True):
    """Answer of a check: a notice still holds or not, and what is left on the clock it is about."""

    holds: bool
    left: float | None = None  # seconds
    watched: bool = False  # the person is looking at it
    later: float = 0.0  # moment before which it is not told: the person is on vacation


class Truth(Protocol):
    """Answers whether a notice still holds, just before it is told."""

    async def __call__(self, notice: Notice) -> StillTrue: ...


class Sender(Protocol):
    """Sends one message about a bundle of notices of one person."""

    async def __call__(self, bundle: Sequence[Delivery], settings: NoticeSettings) -> Outcome: ...


async def always_true(notice: Notice) -> StillTrue:
    """No check, for notices that stay true."""
    return StillTrue(holds=True)


async def nobody(person: str) -> bool:
    """No page is open."""
    return False


class NoticeDispatcher:
    """Dispatcher of one process. Several may work on one database: rows are claimed by lease."""

    def __init__(
        self,
        database: Database,
        senders: Mapping[Channel, Sender],
        *,
        truth: Truth = always_true,
        is_here: Callable[[str], Awaitable[bool]] = nobody,
        shown: Callable[[set[str]], None] = lambda people: None,
        clock: Callable[[], float] = time,
    ) -> None:
        """`is_here`: whether a person has a visible page; `shown` gets the people whose lists have changed."""
        self._database, self._senders, self._truth = database, senders, truth
        self._is_here, self._shown, self._clock = is_here, shown, clock
        self._holder = secrets.token_hex(8)
        self._forgot = 0.0
        self._wanted = asyncio.Event()

    def soon(self) -> None:
        """Look at what is due without waiting for the next time: a notice is new."""
        self._wanted.set()

    async def run(self) -> None:
        """Work until cancelled; an error is logged and does not end it."""
        while True:
            pause = PERIOD
            try:
                await self.step()
                pause = await self._database.run(lambda db: _pause(db, self._clock()))
            except Exception:
                log.exception("notices not sent")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), pause)
            self._wanted.clear()

    async def step(self) -> None:
        """Tell everything that is due now."""
        await self._plan_all()
        claimed = await self._database.run(lambda db: deliveries.claim(db, self._holder, self._clock()))
        await asyncio.gather(*(self._deliver(bundle) for bundle in claimed))
        if self._clock() - self._forgot > FORGET:
            self._forgot = self._clock()
            await self._database.run(lambda db: book.forget(db, self._clock()))

    async def _plan_all(self) -> None:
        people = set()
        for notice in await self._database.run(lambda db: book.due_notices(db, self._clock())):
            if await self._plan(notice):
                people.add(notice.person)
        if people:
            self._shown(people)

    async def _plan(self, notice: Notice) -> bool:
        now = self._clock()
        state = await self._check(notice)
        if not state.holds:
            await self._database.run(lambda db: book.end(db, [notice.id], now))
            return False
        if state.later > now:
            flag = {} if state.left is None else {"flag": now + state.left}
            moved = {**notice.facts, **flag, "at": state.later}
            await self._database.run(lambda db: book.postpone(db, notice.id, state.later, moved))
            return False
        if state.left is not None and await self._waits(notice, state.left, now):
            return False
        usable: Sequence[Channel] = () if state.watched else tuple(self._senders)
        return await self._database.run(lambda db: deliveries.plan(db, notice, usable, now))

    async def _waits(self, notice: Notice, left: float, now: float) -> bool:
        """True, and the notice is put off, where its clock has stood meanwhile."""
        settings = await self._database.run(lambda db: settings_book.settings_of(db, notice.person))
        later = too_early(notice, left, now, settings.quiet)
        if later is None:
            return False
        facts = {**notice.facts, "at": now + left - float(notice.facts["before"]), "flag": now + left}
        await self._database.run(lambda db: book.postpone(db, notice.id, later, facts))
        return True

    async def _check(self, notice: Notice) -> StillTrue:
        try:
            return await self._truth(notice)
        except Exception:
            log.exception("notice not checked", kind=notice.kind)
            return StillTrue(holds=True)

    async def _deliver(self, bundle: Sequence[Delivery]) -> None:
        """Send one message about those notices of a bundle that still hold, and mark them."""
        true = [each for each in bundle if await self._is_wanted(each)]
        dropped = [each for each in bundle if each not in true]
        if dropped:
            await self._mark(dropped, "dropped", "no longer")
        if not true:
            return
        person = true[0].notice.person
        settings = await self._database.run(lambda db: settings_book.settings_of(db, person))
        try:
            outcome = await self._senders[true[0].channel](true, settings)
        except Exception:
            log.exception("sender failed", channel=true[0].channel)
            outcome = Outcome("failed", "unexpected")
        await self._note(true, settings, outcome)

    async def _is_wanted(self, delivery: Delivery) -> bool:
        notice, channel = delivery.notice, delivery.channel
        if notice.ended is not None or (channel == "mail" and notice.seen is not None):
            return False
        if channel == "push" and (notice.seen is not None or await self._is_here(notice.person)):
            return False  # the page tells it
        if channel == "push" and lifetime(notice, self._clock()) == 0:
            return False
        state = await self._check(notice)
        return state.holds and not (state.watched and channel != "hook")

    async def _note(self, bundle: Sequence[Delivery], settings: NoticeSettings, outcome: Outcome) -> None:
        first, now = bundle[0], self._clock()
        match outcome.result:
            case "sent":
                await self._mark(bundle, "sent", outcome.note)
            case "again":
                due = now + outcome.seconds
                await self._mark(bundle, "waiting", outcome.note, due)
            case "gone":
                await self._database.run(lambda db: _forget_target(db, first, now))
                await self._mark(bundle, "failed", outcome.note)
            case "ours":
                log.error("channel rejects this server", channel=first.channel, note=outcome.note)
                await self._mark(bundle, "failed", outcome.note)
            case "failed":
                await self._mark(bundle, "failed", outcome.note)
        if first.channel == "hook":
            await self._database.run(lambda db: count_hook(db, settings.person, outcome.result == "sent", now))

    async def _mark(
        self,
        bundle: Sequence[Delivery],
        state: Literal["waiting", "sent", "dropped", "failed"],
        note: str,
        due: float | None = None,
    ) -> None:
        now = self._clock()
        await self._database.run(
            lambda db: deliveries.mark(db, bundle, holder=self._holder, state=state, note=note, now=now, due=due)
        )


def _pause(db: Connection, now: float) -> float:
    """Seconds until the next look: at most to the next notice; one that is overdue is another process's for now."""
    due = book.next_due(db)
    if due is None:
        return IDLE
    return due - now if now < due < now + PERIOD else PERIOD


def _forget_target(db: Connection, delivery: Delivery, now: float) -> None:
    """Delete a subscription that is gone; take a mail address that is refused for unconfirmed, and say so."""
    person = delivery.notice.person
    if delivery.channel == "push":
        settings_book.unsubscribe(db, delivery.target)
    elif delivery.channel == "mail":
        settings_book.change(db, person, mail_confirmed=None)
        book.add(db, person, "house", f"mail-refused:{int(now)}", {"what": "mail-refused", "link": "/notices"}, now=now)


def count_hook(db: Connection, person: str, good: bool, now: float) -> None:
    """Count consecutive failures of a web-hook; the twentieth disables it and notifies its owner."""
    failures = 0 if good else settings_book.settings_of(db, person).hook_failures + 1
    settings_book.change(db, person, hook_failures=failures)
    if failures >= MOST_FAILURES:
        settings_book.change(db, person, hook_off=now)
        for each, link in settings_book.owners_of_hook(db, person):
            book.add(db, each, "house", f"hook-off:{int(now)}:{link}", {"what": "hook-off", "link": link}, now=now)
