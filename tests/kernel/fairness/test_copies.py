"""Copies of cards: which of several equal ones is known to all."""

from pelipoyta.kernel.fairness.copies import CopyTracker, Whereabouts


def test_a_card_that_was_seen_in_a_hidden_zone_is_one_that_lies_there() -> None:
    """Of two copies one lies open: the one that was seen in the deck is the other."""
    where = Whereabouts([7, 7, 8])
    where.follow(CopyTracker({"deck": (7, 8)}, (7,), seen=(7,)))
    assert where.opened == {(7, 0), (7, 1)}
    assert sorted(where.heap("deck")) == sorted({(7, 0), (7, 1), (8, 0)} - set(where.heap("")))


def test_seen_twice_it_is_still_one_card() -> None:
    where = Whereabouts([7, 7, 8])
    for _ in range(2):
        where.follow(CopyTracker({"deck": (7, 7, 8)}, (), seen=(7,)))
    assert len(where.opened) == 1
