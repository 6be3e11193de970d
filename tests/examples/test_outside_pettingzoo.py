"""The PettingZoo bridge: a question on the wire gives the observation and the mask of the environment."""

from random import Random
from typing import Any

import msgspec
import pytest

np = pytest.importorskip("numpy")

from outside_pettingzoo import NumberedQuestion  # noqa: E402

from pelipoyta.adapters.sitting import NumberedGame  # noqa: E402
from pelipoyta.client.messages import AskedSeats, LegalChoice, SeatUpdate  # noqa: E402
from pelipoyta.client.question import OpenQuestion  # noqa: E402
from pelipoyta.games import NAMES, load  # noqa: E402


class Source:
    """A seat whose question was received."""

    table, clock = "t", None

    def __init__(self, game: str, seat: int) -> None:
        self.game, self.seat = game, seat

    def is_open(self, question: OpenQuestion) -> bool:
        return question.seat == self.seat

    async def act(self, at: int, action: Any) -> Any:
        raise AssertionError((at, action))


def asked(sitting: NumberedGame) -> OpenQuestion:
    """The mover's question as it comes over the wire."""
    game, seat = sitting.game, sitting.mover
    assert seat is not None
    view, legal = (
        msgspec.json.decode(msgspec.json.encode(value))
        for value in (game.nouns.show(game.view(sitting.state, seat)), sitting.legal)
    )
    choices = tuple(LegalChoice(action) for action in legal)
    update = SeatUpdate(1, False, (), view, AskedSeats((seat,), "x"), choices, None)
    return OpenQuestion(Source(game.id, seat), update)


@pytest.mark.parametrize("name", [name for name in NAMES if load(name).nouns.shown is None])
def test_numbers_of_the_wire_are_those_of_the_environment(name: str) -> None:
    random = Random(name)
    first = load(name).hooks.first
    sitting = NumberedGame(load(name), 2, load(name).options() if first is None else first)
    sitting.begin(random)
    for _ in range(40):
        if sitting.mover is None:
            break
        question = NumberedQuestion(asked(sitting))
        row = np.array([sitting.row(sitting.mover)], np.int64)
        assert np.array_equal(question.observation, sitting.encoding.tensor(row, 2)[0])
        numbers = sitting.numbers.of(sitting.legal)
        assert list(np.flatnonzero(question.mask)) == sorted(numbers)
        number = random.choice(numbers)
        action = sitting.numbers.action(number, sitting.legal)
        assert question.action(number) == msgspec.json.decode(msgspec.json.encode(action))
        sitting.choose(number)
