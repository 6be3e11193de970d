"""Moves, attacks and archers, as pictures: what stood, what was done, what stands."""

import pytest

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.board import cell_named
from pelipoyta.games.kasvoton.model import Attacked, Moved, Options, Revealed, Shot, Struck, Withstood
from pelipoyta.games.kasvoton.rules.march import battle

KINGS = "b13@a1 g13@m6"


@pytest.mark.parametrize(
    ("cards", "move", "left", "rule"),
    [
        ("b7@c3 g6@c4", "c3-c4", "B7@c4", "KV-D2.1"),  # higher wins and enters
        ("b6@c3 g6@d4", "c3-d4", "B6@d4", "KV-D2.1"),  # equal goes to the attacker
        ("b5@c3 g6@c4", "c3-c4", "G6@c4", "KV-D2.1"),  # lower falls, the defender stays
        ("b5@c3 G6@c2", "c3-c2", "G6@c2", "KV-D2.1"),  # backwards too
        ("b13@c3 g12@c4", "c3-c4", "B13@c4", "KV-D2.3"),  # a king takes a queen
        ("b11@c3 g12@c4", "c3-c4", "G12@c4", "KV-D2.3"),  # a prince does not
        ("bA@c3 g12@c4", "c3-c4", "BA@c3 G12@c4", "KV-D2.3"),  # a knight and she both stay
        ("b1@c3 g13@c4", "c3-c4", "B1@c4", "KV-D2.4"),  # the scout finds the king
        ("b13@c3 g1@c4", "c3-c4", "G1@c4", "KV-D2.4"),  # the king finds the scout
        ("b13@c3 gB@c4", "c3-c4", "GB@c4", "KV-D2.1"),  # a knight beats a king
        ("b13@c3 g13@c4", "c3-c4", "B13@c4", "KV-D2.1"),  # king on king
        ("b10@c3 g6@c4", "c3-c4", "B10@c4", "KV-D2.1"),  # no hedge unless agreed on
        ("b1@c3 g12@c4", "c3-c4", "G12@c4", "KV-D2.3"),
    ],
)
def test_attack(field, do, standing, cards, move, left, rule):
    s, events = do(field(f"{cards} b2@a1 g2@m6"), move)
    assert [word for word in standing(s).split() if word[-2:] not in ("a1", "m6")] == left.split()
    told = [event.rule for event in events if isinstance(event, Struck | Withstood)]
    assert told == [rule]


def test_the_attacker_is_revealed_first(field, do):
    """KV-D2.1, KV-D2.4: both are, and the story is told in order."""
    _, events = do(field(f"{KINGS} b7@c3 g6@c4 g2@d5"), "c3-c4")
    assert [type(event) for event in events] == [Attacked, Revealed, Revealed, Struck, Moved]
    assert [event.face for event in events if isinstance(event, Revealed)] == [7, 6]


def test_a_move_is_one_step_in_any_direction(field, choices):
    """KV-D2."""
    moves = {move for move in choices(field("b7@c3 b13@a1 g13@m6")) if move.startswith("c3-")}
    assert moves == {f"c3-{cell}" for cell in ["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"]}


def test_an_own_card_is_in_the_way(field, choices):
    assert "c3-c4" not in choices(field("b7@c3 b8@c4 g13@m6"))


def test_a_queen_moves_but_never_attacks(field, choices):
    """KV-D2.2."""
    found = {move for move in choices(field("b12@c3 g2@c4 b13@a1 g13@m6")) if move.startswith("c3-")}
    assert "c3-c4" not in found and "c3-d4" in found


def test_a_move_to_an_empty_cell_reveals_nothing(after):
    assert after("b7@c2 b13@a1 g13@m6", "c2-c3") == "b13@a1 b7@c3 g13@m6"


def test_archers_shoot_straight_ahead(field, do, stands):
    """KV-D1: they are revealed, the target falls, and they stay where they are."""
    s, events = do(field(f"{KINGS} b5@c3 gA@c4 g2@d5"), "shoot c3")
    assert stands(s, f"{KINGS} B5@c3 g2@d5")
    assert [type(event) for event in events] == [Shot, Revealed, Revealed, Struck]


def test_archers_of_the_other_side_shoot_the_other_way(field, do, stands):
    s, _ = do(field(f"{KINGS} g5@c4 b7@c3", "turn 1"), "shoot c4")
    assert stands(s, f"{KINGS} G5@c4")


@pytest.mark.parametrize("target", ["g7@d4", "g7@b4", "g7@d3", "g7@c2", "g7@c5"])
def test_archers_shoot_nowhere_else(field, choices, target):
    """KV-D1: not aslant, sideways or backwards, nor over an empty cell."""
    assert "shoot c3" not in choices(field(f"{KINGS} b5@c3 {target}"))


def test_a_queen_outlives_a_shot(field, do, stands):
    s, events = do(field(f"{KINGS} b5@c3 g12@c4"), "shoot c3")
    assert stands(s, f"{KINGS} B5@c3 G12@c4")
    assert [event.rule for event in events if isinstance(event, Withstood)] == ["KV-D1"]


def test_archers_shoot_one_by_one_and_once_each(field, do, choices, stands):
    """KV-D1: the next shot is decided on after the last was seen."""
    s, _ = do(field(f"{KINGS} b5@c3 b5@d3 g7@c4 g8@d4 g2@c5"), "shoot c3")
    assert {"shoot d3"} == {choice for choice in choices(s) if choice.startswith("shoot")}
    s, _ = do(s, "shoot d3")
    assert stands(s, f"{KINGS} B5@c3 B5@d3 g2@c5")


def test_archers_that_shot_do_not_move(field, do, choices):
    """KV-D2: others do."""
    s, _ = do(field(f"{KINGS} b5@c3 b5@e3 g7@c4 g2@c5"), "shoot c3")
    assert not [choice for choice in choices(s) if choice.startswith("c3-")]
    assert [choice for choice in choices(s) if choice.startswith("e3-")]


def test_a_shot_may_fell_a_king(field, do):
    s, _ = do(field("b13@a1 b5@c3 g13@c4 g2@d4"), "shoot c3")
    assert s.fell == [0, 2]


@pytest.mark.parametrize(
    ("options", "attacker", "defender", "expected"),
    [
        (Options(spear_hedge=True), 10, 6, (False, False, "KV-Hb")),
        (Options(spear_hedge=True), 6, 10, (True, False, "KV-D2.1")),  # they attack: no hedge
        (Options(spear_hedge=True), 9, 6, (False, True, "KV-D2.1")),
        (Options(shame=True), 14, 12, (True, False, "KV-Hc")),
        (Options(shame=True), 13, 12, (False, True, "KV-D2.3")),
        (Options(shield_wall=True), 5, 4, (False, True, "KV-D2.1")),  # the wall stops arrows only
    ],
)
def test_optional_rules_in_battle(options, attacker, defender, expected):
    assert battle(options, attacker, defender) == expected


def test_shield_wall(field, do, stands, choices):
    """KV-Ha: both are revealed, nothing falls, and the archers have shot."""
    s, events = do(field(f"{KINGS} b5@c3 g4@c4", "options shield_wall=1"), "shoot c3")
    assert stands(s, f"{KINGS} B5@c3 G4@c4")
    assert [event.rule for event in events if isinstance(event, Withstood)] == ["KV-Ha"]
    assert not {choice for choice in choices(s) if choice.startswith(("shoot", "c3-"))}


def test_spear_hedge(field, do, stands, choices):
    """KV-Hb: both stay, and the move is used up."""
    s, _ = do(field(f"{KINGS} b10@c3 g6@c4", "options spear_hedge=1"), "c3-c4")
    assert stands(s, f"{KINGS} B10@c3 G6@c4")
    assert not [choice for choice in choices(s) if "-" in choice]


def test_shame(field, do, stands):
    """KV-Hc: the knight falls before scout and strikes."""
    s, _ = do(field(f"{KINGS} bA@c3 g12@c4 b2@d4", "options shame=1"), "c3-c4")
    assert stands(s, f"{KINGS} G12@c4 b2@d4")
    assert GAME.pending(s).what == "scout"


def test_neither_hedge_nor_shame_counts_in_strikes(field, do, stands):
    """KV-Hb, KV-Hc."""
    options = "options spear_hedge=1 shame=1"
    s, _ = do(field(f"{KINGS} b10@c3 bA@c5 g6@c4", options), "line c4", "pair c3 c5")
    assert stands(s, f"{KINGS} B10@c3 BA@c5")
    s, _ = do(field(f"{KINGS} bA@c3 b11@c5 g12@c4", options), "line c4", "pair c3 c5")
    assert stands(s, f"{KINGS} BA@c3 B11@c5")


def test_whoever_wins_an_attack_is_told_to_have_moved(field, do):
    """KV-D2.1: the card, from where it stood to where it stands."""
    s = field(f"b7@c3 g6@c4 {KINGS}")
    card = s.board[cell_named("c3")]
    _, events = do(s, "c3-c4")
    assert Moved(0, card, cell_named("c3"), cell_named("c4")) in events
    assert card not in (cell_named("c3"), cell_named("c4"))
