"""Random games of the largest game: one that once broke off is played to its end, and so is one out of boosters."""

from pelipoyta.games.lotr.decks import why_not_deck
from random_lotr import played, sealed_table, table


def test_a_choice_inside_a_skirmish_is_foretold_where_it_lies() -> None:
    """A way to choose was looked for beneath the wrong task when the skirmish's outlook was told (LOTR-18.7)."""
    _, steps = played(333, "random", 2, table)
    assert steps > 100


def test_decks_out_of_boosters_are_legal_and_played() -> None:
    """LOTR-32: a draft."""
    seats, options, _ = sealed_table(1, "random")
    assert (len(options.decks), options.variant) == (seats, "limited")
    assert [why_not_deck(options, deck) for deck in options.decks] == [[]] * seats
    why, steps = played(1, "random", 2, sealed_table)
    assert why and steps > 20
