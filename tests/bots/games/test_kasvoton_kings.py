"""Kasvoton's exact search: what it says of a turn is what trying everything by the rules says."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.bots.games.test_kasvoton import position
from tests.sweep import sample

from pelipoyta.bots.games.kasvoton.field import Field
from pelipoyta.bots.games.kasvoton.strong import CERTAIN, choose
from pelipoyta.bots.games.kasvoton.strong.drive import drives
from pelipoyta.bots.games.kasvoton.strong.kings_fall import KingsFall
from pelipoyta.bots.games.kasvoton.strong.reply import Reply
from pelipoyta.bots.registry import find
from pelipoyta.bots.rng import BotRandom
from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.board import CELLS, NEAR, cell_name, cell_named, is_triangle
from pelipoyta.games.kasvoton.model import Decline, Done, Fall, Move, Reveal, Say, Scout, Stage, State
from pelipoyta.kernel import Ask

IDLE = (Decline, Reveal, Say, Scout)  # none of them fells a card
STEP = cell_named("e5"), cell_named("d4")
RANKS = ("1", "2", "4", "5", "5", "6", "8", "9", "10", "11", "12", "A")


def scattered(rng: Random) -> str:
    """A late battle whose cards all lie open, the two kings among them, near one another."""
    middle = rng.sample(range(CELLS), CELLS)
    anchor = middle[0]
    near = sorted(middle, key=lambda cell: abs(cell % 13 - anchor % 13) + abs(cell // 13 - anchor // 13))[:22]
    rng.shuffle(near)
    own = rng.sample(RANKS, rng.randint(2, 6))
    enemy = rng.sample(RANKS, rng.randint(0, 5))
    cards = [*(f"B{rank}" for rank in own), *(f"G{rank}" for rank in enemy), "G13", "B13"]
    return position(" ".join(f"{card}@{cell_name(cell)}" for card, cell in zip(cards, near, strict=False)))


def walks(s: State, seat: int) -> Iterator[State]:
    """Every state of the turn, by the rules."""
    yield s
    if s.turn == seat and s.stage is not Stage.OVER:
        for deed in GAME.legal(s, seat):
            if not isinstance(deed, IDLE):
                yield from walks(GAME.apply(s, seat, deed)[0], seat)


def can_fell(s: State, seat: int = 0) -> bool:
    return any(state.fell[1 - seat] is not Fall.STANDS for state in walks(s, seat))


def found(s: State) -> dict[Any, float]:
    view, legal = GAME.view(s, 0), GAME.legal(s, 0)
    return dict(zip(legal, KingsFall(Field(view, 0)).values(legal), strict=True))


@pytest.mark.parametrize("seed", sample(range(40), 0, 1, 2, 3))
def test_it_finds_what_trying_everything_finds(seed: int) -> None:
    rng = Random(seed)
    for _ in range(6):
        s = GAME.notation.read(scattered(rng))
        chances = found(s)
        sure = [deed for deed, chance in chances.items() if chance > CERTAIN]
        assert can_fell(s) == bool(sure), GAME.notation.draw(s)
        assert all(can_fell(GAME.apply(s, 0, deed)[0]) for deed in sure)


@pytest.mark.parametrize("seed", sample(range(40), 0, 1, 2))
def test_it_fears_what_the_enemy_could_do(seed: int) -> None:
    """Where none of the enemy's cards can be struck first, the risk is what trying the enemy's whole turn says."""
    rng, compared = Random(1000 + seed), 0
    for _ in range(12):
        s = GAME.notation.read(scattered(rng))
        reply = Reply(Field(GAME.view(s, 0), 0))
        deed = rng.choice([deed for deed in GAME.legal(s, 0) if isinstance(deed, Move | Done)])
        after = pass_on(GAME.apply(s, 0, deed)[0])
        if after and not any(can_fell_card(after)):
            assert (reply.after(deed) > CERTAIN) == can_fell(after, 1), GAME.notation.draw(after)
            compared += 1
    assert compared > 2


def pass_on(s: State) -> State | None:
    """The enemy's turn, or None where the kings have fallen already."""
    while s.turn == 0 and s.stage is Stage.TURN:
        s = GAME.apply(s, 0, Done())[0]
    return s if s.turn == 1 and not any(fell is not Fall.STANDS for fell in s.fell) else None


def can_fell_card(s: State) -> Iterator[bool]:
    """Triangles of side 0 that stand: the search counts them as struck before the enemy's turn."""
    own = {cell for card, cell in enumerate(s.cells) if cell >= 0 and card < 26}
    for card, cell in enumerate(s.cells):
        if cell >= 0 and card >= 26:
            yield is_triangle(cell, [near for near in NEAR[cell] if near in own])


SURE = {
    "a shot": ("b5@c3 G13@c4", "shoot c3"),
    "a step to a triangle": ("b2@b3 b2@d3 b3@d6 G13@c4 b4@c6", ""),
    "a line stronger than the king": ("b9@b4 b6@e5 G13@c4", "e5-d4"),
    "a shot that clears the way": ("b5@d3 G8@d4 b8@b4 b6@e4 G13@c4", "shoot d3"),
}


@pytest.mark.parametrize("way", SURE)
def test_best_never_lets_a_king_go(way: str) -> None:
    cards, expected = SURE[way]
    s = GAME.notation.read(position(f"b13@a1 g2@m6 {cards}"))
    for _ in range(4):
        if s.fell[1] is not Fall.STANDS or s.turn != 0:
            break
        pending = GAME.pending(s)
        assert isinstance(pending, Ask)
        deed = choose(GAME.view(s, 0), 0, pending.what, GAME.legal(s, 0), Random(1), 9.0, 0)
        assert not expected or GAME.notation.write(deed) == expected
        expected, s = "", GAME.apply(s, 0, deed)[0]
    assert s.fell[1] is not Fall.STANDS


def test_a_king_known_by_counting_is_found() -> None:
    """The last hidden card of an army whose king was never seen; with two hidden ones it is as likely as not."""
    cells = [*range(52, 78)]
    faces = ["G1", "G11", "G11", "G12", "GA", *(f"G{rank}" for rank in range(2, 7) for _ in range(4))]
    graves = " ".join(f"{face}@{cell_name(cell)}" for face, cell in zip(faces, cells[1:], strict=True))
    one = f"graves {graves}", "homes c4=a5"
    s = GAME.notation.read(position("b13@a1 b9@b4 b6@e5 g13@c4", *one))
    assert found(s)[Move(*STEP)] > CERTAIN
    less = f"graves {graves.rpartition(' ')[0]}", "homes c4=a5 m6=m6"
    s = GAME.notation.read(position("b13@a1 b9@b4 b6@e5 g13@c4 g6@m6", *less))
    assert 0.3 < found(s)[Move(*STEP)] < 0.9


def test_a_weak_level_overlooks_what_best_sees() -> None:
    s = GAME.notation.read(position("b13@a1 g2@m6 b9@b4 b6@e5 G13@c4"))
    view, legal = GAME.view(s, 0), GAME.legal(s, 0)

    def takes(level: str) -> int:
        rngs = (BotRandom.of(1, f"game {number}") for number in range(24))
        return sum(find("kasvoton", level)(view, 0, "archers", legal, rng, 9.0) == Move(*STEP) for rng in rngs)

    assert takes("level5") == 24 > takes("level1")


def test_late_in_a_battle_a_step_nearer_to_the_king_is_worth_something() -> None:
    text = position("b13@a1 b9@c3 b6@e2 g2@m6 G13@k5", "used 60 60")
    s = GAME.notation.read(text)
    field = Field(GAME.view(s, 0), 0)
    near, back, king = (Move(*map(cell_named, pair)) for pair in (("c3", "d4"), ("c3", "b3"), ("a1", "b2")))
    worths = drives(field, [near, back, king, Done()], 1.0)
    assert worths[0] > 0 > worths[1] and worths[2] == 0 and worths[3] == -1
    early = GAME.notation.read(position("b13@a1 b9@c3 g2@m6 G13@k5", "used 5 5"))
    assert drives(Field(GAME.view(early, 0), 0), [near, Done()], 1.0) == [0, 0]
