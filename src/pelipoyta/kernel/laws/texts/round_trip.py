"""Law "round trip": every value survives JSON, every position and action survives text."""

from random import Random
from typing import Any

import msgspec

from pelipoyta.kernel.game import AnyGame, Marks, told
from pelipoyta.kernel.laws.walk import LawBroken, Walk
from pelipoyta.kernel.play import Move


def check_round_trip(game: AnyGame, walk: Walk, rng: Random, looks: int) -> None:
    """Sample the walk and send each value to text and back."""
    check_json(walk.options, game.options)
    for index in rng.sample(range(len(walk.states)), min(looks, len(walk.states))):
        check_state(game, walk.seats, walk.states[index])
    for index in rng.sample(range(len(walk.steps)), min(looks, len(walk.steps))):
        _check_step(game, walk, index)


def check_state(game: AnyGame, seats: int, state: Any) -> None:
    check_json(state, game.nouns.state)
    check_json(game.hooks.marks(state), Marks)
    for seat in (None, *range(seats)):
        view = game.view(state, seat)
        check_json(view, game.nouns.view)
        if game.nouns.shown is not None:
            check_json(_shown(game, view), game.nouns.shown)
    check_text(game, state, game.notation.draw(state))


def _shown(game: AnyGame, view: Any) -> Any:
    try:
        return game.nouns.show(view)
    except msgspec.MsgspecError as error:
        raise LawBroken("round trip", f"the view has not all that a screen is sent: {error}, in {view}") from error


def check_text(game: AnyGame, state: Any, text: str) -> None:
    """Check that the text is read as that state."""
    try:
        found = game.notation.read(text)
    except ValueError as error:
        raise LawBroken("round trip", f"a position cannot be read: {error}\n{text}") from error
    if found != state:
        raise LawBroken("round trip", f"a position is read as another state:\n{text}\n{state}\n{found}")


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
        _check_words(game, step.action)


def _check_words(game: AnyGame, action: Any) -> None:
    """Check that other spellings are read alike: other case, more spaces, other order."""
    text = game.notation.write(action)
    spaced = text.replace(" ", " \t ")
    for same in (text, text.upper(), text.lower(), text.title(), f"  {spaced} ", *game.notation.reworded(action)):
        if game.notation.parse(same) != action:
            raise LawBroken("round trip", f"«{same}» is read as another action than {action}")


def check_json(value: Any, kind: Any) -> None:
    """Encode and decode a value of one of the game's types."""
    try:
        back = msgspec.json.decode(msgspec.json.encode(value), type=kind)
    except (TypeError, msgspec.MsgspecError) as error:
        raise LawBroken("round trip", f"JSON cannot be: {error}, for {value}") from error
    if back != value:
        raise LawBroken("round trip", f"JSON gives back {back} for {value}")
