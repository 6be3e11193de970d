"""Words about cards in play and sites: discarding, playing, stacking, control."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.lotr.events import CardStacked
from pelipoyta.games.lotr.language import (
    Discard,
    Liberate,
    NoMoreMoves,
    PlayCard,
    PlayNextSite,
    PlayStacked,
    ReturnToHand,
    Stack,
    StackFromHand,
    TakeControl,
)
from pelipoyta.games.lotr.model import Happen, LeavesPlay, Perform, TakesSite, Zone
from pelipoyta.games.lotr.rules.change import discard_from_play, forget, put_in_play, take_from_hand
from pelipoyta.games.lotr.rules.control import liberate
from pelipoyta.games.lotr.rules.costs import hand_choices
from pelipoyta.games.lotr.rules.going import Going
from pelipoyta.games.lotr.rules.piles import may_take, take_from_play
from pelipoyta.games.lotr.rules.resolve.piles import picked_from
from pelipoyta.games.lotr.rules.resolve.targets import meant
from pelipoyta.games.lotr.rules.slots import is_cost
from pelipoyta.games.lotr.terms import Pile


def _discard(g: Going, task: Perform, word: Discard) -> None:
    """LOTR-30.26: never the Ring-bearer."""
    cards = tuple(i for i in meant(g, task, word.target) if g.s.players[g.s.cards[i].owner].bearer != i)
    if cards:
        g.then(Happen(LeavesPlay(cards), paid=is_cost(task)))


def _return_to_hand(g: Going, task: Perform, word: ReturnToHand) -> None:
    """LOTR-30.26: never the Ring-bearer; LOTR-7.5: no more than the owner may take."""
    for card in meant(g, task, word.target):
        owner = g.s.cards[card].owner
        if g.s.players[owner].bearer != card and may_take(g.s, owner) > 0:
            take_from_play(g, card)


def _play_card(g: Going, task: Perform, word: PlayCard) -> None:
    from pelipoyta.games.lotr.rules.playing import play_for  # playing performs, and a performance plays

    play_for(g, task, word)


def _play_stacked(g: Going, task: Perform, word: PlayStacked) -> None:
    from pelipoyta.games.lotr.rules.playing import play_stacked

    play_stacked(g, task, word)


def _play_next_site(g: Going, task: Perform, word: PlayNextSite) -> None:
    from pelipoyta.games.lotr.rules.moving import replace_next_site

    replace_next_site(g, task.seat)


def _no_more_moves(g: Going, task: Perform, word: NoMoreMoves) -> None:
    g.s.used["no-more-moves"] = 1


def _stack(g: Going, task: Perform, word: Stack) -> None:
    """LOTR-21.7: out of play; what it bore is discarded, its tokens vanish (LOTR-4.5)."""
    host = next(iter(meant(g, task, word.on, "on")), None)
    for card in meant(g, task, word.target) if host is not None else ():
        discard_from_play(g, [c.id for c in g.s.cards.values() if c.host == card])
        forget(g, {card})
        laid = g.set_card(card, zone=Zone.STACKED, host=host, wounds=0, tokens=())
        g.tell(CardStacked(laid.owner, laid.id, laid.code, laid.host))


def _stack_from_hand(g: Going, task: Perform, word: StackFromHand) -> None:
    host = next(iter(meant(g, task, word.on, "on")), None)
    codes = hand_choices(g.s, task.seat, word) if host is not None else ()
    for code in picked_from(g, task, codes, 1, Pile.HAND, word.which) or ():
        take_from_hand(g, task.seat, code)
        laid = put_in_play(g, code, task.seat, Zone.STACKED, -1 if host is None else host)
        g.tell(CardStacked(task.seat, laid.id, laid.code, laid.host))


def _take_control(g: Going, task: Perform, word: TakeControl) -> None:
    """LOTR-30.29: one after another."""
    g.then(*(Happen(TakesSite(task.seat, -1), paid=is_cost(task)) for _ in range(word.count)))


def _liberate(g: Going, task: Perform, word: Liberate) -> None:
    liberate(g)


WORDS: dict[type, Callable[[Going, Perform, Any], None]] = {
    Discard: _discard,
    ReturnToHand: _return_to_hand,
    PlayCard: _play_card,
    PlayStacked: _play_stacked,
    PlayNextSite: _play_next_site,
    NoMoreMoves: _no_more_moves,
    Stack: _stack,
    StackFromHand: _stack_from_hand,
    TakeControl: _take_control,
    Liberate: _liberate,
}
