"""The dnup bot: what it sees in a hand, what it does not miss, and that it beats chance."""

from random import Random

import pytest

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.games.dnup.greedy import greedy, turns_left
from pelipoyta.bots.uniform import uniform
from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.cards import cards
from pelipoyta.kernel import NoOptions


@pytest.mark.parametrize(
    ("hand", "turns"),
    [
        ("", 0),
        ("5/1", 1),
        ("5/1 5/2 5/7", 1),
        ("5/1 6/1 7/1", 2),
        ("5/1 6/1 7/1 3/4 3/6 3/9", 3),
        ("5/1 6/2 7/3", 3),
        ("5/1 6/2", 2),
    ],
)
def test_how_many_turns_a_hand_takes(hand: str, turns: int) -> None:
    """Some values now; then one turn of the hand (DNUP-D), and the rest."""
    assert turns_left(cards(hand)) == turns


def choice(position: str) -> str:
    state = GAME.notation.read(position)
    view, legal = GAME.view(state, state.turn), GAME.legal(state, state.turn)
    return GAME.notation.write(greedy(view, state.turn, "act", legal, Random(1), 1.0))


def test_it_goes_out_when_it_can() -> None:
    position = "dnup 3\nhand 0 9/2 9/3\nhand 1 1/6 1/7 2/4\nhand 2 6/3 9/1\ntable 1.1 7/4 7/5\npile the rest"
    assert choice(position) == "play 9/2 9/3"


def test_it_goes_out_by_adding() -> None:
    position = "dnup 3\nhand 0 3/9\nhand 1 1/6 1/7 2/4\nhand 2 6/3 9/1\ntable 1.1 3/4\npile the rest"
    assert choice(position) == "add 3/9 to 1.1"


def test_it_turns_a_hand_that_is_better_turned() -> None:
    position = "dnup 3\nhand 0 1/6 2/6 3/6 4/6\nhand 1 1/7 1/8 2/4\nhand 2 7/3 9/1\ntable 1.1 5/4\npile the rest"
    assert choice(position) == "turn"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_chance(players: int) -> None:
    """One greedy among uniform ones wins at least seven games of ten, a seat after another."""
    won = 0.0
    for number in range(10):
        seat = number % players
        bots = [greedy if who == seat else uniform for who in range(players)]
        won += play_game(GAME, NoOptions(), players, bots, f"ladder/{players}/{number}").scores[seat]
    assert won >= 7
