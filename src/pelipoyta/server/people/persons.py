"""Persons behind seats: the account, or for a guest an id made of the seat's key."""

import hashlib
from functools import lru_cache

from pelipoyta.table.state.table_state import TableState


@lru_cache(4096)  # asked for with every move
def person_of_key(key: str) -> str:
    """Id of a guest by the key of a seat, from which the key cannot be found; empty without a key."""
    return key and "g-" + hashlib.sha256(b"pelipoyta.guest" + key.encode()).hexdigest()[:40]


def person_at(state: TableState, seat: int) -> str:
    """The person at a seat; empty for an open seat and for a built-in bot."""
    player = state.seats.players[seat]
    if player is None or player.bot:
        return ""
    return player.account or person_of_key(player.key)
