"""The contract between a game and the world, and the laws every game keeps."""

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.deck import Deck
from pelipoyta.kernel.game import (
    Action,
    Ask,
    Event,
    Game,
    NoOptions,
    Notation,
    Nouns,
    Over,
    Pending,
    Refusal,
    Rolled,
    Seat,
    Secret,
    each_alone,
    only,
    told,
)
from pelipoyta.kernel.play import Chance, IllegalAction, IllegalOutcome, Move, Step, fold, play, roll, take

__all__ = [
    "Action", "Ask", "Chance", "Deck", "Dice", "Draw", "Event", "Game", "IllegalAction", "IllegalOutcome", "Move",
    "NoOptions", "Notation", "Nouns", "Outcome", "Over", "Pending", "Refusal", "Rolled", "Seat", "Secret", "Step",
    "each_alone", "fold", "only", "play", "roll", "take", "told",
]  # fmt: skip
