"""The smallest changes of a position, each told as it is made."""

from collections import Counter
from collections.abc import Sequence

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.layout import layout
from pelipoyta.games.lotr.events import (
    BurdensChanged,
    CardsDiscarded,
    LeftPlay,
    RingPutOn,
    RingTakenOff,
    TwilightChanged,
    Why,
)
from pelipoyta.games.lotr.model import Card, Fight, Flow, Happen, Held, LeavesPlay, Zone
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.model.stages import AFTER_REQUIRED
from pelipoyta.games.lotr.terms import Deed, Kind, Pile
from pelipoyta.kernel import Seat


def add_twilight(g: GameChange, by: int, why: Why = "") -> None:
    """Tokens come to the pool, or leave it as far as there are any."""
    by = max(by, -g.s.twilight)
    if by:
        g.s.twilight += by
        g.tell(TwilightChanged(by, g.s.twilight, why=why))


def add_burdens(g: GameChange, seat: Seat, by: int, why: Why = "") -> None:
    by = max(by, -g.s.players[seat].burdens)
    if by:
        player = g.set_player(seat, burdens=g.s.players[seat].burdens + by)
        g.tell(BurdensChanged(seat, by, player.burdens, why=why))


def put_in_play(g: GameChange, code: int, owner: Seat, zone: Zone, host: int = -1) -> Card:
    card = Card(id=g.s.next_id, code=code, owner=owner, zone=zone, host=host)
    g.s.cards[card.id] = card
    g.s.next_id += 1
    return card


def take_from_hand(g: GameChange, seat: Seat, code: int, openly: bool = True) -> None:
    """Of copies that look alike the one most others have seen goes; what goes unseen makes the rest uncertain."""
    hand = list(g.s.players[seat].hand)
    copies = [held for held in hand if held.code == code]
    hand.remove(max(copies, key=lambda held: len(held.eyes)))
    if not openly:
        hand = [Held(held.code) for held in hand]
    g.set_player(seat, hand=tuple(sorted(hand)))


def put_into_hand(g: GameChange, seat: Seat, codes: Sequence[int], eyes: tuple[Seat, ...] = ()) -> None:
    hand = [*g.s.players[seat].hand, *(Held(code, eyes) for code in codes)]
    g.set_player(seat, hand=tuple(sorted(hand)))


def discard_from_hand(g: GameChange, seat: Seat, codes: Sequence[int]) -> None:
    for code in codes:
        take_from_hand(g, seat, code)
    discard_codes(g, seat, codes)
    g.tell(CardsDiscarded(seat, tuple(codes), Pile.HAND))


def discard_codes(g: GameChange, seat: Seat, codes: Sequence[int]) -> None:
    g.set_player(seat, discard=(*g.s.players[seat].discard, *codes))


def remember(g: GameChange, seat: Seat, codes: Sequence[int]) -> None:
    """Note publicly that these cards went back into the seat's deck: at least so many of each are in it."""
    known = Counter(g.s.players[seat].known) | Counter(codes)
    g.set_player(seat, known=tuple(sorted(known.elements())))


def remove_from_play(g: GameChange, cards: Sequence[int], to_dead: bool = False) -> list[Card]:
    """These and everything on them leave play for their owners' piles (LOTR-4.5); what left, in order."""
    gone: list[Card] = []
    for card_id in cards:
        if card_id in g.s.cards:
            gone += _remove_one(g, card_id, to_dead)
    if to_dead:
        _note_slain(g, gone)
    forget(g, {card.id for card in gone})
    return gone


def _note_slain(g: GameChange, gone: Sequence[Card]) -> None:
    """The last characters of a side of the skirmish to be killed have lost it (LOTR-30.71)."""
    fight, slain = g.s.fight, {card.id for card in gone}
    if fight is None or Flow("resolve-fight") not in g.s.agenda:
        return
    for side in ((fight.character,), fight.minions):
        if side and slain.issuperset(side):
            g.s.used |= {f"phase:slain/{card.id}/{card.code}": card.owner for card in gone if card.id in side}


def _remove_one(g: GameChange, card_id: int, to_dead: bool) -> list[Card]:
    card = g.s.cards.pop(card_id)
    ring = Kind.RING  # LOTR-19.16: it stays on the table, for someone else may bear it
    riders = [c.id for c in g.s.cards.values() if c.host == card_id and CARDS[c.code].kind is not ring]
    _note_fallen(g, card, [g.s.cards[i].code for i in riders])
    gone = [card]
    dies = to_dead and CARDS[card.code].kind in (Kind.COMPANION, Kind.ALLY)  # LOTR-19.2
    if dies:
        g.set_player(card.owner, dead=(*g.s.players[card.owner].dead, card.code))
    else:
        discard_codes(g, card.owner, [card.code])
    for rider in riders:
        if rider in g.s.cards:
            gone += _remove_one(g, rider, False)
    return gone


def _note_fallen(g: GameChange, card: Card, borne: Sequence[int]) -> None:
    """Out of a skirmish: a text that waits for its end may still ask who was there (LOTR-30.65)."""
    fight = g.s.fight
    if fight is not None and (card.id == fight.character or card.id in fight.minions):
        g.s.used["/".join(map(str, ("phase:fell", card.code, *borne)))] = 1


def forget(g: GameChange, gone: set[int]) -> None:
    """Remove cards that left play from all skirmishes (LOTR-13.10)."""
    s = g.s
    s.fights = [
        Fight(f.character, tuple(m for m in f.minions if m not in gone)) for f in s.fights if f.character not in gone
    ]
    if s.fight is not None:
        kept = tuple(m for m in s.fight.minions if m not in gone)
        s.fight = Fight(-1 if s.fight.character in gone else s.fight.character, kept)


def leave_skirmish(g: GameChange, card: int) -> None:
    """LOTR-30.13: the last one of a side that is removed has lost, though it is not harmed."""
    fight = g.s.fight
    if fight is not None and (card == fight.character or card in fight.minions):
        forget(g, {card})
        if card == fight.character or fight.minions == (card,):
            g.s.used["phase:driven-off"] = card


def discard_from_play(g: GameChange, cards: Sequence[int]) -> None:
    """These and everything on them go to their owners' discard piles; cards may answer afterwards, not before."""
    offer_answers(g, lay_off(g, cards))


def lay_off(g: GameChange, cards: Sequence[int]) -> list[Card]:
    """The same without answers, for a caller that offers them; returns what left the table, in order."""
    gone = remove_from_play(g, cards)
    if gone:
        g.tell(LeftPlay(tuple(c.id for c in gone), tuple(c.code for c in gone)))
    return gone


def offer_answers(g: GameChange, gone: Sequence[Card]) -> None:
    """Offer answers to a discard from play that nothing can prevent (LOTR-4.5); stacked cards were not in play."""
    left = [card for card in gone if card.zone is not Zone.STACKED]
    if left and Deed.DISCARD in layout(g.s).awaited:
        codes, owners = tuple(card.code for card in left), tuple(card.owner for card in left)
        g.then(Happen(LeavesPlay((), codes, owners), stage=AFTER_REQUIRED))


def wear_ring(g: GameChange, seat: Seat) -> None:
    if not g.s.players[seat].worn:
        g.set_player(seat, worn=True)
        g.tell(RingPutOn(seat))


def take_ring_off(g: GameChange, seat: Seat) -> None:
    if g.s.players[seat].worn:
        g.set_player(seat, worn=False)
        g.tell(RingTakenOff(seat))
