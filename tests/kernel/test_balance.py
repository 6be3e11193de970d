"""Balance of variants: share, its error, and sums of results."""

import pytest

from pelipoyta.kernel.balance import Balance, added, file_of


def test_draws_count_half_and_more_games_make_the_error_smaller():
    few, many = Balance("greedy", 2, 30, 20, 50), Balance("greedy", 2, 300, 200, 500)
    assert few.share == many.share == 0.4
    assert few.error == pytest.approx(0.0854, abs=0.0001) and many.error == pytest.approx(few.error / 10**0.5)


def test_games_that_all_ended_alike_leave_something_open():
    assert Balance("greedy", 2, won=100).error == pytest.approx(0.03)
    assert Balance("greedy", 2, won=2).error == 1.0


def test_results_of_the_same_bots_are_added_and_others_replaced():
    old = Balance("greedy", 2, 1, 2, 3)
    assert added(old, Balance("greedy", 2, 1, 0, 0)) == Balance("greedy", 2, 2, 2, 3)
    assert added(old, Balance("ismcts", 2, 1, 0, 0)) == Balance("ismcts", 2, 1, 0, 0)


@pytest.mark.parametrize("game", ["rolechess", "dnup"])
def test_figures_lie_beside_the_variants(game):
    file = file_of(f"pelipoyta.games.{game}")
    assert file and file.is_file() and file.parent.name == "variants"
