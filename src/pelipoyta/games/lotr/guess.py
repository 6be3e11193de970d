"""Guessing what a seat does not see: one full state that fits its view."""

from collections import Counter
from random import Random

from msgspec.structs import replace

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.decks import deck_of
from pelipoyta.games.lotr.find import fits_printed
from pelipoyta.games.lotr.model import Held, Player, Select, State, Tasks
from pelipoyta.games.lotr.terms import Kind, Pile
from pelipoyta.games.lotr.view import HIDDEN_BID, View
from pelipoyta.kernel import Deck, Seat


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
