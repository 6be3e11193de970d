"""What a bot draws from: chance for its next choice, and a nature that is its own for a whole game."""

from random import Random


class BotRandom(Random):
    """`nature` says nothing of the game; what a bot draws from it stays as it is from choice to choice."""

    nature: str

    @classmethod
    def of(cls, seed: int | str, nature: str) -> "BotRandom":
        wits = cls(seed)
        wits.nature = nature
        return wits


def game_seed_of(rng: Random) -> str:
    """Whoever brings plain chance has no nature: such bots err alike in every game."""
    return rng.nature if isinstance(rng, BotRandom) else ""
