"""Persons behind seats: the account, or for a guest an id made of the seat's key."""

import hashlib

from pelipoyta.table.state.table_state import TableState


def person_of_key(key: str) -> str:
    """Id of a guest by the key of a seat, from which the key cannot be found; empty without a key."""
    return key and "g-" + hashlib.sha256(b"pelipoyta.guest" + key.encode()).hexdigest()[:40]


def person_at(state: TableState, seat: int) -> str:
    """The person at a seat; empty for an open one and for a bot of the house."""
    player = state.seats.players[seat]
    if player is None or player.bot:
        return ""
    return player.account or person_of_key(player.key)
