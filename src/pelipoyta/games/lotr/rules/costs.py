"""Whether costs can be paid in full, before anything is paid (LOTR-18.1 b, LOTR-18.3)."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.find import fits_printed, spot
from pelipoyta.games.lotr.language import (
    AssignMinion,
    Bearer,
    Choose,
    Discard,
    DiscardFromHand,
    Each,
    Effect,
    Effects,
    Exert,
    Heal,
    Liberate,
    PlayCard,
    PlayStacked,
    PutUnderDeck,
    RemoveBurden,
    RemoveTokens,
    RemoveTwilight,
    ReturnToHand,
    Source,
    Spot,
    StackFromHand,
    TakeControl,
    Target,
    That,
    Wound,
)
from pelipoyta.games.lotr.model import Card, Names, State
from pelipoyta.games.lotr.numbers import amount, can_be_wounded, can_exert, tokens_on
from pelipoyta.games.lotr.rules.assign import can_be_assigned_by_text
from pelipoyta.games.lotr.rules.control import liberable, within_reach
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.kernel import Seat


def payable(s: State, costs: Effects, you: Seat, source: int, price: int = 0, playing: int = -1) -> bool:
    """Every cost on its own, and the twilight of all together with the card's own price (LOTR-18.4)."""
    if not costs:
        return True
    twilight = sum(amount(s, cost.amount, you, source) for cost in costs if isinstance(cost, RemoveTwilight))
    if twilight + price > s.twilight and twilight:
        return False
    return all(payable_one(s, cost, you, source, playing, twilight + price) for cost in costs)


def payable_one(s: State, cost: Effect, you: Seat, source: int, playing: int = -1, spent: int = 0) -> bool:
    """`playing` is the event in hand whose cost this is: it cannot pay for itself; `spent` goes for something else."""
    if isinstance(cost, PlayCard | PlayStacked):
        return _can_play(s, cost, you, source, spent)
    if isinstance(cost, DiscardFromHand | PutUnderDeck | StackFromHand) and playing >= 0:
        return _from_hand(s, cost, you, source, playing)
    if isinstance(getattr(cost, "target", None), That):
        return True  # what that is, is known only when it comes to it
    check = PAYABLE.get(type(cost))
    return check is None or check(s, cost, you, source)


def doable(s: State, effects: Effects, you: Seat, source: int) -> bool:
    """Whether all can see that this can be done fully (LOTR-18.7); what a hand holds is not seen."""
    hidden = (DiscardFromHand, PutUnderDeck, StackFromHand, PlayCard)
    return payable(s, tuple(word for word in effects if not isinstance(word, hidden)), you, source)


def candidates(s: State, target: Target, you: Seat, source: int, names: Names = ()) -> list[Card]:
    """The cards a target may mean now."""
    if isinstance(target, Choose | Each):
        taken = dict(names).get(target.other_than, ()) if isinstance(target, Choose) else ()
        return [card for card in spot(s, target.which, you, source) if card.id not in taken]
    if isinstance(target, Source):
        return [s.cards[source]] if source in s.cards else []
    if isinstance(target, Bearer):
        host = s.cards[source].host if source in s.cards else -1
        return [s.cards[host]] if host in s.cards else []
    return [s.cards[i] for i in dict(names).get(target.name, ()) if i in s.cards]


def _needed(target: Target) -> int:
    return target.count if isinstance(target, Choose) and not target.at_most else 1


def _exert(s: State, cost: Exert, you: Seat, source: int) -> bool:
    """LOTR-19.5, LOTR-30.33."""
    able = [card for card in candidates(s, cost.target, you, source) if can_exert(s, card, cost.times)]
    return cost.times > 0 and len(able) >= _needed(cost.target)


def _spot(s: State, cost: Spot, you: Seat, source: int) -> bool:
    return len(spot(s, cost.which, you, source)) >= cost.count


def _discard(s: State, cost: Discard | ReturnToHand, you: Seat, source: int) -> bool:
    able = [c for c in candidates(s, cost.target, you, source) if s.players[c.owner].bearer != c.id]
    return len(able) >= _needed(cost.target)


def _heal(s: State, cost: Heal, you: Seat, source: int) -> bool:
    return sum(c.wounds > 0 for c in candidates(s, cost.target, you, source)) >= _needed(cost.target)


def _wound(s: State, cost: Wound, you: Seat, source: int) -> bool:
    able = [c for c in candidates(s, cost.target, you, source) if can_be_wounded(s, c)]
    return len(able) >= _needed(cost.target)


def hand_choices(
    s: State, you: Seat, cost: DiscardFromHand | PutUnderDeck | StackFromHand, playing: int = -1
) -> tuple[int, ...]:
    """Codes in hand that the word means; an event being played is in the void and not among them."""
    which = cost.which
    hand = [held.code for held in s.players[you].hand]
    if playing in hand:
        hand.remove(playing)
    return tuple(code for code in hand if which is None or fits_printed(CARDS[code], which))


def _from_hand(
    s: State, cost: DiscardFromHand | PutUnderDeck | StackFromHand, you: Seat, source: int, playing: int = -1
) -> bool:
    if isinstance(cost, PutUnderDeck) and cost.pile is not Pile.HAND:
        return True
    needed = cost.count if isinstance(cost, DiscardFromHand) else 1
    return len(hand_choices(s, you, cost, playing)) >= needed


def _can_play(s: State, cost: PlayCard | PlayStacked, you: Seat, source: int, spent: int) -> bool:
    from pelipoyta.games.lotr.rules.playing import playable_for, playable_stacked  # playing pays, and costs may play

    if isinstance(cost, PlayStacked):
        return bool(playable_stacked(s, you, cost, source, spent))
    return bool(playable_for(s, you, cost, source, spent))


def _remove_burden(s: State, cost: RemoveBurden, you: Seat, source: int) -> bool:
    return s.players[s.free].burdens >= amount(s, cost.amount, you, source)


def _remove_twilight(s: State, cost: RemoveTwilight, you: Seat, source: int) -> bool:
    return s.twilight >= amount(s, cost.amount, you, source)


def _remove_tokens(s: State, cost: RemoveTokens, you: Seat, source: int) -> bool:
    cards = candidates(s, cost.target, you, source)
    return any(tokens_on(card, cost.culture) >= cost.count for card in cards)


def _take_control(s: State, cost: TakeControl, you: Seat, source: int) -> bool:
    return within_reach(s) is not None  # LOTR-30.28


def _liberate(s: State, cost: Liberate, you: Seat, source: int) -> bool:
    return liberable(s) is not None


def _assign(s: State, cost: AssignMinion, you: Seat, source: int) -> bool:
    sides = [candidates(s, target, you, source) for target in (cost.minion, cost.to)]
    return all(any(can_be_assigned_by_text(s, c, you) for c in side) for side in sides)


PAYABLE: dict[type, Callable[[State, Any, Seat, int], bool]] = {
    Exert: _exert,
    Spot: _spot,
    Discard: _discard,
    ReturnToHand: _discard,
    Heal: _heal,
    Wound: _wound,
    DiscardFromHand: _from_hand,
    PutUnderDeck: _from_hand,
    StackFromHand: _from_hand,
    RemoveBurden: _remove_burden,
    RemoveTwilight: _remove_twilight,
    RemoveTokens: _remove_tokens,
    TakeControl: _take_control,
    Liberate: _liberate,
    AssignMinion: _assign,
}
