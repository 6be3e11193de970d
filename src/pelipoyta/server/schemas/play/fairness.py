"""Proofs of fair dice, and commitments to what players brought."""

from msgspec import Struct

from pelipoyta.server.schemas.common import IdempotencyKey


class CommitmentRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The key that the table will be made with."""

    key: IdempotencyKey


class CommitmentInfo(Struct, frozen=True):
    """The commitment to the dice seed of the table that will be made with the key."""

    commitment: str


class ChanceOutcome(Struct, frozen=True):
    """An outcome of chance: dice with `sides`, or `count` draws out of a bag; `owner` None: it belongs to no seat.

    Where `of` is a seat, the bag holds leaves of what that seat brought (TABLE-19).
    """

    kind: str
    sides: int
    bag: tuple[int, ...]
    count: int
    owner: int | None
    ordinal: int
    outcome: tuple[int, ...]
    of: int | None


class OpenedLeaf(Struct, frozen=True):
    """A card that a player brought and every viewer has seen, with the salt of its leaf."""

    leaf: int
    thing: int
    salt: str


class SealedDeck(Struct, frozen=True):
    """The public part of a deck: its commitment, its leaves, and the cards that have been opened."""

    root: str
    seal: str
    leaves: tuple[str, ...]
    opened: tuple[OpenedLeaf, ...]


class DiceProof(Struct, frozen=True):
    """Everything needed to verify a game's chance; docs/fairness.md says how."""

    commitment: str
    seed: str
    words: tuple[str, ...]
    falls: tuple[ChanceOutcome, ...]
    decks: tuple[SealedDeck, ...] = ()  # by seat, where players brought any
