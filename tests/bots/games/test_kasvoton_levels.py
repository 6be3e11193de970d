"""Kasvoton's levels: a king that lies open is taken by all, and a battle of four is greedy seeing a part."""

from math import inf
from random import Random

import pytest
from tests.bots.games.test_kasvoton import position
from tests.sweep import by_turns

from pelipoyta.bots.games.kasvoton import SKILL
from pelipoyta.bots.levels import Level, overlook, player
from pelipoyta.bots.registry import find
from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.model import Options, Stage
from pelipoyta.kernel.laws import random_walk

BLIND = Level(0.0, 1, 200.0)  # sees what nobody overlooks, and believes nothing it judges
LEVELS = ("level1", "level2", "level3", "level4")


@pytest.mark.parametrize(("cards", "turns"), by_turns(["b1@c3 G13@c4", "bA@c3 G13@c4", "b5@c3 G13@c4"], (0, 8)))
def test_a_king_that_lies_open_is_neither_overlooked_nor_doubted(cards: str, turns: int) -> None:
    s = GAME.notation.read(position(f"b13@a1 b9@e2 b7@h3 g2@m6 {cards}", f"used {turns} {turns}"))
    taken = player(SKILL, BLIND)(GAME.view(s, 0), 0, "archers", GAME.legal(s, 0), Random(1), inf)
    assert GAME.notation.write(taken) == ("shoot c3" if "b5" in cards else "c3-c4")


def test_in_a_battle_of_four_levels_see_more_from_one_to_the_next() -> None:
    walk = random_walk(GAME, Options(), 4, Random(2))
    states = [s for s in walk.states if s.stage is Stage.TURN][5:200:40]
    assert states and SKILL.scale
    seen = dict.fromkeys(LEVELS, 0)
    for s in states:
        view, legal = GAME.view(s, s.turn), GAME.legal(s, s.turn)
        for name, level in SKILL.scale.levels().items():
            some = overlook(SKILL, level, view, s.turn, legal, "")
            assert find("kasvoton", name)(view, s.turn, "archers", legal, Random(1), inf) in some
            seen[name] = seen.get(name, 0) + len(some)
    assert seen["level1"] < seen["level2"] < seen["level3"] < seen["level4"] < seen["level5"]
