"""Random generator of a bot: draws for its next choice, and a seed that stays the same for a whole game."""

from random import Random


class BotRandom(Random):
    """Generator with a game seed, which is independent of the game's chance and constant from choice to choice."""

    game_seed: str

    @classmethod
    def of(cls, seed: int | str, game_seed: str) -> "BotRandom":
        rng = cls(seed)
        rng.game_seed = game_seed
        return rng


def game_seed_of(rng: Random) -> str:
    """Game seed of a generator; empty for a plain one, whose bots then err alike in every game."""
    return rng.game_seed if isinstance(rng, BotRandom) else ""
