"""Turns in games over days: a projection of tables' logs, whose changes make and end notices."""

from collections.abc import Mapping
from time import time
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from pelipoyta.community.notices import book
from pelipoyta.community.notices.rows import read_row
from pelipoyta.community.notices.schedule import AskedTurn, turn_notices, turn_prefix
from pelipoyta.community.notices.settings_book import follow_seat, followers
from pelipoyta.storage.schema.people.notices import TURNS
from pelipoyta.table.decide.play.vacations import is_over_days
from pelipoyta.table.state.table_state import TableState


class TurnRow(Struct, frozen=True, kw_only=True):
    """Seat of a person that is asked in a game over days."""

    seat: int
    version: int
    game: str
    account: str
    asked: float
    flag: float
    bank: float
    rests: float = 0.0  # until when the player is on vacation; 0: is not


def turn_rows(state: TableState) -> tuple[TurnRow, ...] | None:
    """Asked seats of persons, whatever they can answer; None where there is nothing to tell."""
    timing = state.header.time
    if timing is None or not is_over_days(state) or state.phase != "playing" or state.frozen:
        return None
    rows = tuple(_row(state, seat, timing.bank) for seat in sorted(state.history.asked_version) if _tells(state, seat))
    return rows or None


def _tells(state: TableState, seat: int) -> bool:
    return seat in state.seats.playing


def _row(state: TableState, seat: int, bank: int) -> TurnRow:
    player, asked = state.seats.players[seat], state.history.asked_time[seat]
    vacation = state.seats.vacations.get(seat)
    return TurnRow(
        seat=seat,
        version=state.history.asked_version[seat],
        game=state.header.game,
        account=player.account if player else "",
        asked=asked,
        flag=asked + bank + state.seats.rested_since(seat, asked),
        bank=float(bank),
        rests=vacation.until if vacation else 0.0,
    )


class TurnProjection:
    """Turns as rows; a turn that begins makes notices in the same transaction, one that ends takes them back."""

    name = "turns"
    version = 2

    def row(self, state: TableState) -> tuple[TurnRow, ...] | None:
        return turn_rows(state)

    def store(self, db: Connection, rows: Mapping[str, Any], former: Mapping[str, Any]) -> None:  # noqa: ARG002
        for table, turns in rows.items():
            there = {each.seat: each for each in _stored(db, table)}
            wanted = {each.seat: each for each in turns or ()}
            if there != wanted:
                self._replace(db, table, there, wanted)

    def _replace(
        self, db: Connection, table: str, former: Mapping[int, TurnRow], wanted: Mapping[int, TurnRow]
    ) -> None:
        db.execute(delete(TURNS).where(TURNS.c.table_id == table))
        for turn in wanted.values():
            db.execute(insert(TURNS).values(table_id=table, **msgspec.to_builtins(turn)))
        people = followers(db, table)
        for seat, old in former.items():
            new = wanted.get(seat)
            if new is None or new.version != old.version:
                book.end_by_prefix(db, turn_prefix(table, seat, old.version), time())
            elif (new.flag, new.rests) != (old.flag, old.rests):
                book.recheck(db, turn_prefix(table, seat, old.version), time())
        for seat, turn in wanted.items():
            person = turn.account or people.get(seat, "")
            if person:
                tell_turn(db, table, turn, person)

    def stored(self, db: Connection) -> dict[str, Any]:
        found: dict[str, tuple[TurnRow, ...]] = {}
        for row in db.execute(select(TURNS).order_by(TURNS.c.table_id, TURNS.c.seat)).mappings():
            found[row["table_id"]] = (*found.get(row["table_id"], ()), read_row(row, TurnRow))
        return found

    def clear(self, db: Connection) -> None:
        db.execute(delete(TURNS))


def tell_turn(db: Connection, table: str, turn: TurnRow, person: str, now: float | None = None) -> None:
    """Store the notices of a turn for a person; those that are there already stay as they are."""
    moment = time() if now is None else now
    asked = AskedTurn(
        table=table,
        game=turn.game,
        seat=turn.seat,
        version=turn.version,
        asked=turn.asked,
        flag=turn.flag,
        bank=turn.bank,
    )
    for plan in turn_notices(asked, moment):
        book.add(db, person, kind=plan.kind, key=plan.key, facts=plan.facts, due=plan.due, now=moment)


def follow(db: Connection, table: str, seat: int, person: str, now: float) -> None:
    """Tell a guest of a seat's turns from now on, of the present one too."""
    follow_seat(db, table, seat, person, now)
    for turn in _stored(db, table):
        if turn.seat == seat and not turn.account:
            tell_turn(db, table, turn, person, now)


def _stored(db: Connection, table: str) -> list[TurnRow]:
    rows = db.execute(select(TURNS).where(TURNS.c.table_id == table)).mappings()
    return [read_row(row, TurnRow) for row in rows]
