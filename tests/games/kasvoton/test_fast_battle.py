"""The fast twin of a battle: cleared, it is as new."""

from pelipoyta.games.kasvoton.fast.battle import Battle


def test_a_cleared_battle_has_no_army() -> None:
    battle = Battle()
    battle.army.fallen, battle.army.cells[3], battle.army.faces[3] = 5, 7, 9
    battle.clear()
    assert (battle.army.fallen, battle.army.cells[3], battle.army.faces[3]) == (0, -1, 0)
