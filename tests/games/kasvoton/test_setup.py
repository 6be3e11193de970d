"""Before the battle: the deck, the knight, the draw, the deployment and who begins."""

from collections import Counter
from random import Random

import pytest

from pelipoyta.games.kasvoton import GAME, deck
from pelipoyta.games.kasvoton.board import BERTHS, cell_name
from pelipoyta.games.kasvoton.model import (
    ChooseKnight,
    Dealt,
    Options,
    Place,
    Placed,
    Ready,
    Stage,
    TurnBegan,
    TurnedUp,
)
from pelipoyta.games.kasvoton.notation import parse
from pelipoyta.kernel import Dice, Draw, play, roll, told
from pelipoyta.kernel.laws import check

DRAWN = (2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 15, 16)
ARMY = (1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 13, 14, 15, 16)


@pytest.fixture
def drawn(do):
    """Both have chosen knight A and drawn the same army."""
    outcome = " ".join(["*", *map(str, DRAWN)])
    return do(GAME.start(Options(), 2), "0 knight A", "1 knight A", outcome, outcome)[0]


def deploy(s, seat, faces=ARMY):
    for face, cell in zip(faces, BERTHS[2, seat], strict=True):
        s, _ = play(GAME, s, seat, Place(face, cell))
    return play(GAME, s, seat, Ready())


def test_a_deck():
    """KV-B, KV-C7."""
    assert sum(deck.COUNTS.values()) == 45
    assert [deck.COUNTS[face] for face in (1, 11, 12, 13)] == [1, 2, 1, 1]
    assert [deck.COUNTS[face] for face in range(2, 11)] == [4] * 9
    assert sum(deck.COUNTS[face] for face in deck.KNIGHTS) == 4
    assert {deck.rank_of(face) for face in deck.COUNTS} == set(range(1, 15))


def test_nothing_else_assumes_the_deck(monkeypatch):
    """KV-C7: an owner of the printed game corrects the table, and everything follows."""
    monkeypatch.setattr(deck, "COUNTS", {**deck.COUNTS, 2: 7, 3: 1, 9: 2, 10: 5, 11: 3})
    for seats in (2, 4):
        assert check(GAME, [1], seats=seats, options=Options(turn_limit=6), looks=12).games == 1
    s = GAME.start(Options(), 2)
    s, _ = play(GAME, play(GAME, s, 0, ChooseKnight(14))[0], 1, ChooseKnight(15))
    assert Counter(GAME.pending(s).bag)[2] == 7


def test_the_knight_is_chosen_and_public(do):
    """KV-C2."""
    s = GAME.start(Options(), 2)
    assert GAME.pending(s).seats == (0, 1)
    s, _ = do(s, "1 knight C")
    assert GAME.pending(s).seats == (0,)
    assert GAME.view(s, 0).knights == GAME.view(s, None).knights == (0, 16)


def test_twenty_are_drawn_from_the_rest(do):
    """KV-C3: the other three knights are among it."""
    s, _ = do(GAME.start(Options(), 2), "0 knight B", "1 knight A")
    pending = GAME.pending(s)
    assert isinstance(pending, Draw) and pending.count == 20 and len(pending.bag) == 39
    assert [face for face in pending.bag if face in (1, 11, 12, 13, 15)] == []
    assert {14, 16, 17} < set(pending.bag)


def test_the_army_is_dealt_in_secret(do):
    """KV-C3."""
    s, _ = do(GAME.start(Options(), 2), "0 knight A", "1 knight A")
    s, events = roll(GAME, s, DRAWN)
    (dealt,) = [event for event in events if isinstance(event, Dealt)]
    assert told(dealt, 0).faces.value == ARMY
    assert told(dealt, 1).faces.value is told(dealt, None).faces.value is None
    assert GAME.view(s, 0).hand == ARMY and GAME.view(s, 1).hand == (1, 11, 11, 12, 13, 14)


def test_any_card_may_go_to_any_cell(drawn):
    """KV-C4: each cell in turn takes whatever is in hand."""
    s = drawn
    for cell in BERTHS[2, 1]:
        assert set(GAME.legal(s, 1)) == {Place(face, cell) for face in set(s.hands[1])}
        s, _ = play(GAME, s, 1, Place(s.hands[1][-1], cell))
    assert GAME.legal(s, 1) == [Ready()]
    s, _ = play(GAME, s, 1, Ready())
    assert GAME.pending(s).seats == (0,) and GAME.legal(s, 1) == []


def test_a_deployment_is_unseen_until_it_stands(drawn):
    """KV-C4."""
    s, events = play(GAME, drawn, 0, Place(13, 0))
    assert [told(event, 1) for event in events] == [None] and isinstance(events[0], Placed)
    assert GAME.view(s, 1) == GAME.view(drawn, 1)
    s, events = deploy(drawn, 0)
    seen = GAME.view(s, 1).cards
    assert len(seen) == 26 and all(card.face == 0 for card in seen)
    assert told(events[0], 1) is not None


@pytest.mark.parametrize(
    ("seat", "action", "rule", "reason"),
    [
        (0, "13@a3", "KV-C4", "outside"),
        (0, "13@a6", "KV-C4", "outside"),
        (0, "13@b1", "KV-C4", "not-next"),
        (0, "D@a1", "KV-C4", "no-such-card"),
        (0, "ready", "KV-C4", "cards-missing"),
        (0, "a1-a2", "KV-C4", "not-now"),
        (0, "reveal a1", "KV-D0.4", "not-now"),
        (0, "knight A", "KV-C2", "not-now"),
        (0, "agree", "KV-F1", "not-now"),
        (0, "begin 0", "KV-F4", "not-now"),
        (0, "split 1", "KV-F1", "not-now"),
        (1, "13@a1", "KV-C4", "outside"),
    ],
)
def test_bad_deployments(drawn, seat, action, rule, reason):
    refusal = GAME.why_not(drawn, seat, parse(action))
    assert (refusal.rule, refusal.reason) == (rule, reason)


def test_a_card_cannot_be_placed_twice(drawn, do):
    """KV-C4."""
    s, _ = do(drawn, "0 13@a1")
    refusal = GAME.why_not(s, 0, parse("13@b1"))
    assert (refusal.rule, refusal.reason, refusal.facts) == ("KV-C4", "no-such-card", {"face": 13})


def test_ready_is_ready(drawn):
    """KV-C4."""
    s, _ = deploy(drawn, 0)
    refusal = GAME.why_not(s, 0, parse("13@a1"))
    assert (refusal.rule, refusal.reason) == ("KV-C4", "ready-already")


@pytest.fixture
def deployed(drawn):
    return deploy(deploy(drawn, 0)[0], 1)[0]


def test_the_armies_stand(deployed):
    """KV-C1: two rows each, two empty rows between."""
    taken = {cell_name(cell)[1:] for cell, card in enumerate(deployed.board) if card >= 0}
    assert taken == set("1256") and deployed.stage is Stage.LOTS
    assert sum(card >= 0 for card in deployed.board) == 52


def test_the_higher_card_begins(deployed, do):
    """KV-C6: turned from what was not drawn, and known from then on."""
    assert Counter(GAME.pending(deployed).bag) == Counter(deck.without(ARMY))
    s, events = do(deployed, "* 7", "* 9")
    assert s.turn == 1 and GAME.view(s, None).turned == ((7,), (9,))
    assert [type(event) for event in events] == [TurnedUp, TurnedUp, TurnBegan]


def test_equal_cards_are_followed_by_another_each(deployed, do):
    """KV-C6: knights are equal, whichever they are."""
    s, _ = do(deployed, "* 7", "* 7", "* 17", "* 17")
    assert isinstance(GAME.pending(s), Draw) and s.turn == -1
    s, _ = do(s, "* 9", "* 2")
    assert s.turn == 0 and s.turned == [(7, 17, 9), (7, 17, 2)]


def test_lots_decide_when_a_rest_runs_out(deployed, do):
    """KV-C6: nineteen ties in a row."""
    rest = deck.without(ARMY)
    s, _ = do(deployed, *(f"* {face}" for face in rest for _ in (0, 1)))
    assert GAME.pending(s) == Dice(1, 2)
    assert do(s, "* 2")[0].turn == 1


def test_the_owner_alone_sees_own_cards(deployed, do):
    """KV-C4, KV-C5: own cards always; others' only when they are up or fallen."""
    s, _ = do(deployed, "* 9", "* 2")
    assert all(card.face for card in GAME.view(s, 0).cards if card.side == 0)
    assert not any(card.face for card in GAME.view(s, 0).cards if card.side == 1)
    assert not any(card.face for card in GAME.view(s, None).cards)


def test_random_armies_differ():
    """KV-C3: one to four knights."""
    counts = {sum(face > 14 for face in Draw(deck.without(deck.standard(14)), 20).sample(Random(seed)))
              for seed in range(60)}  # fmt: skip
    assert counts == {0, 1, 2, 3}
