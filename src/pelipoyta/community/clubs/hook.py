"""News of a club, which all its members may know: to its web-hook, and of events to the members themselves."""

from typing import Any

from sqlalchemy import Connection, select

from pelipoyta.community.notices import book as notices
from pelipoyta.community.notices.settings_book import club_reader
from pelipoyta.storage.schema.people.accounts import ACCOUNTS
from pelipoyta.storage.schema.people.clubs import CLUB_MEMBERS, CLUBS

TOLD = {"joined": "club_joined", "admitted": "club_joined", "event": "club_event"}  # kinds of trail lines


def tell_hook(db: Connection, club: str, kind: str, subject: str, facts: dict[str, Any], now: float) -> None:
    """Tell the club's web-hook, if it has one, of a line of its trail."""
    what = TOLD.get(kind)
    row = db.execute(select(CLUBS.c.hook, CLUBS.c.name).where(CLUBS.c.id == club)).first() if what else None
    if row is None or not row[0]:
        return
    name = db.execute(select(ACCOUNTS.c.name).where(ACCOUNTS.c.id == subject)).scalar() or ""
    told = {"what": what, "club": str(row[1]), "name": name or str(facts.get("event", "")), "link": f"/club/{club}"}
    notices.add(db, club_reader(club), "social", f"{kind}:{club}:{subject}:{told['name']}:{now}", told, now=now)


def tell_table(db: Connection, club: str, table: str, now: float) -> None:
    """Tell the club's web-hook of a table that was listed."""
    row = db.execute(select(CLUBS.c.hook, CLUBS.c.name).where(CLUBS.c.id == club)).first()
    if row is not None and row[0]:
        told = {"what": "club_table", "club": str(row[1]), "link": f"/t/{table}"}
        notices.add(db, club_reader(club), "social", f"table:{club}:{table}", told, now=now)


def tell_result(db: Connection, club: str, table: str, game: str, now: float) -> None:
    """Tell the club's web-hook of a game of the club that has ended."""
    row = db.execute(select(CLUBS.c.hook, CLUBS.c.name).where(CLUBS.c.id == club)).first()
    if row is not None and row[0]:
        told = {"what": "club_result", "club": str(row[1]), "game": game, "link": f"/t/{table}"}
        notices.add(db, club_reader(club), "social", f"over:{club}:{table}", told, now=now)


def tell_members(db: Connection, club: str, what: str, key: str, facts: dict[str, Any], now: float) -> None:
    """Tell every member of the club, once for each key."""
    name = db.execute(select(CLUBS.c.name).where(CLUBS.c.id == club)).scalar() or ""
    told = {**facts, "what": what, "club": str(name)}
    for person in db.execute(select(CLUB_MEMBERS.c.person).where(CLUB_MEMBERS.c.club == club)).scalars():
        notices.add(db, str(person), "social", key, told, now=now)
