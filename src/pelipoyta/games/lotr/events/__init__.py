"""Events of a game: the story a view cannot tell."""

from pelipoyta.games.lotr.events.course import (
    AbilityUsed,
    BearerChanged,
    BidMade,
    BidsShown,
    BurdensChanged,
    Decided,
    FellowshipMoved,
    GaveUp,
    Passed,
    PhaseBegan,
    Picked,
    PlaceTaken,
    PlayerOut,
    RingPutOn,
    RingTakenOff,
    SiteControlled,
    SiteLiberated,
    SitePlaced,
    Skipped,
    TieSettled,
    TurnBegan,
    TwilightChanged,
)
from pelipoyta.games.lotr.events.fights import (
    Affected,
    ArcheryFired,
    Assigned,
    Died,
    Exerted,
    FightBegan,
    FightCancelled,
    FightEnded,
    FightUncontested,
    Healed,
    Strengthened,
    Wounded,
    WoundPrevented,
)
from pelipoyta.games.lotr.events.piles import (
    CardPlayed,
    CardReturned,
    CardsDiscarded,
    CardsDrawn,
    CardShown,
    CardStacked,
    CardSunk,
    DeckSeen,
    DeckShown,
    DeckShuffled,
    HandSeen,
    HandShown,
    ItemMoved,
    LeftPlay,
    TokensChanged,
)
from pelipoyta.games.lotr.events.why import Caused, Why

__all__ = [
    "AbilityUsed",
    "Affected",
    "ArcheryFired",
    "Assigned",
    "BearerChanged",
    "BidMade",
    "BidsShown",
    "BurdensChanged",
    "CardPlayed",
    "CardReturned",
    "CardShown",
    "CardStacked",
    "CardSunk",
    "CardsDiscarded",
    "CardsDrawn",
    "Caused",
    "Decided",
    "DeckSeen",
    "DeckShown",
    "DeckShuffled",
    "Died",
    "Events",
    "Exerted",
    "FellowshipMoved",
    "FightBegan",
    "FightCancelled",
    "FightEnded",
    "FightUncontested",
    "GaveUp",
    "HandSeen",
    "HandShown",
    "Healed",
    "ItemMoved",
    "LeftPlay",
    "Passed",
    "PhaseBegan",
    "Picked",
    "PlaceTaken",
    "PlayerOut",
    "RingPutOn",
    "RingTakenOff",
    "SiteControlled",
    "SiteLiberated",
    "SitePlaced",
    "Skipped",
    "Strengthened",
    "TieSettled",
    "TokensChanged",
    "TurnBegan",
    "TwilightChanged",
    "Why",
    "WoundPrevented",
    "Wounded",
]

Events = (
    BidMade
    | BidsShown
    | TieSettled
    | PlaceTaken
    | TurnBegan
    | PhaseBegan
    | SitePlaced
    | FellowshipMoved
    | CardShown
    | CardPlayed
    | AbilityUsed
    | ItemMoved
    | TwilightChanged
    | BurdensChanged
    | CardsDrawn
    | CardsDiscarded
    | CardReturned
    | CardSunk
    | HandSeen
    | HandShown
    | DeckSeen
    | DeckShown
    | DeckShuffled
    | Wounded
    | Exerted
    | Healed
    | Died
    | LeftPlay
    | WoundPrevented
    | Strengthened
    | Affected
    | RingPutOn
    | RingTakenOff
    | BearerChanged
    | ArcheryFired
    | Assigned
    | FightBegan
    | FightEnded
    | FightUncontested
    | FightCancelled
    | Picked
    | Decided
    | Passed
    | Skipped
    | SiteControlled
    | SiteLiberated
    | CardStacked
    | TokensChanged
    | GaveUp
    | PlayerOut
)
