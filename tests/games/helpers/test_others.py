"""dnup, Sequence and the Lord of the Rings with real cards."""

from typing import Any

import pytest

from pelipoyta.games.sequence.cards import BY_NAME
from pelipoyta.kernel.helper import HelperSetup


@pytest.mark.parametrize(
    ("players", "away", "left", "each"), [(5, 0, 40, 8), (4, 4, 36, 9), (3, 10, 30, 10), (2, 14, 26, 13)]
)
def test_dnup_says_what_to_remove(sat: Any, players: int, away: int, left: int, each: int) -> None:
    """DNUP-1.2: four cards for five only, six from four on, four from three on."""
    setup = sat("dnup", *"ABCDE"[:players]).log.panels(None)[-1].items
    removed = [item.facts["count"] for item in setup if item.word == "helper-dnup-remove"]
    assert sum(removed) == away
    assert setup[-1].facts == {"cards": left, "each": each}


def test_dnup_counts_points(sat: Any) -> None:
    """DNUP-3.1 to DNUP-3.3: two for the first, one for the second, four win at once."""
    table = sat("dnup", "Aino", "Eino", "Iida")
    table.do("GoOut", player=1)
    assert table.no("GoOut", player=1) == "DNUP-3.1 helper-out"
    assert table.do("GoOut", player=2).points == (0, 2, 1)
    assert table.do("VoidRound").points == (0, 2, 1)  # DNUP-9.2
    state = table.do("GoOut", player=1)
    assert (state.points, state.winner) == ((0, 4, 1), 1)
    assert table.no("GoOut", player=0) == "DNUP-3.3 helper-over"
    assert table.undo().winner is None


def test_two_at_dnup_play_for_rounds(sat: Any) -> None:
    """DNUP-8.5."""
    table = sat("dnup", "Aino", "Eino")
    table.do("GoOut", player=0)
    table.do("GoOut", player=1)
    assert table.do("GoOut", player=0).winner == 0
    assert table.no("VoidRound") == "DNUP-8.5 helper-over"


@pytest.mark.parametrize(
    ("players", "teams", "size"), [(2, 0, 7), (3, 0, 6), (6, 0, 5), (6, 3, 5), (12, 2, 3), (9, 0, 4)]
)
def test_sequence_deals_and_seats(sat: Any, players: int, teams: int, size: int) -> None:
    """SEQ-1.3, SEQ-1.4."""
    table = sat("sequence", *[f"P{each}" for each in range(players)], teams=teams)
    state = table.do("NameDealer", player=players - 1)
    assert state.hands == (size,) * players and state.turn == 0
    assert state.teams == (teams or (2 if players % 2 == 0 else 3))


def test_sequence_refuses_uneven_teams(sat: Any) -> None:
    helper = sat("sequence", "A", "B").log.helper
    refusal = helper.why_no_start(HelperSetup(("A", "B", "C"), {"teams": 2}))
    assert refusal and refusal.rule == "SEQ-1.2"


def test_the_lowest_card_deals_and_ties_draw_again(sat: Any) -> None:
    """SEQ-1.5: two low, ace high."""
    table = sat("sequence", "A", "B", "C", "D")
    assert table.no("PlayCard") == "SEQ-1.5 not-dealt"
    cards = tuple(BY_NAME[name] for name in ("AC", "2H", "KD", "2S"))
    assert table.do("CutCards", cards).cutting == (1, 3)
    state = table.do("CutCards", (BY_NAME["9C"], BY_NAME["3C"]))
    assert (state.dealer, state.turn) == (3, 0)
    assert table.no("CutCards") == "SEQ-1.5 helper-dealt"


@pytest.fixture
def dealt(sat: Any) -> Any:
    """Four players, and the first is to play."""
    table = sat("sequence", "A", "B", "C", "D")
    table.do("NameDealer", player=3)
    return table


def test_a_draw_lapses_when_the_next_has_placed_and_drawn(dealt: Any) -> None:
    """SEQ-3.2."""
    dealt.do("PlayCard")
    dealt.do("PlayCard")
    assert dealt.log.state.owed[:2] == (1, 2)
    state = dealt.do("DrawOwedCard", player=1)
    assert state.lapsed == (0,) and state.hands == (5, 6, 6, 6)
    assert dealt.no("DrawOwedCard", player=0) == "SEQ-3.2 helper-nothing-owed"


def test_a_late_draw_in_time_is_drawn(dealt: Any) -> None:
    dealt.do("PlayCard")
    dealt.do("PlayCard")
    assert dealt.do("DrawOwedCard", player=0).hands == (6, 5, 6, 6)
    assert dealt.do("DrawOwedCard", player=1).lapsed == ()


def test_a_pass_counts_as_placing_and_drawing(dealt: Any) -> None:
    """SEQ-3.2; SEQ-2.7: when all pass, the game is drawn."""
    dealt.do("PlayCard")
    assert dealt.do("MissTurn").lapsed == (0,)
    for _ in range(3):
        dealt.do("MissTurn")
    assert dealt.no("PlayCard") == "SEQ-2.7 helper-over"


def test_ones_own_next_card_ends_the_right(dealt: Any) -> None:
    for _ in range(4):
        dealt.do("PlayCard")
    state = dealt.do("PlayCard")
    assert state.lapsed == (0,) and state.owed[0] == 5


def test_sequences_win(dealt: Any) -> None:
    """SEQ-2.2: two of them with two teams."""
    dealt.do("CountSequence", team=1, count=1)
    assert dealt.do("CountSequence", team=1, count=2).winner == 1
    assert dealt.no("PlayCard") == "SEQ-2.2 helper-over"
    assert dealt.no("CountSequence", team=0, count=2) == "SEQ-2.2 helper-over"


@pytest.fixture
def road(sat: Any) -> Any:
    return sat("lotr", "Aino", "Eino")


def test_a_move_adds_twilight(road: Any) -> None:
    """LOTR-8.1: the site's number and one for each companion; LOTR-8.5: two moves at most, and one at least."""
    assert road.no("EndFellowshipTurn") == "LOTR-8.5 helper-must-move"
    assert road.do("MoveOn", shadow=2, companions=4).twilight == 6
    assert road.do("SetTwilight", tokens=1).twilight == 1
    state = road.do("MoveOn", shadow=0, companions=4)
    assert (state.twilight, state.sites, state.path) == (5, (3, 1), (0, 1, 1))  # LOTR-8.2
    assert road.no("MoveOn", shadow=0, companions=1) == "LOTR-8.5 helper-move-limit"
    state = road.do("EndFellowshipTurn")
    assert (state.turn, state.twilight, state.moves) == (1, 0, 0)  # LOTR-6.1


def test_the_arrow_says_who_places_among_three(sat: Any) -> None:
    """LOTR-8.2: to the right is against the clock, to the left with it."""
    road = sat("lotr", "A", "B", "C")
    assert road.do("MoveOn", shadow=1, companions=1, arrow=0).path == (0, 2)
    assert road.do("MoveOn", shadow=1, companions=1, arrow=1).path == (0, 2, 1)


def test_ten_burdens_corrupt(road: Any) -> None:
    """LOTR-19.8, LOTR-16.2."""
    assert road.do("SetBurdens", player=0, burdens=9).winner is None
    assert road.do("SetBurdens", player=0, burdens=10).winner == 1
    assert road.no("SetTwilight", tokens=0) == "LOTR-16.2 helper-over"
    assert road.undo().winner is None


def test_wounds_kill_and_archery_is_added_up(road: Any) -> None:
    """LOTR-19.2, LOTR-11.2."""
    road.do("AddCharacter", player=0, kind=0, title="Legolas", vitality=3)
    assert road.no("SetWounds", character=0, wounds=4) == "LOTR-19.2 helper-wounds"
    assert road.do("SetWounds", character=0, wounds=3).characters[0].dead
    assert road.no("SetWounds", character=0, wounds=1) == "LOTR-19.2 helper-no-character"
    state = road.do("SetArchers", side=1, archers=2, more=-3)
    assert state.total(1) == 0
    assert road.do("SetArchers", side=0, archers=2, more=1).total(0) == 3


def test_nine_companions_are_the_most(road: Any) -> None:
    """LOTR-7.6: the dead count too."""
    for at in range(9):
        road.do("AddCharacter", player=0, kind=0, title=f"C{at}", vitality=1)
    road.do("SetWounds", character=0, wounds=1)
    assert road.no("AddCharacter", player=0, kind=0, title="C", vitality=1) == "LOTR-7.6 helper-nine"
    road.do("AddCharacter", player=0, kind=1, title="Ally", vitality=1)


def test_the_last_site_wins_at_regroup(road: Any) -> None:
    """LOTR-16.1; who stands there need not move."""
    assert road.no("BeginRegroup") == "LOTR-16.1 helper-not-there"
    for _ in range(4):
        for _ in range(2):
            road.do("MoveOn", shadow=0, companions=1)
        if road.log.state.sites[0] < 9:
            road.do("EndFellowshipTurn")
            road.do("MoveOn", shadow=0, companions=1)
            road.do("EndFellowshipTurn")
    assert road.no("MoveOn", shadow=0, companions=1) == "LOTR-16.1 helper-last-site"
    assert road.do("BeginRegroup").winner == 0


def test_a_lost_player_is_passed_over(sat: Any) -> None:
    """LOTR-16.3, LOTR-16.4."""
    road = sat("lotr", "A", "B", "C")
    road.do("LoseGame", player=1)
    road.do("MoveOn", shadow=0, companions=1)
    assert road.do("EndFellowshipTurn").turn == 2
    assert road.no("SetBurdens", player=1, burdens=1) == "LOTR-16.3 helper-nobody"
