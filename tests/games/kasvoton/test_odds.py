"""What the screen shows of an action before it is done: who takes part, and how it may go."""

import pytest

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.board import cell_named
from pelipoyta.games.kasvoton.model import Preview
from pelipoyta.games.kasvoton.notation import parse


@pytest.fixture
def hint(field):
    def look(cards, action, *facts, seat=0, **how):
        s = field(cards, *facts, **how)
        assert parse(action) in GAME.legal(s, seat)
        return GAME.preview(GAME.view(s, seat), seat)(parse(action))

    return look


def cells(names):
    return tuple(cell_named(name) for name in names.split())


FALLEN = "graves " + " ".join(f"G{face}" for face in (1, 2, 3, 11, 11, 12, 13, "A"))  # then nothing is for sure


def test_a_step_is_no_matter_of_odds(hint):
    assert hint("b7@c3 b13@a1 g13@m6", "c3-c4") is None


@pytest.mark.parametrize(("own", "win", "fall"), [("b7", 1.0, 0.0), ("b6", 1.0, 0.0), ("b5", 0.0, 1.0)])
def test_attack_on_an_open_card(hint, own, win, fall):
    """KV-D2.1: certain, with the aid or without it."""
    for facts in ((), ("options deduction=0",)):
        assert hint(f"{own}@c3 G6@c4 b13@a1 g13@m6", "c3-c4", *facts) == Preview(cells("c3"), cells("c4"), win, fall)


def test_attack_on_a_hidden_card(hint):
    """By counting: 45 cards less eight fallen leave 37; a seven beats 2–7, less those fallen: 22."""
    found = hint("b7@c3 g6@c4 b13@a1", "c3-c4", FALLEN, "fell - enemy")
    assert found.win == pytest.approx(22 / 37) and found.fall == pytest.approx(15 / 37)


def test_without_the_aid_nothing_is_worked_out(hint):
    assert hint("b7@c3 g6@c4 b13@a1 g13@m6", "c3-c4", "options deduction=0") == Preview(cells("c3"), cells("c4"))


def test_a_knight_on_a_queen_is_neither(hint):
    """KV-D2.3, KV-Hc."""
    assert hint("bA@c3 G12@c4 b13@a1", "c3-c4") == Preview(cells("c3"), cells("c4"), 0.0, 0.0)
    assert hint("bA@c3 G12@c4 b13@a1", "c3-c4", "options shame=1").fall == 1.0


def test_a_shot(hint):
    """KV-D1, KV-Ha."""
    assert hint("b5@c3 G9@c4 b13@a1", "shoot c3") == Preview(cells("c3"), cells("c4"), 1.0)
    assert hint("b5@c3 G12@c4 b13@a1", "shoot c3").win == 0.0
    assert hint("b5@c3 G4@c4 b13@a1", "shoot c3", "options shield_wall=1").win == 0.0


def test_a_scout_shows_whom_it_would_turn_up(hint):
    assert hint("b1@c3 g9@c4 g8@b2 b13@a1", "scout c3") == Preview(cells("c3"), cells("b2 c4"))


def test_a_line_shows_all_that_may_take_part(hint):
    """KV-D4.2, KV-D4.9."""
    found = hint("b9@b3 b9@d3 b2@c2 b2@c4 b2@b4 GA@c3 b13@a1", "line c3")
    assert found == Preview(cells("c2 b3 d3 c4"), cells("c3"), 1.0)
    assert hint("b2@b3 b2@d3 GA@c3 b13@a1", "line c3").win == 0.0


def test_a_line_of_four_leaves_out_what_the_partner_hides(hint):
    """KV-F8."""
    found = hint("b9@f3 B9@h5 b9@h3 b9@f5 G2@g4 b13@a1", "line g4", seats=4)
    assert found.cells == cells("f3 h5")


def test_a_triangle(hint):
    """KV-D4.5, KV-D4.6."""
    assert hint("b9@b3 b9@d3 b2@c4 GA@c3 b13@a1", "triangle c3") == Preview(cells("b3 d3 c4"), cells("c3"), 1.0)
    assert hint("b9@b3 b9@d3 b2@c4 G12@c3 b13@a1", "triangle c3").win == 0.0
    assert hint("b9@b3 b9@d3 b11@c4 G12@c3 b13@a1", "triangle c3").win == 1.0


def test_finishing_a_strike(hint):
    target = "target c3 b3 d3"
    cards = "b9@b3 b11@d3 G12@c3 b13@a1"
    assert hint(cards, "pair b3 d3", target, head="pair strikes") == Preview(cells("b3 d3"), cells("c3"))
    cards, target = f"{cards} b2@c2", f"{target} c2"
    assert hint(cards, "royal d3", target, head="royal strikes") == Preview(cells("d3"), cells("c3"))
    assert hint(cards, "decline", target, head="royal strikes") is None
