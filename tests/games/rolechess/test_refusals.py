"""Everything that may not be done, by the rule that forbids it: position, seat, action, rule, reason and facts."""

import pytest

from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.model import Attack, Join, Step
from pelipoyta.games.rolechess.notation import parse, read

FIELD = """
7   . L7  . e1  .  .  .
6   .  .  .  .  .  .  .
5   .  . l5  .  . G2  .
4   .  .  .  .  . G1  .
3  K1  .  .  . A2  . L1
2   .  .  .  .  .  .  .
1   .  .  . E1  .  . g1
"""
FULL = """
7  g2 k2 a2 e1 a1 k1 g1
6  l7 l6 l5 l4 l3 l2 l1
5   .  .  .  .  .  .  .
4   .  .  .  .  .  .  .
3   .  .  .  .  .  .  .
2  L1 L2 L3 L4 L5 L6 L7
1  G1 K1 A1 E1 A2 K2 G2
"""
START = FIELD + "waits start"
MOVED = FIELD + "turn pale f6-f5\nwaits attack"
LEFT = FIELD.replace("G2", " .").replace("G1  .", "G1 l4") + "turn pale f5-f4\nwaits attack"
PARTNER = FIELD + "turn pale f5xc5\nwaits partner"
OPENED = FIELD.replace("l5  .  . G2", "l5 G2  .  .").replace("4   .", "4  K2")
MOVED_PARTNER = OPENED + "turn pale d4-d5 d5xc5\nwaits partner"
PAIR = FIELD + "turn pale f5xc5 +e3\nwaits strike"
LONE = FIELD + "turn pale f5xc5\nwaits strike"
DEFENCE = FIELD + "turn pale f5xc5 rolled 3\nwaits defence"
FELL = FIELD.replace("l5", " .") + "turn pale f5xc5\nwaits advance"
WON = FIELD.replace("e1", " .")
DRAWN = FIELD + "quiet 100"
DEAD = """
7   . L7  . e1  .  .  .
6   .  .  .  .  .  .  .
5   .  .  .  .  .  .  .
4   .  .  .  .  .  .  .
3   .  .  .  .  .  .  .
2   .  .  .  .  .  .  .
1   .  .  . E1  .  .  .
"""

REFUSALS = [
    # Whose turn it is, and whether anyone is asked at all
    (FIELD, 1, "d7-d6", "RC-3.1", "not-your-turn", {}),
    (START, 0, "d1-d2", "RC-3.0", "roll-for-start", {}),
    (PAIR, 0, "+a3", "RC-6.2.4", "two-at-most", {}),
    (LONE, 0, "+a3", "RC-5.2", "out-of-range", {"piece": "knight", "from": "a3", "to": "c5"}),
    (LONE, 0, "+b2", "RC-3.1", "no-piece", {"cell": "b2"}),
    (LONE, 0, "+e3", "RC-6.1.1", "dice-are-rolling", {}),
    (PAIR, 0, "stop", "RC-6.1.1", "dice-are-rolling", {}),
    (DEFENCE, 1, "d7-d6", "RC-6.1.1", "dice-are-rolling", {}),
    (WON, 0, "d1-d2", "RC-8", "over", {}),
    (DRAWN, 0, "d1-d2", "RC-9.1", "over", {}),
    (DEAD, 0, "d1-d2", "RC-9.2", "over", {}),
    # Moves
    (FIELD, 0, "b2-b3", "RC-3.1", "no-piece", {"cell": "b2"}),
    (FIELD, 0, "c5-c4", "RC-3.1", "not-yours", {"cell": "c5"}),
    (FIELD, 0, "a3-a3", "RC-3.2", "same-circle", {"cell": "a3"}),
    (FIELD, 0, "b7-b7", "RC-4.1", "last-row", {"cell": "b7"}),
    (FULL, 0, "d1-d1", "RC-4.5", "hemmed-in", {"cell": "d1"}),
    (FULL, 0, "a1-a1", "RC-4.2", "hemmed-in", {"cell": "a1"}),
    (FULL, 0, "b1-b1", "RC-3.2", "same-circle", {"cell": "b1"}),
    (FIELD, 0, "f5-f4", "RC-4.0", "occupied", {"cell": "f4"}),
    (FIELD, 0, "a3-c5", "RC-4.0", "occupied", {"cell": "c5"}),
    (FIELD, 0, "g3-g2", "RC-4.1", "no-way", {"piece": "lackey", "from": "g3", "to": "g2"}),
    (FIELD, 0, "g3-g5", "RC-4.1", "no-way", {"piece": "lackey", "from": "g3", "to": "g5"}),
    (FIELD, 0, "b7-b6", "RC-4.1", "last-row", {"cell": "b7"}),
    (FIELD, 0, "f5-e4", "RC-4.2", "no-way", {"piece": "guard", "from": "f5", "to": "e4"}),
    (FIELD, 0, "f5-f3", "RC-4.2", "blocked", {"cell": "f4"}),
    (FIELD, 0, "a3-a4", "RC-4.3", "no-way", {"piece": "knight", "from": "a3", "to": "a4"}),
    (FIELD, 0, "e3-b6", "RC-4.4", "blocked", {"cell": "c5"}),
    (FIELD, 0, "e3-e5", "RC-4.4", "no-way", {"piece": "adjutant", "from": "e3", "to": "e5"}),
    (FIELD, 0, "d1-d3", "RC-4.5", "no-way", {"piece": "emperor", "from": "d1", "to": "d3"}),
    # Attacks
    (FIELD, 0, "d6xd7", "RC-3.1", "no-piece", {"cell": "d6"}),
    (FIELD, 0, "c5xd7", "RC-3.1", "not-yours", {"cell": "c5"}),
    (FIELD, 0, "f5xd5", "RC-3.3", "no-target", {"cell": "d5"}),
    (FIELD, 0, "f5xf4", "RC-3.3", "own-target", {"cell": "f4"}),
    (FIELD, 0, "f5xd7", "RC-4.6", "out-of-range", {"piece": "guard", "from": "f5", "to": "d7"}),
    (FIELD, 0, "a3xd7", "RC-4.6", "out-of-range", {"piece": "knight", "from": "a3", "to": "d7"}),
    (FIELD.replace("G2", "l4"), 0, "f4xg1", "RC-4.6", "out-of-range", {"piece": "guard", "from": "f4", "to": "g1"}),
    (FIELD.replace("  . G2", " l4 G2"), 0, "f5xc5", "RC-4.6", "line-blocked", {"cell": "e5", "to": "c5"}),
    (FIELD, 0, "d7xd7", "RC-4.6", "nobody-reaches", {"to": "d7"}),
    (FIELD, 0, "c5xc5", "RC-3.1", "not-yours", {"cell": "c5"}),
    (FIELD, 0, "a3xa3", "RC-3.3", "own-target", {"cell": "a3"}),
    (FIELD, 0, "b7xd7", "RC-4.1", "last-row", {"cell": "b7"}),
    # At the start of a turn
    (FIELD, 0, "pass", "RC-3.3", "can-act", {}),
    (FIELD, 0, "stop", "RC-3.3", "nothing-done", {}),
    (FIELD, 0, "+e3", "RC-6.2.4", "no-attack", {}),
    (FIELD, 0, "alone", "RC-6.2.4", "no-attack", {}),
    (FIELD, 0, "advance", "RC-6.1.3", "nothing-fell", {}),
    (FIELD, 0, "stay", "RC-6.1.3", "nothing-fell", {}),
    # After a move
    (MOVED, 0, "d1-d2", "RC-3.2", "moved-already", {}),
    (MOVED, 0, "f5-f6", "RC-3.2", "moved-already", {}),
    (MOVED, 0, "pass", "RC-3.2", "moved-already", {}),
    (MOVED, 0, "e3xc5", "RC-3.2", "not-the-moved", {"cell": "f5"}),
    (MOVED, 0, "c5xd7", "RC-3.1", "not-yours", {"cell": "c5"}),
    (MOVED, 0, "f5xd7", "RC-4.6", "out-of-range", {"piece": "guard", "from": "f5", "to": "d7"}),
    (MOVED, 0, "f5xe5", "RC-3.3", "no-target", {"cell": "e5"}),
    (LEFT, 0, "f4xc5", "RC-5.1", "out-of-range", {"piece": "guard", "from": "f4", "to": "c5"}),
    (MOVED, 0, "+e3", "RC-6.2.4", "no-attack", {}),
    (MOVED, 0, "alone", "RC-6.2.4", "no-attack", {}),
    (MOVED, 0, "stay", "RC-6.1.3", "nothing-fell", {}),
    # Choosing a partner
    (PARTNER, 0, "+a3", "RC-5.2", "out-of-range", {"piece": "knight", "from": "a3", "to": "c5"}),
    (PARTNER, 0, "+f5", "RC-6.2.4", "same-piece", {"cell": "f5"}),
    (PARTNER, 0, "+c5", "RC-3.1", "not-yours", {"cell": "c5"}),
    (PARTNER, 0, "+c1", "RC-3.1", "no-piece", {"cell": "c1"}),
    (PARTNER, 0, "+b7", "RC-4.1", "last-row", {"cell": "b7"}),
    (MOVED_PARTNER, 0, "+e3", "RC-5.2", "not-before", {"from": "e3", "to": "c5"}),
    (PARTNER, 0, "e3xc5", "RC-3.3", "one-attack", {}),
    (PARTNER, 0, "d1-d2", "RC-3.2", "after-attack", {}),
    (PARTNER, 0, "stop", "RC-6.2.4", "declared", {}),
    (PARTNER, 0, "pass", "RC-6.2.4", "declared", {}),
    (PARTNER, 0, "advance", "RC-6.1.3", "nothing-fell", {}),
    # After a capture
    (FELL, 0, "+e3", "RC-6.2.3", "opener-only", {}),
    (FELL, 0, "f5xd7", "RC-3.3", "one-attack", {}),
    (FELL, 0, "e3-c5", "RC-3.2", "after-attack", {}),
    (FELL, 0, "stop", "RC-6.1.3", "advance-or-stay", {}),
    (FELL, 0, "pass", "RC-6.1.3", "advance-or-stay", {}),
    (FELL, 0, "alone", "RC-6.1.3", "advance-or-stay", {}),
]


@pytest.mark.parametrize(("position", "seat", "action", "rule", "reason", "facts"), REFUSALS)
def test_refusal(position, seat, action, rule, reason, facts):
    refusal = GAME.why_not(read(position), seat, parse(action))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.facts) == (rule, reason, facts)


FAR = (-1, 49, -(10**12), 10**12)


@pytest.mark.parametrize("cell", FAR)
@pytest.mark.parametrize("position", [FIELD, MOVED, PARTNER])
def test_circles_that_do_not_exist(position, cell):
    """RC-1.1: whatever a program sends, it gets an answer and no crash."""
    s = read(position)
    tried = [Step(cell, 3), Step(3, cell), Attack(cell, 30), Attack(33, cell), Join(cell)]
    refusals = [GAME.why_not(s, 0, action) for action in tried]
    assert all(refusals)
    named = [refusal for refusal in refusals if refusal and refusal.reason == "off-board"]
    assert named
    assert all((refusal.rule, refusal.facts) == ("RC-1.1", {"cell": cell}) for refusal in named)
