"""The audience hears that the table has changed when seats, offers or the end have; a move tells itself."""

from typing import Any

import arvaus
import pytest

from pelipoyta.table.commands import Do, DrawOffer, FromSeat, Resign

pytestmark = pytest.mark.anyio


class Counting:
    """An audience that counts."""

    def __init__(self) -> None:
        self.transitions = self.changes = 0

    def on_transition(self, transition: Any) -> None:
        self.transitions += 1

    def on_chat(self, spoke: Any) -> None:
        raise AssertionError("nobody speaks here")

    def on_table_changed(self) -> None:
        self.changes += 1

    def on_closed(self) -> None:
        """The table is closed after the test."""


async def test_what_changes_the_table_is_told_once(seated: Any) -> None:
    table = await seated("arvaus", "me", "open")
    heard = table.audience = Counting()
    await table.submit(FromSeat(0, Do("", 1, arvaus.Guess(3))))
    assert (heard.transitions, heard.changes) == (1, 0), "a move is told by its transition"
    await table.submit(FromSeat(0, DrawOffer("", "offer")))
    assert (heard.transitions, heard.changes) == (1, 1)
    await table.submit(FromSeat(1, DrawOffer("", "decline")))
    assert (heard.transitions, heard.changes) == (1, 2)


async def test_the_end_changes_the_table_however_it_comes(seated: Any) -> None:
    table = await seated("arvaus", "me", "open")
    heard = table.audience = Counting()
    await table.submit(FromSeat(0, Do("", 1, arvaus.Guess(3))))
    await table.submit(FromSeat(1, Do("", table.state.versions[1], arvaus.Guess(4))))
    assert (table.state.over is not None, heard.transitions, heard.changes) == (True, 2, 1)
    other = await seated("arvaus", "me", "open")
    heard = other.audience = Counting()
    await other.submit(FromSeat(0, Resign("")))
    assert (heard.transitions, heard.changes) == (1, 1)


async def test_agreeing_on_a_draw_takes_the_offer_away(seated: Any) -> None:
    table = await seated("arvaus", "me", "open")
    heard = table.audience = Counting()
    await table.submit(FromSeat(1, DrawOffer("", "offer")))
    await table.submit(FromSeat(0, DrawOffer("", "accept")))
    assert (heard.transitions, heard.changes) == (1, 2)


async def test_only_the_first_coming_and_the_last_going_of_a_seat_is_told(seated: Any) -> None:
    """A second window, and whoever looks on, change nothing about who sits there."""
    table = await seated("arvaus", "me", "open")
    heard = table.audience = Counting()
    told = []
    for step, viewer in [("join", 0), ("join", 0), ("join", None), ("leave", 0), ("leave", None), ("leave", 0)]:
        before = heard.changes
        getattr(table, step)(viewer)
        told.append(heard.changes - before)
    assert told == [1, 0, 0, 0, 0, 1]
