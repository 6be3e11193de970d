"""Law "talk": a seat that hears an aside can answer it, and asking who may speak changes nothing."""

from typing import Any

import msgspec

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.laws.walk import LawBroken


def check_talk(game: AnyGame, seats: int, state: Any) -> None:
    before = msgspec.json.encode(state)
    asides = [game.hooks.talk(state, seat).aside for seat in range(seats)]
    if msgspec.json.encode(state) != before:
        raise LawBroken("pure", "talk changed the state")
    for seat, aside in enumerate(asides):
        if seat in aside or len(set(aside)) < len(aside) or not set(aside) <= set(range(seats)):
            raise LawBroken("talk", f"seat {seat} cannot speak aside to {aside}")
        deaf = [other for other in aside if seat not in asides[other]]
        if deaf:
            raise LawBroken("talk", f"seat {seat} speaks aside to {deaf}, who cannot answer")
