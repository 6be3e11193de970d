"""Round trip: every noun goes through JSON and back, every position and action through text and back."""

from random import Random
from typing import Any

import msgspec

from pelipoyta.kernel.game import AnyGame, Marks, told
from pelipoyta.kernel.laws.walk import LawBroken, Walk
from pelipoyta.kernel.play import Move


def check_round_trip(game: AnyGame, walk: Walk, rng: Random, looks: int) -> None:
    """Sample the walk and send what is found there and back."""
    check_json(walk.options, game.options)
    for index in rng.sample(range(len(walk.states)), min(looks, len(walk.states))):
        _check_state(game, walk, walk.states[index])
    for index in rng.sample(range(len(walk.steps)), min(looks, len(walk.steps))):
        _check_step(game, walk, index)


def _check_state(game: AnyGame, walk: Walk, state: Any) -> None:
    check_json(state, game.nouns.state)
    check_json(game.marks(state), Marks)
    for seat in (None, *range(walk.seats)):
        check_json(game.view(state, seat), game.nouns.view)
    text = game.notation.draw(state)
    if game.notation.read(text) != state:
        raise LawBroken(
            "round trip", f"read(draw(state)) is another state:\n{text}\n{state}\n{game.notation.read(text)}"
        )


def _check_step(game: AnyGame, walk: Walk, index: int) -> None:
    step = walk.steps[index]
    for event in walk.events[index]:
        check_json(event, game.nouns.event)
        for seat in (None, *range(walk.seats)):
            heard = told(event, seat)
            if heard is not None:
                check_json(heard, game.nouns.event)
    if isinstance(step, Move):
        check_json(step.action, game.nouns.action)
        text = game.notation.write(step.action)
        if game.notation.parse(text) != step.action:
            raise LawBroken("round trip", f"parse(write(action)) is another action: {text} for {step.action}")


def check_json(value: Any, kind: Any) -> None:
    """There and back as a type of the game's."""
    try:
        back = msgspec.json.decode(msgspec.json.encode(value), type=kind)
    except (TypeError, msgspec.MsgspecError) as error:
        raise LawBroken("round trip", f"JSON cannot be: {error}, for {value}") from error
    if back != value:
        raise LawBroken("round trip", f"JSON gives back {back} for {value}")
