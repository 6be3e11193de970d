"""The bots of Sequence: greedy beats uniform, sees a win, and has manners."""

from random import Random

import pytest

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.player import Choose
from pelipoyta.bots.registry import find, names
from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.model import Claim, Options, State

GREEDY, UNIFORM = find("sequence", "greedy"), find("sequence", "uniform")
ROWS = ["* . . . . . . . . *", *[". . . . . . . . . ."] * 8, "* . . . . . . . . *"]


def at(lines: str, **rows: str) -> State:
    board = [rows.get(f"row{number}", row) for number, row in enumerate(ROWS, 1)]
    return GAME.notation.read("\n".join([lines, "board", *board]))


def choice(bot: Choose, state: State, seat: int, ask: str | None) -> str | None:
    action = bot(GAME.view(state, seat), seat, ask, GAME.legal(state, seat), Random(1), 1.0)
    return None if action is None else GAME.notation.write(action)


@pytest.mark.parametrize(("seats", "options"), [
    (2, Options()), (3, Options()), (4, Options(draw="manual", no_coaching=True, thieves=True)), (9, Options()),
])  # fmt: skip
def test_greedy_beats_uniform(seats: int, options: Options) -> None:
    teams = GAME.hooks.teams(options, seats)
    won = 0.0
    for seed in range(8):
        mine = seed % (max(teams) + 1)
        bots = [GREEDY if team == mine else UNIFORM for team in teams]
        won += play_game(GAME, options, seats, bots, seed).scores[mine]
    assert won >= 7


def test_the_best_comes_first() -> None:
    assert names("sequence")[0] == "greedy" and names("sequence")[-1] == "uniform"


def test_greedy_takes_the_win() -> None:
    state = at("seats 3\nturn 0\nhand 0 2C 5S AC JD", row1="* b b b . . . . . *")
    assert choice(GREEDY, state, 0, "play") == "5S e1"


def test_greedy_spends_a_jack_to_win_and_to_stop_a_win() -> None:
    win = at("seats 3\nturn 0\nhand 0 2C AC JD", row1="* b b b . . . . . *")
    assert choice(GREEDY, win, 0, "play") == "JD e1"
    stop = at("seats 3\nturn 0\nhand 0 2C AC JD", row1="* r r r . . . . . *")
    assert choice(GREEDY, stop, 0, "play") == "JD e1"


def test_greedy_saves_its_jacks_for_better() -> None:
    chosen = choice(GREEDY, at("seats 2\nturn 0\nhand 0 2C AC JD JS", row5=". . . . r . . . . ."), 0, "play")
    assert chosen is not None
    assert chosen[0] != "J"


def test_greedy_exchanges_dead_cards_first() -> None:
    state = at("seats 2\nturn 0\nhand 0 2C 2S", row1="* b . . . . . . . *", row9=". . . . . . r . . .")
    assert choice(GREEDY, state, 0, "play") == "dead 2S"


def test_greedy_locks_the_five_that_leave_most() -> None:
    """To the right of the run there is room for another line that shares one cell; to the left there is none."""
    state = at("seats 2\nphase lock\nplaced e3\nturn 0\nhand 0 2C", row3=". b b b b b b . . .")
    assert choice(GREEDY, state, 0, "lock") == "lock b3-f3"
    mirrored = at("seats 2\nphase lock\nplaced e3\nturn 0\nhand 0 2C", row3=". . . b b b b b b .")
    assert choice(GREEDY, mirrored, 0, "lock") == "lock e3-i3"


def test_greedy_loses_its_worst_card() -> None:
    coach = 'seats 4\noptions {"no_coaching":true}\nturn 1\nowing 0 2\nhand 0 2S 5S JD\nhand 1 2H\nhand 2 3H'
    state = at(coach, row1="* r b b . . . . . *", row9=". . . . . . r . . .")
    assert choice(GREEDY, state, 0, "penalty") == "lose 2S"


@pytest.mark.parametrize("bot", [GREEDY, UNIFORM])
def test_bots_never_claim_and_always_deny(bot: Choose) -> None:
    """SEQ-6.1."""
    state = at('seats 4\noptions {"no_coaching":true}\nturn 0\nhand 0 2D\nhand 1 3D')
    assert GAME.legal(state, 1) == [Claim(0)]
    assert choice(bot, state, 1, None) is None
    assert choice(bot, state, 0, "play") in ("2D c3", "2D j6")
    accused = at('seats 4\noptions {"no_coaching":true}\nturn 0\nclaim 0 red 0\nhand 0 2D\nhand 1 3D')
    assert choice(bot, accused, 1, None) == "deny"


def test_greedy_draws_in_time_but_does_not_hurry_others() -> None:
    """SEQ-3.2: it waits while another's right would lapse, until its own is in danger."""
    manual = 'seats 3\noptions {"draw":"manual"}\nhand 0 2D\nhand 1 3D\nhand 2 4D\n'
    assert choice(GREEDY, at(manual + "turn 1\nturns 1\nowed 0 1"), 0, None) == "draw"
    assert choice(GREEDY, at(manual + "turn 2\nturns 2\nowed 0 1\nowed 1 2"), 1, None) is None
    assert choice(GREEDY, at(manual + "turn 2\nturns 2\nowed 0 1\nowed 1 2"), 0, None) == "draw"
    assert choice(GREEDY, at(manual + "turn 0\nturns 3\nowed 0 1\nowed 1 2\nowed 2 3"), 1, None) == "draw"
    assert choice(GREEDY, at(manual + "turn 0\nturns 3\nowed 0 1"), 0, "play") == "draw"
