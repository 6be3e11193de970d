"""Changes of a list fold to the list itself, for a watcher who holds all of it and for one who holds a window."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pelipoyta.community.listing.rows import (
    LEVELS,
    ListedRow,
    ListedSeat,
    ListedWant,
    LobbyFilter,
    listed_table,
    order_of,
)
from pelipoyta.community.listing.stream import ListDelta, ListStream
from pelipoyta.community.table_index.row import IndexedSeat, IndexedTable
from pelipoyta.table.watching import Watching

GAMES, PACES = ("a", "b"), ("free", "quick")


@st.composite
def rows(draw: st.DrawFn) -> ListedRow:
    game, pace = draw(st.sampled_from(GAMES)), draw(st.sampled_from(PACES))
    common: dict[str, Any] = {
        "id": draw(st.sampled_from("qwertyuiop")),
        "since": draw(st.integers(0, 3)),
        "here": draw(st.booleans()),
        "rated": draw(st.booleans()),
        "club": draw(st.sampled_from(["", "", "c"])),
        "rating": draw(st.sampled_from([None, 1399, 1400, 1900])),
    }
    if draw(st.booleans()):
        wants = (ListedWant(game, pace, draw(st.sampled_from([(2,), (2, 3)]))),)
        return ListedRow(section="open", kind="offer", wants=wants, **common)
    seats = (ListedSeat(),) * draw(st.integers(2, 3))
    return ListedRow(section=draw(st.sampled_from(["open", "running"])), game=game, pace=pace, seats=seats, **common)


filters = st.builds(
    LobbyFilter,
    section=st.sampled_from(["open", "running"]),
    game=st.sampled_from(["", *GAMES]),
    pace=st.sampled_from(["", *PACES]),
    club=st.sampled_from(["", "c"]),
    rated=st.booleans(),
    here=st.booleans(),
    seats=st.sampled_from([0, 0, 2, 3]),
    level=st.sampled_from(["", "", *LEVELS]),
)
changes = st.lists(
    st.dictionaries(st.sampled_from("qwertyuiop"), st.one_of(st.none(), rows()), min_size=1, max_size=4), max_size=12
)


class Held:
    """What a watcher holds: some rows by place, holes elsewhere."""

    def __init__(self, count: int, first: int, known: Sequence[ListedRow]) -> None:
        self.places: list[ListedRow | None] = [None] * count
        self.places[first : first + len(known)] = known

    def fold(self, delta: ListDelta) -> None:
        for place in delta.gone:
            del self.places[place]
        for place, row in delta.put:
            self.places.insert(place, row)


@given(st.lists(rows(), max_size=8), filters, changes, st.sampled_from([(0, 100), (2, 3), (0, 1)]))
def test_changes_fold_to_the_list(start, chosen, batches, window) -> None:
    everything = {row.id: row for row in start}
    stream = ListStream(chosen, everything.values())
    first, count = window
    seen = stream.window(first, count)
    held = Held(seen.count, first if seen.rows else 0, seen.rows)
    number = seen.number
    for batch in batches:
        batch = {name: row and replace(row, id=name) for name, row in batch.items()}
        everything |= {name: row for name, row in batch.items() if row}
        for name in [name for name, row in batch.items() if row is None]:
            everything.pop(name, None)
        delta = stream.update(batch)
        if delta:
            number += 1
            assert delta.number == number
            held.fold(delta)
        right = sorted((row for row in everything.values() if chosen.admits(row)), key=order_of)
        assert list(stream.window(0, 100).rows) == right
        assert len(held.places) == len(right)
        for mine, true in zip(held.places, right, strict=True):
            assert mine in (None, true)
        if window == (0, 100):
            assert held.places == right


@given(st.lists(rows(), max_size=8), filters)
def test_a_change_of_nothing_is_none(start, chosen) -> None:
    everything = {row.id: row for row in start}
    stream = ListStream(chosen, everything.values())
    assert stream.update(everything) is None
    assert stream.number == 0


def test_hidden_rows_are_not_listed() -> None:
    stream = ListStream(LobbyFilter(), [ListedRow(id="x", section="open")], lambda name: name == "x")
    assert len(stream) == 0
    assert stream.update({"x": ListedRow(id="x", section="open", here=True)}) is None


def indexed(**facts: Any) -> IndexedTable:
    usual: dict[str, Any] = {
        "listing": "open", "club": "", "rated": False, "watch": Watching(), "game": "a", "rules": 1,
        "seats": (IndexedSeat("Aino", taken=True), IndexedSeat()), "options": {}, "time": None, "pace": "free",
        "phase": "waiting", "asked": (), "public_asked": (), "steps": 0, "scores": None, "ended_by": "",
        "hints": True, "teaching": False, "contest": "", "before": "", "created": 10.0, "started": None,
        "ended": None, "changed": 10.0,
    }  # fmt: skip
    return IndexedTable(**usual | facts)


def row(**facts) -> ListedRow | None:
    return listed_table("t", indexed(**facts), 1000.0, here=True, name_of=lambda seat: seat.name)


def test_an_open_table_is_listed_with_its_seats() -> None:
    found = row()
    assert found and (found.section, found.seats, found.here) == (
        "open", (ListedSeat("Aino", taken=True), ListedSeat()), True,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("chosen", "ids"),
    [
        (LobbyFilter(seats=3), ["three", "both"]),
        (LobbyFilter(seats=2), ["strong", "both"]),
        (LobbyFilter(level="below1600"), ["three"]),
        (LobbyFilter(level="above"), ["strong"]),
        (LobbyFilter(level="below1400"), []),
    ],
)
def test_players_and_ratings_choose(chosen: LobbyFilter, ids: list[str]) -> None:
    three = ListedRow(id="three", section="open", seats=(ListedSeat(),) * 3, rating=1400)
    strong = ListedRow(id="strong", section="open", seats=(ListedSeat(),) * 2, rating=1800)
    both = ListedRow(id="both", section="open", kind="offer", wants=(ListedWant("a", "free", (2, 3)),))
    assert [each.id for each in (three, strong, both) if chosen.admits(each)] == ids


def test_a_tables_rating_is_the_mean_of_those_who_are_rated() -> None:
    points = {"a-aino": 1700, "a-eino": 1500}
    seats = tuple(IndexedSeat(name, taken=True, account=f"a-{name.lower()}") for name in ("Aino", "Eino", "Oili"))
    found = listed_table(
        "t", indexed(seats=(*seats, IndexedSeat())), 1000.0, here=True, name_of=lambda seat: seat.name,
        points_of=lambda account, row: points.get(account),
    )  # fmt: skip
    assert found and found.rating == 1600
    assert [seat.rating for seat in found.seats] == [1700, 1500, None, None]


FULL = (IndexedSeat("Aino", taken=True), IndexedSeat("Eino", taken=True))


@pytest.mark.parametrize(
    "facts",
    [
        {"listing": "private"},
        {"phase": "over", "ended": 990.0},
        {"seats": FULL},
        {"phase": "playing", "seats": FULL, "watch": Watching("end")},
        {"phase": "playing", "seats": FULL, "watch": Watching("nobody")},
        {"listing": "private", "phase": "playing", "seats": FULL},
        {"phase": "over", "seats": FULL, "ended": 100.0, "watch": Watching("minutes", 10)},
    ],
)
def test_what_is_not_listed(facts) -> None:
    assert row(**facts) is None


def test_what_is_kept_back_from_onlookers_is_not_in_the_list() -> None:
    running = {"phase": "playing", "seats": FULL, "started": 20.0, "steps": 7, "public_asked": (1,)}
    live = row(**running)
    assert live and (live.steps, live.turn, live.section) == (7, (1,), "running")
    late = row(**running, watch=Watching("moves", 3))
    assert late and (late.steps, late.turn) == (None, ())
    ended = row(**running | {"phase": "over", "ended": 900.0}, watch=Watching("minutes", 10))
    assert ended and (ended.section, ended.steps) == ("running", None)
