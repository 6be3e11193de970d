"""Integers of dnup's simulator and their meaning.

A *face* is a card with one end up: all that can be, by what is up and then by what is down. A *row* is a zone of cards
as a count for each face: hands, sets on the table, known cards of hands, the pile, and cards turned but not dealt.
"""

from random import Random
from typing import Final

from pelipoyta.games.dnup.cards import DECKS, STAR
from pelipoyta.games.dnup.model import Card
from pelipoyta.kernel.optional.machine import i64, vec

FACES: list[Card] = sorted({face for card in DECKS[5] for face in (card, Card(card.down, card.up))})
FACE: dict[Card, int] = {card: index for index, card in enumerate(FACES)}
assert len(FACES) == 56

KINDS: Final[i64] = 56
DOWN: Final = vec[i64]([card.down for card in FACES])
FLIP: Final = vec[i64]([FACE[Card(card.down, card.up)] for card in FACES])
FLAT: Final = vec[i64]([FACE[min(card, Card(card.down, card.up))] for card in FACES])
FROM: Final = vec[i64]([sum(card.up < value for card in FACES) for value in range(12)])  # the first face of a value
STARS: Final = vec[i64]([FACE[STAR], FACE[Card(STAR.down, STAR.up)]])

HAND: Final[i64] = 0
TABLE: Final[i64] = 5
KNOWN: Final[i64] = 10
PILE: Final[i64] = 15
UNDEALT: Final[i64] = 16
ROWS: Final[i64] = 17

# Actions: a play is its value and how many of each lower end, to base three.
THREES: Final = vec[i64]([3**down for down in range(12)])
PLAY: Final[i64] = 177147  # 3 ** 11
ADD: Final[i64] = 10_000_000
TAKE: Final[i64] = 11_000_000
TURN: Final[i64] = 12_000_000

MASK: Final[i64] = 0x1FFFFFFFFFFFFFFF
_rng = Random("dnup")
MARK: Final = vec[i64]([_rng.getrandbits(52) for _ in range(17 * 56)])  # by row and face
MIX: Final = vec[i64]([_rng.getrandbits(52) for _ in range(512)])
