"""The board, the card, the set-up and who begins."""

import pytest

from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.board import CARD, PIECES, cell_name, home, set_up
from pelipoyta.games.rolechess.model import Attack, Began, Kind, Options, Step, Tied
from pelipoyta.kernel import Ask, Dice


def test_the_board_is_seven_by_seven():
    """RC-1.1."""
    names = [cell_name(cell) for cell in range(49)]
    assert len(set(names)) == 49
    assert names[:8] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"]
    assert names[-1] == "g7"


def test_the_card():
    """RC-1.2."""
    card = {kind.value: (line.energy, line.attack, line.defence) for kind, line in CARD.items()}
    assert card == {
        "emperor": (9, 1, 8),
        "adjutant": (25, 5, 5),
        "knight": (21, 4, 4),
        "guard": (15, 3, 6),
        "lackey": (7, 3, 3),
    }
    counts = [sum(piece.kind is kind and piece.seat == 1 for piece in PIECES) for kind in Kind]
    assert counts == [1, 2, 2, 2, 7]


def test_the_set_up(clean):
    """RC-1.3: each player sees the same row from the left."""
    assert GAME.notation.draw(GAME.start(Options(), 2)) == clean("""
        7  g2 k2 a2 e1 a1 k1 g1
        6  l7 l6 l5 l4 l3 l2 l1
        5   .  .  .  .  .  .  .
        4   .  .  .  .  .  .  .
        3   .  .  .  .  .  .  .
        2  L1 L2 L3 L4 L5 L6 L7
        1  G1 K1 A1 E1 A2 K2 G2
            a  b  c  d  e  f  g
        turn pale
        waits start
    """)


def test_every_piece_has_a_home():
    assert [set_up()[home(piece)] for piece in range(28)] == list(range(28))


def test_each_side_has_180_energy():
    """The worked example of RC-1.2: 9 + 50 + 42 + 30 + 49."""
    s = GAME.start(Options(), 2)
    assert (sum(s.energy[:14]), sum(s.energy[14:])) == (180, 180)


@pytest.mark.parametrize(("dice", "first"), [("* 6 1", 0), ("* 2 3", 1)])
def test_the_higher_die_begins(play, dice, first):
    """RC-3.0."""
    s, events = play(GAME.start(Options(), 2), dice)
    assert GAME.pending(s) == Ask((first,), "turn")
    assert [(type(event), event.first) for event in events] == [(Began, first)]


def test_equal_dice_are_rolled_again(play):
    """RC-3.0."""
    s = GAME.start(Options(), 2)
    again, events = play(s, "* 4 4")
    assert again == s
    assert events == [Tied(dice=(4, 4))]
    assert GAME.pending(again) == Dice(2)


@pytest.mark.parametrize("dice", ["* 6 1", "* 1 6"])
def test_the_first_player_has_23_moves_and_no_attack(play, dice):
    """The worked example: 7 Lackeys with 3 steps less two at the edges, and a Knight's two leaps on either side."""
    s, _ = play(GAME.start(Options(), 2), dice)
    legal = GAME.legal(s, s.turn)
    assert sum(isinstance(action, Step) for action in legal) == 23
    assert not any(isinstance(action, Attack) for action in legal)
    assert GAME.legal(s, 1 - s.turn) == []
