"""Talk: whoever hears an aside can answer it."""

from typing import Any

import pytest

from pelipoyta.kernel import Talk


@pytest.mark.parametrize("aside", [(0,), (1, 1), (9,)])
def test_an_aside_to_whom_it_cannot_be(breaks: Any, aside: tuple[int, ...]) -> None:
    """To oneself, to one twice, to nobody there."""
    breaks(
        "talk", "cannot speak aside", talk=lambda state, seat: Talk(aside=(0,) if seat == 1 else () if seat else aside)
    )


def test_an_aside_to_whoever_cannot_answer(breaks: Any) -> None:
    breaks("talk", "who cannot answer", talk=lambda state, seat: Talk(aside=() if seat else (1,)))


def test_talk_that_changes_the_state(breaks: Any) -> None:
    def talk(state: Any, seat: int) -> Talk:
        state.die = (state.die + 1) % 7
        return Talk()

    breaks("pure", "talk changed the state", talk=talk)
