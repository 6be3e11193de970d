"""Drawing for oneself: the card owed, and how the right to it lapses (SEQ-3.2)."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.cards import NAMES, PACKS, face_named, minus
from pelipoyta.games.sequence.model import LAPSED, Lapsed, Pass, State, Take
from pelipoyta.games.sequence.rules.drawing import can_draw
from pelipoyta.kernel import Ask, Draw, IllegalAction, play

Put = Callable[..., State]
Run = Callable[..., State]
THREE = 'seats 3\noptions {"draw":"manual"}\nturn 0\nhand 0 2D 3D JS\nhand 1 4D 5D\nhand 2 6D 7D\n'
CARD = f"* {face_named('AC')}"
OTHER = f"* {face_named('KC')}"


def test_the_turn_passes_when_the_card_is_carried_out(put: Put, run: Run) -> None:
    state = run(put(THREE), "0 2D c3")
    assert GAME.pending(state) == Ask((1,), "play")
    assert state.owed == [1, 0, 0]
    assert GAME.legal(state, 0) == [Take()]


def test_the_owed_card_is_drawn_on_anothers_turn(put: Put, run: Run) -> None:
    state = run(put(THREE), "0 2D c3", "0 draw")
    assert GAME.pending(state) == Draw(state.deck.bag, 1)
    state = run(state, CARD)
    assert face_named("AC") in state.hands[0]
    assert (state.owed, GAME.pending(state)) == ([0, 0, 0], Ask((1,), "play"))


def test_the_right_outlives_the_next_players_chip(put: Put, run: Run) -> None:
    state = run(put(THREE), "0 2D c3", "1 4D e3")
    assert state.owed == [1, 2, 0]
    assert Take() in GAME.legal(state, 0)


def test_the_right_lapses_when_the_next_has_placed_and_drawn(put: Put, run: Run) -> None:
    state = run(put(THREE), "0 2D c3", "1 4D e3")
    state, events = play(GAME, state, 1, Take())
    assert events == [Lapsed(0)]
    assert state.owed == [LAPSED, 0, 0]
    state = run(state, CARD)
    assert GAME.legal(state, 0) == []
    with pytest.raises(IllegalAction) as caught:
        run(state, "0 draw")
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("SEQ-3.2", "lapsed")


def test_if_the_next_players_right_lapses_so_does_this_one(put: Put, run: Run) -> None:
    state = run(put(THREE), "0 2D c3", "1 4D e3", "2 6D g3")
    assert state.owed == [1, 2, 3]
    assert run(state, "2 draw", CARD).owed == [LAPSED, LAPSED, 0]


def test_the_middle_draw_takes_only_the_right_before_it(put: Put, run: Run) -> None:
    state = run(put(THREE), "0 2D c3", "1 4D e3", "2 6D g3", "1 draw", CARD)
    assert state.owed == [LAPSED, 0, 3]


def test_a_removal_counts_as_placing(put: Put, run: Run) -> None:
    state = put('seats 3\noptions {"draw":"manual"}\nturn 2\nhand 0 JS\nhand 2 6D\n')
    state = run(state, "2 6D g3", "0 JS g3", "0 draw", CARD)
    assert state.owed == [0, 0, LAPSED]


def test_a_pass_counts_as_placing_and_drawing(put: Put, run: Run) -> None:
    state = put('seats 3\noptions {"draw":"manual"}\nturn 0\nhand 0 2D\nhand 2 6D\n')
    state = run(state, "0 2D c3")
    assert GAME.legal(state, 1) == [Pass()]
    assert run(state, "1 pass").owed == [LAPSED, 0, 0]


def test_a_dead_cards_replacement_is_not_that_draw(put: Put, run: Run) -> None:
    rows = """* . . . . . . . . *
              . . . . . . . . . .
              . . . . r . . . . .
              . . . . . . . . . .
              . . . . . . . . . .
              . . . . . . . . . .
              . . . . . . . . . .
              . . . . . . . . . r"""
    state = run(put(THREE, rows), "0 2D c3", "1 dead 4D", CARD, "1 5D f3")
    assert state.owed == [1, 2, 0]


def test_ones_own_next_card_ends_the_right_at_the_latest(put: Put, run: Run) -> None:
    """Nobody is owed two."""
    state = run(put(THREE), "0 2D c3", "1 4D e3", "2 6D g3")
    state, events = play(GAME, state, 0, GAME.notation.parse("3D d3"))
    assert events[0] == Lapsed(0)
    assert state.owed == [4, 2, 3]


def test_a_late_draw_does_not_end_the_right_of_a_later_turn(put: Put, run: Run) -> None:
    """With two players each is the other's next; only the older right lapses."""
    state = put('seats 2\noptions {"draw":"manual"}\nturn 0\nhand 0 2D 3D\nhand 1 4D 5D\n')
    state = run(state, "0 2D c3", "1 4D e3", "0 3D d3")
    assert state.owed == [3, 2]
    assert run(state, "1 draw", CARD).owed == [3, 0]
    assert run(state, "0 draw", CARD).owed == [0, LAPSED]


def test_an_owed_card_may_be_drawn_on_ones_own_turn_before_playing(put: Put, run: Run) -> None:
    state = put('seats 2\noptions {"draw":"manual"}\nturn 0\nhand 0 2D\nhand 1 4D 5D\n')
    state = run(state, "0 2D c3", "1 4D e3")
    assert GAME.legal(state, 0) == [Pass(), Take()]
    assert run(state, "0 draw", CARD).hands[0] == (face_named("AC"),)


def test_the_owed_card_renews_an_empty_pile(put: Put, run: Run) -> None:
    """SEQ-3.3: the dead cards of the turn that is running stay out, whoever draws."""
    left = minus(PACKS, map(face_named, ("2D", "4D", "5D", "3S", "3S")))
    held = " ".join(NAMES[face] for face in left)
    lines = 'seats 2\noptions {"draw":"manual"}\nturn 1\nturns 1\nowed 0 1\npile 0 2D 3S\npile 1 4D 3S\ndead 4D\n'
    state = put(lines + f"hand 1 5D {held}")
    state = run(state, "0 draw")
    assert state.deck.bag == tuple(sorted(map(face_named, ("2D", "3S", "3S"))))
    assert state.piles == [(), (face_named("4D"),)]


def test_drawing_is_automatic_unless_told_otherwise(put: Put, run: Run) -> None:
    state = run(put("seats 2\nturn 0\nhand 0 2D"), "0 2D c3")
    assert isinstance(GAME.pending(state), Draw)
    state = run(state, OTHER)
    assert state.owed == [0, 0]
    with pytest.raises(IllegalAction) as caught:
        run(state, "0 draw")
    assert caught.value.refusal.reason == "drawn-for-you"


@pytest.mark.parametrize(("deck", "discards", "exchanged", "can"), [(1, 0, 0, True), (0, 1, 0, True), (0, 1, 1, False)])
def test_a_card_can_be_drawn_as_long_as_one_is_left(deck, discards, exchanged, can):
    """SEQ-3.3: dead cards of this turn are not shuffled into the new pile."""
    state = SimpleNamespace(deck=[0] * deck, piles=[[0] * discards, []], exchanged=(0,) * exchanged)
    assert can_draw(state) is can
