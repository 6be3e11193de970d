"""Match happenings with triggers: does the trigger wait for it, and which card is it about (LOTR-29.3)."""

from collections.abc import Iterator
from itertools import zip_longest

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import current_site, opponents_in_fight
from pelipoyta.games.lotr.model import (
    AddsTwilight,
    Card,
    Dies,
    Draws,
    Exerts,
    FightEnds,
    FightStarts,
    Flow,
    GainsBurdens,
    HandRevealed,
    Happen,
    Happenings,
    Heals,
    IsAssigned,
    IsOverwhelmed,
    IsPlayed,
    LeavesPlay,
    LosesBurdens,
    Moves,
    Perform,
    PhaseEnds,
    PhaseStarts,
    RingGoesOn,
    State,
    TakesCard,
    TakesSite,
    TakesWound,
    ThrowsAway,
    TurnEnds,
    TurnStarts,
    UsesAbility,
    WinsFight,
)
from pelipoyta.games.lotr.rules.play.choice_names import is_payment
from pelipoyta.games.lotr.terms import Deed, Kind
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.triggers import On, Trigger
from pelipoyta.kernel import Seat

About = tuple[int, ...] | None

DEED_KINDS: dict[Deed, type] = {
    Deed.WOUND: TakesWound,
    Deed.DEATH: Dies,
    Deed.OVERWHELM: IsOverwhelmed,
    Deed.EXERT: Exerts,
    Deed.HEAL: Heals,
    Deed.DISCARD: LeavesPlay,
    Deed.BURDEN: GainsBurdens,
    Deed.UNBURDEN: LosesBurdens,
    Deed.TWILIGHT: AddsTwilight,
    Deed.DRAW: Draws,
    Deed.TAKE: TakesCard,
    Deed.RIVAL_TAKE: TakesCard,
    Deed.THROWN: ThrowsAway,
    Deed.CONTROL: TakesSite,
    Deed.PLAY: IsPlayed,
    Deed.ABILITY: UsesAbility,
    Deed.WIN: WinsFight,
    Deed.LOSE: WinsFight,
    Deed.FIGHT_END: FightEnds,
    Deed.ASSIGNMENT: IsAssigned,
    Deed.DEFENCE: IsAssigned,
    Deed.PHASE_END: PhaseEnds,
    Deed.TURN_END: TurnEnds,
    Deed.RING: RingGoesOn,
    Deed.REVEAL: HandRevealed,
    Deed.SHOWN: HandRevealed,
    Deed.TURN_START: TurnStarts,
    Deed.PHASE_START: PhaseStarts,
    Deed.FIGHT_START: FightStarts,
    Deed.MOVE: Moves,
    Deed.ARRIVAL: Moves,
    Deed.DEPARTURE: Moves,
    Deed.COMING: Moves,
    Deed.LEAVING: Moves,
    Deed.MOVE_END: Moves,
}
DEEDS_OF = {kind: frozenset(deed for deed, of in DEED_KINDS.items() if of is kind) for kind in DEED_KINDS.values()}
LEGS = {
    Deed.MOVE: "on",
    Deed.ARRIVAL: "to",
    Deed.DEPARTURE: "from",
    Deed.COMING: "to",
    Deed.LEAVING: "from",
    Deed.MOVE_END: "end",
}
HERE = (Deed.ARRIVAL, Deed.DEPARTURE)


def about(s: State, trigger: Trigger, what: Happenings, card: Card) -> About:
    """Cards that the happening is about, if this trigger of the card waits for it; else None."""
    on = trigger.general
    if on is None or DEED_KINDS[on.deed] is not type(what) or not _is_time(s, on, what, card):
        return None
    if not _is_against(s, on, what, card) or not _is_by(s, on, what, card):
        return None
    cards, codes = _subjects(s, on.deed, what)
    if on.who is None:
        return cards
    here = [s.cards[i] for i in cards if i in s.cards]
    site = CARDS[card.code].kind is Kind.SITE  # what a site calls yours is anyone's own (LOTR-23.2)
    found = tuple(one.id for one in here if on.who.fits(s, one, one.owner if site else card.owner, card.id))
    if isinstance(what, FightEnds) and not found:
        return cards if any(on.who.was(*fallen) for fallen in _fallen(s)) else None
    return found or _gone(on.who, cards, _left(s, what, codes, card.owner))


def _is_time(s: State, on: On, what: Happenings, card: Card) -> bool:
    if isinstance(what, PhaseStarts | PhaseEnds) and what.whose >= 0:
        if on.yours and card.owner != what.whose:
            return False
    elif on.yours and card.owner != s.free:
        return False
    if isinstance(what, PhaseStarts | PhaseEnds):
        return on.during in (None, what.phase) and (not on.first or (isinstance(what, PhaseStarts) and what.first))
    if _is_of_another(on, what, card):
        return False
    if isinstance(what, TakesCard) and not _is_taker(s, on, what, card):
        return False
    if on.during is not None and on.during is not s.phase:
        return False
    if isinstance(what, Moves):
        return what.leg == LEGS[on.deed] and (on.deed not in HERE or _is_here(s, card))
    if on.deed is not Deed.DEFENCE or not isinstance(what, IsAssigned):
        return True
    return what.by_free and (what.first or defence_key(what, card) not in s.used)


def defence_key(what: IsAssigned, card: Card) -> str:
    """The key that notes that this card has answered the assignment of the character in this phase (LOTR-30.47)."""
    return f"phase:defended/{what.character}/{card.id}"


def _is_of_another(on: On, what: Happenings, card: Card) -> bool:
    """True if a trigger on «your» hand meets a happening of another player."""
    if isinstance(what, ThrowsAway):
        return what.seat != card.owner
    if on.deed is not Deed.SHOWN or not isinstance(what, HandRevealed):
        return False
    return what.of != card.owner or what.seat == card.owner or card.code not in what.shown


def _is_taker(s: State, on: On, what: TakesCard, card: Card) -> bool:
    return what.seat == s.free if on.deed is Deed.TAKE else what.seat != card.owner


def _is_against(s: State, on: On, what: Happenings, card: Card) -> bool:
    if on.against is None:
        return True
    cards, codes = _others(s, on.deed, what)
    you = _speaker(s, on, what, card)
    if any(on.against.fits(s, s.cards[i], you, card.id) for i in cards if i in s.cards):
        return True
    return any(on.against.printed(CARDS[code]) for code in codes)


def _speaker(s: State, on: On, what: Happenings, card: Card) -> Seat:
    """Seat that «you» means: at a site, the owner of the card that it is about (LOTR-23.2)."""
    of = [s.cards[i] for i in _subjects(s, on.deed, what)[0] if i in s.cards]
    return of[0].owner if of and CARDS[card.code].kind is Kind.SITE else card.owner


def _others(s: State, deed: Deed, what: Happenings) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Cards on the other side of a happening, and the codes of those that have left play."""
    if isinstance(what, WinsFight):
        gone = tuple(code for i, code in zip(what.losers, what.codes, strict=False) if i not in s.cards)
        return (what.losers, gone) if deed is Deed.WIN else (what.winners, ())
    if isinstance(what, IsAssigned):
        return ((what.minion,) if deed is Deed.DEFENCE else (what.character,)), ()
    if isinstance(what, IsPlayed):
        return (s.cards[what.card].host,) if what.card in s.cards else (), ()
    if isinstance(what, IsOverwhelmed) and s.fight is not None:
        return (s.fight.character, *s.fight.minions), ()
    if isinstance(what, Dies) and s.fight is not None:
        return (s.fight.character, *s.fight.minions), what.codes
    return (), ()


def _is_by(s: State, on: On, what: Happenings, card: Card) -> bool:
    """True if the text being carried out, which does it, is of such a card."""
    if on.by is None:
        return True
    doing = next((task for task in reversed(s.agenda) if not isinstance(task, Happen)), None)
    if on.deed is Deed.WOUND and doing == Flow("end-fight"):
        return _is_by_winner(s, on.by, what, card)
    if not isinstance(doing, Perform) or is_payment(doing):  # what is paid to prevent something is done by no card
        return False
    return on.by.printed(CARDS[doing.code], doing.seat == card.owner)


def _is_by_winner(s: State, by: Filter, what: Happenings, card: Card) -> bool:
    """LOTR-30.56: the losers of a skirmish are wounded by its winners."""
    hurt = _subjects(s, Deed.WOUND, what)[0]
    foes = [i for one in hurt if one in s.cards for i in opponents_in_fight(s, s.cards[one])]
    return any(by.fits(s, s.cards[i], card.owner, card.id) for i in foes if i in s.cards)


def _is_here(s: State, card: Card) -> bool:
    here = current_site(s)
    return here is not None and here.id in (card.id, card.host)  # or what lies on it


def _fallen(s: State) -> Iterator[tuple[Facts, tuple[Facts, ...]]]:
    """Characters that left play out of the current skirmish, with the cards each of them bore (LOTR-30.65)."""
    for key in s.used:
        if key.startswith("phase:fell/"):
            one, *borne = (CARDS[int(code)] for code in key.split("/")[1:])
            yield one, tuple(borne)


def _mine(what: Happenings, owner: Seat) -> tuple[bool, ...]:
    """Flags of the cards discarded or beaten, True for each that was this player's."""
    return tuple(of == owner for of in what.owners) if isinstance(what, LeavesPlay | WinsFight) else ()


Left = list[tuple[int, bool]]


def _left(s: State, what: Happenings, codes: tuple[int, ...], owner: Seat) -> Left:
    """Code of each card that has left play, and True if it was this player's; losers still in play are left out."""
    whose = list(zip_longest(codes, _mine(what, owner)[: len(codes)], fillvalue=True))
    if not isinstance(what, WinsFight):
        return whose
    return [one for i, one in zip(what.losers, whose, strict=False) if i not in s.cards]


def gone_of(on: Trigger, what: Happenings, owner: Seat) -> tuple[int, ...]:
    """The codes of what has left play by the happening and is what a trigger of this player's card waits for."""
    codes: tuple[int, ...] = getattr(what, "codes", ())
    which = getattr(on, "who", None)
    whose = zip_longest(codes, _mine(what, owner)[: len(codes)], fillvalue=True)
    return tuple(code for code, mine in whose if which is None or which.printed(CARDS[code], mine))


def _gone(who: Filter, cards: tuple[int, ...], left: Left) -> About:
    """Cards of the happening, if any that left play matches the filter by print and owner; else None."""
    return cards if any(who.printed(CARDS[code], own) for code, own in left) else None


def _subjects(s: State, deed: Deed, what: Happenings) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards a happening is about, and the codes of those that have left play by it."""
    if isinstance(what, Dies | LeavesPlay):
        return what.cards, what.codes
    if isinstance(what, IsOverwhelmed):
        return what.cards, ()
    if isinstance(what, FightStarts | FightEnds) and s.fight is not None:
        return (s.fight.character, *s.fight.minions), ()
    if isinstance(what, WinsFight):
        return (what.winners, ()) if deed is Deed.WIN else (what.losers, what.codes)
    if isinstance(what, IsAssigned):
        return ((what.character,) if deed is Deed.DEFENCE else (what.minion,)), ()
    if isinstance(what, TakesWound | Exerts | Heals | IsPlayed | UsesAbility | TakesSite):
        return (what.card,), ()
    return (), ()
