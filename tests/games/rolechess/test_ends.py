"""How a game ends (RC-8, RC-9), and what is not a move of the game."""

from pathlib import Path

import pytest

from pelipoyta.games.rolechess import GAME, model
from pelipoyta.games.rolechess.notation import read
from pelipoyta.kernel import Action, Ask, Over

SIEGE = """
7   .  .  . e1  .  .  .
6   .  .  .  .  .  .  .
5   .  .  .  . A1  .  .
4   .  .  . G1  .  .  .
3   .  .  .  .  .  .  .
2   .  .  .  .  .  .  .
1   .  .  . E1  . k1  .
"""


def test_the_emperor_falls_and_the_game_is_won_at_once(play):
    """RC-2, RC-8: no advance is asked, and dark's Knight does not matter."""
    s, _ = play(SIEGE, "d4xd7", "* 6", "* 1")
    assert GAME.pending(s) == Over((1.0, 0.0), "RC-8")
    assert GAME.legal(s, 0) == GAME.legal(s, 1) == []


def test_dark_wins_too(play):
    s, _ = play(SIEGE + "energy E1 1\nturn dark", "f1-e3", "e3xd1", "* 6", "* 1")
    assert GAME.pending(s) == Over((0.0, 1.0), "RC-8")


def test_a_wounded_emperor_plays_on(play):
    s, _ = play(SIEGE, "d4xd7", "* 3", "* 1")
    assert s.energy[17] == 8
    assert GAME.pending(s) == Ask((1,), "turn")


QUIET = SIEGE + 'quiet {}\noptions {{"no_progress":{}}}'


@pytest.mark.parametrize(("quiet", "limit", "over"), [(58, 30, False), (59, 30, True), (59, 0, False), (1, 1, True)])
def test_no_progress(play, quiet, limit, over):
    """RC-9.1: so many turns of each side without any loss."""
    s, _ = play(QUIET.format(quiet, limit), "d1-c1")
    assert (GAME.pending(s) == Over((0.5, 0.5), "RC-9.1")) is over


def test_a_loss_starts_the_count_anew(play):
    """RC-9.1."""
    lost, _ = play(QUIET.format(59, 30), "d4xd7", "* 3", "* 1")
    assert lost.quiet == 0
    held, _ = play(QUIET.format(59, 30), "d4xd7", "* 1", "* 1")
    assert GAME.pending(held) == Over((0.5, 0.5), "RC-9.1")


DEAD = """
7  L1  .  . e1  .  .  .
6   .  .  .  .  .  . {}
5   .  .  .  .  .  .  .
4   .  .  .  .  .  .  .
3   .  .  .  .  .  .  .
2   .  .  .  . E1 {}  .
1   .  . l2  .  .  .  .
"""


def test_only_emperors_and_stuck_lackeys_are_a_draw():
    """RC-9.2."""
    assert GAME.pending(read(DEAD.format(" .", " ."))) == Over((0.5, 0.5), "RC-9.2")
    assert GAME.pending(read(DEAD.format("L3", " ."))) == Ask((0,), "turn"), "Lackey 3 can still step and strike"
    assert GAME.pending(read(DEAD.format(" .", "l3"))) == Ask((0,), "turn")
    assert GAME.pending(read(DEAD.format("l3", " ."))) == Ask((0,), "turn"), "on the other side's last row it is free"


def test_the_last_step_of_the_last_lackey_draws(play):
    """RC-9.2: at once, though the Lackey came to stand beside the Emperor."""
    s, _ = play(DEAD.format("L3", " ."), "g6-g7")
    assert GAME.pending(s) == Over((0.5, 0.5), "RC-9.2")


def test_the_last_capture_draws_without_an_advance(play):
    """RC-9.2."""
    s, _ = play(DEAD.format(" .", "g1") + "energy g1 1", "e2xf2", "* 6", "* 1")
    assert s.energy[14] == 1, "six against six at least: a Guard holds an Emperor"
    s, _ = play(DEAD.format(" .", "l3") + "energy l3 1", "e2xf2", "* 6", "* 1")
    assert GAME.pending(s) == Over((0.5, 0.5), "RC-9.2")


def test_resigning_and_agreeing_are_not_moves_of_the_game():
    """RC-9.3: the table's business, and the rule book says where."""
    actions = {cls.__name__ for cls in vars(model).values() if isinstance(cls, type) and issubclass(cls, Action)}
    assert actions - {"Action"} == {"Step", "Attack", "Join", "Alone", "Stop", "Advance", "Stay", "Pass"}
    book = Path(model.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    rule = book[book.index("**RC-9.3**") : book.index("**RC-9.4**")]
    assert "TABLE-1" in rule and "TABLE-2" in rule


def test_energy_is_open_to_all_and_never_rises():
    """RC-9.4."""
    s = read(SIEGE + "energy e1 4, A1 20")
    views = [GAME.view(s, seat) for seat in (None, 0, 1)]
    assert views[0] == views[1] == views[2]
    energies = {(p.piece.seat, p.piece.kind.value): p.energy for p in views[0].pieces if p.piece.number == 1}
    assert energies[1, "emperor"] == 4
    assert energies[0, "adjutant"] == 20
    assert energies[0, "knight"] == 0, "removed"
