"""The odds before an attack, against counting the rolls by playing every one of them."""

from itertools import product

import pytest

from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.model import Alone, Attack, Join, Odds, Pass, Step
from pelipoyta.games.rolechess.notation import parse, read
from pelipoyta.games.rolechess.odds import chances
from pelipoyta.games.rolechess.preview import preview

FIELD = """
7   .  .  . e1  .  .  .
6   .  .  .  .  .  .  .
5   .  . g1  .  . G1  .
4  K1  .  .  .  .  .  .
3   .  .  .  . A2  .  .
2   .  .  .  .  .  .  .
1   .  .  . E1  .  .  .
energy g1 10
"""


def odds(position: str, action: str) -> Odds:
    s = read(position)
    found = preview(GAME.view(s, s.turn), s.turn)(parse(action))
    assert isinstance(found, Odds)
    return found


def played(play, energy: int, *declared: str) -> tuple[float, float, float]:
    """Hit, loss and kill, by playing the battle with every roll of the dice."""
    after = [
        play(FIELD, *declared, "* " + " ".join(map(str, dice)), f"* {die}")[0].energy[14]
        for dice in product(range(1, 7), repeat=len([d for d in declared if d != "alone"]))
        for die in range(1, 7)
    ]
    count = len(after)
    lost = [energy - left for left in after]
    return sum(map(bool, lost)) / count, sum(lost) / count, after.count(0) / count


@pytest.mark.parametrize("opener", ["a4xc5", "f5xc5", "e3xc5"])
def test_the_odds_of_one_attacker(play, opener):
    found = odds(FIELD, opener).chances
    assert (found.hit, found.loss, found.kill) == pytest.approx(played(play, 10, opener, "alone"))


def test_the_odds_with_each_partner(play):
    found = odds(FIELD, "a4xc5")
    assert [pair.src for pair in found.pairs] == [18, 33]
    for pair, joined in zip(found.pairs, ["+e3", "+f5"], strict=True):
        exact = played(play, 10, "a4xc5", joined)
        assert (pair.chances.hit, pair.chances.loss, pair.chances.kill) == pytest.approx(exact)


def test_joining_and_staying_alone_have_the_same_odds_as_were_promised(play):
    promised = odds(FIELD, "a4xc5")
    s, _ = play(FIELD, "a4xc5")
    view = GAME.view(s, 0)
    assert preview(view, 0)(Join(18)) == Odds(promised.pairs[0].chances)
    assert preview(view, 0)(Alone()) == Odds(promised.chances)


def test_a_partner_that_was_not_in_range_before_the_move_is_not_offered(play):
    """RC-5.2."""
    s, _ = play(FIELD.replace("4  K1  .  .  .", "4  K1  .  . G2"), "d4-d5")
    found = preview(GAME.view(s, 0), 0)(Attack(31, 30))
    assert isinstance(found, Odds)
    assert [pair.src for pair in found.pairs] == [21], "Adjutant 2 was shut in, Guard 1 is shut out"


def test_moves_and_passes_have_no_odds():
    s = read(FIELD)
    assert preview(GAME.view(s, 0), 0)(Step(3, 4)) is None
    assert preview(GAME.view(s, 0), 0)(Pass()) is None
    assert preview(GAME.view(s, 0), 0)(Join(18)) is None, "no attack is declared"


@pytest.mark.parametrize("action", [Attack(33, 31), Attack(33, 3), Attack(31, 30), Attack(21, 33), Attack(33, 99)])
def test_what_cannot_be_attacked_has_no_odds(action):
    """An empty circle, one's own, with nobody, out of range, off the board."""
    assert preview(GAME.view(read(FIELD), 0), 0)(action) is None
    assert preview(GAME.view(read(FIELD), 1), 1)(Attack(30, 33)) is None, "it is not the other side's turn"


def test_an_emperor_cannot_hurt_an_emperor():
    """RC-9.2."""
    found = chances((1,), 8, 9)
    assert (found.hit, found.loss, found.kill) == (0, 0, 0)


def test_a_lackey_against_an_emperor():
    """Counted by hand: 3 × 3 … 3 × 6 beat 8 (by 1, 4, 7, 10); 3 × 6 beats 16 (by 2); all out of 36 rolls."""
    found = chances((3,), 8, 9)
    assert found.hit == pytest.approx(5 / 36)
    assert found.loss == pytest.approx((1 + 4 + 7 + 9 + 2) / 36), "no more than the nine it has"
    assert found.kill == pytest.approx(1 / 36)
