"""Sequences in the fast twin: those after one that is unlocked keep their order."""

from pelipoyta.games.sequence.fast.chips import Chips


def test_unlocking_one_leaves_the_others_in_their_order() -> None:
    chips = Chips()
    for line in (3, 7, 11, 15):
        chips.lock(0, line)
    chips.unlock(1)
    assert [chips.five[at] for at in range(chips.fives)] == [3, 11, 15]
    fresh = Chips()
    for line in (3, 11, 15):
        fresh.lock(0, line)
    assert list(chips.locked) == list(fresh.locked)
