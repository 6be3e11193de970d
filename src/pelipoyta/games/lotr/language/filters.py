"""Which cards a word means: filters, and targets."""

from msgspec import Struct

from pelipoyta.games.lotr.terms import Culture, ItemClass, Keyword, Kind, Race, Side, Signet


class Word(Struct, frozen=True, tag=True, omit_defaults=True):
    """Base of every word; tagged by its class name."""


class Is(Word, frozen=True, kw_only=True):
    """A card that matches everything said; a tuple means any of these."""

    kind: tuple[Kind, ...] = ()
    race: tuple[Race, ...] = ()
    culture: tuple[Culture, ...] = ()
    side: Side | None = None
    keyword: Keyword | None = None
    least: int = 1  # how much of a numbered keyword ("defender +1")
    title: tuple[str, ...] = ()
    signet: Signet | None = None
    item: tuple[ItemClass, ...] = ()
    yours: bool = False  # owned by the player whose card speaks
    other: bool = False  # not the card that speaks
    source: bool = False  # the card that speaks
    wounded: bool = False
    roaming: bool = False
    mounted: bool = False
    unbound: bool = False
    ring_bound: bool = False
    ring_bearer: bool = False
    unassigned: bool = False
    involved: bool = False  # in the skirmish going on
    skirmishing: "Is | None" = None  # in the skirmish going on, against such a card
    borne_by: "Is | None" = None
    but_not: "Is | None" = None


class Or(Word, frozen=True):
    """A card that matches any of several filters."""

    of: tuple[Is, ...]


Filter = Is | Or


class Choose(Word, frozen=True, kw_only=True):
    """The acting player (or the Free Peoples player) picks cards in play; `name` lets later words speak of them."""

    which: Filter
    name: str = ""
    count: int = 1
    by_free: bool = False
    at_most: bool = False  # fewer will do
    other_than: str = ""  # none of those chosen earlier under this name


class Each(Word, frozen=True):
    """Every such card in play now (LOTR-18.15)."""

    which: Filter


class Source(Word, frozen=True):
    """The card that speaks."""


class Bearer(Word, frozen=True):
    """The character that bears the card that speaks."""


class That(Word, frozen=True):
    """The cards chosen earlier under this name; `it` is what the trigger is about."""

    name: str = "it"


Target = Choose | Each | Source | Bearer | That
