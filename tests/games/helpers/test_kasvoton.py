"""Kasvoton vihollinen with real decks: secret armies, the start draw, turns, and both tournaments."""

from collections import Counter
from typing import Any

import pytest

from pelipoyta.games.kasvoton.contests import TURNS
from pelipoyta.games.kasvoton.deck import COUNTS

TWENTY = (2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6)
OTHERS = (7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 15, 16, 17, 6)


@pytest.fixture
def drawn(sat: Any) -> Any:
    """Both armies are drawn, the second with four knights."""
    table = sat("kasvoton", "Aino", "Eino")
    for seat, cards in ((0, TWENTY), (1, OTHERS)):
        table.do("PickKnight", seat=seat, knight=1)
        table.do("DrawArmy", cards, seat=seat)
    return table


def test_an_army_is_its_players_alone(drawn: Any) -> None:
    """KV-C3: six fixed cards and twenty drawn; neither the other player nor an onlooker sees them."""
    army = drawn.log.state.army(1)
    assert len(army.cards) == 26 and army.knights == 4 and not Counter(army.cards) - Counter(COUNTS)
    assert "helper-kasvoton-twenty" in drawn.words(1)
    assert "'rank': 10" in drawn.words(1) and "'rank': 10" not in drawn.words(0) + drawn.words()
    assert drawn.log.panels(1)[1].covered


def test_nobody_draws_for_another(sat: Any) -> None:
    table = sat("kasvoton", "Aino", "Eino")
    assert table.no("PickKnight", seat=0, knight=1) == "helper-not-yours"
    assert table.no("DrawArmy", 1, seat=0) == "helper-not-yours"
    assert table.no("DrawArmy", 0, seat=0) == "KV-C2 helper-no-knight"
    assert table.no("TurnCard", seat=0) == "KV-C6 helper-not-drawn"
    table.do("PickKnight", seat=0, knight=2)
    table.do("DrawArmy", TWENTY, seat=0)
    assert table.no("DrawArmy", 0, seat=0) == "KV-C3 helper-drawn"
    assert table.log.owner_of_undo() == 0


def test_the_higher_card_starts(drawn: Any) -> None:
    """KV-C6: from the rest of each deck; equal ones are followed by others."""
    drawn.do("TurnCard", (8,), seat=0)
    assert drawn.no("TurnCard", seat=0) == "KV-C6 helper-turned"
    assert drawn.no("NextTurn") == "KV-C6 helper-no-start"
    drawn.undo()
    drawn.do("TurnCard", (17,), seat=0)
    assert drawn.do("TurnCard", (2,), seat=1).starter == 0
    assert drawn.no("TurnCard", seat=0) == "KV-C6 helper-started"


def test_turns_are_counted_to_the_limit(drawn: Any) -> None:
    """KV-E1."""
    drawn.do("TurnCard", (8,), seat=0)
    drawn.do("TurnCard", (5,), seat=1)
    for turn in range(2 * TURNS):
        assert drawn.log.state.turn == turn % 2
        drawn.do("NextTurn")
    assert drawn.log.state.used == (125, 125)
    assert drawn.no("NextTurn") == "KV-E1 helper-turns-used"


def test_the_tournament_of_five_is_reckoned(sat: Any) -> None:
    """The specification's example: A 16 knights and two wins more, B 10 knights: a draw (KV-G1)."""
    table = sat("kasvoton", "A", "B")
    for number, (winner, first, second) in enumerate([(0, 4, 2), (0, 3, 2), (0, 3, 2), (1, 3, 2), (2, 3, 2)]):
        assert ("kasvoton-contest" in table.words()) is False, number
        table.do("NoteResult", table=0, winner=winner, first_knights=first, second_knights=second)
    assert "'kasvoton-contest-forgiven'" in table.words() and "'kasvoton-contest-drawn'" in table.words()
    assert table.no("NoteResult", table=0, winner=0) == "KV-G1 helper-all-played"


def test_knights_come_from_the_drawn_armies_and_are_told_with_the_result(drawn: Any) -> None:
    state = drawn.do("NoteResult", table=0, winner=1)
    assert state.games[0].knights == (1, 4) and not any(army.drawn for army in state.armies)
    assert drawn.no("NoteResult", table=0, winner=1) == "KV-G1 helper-knights"
    assert drawn.undo().army(1).knights == 4


def test_the_second_table_has_the_armies_changed_over(sat: Any) -> None:
    """KV-G2: A2 has B1's cards, B2 has A1's, and the first pair does not see them."""
    table = sat("kasvoton", "A1", "B1", "A2", "B2")
    for seat, cards in ((0, TWENTY), (1, OTHERS)):
        table.do("PickKnight", seat=seat, knight=1)
        table.do("DrawArmy", cards, seat=seat)
    state = table.log.state
    assert state.army(2) == state.army(1) and state.army(3) == state.army(0)
    assert table.no("DrawArmy", 2, seat=2) == "KV-G2 helper-mirrored"
    assert table.no("NextTurn") == "KV-G2 helper-own-table"
    assert table.no("NoteResult", table=2, winner=0) == "KV-G2 helper-no-table"


def test_tables_know_nothing_of_one_another_before_both_are_over(sat: Any) -> None:
    """KV-G2: whoever won at the first, all see the same until the second has ended too."""
    seen = []
    for winner in (0, 1, 2):
        table = sat("kasvoton", "A1", "B1", "A2", "B2")
        table.do("NoteResult", table=0, winner=winner)
        assert table.no("NoteResult", table=0, winner=0) == "KV-G2 helper-noted"
        seen.append([table.words(seat) for seat in (None, 0, 1, 2, 3)])
        table.do("NoteResult", table=1, winner=0)
        assert "kasvoton-contest-team-total" in table.words()
    assert seen[0] == seen[1] == seen[2]
