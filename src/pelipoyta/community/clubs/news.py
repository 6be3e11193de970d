"""News of a club: told to its members as notices, and to its web-hook. They say what every member reads anyway."""

from typing import Any, Literal

from sqlalchemy import Connection, select

from pelipoyta.community.notices import book as notices
from pelipoyta.community.notices.settings_book import club_reader
from pelipoyta.storage.schema.clubs import CLUB_MEMBERS, CLUBS

News = Literal["club_event", "club_table", "club_result", "club_joined", "club_left"]
TO_ALL: tuple[News, ...] = ("club_event",)  # members hear of these themselves, besides the hook


def tell(db: Connection, club: str, what: News, key: str, facts: dict[str, Any], now: float) -> None:
    """Tell news of a club, once for each key, in the transaction of what they are about."""
    row = db.execute(select(CLUBS.c.name, CLUBS.c.hook).where((CLUBS.c.id == club) & CLUBS.c.closed.is_(None))).first()
    if row is None:
        return
    told = {"link": f"/club/{club}", **facts, "what": what, "club": str(row.name)}
    if row.hook:
        notices.add(db, club_reader(club), "social", key, told, now=now)
    if what in TO_ALL:
        for person in db.execute(select(CLUB_MEMBERS.c.person).where(CLUB_MEMBERS.c.club == club)).scalars():
            notices.add(db, str(person), "social", key, told, now=now)
