"""Sealed decks: keys derived from the server's secret, commitments, and draws by leaf while the game runs."""

import hmac
from hashlib import sha256
from typing import Any

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.fairness.sealed import Key
from pelipoyta.kernel.fairness.sealed_draws import Deals, dealt_of, order_of
from pelipoyta.kernel.fairness.verify import Fold, brought, named
from pelipoyta.kernel.game import Seat
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.transition import LoggedStep


def salt_of(secret: bytes, table: str, seat: Seat, option: str) -> str:
    """Salt of a seat's private option and of the order of its leaves; published only with the text."""
    return hmac.new(secret, f"seal/{table}/{seat}/{option}".encode(), sha256).hexdigest()


def keys_of(secret: bytes, state: TableState) -> tuple[str, ...]:
    """Deck keys by seat; none where no draws are from players' decks, and at old tables (TABLE-19)."""
    found = None if state.frozen or state.placed or not state.header.sealed else dealt_of(state.game)
    seats = range(state.header.seats) if found else ()
    return tuple(salt_of(secret, state.header.id, seat, found[0].option) for seat in seats if found)


def committed_decks(secret: bytes, state: TableState) -> tuple[str, ...]:
    """Commitments to the decks by seat, published as soon as the player sits.

    In a rematch they are published at its start, so that nobody can see whether a player changed decks.
    """
    found = None if state.frozen else dealt_of(state.game)
    keys = keys_of(secret, state)
    if not found or not keys or (state.asks_anew and not state.started):
        return ()
    private, dealt = found
    texts = [given.get(private.option, "") for given in state.seats.private_options]
    return tuple(order_of(dealt, key, text).root if text else "" for key, text in zip(keys, texts, strict=True))


def opening(secret: bytes, state: TableState) -> tuple[Key, ...]:
    """Keys that open every deck, each with its commitment."""
    deals = Deals.begun(state.game, state.options, keys_of(secret, state))
    orders = deals.orders if deals else ()
    return tuple(Key(key, order.root) for key, order in zip(keys_of(secret, state), orders, strict=True))


class Dealer:
    """Draws by leaf at one table: follows the game step by step, and starts over after an undo."""

    def __init__(self, keys: tuple[str, ...], state: TableState, key: bytes) -> None:
        self._state, self._keys, self._key = state, keys, key
        self._done: list[LoggedStep] = []
        self._fold: Fold | None = None

    def now(self) -> Deals | None:
        """Zones of all cards after the stored steps; a copy, as the next step may be refused."""
        if not self._keys:
            return None
        steps = self._state.history.steps
        if (
            self._fold is None
            or len(steps) < len(self._done)
            or any(done is not step for done, step in zip(self._done, steps, strict=False))
        ):
            deals = Deals.begun(self._state.game, self._state.options, self._keys)
            self._fold, self._done = (
                Fold(game=self._state.game, state=self._state.initial_state(), key=self._key, deals=deals, common=None),
                [],
            )
        for logged in steps[len(self._done) :]:
            self._fold.take(logged.step, len(self._done) + 1)
            self._done.append(logged)
        return self._fold.deals.copy() if self._fold.deals else None


def drawn(
    key: bytes, pending: Dice | Draw, state: Any, *, owner: Seat | None, ordinal: int, deals: Deals | None
) -> Outcome:
    """Outcome of a draw by the key in this state."""
    if deals:
        deals.follow(state)
    return brought([named(key, pending, owner, ordinal, deals)], deals)
