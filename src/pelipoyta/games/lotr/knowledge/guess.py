"""Guessing what a seat does not see: one full state that fits its view."""

from collections import Counter
from random import Random
from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import amount
from pelipoyta.games.lotr.knowledge.guess_deck import (
    Sight,
    deck_in,
    fixed_left,
    look,
    make_room,
    may_join,
    of_any,
    of_deck,
    sites_left,
    some_deck,
)
from pelipoyta.games.lotr.knowledge.view import HIDDEN_BID, View
from pelipoyta.games.lotr.model import Held, Perform, Player, Select, State, Tasks
from pelipoyta.games.lotr.model.state import FIRST_RULES
from pelipoyta.games.lotr.rules.play.allowed import playable_for, plays_in, why_not_play
from pelipoyta.games.lotr.rules.play.perform import words_at
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.games.lotr.words.effects import PlayOrder
from pelipoyta.games.lotr.words.filters import ANY_CARD, Filter
from pelipoyta.kernel import Deck, Seat


def determinize(v: View, rng: Random) -> State:
    """Draw one full state that fits the view: guess decks, and deal their unseen cards anew."""
    players = [_guess_player(v, seat, rng) for seat in range(len(v.players))]
    dealt = tuple(players)
    guessed = State(
        options=v.options,
        players=players,
        order=list(v.order),
        cards={card.id: card for card in v.cards},
        agenda=[_guess_task(task, at, v, players) for at, task in enumerate(v.agenda)],
        path=list(v.path),
        lasting=list(v.lasting),
        fights=list(v.fights),
        used=dict(v.used),
        wounded=dict(v.wounded),
        fight=v.fight,
        phase=v.phase,
        free=v.free,
        acting=v.acting,
        twilight=v.twilight,
        moves=v.moves,
        limit=v.limit,
        drawn=v.drawn,
        fierce=v.fierce,
        next_id=v.next_id,
        over=v.over,
        rules=FIRST_RULES if v.rules is UNSET else v.rules,
    )
    _hold_what_is_paid_for(guessed, v, rng)
    _offer_what_can_be_played(guessed, v, rng)
    for seat, player in enumerate(guessed.players):
        if seat != v.seat and not (player.brought and player is dealt[seat]):
            guessed.players[seat] = replace(player, brought=deck_in(guessed, seat, rng))
    return guessed


def _guess_player(v: View, seat: Seat, rng: Random) -> Player:
    seen = v.players[seat]
    own = seat == v.seat
    deck = seen.deck or Deck()
    dealt = (
        GuessedCards(hand=seen.hand, deck=deck, adventure=seen.adventure, fixed=seen.fixed, brought=seen.brought)
        if own
        else _deal(v, seat, rng)
    )
    return Player(
        deck=dealt.deck,
        hand=dealt.hand,
        discard=seen.discard,
        dead=seen.dead,
        adventure=dealt.adventure,
        site=seen.site,
        bearer=seen.bearer,
        burdens=seen.burdens,
        resistance=seen.resistance,
        worn=seen.worn,
        bid=rng.randint(0, seen.resistance) if seen.bid == HIDDEN_BID else seen.bid,
        place=seen.place,
        out=seen.out,
        leaving=seen.leaving,
        reshuffled=seen.reshuffled,
        brought=dealt.brought,
        first=seen.first,
        fixed=dealt.fixed,
        known=seen.known,
    )


class GuessedCards(NamedTuple):
    """Hidden cards of one seat, as guessed."""

    hand: tuple[Held, ...]
    deck: Deck
    adventure: tuple[int, ...]
    fixed: tuple[int, ...]
    brought: str  # the deck, where it is known without counting all cards


def _deal(v: View, seat: Seat, rng: Random) -> GuessedCards:
    """Guess a deck: a ready-made one that holds all cards seen of the seat, if any does; else random cards."""
    seen, sight = v.players[seat], look(v, seat)
    ours = some_deck(v.options, sight, rng)
    unseen = of_deck(ours, sight) if ours else of_any(v.options.format, sight, rng)
    rng.shuffle(unseen)
    wanted = _wanted(v, seat, sight, unseen, rng)
    dealt, count = wanted + unseen, seen.hand_count - len(seen.hand)
    hand, left = dealt[:count], dealt[count : count + seen.deck_count]
    adventure = () if seen.out else sites_left(v.options.format, ours, sight, rng)
    return GuessedCards(
        hand=tuple(sorted((*seen.hand, *[Held(code) for code in hand]))),
        deck=Deck(bag=tuple(sorted(left[seen.under :])), bottom=tuple(left[: seen.under])),
        adventure=adventure,
        fixed=fixed_left(ours, sight) if v.options.variant == "starter" else (),
        brought=ours.key if ours and not wanted and sight.hidden and not seen.out else "",
    )


def _wanted(v: View, seat: Seat, sight: Sight, unseen: list[int], rng: Random) -> list[int]:
    """Cards the hand must hold for what its owner is being asked; they, or others for them, leave the unseen."""
    top = v.agenda[-1] if v.agenda else None
    if not isinstance(top, Select) or top.pile is not Pile.HAND or top.seat != seat:
        return []
    which = _wanted_by(v, len(v.agenda) - 1)
    lacking = top.least - sum(which.printed(CARDS[held.code]) for held in v.players[seat].hand)
    found = [code for code in unseen if which.printed(CARDS[code])][: max(lacking, 0)]
    for code in found:
        unseen.remove(code)
    while len(found) < lacking:
        have = sight.seen + Counter(found + unseen)
        found.append(rng.choice(may_join(v.options, have, lambda code: which.printed(CARDS[code]))))
        make_room(unseen, found[-1], sight.known)
    return found


def _wanted_by(v: View, at: int) -> Filter:
    """Filter of the cards that a question asks for, from the word being carried out below it."""
    below = v.agenda[at - 1] if at else None
    return (words_at(below)[below.at].wants() if isinstance(below, Perform) else None) or ANY_CARD


def _is_hidden(task: Select, v: View) -> bool:
    return task.pile in (Pile.HAND, Pile.DECK) and task.seat != v.seat


def _guess_task(task: Tasks, at: int, v: View, players: list[Player]) -> Tasks:
    if not isinstance(task, Select) or not _is_hidden(task, v):
        return task
    player = players[task.seat]
    codes = [held.code for held in player.hand] if task.pile is Pile.HAND else list(player.deck.bag)
    which = _wanted_by(v, at)
    fitting = [code for code in codes if which.printed(CARDS[code])]
    return replace(task, options=tuple(sorted(fitting)))


def _hold_what_is_paid_for(s: State, v: View, rng: Random) -> None:
    """LOTR-18.8: another who pays for a text that plays a card from hand holds such a card."""
    perform = next((task for task in reversed(s.agenda) if isinstance(task, Perform)), None)
    if perform is None or perform.seat == v.seat or perform.part != "cost":
        return
    ability = CARDS[perform.code].text[perform.ability]
    for word in plays_in(ability):
        order = word.play_order()
        if order is not None and Pile.STACK not in order.piles and not _playable(s, perform, order):
            _deal_playable(s, v, perform, order, rng)


def _offer_what_can_be_played(s: State, v: View, rng: Random) -> None:
    """Offer only playable cards where another seat is asked which hidden card to play."""
    select, perform = (s.agenda[-1], s.agenda[-2]) if len(s.agenda) > 1 else (None, None)
    if not isinstance(select, Select) or not isinstance(perform, Perform) or not _is_hidden(select, v):
        return
    word = words_at(perform)[perform.at].play_order()
    if word is not None:
        may_fail = word.searches  # LOTR-18.9
        if not may_fail and not _playable(s, perform, word):
            _deal_playable(s, v, perform, word, rng)
        found = _playable(s, perform, word)
        s.agenda[-1] = replace(select, options=found, least=0 if may_fail else min(1, len(found)))


def _playable(s: State, perform: Perform, word: PlayOrder) -> tuple[int, ...]:
    return tuple(code for _, code in playable_for(s, perform.seat, word, perform.card) if code >= 0)


def _deal_playable(s: State, v: View, perform: Perform, word: PlayOrder, rng: Random) -> None:
    """There is such a card in the true hand: one of the unseen comes there, or becomes one."""
    seat, change = perform.seat, amount(s, word.cost, perform.seat, perform.card)
    player, sight = s.players[seat], look(v, seat)
    hand = [held.code for held in (Counter(player.hand) - Counter(v.players[seat].hand)).elements()]
    hidden = [*hand, *player.deck.bag]

    def is_able(code: int) -> bool:
        return word.which.printed(CARDS[code]) and why_not_play(s, seat, code, change, word.on) is None

    able = [code for code in hidden if is_able(code)]
    others = able or may_join(v.options, sight.seen + Counter(hidden), is_able)
    if hand and others:
        code = rng.choice(others)
        hidden.remove(code) if able else make_room(hidden, code, sight.known)
        s.players[seat] = _holding(player, v.players[seat].hand, [code, *hidden], len(hand))


def _holding(player: Player, seen: tuple[Held, ...], hidden: list[int], count: int) -> Player:
    """With these unseen cards, so many of them in hand and the others in the deck."""
    hand = tuple(sorted((*seen, *(Held(code) for code in hidden[:count]))))
    return replace(player, hand=hand, deck=replace(player.deck, bag=tuple(sorted(hidden[count:]))))
