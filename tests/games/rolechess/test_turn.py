"""The four kinds of turn (RC-3.1), pairs, and how the turn passes, as pictures."""

from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.model import Advanced, Joined, Moved, Passed, Stayed, Stopped
from pelipoyta.games.rolechess.notation import draw, read
from pelipoyta.kernel import Ask, Dice

FIELD = """
7   .  .  . e1  .  .  .
6   .  .  .  .  .  .  .
5   .  . l5  .  .  .  .
4   .  .  .  .  . G1  .
3  K1  .  .  . A2  .  .
2   .  .  .  .  .  .  .
1   .  .  . E1  .  .  .
"""


def test_a_move_alone_ends_the_turn(play, clean):
    """RC-3.1 (1): nobody came into range, so nothing more is asked; a quiet turn is counted."""
    s, events = play(FIELD, "d1-e1")
    assert draw(s) == clean("""
        7   .  .  . e1  .  .  .
        6   .  .  .  .  .  .  .
        5   .  . l5  .  .  .  .
        4   .  .  .  .  . G1  .
        3  K1  .  .  . A2  .  .
        2   .  .  .  .  .  .  .
        1   .  .  .  . E1  .  .
            a  b  c  d  e  f  g
        turn dark
        quiet 1
    """)
    assert [type(event) for event in events] == [Moved]


def test_after_a_move_only_the_moved_piece_attacks(play, choices):
    """RC-3.2, RC-5.1: the Adjutant has c5 in range all along, but it is not the piece that moved."""
    s, _ = play(FIELD, "a3-c4")
    assert s.turn == 1, "from c4 the Knight reaches nobody, so the turn is over"
    s, _ = play(FIELD, "f4-f5")
    assert choices(s) == {"f5xc5", "stop"}
    assert GAME.pending(s) == Ask((0,), "attack")
    stopped, events = play(s, "stop")
    assert [type(event) for event in events] == [Stopped]
    assert (stopped.turn, stopped.quiet, stopped.step) == (1, 1, None)


def test_a_move_and_an_attack_with_a_partner(play, choices, clean):
    """RC-3.1 (4), RC-6.2.1: the moved piece opens."""
    s, _ = play(FIELD, "f4-f5", "f5xc5")
    assert choices(s) == {"+e3", "alone"}
    s, events = play(s, "+e3")
    assert GAME.pending(s) == Dice(2)
    assert [type(event) for event in events] == [Joined]
    assert draw(s) == clean("""
        7   .  .  . e1  .  .  .
        6   .  .  .  .  .  .  .
        5   .  . l5  .  . G1  .
        4   .  .  .  .  .  .  .
        3  K1  .  .  . A2  .  .
        2   .  .  .  .  .  .  .
        1   .  .  . E1  .  .  .
            a  b  c  d  e  f  g
        turn pale f4-f5 f5xc5 +e3
        waits strike
    """)


def test_without_a_partner_the_dice_come_at_once(play):
    """RC-3.1 (2)."""
    s, _ = play(FIELD.replace("A2", " ."), "f4-f5", "f5xc5")
    assert GAME.pending(s) == Dice(1)


THREE = """
7   .  .  . e1  .  .  .
6   .  .  .  .  .  .  .
5   .  . l5  .  . G1  .
4  K1  .  .  .  .  .  .
3   .  .  .  . A2  .  .
2   .  .  .  .  .  .  .
1   .  .  . E1  .  .  .
"""


def test_without_a_move_the_player_chooses_the_order(play, choices):
    """RC-3.1 (3), RC-6.2.1: any of the three may open, and either of the others join."""
    assert {"a4xc5", "f5xc5", "e3xc5"} <= choices(read(THREE))
    s, _ = play(THREE, "a4xc5")
    assert choices(s) == {"+e3", "+f5", "alone"}
    s, _ = play(THREE, "e3xc5")
    assert choices(s) == {"+a4", "+f5", "alone"}


def test_a_partner_must_have_been_in_range_before_the_move(play, choices):
    """RC-5.2: the Guard's step off the diagonal opens the Adjutant's line, too late for this turn."""
    s, told = play(
        """
        7   .  .  . e1  .  .  .
        6   .  .  .  .  .  .  .
        5   .  . l5  .  .  .  .
        4   .  .  . G1  .  .  .
        3   .  .  .  . A2  .  .
        2   .  .  .  .  .  .  .
        1   .  .  . E1  .  .  .
        """,
        "d4-c4",
        "c4xc5",
    )
    assert GAME.pending(s) == Dice(1)
    refusal = GAME.why_not(s, 0, GAME.notation.parse("+e3"))
    assert (refusal.rule, refusal.reason) == ("RC-5.2", "not-before")  # also when nobody was asked
    assert told[-1].alone


def test_a_partner_must_still_be_in_range_after_the_move(play, choices):
    """RC-5.2: the Lackey attacks from d4, and stands there on the Adjutant's line."""
    s, _ = play(
        """
        7   .  .  . e1  .  .  .
        6   .  .  .  .  .  .  .
        5   .  . a1  .  .  .  .
        4   .  .  .  .  .  .  .
        3   .  .  . L1 A2  .  .
        2   .  .  .  .  .  .  .
        1   .  .  . E1  .  .  .
        """,
        "d3-d4",
    )
    assert choices(s) == {"d4xc5", "stop"}
    s, _ = play(s, "d4xc5")
    assert GAME.pending(s) == Dice(1)


HEMMED_IN = """
7   .  .  .  . L3 L2 E1
6   .  .  .  .  . L5 L4
5   .  .  .  .  .  .  .
4   .  .  .  .  .  .  .
3   .  .  .  .  .  .  .
2   .  .  .  .  .  .  .
1  e1  .  .  .  . g1  .
"""


def test_passing_only_when_nothing_can_be_done(play, choices):
    """RC-3.3: two Lackeys are on their last row, two are blocked by their own, and so is the Emperor."""
    assert choices(read(HEMMED_IN)) == {"pass"}
    s, events = play(HEMMED_IN, "pass")
    assert (s.turn, s.quiet, events) == (1, 1, [Passed(seat=0)])


def test_free_pass(choices):
    """RC-3.3 with the table's option."""
    assert "pass" in choices(read(FIELD + 'options {"free_pass":true}'))
    assert "pass" not in choices(read(FIELD))


CAPTURE = FIELD + "energy l5 1"


def test_the_winner_advances_or_stays(play, choices, clean):
    """RC-6.1.3, RC-7: then the turn passes, and no further attack comes."""
    fell, _ = play(CAPTURE, "e3xc5", "* 6", "* 1")
    assert GAME.pending(fell) == Ask((0,), "advance")
    assert choices(fell) == {"advance", "stay"}
    s, events = play(fell, "advance")
    assert [type(event) for event in events] == [Advanced]
    assert draw(s) == clean("""
        7   .  .  . e1  .  .  .
        6   .  .  .  .  .  .  .
        5   .  . A2  .  .  .  .
        4   .  .  .  .  . G1  .
        3  K1  .  .  .  .  .  .
        2   .  .  .  .  .  .  .
        1   .  .  . E1  .  .  .
            a  b  c  d  e  f  g
        turn dark
    """)
    s, events = play(fell, "stay")
    assert [type(event) for event in events] == [Stayed]
    assert (s.turn, s.board[18]) == (1, fell.board[18])


def test_only_the_opener_of_a_pair_advances(play):
    """RC-6.2.3: the worked example with a Knight and an Adjutant."""
    s, _ = play(THREE, "a4xc5", "+e3", "* 1 5", "* 1", "advance")
    assert (s.board[30], s.board[21]) == (1, -1), "Knight 1 stands on c5"
    assert s.board[18] == 4, "Adjutant 2 has not moved from e3"


def test_a_threatened_emperor_need_not_flee(choices):
    """RC-3.3, RC-4.0: there is no check."""
    s = read("""
        7   .  .  . e1  .  .  .
        6   .  .  .  .  .  .  .
        5   .  .  .  .  .  .  .
        4   .  .  . g1  .  .  .
        3   .  .  .  .  .  .  .
        2   .  .  .  .  .  .  .
        1  K1  .  . E1  .  .  .
    """)
    assert {"a1-b3", "a1-c2", "d1-d2"} <= choices(s)
