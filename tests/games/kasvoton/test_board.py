"""The geometry of the field against a restatement made from the rule texts alone."""

from itertools import combinations

import pytest

from pelipoyta.games.kasvoton.board import (
    AHEAD,
    BERTHS,
    CELLS,
    LINES,
    MIDDLE_BERTHS,
    NEAR,
    card_from,
    cell_name,
    cell_named,
    controls,
    home_of,
    is_triangle,
    left_of,
    mates,
    partner_of,
)

ALL = range(CELLS)
Point = tuple[int, int]


def point(cell: int) -> Point:
    """Column and row, from 1."""
    name = cell_name(cell)
    return "abcdefghijklm".index(name[0]) + 1, int(name[1:])


def on_edges(p: Point) -> int:
    return (p[0] in (1, 13)) + (p[1] in (1, 6))


def touch(p: Point, q: Point) -> bool:
    return p != q and abs(p[0] - q[0]) <= 1 and abs(p[1] - q[1]) <= 1


def along_the_edge(p: Point, q: Point) -> bool:
    """True if q is on the same edge as the edge card p."""
    return (p[0] == q[0]) if p[0] in (1, 13) else (p[1] == q[1])


def is_line_pair(p: Point, q: Point, r: Point) -> bool:
    """KV-D4.1, KV-D4.7, KV-D4.8, told with points: true if q and r hold p in a line."""
    if not (touch(p, q) and touch(p, r)) or q == r or on_edges(p) == 2:
        return False
    straight = (q[0] + r[0], q[1] + r[1]) == (2 * p[0], 2 * p[1])
    if on_edges(p) == 0:
        return straight
    return straight or not (along_the_edge(p, q) or along_the_edge(p, r))


def is_held(p: Point, own: tuple[Point, ...]) -> bool:
    """KV-D4.5, KV-D4.7, KV-D4.8: in a triangle of these."""
    if on_edges(p) == 2:
        return len(own) >= 2
    if on_edges(p) == 1:
        return len(own) >= 3
    return len(own) >= 3 and any(is_line_pair(p, q, r) for q, r in combinations(own, 2))


@pytest.mark.parametrize("cell", ALL)
def test_every_cell_has_its_neighbours(cell):
    """KV-C1."""
    assert {point(n) for n in NEAR[cell]} == {point(n) for n in ALL if touch(point(cell), point(n))}


@pytest.mark.parametrize("cell", ALL)
def test_every_cell_has_its_lines(cell):
    pairs = combinations(NEAR[cell], 2)
    assert set(LINES[cell]) == {(q, r) for q, r in pairs if is_line_pair(point(cell), point(q), point(r))}
    assert len(LINES[cell]) == len(set(LINES[cell])) and all(q < r for q, r in LINES[cell])


@pytest.mark.parametrize("cell", ALL)
def test_every_set_of_neighbours_is_a_triangle_or_not(cell):
    for size in range(9):
        for own in combinations(NEAR[cell], size):
            assert is_triangle(cell, own) == is_held(point(cell), tuple(point(n) for n in own)), own


def counts(cell: int) -> tuple[int, int, int, int]:
    """Line pairs, triangle triples, sets of neighbours with a line, sets with a triangle."""
    sets = [own for size in range(9) for own in combinations(NEAR[cell], size)]
    lines = sum(any(q in own and r in own for q, r in LINES[cell]) for own in sets)
    triples = sum(is_triangle(cell, own) for own in sets if len(own) == 3)
    return len(LINES[cell]), triples, lines, sum(is_triangle(cell, own) for own in sets)


@pytest.mark.parametrize("cell", ALL)
def test_the_counts_of_the_specification(cell):
    expected = {0: (4, 24, 175, 171), 1: (4, 10, 20, 16), 2: (0, 1, 0, 4)}
    assert counts(cell) == expected[on_edges(point(cell))]


def test_there_are_so_many_cells_of_each_kind():
    kinds = [on_edges(point(cell)) for cell in ALL]
    assert [kinds.count(kind) for kind in (0, 1, 2)] == [44, 30, 4]


def test_a_pair_in_a_corner_is_a_triangle():
    """KV-D4.8."""
    corner = cell_named("a1")
    assert all(is_triangle(corner, pair) for pair in combinations(NEAR[corner], 2))


def test_ahead_is_towards_the_other_side():
    """KV-D1."""
    assert [cell_name(AHEAD[side][cell_named("c3")]) for side in (0, 1)] == ["c4", "c2"]
    assert AHEAD[0][cell_named("c6")] == AHEAD[1][cell_named("c1")] == -1


def test_halves_and_the_middle_column():
    """KV-F2: six columns, one, six; the middle one belongs to both."""
    held = {seat: {cell_name(c)[0] for c in ALL if controls(4, seat, c)} for seat in range(4)}
    assert held == {0: set("abcdefg"), 1: set("abcdefg"), 2: set("ghijklm"), 3: set("ghijklm")}
    assert all(controls(2, seat, cell) for seat in (0, 1) for cell in ALL)


def test_who_sits_where():
    """KV-F1: seen from its own side, the left player of side 0 holds column a, of side 1 column m."""
    assert [left_of(side) for side in (0, 1)] == [0, 3]
    assert [partner_of(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [mates(4, side) for side in (0, 1)] == [(0, 2), (1, 3)]


def test_berths_fill_the_two_rear_rows():
    """KV-C1, KV-F3."""
    for side, rows in ((0, "12"), (1, "56")):
        two = {cell_name(cell) for cell in BERTHS[2, side]}
        four = [cell_name(c) for seat in mates(4, side) for c in BERTHS[4, seat]]
        middle = {cell_name(cell) for cell in MIDDLE_BERTHS[side]}
        assert two == {letter + row for letter in "abcdefghijklm" for row in rows}
        assert len(four) == 24 and set(four) | middle == two and middle == {f"g{row}" for row in rows}


def test_an_id_is_the_cell_a_card_stood_on_first():
    homes = [home_of(card) for card in range(52)]
    assert [card_from(home) for home in homes] == list(range(52))
    assert set(homes) == set(BERTHS[2, 0]) | set(BERTHS[2, 1])
    assert [card_from(cell) for cell in (-1, 26, 51, 78)] == [-1] * 4


@pytest.mark.parametrize("name", ["", "a", "a0", "a7", "n1", "A1", "a11", "1a", "a 1"])
def test_a_name_of_no_cell_is_refused(name):
    with pytest.raises(ValueError, match="no such cell"):
        cell_named(name)


def test_a_number_off_the_board_names_itself():
    assert [cell_name(cell) for cell in (-1, 78, 10**6)] == ["-1", "78", "1000000"]
