"""Phases, idle turns, revealing, kings and their fall, and the turn limit."""

import pytest

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.model import Done, Ended, Fall, Levelling, Phase, Revealed, Stage
from pelipoyta.games.kasvoton.notation import parse
from pelipoyta.kernel import Over
from pelipoyta.table.state.views import snapshot_of

KINGS = "b13@a1 g13@m6"
TOUCH = f"{KINGS} b5@c3 b2@b3 b2@d3 b1@e5 g7@c4 g8@d4 g9@f5"


def test_phases_come_in_order_and_do_not_come_back(field, do, choices):
    """KV-D0.2."""
    s, _ = do(field(TOUCH), "shoot c3")
    assert s.phase is Phase.ARCHERS
    s, _ = do(s, "b3-b4")
    assert s.phase is Phase.SCOUT and not {c for c in choices(s) if c.startswith("shoot") or "-" in c}
    for action in ("shoot c3", "d3-e3"):
        assert GAME.why_not(s, 0, parse(action)).rule == "KV-D0.2"
    s, _ = do(s, "scout e5")
    assert s.phase is Phase.STRIKES and GAME.why_not(s, 0, parse("scout e5")).rule == "KV-D0.2"


def test_a_strike_leaves_the_earlier_phases(field, do):
    s, _ = do(field(f"{KINGS} b9@b3 b9@d3 g8@c3 g2@c4"), "line c3", "pair b3 d3")
    assert (s.stage, s.phase) == (Stage.TURN, Phase.STRIKES)
    assert GAME.why_not(s, 0, parse("b3-b4")).rule == "KV-D0.2"


def test_what_is_asked_names_the_phase(field, do):
    s = field(TOUCH)
    assert GAME.pending(s).what == "archers"
    assert GAME.pending(do(s, "b3-b4")[0]).what == "scout"


def test_an_idle_turn_is_a_turn(field, do):
    """KV-D0.2."""
    s, _ = do(field(TOUCH), "done")
    assert (s.turn, s.used) == (1, [1, 0])


def test_a_turn_ends_by_itself_where_no_enemies_touch(field, do):
    """KV-D0.2: nobody could scout or strike, whatever the cards are."""
    s, _ = do(field(f"{KINGS} b2@c3 g2@c5"), "c3-b3")
    assert s.turn == 1
    s, _ = do(field(f"{KINGS} b2@c3 g2@c5"), "c3-c4")
    assert s.turn == 0


def test_to_end_the_turn_is_the_only_choice_where_nothing_is_left_to_do(field, do):
    """TABLE-11: the table ends it for the player, as turning up own cards stays possible later (KV-D0.4)."""
    s, _ = do(field(f"{KINGS} b2@c3 g2@c5"), "c3-c4")
    assert len(GAME.legal(s, 0)) > 1
    assert snapshot_of(GAME, s, (), GAME.pending(s)).only_choice(0) == Done()
    s, _ = do(field(TOUCH), "b3-b4")
    assert snapshot_of(GAME, s, (), GAME.pending(s)).only_choice(0) is None


def test_a_revealed_card_stays_and_acts_as_before(field, do, choices, stands):
    """KV-D0.3."""
    s, _ = do(field(f"{KINGS} b7@c3 g2@c5"), "reveal c3", "c3-d3")
    assert stands(s, f"{KINGS} B7@d3 g2@c5")
    assert GAME.why_not(s, 0, parse("reveal d3")).rule == "KV-D0.3"


@pytest.mark.parametrize("seat", [0, 1])
def test_own_cards_may_be_revealed_on_anyones_turn(field, do, seat):
    """KV-D0.4."""
    _, events = do(field(TOUCH), f"{seat} reveal {('c3', 'c4')[seat]}")
    assert [type(event) for event in events] == [Revealed]
    assert GAME.why_not(field(TOUCH), seat, parse(f"reveal {('c4', 'c3')[seat]}")).rule == "KV-D0.4"


def test_own_cards_may_be_revealed_in_the_middle_of_a_strike(field, do, stands):
    """KV-D0.4."""
    s, _ = do(field(f"{KINGS} b9@b3 b9@d3 g8@c3"), "line c3", "1 reveal m6", "0 reveal b3", "pair b3 d3")
    assert stands(s, "b13@a1 G13@m6 B9@b3 B9@d3")


def test_nothing_is_done_on_the_enemys_turn(field):
    """KV-D0.1."""
    s = field(TOUCH)
    for action in ("c4-c5", "shoot c4", "scout c4", "line c3", "triangle c3", "done"):
        assert GAME.why_not(s, 1, parse(action)).rule == "KV-D0.1"


def over(s):
    pending = GAME.pending(s)
    assert isinstance(pending, Over)
    return pending.scores, pending.why


def test_a_king_that_falls_on_the_enemys_turn_has_one_more(field, do):
    """KV-D0.5, KV-A1: and if the other king stands then, the battle is lost."""
    s, events = do(field("b13@a1 bA@c3 g13@c4 g2@m6 g3@l6"), "c3-c4")
    assert any(isinstance(event, Levelling) and event.side == 1 for event in events)
    assert (s.turn, s.fell) == (1, [Fall.STANDS, Fall.LEVELLING])
    s, events = do(s, "m6-m5")
    assert over(s) == ((1.0, 0.0), "KV-A1")
    assert isinstance(events[-1], Ended)


def test_the_levelling_turn_may_level(field, do):
    """KV-D0.5."""
    s, _ = do(field("b13@a1 bA@c3 g13@c4 g1@b2"), "c3-c4", "done", "b2-a1")
    assert over(s) == ((0.5, 0.5), "KV-D0.5")


def test_a_king_that_falls_on_his_own_turn_has_none(field, do):
    """KV-D0.5: the turn is played to its end first."""
    s, _ = do(field("b13@c3 b2@b5 b2@d5 g13@m6 g1@c4 g2@c5"), "c3-c4")
    assert s.stage is Stage.TURN and s.fell == [Fall.OWN_TURN, Fall.STANDS]
    s, _ = do(s, "done")
    assert over(s) == ((0.0, 1.0), "KV-A1")


def test_a_kings_fall_cuts_no_turn_short(field, do):
    """KV-D0.5: the other king may still be struck in the same turn."""
    s, _ = do(field("b13@c3 b2@b5 b2@d5 b2@c6 g13@c5 g1@c4"), "c3-c4", "triangle c5", "done")
    assert over(s) == ((0.5, 0.5), "KV-D0.5")


def test_both_kings_may_fall_in_one_turn(field, do):
    """KV-D0.5: shot by archers, then the own one walks into a scout."""
    s, _ = do(field("b13@e3 b5@c3 g13@c4 g1@e4"), "shoot c3", "e3-e4")
    assert over(s) == ((0.5, 0.5), "KV-D0.5")


def test_a_side_with_nothing_but_its_king_plays_on(field, do):
    """KV-R1."""
    s, _ = do(field("b13@a1 bA@c3 g2@c4 g13@m6"), "c3-c4")
    assert s.turn == 1 and s.stage is Stage.TURN


def test_a_side_without_any_card_has_its_levelling_turn(field, do):
    """KV-D0.5: there is nothing to do in it, and it is had all the same."""
    s, _ = do(field("b13@a1 bA@c3 g13@c4"), "c3-c4")
    assert s.turn == 1 and {GAME.notation.write(action) for action in GAME.legal(s, 1)} == {"done"}
    assert over(do(s, "done")[0]) == ((1.0, 0.0), "KV-A1")


def test_the_turn_limit(field, do):
    """KV-E1: idle turns count; when all are used and both kings stand, it is a draw."""
    s, _ = do(field(TOUCH, "options turn_limit=2"), "done", "done", "done")
    assert s.turn == 1
    assert over(do(s, "done")[0]) == ((0.5, 0.5), "KV-E1")


def test_no_limit(field, do):
    s, _ = do(field(TOUCH, "options turn_limit=0", "used 500 500"), "done", "done")
    assert (s.stage, s.used) == (Stage.TURN, [501, 501])


@pytest.mark.parametrize(("answer", "result"), [("b2-a1", (0.5, 0.5)), ("b2-b3", (1.0, 0.0))])
def test_the_levelling_turn_is_given_beyond_the_limit(field, do, answer, result):
    """KV-E1, KV-D0.5: the second player began, so the enemy has used all turns when the king falls."""
    s = field("b13@a1 bA@c3 g13@c4 g1@b2", "options turn_limit=9", "turn 0 first 1", "used 8 9")
    s, _ = do(s, "c3-c4", "done")
    assert (s.turn, s.used) == (1, [9, 9])
    s, _ = do(s, answer, *(["done"] if answer == "b2-b3" else []))
    assert GAME.pending(s).scores == result


def test_nothing_can_be_done_after_the_end(field, do):
    s, _ = do(field(TOUCH, "options turn_limit=1"), "done", "done")
    for seat in (0, 1):
        for action in ("done", "c3-b4", "reveal c3", "knight A", "5@c1"):
            refusal = GAME.why_not(s, seat, parse(action))
            assert (refusal.rule, refusal.reason) == ("KV-E1", "game-over")
        assert GAME.legal(s, seat) == []


def test_the_end_turns_everything_up_and_counts_knights(field, do):
    """KV-C5: what fell counts as well; tournaments need the knights of the start."""
    s = field("b13@a1 bA@c3 bC@d3 g13@m6 gB@l6", "graves BD GA", "options turn_limit=1")
    s, events = do(s, "done", "done")
    assert events[-1].knights == (3, 2)
    assert GAME.view(s, None).knights_at_start == (3, 2)
    assert all(card.face and card.open for card in GAME.view(s, None).cards)
