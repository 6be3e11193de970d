"""What is refused, by which rule and why; nothing changes."""

import msgspec
import pytest

from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.model import Add, Card, Options, Play, Take, Turn
from pelipoyta.kernel import IllegalAction, play

THREE = """
dnup 3
turn 0.1
hand 0 3/8 4/8 5/8 1/7 1/6
hand 1 2/9 2/10
hand 2 6/4 9/1
table 1.1 3/9
table 2.1 5/2 5/4
pile the rest
"""
THREE_OUT = """
dnup 3
out 0
turn 1.1
hand 1 2/9 2/10
hand 2 6/4 9/1
table 0.1 5/2 5/4
pile the rest
"""
TWO = """
dnup 2
turn 0.1
hand 0 3/7 9/2 8/1
hand 1 5/1 6/1
table 0.2 4/6
table 1.1 8/3 8/4
table 1.2 4/7 4/2 4/3
pile the rest
"""
OVER = """
dnup 2
round 1
out 1
turn 1.1
hand 0 9/3
table 1.1 8/3 8/4
pile the rest
"""
OVER_THREE = """
dnup 3
round 1 2
out 1
turn 1.1
hand 0 9/3
hand 2 9/1
table 1.1 8/3 8/4
pile the rest
"""

TABLE = [
    # a card that is not held, or not that way up
    (THREE, 0, "play 10/2", "DNUP-A", "not-in-hand"),
    (THREE, 0, "play 9/1", "DNUP-A", "not-in-hand"),
    (THREE, 0, "play 1/6 1/6", "DNUP-A", "not-in-hand"),
    (THREE, 0, "play 0/0", "DNUP-A", "not-in-hand"),
    (THREE, 0, "play 8/3", "DNUP-1.3", "other-way-up"),
    (THREE, 0, "play 7/1", "DNUP-1.3", "other-way-up"),
    (THREE, 0, "add 5/7 to 2.1", "DNUP-B", "not-in-hand"),
    # a set that is none
    (THREE, 0, "play 4/8 5/8", "DNUP-1.4", "unequal"),
    # a set that does not beat its size
    (THREE, 0, "play 3/8", "DNUP-A.2", "not-higher"),
    (THREE, 0, "play 1/6", "DNUP-A.2", "not-higher"),
    (THREE, 0, "play 1/6 1/7", "DNUP-A.2", "not-higher"),
    # additions
    (THREE, 0, "add 4/8 to 1.1", "DNUP-B.1", "other-value"),
    (THREE, 0, "add 3/8 to 1.1", "DNUP-B.2", "not-higher"),
    (THREE, 0, "add 5/8 to 0.1", "DNUP-B", "own-set"),
    (THREE, 0, "add 5/8 to 3.1", "DNUP-B", "no-set"),
    (THREE, 0, "add 5/8 to 2.2", "DNUP-B", "no-set"),
    (THREE, 0, "add 5/8 to 2.0", "DNUP-B", "no-set"),
    (THREE, 0, "add 5/8 to -1.1", "DNUP-B", "no-set"),
    # taking
    (THREE, 0, "take 0.1", "DNUP-C", "own-set"),
    (THREE, 0, "take 7.1", "DNUP-C", "no-set"),
    (THREE, 0, "take 1.9", "DNUP-C", "no-set"),
    (THREE_OUT, 1, "take 2.1", "DNUP-C", "no-set"),
    # out of turn
    (THREE, 1, "turn", "DNUP-2.1", "not-your-turn"),
    (THREE, 2, "play 9/1", "DNUP-2.1", "not-your-turn"),
    (THREE_OUT, 0, "turn", "DNUP-3.1", "you-are-out"),
    (TWO, 1, "turn", "DNUP-8.2", "not-your-turn"),
    # two players
    (TWO, 0, "play 3/7", "DNUP-8.4", "not-above-own"),
    (TWO, 0, "add 4/8 to 0.2", "DNUP-8.4", "own-set"),
    (TWO, 0, "take 0.2", "DNUP-8.4", "own-set"),
    (TWO, 0, "take 0.1", "DNUP-8.4", "own-set"),
    (TWO, 0, "take 1.3", "DNUP-C", "no-set"),
    # after the end, and before the cards are dealt
    (OVER, 0, "play 9/3", "DNUP-8.5", "game-over"),
    (OVER, 1, "turn", "DNUP-8.5", "game-over"),
    (OVER_THREE, 0, "turn", "DNUP-3.3", "game-over"),
    ("dnup 4", 0, "turn", "DNUP-1.3", "not-dealt"),
]


@pytest.mark.parametrize(("position", "seat", "move", "rule", "reason"), TABLE)
def test_refused(position: str, seat: int, move: str, rule: str, reason: str) -> None:
    state = GAME.notation.read(position)
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalAction) as caught:
        play(GAME, state, seat, GAME.notation.parse(move))
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == (rule, reason)
    assert msgspec.json.encode(state) == before


@pytest.mark.parametrize(("cards", "reason"), [((), "no-cards"), ((Card(1, 7), Card(1, 6)), "not-in-order")])
def test_a_set_that_no_text_can_say(cards: tuple[Card, ...], reason: str) -> None:
    refusal = GAME.why_not(GAME.notation.read(THREE), 0, Play(cards))
    assert refusal and (refusal.rule, refusal.reason) == ("DNUP-1.4", reason)


def test_the_facts_say_what_is_in_the_way() -> None:
    refusal = GAME.why_not(GAME.notation.read(THREE), 0, GAME.notation.parse("play 1/6 1/7"))
    assert refusal and refusal.facts == {"size": 2, "value": 1, "rival": 5}


HOSTILE = [
    Play((Card(10**9, -5),)),
    Play((Card(0, 0),) * 500),
    Add(Card(-1, 10**6), -(10**9), 10**9),
    Add(Card(5, 8), 2, -1),
    Take(10**9, 10**9),
    Take(1, 0),
    Take(-3, 1),
]


@pytest.mark.parametrize("act", HOSTILE)
@pytest.mark.parametrize("position", [THREE, THREE_OUT, TWO, OVER, "dnup 5"])
def test_nonsense_is_refused_too(act: Play | Add | Take, position: str) -> None:
    state = GAME.notation.read(position)
    for seat in (-1, 0, 1, 2, 17):
        assert GAME.why_not(state, seat, act)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_may_do_anything_before_the_deal(players: int) -> None:
    state = GAME.start(Options(), players)
    assert [GAME.legal(state, seat) for seat in range(players)] == [[]] * players
    refusal = GAME.why_not(state, 0, Turn())
    assert refusal and refusal.rule == "DNUP-1.3"


def test_a_refusal_tells_nothing_of_other_hands() -> None:
    """A card that another holds and one that nobody holds are refused alike."""
    state = GAME.notation.read(THREE)
    held, nowhere = (GAME.why_not(state, 0, Play((card,))) for card in (Card(9, 1), Card(10, 4)))
    assert held and nowhere and (held.rule, held.reason) == (nowhere.rule, nowhere.reason)
