"""Logs of new tables, and of those of a rematch."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from pelipoyta.kernel.game import AnyGame, Seat, Secret
from pelipoyta.table.fairness.chance import common_chain, next_link
from pelipoyta.table.log.store import Batch, batch
from pelipoyta.table.model import (
    AWAY,
    NO_CHAIN,
    Chain,
    Placed,
    Sat,
    TableHeader,
    TableLine,
    Timing,
)
from pelipoyta.table.state.clock import ONE_INCREMENT, window_of
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.watching import ListedAs

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no letters that look or sound alike, for links that are read aloud
NEVER_GUESSED = 12  # letters of a table's name: 59 bits


class ContestSlot(Struct, frozen=True, kw_only=True):
    """Place of a table in a contest; empty for a table outside contests."""

    contest: str | None = None
    number: int = 0
    table: str = ""  # id of the table, where a tournament or team match has chosen it already
    in_hidden_set: bool = False  # the tables of this set hide from one another (CONTEST-19)
    common: tuple[str, ...] | None = None  # entropy strings of all players, where the tables share chance (CONTEST-24)
    deal: int = 0  # number of the shared chance in its contest, from 0 on


class TableTerms(Struct, frozen=True, kw_only=True):
    """Terms on which a table is played."""

    hints: bool = True
    teaching: bool = False
    timing: Timing | None = None
    away: int = AWAY
    rated: bool = False
    listed: ListedAs = ListedAs()


ALONE, USUAL = ContestSlot(), TableTerms()


def new_key() -> str:
    return secrets.token_urlsafe(16)


def new_name() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(NEVER_GUESSED))


def name_by(key: str) -> str:
    """Table id derived from the key, so that a repeated request finds the same table."""
    number = int.from_bytes(sha256(key.encode()).digest())
    return "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(NEVER_GUESSED))


def new_log(
    game: AnyGame,
    options: Any,
    seated: Sequence[Sat | None],
    host: str,
    now: float,
    *,
    before: str | None = None,
    slot: ContestSlot = ALONE,
    chain: Chain = NO_CHAIN,
    placed: Placed | None = None,
    terms: TableTerms = USUAL,
) -> Batch:
    """First lines of a new table's log; `chain` is that of the game before."""
    name = slot.table or (new_name() if before else name_by(host))
    header = TableHeader(
        id=name,
        game=game.id,
        version=game.version,
        seats=len(seated),
        options=Raw(msgspec.json.encode(options)),
        shown=Raw(msgspec.json.encode(_shown(game, options))),
        host=host,
        before=before,
        created=now,
        chain=next_link(chain, name) if slot.common is None else common_chain(slot.contest or name, slot.deal),
        sealed=True,
    )
    lines = [TableLine(entry, now) for entry in (placed, *seated) if entry]
    return batch(header.id, 0, lines, _in_slot(_on_terms(header, game, terms), slot))


def _on_terms(header: TableHeader, game: AnyGame, terms: TableTerms) -> TableHeader:
    return replace(
        header,
        hints=terms.hints,
        teaching=terms.teaching,
        time=terms.timing,
        window=window_of(terms.timing, game),
        clock_rules=ONE_INCREMENT if terms.timing else 0,
        away=terms.away,
        rated=terms.rated,
        listing=terms.listed.listing,
        club=terms.listed.club,
        watch=terms.listed.watch,
    )


def _in_slot(header: TableHeader, slot: ContestSlot) -> TableHeader:
    return replace(
        header,
        contest=slot.contest,
        number=slot.number,
        tournament=bool(slot.table),
        in_hidden_set=slot.in_hidden_set,
        common=slot.common,
    )


def _terms_of(header: TableHeader) -> TableTerms:
    return TableTerms(
        hints=header.hints,
        teaching=header.teaching,
        timing=header.time,
        away=header.away,
        rated=header.rated,
        listed=ListedAs(listing=header.listing, club=header.club, watch=header.watch),
    )


def rematch_log(state: TableState, now: float) -> Batch:
    """Log of a rematch: the same options, and the players one seat further with their private options (TABLE-3)."""
    seats = state.header.seats
    return copy_log(state, [(seat - 1) % seats for seat in range(seats)], now)


def copy_log(state: TableState, order: Sequence[Seat], now: float, slot: ContestSlot = ALONE) -> Batch:
    """Log of a table with the same options and players; `order` gives the former seat of each seat's player."""
    moved = [_moved(state, seat, before) for seat, before in enumerate(order)]
    header = state.header
    return new_log(
        state.game,
        state.agreed_options,
        moved,
        header.host,
        now,
        before=header.id,
        slot=slot,
        chain=header.chain,
        placed=state.placed,
        terms=_terms_of(header),
    )


def _moved(state: TableState, seat: Seat, before: Seat) -> Sat | None:
    player = state.seats.players[before]
    return Sat(seat, player, state.private_options_of(before), state.seats.dice_words[before]) if player else None


def _shown(game: AnyGame, options: Struct) -> dict[str, Any]:
    """Options without private ones, secrets and those that are not set."""
    private = {each.option for each in game.hooks.private}
    fields = {name: getattr(options, name) for name in options.__struct_fields__ if name not in private}
    known = {name: value for name, value in fields.items() if value is not UNSET}
    return {name: value.seen_by(None) if isinstance(value, Secret) else value for name, value in known.items()}
