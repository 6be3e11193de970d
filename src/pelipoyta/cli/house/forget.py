"""`pelipoyta house forget`: an account deleted by the running server, or a guest's typed name taken out of the logs."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from pelipoyta.cli.house import desk
from pelipoyta.cli.house.backup import refuse_if_open
from pelipoyta.cli.house.database import house_settings, opened_store, raw_connection
from pelipoyta.cli.progress import progress
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.server.helpers.cleanup import HelperCleanup
from pelipoyta.table.log.archived import pack, unpack
from pelipoyta.table.model import Renamed, Sat, Spoke, TableLine

_LINE = msgspec.json.Decoder(TableLine)


def forget_account(lang: str, server: str, name: str) -> None:
    """Delete the account of that name at once, through the running server."""
    desk.act(lang, server, {"type": "forget", "name": name})


def forget_guest(lang: str, database: str | None, name: str) -> None:
    """Take a guest's typed name, and what was said from those seats, out of all logs; what was played stays."""
    words, settings = vocabulary(lang), house_settings(database)
    if not settings.in_postgres:
        refuse_if_open(settings.database)
    with opened_store(lang, settings):  # migrates it
        pass
    mark, found = ("%s" if settings.in_postgres else "?"), 0
    with raw_connection(settings) as db:
        names = [table for (table,) in db.execute("SELECT id FROM tables ORDER BY id").fetchall()]
        with progress(words("cli-house-progress"), len(names)) as told:
            for table in names:
                found += _forget_at(db, mark, table, name)
                told(1)
        helpers = HelperCleanup(db, postgres=settings.in_postgres).forget(name)
    if not found + helpers:
        raise Trouble("cli-house-no-guest", name=name)
    print(words("cli-house-forgotten", tables=found, helpers=helpers))


def _forget_at(db: Any, mark: str, table: str, name: str) -> bool:
    """True if the guest sat at the table; its log is rewritten then."""
    rows = db.execute(f"SELECT seq, line FROM log WHERE table_id = {mark} ORDER BY seq", (table,)).fetchall()
    if rows:
        changed = rewritten([bytes(line) for _, line in rows], name)
        for (seq, _), line in zip(rows, changed, strict=False):
            db.execute(f"UPDATE log SET line = {mark} WHERE table_id = {mark} AND seq = {mark}", (line, table, seq))
        return bool(changed)
    packed = db.execute(f"SELECT body FROM archived WHERE table_id = {mark}", (table,)).fetchone()
    changed = rewritten(unpack(packed[0]), name) if packed else []
    if changed:
        db.execute(f"UPDATE archived SET body = {mark} WHERE table_id = {mark}", (pack(changed), table))
    return bool(changed)


def rewritten(lines: Sequence[bytes], name: str) -> list[bytes]:
    """Lines of a log without the guest's name and chat; empty where no guest had that name."""
    decoded = [_LINE.decode(line) for line in lines]
    seats = {seat for line in decoded if (seat := _seat_of(line, name)) is not None}
    if not seats:
        return []
    return [
        line if (new := _without(each, seats)) is each else msgspec.json.encode(new)
        for line, each in zip(lines, decoded, strict=True)
    ]


def _seat_of(line: TableLine, name: str) -> int | None:
    """Seat of a guest who has or takes that name in the line."""
    entry = line.entry
    if isinstance(entry, Sat) and entry.player.key and entry.player.name.casefold() == name.casefold():
        return entry.seat
    return entry.seat if isinstance(entry, Renamed) and entry.name.casefold() == name.casefold() else None


def _without(line: TableLine, seats: set[int]) -> TableLine:
    """The line without names and chat of these seats; the line itself where it has none."""
    match line.entry:
        case Sat(seat=seat, player=player) if seat in seats and player.key and player.name:
            return replace(line, entry=replace(line.entry, player=replace(player, name="")))
        case Renamed(seat=seat) if seat in seats:
            return replace(line, entry=replace(line.entry, name=""))
        case Spoke(seat=seat) if seat in seats:
            return replace(line, entry=replace(line.entry, text=""))
    return line
