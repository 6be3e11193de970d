"""Nobody is told, numbered or made to infer what is not theirs to know."""

from collections.abc import Awaitable, Callable
from itertools import product
from typing import Any

import arvaus
import msgspec
import pytest

from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.commands import Do, FromSeat, Undo
from pelipoyta.table.live.audience import NoAudience
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Spoke, Viewer
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.transition import Transition

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]


def letter(transition: Transition, viewer: Viewer) -> bytes:
    return msgspec.json.encode(
        (transition.versions[viewer], transition.snapshot.events_for(viewer), transition.snapshot.seat_view(viewer))
    )


class Letters(NoAudience):
    """Everything each viewer is sent, as bytes."""

    def __init__(self) -> None:
        self.sent: dict[int | None, list[bytes]] = {}

    def on_transition(self, transition: Transition) -> None:
        for viewer in transition.versions:
            self.sent.setdefault(viewer, []).append(letter(transition, viewer))

    def on_chat(self, spoke: Spoke) -> None:
        raise AssertionError("nobody speaks here")

    def on_passes_changed(self, seat: int) -> None:
        raise AssertionError("nobody lets anything pass here")

    def on_table_changed(self) -> None:
        pass

    def on_closed(self) -> None:
        pass


async def test_no_message_depends_on_anothers_secret(seated: Seated) -> None:
    """Whatever seat 0 names, seat 1 and an onlooker get the same bytes, until the guesses are shown."""
    heard = set()
    for number in range(1, 7):
        table = await seated("arvaus", "me", "open", "open")
        table.audience = letters = Letters()
        await table.submit(FromSeat(0, Do("", 1, arvaus.Guess(number))))
        await table.submit(FromSeat(2, Do("", 2, arvaus.Guess(4))))
        heard.add((tuple(letters.sent[1]), tuple(letters.sent[None])))
        assert any(f'"number":{{"value":{number},'.encode() in letter for letter in letters.sent[0])
    assert len(heard) == 1


async def test_numbers_leave_no_gap_and_count_nothing_untold(seated: Seated, salkku: Any) -> None:
    """Seat 1's numbers and letters are the same whether seat 0 dithered in secret or not."""
    heard = set()
    for dithers in range(4):
        table = await seated("salkku", "me", "open")
        table.audience = letters = Letters()
        for _ in range(dithers):
            await table.submit(FromSeat(0, Do("", table.state.versions[0], salkku.Pick(3))))
            await table.submit(FromSeat(0, Undo(f"u{_}")))
        for _ in range(3):
            await table.submit(FromSeat(0, Do("", table.state.versions[0], salkku.Pick(1))))
        heard.add((tuple(letters.sent[1]), tuple(letters.sent[None]), table.state.versions[1]))
        ats = [msgspec.json.decode(letter)[0] for letter in letters.sent[0]]
        assert ats == list(range(2, 2 + len(ats)))
    assert len(heard) == 1


async def test_whether_undo_is_allowed_says_nothing_of_others(seated: Seated, salkku: Any) -> None:
    """Seat 0 takes a choice back; what it is told does not depend on what seat 1 did in secret meanwhile."""
    heard = set()
    for secret in ((), (1,), (1, 2)):
        table = await seated("salkku", "me", "open")
        table.audience = letters = Letters()
        await table.submit(FromSeat(0, Do("", 1, salkku.Pick(3))))
        for number in secret:
            await table.submit(FromSeat(1, Do("", table.state.versions[1], salkku.Pick(number))))
        await table.submit(FromSeat(0, Undo("u")))
        heard.add((tuple(letters.sent[0]), table.state.versions[0]))
    assert len(heard) == 1


async def test_a_choice_is_stale_only_by_what_its_seat_was_told(seated: Seated, salkku: Any) -> None:
    for ours, theirs in product(range(3), range(3)):
        table = await seated("salkku", "me", "open")
        for _ in range(theirs):
            await table.submit(FromSeat(1, Do("", table.state.versions[1], salkku.Pick(1))))
        for turn in range(ours):
            await table.submit(FromSeat(0, Do("", 1 + turn, salkku.Pick(1))))
        assert table.state.versions[0] == 1 + ours


async def test_missed_updates_are_the_very_same(
    seated: Seated, salkku: Any, store: Any, games: dict[str, AnyGame]
) -> None:
    """What a seat gets after a gap, or after a restart, is what it would have got."""
    table = await seated("salkku", "me", "open")
    table.audience = letters = Letters()
    for seat, number in ((0, 1), (1, 2), (1, 3), (0, 2)):
        await table.submit(FromSeat(seat, Do("", table.state.versions[seat], salkku.Pick(number))))
    await table.submit(FromSeat(0, Undo("u")))
    header, lines = await store.load(table.state.header.id)
    for state in (table.state, TableState.folded(header, games["salkku"], lines)):
        for viewer in state.history.viewers:
            for seen in range(1, state.versions[viewer] + 1):
                missed = state.history.missed(viewer, seen)
                assert missed is not None
                encoded = [letter(update, viewer) for update in missed]
                assert encoded == letters.sent.get(viewer, [])[seen - 1 :]
            assert state.history.missed(viewer, state.versions[viewer] + 1) is None
