"""Random games of the largest game: one that once broke off is played to its end."""

from random_lotr import played


def test_a_choice_inside_a_skirmish_is_foretold_where_it_lies() -> None:
    """A way to choose was looked for beneath the wrong task when the skirmish's outlook was told (LOTR-18.7)."""
    assert played(333, "random", 2).over is not None
