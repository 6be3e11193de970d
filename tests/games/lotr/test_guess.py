"""What is guessed for a seat can be played on: another's hidden choice is among cards that could be played."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.uniform import uniform
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.decks import OFFERED, STARTERS, why_not_deck
from pelipoyta.games.lotr.decks.bring import alike
from pelipoyta.games.lotr.engine import catalogue
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.knowledge import guess_deck
from pelipoyta.games.lotr.knowledge.guess_deck import make_room, may_join
from pelipoyta.games.lotr.terms import Side
from pelipoyta.kernel import Deck
from pelipoyta.kernel.laws import random_walk
from pelipoyta.table.replay import Replay

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
    assert [ours.deck for ours in guess_deck._ours("towers", "deluxe")] == [ours.deck for ours in kept]
    assert guess_deck._ours("towers", "deluxe") is not kept


def own_built(seats, format):
    """A game begun with decks that nobody else has."""
    options = replace(GAME.options(), format=format)
    starters = [key for key in STARTERS if not why_not_deck(options, key)]
    decks = tuple(alike(options, starters[seat % len(starters)], Random(seat)) for seat in range(seats))
    assert not set(decks) & set(STARTERS)
    return replace(options, decks=decks)


def is_written(state, seat, seed):
    """What is guessed from there can be written down and read again: each has brought a deck that may be played."""
    guess = GAME.determinize(GAME.view(state, seat), Random(seed))
    assert GAME.view(guess, seat) == GAME.view(state, seat)
    return GAME.notation.read(GAME.notation.draw(guess)) == guess


@pytest.mark.parametrize(("seats", "format", "seed"), [(2, "fellowship", 4), (4, "open", 14)])
def test_decks_of_ones_own_are_guessed_so_that_they_may_be_played(seats, format, seed):
    """TABLE-13, LOTR-2: a game gone on with what one did not see opens again from its text."""
    played = Replay(GAME, play_game(GAME, own_built(seats, format), seats, [uniform] * seats, seed).record)
    for number in range(0, len(played.passages) - 1, 15):
        assert all(is_written(played.snapshot(number).state, seat, number) for seat in (0, None))


def test_one_who_is_out_has_brought_some_deck():
    """LOTR-16.4: nothing is left of it to guess from."""
    state = GAME.start(own_built(3, "towers"), 3)
    state, _ = GAME.hooks.concede(state, 2)
    assert is_written(state, 0, 1)


def test_a_card_that_must_be_there_makes_a_legal_deck():
    """LOTR-2.3, LOTR-2.4: no fifth of a title, as many of each side, and what is known to be there stays."""
    free, shadow = (next(code for code in LIST if CARDS[code].side is side) for side in (Side.FREE, Side.SHADOW))
    other = next(code for code in LIST if CARDS[code].side is Side.FREE and CARDS[code].title != CARDS[free].title)
    options = GAME.options()
    assert free in may_join(options, Counter({free: 3}), lambda code: True)
    assert free not in may_join(options, Counter({free: 4}), lambda code: True)
    assert may_join(options, Counter({free: 4}), lambda code: code == free) == [free]
    hidden = [other, free, shadow]
    make_room(hidden, other, Counter({free: 1}))
    assert hidden == [free, shadow]


@pytest.mark.parametrize("seed", range(3))
def test_a_guessed_deck_is_told_by_all_its_cards(seed: int):
    """Where one of ours is dealt its key is known; it must be what counting every card would find."""
    wits = Random(seed)
    options = GAME.options(decks=(wits.choice(("ttt-aragorn", "ents-trackers")), "ttt-theoden"))
    known = 0
    for state in random_walk(GAME, options, 2, wits).states[::3]:
        for seat in range(2):
            guess = GAME.determinize(GAME.view(state, seat), wits)
            told = guess.players[1 - seat].brought
            assert told == guess_deck.deck_in(guess, 1 - seat, wits)
            known += told in OFFERED
    assert known
