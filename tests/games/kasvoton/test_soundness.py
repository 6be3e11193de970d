"""Positions that cannot be: each stage as a game comes to it, with one thing changed."""

from functools import cache
from random import Random

import pytest

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.board import ARMY, card_from, cell_named
from pelipoyta.games.kasvoton.model import Fall, Options, Phase, Stage
from pelipoyta.games.kasvoton.soundness import check
from pelipoyta.kernel import Over, play
from pelipoyta.kernel.laws import random_walk


@cache
def games(seats, limit):
    walks = [random_walk(GAME, Options(turn_limit=limit), seats, Random(f"sound/{seed}")) for seed in range(3)]
    return [s for walk in walks for s in walk.states]


def middle_of(seats, stage, limit=12):
    """A state of the stage that is not its first."""
    found = [s for s in games(seats, limit) if s.stage is stage]
    return found[len(found) // 2].copy()


def change(**values):
    """Sets fields: `hands_0=(…)` sets one place of a list."""

    def do(s):
        for name, value in values.items():
            field, _, place = name.partition("_")
            if place:
                getattr(s, field)[int(place)] = value
            else:
                setattr(s, field, value)

    return do


def swap_faces(s):
    """A card of the six goes to the other team mate, for another."""
    six = next(card for card in range(ARMY) if s.faces[card] == 12)
    other = next(
        c for c in range(ARMY) if s.faces[c] in range(2, 11) and (c % 13 < 6) != (six % 13 < 6) and c % 13 != 6
    )
    s.faces[six], s.faces[other] = s.faces[other], s.faces[six]


CASES = [
    # choosing knights
    (2, Stage.KNIGHT, change(knights=[14, 14]), "both knights are chosen"),
    (2, Stage.KNIGHT, change(mustered=1), "mustered: nothing of that"),
    (4, Stage.KNIGHT, change(turn=0), "turn: nothing of that"),
    (2, Stage.KNIGHT, change(agreed=[True, False]), "two players have no team mates"),
    (2, Stage.KNIGHT, change(said=[True, False]), "two players have no team mates"),
    (2, Stage.KNIGHT, change(middle=[6, -1]), "two players have no team mates"),
    # splitting the six
    (4, Stage.SPLIT, change(agreed=[True, True]), "nothing is left to be split"),
    (4, Stage.SPLIT, change(knights=[14, 0]), "nothing is left to be split"),
    (4, Stage.SPLIT, change(splits=[(2,), (2,)]), "a part of the six"),
    (4, Stage.SPLIT, change(offers=[7, 7], agreed=[False, False]), "so many proposals"),
    (4, Stage.SPLIT, change(offers=[-1, 0]), "so many proposals"),
    (4, Stage.SPLIT, change(offers=[2, 2], agreed=[True, False]), "so many proposals"),
    (4, Stage.SPLIT, change(offers=[0, 0], agreed=[False, False], splits=[(1,), ()]), "so many proposals"),
    (4, Stage.SPLIT, change(hands=[(1,), (1,), (2,), (2,)]), "held as they were split"),
    (4, Stage.SPLIT, change(faces=[1] + [0] * 51), "faces: nothing of that"),
    # drawing the armies
    (2, Stage.MUSTER, change(mustered=2), "no side, or one"),
    (2, Stage.MUSTER, change(knights=[0, 14]), "first the knights"),
    (4, Stage.MUSTER, change(agreed=[True, False]), "first the knights"),
    (4, Stage.MUSTER, change(offers=[1, 0]), "offers: nothing of that"),
    (4, Stage.MUSTER, change(splits=[(2,), ()]), "a part of the six"),
    (2, Stage.MUSTER, change(mustered=0, hands=[(1, 11, 11, 12, 13), ()]), "the six and twenty more"),
    (2, Stage.MUSTER, change(mustered=1, hands_0=(1, 2)), "the six and twenty more"),
    (2, Stage.MUSTER, change(hands_1=()), "the six and twenty more"),
    # setting up
    (2, Stage.DEPLOY, change(mustered=1), "not all stand yet"),
    (4, Stage.DEPLOY, change(ready=[True] * 4), "not all stand yet"),
    (2, Stage.DEPLOY, change(knights=[0, 14]), "first the knights"),
    (2, Stage.DEPLOY, change(turned=[(2,), ()]), "turned: nothing of that"),
    (2, Stage.DEPLOY, change(eyes_0=2), "berths are filled one after the other"),
    (2, Stage.DEPLOY, change(cells_0=5), "berths are filled one after the other"),
    (2, Stage.DEPLOY, change(hands_0=()), "berths are filled|the six and twenty"),
    (4, Stage.DEPLOY, change(middle=[6, 6]), "in the middle"),
    (4, Stage.DEPLOY, change(splits=[(1,), (1,)]), "the six and twenty more"),
    # the start draw
    (2, Stage.LOTS, change(hands_0=(2,)), "the armies stand|more cards"),
    (2, Stage.LOTS, change(mustered=1), "the armies stand"),
    (2, Stage.LOTS, change(ready=[True, False]), "the armies stand"),
    (2, Stage.LOTS, change(knights=[0, 14]), "the armies stand"),
    (2, Stage.LOTS, change(turn=0), "nobody has had a turn"),
    (2, Stage.LOTS, change(used=[1, 0]), "nobody has had a turn"),
    (2, Stage.LOTS, change(phase=Phase.SCOUT), "nobody has had a turn"),
    (2, Stage.LOTS, change(why="KV-A1"), "nobody has had a turn"),
    (2, Stage.LOTS, change(first=0), "is not known yet"),
    (4, Stage.LOTS, change(said=[True, False, False, False]), "is not known yet"),
    (4, Stage.LOTS, change(offers=[1, 0]), "is not known yet"),
    (2, Stage.LOTS, change(turned=[(), (2,)]), "the start draw is one card of each"),
    (2, Stage.LOTS, change(turned=[(2,), (3,)]), "the start draw is one card of each"),
    (2, Stage.LOTS, change(turned=[(2, 3, 4), (2,)]), "the start draw is one card of each"),
    (2, Stage.LOTS, change(open_3=True, eyes_3=3), "is not known yet"),
    (4, Stage.LOTS, swap_faces, "what each took of the six"),
    (4, Stage.LOTS, change(splits_0=(13, 1)), "what each took of the six"),
    (4, Stage.LOTS, change(agreed=[False, True], splits_0=(1,)), "split, or they are not"),
    (4, Stage.LOTS, change(middle=[7, 71]), "of the middle column"),
    # who of the team begins
    (4, Stage.STARTER, change(first=-1), "of four, one of the team"),
    (4, Stage.STARTER, change(offers=[7, 7]), "so many proposals"),
    (4, Stage.STARTER, change(offers=[1, 1]), "so many proposals"),
    (4, Stage.STARTER, change(offers=[0, 0], first=2), "so many proposals"),
    (4, Stage.STARTER, change(turned=[(2, 3), (3, 5)]), "only a tie is drawn again"),
    # turns
    (2, Stage.TURN, change(turn=-1), "whose turn"),
    (2, Stage.TURN, change(first=-1), "whose turn"),
    (2, Stage.TURN, change(why="KV-A1"), "the game is not over"),
    (2, Stage.TURN, change(scores=(1.0, 0.0)), "the game is not over"),
    (2, Stage.TURN, change(used=[-1, 0]), "so many turns"),
    (4, Stage.TURN, change(offers=[1, 0]), "so many turns"),
    (2, Stage.TURN, change(used=[12, 12]), "the turns are used up"),
    (2, Stage.TURN, change(target=30), "no strike is being tried"),
    (2, Stage.TURN, change(usable=(3,)), "no strike is being tried"),
    (2, Stage.TURN, change(fell=[Fall.ENEMY_TURN, Fall.STANDS]), "lies in the graveyard"),
    (2, Stage.PAIR, change(phase=Phase.SCOUT), "tried on an enemy card"),
    (2, Stage.PAIR, change(target=-1), "tried on an enemy card"),
    (2, Stage.PAIR, change(target=0), "tried on an enemy card"),
    (2, Stage.PAIR, change(usable=()), "cannot take part"),
    (2, Stage.PAIR, change(stage=Stage.ROYAL), "cannot take part"),
]


@pytest.mark.parametrize(("seats", "stage", "spoil", "says"), CASES)
def test_what_cannot_be(seats, stage, spoil, says):
    s = middle_of(seats, stage)
    check(s)
    spoil(s)
    with pytest.raises(ValueError, match=says):
        check(s)


def test_the_berths_of_others_stay_empty():
    """KV-C4: a card that nobody can have placed."""
    s = next(s for s in games(2, 12) if s.stage is Stage.DEPLOY and s.hands[1] and len(s.hands[0]) > 3).copy()
    cell = cell_named("m2")
    card = card_from(cell)
    s.faces[card], s.cells[card], s.board[cell], s.eyes[card] = 4, cell, card, 1
    with pytest.raises(ValueError, match=r"a card stands where none can|more cards"):
        check(s)


def test_who_is_ready_has_placed_all():
    s = next(s for s in games(2, 12) if s.stage is Stage.DEPLOY and s.hands[0] and not any(s.ready)).copy()
    s.ready[0] = True
    with pytest.raises(ValueError, match="has placed all cards"):
        check(s)


ENDS = [
    (change(turn=0), "nobody has a turn"),
    (change(target=3), "nobody has a turn"),
    (change(first=-1), "nobody has a turn"),
    (change(used=[-1, 3]), "all cards lie open"),
    (change(why="KV-C3"), "does not go with the kings"),
    (change(why="KV-F10"), "does not go with the kings"),
    (change(why="KV-D0.5"), "does not go with the kings"),
    (change(scores=(1.0, 1.0)), "does not go with the kings"),
    (change(scores=()), "does not go with the kings"),
    (change(fell=[Fall.STANDS, Fall.STANDS]), "lies in the graveyard|does not go with the kings"),
]


@pytest.mark.parametrize("why", ["KV-A1", "KV-E1", "KV-D0.5"])
@pytest.mark.parametrize(("spoil", "says"), ENDS)
def test_an_end_that_cannot_be(why, spoil, says, field, do):
    s = END[why](field, do)
    assert isinstance(GAME.pending(s), Over) and s.why == why
    check(s)
    before = s.copy()
    spoil(s)
    if s != before:
        with pytest.raises(ValueError, match=says):
            check(s)


def _won(field, do):
    return do(field("bA@c3 g13@c4 b13@a1 g2@m6"), "c3-c4", "done")[0]


def _drawn(field, do):
    return do(field("bA@c3 g13@c4 b13@c6 gA@c5"), "c3-c4", "done", "c5-c6")[0]


def _spent(field, do):
    return do(field("b9@c1 g13@a6 b13@a1", "options turn_limit=3", "used 2 3"), "done")[0]


END = {"KV-A1": _won, "KV-D0.5": _drawn, "KV-E1": _spent}


def test_without_a_limit_there_are_kings(field):
    """KV-E1: nothing else would end the game, and an empty board of four would be passed round for ever."""
    assert field("b13@a1 g13@m6", "options turn_limit=0")
    for cards in ("b13@a1", "g13@m6", ""):
        with pytest.raises(ValueError, match="only a king's fall"):
            field(cards, "options turn_limit=0")
    with pytest.raises(ValueError, match="only a king's fall"):
        field("", "options turn_limit=0", seats=4)


def test_one_without_a_card_to_play_with_has_no_turn(field):
    """KV-F6."""
    with pytest.raises(ValueError, match="is skipped"):
        field("b13@m1 g13@a6", seats=4)
    assert play(GAME, field("b13@m1 g13@a6", "turn 2", seats=4), 2, GAME.notation.parse("done"))


def test_a_king_who_fell_on_his_own_turn(field):
    """KV-D0.5: while that turn lasts."""
    facts = ("graves G13@a6", "fell - own")
    with pytest.raises(ValueError, match="falls on his own turn"):
        field("b13@a1 g2@m6", *facts)
    assert field("b13@a1 g2@m6 b2@m5", *facts, "turn 1", head="turn scout")


def test_archers_that_shot_lie_open_at_the_end_too(field, do):
    s = _spent(field, do)
    s.shot = [0]
    with pytest.raises(ValueError, match="only archers"):
        check(s)


def test_the_game_may_end_before_all_have_had_a_turn(field, do):
    s = _won(field, do)
    s.used = [1, 0]
    check(s)
