"""A turn: cards and chips, jacks, dead cards, passes, the reshuffle and the draw by long play."""

from collections.abc import Callable

import pytest

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.board import cell_named
from pelipoyta.games.sequence.cards import NAMES, PACKS, face_named, minus
from pelipoyta.games.sequence.model import FREE, Exchange, Options, Pass, Placed, Play, Removed, State
from pelipoyta.kernel import Ask, Draw, Over, play

Put = Callable[..., State]
Run = Callable[..., State]
TWO = "seats 2\nturn 0\n"
# Every cell taken but a2, 6C; no five in line.
FULL = """* b b r r b b r r *
          . r b b r r b b r r
          b b r r b b r r b b
          r r b b r r b b r r
          b b r r b b r r b b
          r r b b r r b b r r
          b b r r b b r r b b
          r r b b r r b b r r
          b b r r b b r r b b
          * r b b r r b b r *"""


def card(name: str) -> int:
    return face_named(name)


def names(state: State, seat: int) -> list[str]:
    return [GAME.notation.write(action) for action in GAME.legal(state, seat)]


def test_a_card_goes_to_either_of_its_cells(put: Put) -> None:
    """SEQ-3.1."""
    state = put(TWO + "hand 0 2D")
    assert names(state, 0) == ["2D c3", "2D j6"]
    after, events = play(GAME, state, 0, Play(card("2D"), cell_named("j6")))
    assert events == [Placed(0, card("2D"), cell_named("j6"))]
    assert after.board[cell_named("j6")] == 0
    assert after.piles[0] == (card("2D"),)
    assert GAME.pending(after) == Draw(state.deck.bag, 1)


def test_then_one_draws_and_the_next_plays(put: Put, run: Run) -> None:
    """SEQ-1.5, SEQ-3.1: clockwise."""
    state = run(put("seats 4\nturn 3\nhand 3 2D"), "3 2D j6", f"* {card('AC')}")
    assert state.hands[3] == (card("AC"),)
    assert GAME.pending(state) == Ask((0,), "play")
    assert state.turns == 1


def test_a_taken_cell_leaves_the_other(put: Put) -> None:
    """SEQ-3.1: free means no chip of any colour."""
    rows = "* . . . . . . . . *\n. . . . . . . . . .\n. . b . . . . . . ."
    assert names(put(TWO + "hand 0 2D", rows), 0) == ["2D j6"]


def test_a_two_eyed_jack_goes_anywhere_free_but_the_corners(put: Put) -> None:
    """SEQ-4.1."""
    for jack in ("JC", "JD"):
        state = put(TWO + f"hand 0 {jack}", "* b r . . . . . . *")
        assert len(GAME.legal(state, 0)) == 94
        assert not {"a1", "b1", "c1", "j10"} & {name.split()[1] for name in names(state, 0)}


def test_a_one_eyed_jack_takes_a_chip_of_any_other_team(put: Put) -> None:
    """SEQ-4.2: the cell is free from the next turn on."""
    for jack in ("JH", "JS"):
        state = put(f"seats 3\nturn 0\nhand 0 {jack}", "* b r g . . . . . *")
        assert names(state, 0) == [f"{jack} c1", f"{jack} d1"]
        after, events = play(GAME, state, 0, Play(card(jack), cell_named("d1")))
        assert events == [Removed(0, card(jack), cell_named("d1"), 2)]
        assert after.board[cell_named("d1")] == FREE
        assert isinstance(GAME.pending(after), Draw)


def test_jacks_can_be_unplayable_but_never_dead(put: Put) -> None:
    """SEQ-4.1, SEQ-4.2, SEQ-5.1, SEQ-3.4."""
    assert GAME.legal(put(TWO + "hand 0 JS", "* b . . . . . . . *"), 0) == [Pass()]
    full = put(TWO + "hand 0 JC", FULL.replace(". r b b", "b r b b"))
    assert GAME.legal(full, 0) == [Pass()]


def test_a_dead_card_is_exchanged_once_and_the_turn_goes_on(put: Put, run: Run) -> None:
    """SEQ-5.1: whoever's chips lie on its cells."""
    rows = "* b r . . . . . . *\n. . . . . . . . . .\n. . . . . . . . . .\n. . . . . . . . . .\n"
    rows += ". . . . . . . . . .\n. . . . . . . . . .\n. . . . . . . . . .\n. . . . . . . . . .\n. . . . . r b . . ."
    state = put(TWO + "hand 0 2S 3S 4H", rows)
    assert [a for a in GAME.legal(state, 0) if isinstance(a, Exchange)] == [Exchange(card("2S")), Exchange(card("3S"))]
    state = run(state, "0 dead 3S")
    assert GAME.pending(state) == Draw(state.deck.bag, 1)
    state = run(state, f"* {card('KD')}")
    assert state.hands[0] == tuple(sorted(map(card, ("2S", "4H", "KD"))))
    assert state.piles[0] == (card("3S"),)
    assert GAME.pending(state) == Ask((0,), "play")
    assert not any(isinstance(action, Exchange) for action in GAME.legal(state, 0))
    assert state.exchanged == (card("3S"),)
    assert run(state, "0 4H f5", f"* {card('AC')}").exchanged == ()


def test_who_can_play_nothing_exchanges_until_something_fits(put: Put, run: Run) -> None:
    """SEQ-5.2."""
    state = put(TWO + "hand 0 2S 3S 4S", FULL)
    assert names(state, 0) == ["dead 2S", "dead 3S", "dead 4S"]
    state = run(state, "0 dead 2S", f"* {card('5S')}")
    assert names(state, 0) == ["dead 3S", "dead 4S", "dead 5S"]
    state = run(state, "0 dead 3S", f"* {card('6C')}")
    assert names(state, 0) == ["6C a2"]


def test_who_can_neither_play_nor_exchange_passes(put: Put, run: Run) -> None:
    """SEQ-3.4, SEQ-5.2: nothing discarded, nothing drawn."""
    state = put("seats 4\nturn 0\nhand 1 2H", FULL)
    assert GAME.legal(state, 0) == [Pass()]
    after = run(state, "0 pass")
    assert (after.turn, after.passes, len(after.deck)) == (1, 1, len(state.deck))


def everything_else_in_hands_of_others(kept: str) -> str:
    """All cards but these, held by seat 1: nothing can be drawn."""
    return " ".join(NAMES[face] for face in minus(PACKS, map(face_named, kept.split())))


def test_without_a_card_to_draw_a_dead_one_is_not_exchanged(put: Put) -> None:
    """SEQ-3.3, SEQ-5.2: the dead cards of this turn do not come back in it."""
    state = put(TWO + f"hand 0 3S\npile 0 2S\ndead 2S\nhand 1 {everything_else_in_hands_of_others('2S 3S')}", FULL)
    assert GAME.legal(state, 0) == [Pass()]
    state = put(TWO + f"hand 0 3S\npile 0 2S\nhand 1 {everything_else_in_hands_of_others('2S 3S')}", FULL)
    assert names(state, 0) == ["dead 3S"]


def test_an_empty_pile_is_renewed_from_all_discards(put: Put, run: Run) -> None:
    """SEQ-3.3: the card just played too, but not the dead cards of this turn."""
    rest = everything_else_in_hands_of_others("2D 3S 3S 4S 5S")
    state = put(TWO + f"hand 0 2D\npile 0 4S 3S\ndead 3S\npile 1 5S 3S\nhand 1 {rest}")
    assert len(state.deck) == 0
    state = run(state, "0 2D c3")
    assert state.deck.bag == tuple(sorted(map(card, ("2D", "3S", "4S", "5S"))))
    assert state.piles == [(card("3S"),), ()]
    assert state.stock == state.deck.bag
    assert state.drawn == [(), ()]


def test_all_passing_one_after_another_is_a_draw(put: Put, run: Run) -> None:
    """SEQ-2.7."""
    state = run(put("seats 3\nturn 0\nhand 2 JS"), "0 pass", "1 pass")
    assert GAME.pending(state) == Ask((2,), "play")
    assert GAME.pending(run(state, "2 pass")) == Over((0.5, 0.5, 0.5), "SEQ-2.7")


def test_a_card_played_between_starts_the_passes_anew(put: Put, run: Run) -> None:
    """SEQ-2.7."""
    state = run(put("seats 3\nturn 0\nhand 2 2D"), "0 pass", "1 pass", "2 2D c3", f"* {card('JS')}")
    state = run(state, "0 pass", "1 pass")
    assert state.passes == 2


@pytest.mark.parametrize("limit", [20, 500])
def test_after_the_last_turn_the_game_is_drawn(put: Put, run: Run, limit: int) -> None:
    """SEQ-2.7."""
    options = f'options {{"turn_limit":{limit}}}\n' if limit != 500 else ""
    state = put(f"seats 2\n{options}turn 0\nturns {limit - 1}\nhand 0 2D")
    assert Options().turn_limit == 500
    state = run(state, "0 2D c3", f"* {card('JS')}")
    assert GAME.pending(state) == Over((0.5, 0.5), "SEQ-2.7")


def test_chips_are_no_limit(put: Put) -> None:
    """SEQ-1.7: a team may have more than 48 on the board."""
    rows = FULL.replace("r", "b")
    state = put(TWO + "hand 0 6C", rows)
    assert sum(chip == 0 for chip in state.board) == 95
    assert names(state, 0) == ["6C a2"]
