"""The deck and the deal."""

from random import Random

import pytest

from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.cards import DECKS, STAR, cards, flat, turned
from pelipoyta.games.dnup.model import Card, Options, Shuffled, State
from pelipoyta.kernel import Ask, Dice, Draw, IllegalOutcome, roll


def deal(players: int, seed: int = 1) -> State:
    state, rng = GAME.start(Options(), players), Random(seed)
    while isinstance(pending := GAME.pending(state), Dice | Draw):
        state, _ = roll(GAME, state, pending.sample(rng))
    return state


@pytest.mark.parametrize(("players", "deck", "hand"), [(2, 26, 13), (3, 30, 10), (4, 36, 9), (5, 40, 8)])
def test_all_cards_are_dealt(players: int, deck: int, hand: int) -> None:
    """DNUP-1.2."""
    state = deal(players)
    assert [len(held) for held in state.hands] == [hand] * players
    assert flat(card for held in state.hands for card in held) == DECKS[players]
    assert len(DECKS[players]) == deck


def test_every_card_has_two_different_values() -> None:
    """DNUP-1.1; the lower one is written first, and each smaller deck is part of the larger one."""
    assert all(1 <= card.up < card.down <= 10 for card in DECKS[5])
    for players in (2, 3, 4):
        left = list(DECKS[players + 1])
        for card in DECKS[players]:
            left.remove(card)


def test_how_often_each_number_is_in_the_deck() -> None:
    ends = [end for card in DECKS[5] for end in (card.up, card.down)]
    assert [ends.count(number) for number in range(1, 11)] == [10, 10, 10, 9, 9, 9, 8, 7, 5, 3]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_one_star_in_every_deck(players: int) -> None:
    assert DECKS[players].count(STAR) == 1


def test_chance_decides_which_way_up_a_card_is_dealt() -> None:
    """DNUP-1.3: one die of two sides for each card, before the deal."""
    state = GAME.start(Options(), 2)
    assert GAME.pending(state) == Dice(26, 2)
    state, events = roll(GAME, state, (2, *(1,) * 25))
    assert events == [Shuffled(1)]
    assert Card(5, 1) in state.faces and Card(1, 6) in state.faces
    assert GAME.pending(state) == Draw(tuple(card.up * 100 + card.down for card in state.faces), 26)


def test_a_deal_of_two_aces_of_the_same_star_is_refused() -> None:
    state, _ = roll(GAME, GAME.start(Options(), 2), (1,) * 26)
    with pytest.raises(IllegalOutcome):
        roll(GAME, state, (105,) * 26)


@pytest.mark.parametrize(("players", "area"), [(2, 2), (3, 1), (4, 1), (5, 1)])
@pytest.mark.parametrize("seed", range(6))
def test_the_star_starts(players: int, area: int, seed: int) -> None:
    """DNUP-2.1; DNUP-8.3: with two players for area 2."""
    state = deal(players, seed)
    assert STAR in flat(state.hands[state.turn])
    assert (state.starter, state.area) == (state.turn, area)
    assert GAME.pending(state) == Ask((state.turn,), "area-2" if players == 2 else "act")


def test_the_star_need_not_be_played() -> None:
    """DNUP-2.1: all that the hand allows may be done on the first turn."""
    state = deal(3)
    played = {card for act in GAME.legal(state, state.turn) for card in getattr(act, "cards", ())}
    assert played == set(state.hands[state.turn])


def test_turning_twice_is_not_turning() -> None:
    """DNUP-1.5."""
    assert turned(cards("1/6 3/4 10/2")) == cards("6/1 4/3 2/10")
    assert turned(turned(DECKS[5])) == DECKS[5]


@pytest.mark.parametrize("text", ["5", "5-1", "a/b", "/1", "5/", "-5/1"])
def test_what_is_not_a_card_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        cards(text)
