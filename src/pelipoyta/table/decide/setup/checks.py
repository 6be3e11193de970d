"""Checks of a new table: its places, its judge, the terms of teaching, and where it is listed."""

from typing import Any

from pelipoyta.kernel.game import AnyGame, Refusal
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.decide.setup.create import ContestSlot, TableTerms
from pelipoyta.table.errors import TableError
from pelipoyta.table.model import AWAY
from pelipoyta.table.spec import TableSpec
from pelipoyta.table.watching import ListedAs


def absence_limit_of(spec: TableSpec) -> int:
    """Absence limit; correspondence games have none shorter than the clock (TABLE-17)."""
    if spec.away is not None:
        return spec.away
    return max(AWAY, spec.time.bank) if spec.time and spec.time.each else AWAY


def terms_of(spec: TableSpec) -> TableTerms:
    """The terms of a new table."""
    return TableTerms(
        hints=spec.hints,
        teaching=spec.teaching,
        timing=spec.time,
        away=absence_limit_of(spec),
        rated=spec.rated,
        listed=spec.listed,
    )


def checked_places(spec: TableSpec) -> tuple[str, ...]:
    """Check the places: one for each seat, of known kinds, "me" at most once."""
    known = all(place in ("me", "open") or place.startswith("bot:") for place in spec.places)
    if (
        len(spec.places) != spec.seats
        or len(spec.private_options) > spec.seats
        or not known
        or spec.places.count("me") > 1
    ):
        raise TableError("bad_places", {"seats": spec.seats})
    return spec.places


def check_judge(game: AnyGame, options: Any, places: tuple[str, ...]) -> None:
    """Refuse a host who would both judge and play (TABLE-7)."""
    rule = game.hooks.judged(options)
    if rule and "me" in places:
        raise IllegalAction(Refusal(rule, "host-plays"))


def check_teaching(spec: TableSpec, slot: ContestSlot) -> None:
    """Refuse a teaching table in a contest, with clocks or without hints (TABLE-15)."""
    if spec.teaching and slot.contest:
        raise IllegalAction(Refusal("TABLE-15", "teaching-in-contest"))
    if spec.teaching and spec.time:
        raise IllegalAction(Refusal("TABLE-15", "teaching-with-clock"))
    if spec.teaching and not spec.hints:
        raise IllegalAction(Refusal("TABLE-15", "without-hints"))


def check_listed(listed: ListedAs) -> None:
    """Refuse a delay without a length, a length without a delay, and a club's table without a club (TABLE-25)."""
    delays = listed.watch.kind in ("moves", "minutes")
    if delays != (listed.watch.behind > 0) or (listed.listing == "club") != bool(listed.club):
        raise TableError("bad_watching", {"rule": "TABLE-25"})
