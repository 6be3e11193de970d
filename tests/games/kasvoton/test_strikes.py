"""Scout, line and triangle strikes: small choices, one after another."""

import pytest

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.model import Line, Revealed, Struck
from pelipoyta.games.kasvoton.notation import parse

KINGS = "b13@a1 g13@m6"


def refusal(s, action, seat=0):
    return GAME.why_not(s, seat, parse(action))


def test_the_scout_turns_up_one_or_two_neighbours(field, do, stands):
    """KV-D3: the scout first, then all of them."""
    s, events = do(field(f"{KINGS} b1@c3 g7@c4 g8@b2"), "scout c3")
    assert stands(s, f"{KINGS} B1@c3 G7@c4 G8@b2")
    assert [event.face for event in events if isinstance(event, Revealed)] == [1, 8, 7]


def test_the_other_sides_scout_turns_up_its_enemies(field, do, stands):
    """KV-D3."""
    s, _ = do(field(f"{KINGS} g1@c4 b7@c3 g9@d4", "turn 1 first 0"), "scout c4")
    assert stands(s, f"{KINGS} G1@c4 B7@c3 g9@d4")


def test_three_neighbours_are_too_many_even_if_open(field):
    """KV-D3."""
    s = field(f"{KINGS} b1@c3 g7@c4 G8@b2 G9@d4")
    found = refusal(s, "scout c3")
    assert (found.rule, found.reason, found.facts) == ("KV-D3", "scout-neighbours", {"cell": "c3", "count": 3})


def test_the_scout_may_look_at_what_lies_open(field, do, stands):
    """KV-D3: then only the scout is turned up."""
    s, _ = do(field(f"{KINGS} b1@c3 G7@c4"), "scout c3")
    assert stands(s, f"{KINGS} B1@c3 G7@c4")


def test_a_line_turns_the_enemy_up_before_anything_is_decided(field, do, choices, stands):
    """KV-D4.2."""
    s, _ = do(field(f"{KINGS} b4@b3 b5@d3 g8@c3"), "line c3")
    assert stands(s, f"{KINGS} b4@b3 b5@d3 G8@c3")
    assert {choice for choice in choices(s) if not choice.startswith("reveal")} == {"pair b3 d3", "decline"}
    s, events = do(s, "pair b3 d3")
    assert [event.rule for event in events if isinstance(event, Struck)] == ["KV-D4.2"]
    assert stands(s, f"{KINGS} B4@b3 B5@d3")


def test_the_sum_must_exceed(field, do, stands):
    """KV-D4.2: equal is not enough; the own cards stay hidden."""
    s, _ = do(field(f"{KINGS} b4@b3 b4@d3 g8@c3 g2@e4"), "line c3")
    found = refusal(s, "pair b3 d3")
    assert (found.rule, found.reason, found.facts) == ("KV-D4.2", "too-weak", {"sum": 8, "number": 8})
    s, _ = do(s, "decline")
    assert stands(s, f"{KINGS} b4@b3 b4@d3 G8@c3 g2@e4")


def test_declining_bars_nothing(field, do, choices):
    """KV-D4.10: a line may be tried again, and also when one knows it cannot succeed."""
    s, _ = do(field(f"{KINGS} b2@b3 b2@d3 G8@c3 b2@c4"), "line c3", "decline")
    assert {"line c3", "triangle c3", "done"} <= choices(s)


@pytest.mark.parametrize("pair", ["b3 d3", "c2 c4", "b2 d4", "b4 d2"])
def test_the_four_ways_of_a_line(field, do, stands, pair):
    """KV-D4.1."""
    one, other = pair.split()
    s, _ = do(field(f"{KINGS} b9@{one} b9@{other} gA@c3"), "line c3", f"pair {min(one, other, key=cell)} "
              f"{max(one, other, key=cell)}")  # fmt: skip
    assert stands(s, f"{KINGS} B9@{one} B9@{other}")


def cell(name):
    return int(name[1]), name[0]


@pytest.mark.parametrize("pair", ["b3 c4", "b3 d4", "c2 d4", "b3 e3"])
def test_what_is_no_line(field, pair):
    """KV-D4, KV-D4.1: only opposite neighbours count."""
    one, other = pair.split()
    s = field(f"{KINGS} b9@{one} b9@{other} gA@c3")
    assert refusal(s, "line c3").rule == "KV-D4.1"


def test_two_enemies_between_two_own_are_no_line(field):
    """KV-D4: O V V O."""
    s = field(f"{KINGS} b9@b3 b9@e3 g4@c3 g4@d3")
    assert [refusal(s, f"line {name}").reason for name in ("c3", "d3")] == ["no-line", "no-line"]


def test_a_queen_in_a_line_adds_nothing(field, do, stands):
    """KV-D4.3."""
    s, _ = do(field(f"{KINGS} b12@b3 b9@d3 g8@c3"), "line c3", "pair b3 d3")
    assert stands(s, f"{KINGS} B12@b3 B9@d3")
    s, _ = do(field(f"{KINGS} b12@b3 b8@d3 g8@c3"), "line c3")
    assert refusal(s, "pair b3 d3").facts == {"sum": 8, "number": 8}


@pytest.mark.parametrize(
    ("one", "other", "rule"),
    [
        ("b11", "b2", None),
        ("b11", "b1", "KV-D4.2"),  # 12 does not exceed 12
        ("b10", "bA", "KV-D4.4"),  # strong, and not royal
        ("b12", "bA", None),  # the queen is royal enough, and 14 alone exceeds 12
        ("b12", "b11", "KV-D4.2"),
        ("b13", "b1", None),
    ],
)
def test_a_queen_in_a_line(field, do, one, other, rule):
    """KV-D4.4."""
    s, _ = do(field(f"b2@a1 g2@m6 {one}@b3 {other}@d3 g12@c3"), "line c3")
    found = refusal(s, "pair b3 d3")
    assert (found.rule if found else None) == rule


def test_a_triangle_strikes_outright(field, do, stands):
    """KV-D4.5: whatever it is, and no own card is shown."""
    s, events = do(field(f"{KINGS} b1@b3 b2@d3 b2@c4 gA@c3"), "triangle c3")
    assert stands(s, f"{KINGS} b1@b3 b2@d3 b2@c4")
    assert [event.rule for event in events if isinstance(event, Struck)] == ["KV-D4.5"]


def test_a_triangle_may_fell_a_king(field, do):
    s, _ = do(field("b13@a1 b2@b3 b2@d3 b2@c4 g13@c3 g2@c5"), "triangle c3")
    assert s.fell == [0, 2]


def test_three_without_a_line_are_no_triangle(field):
    s = field(f"{KINGS} b2@b4 b2@c4 b2@d4 g8@c3")
    assert (refusal(s, "triangle c3").rule, refusal(s, "triangle c3").reason) == ("KV-D4.5", "no-triangle")


def test_a_queen_in_a_triangle_needs_a_royal(field, do, choices, stands):
    """KV-D4.6, KV-D4.9: any royal neighbour, also one outside the line, may be the one shown."""
    s, _ = do(field(f"{KINGS} b2@b3 b2@d3 b11@c4 b9@b2 g12@c3"), "triangle c3")
    assert stands(s, f"{KINGS} b2@b3 b2@d3 b11@c4 b9@b2 G12@c3")
    assert {choice for choice in choices(s) if not choice.startswith("reveal")} == {"royal c4", "decline"}
    assert (refusal(s, "royal b2").rule, refusal(s, "royal b2").reason) == ("KV-D4.6", "not-royal")
    s, events = do(s, "royal c4")
    assert stands(s, f"{KINGS} b2@b3 b2@d3 B11@c4 b9@b2")
    assert [event.rule for event in events if isinstance(event, Struck)] == ["KV-D4.6"]


def test_a_queen_is_spared_where_no_royal_is_shown(field, do, choices, stands):
    """KV-D4.6."""
    s, _ = do(field(f"{KINGS} b2@b3 b2@d3 b9@c4 g12@c3 g2@e4"), "triangle c3")
    assert {choice for choice in choices(s) if not choice.startswith("reveal")} == {"decline"}
    s, _ = do(s, "decline")
    assert stands(s, f"{KINGS} b2@b3 b2@d3 b9@c4 G12@c3 g2@e4")


def test_a_queen_takes_part_in_a_triangle(field, do, stands):
    """KV-D4.6."""
    s, _ = do(field(f"{KINGS} b12@b3 b2@d3 b2@c4 g12@c3"), "triangle c3", "royal b3")
    assert stands(s, f"{KINGS} B12@b3 b2@d3 b2@c4")


@pytest.mark.parametrize(
    ("own", "line", "triangle"),
    [
        ("c2 d2", True, False),  # two further in
        ("b2 d2", True, False),
        ("b1 d1", True, False),  # the ordinary line along the edge
        ("b1 c2", False, False),  # one of each
        ("b1 d2", False, False),
        ("b2 c2 d2", True, True),
        ("b1 b2 c2", True, True),
        ("b1 d1 c2", True, True),
    ],
)
def test_a_card_on_an_edge(field, own, line, triangle):
    """KV-D4.7."""
    s = field(" ".join(["b13@a3 g13@m6 g8@c1", *(f"b9@{name}" for name in own.split())]))
    lines, triangles = refusal(s, "line c1"), refusal(s, "triangle c1")
    assert (lines is None, triangles is None) == (line, triangle)
    assert {found.rule for found in (lines, triangles) if found} <= {"KV-D4.7"}


def test_beside_a_corner_the_cell_on_the_other_edge_counts_as_further_in(field):
    """KV-D4.7: the card on b1 stands on the lower edge; a2 lies on another."""
    assert refusal(field("b13@h3 g13@m6 g8@b1 b9@a2 b9@c2"), "line b1") is None
    assert refusal(field("b13@h3 g13@m6 g8@b1 b9@a1 b9@c2"), "line b1").rule == "KV-D4.7"


@pytest.mark.parametrize("own", ["a2 b1", "a2 b2", "b1 b2"])
def test_a_card_in_a_corner(field, do, stands, own):
    """KV-D4.8: any two make a triangle; a line there is not."""
    one, other = own.split()
    s = field(f"b13@h3 g13@m6 g8@a1 b9@{one} b9@{other}")
    assert (refusal(s, "line a1").rule, refusal(s, "line a1").reason) == ("KV-D4.8", "no-line")
    s, events = do(s, "triangle a1")
    assert stands(s, f"b13@h3 g13@m6 b9@{one} b9@{other}")
    assert [event.rule for event in events if isinstance(event, Struck)] == ["KV-D4.8"]


def test_own_cards_on_an_edge_strike_as_usual(field):
    """KV-D4.7."""
    assert refusal(field("b13@h3 g13@m6 g8@c2 b9@c1 b9@c3"), "line c2") is None


def test_a_card_takes_part_in_any_number_of_strikes(field, do, stands):
    """KV-D4.9, KV-D4: one after another, judged on the board as it is."""
    s = field(f"{KINGS} b9@b3 b9@d3 b9@f3 g8@c3 g7@e3")
    s, _ = do(s, "line c3", "pair b3 d3", "line e3", "pair d3 f3")
    assert stands(s, f"{KINGS} B9@b3 B9@d3 B9@f3")


def test_the_pair_is_chosen_after_the_card_was_seen(field, do, choices):
    """KV-D4.9."""
    s, _ = do(field(f"{KINGS} b2@b3 b2@d3 b9@c2 b9@c4 g8@c3"), "line c3")
    assert {choice for choice in choices(s) if choice.startswith("pair")} == {"pair c2 c4"}


def test_a_formation_the_enemy_walked_into_may_be_used(field, choices):
    """KV-D4: nothing was moved."""
    assert "line c3" in choices(field(f"{KINGS} b9@b3 b9@d3 g8@c3"))


def test_a_refused_strike_turns_nothing_up(field):
    """KV-D4.2: and it says nothing of the rank, whatever that is."""
    answers = set()
    for face in ("g2", "g12", "g13", "gA"):
        s = field(f"b13@a1 b9@b3 b9@c4 {face}@c3 g3@m6")
        found = refusal(s, "line c3")
        answers.add((found.rule, found.reason, tuple(found.facts.items())))
        assert not s.open[s.board[parse("line c3").cell]]
    assert len(answers) == 1


def test_an_own_card_cannot_be_struck(field):
    s = field(f"{KINGS} b9@b3 b9@d3 b8@c3")
    assert [GAME.why_not(s, 0, Line(cell)).rule for cell in (28, 40, -1, 78, 10**9)] == ["KV-D4"] * 5
