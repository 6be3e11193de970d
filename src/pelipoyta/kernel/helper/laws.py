"""Laws that every helper keeps, checked over random sittings; they know no game.

| law | says |
|---|---|
| offered | what the page offers without fields to fill in may be done; every command that it offers can be read |
| refused | a command that is refused names a reason, and changes nothing |
| pure | no function changes its arguments; folding the log again, through JSON, gives the same page and history |
| undo | taking commands back one by one gives each state before them again; doing them again, each after them |
| no leak | other cards drawn in secret change nothing that others see or are refused, until a command opens them |
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import Struct

from pelipoyta.kernel.chance import Draw
from pelipoyta.kernel.helper.helper import Helper, HelperSetup
from pelipoyta.kernel.helper.log import HelperDone, HelperEntry, HelperLog, HelperRedone, HelperUndone
from pelipoyta.kernel.helper.sheet import (
    Fields,
    HelperCounter,
    HelperField,
    HelperForm,
    HelperGrid,
    HelperNote,
)
from pelipoyta.kernel.laws.walk import LawBroken
from pelipoyta.kernel.terms import Seat

AnyHelper = Helper[Any, Any]
RARELY = 0.01  # how much rather anything else is done than a game ended
STRAYS = 4  # random commands in every fifth step, besides an offered one
_JSON = msgspec.json
_ENTRIES: _JSON.Decoder[list[HelperEntry]] = _JSON.Decoder(list[HelperEntry])


class HelperTally(Struct):
    """Counts of a check: commands by their tags, sentences by their keys, comparisons for leaks."""

    commands: dict[str, int] = {}
    refusals: dict[str, set[str]] = {}  # names of the facts by reason
    words: dict[str, set[str]] = {}  # names of the facts by key
    compared: int = 0


def check_helper(helper: AnyHelper, seeds: Iterable[int], steps: int = 60) -> HelperTally:
    """Check all laws over a random session for each seed. Raises LawBroken."""
    tally = HelperTally()
    for seed in seeds:
        rng = Random(seed)
        setup = _setup(helper, rng)
        if setup is None:
            continue
        log = HelperLog(helper, setup)
        entries: list[HelperEntry] = []
        for _ in range(steps):
            _step(log, entries, rng, tally)
        _check_fold(log, setup, entries)
        _check_undo(helper, setup, entries)
        _check_no_leak(_Attempt(HelperLog(helper, setup), entries, rng, tally))
    return tally


def _setup(helper: AnyHelper, rng: Random) -> HelperSetup | None:
    names = tuple(f"P{seat}" for seat in range(rng.choice(helper.players)))
    fields = [field for field in helper.options if not field.players or len(names) in field.players]
    setup = HelperSetup(names, {field.name: _value(field, rng) for field in fields})
    return None if helper.why_no_start(setup) else setup


def _value(field: HelperField, rng: Random) -> Any:
    if field.kind == "name":
        return "Aino"
    if field.choices:
        return rng.choice(field.choices).value
    return rng.randint(field.low, field.high) if field.kind == "number" else rng.randint(0, 1)


def seats_of(log: HelperLog[Any]) -> list[Seat | None]:
    return [None, *(range(len(log.setup.names)) if log.helper.secrets else ())]


def _step(log: HelperLog[Any], entries: list[HelperEntry], rng: Random, tally: HelperTally) -> None:
    """Try random commands, then do one that the page offers."""
    seat = rng.choice(seats_of(log))
    _note_words(log, seat, tally)
    for command in _strays(log, rng):
        _try(_Attempt(log, entries, rng, tally), command, rng.choice(seats_of(log)), strict=False)
    ends = {kind.__struct_config__.tag for kind in log.helper.opens}
    offers = list(offered(log, seat))
    if any(fields["type"] not in ends for fields, _ in offers) or (offers and rng.random() < RARELY):
        weights = [
            (RARELY if fields["type"] in ends else 1) / (1 + tally.commands.get(fields["type"], 0))
            for fields, _ in offers
        ]  # rather what was seldom done, and seldom the end of a game
        fields, form = rng.choices(offers, weights)[0]
        filled = {**fields, **{field.name: _value(field, rng) for field in form}}
        _try(_Attempt(log, entries, rng, tally), filled, seat, strict=not form)


def offered(log: HelperLog[Any], seat: Seat | None) -> Iterator[tuple[Fields, Sequence[HelperField]]]:
    """Commands that the page offers to that reader, with the fields that are to be filled in."""
    for panel in log.panels(seat):
        for item in panel.items:
            cells = [cell for row in item.rows for cell in row] if isinstance(item, HelperGrid) else [item]
            for cell in cells:
                if isinstance(cell, HelperForm):
                    yield cell.command, cell.fields
                elif isinstance(cell, HelperCounter):
                    yield from ((way, ()) for way in (cell.less, cell.more) if way is not None)


def _strays(log: HelperLog[Any], rng: Random) -> Iterator[Fields]:
    kinds = [kind for kind in get_args(log.helper.commands) if kind not in log.helper.opens]
    for _ in range(STRAYS if rng.random() < 0.2 else 0):
        kind = rng.choice(kinds)
        names = msgspec.structs.fields(kind)
        yield {
            "type": kind.__struct_config__.tag,
            **{each.name: "Eino" if each.name == "title" else rng.randint(-1, 15) for each in names},
        }


class _Attempt(NamedTuple):
    """A session with its entries, and what a check counts."""

    log: HelperLog[Any]
    entries: list[HelperEntry]
    rng: Random
    tally: HelperTally


def _try(walk: _Attempt, fields: Fields, seat: Seat | None, *, strict: bool) -> None:
    """Give a command; a strict one must be allowed."""
    log, tally = walk.log, walk.tally
    before = _page(log)
    try:
        command = log.read(fields)
    except msgspec.ValidationError as error:
        if strict:
            raise LawBroken("offered", f"{fields}: {error}") from error
        return
    refusal = log.why_not(command, seat)
    if refusal:
        if strict:
            raise LawBroken("offered", f"{fields} is refused: {refusal.reason}")
        tally.refusals.setdefault(refusal.reason, set()).update(refusal.facts)
        _same("refused", before, _page(log), fields)
        return
    request = log.helper.chance(log.state, command)
    _do(walk, HelperDone(fields, request.sample(walk.rng) if request else ()))
    tally.commands[fields["type"]] = tally.commands.get(fields["type"], 0) + 1


def _do(walk: _Attempt, entry: HelperDone) -> None:
    state = walk.log.state
    frozen = _JSON.encode(state)
    walk.entries.append(entry)
    walk.log.adopt(entry)
    _same("pure", frozen, _JSON.encode(state), entry.command)


def _page(log: HelperLog[Any]) -> bytes:
    """Everything that all readers see."""
    return _JSON.encode([_seen(log, seat) for seat in seats_of(log)])


def _seen(log: HelperLog[Any], seat: Seat | None) -> bytes:
    return _JSON.encode((log.panels(seat), log.history(seat), log.newest, log.next_again))


def _same(law: str, one: bytes, other: bytes, what: object) -> None:
    if one != other:
        raise LawBroken(law, str(what))


def _folded(helper: AnyHelper, setup: HelperSetup, entries: Iterable[HelperEntry]) -> HelperLog[Any]:
    log = HelperLog(helper, setup)
    for entry in entries:
        log.adopt(entry)
    return log


def _check_fold(log: HelperLog[Any], setup: HelperSetup, entries: list[HelperEntry]) -> None:
    read = _ENTRIES.decode(_JSON.encode(entries))
    again = _folded(log.helper, _JSON.decode(_JSON.encode(setup), type=HelperSetup), read)
    _same("pure", _page(log), _page(again), "folded anew")


def _check_undo(helper: AnyHelper, setup: HelperSetup, entries: list[HelperEntry]) -> None:
    log = HelperLog(helper, setup)
    states = [_JSON.encode(log.state)]
    for entry in entries:
        log.adopt(entry)
        states.append(_JSON.encode(log.state))
    for state in reversed(states[:-1]):
        log.adopt(HelperUndone())
        _same("undo", state, _JSON.encode(log.state), "taken back")
    if log.can_undo:
        raise LawBroken("undo", "something is left")
    for state in states[1:]:
        log.adopt(HelperRedone())
        _same("undo", state, _JSON.encode(log.state), "done again")


def _check_no_leak(walk: _Attempt) -> None:
    """Replace one secret draw by another; everybody else must see the same until it is opened."""
    log, entries, rng, tally = walk
    helper, other = log.helper, HelperLog(log.helper, log.setup)
    knows: set[Seat | None] = set()
    for entry in entries:
        assert isinstance(entry, HelperDone)
        command = other.read(entry.command)
        owner, request = helper.owner(command), helper.chance(other.state, command)
        changed = entry
        if not knows and owner is not None and isinstance(request, Draw) and rng.random() < 0.5:
            changed = msgspec.structs.replace(entry, outcome=request.sample(rng))
            knows = {seat for seat in seats_of(log) if _told(log, entry, seat) != _told(log, changed, seat)}
        elif request and not request.allows(entry.outcome):
            return  # what chance said afterwards cannot have come after the other draw
        if isinstance(command, helper.opens):
            return
        log.adopt(entry)
        other.adopt(changed)
        tally.compared += _compared(log, other, knows, owner if changed is not entry else None)


def _told(log: HelperLog[Any], entry: HelperDone, seat: Seat | None) -> bytes:
    """The page of a reader after the entry; the log stays as it is."""
    after = HelperLog(log.helper, log.setup)
    after.state = log.helper.apply(log.state, log.read(entry.command), entry.outcome)
    return _JSON.encode(after.panels(seat))


def _compared(log: HelperLog[Any], other: HelperLog[Any], knows: set[Seat | None], owner: Seat | None) -> int:
    """Number of pages that were compared, of readers who must see the same."""
    strangers = knows - set(log.helper.shares(log.state, owner)) if owner is not None else set()
    if strangers:
        raise LawBroken("no leak", f"{strangers} see what {owner} drew")
    others = [seat for seat in seats_of(log) if knows and seat not in knows]
    for seat in others:
        _same("no leak", _seen(log, seat), _seen(other, seat), f"seat {seat}")
    if knows:
        offers = [fields for seat in seats_of(log) for fields, form in offered(log, seat) if not form]
        for fields in offers:
            mine, theirs = (each.why_not(each.read(fields), None) for each in (log, other))
            _same("no leak", _JSON.encode(mine), _JSON.encode(theirs), f"refusal of {fields}")
    return len(others)


def _note_words(log: HelperLog[Any], seat: Seat | None, tally: HelperTally) -> None:
    for note in notes_in((log.panels(seat), log.history(seat), log.helper.options)):
        tally.words.setdefault(note.word, set()).update(note.facts)


def notes_in(found: Any) -> Iterator[HelperNote]:
    """Every sentence of what a page shows."""
    if isinstance(found, HelperNote):
        yield found
    elif isinstance(found, Struct):
        for name in found.__struct_fields__:
            yield from notes_in(getattr(found, name))
    elif isinstance(found, tuple | list):
        for each in found:
            yield from notes_in(each)
