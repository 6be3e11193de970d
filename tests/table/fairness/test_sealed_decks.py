"""Decks drawn by leaf at a live table (TABLE-19), also after choices were taken back at a teaching table."""

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from tests.table.decide.test_teaching import taught, wander

from pelipoyta.games import load
from pelipoyta.kernel.fairness.commitment import key_of
from pelipoyta.kernel.fairness.sealed import Sealed
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import FromSeat, Undo
from pelipoyta.table.fairness.chance import seed_of
from pelipoyta.table.fairness.sealed_decks import Dealer, keys_of
from pelipoyta.table.live.lobby import Lobby

pytestmark = pytest.mark.anyio


@pytest.fixture
async def calm(store: Any, advisers: Any) -> AsyncIterator[Lobby]:
    lobby = Lobby({"lotr": load("lotr")}, store, advisers, lambda game: (), BotDelay(3600.0, 1.0), 60.0)
    yield lobby
    await lobby.close()


async def test_another_way_after_a_step_back_is_dealt_as_if_it_had_been_the_first(calm: Lobby, store: Any) -> None:
    """More choices are made than were taken back, before the dealer is asked again."""
    table, rng = await taught(calm, "lotr", "me", "open"), Random(5)
    state = table.state
    keys = keys_of(store.secret, state)
    key = key_of(seed_of(store.secret, state.header.chain), state.seats.dice_words)

    def dealt(dealer: Dealer) -> tuple[Sealed, ...]:
        deals = dealer.now()
        assert deals
        return deals.sealed()

    follower = Dealer(keys, state, key)
    for to in (6, 3):
        await wander(table, 8, rng)
        dealt(follower)
        await table.submit(FromSeat(0, Undo("", to)))
        await wander(table, 12, rng)
        assert dealt(follower) == dealt(Dealer(keys, state, key))
        assert any(deck.opened for deck in dealt(follower))
