"""Words around words, and all costs and effects together."""

from pelipoyta.games.lotr.language.amounts import Amount
from pelipoyta.games.lotr.language.conditions import Condition
from pelipoyta.games.lotr.language.deeds import (
    AddBurden,
    AddTokens,
    AddTwilight,
    Discard,
    Exert,
    ExertEither,
    Exhaust,
    Grant,
    Heal,
    LetTakePart,
    OverwhelmLimit,
    RemoveBurden,
    RemoveTokens,
    RemoveTwilight,
    Strength,
    Wound,
    WoundLimit,
)
from pelipoyta.games.lotr.language.fights import (
    AssignMinion,
    BurdensInstead,
    CancelSkirmish,
    LeaveSkirmish,
    MakeRingBearer,
    Prevent,
    WearRing,
)
from pelipoyta.games.lotr.language.filters import Filter, Word
from pelipoyta.games.lotr.language.moves import (
    DiscardFromHand,
    DiscardTop,
    DrawCards,
    EachShadowMayDraw,
    Liberate,
    LookAtHand,
    NoMoreMoves,
    PlayCard,
    PlayNextSite,
    PlayStacked,
    PutUnderDeck,
    ReturnToHand,
    Stack,
    StackFromHand,
    TakeControl,
    TakeIntoHand,
)


class If(Word, frozen=True):
    when: Condition
    then: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]" = ()


class OneOf(Word, frozen=True):
    """The player chooses which to do (LOTR-18.7)."""

    ways: "tuple[tuple[Effect, ...], ...]"


class Repeat(Word, frozen=True):
    """Once for each."""

    amount: Amount
    do: "tuple[Effect, ...]"


class UnlessShadowPays(Word, frozen=True):
    """Any Shadow player may remove so much twilight to prevent this (LOTR-30.30)."""

    twilight: int
    do: "tuple[Effect, ...]"


class Instead(Word, frozen=True):
    """Replaces what is about to happen; if this cannot be done, that happens after all (LOTR-18.14)."""

    do: "tuple[Effect, ...]"


class SpotAny(Word, frozen=True):
    """The player chooses how many such cards to spot (LOTR-17.9, LOTR-30.34)."""

    which: Filter
    name: str


class Spot(Word, frozen=True):
    """As a cost: such cards must be there to be seen."""

    which: Filter
    count: int = 1


Effect = (
    Exert
    | ExertEither
    | Wound
    | Heal
    | Strength
    | Grant
    | OverwhelmLimit
    | WoundLimit
    | Discard
    | AddTwilight
    | RemoveTwilight
    | AddBurden
    | RemoveBurden
    | DrawCards
    | EachShadowMayDraw
    | DiscardFromHand
    | PutUnderDeck
    | TakeIntoHand
    | ReturnToHand
    | DiscardTop
    | LookAtHand
    | PlayCard
    | PlayNextSite
    | NoMoreMoves
    | CancelSkirmish
    | Prevent
    | WearRing
    | BurdensInstead
    | MakeRingBearer
    | If
    | OneOf
    | Repeat
    | UnlessShadowPays
    | Spot
    | Exhaust
    | LetTakePart
    | AddTokens
    | RemoveTokens
    | Stack
    | StackFromHand
    | PlayStacked
    | TakeControl
    | Liberate
    | AssignMinion
    | LeaveSkirmish
    | Instead
    | SpotAny
)
Effects = tuple[Effect, ...]
