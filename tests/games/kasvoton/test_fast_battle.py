"""The fast twin of a battle: cleared, it is as new."""

from pelipoyta.games.kasvoton.fast.battle import Battle
from pelipoyta.games.kasvoton.fast.state import MOST, buffer
from pelipoyta.games.kasvoton.fast.tables import ARMY, CELLS, FROM


def test_a_cleared_battle_has_no_army() -> None:
    battle = Battle()
    battle.army.fallen, battle.army.cells[3], battle.army.faces[3] = 5, 7, 9
    battle.clear()
    assert (battle.army.fallen, battle.army.cells[3], battle.army.faces[3]) == (0, -1, 0)


def test_the_last_turn_of_all_draws_no_game_in_which_a_king_fell() -> None:
    """The other side has a word left to level it; only where no king fell, the limit ends the game."""
    battle = Battle()
    battle.limit = 1
    for seat in range(battle.seats):
        battle.used[seat] = 1
    for side in range(2):
        battle.fell[side] = 1
        assert not battle._limit_reached()
        battle.fell[side] = 0
    assert battle._limit_reached()


def test_the_buffer_has_room_for_every_action() -> None:
    """A card moves to each neighbour, shoots, scouts, turns up and may be named; an enemy is struck in two ways."""
    moves = max(FROM[cell + 1] - FROM[cell] for cell in range(CELLS))
    assert ARMY * (moves + 4) + 2 * ARMY + 1 == 365 < MOST
    assert len(buffer()) == MOST
