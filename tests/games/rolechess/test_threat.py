"""An Emperor in danger: found against playing every turn of the other side to its end."""

from random import Random

import pytest

from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.model import NOBODY, Attack, State, Step, Stop, Threat
from pelipoyta.games.rolechess.notation import read
from pelipoyta.games.rolechess.preview import preview
from pelipoyta.kernel import Dice, Over

CALM = """
7   .  .  . e1  .  .  .
6   .  .  .  .  .  .  .
5   .  .  .  .  .  .  .
4   .  .  .  .  .  .  .
3   .  .  .  .  .  .  .
2   .  . L3 L4 L5  .  .
1   .  . A1 E1 A2  .  .
"""
B2, F2, E3, D5 = 8, 12, 18, 31


def threat(position: str, seat: int = 0) -> Threat | None:
    s = read(position)
    found: Threat | None = GAME.view(s, None).threats[seat]
    return found


def put(*pieces: tuple[str, str], on: str = CALM) -> str:
    rows = {line[0]: line.split()[1:] for line in on.strip().splitlines()}
    for piece, cell in pieces:
        rows[cell[1]]["abcdefg".index(cell[0])] = piece
    return "\n".join(f"{row}  " + " ".join(cells) for row, cells in rows.items())


def test_an_emperor_out_of_reach_is_safe():
    assert threat(CALM) is None and threat(CALM, 1) is None
    assert threat(GAME.notation.draw(GAME.start(GAME.options(), 2))) is None


def test_a_knight_in_range():
    """Four times five or six against eight times one: two rolls of thirty-six."""
    found = threat(put(("k1", "b2")))
    assert found == Threat(src=B2, dst=B2, partner=None, kill=pytest.approx(2 / 36))


def test_a_move_away():
    """RC-3.1: it moves, and attacks in the same turn."""
    found = threat(put(("k1", "d5")))
    assert found and (found.src, found.dst, found.kill) == (D5, E3, pytest.approx(2 / 36))


def test_a_pair_is_deadlier_and_named():
    found = threat(put(("k1", "b2"), ("k2", "f2")))
    assert found and {found.src, found.partner} == {B2, F2} and found.kill > 0.2


def test_a_blow_that_cannot_fell_is_no_threat():
    """RC-9.2: an Emperor strikes for six at best."""
    assert threat(put(("e1", "c2"), (".", "d7"))) is None


def test_less_energy_is_more_danger():
    whole, hurt = threat(put(("k1", "b2"))), threat(put(("k1", "b2")) + "\nenergy E1 1")
    assert whole and hurt and hurt.kill > whole.kill


def deadliest(s: State, seat: int) -> float:
    """The best chance any turn of the other side has, by its own legal choices and the odds they are offered with."""
    attacker = State(s.options, s.board[:], s.energy[:], turn=1 - seat, phase=read(CALM).phase)
    moments = [attacker]
    for step in GAME.legal(attacker, 1 - seat):
        if isinstance(step, Step):
            moments.append(GAME.apply(attacker, 1 - seat, step)[0])
    return max((kill for moment in moments for kill in kills(moment, 1 - seat, seat)), default=0.0)


def kills(s: State, attacker: int, seat: int) -> list[float]:
    emperor = 3 + 14 * seat
    attacks = [a for a in GAME.legal(s, attacker) if isinstance(a, Attack) and s.board[a.target] == emperor]
    odds = [preview(GAME.view(s, None), attacker)(attack) for attack in attacks]
    return [kill for each in odds if each for kill in (each.chances.kill, *(p.chances.kill for p in each.pairs))]


@pytest.mark.parametrize("seed", range(12))
def test_it_is_what_the_other_side_could_do(seed: int):
    rng, s, met = Random(seed), GAME.start(GAME.options(), 2), 0
    while not isinstance(waits := GAME.pending(s), Over) and met < 60:
        s = step(s, waits, rng)
        if s.board.count(NOBODY) and not isinstance(GAME.pending(s), Over):
            for seat in (0, 1):
                found = GAME.view(s, None).threats[seat]
                assert (found.kill if found else 0.0) == pytest.approx(deadliest(s, seat))
                met += found is not None
    assert met


def step(s: State, waits: object, rng: Random) -> State:
    """Someone's choice, or what chance brings; whoever may attack does."""
    if isinstance(waits, Dice):
        return GAME.settle(s, waits.sample(rng))[0]
    choices = [choice for choice in GAME.legal(s, s.turn) if choice != Stop()]
    return GAME.apply(s, s.turn, rng.choice(choices))[0]
