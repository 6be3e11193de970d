"""Battles: the worked examples of the book, and what is told of them."""

import pytest

from pelipoyta.games.rolechess.model import Captured, Defended, Struck

DUEL = """
7   .  .  . e1  .  .  .
6   .  .  .  .  .  .  .
5   .  . g1  .  .  .  .
4  K1  .  .  .  .  .  .
3   .  .  .  . {}  .  .
2   .  .  .  .  .  .  .
1   .  .  . E1  .  .  .
"""
ALONE = DUEL.format(" .")
PAIR = DUEL.format("A1")
GUARD = 14  # dark's Guard 1


@pytest.mark.parametrize(
    ("defence", "left", "why"),
    [(3, 15, "16 against 18"), (2, 11, "16 against 12: 4 lost"), (1, 5, "16 against 6"), (6, 15, "16 against 36")],
)
def test_a_knight_rolls_four_against_a_guard(play, defence, left, why):
    """RC-6.1.1, RC-6.1.2: the worked example."""
    s, _ = play(ALONE, "a4xc5", "* 4", f"* {defence}")
    assert s.energy[GUARD] == left, why
    assert s.turn == 1, "RC-7"
    assert s.quiet == (left == 15)


def test_equal_means_nothing_is_lost(play):
    """RC-6.1.2: 4 × 3 against 6 × 2."""
    s, events = play(ALONE, "a4xc5", "* 3", "* 2")
    assert s.energy[GUARD] == 15
    assert (events[-1].attack, events[-1].total, events[-1].loss) == (12, 12, 0)


def test_a_pair_adds_its_products_and_the_defender_rolls_once(play):
    """RC-6.2.1, RC-6.2.2: Knight 1 × 4 and Adjutant 5 × 5 make 29; the Guard's 3 × 6 holds 18 of it."""
    s, events = play(PAIR, "a4xc5", "+e3", "* 1 5", "* 3")
    struck, defended = events[-2:]
    assert isinstance(struck, Struck)
    assert (struck.factors, struck.dice, struck.total) == ((4, 5), (1, 5), 29)
    assert isinstance(defended, Defended)
    assert (defended.attack, defended.total, defended.loss, defended.left) == (29, 18, 11, 4)
    assert s.energy[GUARD] == 4


def test_the_defender_defends_also_out_of_its_own_range(play):
    """RC-5.3: a Guard does not reach a Knight's leap away, and its roll still counts."""
    s, _ = play(ALONE, "a4xc5", "* 6", "* 4")
    assert s.energy[GUARD] == 15


def test_a_piece_without_energy_leaves_the_board(play):
    """RC-6.1.3, RC-9.4: exactly zero is enough, and less shows as 0."""
    zero, events = play(ALONE + "energy g1 4", "a4xc5", "* 4", "* 2")
    assert (zero.energy[GUARD], zero.board[30]) == (0, -1)
    assert [type(event) for event in events[-2:]] == [Defended, Captured]
    below, events = play(ALONE + "energy g1 1", "a4xc5", "* 6", "* 1")
    assert (below.energy[GUARD], events[-2].loss, events[-2].left) == (0, 18, 0)


def test_the_attacker_never_loses_energy(play):
    s, _ = play(ALONE, "a4xc5", "* 1", "* 6")
    assert s.energy[1] == 21


def test_the_defence_is_rolled_even_when_it_cannot_matter(play):
    """RC-6.1.1: an Emperor strikes for six at best; eight at least defend."""
    s, events = play(
        """
        7   .  .  .  .  .  . k1
        6   .  .  .  .  .  .  .
        5   .  .  .  .  .  .  .
        4   .  .  .  .  .  .  .
        3   .  .  .  .  .  .  .
        2   .  .  .  .  .  .  .
        1   .  . e1 E1  .  .  .
        """,
        "d1xc1",
        "* 6",
        "* 1",
    )
    assert (events[-1].attack, events[-1].total, events[-1].loss) == (6, 8, 0)
    assert s.turn == 1


def test_both_attackers_always_roll(play):
    """RC-6.2.4: also when the first die alone would have been enough."""
    _, events = play(PAIR + "energy g1 1", "a4xc5", "+e3", "* 6 6", "* 1")
    assert events[-2].attack == 54
