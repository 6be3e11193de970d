"""GameChange out, scores, and the end of the game with three players or more."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.cards import cards
from pelipoyta.games.dnup.model import Beaten, Discarded, Played, Round, RoundEnded, State, Took, WentOut, Won
from pelipoyta.kernel import Dice, Over

After = Callable[..., list[str]]
PlayAll = Callable[..., tuple[State, list[Any]]]

ALMOST_OUT = """
dnup 3
turn 0.1
hand 0 5/1
hand 1 5/2 6/2 8/3
hand 2 4/6 9/1
pile the rest
"""


def test_the_first_out_scores_two_and_the_set_stays(play_all: PlayAll, picture: Callable[[State], list[str]]) -> None:
    """DNUP-3.1."""
    state, events = play_all(ALMOST_OUT, "play 5/1")
    assert events == [Played(0, 1, cards("5/1")), WentOut(0, 1, 2)]
    assert picture(state) == ["out 0", "turn 1.1", "hand 1 5/2 6/2 8/3", "hand 2 4/6 9/1", "table 0.1 5/1"]
    assert GAME.view(state, 1).points == (2, 0, 0)


def test_a_player_who_is_out_has_no_more_turns(play_all: PlayAll) -> None:
    """DNUP-3.1: the set is discarded when the turn would have come."""
    state, events = play_all(ALMOST_OUT, "play 5/1", "turn", "turn")
    assert events[-1] == Discarded(0, 1, cards("5/1"))
    assert (state.turn, state.out) == (1, (0,))


def test_the_set_of_one_who_is_out_is_discarded_when_beaten(play_all: PlayAll) -> None:
    """DNUP-3.1, DNUP-A.2."""
    state, events = play_all(ALMOST_OUT, "play 5/1", "play 8/3")
    assert events[-1] == Beaten(0, 1, cards("5/1"), True)
    assert state.hands[0] == ()
    assert cards("1/5")[0] in state.pile


def test_the_set_of_one_who_is_out_can_be_added_to(after: After) -> None:
    """DNUP-3.1."""
    assert after(ALMOST_OUT, "play 5/1", "add 5/2 to 0.1")[-1] == "table 0.1 5/1 5/2"


def test_a_grown_set_beats_that_of_one_who_is_out(play_all: PlayAll) -> None:
    """DNUP-B.2, DNUP-3.1: the pair of sixes, grown by a card, sends the pair of fives to the pile."""
    position = """
dnup 4
turn 0.1
hand 0 5/1 5/2
hand 1 6/2 8/3
hand 2 4/6 9/1
hand 3 7/2
table 3.1 6/1
pile the rest
"""
    state, events = play_all(position, "play 5/1 5/2", "add 6/2 to 3.1")
    assert events[-1] == Beaten(0, 1, cards("5/1 5/2"), True)
    assert state.table == [(), (), (), cards("6/1 6/2")]


def test_the_set_of_one_who_is_out_can_be_taken(play_all: PlayAll) -> None:
    """DNUP-3.1, DNUP-C."""
    state, events = play_all(ALMOST_OUT, "play 5/1", "take 0.1")
    assert events[-1] == Took(1, 0, 1, cards("5/1"))
    assert cards("1/5")[0] in state.hands[1]


def test_one_goes_out_by_adding_too(play_all: PlayAll) -> None:
    """DNUP-3.1, DNUP-B."""
    position = ALMOST_OUT.replace("pile the rest", "table 2.1 5/7\npile the rest")
    state, events = play_all(position, "add 5/1 to 2.1")
    assert events[-1] == WentOut(0, 1, 2)
    assert state.turn == 1


def test_the_second_out_scores_one_and_ends_the_round(play_all: PlayAll) -> None:
    """DNUP-3.2: at once; a set that the play would have beaten does not matter any more."""
    position = ALMOST_OUT.replace("hand 1 5/2 6/2 8/3", "hand 1 8/3")
    state, events = play_all(position, "play 5/1", "play 8/3")
    assert events[2:] == [Played(1, 1, cards("8/3")), WentOut(1, 2, 1), RoundEnded(1, (0, 1), "DNUP-3.2")]
    assert GAME.view(state, None).points == (2, 1, 0)
    assert GAME.view(state, 2).past == (Round((0, 1), (2, 1, 0), False),)
    assert GAME.pending(state) == Dice(30, 2)


def test_four_points_win_at_once(play_all: PlayAll) -> None:
    """DNUP-3.3: by going out first."""
    state, events = play_all(ALMOST_OUT.replace("dnup 3", "dnup 3\nround 0 2"), "play 5/1")
    assert events[1:] == [WentOut(0, 1, 2), Won(0)]
    assert GAME.pending(state) == Over((1.0, 0.0, 0.0), "DNUP-3.3")


def test_one_point_can_be_the_last_one_needed(play_all: PlayAll) -> None:
    """DNUP-3.3: by going out second."""
    position = ALMOST_OUT.replace("hand 1 5/2 6/2 8/3", "hand 1 8/3").replace("dnup 3", "dnup 3\nround 1 2\nround 2 1")
    state, events = play_all(position, "play 5/1", "play 8/3")
    assert events[-1] == Won(1)
    assert GAME.pending(state) == Over((0.0, 1.0, 0.0), "DNUP-3.3")
    assert GAME.view(state, 2).points == (2, 4, 3)


def test_more_than_four_points_win_too(play_all: PlayAll) -> None:
    """DNUP-3.3: at least four."""
    state, _ = play_all(ALMOST_OUT.replace("dnup 3", "dnup 3\nround 0 2\nround 1 0"), "play 5/1")
    assert GAME.view(state, None).points == (5, 2, 1)
    assert isinstance(GAME.pending(state), Over)


def test_points_of_a_void_round_count(play_all: PlayAll) -> None:
    """DNUP-9.2: two points from a round that was void after the first had gone out."""
    state, _ = play_all(ALMOST_OUT.replace("dnup 3", "dnup 3\nround 0"), "play 5/1")
    assert GAME.view(state, None).points == (4, 0, 0)


def test_the_overview_of_a_choice() -> None:
    """DNUP-1.7: what a choice would do is told before it is made."""
    assert GAME.preview
    state = GAME.notation.read(ALMOST_OUT.replace("pile the rest", "table 2.1 3/7\npile the rest"))
    told = GAME.preview(GAME.view(state, 0), 0)(GAME.notation.parse("play 5/1"))
    assert (told.beats.seat, told.piled, told.gains, told.out) == (2, False, (), True)
    told = GAME.preview(GAME.view(state, 0), 0)(GAME.notation.parse("take 2.1"))
    assert (told.beats, told.gains, told.out) == (None, cards("7/3"), False)
    told = GAME.preview(GAME.view(state, 0), 0)(GAME.notation.parse("turn"))
    assert told.gains == cards("1/5")


def test_the_overview_of_a_play_against_ones_own_set() -> None:
    """DNUP-8.4: the beaten set comes back to the same hand; DNUP-8.6: but not to an empty one."""
    position = """
dnup 2
turn 0.1
hand 0 9/3 8/1
hand 1 5/1
table 0.2 4/6
pile the rest
"""
    assert GAME.preview
    for held, gains in (("9/3 8/1", "6/4"), ("9/3", "")):
        state = GAME.notation.read(position.replace("9/3 8/1", held))
        told = GAME.preview(GAME.view(state, 0), 0)(GAME.notation.parse("play 9/3"))
        assert (told.beats.seat, told.gains, told.out) == (0, cards(gains), not gains)
