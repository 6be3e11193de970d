"""OpenSkill ratings of bots, updated game by game.

They depend on the order of the games, so pairs count in the order of their numbers; Bradley–Terry (rating.py) does not.
"""

from collections.abc import Sequence

from msgspec import Struct

from pelipoyta.bots.match.pair import MirroredPair


class OpenSkillRating(Struct, frozen=True):
    """Rating on openskill's own scale: it begins at 25, and `sigma` is its uncertainty."""

    bot: str
    mu: float
    sigma: float


def skills(bots: Sequence[str], pairs: Sequence[MirroredPair]) -> list[OpenSkillRating]:
    from openskill.models import PlackettLuce  # only ratings need it, and most importers do not

    model = PlackettLuce()
    known = [model.rating() for _ in bots]
    for pair in sorted(pairs, key=lambda pair: (pair.number, pair.first, pair.second)):
        for half in pair.halves:
            teams = [[known[pair.first]], [known[pair.second]]]
            [known[pair.first]], [known[pair.second]] = model.rate(teams, scores=[half.score, 1 - half.score])
    return [
        OpenSkillRating(bot, round(each.mu, 2), round(each.sigma, 2)) for bot, each in zip(bots, known, strict=True)
    ]
