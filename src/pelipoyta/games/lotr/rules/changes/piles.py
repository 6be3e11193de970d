"""Decks, hands and discard piles: drawing, milling, taking back, shuffling."""

from pelipoyta.games.lotr.decks import is_simple
from pelipoyta.games.lotr.decks.dealt import DECK, HAND
from pelipoyta.games.lotr.engine.layout import layout
from pelipoyta.games.lotr.events import (
    CardReturned,
    CardsDiscarded,
    CardsDrawn,
    CardSunk,
    DeckSeen,
    DeckShown,
    DeckShuffled,
)
from pelipoyta.games.lotr.model import Card, Drawing, Happen, Lot, Milling, Peeking, State, TakesCard, Zone
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.steps import (
    discard_codes,
    discard_from_play,
    forget,
    put_into_hand,
    remember,
    take_from_hand,
)
from pelipoyta.games.lotr.rules.play.choice_names import hand_down, secret
from pelipoyta.games.lotr.terms import Deed, Phase, Pile
from pelipoyta.kernel import Deck, Draw, Outcome, Seat, Secret, only

RULE_OF_FOUR = 4
TAKINGS = (Deed.TAKE, Deed.RIVAL_TAKE)


def may_take(s: State, seat: Seat) -> int:
    """LOTR-7.5, LOTR-30.18: how many cards the seat may still draw or take into hand now."""
    bound = s.phase is Phase.FELLOWSHIP and seat == s.free and not is_simple(s.options)
    return RULE_OF_FOUR - s.drawn if bound else 99


def drawable(s: State, task: Drawing | Milling | Peeking) -> int:
    deck = len(s.players[_owner(task)].deck)
    if not isinstance(task, Drawing):
        return min(task.count, deck)
    return max(min(task.count, deck, may_take(s, task.seat)), 0)


def _owner(task: Drawing | Milling | Peeking) -> Seat:
    return task.of if isinstance(task, Peeking) else task.seat


def chance_of(s: State, task: Drawing | Milling | Peeking) -> Draw | None:
    """Chance that must be settled before the cards can leave the deck."""
    return _side_of(s, task).chance(drawable(s, task), (_owner(task), DECK))


def _side_of(s: State, task: Drawing | Milling | Peeking) -> Deck:
    """The deck as it lies, or turned over where cards come from beneath."""
    deck = s.players[_owner(task)].deck
    return deck.turned() if isinstance(task, Milling) and task.below else deck


def lots(s: State, task: Lot) -> Draw | None:
    hand = tuple(held.code for held in s.players[task.seat].hand)
    return Draw(hand, min(task.count, len(hand)), (task.seat, HAND)) if hand and task.count else None


def run_lot(g: GameChange, task: Lot, outcome: Outcome = ()) -> None:
    hand_down(g, task.name, outcome)


def run_peeking(g: GameChange, task: Peeking, outcome: Outcome = ()) -> None:
    """LOTR-25.3, LOTR-30.52: afterwards they lie as they did."""
    codes, deck = g.s.players[task.of].deck.drawn(drawable(g.s, task), outcome)
    g.set_player(task.of, deck=deck.put_on_top(codes))
    if codes and task.reveal and task.tell:
        remember(g, task.of, codes)
        g.tell(DeckShown(task.seat, task.of, codes))
    elif codes and task.tell:
        g.tell(DeckSeen(task.seat, task.of, Secret(codes, only(task.seat))))
    hand_down(g, task.name if task.reveal else secret(task.name), codes)


def take_off_deck(g: GameChange, seat: Seat, code: int) -> None:
    """A card that has been seen on top; where a guess had it elsewhere, from there."""
    deck = g.s.players[seat].deck
    if code in deck.top:
        at = deck.top.index(code)
        g.set_player(seat, deck=Deck(deck.top[:at] + deck.top[at + 1 :], deck.bag, deck.bottom))
    elif code in deck.bag:
        left = list(deck.bag)
        left.remove(code)
        g.set_player(seat, deck=Deck(deck.top, tuple(left), deck.bottom))


def sink(g: GameChange, seat: Seat, code: int) -> None:
    """A card that all have seen on top goes beneath."""
    take_off_deck(g, seat, code)
    g.set_player(seat, deck=g.s.players[seat].deck.put_under((code,)))
    g.tell(CardReturned(seat, code, Pile.DECK))


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
    if not layout(g.s).awaited.isdisjoint(TAKINGS):
        g.then(*(Happen(TakesCard(seat)) for _ in range(count)))


def run_milling(g: GameChange, task: Milling, outcome: Outcome = ()) -> None:
    codes, deck = _side_of(g.s, task).drawn(drawable(g.s, task), outcome)
    g.set_player(task.seat, deck=deck.turned() if task.below else deck)
    if codes:
        discard_codes(g, task.seat, codes)
        g.tell(CardsDiscarded(task.seat, codes, Pile.DECK))
    if task.name:
        hand_down(g, task.name, codes)


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


def move(g: GameChange, seat: Seat, code: int, start: Pile, to: Pile) -> None:
    """A card from one's hand, discard pile or the top of one's deck to another pile; a stack takes it from there."""
    if to is Pile.DECK and start is not Pile.DECK_TOP:
        put_under_deck(g, seat, code, start)
        return
    _take_out(g, seat, code, start, openly=to in (Pile.STACK, Pile.DISCARD))
    deck = g.s.players[seat].deck
    if to is Pile.HAND:
        take_openly(g, seat, code) if start is Pile.DISCARD else _take_quietly(g, seat, code)
    elif to is Pile.DISCARD:
        discard_codes(g, seat, [code])
        g.tell(CardsDiscarded(seat, (code,), Pile.DECK))
    elif to is Pile.DECK_TOP:
        g.set_player(seat, deck=deck.put_on_top((code,)))
    elif to is Pile.DECK:
        g.set_player(seat, deck=deck.put_under((code,)))
    elif to is Pile.SHUFFLED:
        g.set_player(seat, deck=deck.shuffled((code,)))
    if to in (Pile.DECK_TOP, Pile.SHUFFLED) and start is Pile.DISCARD:
        remember(g, seat, (code,))
        g.tell(CardReturned(seat, code, Pile.DECK))
    elif to in (Pile.DECK, Pile.DECK_TOP, Pile.SHUFFLED):
        g.tell(CardSunk(seat, Secret(code, only(seat))))


def _take_out(g: GameChange, seat: Seat, code: int, start: Pile, openly: bool) -> None:
    if start is Pile.HAND:
        take_from_hand(g, seat, code, openly)
    elif start is Pile.DISCARD:
        take_out_of_discard(g, seat, code)
    else:
        take_off_deck(g, seat, code)


def _take_quietly(g: GameChange, seat: Seat, code: int) -> None:
    """From the top of the deck, as if drawn."""
    put_into_hand(g, seat, [code])
    count_taken(g, seat, 1)
    g.tell(CardsDrawn(seat, 1, Secret((code,), only(seat))))


def take_from_play(g: GameChange, card: int) -> None:
    """Take a card out of play; discard the cards on it and remove its tokens (LOTR-4.5)."""
    discard_from_play(g, [c.id for c in g.s.cards.values() if c.host == card])
    gone = g.s.cards.pop(card)
    forget(g, {card})
    take_openly(g, gone.owner, gone.code)


def shuffle_from_play(g: GameChange, card: Card) -> None:
    """Into its owner's draw deck, in sight of all; what it bears is discarded (LOTR-4.5)."""
    borne = [c.id for c in g.s.cards.values() if c.host == card.id and c.zone is not Zone.STACKED]
    discard_from_play(g, borne)
    del g.s.cards[card.id]
    forget(g, {card.id})
    remember(g, card.owner, (card.code,))
    g.set_player(card.owner, deck=g.s.players[card.owner].deck.shuffled((card.code,)))
    g.tell(CardReturned(card.owner, card.code, Pile.DECK))


def take_openly(g: GameChange, seat: Seat, code: int) -> None:
    """LOTR-25.4: the others have seen it, and know that it is in that hand."""
    put_into_hand(g, seat, [code], tuple(other for other in range(len(g.s.players)) if other != seat))
    count_taken(g, seat, 1)
    g.tell(CardReturned(seat, code, Pile.HAND))


def lay_openly(g: GameChange, seat: Seat, code: int, to: Pile) -> None:
    """On top of one's draw deck, or beneath it, in sight of all."""
    deck = g.s.players[seat].deck
    g.set_player(seat, deck=deck.put_on_top((code,)) if to is Pile.DECK_TOP else deck.put_under((code,)))
    remember(g, seat, (code,))
    g.tell(CardReturned(seat, code, to))


def take_out_of_discard(g: GameChange, seat: Seat, code: int) -> None:
    discard = list(g.s.players[seat].discard)
    discard.remove(code)
    g.set_player(seat, discard=tuple(discard))


def take_out_of_dead(g: GameChange, seat: Seat, code: int) -> None:
    dead = list(g.s.players[seat].dead)
    dead.remove(code)
    g.set_player(seat, dead=tuple(dead))


def take_out_of_deck(g: GameChange, seat: Seat, code: int) -> None:
    """A card found by searching; the rest is shuffled afterwards (LOTR-18.9)."""
    left = list(g.s.players[seat].deck.shuffled().bag)
    left.remove(code)
    g.set_player(seat, deck=Deck().shuffled(left))
    g.tell(DeckShuffled(seat))
