"""Who sees what: the table is open to all, hands and decks are their owner's (LOTR-25.6).

Deck lists are open (they stand in the options); which of its cards a hand holds is not.
"""

from collections import Counter
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.decks import deck_of
from pelipoyta.games.lotr.find import active, fits_printed
from pelipoyta.games.lotr.model import (
    Card,
    Fight,
    Held,
    Lasting,
    Options,
    Perform,
    Player,
    Select,
    State,
    Tasks,
)
from pelipoyta.games.lotr.numbers import Part, cost_parts, keyword_amount, strength_parts, vitality_left
from pelipoyta.games.lotr.terms import Keyword, Kind, Phase, Pile
from pelipoyta.kernel import Deck, Over, Seat

SHOWN = (Keyword.DAMAGE, Keyword.DEFENDER, Keyword.FIERCE, Keyword.ARCHER, Keyword.AMBUSH)
HIDDEN_BID = -2


class Numbers(Struct, frozen=True):
    """What a character comes to now, and why."""

    card: int
    strength: tuple[Part, ...]
    vitality: int
    keywords: tuple[tuple[Keyword, int], ...]


class Price(Struct, frozen=True):
    """What a card in one's hand would cost now, and why."""

    code: int
    parts: tuple[Part, ...]


class PlayerView(Struct, frozen=True):
    """A player as one seat sees them: one's own hand and decks, of others what was seen and how many."""

    hand: tuple[Held, ...]
    hand_count: int
    deck: Deck | None
    deck_count: int
    under: int  # how many cards were put beneath the draw deck
    discard: tuple[int, ...]
    dead: tuple[int, ...]
    adventure: tuple[int, ...]
    site: int
    bearer: int
    burdens: int
    resistance: int
    worn: bool
    bid: int
    place: int
    out: bool
    reshuffled: bool


class View(Struct, frozen=True):
    seat: Seat | None
    options: Options
    players: tuple[PlayerView, ...]
    order: tuple[Seat, ...]
    cards: tuple[Card, ...]
    agenda: tuple[Tasks, ...]
    path: tuple[int, ...]
    lasting: tuple[Lasting, ...]
    fights: tuple[Fight, ...]
    used: dict[str, int]
    wounded: dict[int, int]
    numbers: tuple[Numbers, ...]
    prices: tuple[Price, ...]
    fight: Fight | None
    phase: Phase
    free: Seat
    acting: Seat
    twilight: int
    moves: int
    limit: int
    drawn: int
    fierce: bool
    next_id: int
    over: Over | None


def view(s: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=s.options,
        players=tuple(_player(s, other, seat) for other in range(len(s.players))),
        order=tuple(s.order),
        cards=tuple(s.cards.values()),
        agenda=tuple(_task(task, seat) for task in s.agenda),
        path=tuple(s.path),
        lasting=tuple(s.lasting),
        fights=tuple(s.fights),
        used=dict(s.used),
        wounded=dict(s.wounded),
        numbers=_numbers(s),
        prices=_prices(s, seat),
        fight=s.fight,
        phase=s.phase,
        free=s.free,
        acting=s.acting,
        twilight=s.twilight,
        moves=s.moves,
        limit=s.limit,
        drawn=s.drawn,
        fierce=s.fierce,
        next_id=s.next_id,
        over=s.over,
    )


def _player(s: State, who: Seat, seat: Seat | None) -> PlayerView:
    player, own = s.players[who], who == seat
    bidding = any(other.bid < 0 for other in s.players) and s.options.variant == "deluxe"
    return PlayerView(
        hand=player.hand if own else tuple(held for held in player.hand if seat in held.eyes),
        hand_count=len(player.hand),
        deck=player.deck if own else None,
        deck_count=len(player.deck),
        under=len(player.deck.bottom),
        discard=player.discard,
        dead=player.dead,
        adventure=player.adventure if own else (),
        site=player.site,
        bearer=player.bearer,
        burdens=player.burdens,
        resistance=player.resistance,
        worn=player.worn,
        bid=HIDDEN_BID if bidding and not own and player.bid >= 0 else player.bid,
        place=player.place,
        out=player.out,
        reshuffled=player.reshuffled,
    )


def _task(task: Tasks, seat: Seat | None) -> Tasks:
    """What another picks from a hand or deck is not ours to see before it is told."""
    if isinstance(task, Select) and task.pile in (Pile.HAND, Pile.DECK) and task.seat != seat:
        return replace(task, options=(), picked=())
    if isinstance(task, Perform) and task.seat != seat:
        return replace(task, names=tuple(pair for pair in task.names if not pair[0].endswith("#pile")))
    return task


def _numbers(s: State) -> tuple[Numbers, ...]:
    if s.free < 0:
        return ()
    return tuple(_numbers_of(s, card) for card in list(active(s)) if CARDS[card.code].is_character)


def _numbers_of(s: State, card: Card) -> Numbers:
    words = tuple((word, have) for word in SHOWN if (have := keyword_amount(s, card, word)))
    return Numbers(card.id, tuple(strength_parts(s, card)), vitality_left(s, card), words)


def _prices(s: State, seat: Seat | None) -> tuple[Price, ...]:
    if seat is None or s.free < 0:
        return ()
    codes = sorted({held.code for held in s.players[seat].hand})
    return tuple(Price(code, tuple(cost_parts(s, seat, code))) for code in codes if CARDS[code].kind is not Kind.SITE)


# -- Guessing what is hidden ------------------------------------------------------------------------------------------


def determinize(v: View, rng: Random) -> State:
    """One full state that fits the view: unseen cards of each list are dealt anew."""
    players = [_guess_player(v, seat, rng) for seat in range(len(v.players))]
    return State(
        v.options,
        players,
        list(v.order),
        {card.id: card for card in v.cards},
        [_guess_task(task, v, players) for task in v.agenda],
        list(v.path),
        list(v.lasting),
        list(v.fights),
        dict(v.used),
        dict(v.wounded),
        v.fight,
        v.phase,
        v.free,
        v.acting,
        v.twilight,
        v.moves,
        v.limit,
        v.drawn,
        v.fierce,
        v.next_id,
        v.over,
    )


def _guess_player(v: View, seat: Seat, rng: Random) -> Player:
    seen = v.players[seat]
    hand, deck, adventure = seen.hand, seen.deck, seen.adventure
    if seat != v.seat:
        hand, deck = _deal(v, seat, rng)
        adventure = _sites_left(v, seat)
    return Player(
        deck=deck or Deck(),
        hand=hand,
        discard=seen.discard,
        dead=seen.dead,
        adventure=adventure,
        site=seen.site,
        bearer=seen.bearer,
        burdens=seen.burdens,
        resistance=seen.resistance,
        worn=seen.worn,
        bid=rng.randint(0, seen.resistance) if seen.bid == HIDDEN_BID else seen.bid,
        place=seen.place,
        out=seen.out,
        reshuffled=seen.reshuffled,
    )


def _deal(v: View, seat: Seat, rng: Random) -> tuple[tuple[Held, ...], Deck]:
    """Cards of the list that are nowhere to be seen, dealt to hand, deck and beneath it."""
    seen = v.players[seat]
    unseen = list((Counter(deck_of(v.options, seat).draw_deck()) - _visible(v, seat)).elements())
    rng.shuffle(unseen)
    wanted = _wanted(v, seat, unseen)
    unknown = seen.hand_count - len(seen.hand)
    hand = (wanted + [code for code in unseen if code not in wanted])[:unknown] if wanted else unseen[:unknown]
    left = list((Counter(unseen) - Counter(hand)).elements())
    rng.shuffle(left)
    del left[seen.deck_count :]  # who is out has taken the cards along
    bottom = tuple(left[: seen.under])
    cards = tuple(sorted((*seen.hand, *(Held(code) for code in hand))))
    return cards, Deck(bag=tuple(sorted(left[seen.under :])), bottom=bottom)


def _wanted(v: View, seat: Seat, unseen: list[int]) -> list[int]:
    """Cards the hand must hold for what its owner is being asked."""
    top = v.agenda[-1] if v.agenda else None
    if not isinstance(top, Select) or top.pile is not Pile.HAND or top.seat != seat or top.which is None:
        return []
    fitting = [code for code in unseen if fits_printed(CARDS[code], top.which)]
    known = sum(fits_printed(CARDS[held.code], top.which) for held in v.players[seat].hand)
    return fitting[: max(top.least - known, 0)]


def _visible(v: View, seat: Seat) -> Counter[int]:
    seen = v.players[seat]
    in_play = [card.code for card in v.cards if card.owner == seat and CARDS[card.code].kind is not Kind.SITE]
    deck = deck_of(v.options, seat)
    own = Counter([*in_play, *seen.discard, *seen.dead, *(held.code for held in seen.hand)])
    return own - Counter([deck.bearer, deck.ring])


def _sites_left(v: View, seat: Seat) -> tuple[int, ...]:
    if v.players[seat].out and not v.players[seat].deck_count:
        return ()
    laid = {card.code for card in v.cards if card.owner == seat and CARDS[card.code].kind is Kind.SITE}
    return tuple(code for code in deck_of(v.options, seat).sites if code not in laid)


def _guess_task(task: Tasks, v: View, players: list[Player]) -> Tasks:
    if not isinstance(task, Select) or task.pile not in (Pile.HAND, Pile.DECK) or task.seat == v.seat:
        return task
    player = players[task.seat]
    codes = [held.code for held in player.hand] if task.pile is Pile.HAND else list(player.deck.bag)
    fitting = [code for code in codes if task.which is None or fits_printed(CARDS[code], task.which)]
    return replace(task, options=tuple(sorted(fitting)))
