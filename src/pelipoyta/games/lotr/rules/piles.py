"""Decks, hands and discard piles: drawing, milling, taking back, shuffling."""

from pelipoyta.games.lotr.decks import is_simple
from pelipoyta.games.lotr.events import CardReturned, CardsDiscarded, CardsDrawn, CardSunk, DeckShuffled
from pelipoyta.games.lotr.model import Drawing, Milling, State
from pelipoyta.games.lotr.rules.change import (
    discard_codes,
    discard_from_play,
    forget,
    put_into_hand,
    remember,
    take_from_hand,
)
from pelipoyta.games.lotr.rules.game_change import GameChange
from pelipoyta.games.lotr.terms import Phase, Pile
from pelipoyta.kernel import Deck, Draw, Outcome, Seat, Secret, only

RULE_OF_FOUR = 4


def may_take(s: State, seat: Seat) -> int:
    """LOTR-7.5, LOTR-30.18: how many cards the seat may still draw or take into hand now."""
    bound = s.phase is Phase.FELLOWSHIP and seat == s.free and not is_simple(s.options)
    return RULE_OF_FOUR - s.drawn if bound else 99


def drawable(s: State, task: Drawing | Milling) -> int:
    deck = len(s.players[task.seat].deck)
    if isinstance(task, Milling):
        return min(task.count, deck)
    return max(min(task.count, deck, may_take(s, task.seat)), 0)


def chance_of(s: State, task: Drawing | Milling) -> Draw | None:
    """What chance must settle before the cards can leave the deck."""
    return s.players[task.seat].deck.chance(drawable(s, task))


def run_drawing(g: GameChange, task: Drawing, outcome: Outcome = ()) -> None:
    count = drawable(g.s, task)
    codes, deck = g.s.players[task.seat].deck.drawn(count, outcome)
    g.set_player(task.seat, deck=deck)
    if codes:
        put_into_hand(g, task.seat, codes)
        count_taken(g, task.seat, len(codes))
        g.tell(CardsDrawn(task.seat, len(codes), Secret(tuple(sorted(codes)), only(task.seat))))
    _reshuffle_once(g, task.seat, task.count - count)


def _reshuffle_once(g: GameChange, seat: Seat, missing: int) -> None:
    """LOTR-27.5, in the beginners' game only; LOTR-2.8 otherwise."""
    player = g.s.players[seat]
    if g.s.options.variant != "starter" or len(player.deck) or player.reshuffled or not player.discard:
        return
    remember(g, seat, player.discard)
    g.set_player(seat, deck=Deck().shuffled(player.discard), discard=(), reshuffled=True)
    g.tell(DeckShuffled(seat, anew=True))
    if missing > 0:
        g.then(Drawing(seat, missing))


def count_taken(g: GameChange, seat: Seat, count: int) -> None:
    if g.s.phase is Phase.FELLOWSHIP and seat == g.s.free:
        g.s.drawn += count


def run_milling(g: GameChange, task: Milling, outcome: Outcome = ()) -> None:
    codes, deck = g.s.players[task.seat].deck.drawn(drawable(g.s, task), outcome)
    g.set_player(task.seat, deck=deck)
    if codes:
        discard_codes(g, task.seat, codes)
        g.tell(CardsDiscarded(task.seat, codes, Pile.DECK))


def put_under_deck(g: GameChange, seat: Seat, code: int, pile: Pile) -> None:
    """LOTR-25.4: from the discard pile in sight of all; from the hand, only its owner knows what."""
    if pile is Pile.HAND:
        take_from_hand(g, seat, code, openly=False)
        g.tell(CardSunk(seat, Secret(code, only(seat))))
    else:
        take_out_of_discard(g, seat, code)
        remember(g, seat, (code,))
        g.tell(CardReturned(seat, code, Pile.DECK))
    g.set_player(seat, deck=g.s.players[seat].deck.put_under((code,)))


def take_from_discard(g: GameChange, seat: Seat, code: int) -> None:
    take_out_of_discard(g, seat, code)
    _take_openly(g, seat, code)


def take_from_play(g: GameChange, card: int) -> None:
    """What lies on it is discarded, its tokens vanish (LOTR-4.5)."""
    discard_from_play(g, [c.id for c in g.s.cards.values() if c.host == card])
    gone = g.s.cards.pop(card)
    forget(g, {card})
    _take_openly(g, gone.owner, gone.code)


def _take_openly(g: GameChange, seat: Seat, code: int) -> None:
    """LOTR-25.4: the others have seen it, and know that it is in that hand."""
    put_into_hand(g, seat, [code], tuple(other for other in range(len(g.s.players)) if other != seat))
    count_taken(g, seat, 1)
    g.tell(CardReturned(seat, code, Pile.HAND))


def take_out_of_discard(g: GameChange, seat: Seat, code: int) -> None:
    discard = list(g.s.players[seat].discard)
    discard.remove(code)
    g.set_player(seat, discard=tuple(discard))


def take_out_of_deck(g: GameChange, seat: Seat, code: int) -> None:
    """A card found by searching; the rest is shuffled afterwards (LOTR-18.9)."""
    left = list(g.s.players[seat].deck.shuffled().bag)
    left.remove(code)
    g.set_player(seat, deck=Deck().shuffled(left))
    g.tell(DeckShuffled(seat))
