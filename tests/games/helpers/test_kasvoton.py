"""Kasvoton vihollinen with real decks: secret armies, the start draw, turns, and both tournaments."""

from collections import Counter
from typing import Any

import pytest

from pelipoyta.games.kasvoton.contests import TURNS
from pelipoyta.games.kasvoton.deck import COUNTS, standard, without

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


LOW, HIGH = (2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4), (8, 8, 8, 9, 9, 9, 10, 10, 10)
SPLIT = {"scout": 1, "princes": 1, "queen": 0, "king": 0, "knight": 0}


@pytest.fixture
def four(sat: Any) -> Any:
    """Aino and Iida have split their six and drawn; Eino and Olli have nothing yet."""
    table = sat("kasvoton", "Aino", "Eino", "Iida", "Olli", four=1)
    table.do("PickKnight", seat=2, knight=3)
    table.do("SplitSix", seat=0, **SPLIT)
    table.do("DrawArmy", LOW, seat=0)
    table.do("DrawArmy", HIGH, seat=2)
    return table


@pytest.fixture
def four_drawn(four: Any) -> Any:
    four.do("PickKnight", seat=3, knight=1)
    four.do("SplitSix", seat=3, **dict.fromkeys(SPLIT, 0))
    four.do("DrawArmy", (*LOW, 5, 6), seat=3)
    four.do("DrawArmy", (9, 9, 9, 9, 10, 10, 10), seat=1)
    return four


def test_team_mates_split_six_cards_and_have_thirteen_each(four: Any) -> None:
    """KV-F1: the partner has the rest of the six; nobody draws what the other has."""
    state = four.log.state
    assert state.shares == ((1, 11), (), (11, 12, 13, 16), ())
    assert [len(share) + len(drawn) for share, drawn in zip(state.shares, state.drawn, strict=True)] == [13, 0, 13, 0]
    assert not Counter((*standard(16), *LOW, *HIGH)) - Counter(COUNTS)
    assert four.no("DrawArmy", 0, seat=0) == "KV-C3 helper-drawn"
    assert four.no("SplitSix", 2, seat=2, **SPLIT) == "KV-C3 helper-drawn"
    assert four.no("DrawArmy", 1, seat=1) == "KV-F1 helper-no-split"
    assert four.no("SplitSix", 1, seat=1, **SPLIT) == "KV-C2 helper-no-knight"
    four.undo()
    assert 2 not in four.log.state.pool(2) and four.log.state.pool(2).count(4) == 1


def test_opponents_are_told_how_many_each_took_and_not_which(sat: Any) -> None:
    """KV-F1: to a device without a seat and to both opponents every split of two is the same."""
    seen = []
    for share in (SPLIT, {**SPLIT, "scout": 0, "king": 1}):
        table = sat("kasvoton", "Aino", "Eino", "Iida", "Olli", four=1)
        table.do("PickKnight", seat=0, knight=1)
        table.do("SplitSix", seat=2, **share)
        assert table.log.panels(0)[2].covered and "helper-kasvoton-four-fixed" in table.words(0)
        seen.append([table.words(seat) for seat in (None, 1, 3)])
    assert seen[0] == seen[1]
    assert "'fixed': 2" in seen[0][0] and "'fixed': 4" in seen[0][0] and "helper-kasvoton-card" not in seen[0][0]


def test_a_team_mate_does_not_see_what_the_other_drew(four: Any) -> None:
    """KV-F1."""
    assert "'rank': 10" in four.words(2)
    assert not any("'rank': 10" in four.words(seat) for seat in (None, 0, 1, 3))


def test_the_starting_team_names_who_begins_and_opponents_follow(four_drawn: Any) -> None:
    """KV-F4, KV-F6: the starter, the player opposite, the partner, the last; a skipped turn is used."""
    table = four_drawn
    assert table.no("NameStarter", seat=0) == "KV-F4 helper-other-team"
    table.do("TurnCard", (10,), seat=0)
    assert table.no("TurnCard", seat=0) == "KV-C6 helper-turned"
    table.do("TurnCard", (2,), seat=1) if 2 in table.log.state.rest(1) else table.do("TurnCard", (7,), seat=1)
    assert table.log.state.side == 0
    assert table.no("TurnCard", seat=1) == "KV-F4 helper-name-starter"
    assert table.no("NameStarter", seat=1) == "KV-F4 helper-other-team"
    assert table.no("NextTurn") == "KV-F4 helper-no-start"
    table.do("NameStarter", seat=2)
    turns = []
    for command in ("NextTurn", "NextTurn", "SkipTurn", "NextTurn", "NextTurn"):
        turns.append(table.log.state.turn)
        table.do(command)
    assert turns == [2, 3, 0, 1, 2] and table.log.state.used == (1, 1, 2, 1)
    assert "helper-kasvoton-four-did-skip" in table.words()


def test_a_game_of_four_ends_at_the_limit_or_by_its_result(four_drawn: Any) -> None:
    """KV-E1: of each player; then the armies are drawn anew."""
    table = four_drawn
    table.do("TurnCard", (10,), seat=0)
    table.do("TurnCard", (7,), seat=1)
    table.do("NameStarter", seat=0)
    for _ in range(4 * TURNS):
        table.do("NextTurn")
    assert table.no("SkipTurn") == "KV-E1 helper-turns-used"
    assert table.no("NoteResult", table=1, winner=0) == "KV-F1 helper-no-table"
    state = table.do("NoteResult", table=0, winner=1)
    assert state.winners == (1,) and not any(state.drawn) and "Eino + Olli" in table.words()


def test_a_table_of_four_needs_four_and_others_know_no_partners(sat: Any) -> None:
    """KV-F."""
    from pelipoyta.games import load
    from pelipoyta.kernel.helper import HelperSetup

    helper = load("kasvoton").helper
    assert helper is not None
    refusal = helper.why_no_start(HelperSetup(("A", "B"), {"four": 1}))
    assert refusal and (refusal.rule, refusal.reason) == ("KV-F1", "helper-four")
    assert helper.why_no_start(HelperSetup(("A", "B"), {"four": 0})) is None
    assert sat("kasvoton", "A", "B").no("SkipTurn") == "KV-F1 helper-four-only"


@pytest.mark.parametrize("kind", ["drawn", "four_drawn"])
def test_equal_cards_to_the_end_are_followed_by_a_lot(kind: str, request: Any) -> None:
    """KV-C6: of decks whose rests are alike; before the end the cards decide."""
    table = request.getfixturevalue(kind)
    assert table.no("DrawLot") == "KV-C6 helper-no-lot"
    state = table.log.state
    alike = without((*standard(14), *TWENTY))
    if kind == "drawn":
        armies = tuple(type(state.armies[0])(14, TWENTY, alike) for _ in range(2))
        table.log.state = type(state)(state.names, armies)
    else:
        hands = {
            "shares": (standard(14), standard(14), (), ()),
            "drawn": (TWENTY[:7], TWENTY[:7], TWENTY[7:], TWENTY[7:]),
        }
        table.log.state = type(state)(state.names, turned=(alike, alike), **hands)
    assert table.no("TurnCard", seat=0) == "KV-C6 helper-rest-out"
    assert "helper-kasvoton-lot" in table.words()
    after = table.do("DrawLot", (2,))
    assert 1 in (after.starter, getattr(after, "side", -1))
