"""All words a card is written in, room by room, and the names of the world: cards and tests import them from here."""

from pelipoyta.games.lotr.language.board.hurt import Exert, ExertX, Exhaust, Heal, Wound
from pelipoyta.games.lotr.language.board.places import AtItsSite, ReplaceSite, TheSite
from pelipoyta.games.lotr.language.board.pools import (
    AddBurden,
    AddTokens,
    AddTwilight,
    RemoveBurden,
    RemoveTokens,
    RemoveTwilight,
)
from pelipoyta.games.lotr.language.board.ring import Instead, MakeRingBearer, Prevent, WearRing
from pelipoyta.games.lotr.language.board.skirmish import (
    AssignAnew,
    AssignMinion,
    CancelSkirmish,
    LeaveSkirmish,
    Liberate,
    TakeControl,
)
from pelipoyta.games.lotr.language.flow.abilities import Activated, OwnCost, Response, Static, ToPlay, Triggered
from pelipoyta.games.lotr.language.flow.around import By, If, OneOf, PickOut, Repeat, Unless, one_of
from pelipoyta.games.lotr.language.flow.course import ActNext, IfMoves, LateWin, MoveAgain, Reconcile
from pelipoyta.games.lotr.language.flow.ends import (
    AfterDeath,
    AfterFight,
    Corrupt,
    EndPhase,
    Lost,
    NoToken,
    SkipShadow,
    TakeOffRing,
    Unbeaten,
    Won,
)
from pelipoyta.games.lotr.language.flow.lasting import (
    For,
    archery_total,
    gains,
    let_take_part,
    move_limit,
    overwhelmed_at,
    strength,
    wound_limit,
)
from pelipoyta.games.lotr.language.flow.spotting import SayX, Spot, SpotAny, SpotMore
from pelipoyta.games.lotr.language.names import *
from pelipoyta.games.lotr.language.numbers.counts import (
    Burdens,
    Count,
    InPile,
    Losses,
    MovesMade,
    Sites,
    Smaller,
    Tokens,
    Twilight,
    Wounds,
    X,
    each,
)
from pelipoyta.games.lotr.language.numbers.results import Chosen, CostOf, Different, SaidX, Seen, SeenKinds, StrengthOf
from pelipoyta.games.lotr.language.piles.decks import DiscardOn, DiscardRevealed, Rearrange, SinkRevealed, TakeLast
from pelipoyta.games.lotr.language.piles.discard import Discard, PassOn, ReturnToHand, ShuffleIn, Stack
from pelipoyta.games.lotr.language.piles.display import ShowAndPlay
from pelipoyta.games.lotr.language.piles.look import Draw, Look, LookAtHand, Shuffle
from pelipoyta.games.lotr.language.piles.play import KeepEvent, LayThis, NoMoreMoves, PlayCard, PlayNextSite
from pelipoyta.games.lotr.language.piles.put import Attach, DiscardTop, Put, discard_from, put_under, take
from pelipoyta.games.lotr.language.piles.reveal import DiscardShown, LookAtRandom, RevealAtRandom, RevealUntil
from pelipoyta.games.lotr.language.static.lent import Here, SiteAt, TextOf
from pelipoyta.games.lotr.language.static.losses import (
    CannotBear,
    Dulled,
    Loses,
    NoAbilities,
    NoActions,
    NoBonus,
    NoText,
    OutOfArchery,
    Roaming,
    SiteNumber,
    Skip,
    StaysOut,
)
from pelipoyta.games.lotr.language.static.modifiers import (
    Cannot,
    Cost,
    Gains,
    Overwhelm,
    Strength,
    TakesPart,
    WoundLimit,
)
from pelipoyta.games.lotr.language.static.restrictions import (
    ClosedHand,
    ComesExhausted,
    Freed,
    NeverRoams,
    NotPlayed,
    OneMinion,
    Resistance,
    SafeCards,
    ShutHands,
    Unhurt,
)
from pelipoyta.games.lotr.language.static.totals import Archery, ArcheryFallsOn, MoveLimit, ShadowNumber
from pelipoyta.games.lotr.language.when.conditions import (
    AtLeast,
    AtMost,
    AtNumbers,
    AtSite,
    Below,
    CanSpot,
    During,
    FierceFight,
    Gathering,
    HomeIsHeld,
    Matches,
    More,
    RingWorn,
    ThisIsControlled,
)
from pelipoyta.games.lotr.language.when.history import WasAssigned
from pelipoyta.games.lotr.language.which.copies import Copied, SinkCopies
from pelipoyta.games.lotr.language.which.cultures import NameCultures, Unnamed
from pelipoyta.games.lotr.language.which.mentions import Mentions
from pelipoyta.games.lotr.language.which.relations import (
    Against,
    Bearing,
    BorneBy,
    Holding,
    ItsBearer,
    Mine,
    Named,
    StackedOn,
    TheBearer,
    This,
)
from pelipoyta.games.lotr.language.which.situations import (
    AssignedTo,
    Beside,
    Held,
    HomeAt,
    InYourArea,
    LikeSeen,
    Marked,
    OfFight,
    OnPath,
    Stat,
    Theirs,
    Timed,
)
from pelipoyta.games.lotr.language.which.targets import Choose, Each
from pelipoyta.games.lotr.language.which.traits import Called, Has, In, Unique
from pelipoyta.games.lotr.words.abilities import Ability
from pelipoyta.games.lotr.words.amounts import AllOf, Amount, AnyNumber, ForEach, ForFree, IfElse, Number
from pelipoyta.games.lotr.words.conditions import Both, Condition, Either, Not
from pelipoyta.games.lotr.words.effects import Effect, Effects
from pelipoyta.games.lotr.words.filters import ANY_CARD, All, AnyOf, But, Filter, Pointer
from pelipoyta.games.lotr.words.modifiers import Modifier
from pelipoyta.games.lotr.words.targets import Target
from pelipoyta.games.lotr.words.triggers import Always, On, Trigger
from pelipoyta.games.lotr.words.word import Word, inside, many

# Every word there is; a base of words is none.
WORDS = tuple(
    word
    for word in tuple(globals().values())
    if isinstance(word, type) and issubclass(word, Word) and not word.__subclasses__()
)
