"""Both sides play alike: turned half round, with the colours of the armies changed, a game goes on in the same way."""

import re
from collections.abc import Callable
from random import Random

import pytest

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.model import Options, Stage, State
from pelipoyta.kernel import Move, play
from pelipoyta.kernel.laws.walk import random_walk

CELL = re.compile(r"\b[a-m][1-6]\b")
PAIRS = {"knights", "turned", "used", "hands", "ready", "middle", "offers", "fell", "said"}  # one word a side
SEATS = str.maketrans("01", "10")
OTHER = str.maketrans("bgBG", "gbGB")


def turned_cells(text: str) -> str:
    """Every cell named in a text, as the one who sits opposite would name it."""
    return CELL.sub(lambda found: f"{'mlkjihgfedcba'['abcdefghijklm'.index(found[0][0])]}{7 - int(found[0][1])}", text)


def _turned_fact(line: str) -> str:
    name, *words = line.split()
    if name == "turn":
        return f"turn {1 - int(words[0])} first {1 - int(words[2])}"
    if name == "eyes":
        return " ".join([name, *(turned_cells(word[:3]) + word[3:].translate(SEATS) for word in words)])
    if name == "graves":
        return " ".join([name, *(word[0].translate(OTHER) + turned_cells(word[1:]) for word in words)])
    return turned_cells(" ".join([name, *(words[::-1] if name in PAIRS else words)]))


def _turned_row(line: str) -> str:
    number, *cards = line.split()
    return " ".join([str(7 - int(number)), *(card[0].translate(OTHER) + card[1:] for card in reversed(cards))])


def turned_round(s: State) -> State:
    head, *lines = [line for line in GAME.notation.draw(s).splitlines() if line.strip()]
    facts = [_turned_fact(line) for line in lines if not line[0].isdigit() and not line.startswith(" ")]
    rows = [_turned_row(line) for line in lines if line[0].isdigit()]
    return GAME.notation.read("\n".join([head, *facts, *rows[::-1]]))


@pytest.mark.parametrize("seed", range(2))
def test_every_choice_and_what_comes_of_it(choices: Callable[..., set[str]], seed: int) -> None:
    """KV-D0.1, KV-D0.2: each choice of each turn, and the board after it."""
    walk = random_walk(GAME, Options(), 2, Random(seed))
    for before, step, after in zip(walk.states, walk.steps, walk.states[1:], strict=False):
        if before.stage is not Stage.TURN or not isinstance(step, Move) or after.stage is not Stage.TURN:
            continue
        other = turned_round(before)
        assert choices(other, 1 - step.seat) == {turned_cells(text) for text in choices(before, step.seat)}
        action = GAME.notation.parse(turned_cells(GAME.notation.write(step.action)))
        found, _ = play(GAME, other, 1 - step.seat, action)
        assert GAME.notation.draw(found) == GAME.notation.draw(turned_round(after))
