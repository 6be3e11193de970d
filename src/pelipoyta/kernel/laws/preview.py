"""Law "preview": a legal action has odds or none; an illegal action has none."""

from random import Random
from typing import Any

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.laws.honest import strays
from pelipoyta.kernel.laws.texts.round_trip import check_json
from pelipoyta.kernel.laws.walk import LawBroken, Walk

TRIED = 12  # legal actions tried for a seat


def check_preview(game: AnyGame, walk: Walk, state: Any, rng: Random) -> None:
    if game.preview is None:
        return
    for seat in range(walk.seats):
        preview, legal = game.preview(game.view(state, seat), seat), list(game.legal(state, seat))
        for action in rng.sample(legal, min(TRIED, len(legal))):
            check_json(preview(action), game.nouns.preview | None)
        for action in strays(walk, legal, rng):
            if action not in legal and (found := preview(action)) is not None:
                raise LawBroken("preview", f"{action} of seat {seat} is not legal, and its preview is {found}")
