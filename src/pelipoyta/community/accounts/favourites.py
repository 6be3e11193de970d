"""Favourite games of an account, as its owner names them; everybody sees them in the profile."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from pelipoyta.storage.schema.people.accounts import FAVOURITE_GAMES


def favourites_of(db: Connection, account: str) -> tuple[str, ...]:
    """Games in the order in which they were named."""
    own = select(FAVOURITE_GAMES.c.game).where(FAVOURITE_GAMES.c.account == account)
    return tuple(db.execute(own.order_by(FAVOURITE_GAMES.c.place)).scalars())


def set_favourites(db: Connection, account: str, games: Sequence[str]) -> None:
    """Store these games in place of those named before; each once."""
    db.execute(delete(FAVOURITE_GAMES).where(FAVOURITE_GAMES.c.account == account))
    rows = [{"account": account, "game": game, "place": place} for place, game in enumerate(dict.fromkeys(games))]
    if rows:
        db.execute(insert(FAVOURITE_GAMES), rows)
