"""TABLE-2: draws are offered, accepted, declined and taken back."""

import asyncio
from collections.abc import Awaitable, Callable
from operator import attrgetter
from typing import Any

import arvaus
import pytest

from pelipoyta.kernel.game import altered
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import Do, DrawOffer, FromSeat
from pelipoyta.table.live.audience import NoAudience
from pelipoyta.table.live.table import Table
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]


def guess(seat: int, number: int, at: int = 1) -> FromSeat:
    return FromSeat(seat, Do("", at, arvaus.Guess(number)))


class Changes(NoAudience):
    """Counts what everyone is told of the table."""

    def __init__(self) -> None:
        self.count = 0

    def on_table_changed(self) -> None:
        self.count += 1


async def folds(table: Table, store: Any, games: Any) -> None:
    """The log tells of the same offers, and of the same end."""
    header, lines = await store.load(table.state.header.id)
    other = TableState.folded(header, games[header.game], lines)
    facts = attrgetter("versions", "done", "over", "offers.draw", "offers.accepted", "length")
    assert facts(table.state) == facts(other)


async def test_a_draw_is_agreed_by_every_person(seated: Seated, store: Any, games: Any) -> None:
    table = await seated("arvaus", "me", "open", "open")
    await table.submit(FromSeat(0, DrawOffer("a", "offer")))
    assert table.state.offers.draw == 0
    with pytest.raises(IllegalAction, match="offered-already"):
        await table.submit(FromSeat(0, DrawOffer("b", "offer")))
    with pytest.raises(IllegalAction, match="no-offer"):
        await table.submit(FromSeat(0, DrawOffer("c", "accept")))
    await table.submit(FromSeat(1, DrawOffer("d", "accept")))
    assert table.state.phase == "playing"
    await folds(table, store, games)
    await table.submit(FromSeat(2, DrawOffer("e", "offer")))  # as good as accepting
    assert table.state.over is not None
    assert (table.state.over.scores, table.state.over.why) == ((0.5, 0.5, 0.5), "TABLE-2")
    assert table.state.offers.draw is None
    await folds(table, store, games)


@pytest.mark.parametrize("answer", ["accept", "decline"])
async def test_what_nobody_offers_cannot_be_answered(seated: Seated, answer: Any) -> None:
    table = await seated("arvaus", "me", "open", "open")
    before = table.state.length
    for seat in (0, 1):
        with pytest.raises(IllegalAction) as error:
            await table.submit(FromSeat(seat, DrawOffer("a", answer)))
        assert (error.value.refusal.rule, error.value.refusal.reason) == ("TABLE-2", "no-offer")
    assert (table.state.length, table.state.offers.draw, table.state.over) == (before, None, None)


async def test_nobody_accepts_their_own_offer(seated: Seated) -> None:
    """Among three, one's own word does not count twice; the other two may still agree."""
    table = await seated("arvaus", "me", "open", "open")
    await table.submit(FromSeat(0, DrawOffer("a", "offer")))
    with pytest.raises(IllegalAction) as error:
        await table.submit(FromSeat(0, DrawOffer("b", "accept")))
    assert (error.value.refusal.rule, error.value.refusal.reason) == ("TABLE-2", "no-offer")
    assert table.state.offers.draw == 0 and table.state.offers.accepted == set()


async def test_an_offer_ends_by_a_no_a_move_or_its_maker(seated: Seated, games: Any) -> None:
    games["arvaus"] = altered(arvaus.GAME, open=True)
    table = await seated("arvaus", "me", "open", "open")
    with pytest.raises(IllegalAction, match="no-offer"):
        await table.submit(FromSeat(1, DrawOffer("a", "accept")))
    await table.submit(FromSeat(0, DrawOffer("b", "offer")))
    await table.submit(FromSeat(1, DrawOffer("c", "decline")))
    assert table.state.offers.draw is None
    await table.submit(FromSeat(0, DrawOffer("d", "offer")))
    await table.submit(FromSeat(0, DrawOffer("e", "decline")))
    assert table.state.offers.draw is None
    await table.submit(FromSeat(0, DrawOffer("f", "offer")))
    await table.submit(guess(0, 2))
    assert table.state.offers.draw == 0  # one's own move leaves it standing
    table.audience = heard = Changes()
    await table.submit(guess(1, 2, at=2))
    assert table.state.offers.draw is None and heard.count == 1


async def test_where_something_is_hidden_a_choice_declines_nothing(seated: Seated) -> None:
    """TABLE-2: else it would tell a free choice from one that the table made."""
    table = await seated("arvaus", "me", "open", "open")
    await table.submit(FromSeat(0, DrawOffer("a", "offer")))
    await table.submit(guess(1, 2))
    assert table.state.offers.draw == 0


async def test_a_bot_declines_at_once(seated: Seated, advisers: Any) -> None:
    advisers.answer = lambda job: asyncio.get_running_loop().create_future()  # never moves
    table = await seated("arvaus", "me", "bot:first")
    table.audience = heard = Changes()
    await table.submit(FromSeat(0, DrawOffer("a", "offer")))
    assert table.state.offers.draw is None and table.state.over is None
    assert heard.count == 2  # offered, declined
