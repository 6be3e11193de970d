"""What is guessed for a seat can be played on: another's hidden choice is among cards that could be played."""

from random import Random

import pytest

from pelipoyta.games.lotr import GAME, catalogue, guess_deck
from pelipoyta.games.lotr.decks import STARTERS
from pelipoyta.kernel import Deck

LIST = STARTERS["ttt-aragorn"].draw_deck()


def can_go_on(state, guess):
    """The guess looks right to the other player, and whatever may be chosen in it comes to something."""
    assert GAME.view(guess, 1) == GAME.view(state, 1)
    assert GAME.legal(guess, 0)
    return all(GAME.apply(guess, 0, action)[1] for action in GAME.legal(guess, 0))


@pytest.mark.parametrize("seed", range(10))
def test_a_search_in_a_guessed_deck_offers_no_twin_of_a_unique_card(scenario, seed):
    """LOTR-18.9, LOTR-24.1: with Aragorn in play another can be found, and not be played."""
    sc = scenario(site=1, sites={1: "4U328"})
    sc.put("4P364"), sc.put("4C49"), sc.put("4C74")
    sc.set_player(0, deck=Deck(bag=tuple(sorted(LIST))))
    sc.begin("fellowship").use(sc.s.path[0])
    while sc.asks != "play":
        sc.choose(min(sc.offered))
    assert can_go_on(sc.s, GAME.determinize(GAME.view(sc.s, 1), Random(seed)))


@pytest.mark.parametrize("seed", range(10))
def test_a_guessed_hand_holds_something_to_play(scenario, seed):
    """LOTR-18.3: whoever is asked what to play can play something, though hardly anything has a bearer here."""
    sc = scenario(site=6, sites={6: "4U354"})
    sc.put("4C49")
    sc.hand(0, "4C42", "4C49", "4C306")
    sc.set_player(0, deck=Deck(bag=tuple(sorted(LIST))))
    sc.begin("fellowship").use(sc.s.path[5])
    assert can_go_on(sc.s, GAME.determinize(GAME.view(sc.s, 1), Random(seed)))


def test_the_decks_that_fit_are_found_anew_when_cards_change():
    """Checking decks is dear, so that what was found is kept, with the pool it was found for."""
    kept = guess_deck._ours("towers", "deluxe")
    assert kept and guess_deck._ours("towers", "deluxe") is kept
    catalogue.renew()
    assert guess_deck._ours("towers", "deluxe") == kept
    assert guess_deck._ours("towers", "deluxe") is not kept
