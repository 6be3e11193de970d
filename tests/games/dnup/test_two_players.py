"""The game of two, with two areas each."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.cards import cards
from pelipoyta.games.dnup.model import Beaten, Discarded, Played, RoundEnded, State, WentOut, Won
from pelipoyta.kernel import Ask, Dice, Over

After = Callable[..., list[str]]
PlayAll = Callable[..., tuple[State, list[Any]]]

OPENING = """
dnup 2
turn 1.2
hand 0 1/6 3/4 8/1 9/3
hand 1 5/1 6/2 7/4
pile the rest
"""


def test_the_star_has_one_turn_then_each_has_two(play_all: PlayAll) -> None:
    """DNUP-8.2, DNUP-8.3."""
    state = GAME.notation.read(OPENING)
    order = []
    for _ in range(6):
        order.append((state.turn, state.area))
        state, _ = play_all(state, "turn")
    assert order == [(1, 2), (0, 1), (0, 2), (1, 1), (1, 2), (0, 1)]


def test_each_area_holds_a_set(after: After) -> None:
    """DNUP-8.1: a set lies in the area its turn was for."""
    assert after(OPENING, "play 6/2", "play 8/1", "turn")[-1] == "table 0.1 8/1"
    assert after(OPENING, "turn", "play 1/6", "play 9/3")[-1] == "table 0.2 9/3"


TWO_SETS = """
dnup 2
turn 0.1
starter 1
hand 0 3/7 9/3 9/1
hand 1 5/1 6/1 7/4 2/5
table 0.2 4/6
table 1.1 8/3 8/4
table 1.2 2/6 2/9 2/10
pile the rest
"""


def test_the_area_whose_turn_comes_is_cleared(play_all: PlayAll) -> None:
    """DNUP-8.2: seat 0's next turn is for area 2."""
    _, events = play_all(TWO_SETS, "turn")
    assert events[-1] == Discarded(0, 2, cards("4/6"))


def test_ones_own_set_competes(play_all: PlayAll) -> None:
    """DNUP-8.4: a single nine beats the single four in one's own other area."""
    state, events = play_all(TWO_SETS, "play 9/3")
    assert events == [Played(0, 1, cards("9/3")), Beaten(0, 2, cards("4/6"), False)]
    assert state.hands[0] == cards("3/7 6/4 9/1")


def test_both_sets_of_the_opponent_can_be_taken(after: After) -> None:
    """DNUP-8.2."""
    assert after(TWO_SETS, "take 1.2")[1] == "hand 0 3/7 6/2 9/1 9/2 9/3 10/2"
    assert after(TWO_SETS, "take 1.1")[1] == "hand 0 3/7 3/8 4/8 9/1 9/3"


def test_both_sets_of_the_opponent_can_be_added_to(play_all: PlayAll) -> None:
    """DNUP-8.2: to the twos in area 2; a fourth two makes a size nobody has."""
    turn_of_one = TWO_SETS.replace("turn 0.1", "turn 1.2").replace("table 1.2 2/6 2/9 2/10\n", "")
    position = turn_of_one.replace("table 0.2 4/6", "table 0.1 2/6 2/9 2/10\ntable 0.2 6/4")
    state = GAME.notation.read(position)
    written = {GAME.notation.write(act) for act in GAME.legal(state, 1)}
    assert {text for text in written if text.startswith("add")} == {"add 2/5 to 0.1"}


def test_an_addition_can_beat_ones_own_set(play_all: PlayAll) -> None:
    """DNUP-B.2, DNUP-8.4: the grown pair of eights sends one's own pair home."""
    position = """
dnup 2
turn 0.1
hand 0 8/1 9/3
hand 1 5/1 6/2
table 0.2 4/6 4/7
table 1.1 8/3
pile the rest
"""
    state, events = play_all(position, "add 8/1 to 1.1")
    assert Beaten(0, 2, cards("4/6 4/7"), False) in events
    assert state.hands[0] == cards("6/4 7/4 9/3")


LAST_CARD = """
dnup 2
round 1
turn 0.1
hand 0 9/3
hand 1 5/1 6/2
table 0.2 4/6
table 1.1 8/3 8/4
pile the rest
"""


def test_the_last_card_wins_the_round_at_once(play_all: PlayAll, picture: Callable[[State], list[str]]) -> None:
    """DNUP-8.5, DNUP-8.6: although it beats a set of one's own, nothing returns; then cards are dealt anew."""
    state, events = play_all(LAST_CARD, "play 9/3")
    assert events == [Played(0, 1, cards("9/3")), WentOut(0, 1, 1), RoundEnded(2, (0,), "DNUP-8.5")]
    assert picture(state) == ["round 1", "round 0"]
    assert GAME.pending(state) == Dice(26, 2)
    assert GAME.view(state, 0).points == (1, 1)


def test_two_rounds_win_the_game(play_all: PlayAll) -> None:
    """DNUP-8.5."""
    state, events = play_all(LAST_CARD.replace("round 1", "round 1\nround 0\nround -"), "play 9/3")
    assert events[1:] == [WentOut(0, 1, 1), Won(0)]
    assert GAME.pending(state) == Over((1.0, 0.0), "DNUP-8.5")
    assert GAME.legal(state, 1) == []


def test_an_added_last_card_wins_the_round_too(play_all: PlayAll) -> None:
    """DNUP-8.5, DNUP-8.6: an own pair that the addition would beat does not come back."""
    position = """
dnup 2
turn 0.1
hand 0 8/1
hand 1 5/1 6/2
table 0.2 4/6 4/7
table 1.1 8/3
pile the rest
"""
    state, events = play_all(position, "add 8/1 to 1.1")
    assert [type(event) for event in events[1:]] == [WentOut, RoundEnded]
    assert state.past == [(0,)]


def test_a_set_not_higher_than_ones_own_is_not_legal() -> None:
    """DNUP-8.4: no single three beside one's own single four."""
    state = GAME.notation.read(TWO_SETS)
    assert isinstance(GAME.pending(state), Ask)
    assert GAME.notation.parse("play 3/7") not in GAME.legal(state, 0)
