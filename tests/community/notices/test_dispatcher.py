"""Notices over three days of simulated time: which is told when, bundled, dropped, sent again after a crash."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from pelipoyta.community.notices import book, deliveries, settings_book
from pelipoyta.community.notices.dispatcher import NoticeDispatcher, StillTrue
from pelipoyta.community.notices.model import Delivery, Notice, NoticeSettings, PushTarget, QuietHours
from pelipoyta.community.notices.schedule import DAY, HOUR, AskedTurn, turn_notices
from pelipoyta.community.notices.senders.outcome import Outcome
from pelipoyta.storage.database import Database

BROWSER = PushTarget(id="b", person="anna", endpoint="https://push.example/1", p256dh="", auth="", language="fi")


class House:
    """Dispatchers on one database with a simulated clock."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.now = self.rests = 0.0  # it is now, and until then the player is on vacation
        self.sent: list[tuple[float, str, tuple[str, ...]]] = []  # when, channel, kinds
        self.outcome = Outcome("sent")
        self.left: float | None = 3 * DAY  # None: the turn was played
        self.watched = self.here = False
        self.shown: list[set[str]] = []
        self.dispatcher = self.another()

    def another(self) -> NoticeDispatcher:
        return NoticeDispatcher(
            self.database,
            {"push": self.send, "mail": self.send, "hook": self.send},
            truth=self.truth,
            is_here=AsyncMock(side_effect=lambda person: self.here),
            shown=self.shown.append,
            clock=lambda: self.now,
        )

    async def truth(self, notice: Notice) -> StillTrue:
        if notice.kind not in ("turn", "deadline"):
            return StillTrue(holds=True)
        left = None if self.left is None else self.left - self.now
        return StillTrue(holds=left is not None, left=left, watched=self.watched, later=self.rests)

    async def send(self, bundle: Sequence[Delivery], settings: NoticeSettings) -> Outcome:
        self.sent.append((self.now, bundle[0].channel, tuple(each.notice.kind for each in bundle)))
        return self.outcome

    async def advance(self, until: float, step: float = 60.0) -> None:
        while self.now < until:
            self.now += step
            await self.dispatcher.step()

    async def asked(self, table: str = "t", bank: float = 3 * DAY) -> None:
        turn = AskedTurn(table=table, game="g", seat=0, version=1, asked=self.now, flag=self.now + bank, bank=bank)
        for plan in turn_notices(turn, self.now):
            await self.add(plan.kind, plan.key, plan.facts, plan.due)

    async def add(self, kind: str, key: str, facts: dict[str, object], due: float | None = None) -> None:
        now = self.now
        await self.database.run(lambda db: book.add(db, "anna", kind, key, facts, due, now=now))  # type: ignore[arg-type]

    async def set(self, **values: object) -> None:
        await self.database.run(lambda db: settings_book.change(db, "anna", **values))

    async def subscribe(self) -> None:
        await self.database.run(lambda db: settings_book.subscribe(db, BROWSER, self.now))


@asynccontextmanager
async def opened(url: str = "sqlite://") -> AsyncIterator[House]:
    house = House(url)
    try:
        yield house
    finally:
        await house.database.close()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_three_days_of_a_game() -> None:
    async with opened() as house:
        await house.subscribe()
        await house.asked()
        await house.advance(3 * DAY - 60, 600)
        told = [(when, kinds) for when, channel, kinds in house.sent if channel == "push"]
        assert told == [
            (600.0, ("turn",)),
            (1.5 * DAY, ("deadline",)),
            (3 * DAY - 6 * HOUR, ("deadline",)),
            (3 * DAY - HOUR, ("deadline",)),
        ]


@pytest.mark.anyio
async def test_a_turn_played_within_two_minutes_is_never_told() -> None:
    async with opened() as house:
        await house.subscribe()
        await house.asked()
        house.left = None
        await house.advance(DAY, 3600)
        assert house.sent == []
        assert await house.database.run(lambda db: book.listed(db, "anna")) == []


@pytest.mark.anyio
async def test_a_turn_played_elsewhere_between_plan_and_sending_is_dropped() -> None:
    async with opened() as house:
        await house.subscribe()
        await house.add("turn", "turn:x:0:1:asked", {})
        await house.advance(60)
        await house.asked()  # bundled: its push waits ten minutes
        await house.advance(240)
        house.left = None
        await house.advance(3600)
        assert [kinds for _, _, kinds in house.sent] == [("turn",)]


@pytest.mark.anyio
async def test_turns_of_ten_minutes_are_told_together() -> None:
    async with opened() as house:
        await house.subscribe()
        for table in ("a", "b", "c", "d"):
            await house.asked(table)
            await house.advance(house.now + 180)
        await house.advance(3600)
        assert [kinds for _, _, kinds in house.sent] == [("turn",), ("turn", "turn", "turn")]
        assert house.sent[1][0] - house.sent[0][0] >= 600


@pytest.mark.anyio
async def test_quiet_hours_keep_still() -> None:
    async with opened() as house:
        await house.subscribe()
        await house.set(quiet=QuietHours(22 * 60, 8 * 60, "UTC"))
        house.now = 21.99 * HOUR
        house.left = house.now + 3 * DAY
        await house.asked()
        await house.advance(2.5 * DAY, 600)
        hours = [when % DAY / HOUR for when, _, _ in house.sent]
        assert len(hours) == 2
        assert all(8 <= hour < 22 for hour in hours)


@pytest.mark.anyio
async def test_a_person_who_looks_at_the_table_or_has_a_page_open_gets_no_push() -> None:
    async with opened() as house:
        await house.subscribe()
        house.watched = True
        await house.asked("a")
        await house.advance(600)
        house.watched, house.here = False, True
        await house.asked("b")
        await house.advance(1800)
        assert house.sent == []
        assert house.shown == [{"anna"}, {"anna"}]  # the page's list has them


@pytest.mark.anyio
async def test_mail_is_not_sent_about_what_was_seen() -> None:
    async with opened() as house:
        await house.set(mail="a@example.org", mail_confirmed=1.0)
        await house.add("event", "e1", {})
        await house.advance(60)
        await house.database.run(lambda db: book.see(db, "anna", None, house.now))
        await house.add("event", "e2", {})
        await house.advance(3600)
        assert [channel for _, channel, _ in house.sent] == ["mail"]


@pytest.mark.anyio
async def test_a_subscription_that_is_gone_is_deleted_and_a_wrong_key_of_ours_deletes_nothing() -> None:
    async with opened() as house:
        await house.subscribe()
        house.outcome = Outcome("ours", "403")
        await house.add("event", "e1", {})
        await house.advance(60)
        assert len(await house.database.run(lambda db: settings_book.subscriptions(db, "anna"))) == 1
        house.outcome = Outcome("gone", "410")
        await house.add("event", "e2", {})
        await house.advance(120)
        assert await house.database.run(lambda db: settings_book.subscriptions(db, "anna")) == []


@pytest.mark.anyio
async def test_a_hook_that_fails_twenty_times_is_switched_off_and_its_person_told() -> None:
    async with opened() as house:
        await house.set(hook="https://hooks.example/1", hook_secret="s")
        house.outcome = Outcome("failed", "500")
        for number in range(25):
            await house.add("event", f"e{number}", {})
            await house.advance(house.now + 60)
        assert len(house.sent) == 20
        listed = await house.database.run(lambda db: book.listed(db, "anna"))
        assert [each.facts["what"] for each in listed if each.kind == "house"] == ["hook-off"]


@pytest.mark.anyio
async def test_a_kind_that_no_channel_tells_is_not_listed() -> None:
    async with opened() as house:
        await house.subscribe()
        await house.set(channels={"event": ()})
        await house.add("event", "e1", {})
        await house.advance(120)
        assert house.sent == []
        assert await house.database.run(lambda db: book.listed(db, "anna")) == []


@pytest.mark.anyio
async def test_a_sender_killed_between_send_and_mark_sends_again_after_its_lease() -> None:
    async with opened() as house:
        await house.subscribe()
        await house.add("event", "e1", {})

        async def killed(bundle: Sequence[Delivery], settings: NoticeSettings) -> Outcome:
            house.sent.append((house.now, "push", ("event",)))
            raise asyncio.CancelledError

        first = NoticeDispatcher(house.database, {"push": killed}, clock=lambda: house.now)
        with pytest.raises(asyncio.CancelledError):
            await first.step()
        await house.another().step()  # the lease still holds
        assert len(house.sent) == 1
        house.now += deliveries.LEASE
        await house.another().step()
        await house.another().step()
        assert len(house.sent) == 2


@pytest.mark.anyio
async def test_several_processes_send_everything_once(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/rows.sqlite3") as house:
        await house.subscribe()
        for number in range(40):
            await house.add("event", f"e{number}", {})
        other = House(f"sqlite:///{tmp_path}/rows.sqlite3")
        other.sent = house.sent
        for _ in range(3):
            await asyncio.gather(house.dispatcher.step(), other.dispatcher.step(), house.another().step())
        await other.database.close()
        assert len(house.sent) == 40


@pytest.mark.anyio
async def test_a_clock_that_stood_moves_the_deadline() -> None:
    """Vacation: the notice of the last hour comes an hour before the real flag."""
    async with opened() as house:
        await house.subscribe()
        await house.asked(bank=DAY)
        house.left = 3 * DAY  # it stood for two days
        await house.advance(3 * DAY, 300)
        assert [when for when, _, kinds in house.sent if kinds == ("deadline",)] == [3 * DAY - 6 * HOUR, 3 * DAY - HOUR]


@pytest.mark.anyio
async def test_a_deadline_within_the_night_is_told_the_evening_before() -> None:
    async with opened() as house:
        await house.subscribe()
        await house.set(quiet=QuietHours(22 * 60, 8 * 60, "UTC"))
        house.now, house.left = 6 * HOUR, 28 * HOUR  # the flag falls at four in the morning
        await house.asked(bank=22 * HOUR)
        await house.advance(2 * DAY, 300)
        told = [(when / HOUR, kinds) for when, _, kinds in house.sent]
        assert told == [(8.0, ("turn",)), (21.0, ("deadline",)), (21.0, ("deadline",))]  # six hours and one


@pytest.mark.anyio
async def test_a_vacation_that_is_noticed_late_moves_the_deadlines() -> None:
    """The process slept: its first look is after the vacation, and long after the first time of the deadlines."""
    async with opened() as house:
        await house.subscribe()
        await house.asked(bank=DAY)
        await house.advance(HOUR, 300)
        house.left = 6 * DAY
        house.now = 5 * DAY  # a vacation of five days ends; nothing was looked at meanwhile
        await house.database.run(lambda db: book.recheck(db, "turn:t:", house.now))
        await house.advance(6 * DAY, 300)
        told = [when for when, _, kinds in house.sent if kinds == ("deadline",)]
        assert told == [6 * DAY - 6 * HOUR, 6 * DAY - HOUR]


@pytest.mark.anyio
async def test_nothing_of_turns_is_told_on_vacation() -> None:
    """TABLE-26: the turn and its deadlines are told once the player is back."""
    async with opened() as house:
        await house.subscribe()
        await house.asked(bank=DAY)
        house.rests, house.left = 5 * DAY, 6 * DAY
        await house.advance(7 * DAY, 600)
        told = [(when, kinds) for when, _, kinds in house.sent]
        assert told == [(5 * DAY, ("turn",)), (6 * DAY - 6 * HOUR, ("deadline",)), (6 * DAY - HOUR, ("deadline",))]
