"""What is said of dice that can be checked, and of what players brought."""

from msgspec import Struct

from pelipoyta.server.schemas.http import Key


class AskCommitment(Struct, frozen=True, forbid_unknown_fields=True):
    """The key that the table will be made with."""

    key: Key


class Committed(Struct, frozen=True):
    """The digest of the seed of the dice of the table that will be made with that key."""

    commitment: str


class Fallen(Struct, frozen=True):
    """One outcome of chance by its name: dice of so many sides, or so many out of a bag; `owner` None: nobody's yet.

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
    """One thing that a player brought and all have seen, with the salt of its leaf."""

    leaf: int
    thing: int
    salt: str


class SealedDeck(Struct, frozen=True):
    """What a player brought, as far as all may know: what it was committed to, its leaves, and those that are open."""

    root: str
    seal: str
    leaves: tuple[str, ...]
    opened: tuple[OpenedLeaf, ...]


class DiceProof(Struct, frozen=True):
    """All that is needed to check a game's chance; docs/fair-dice.md says how."""

    commitment: str
    seed: str
    words: tuple[str, ...]
    falls: tuple[Fallen, ...]
    decks: tuple[SealedDeck, ...] = ()  # by seat, where players brought any
