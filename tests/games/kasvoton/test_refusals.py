"""Everything that may not be done, by the rule that forbids it: position, seat, action, rule, reason and facts."""

import pytest

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.model import (
    Begin,
    ChooseKnight,
    Line,
    Move,
    Options,
    Pair,
    Place,
    Reveal,
    Royal,
    Say,
    Scout,
    Shoot,
    Split,
    Triangle,
)
from pelipoyta.games.kasvoton.notation import draw, parse

FIELD = "b13@a1 b5@c3 b12@d3 b9@e3 b1@h3 b5@k3 g13@m6 g7@c4 g8@d4 g9@g4 g9@h4 g9@i4 g2@l4"
DRAWN, SHOT = FIELD.replace("b5@c3", "B5@c3"), "shot c3"
PAIR = {"head": "pair strikes"}
ROYAL = {"head": "royal strikes"}

REFUSALS = [
    # whose turn it is, and what is asked
    (FIELD, (), {}, 1, "c4-c5", "KV-D0.1", "not-your-turn", {}),
    (FIELD, (), {}, 1, "done", "KV-D0.1", "not-your-turn", {}),
    (FIELD, (), {}, 0, "knight A", "KV-C2", "not-now", {}),
    (FIELD, (), {}, 0, "2@a2", "KV-C4", "not-now", {}),
    (FIELD, (), {}, 0, "ready", "KV-C4", "not-now", {}),
    (FIELD, (), {}, 0, "begin 0", "KV-F4", "not-now", {}),
    (FIELD, (), {}, 0, "pair c3 e3", "KV-D4.2", "not-now", {}),
    (FIELD, (), {}, 0, "royal c3", "KV-D4.6", "not-now", {}),
    (FIELD, (), {}, 0, "decline", "KV-D4.2", "not-now", {}),
    # archers
    (FIELD, (), {}, 0, "shoot d4", "KV-D1", "no-card", {"cell": "d4"}),
    (FIELD, (), {}, 0, "shoot b2", "KV-D1", "no-card", {"cell": "b2"}),
    (FIELD, (), {}, 0, "shoot e3", "KV-D1", "not-archers", {"cell": "e3"}),
    (FIELD, (), {}, 0, "shoot k3", "KV-D1", "no-target", {"cell": "k3"}),
    (DRAWN, (SHOT,), {}, 0, "shoot c3", "KV-D1", "has-shot", {"cell": "c3"}),
    (FIELD, (), {"head": "turn scout"}, 0, "shoot c3", "KV-D0.2", "phase-left", {}),
    # the move
    (FIELD, (), {}, 0, "b2-b3", "KV-D2", "no-card", {"cell": "b2"}),
    (FIELD, (), {}, 0, "c4-c5", "KV-D2", "no-card", {"cell": "c4"}),
    (FIELD, (), {}, 0, "e3-e5", "KV-D2", "not-a-step", {"cell": "e5"}),
    (FIELD, (), {}, 0, "e3-e3", "KV-D2", "not-a-step", {"cell": "e3"}),
    (FIELD, (), {}, 0, "e3-d3", "KV-D2", "own-card", {"cell": "d3"}),
    (DRAWN, (SHOT,), {}, 0, "c3-c2", "KV-D2", "has-shot", {"cell": "c3"}),
    (FIELD, (), {}, 0, "d3-d4", "KV-D2.2", "queen-attacks", {"cell": "d4"}),
    (FIELD, (), {"head": "turn scout"}, 0, "e3-e4", "KV-D0.2", "phase-left", {}),
    # the scout
    (FIELD, (), {}, 0, "scout h3", "KV-D3", "scout-neighbours", {"cell": "h3", "count": 3}),
    ("b13@a1 b1@e2 g13@m6", (), {}, 0, "scout e2", "KV-D3", "scout-neighbours", {"cell": "e2", "count": 0}),
    (FIELD, (), {}, 0, "scout e3", "KV-D3", "not-scout", {"cell": "e3"}),
    (FIELD, (), {}, 0, "scout c4", "KV-D3", "no-card", {"cell": "c4"}),
    (FIELD, (), {"head": "turn strikes"}, 0, "scout h3", "KV-D0.2", "phase-left", {}),
    # strikes
    (FIELD, (), {}, 0, "line e3", "KV-D4", "no-enemy", {"cell": "e3"}),
    (FIELD, (), {}, 0, "line b6", "KV-D4", "no-enemy", {"cell": "b6"}),
    (FIELD, (), {}, 0, "line d4", "KV-D4.1", "no-line", {"cell": "d4"}),
    (FIELD, (), {}, 0, "triangle e3", "KV-D4", "no-enemy", {"cell": "e3"}),
    (FIELD, (), {}, 0, "triangle d4", "KV-D4.5", "no-triangle", {"cell": "d4"}),
    ("b13@a1 g13@m6 b9@b1 g9@c1 b9@d2", (), {}, 0, "line c1", "KV-D4.7", "no-line", {"cell": "c1"}),
    ("b13@a1 g13@m6 b9@d1 g9@c1 b9@d2", (), {}, 0, "triangle c1", "KV-D4.7", "no-triangle", {"cell": "c1"}),
    ("b13@a3 g13@m6 b9@b1 g9@a1 b9@b2", (), {}, 0, "line a1", "KV-D4.8", "no-line", {"cell": "a1"}),
    ("b13@a3 g13@m6 b9@b1 g9@a1", (), {}, 0, "triangle a1", "KV-D4.8", "no-triangle", {"cell": "a1"}),
    # finishing a strike
    ("b13@a1 g13@m6 b4@b3 b4@d3 G8@c3", ("target c3 b3 d3",), PAIR, 0, "pair b3 d3", "KV-D4.2", "too-weak",
     {"sum": 8, "number": 8}),
    ("b13@a1 g13@m6 b9@b3 b9@d3 G8@c3", ("target c3 b3 d3",), PAIR, 0, "pair b3 c4", "KV-D4.9", "not-a-pair",
     {"cell": "c3"}),
    ("b13@a1 g13@m6 b9@b3 bA@d3 G12@c3", ("target c3 b3 d3",), PAIR, 0, "pair b3 d3", "KV-D4.4", "no-royal",
     {"cell": "c3"}),
    ("b13@a1 g13@m6 b9@b3 b9@d3 G8@c3", ("target c3 b3 d3",), PAIR, 0, "b3-b4", "KV-D4.2", "not-now", {}),
    ("b13@a1 g13@m6 b9@b3 b9@d3 G8@c3", ("target c3 b3 d3",), PAIR, 0, "done", "KV-D4.2", "not-now", {}),
    ("b13@a1 g13@m6 b9@b3 b9@d3 G8@c3", ("target c3 b3 d3",), PAIR, 1, "decline", "KV-D0.1", "not-your-turn", {}),
    ("b13@a1 g13@m6 b9@b3 b9@d3 b2@c4 G12@c3", ("target c3 b3 d3 c4",), ROYAL, 0, "royal b3", "KV-D4.6", "not-royal",
     {"cell": "b3"}),
    ("b13@a1 g13@m6 b9@b3 b9@d3 b2@c4 G12@c3", ("target c3 b3 d3 c4",), ROYAL, 0, "royal a1", "KV-D4.6", "not-beside",
     {"cell": "a1"}),
    ("b13@a1 g13@m6 b9@b3 b9@d3 b2@c4 G12@c3", ("target c3 b3 d3 c4",), ROYAL, 0, "done", "KV-D4.6", "not-now", {}),
    # revealing
    (FIELD, (), {}, 0, "reveal c4", "KV-D0.4", "no-card", {"cell": "c4"}),
    (FIELD.replace("b9@e3", "B9@e3"), (), {}, 0, "reveal e3", "KV-D0.3", "open-already", {"cell": "e3"}),
    (FIELD, (), {}, 0, "say a1", "KV-F7", "four-only", {}),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "facts", "how", "seat", "action", "rule", "reason", "told"), REFUSALS)
def test_refusal(field, cards, facts, how, seat, action, rule, reason, told):
    s = field(cards, *facts, **how)
    before = draw(s)
    refusal = GAME.why_not(s, seat, parse(action))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.facts) == (rule, reason, told)
    assert draw(s) == before and parse(action) not in GAME.legal(s, seat)


FAR = (-1, 78, -(10**12), 10**12)


@pytest.mark.parametrize("cell", FAR)
@pytest.mark.parametrize("head", ["turn archers", "pair strikes", "royal strikes"])
@pytest.mark.parametrize("seats", [2, 4])
def test_cells_that_do_not_exist(field, cell, head, seats):
    """KV-C1: whatever a program sends, it gets an answer and no crash."""
    facts = ["target c3 b3 d3 c4"] if "strikes" in head else []
    s = field("b13@a1 g13@m6 b9@b3 b9@d3 b2@c4 G12@c3", *facts, head=head, seats=seats)
    tried = [Shoot(cell), Move(cell, 3), Move(0, cell), Scout(cell), Line(cell), Triangle(cell), Pair(cell, 30),
             Pair(27, cell), Royal(cell), Reveal(cell), Say(cell), Place(cell, 3), Place(3, cell),
             ChooseKnight(cell), Begin(cell), Split((cell,))]  # fmt: skip
    assert all(GAME.why_not(s, seat, action) for action in tried for seat in range(seats))


@pytest.mark.parametrize("number", FAR)
@pytest.mark.parametrize("seats", [2, 4])
def test_numbers_that_do_not_exist_before_the_battle(number, seats):
    s = GAME.start(Options(), seats)
    assert all(GAME.why_not(s, seat, ChooseKnight(number)) for seat in range(seats))


def test_an_off_board_step_is_named(field):
    refusal = GAME.why_not(field(FIELD), 0, Move(0, 10**6))
    assert (refusal.rule, refusal.reason, refusal.facts) == ("KV-D2", "off-board", {"cell": "1000000"})
