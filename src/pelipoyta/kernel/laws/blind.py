"""Law "blind": answers of several asked seats commute, and team-mates score alike."""

from random import Random
from typing import Any

from pelipoyta.kernel.game import AnyGame, Ask
from pelipoyta.kernel.laws.walk import LawBroken, Walk


def check_blind(game: AnyGame, state: Any, rng: Random) -> None:
    """Let two of the asked seats answer in either order; the resulting state must be the same."""
    pending = game.pending(state)
    if not isinstance(pending, Ask) or len(pending.seats) < 2:
        return
    first, second = rng.sample(pending.seats, 2)
    one, other = rng.choice(game.legal(state, first)), rng.choice(game.legal(state, second))
    if _after(game, state, (first, one), (second, other)) != _after(game, state, (second, other), (first, one)):
        raise LawBroken("blind", f"{one} of seat {first} and {other} of seat {second} do not commute")


def _after(game: AnyGame, state: Any, *answers: tuple[int, Any]) -> Any:
    for seat, action in answers:
        refusal = game.why_not(state, seat, action)
        if refusal:
            raise LawBroken("blind", f"{action} of seat {seat} is refused after another's blind answer: {refusal}")
        state, _ = game.apply(state, seat, action)
    return state


def check_teams(game: AnyGame, walk: Walk) -> None:
    """Check that team-mates win and lose together."""
    by_team: dict[int, float] = {}
    for seat, team in enumerate(game.hooks.teams(walk.options, walk.seats)):
        if by_team.setdefault(team, walk.over.scores[seat]) != walk.over.scores[seat]:
            raise LawBroken("blind", f"team {team} scores apart: {walk.over.scores}")
