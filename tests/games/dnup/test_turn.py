"""One turn of three players or more, as pictures."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.cards import cards
from pelipoyta.games.dnup.model import Added, Beaten, Discarded, Played, State, Took, Turned

After = Callable[..., list[str]]
PlayAll = Callable[..., tuple[State, list[Any]]]

SEVEN_AND_SIXES = """
dnup 3
turn 0.1
hand 0 5/2 5/7 7/1 8/3 8/4 8/5 6/4
hand 1 1/6 1/7
hand 2 7/3 9/1
table 1.1 7/4
table 2.1 6/1 6/2 6/3
pile the rest
"""


def plays(position: str) -> set[str]:
    state = GAME.notation.read(position)
    written = (GAME.notation.write(act) for act in GAME.legal(state, state.turn))
    return {text for text in written if text.startswith("play")}


def test_example_a_single_above_seven_a_triple_above_six_and_any_pair() -> None:
    """DNUP-A.2, DNUP-A.3: worked example."""
    assert plays(SEVEN_AND_SIXES) == {
        "play 8/3", "play 8/4", "play 8/5",
        "play 5/2 5/7", "play 8/3 8/4", "play 8/3 8/5", "play 8/4 8/5",
        "play 8/3 8/4 8/5",
    }  # fmt: skip


def test_an_equal_value_does_not_beat() -> None:
    """DNUP-A.2: strictly higher."""
    assert "play 7/1" not in plays(SEVEN_AND_SIXES)


def test_a_beaten_set_goes_back_turned(after: After) -> None:
    """DNUP-A.2, DNUP-1.5; the next player's own set is gone, so nothing is discarded."""
    assert after(SEVEN_AND_SIXES, "play 8/3") == [
        "turn 1.1",
        "hand 0 5/2 5/7 6/4 7/1 8/4 8/5",
        "hand 1 1/6 1/7 4/7",
        "hand 2 7/3 9/1",
        "table 0.1 8/3",
        "table 2.1 6/1 6/2 6/3",
    ]


def test_a_beaten_set_is_told(play_all: PlayAll) -> None:
    _, events = play_all(SEVEN_AND_SIXES, "play 8/3")
    assert events == [Played(0, 1, cards("8/3")), Beaten(1, 1, cards("7/4"), False)]


def test_cards_of_the_value_may_stay_in_hand(after: After) -> None:
    """DNUP-A.1, DNUP-1.4: a set of two eights out of three."""
    assert after(SEVEN_AND_SIXES, "play 8/3 8/5")[1] == "hand 0 5/2 5/7 6/4 7/1 8/4"


def test_a_turn_begins_with_a_discard(play_all: PlayAll, picture: Callable[[State], list[str]]) -> None:
    """DNUP-2.2: seat 1's seven has served its time when seat 1's turn comes."""
    state, events = play_all(SEVEN_AND_SIXES, "play 8/3 8/4")
    assert events[-1] == Discarded(1, 1, cards("7/4"))
    assert cards("4/7")[0] in state.pile
    assert picture(state)[-2:] == ["table 0.1 8/3 8/4", "table 2.1 6/1 6/2 6/3"]


THREE_AND_FIVES = """
dnup 3
turn 0.1
hand 0 3/8 5/8 1/7 4/8
hand 1 2/9 2/10
hand 2 6/4 9/1
table 1.1 3/9
table 2.1 5/2 5/4
pile the rest
"""


def adds(position: str) -> set[str]:
    state = GAME.notation.read(position)
    written = (GAME.notation.write(act) for act in GAME.legal(state, state.turn))
    return {text for text in written if text.startswith("add")}


def test_example_an_addition_that_would_lose_is_no_addition() -> None:
    """DNUP-B.2: a second three would make a pair against the pair of fives."""
    assert adds(THREE_AND_FIVES) == {"add 5/8 to 2.1"}


FIVE_AND_THREES = """
dnup 3
turn 0.1
hand 0 4/8 5/8 1/7
hand 1 2/9 2/10
hand 2 6/4 9/1
table 1.1 5/2
table 2.1 3/4 3/6
pile the rest
"""


def test_example_an_addition_that_wins_sends_the_threes_back(after: After) -> None:
    """DNUP-B.2: worked example; the threes come back as four and six. Then seat 1's fives are discarded."""
    assert after(FIVE_AND_THREES, "add 5/8 to 1.1") == [
        "turn 1.1",
        "hand 0 1/7 4/8",
        "hand 1 2/9 2/10",
        "hand 2 4/3 6/3 6/4 9/1",
    ]


def test_an_addition_is_told(play_all: PlayAll) -> None:
    state, events = play_all(FIVE_AND_THREES, "add 5/8 to 1.1")
    assert events == [
        Added(0, cards("5/8")[0], 1, 1),
        Beaten(2, 1, cards("3/4 3/6"), False),
        Discarded(1, 1, cards("5/2 5/8")),
    ]
    assert set(cards("2/5 5/8")) <= set(state.pile)


LENT = """
dnup 3
turn 0.1
hand 0 5/8 1/7 1/5
hand 1 9/2 9/3 1/9
hand 2 6/4
table 2.1 5/2
pile the rest
"""


def test_an_added_card_goes_back_with_the_set(after: After) -> None:
    """DNUP-B.3: seat 1 beats the pair, and its owner, seat 2, takes both cards."""
    assert after(LENT, "add 5/8 to 2.1", "play 9/2 9/3")[3] == "hand 2 2/5 6/4 8/5"


def test_an_added_card_is_taken_with_the_set(after: After) -> None:
    """DNUP-B.3."""
    assert after(LENT, "add 5/8 to 2.1", "take 2.1")[2] == "hand 1 1/9 2/5 8/5 9/2 9/3"


def test_an_added_card_is_discarded_with_the_set(play_all: PlayAll) -> None:
    """DNUP-B.3."""
    _, events = play_all(LENT, "add 5/8 to 2.1", "turn")
    assert events[-1] == Discarded(2, 1, cards("5/2 5/8"))


TWOS = """
dnup 4
turn 0.1
hand 0 3/8 5/1
hand 1 2/4 6/2
hand 2 6/4 9/1
hand 3 7/5
table 2.1 2/5 2/7 2/9
pile the rest
"""


def test_example_a_taken_set_is_turned(play_all: PlayAll, picture: Callable[[State], list[str]]) -> None:
    """DNUP-C, DNUP-1.5: worked example."""
    state, events = play_all(TWOS, "take 2.1")
    assert events == [Took(0, 2, 1, cards("2/5 2/7 2/9"))]
    assert picture(state) == [
        "turn 1.1",
        "hand 0 3/8 5/1 5/2 7/2 9/2",
        "hand 1 2/4 6/2",
        "hand 2 6/4 9/1",
        "hand 3 7/5",
    ]


def test_turning_turns_the_whole_hand(play_all: PlayAll) -> None:
    """DNUP-D."""
    state, events = play_all(TWOS, "turn")
    assert events == [Turned(0)]
    assert state.hands[0] == cards("8/3 1/5")


def test_a_single_card_may_be_turned(after: After) -> None:
    """DNUP-D."""
    assert after(LENT, "turn", "turn", "turn")[3] == "hand 2 4/6"


FOUR_THREES = """
dnup 3
turn 0.1
hand 0 2/4 2/5 2/6 2/8 2/10 4/2 4/6 4/7 4/8 5/1
hand 1 9/1
hand 2 9/2
table 1.1 3/4 3/5 3/6 3/7
pile the rest
"""


def test_example_a_set_of_four_threes_has_value_three_and_size_four() -> None:
    """DNUP-1.4: only a set of four is held against it, and only by its value."""
    fours = {text for text in plays(FOUR_THREES) if text.count("/") == 4}
    assert fours == {"play 4/2 4/6 4/7 4/8"}
    assert {"play 2/4", "play 2/4 2/5 2/6 2/8 2/10"} <= plays(FOUR_THREES)


def test_no_two_sets_have_one_size() -> None:
    """DNUP-9.1: whatever is played, added or taken."""
    state = GAME.notation.read(SEVEN_AND_SIXES)
    for act in GAME.legal(state, 0):
        later, _ = GAME.apply(state, 0, act)
        sizes = [len(there) for there in later.table if there]
        assert len(sizes) == len(set(sizes))


def test_identical_cards_are_one_choice() -> None:
    """DNUP-1.6: two cards with the same numbers are the same card."""
    position = TWOS.replace("hand 0 3/8 5/1", "hand 0 6/1 6/1 6/3")
    assert {text for text in plays(position) if "6/" in text} == {
        "play 6/1", "play 6/3", "play 6/1 6/1", "play 6/1 6/3", "play 6/1 6/1 6/3",
    }  # fmt: skip
