"""Words about hands, draw decks and discard piles."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.events import HandSeen, HandShown
from pelipoyta.games.lotr.find import fits_printed, shadow_seats
from pelipoyta.games.lotr.language import (
    DiscardFromHand,
    DiscardTop,
    DrawCards,
    EachShadowMayDraw,
    Filter,
    LookAtHand,
    PutUnderDeck,
    TakeIntoHand,
)
from pelipoyta.games.lotr.model import Deciding, Draws, HandRevealed, Happen, Held, Milling, Perform, Select
from pelipoyta.games.lotr.rules.change import discard_from_hand
from pelipoyta.games.lotr.rules.costs import hand_choices
from pelipoyta.games.lotr.rules.going import Going
from pelipoyta.games.lotr.rules.piles import may_take, put_under_deck, take_from_discard
from pelipoyta.games.lotr.rules.resolve.targets import number
from pelipoyta.games.lotr.rules.slots import back, is_cost, slot
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.kernel import Seat, Secret


def picked_from(
    g: Going, task: Perform, codes: tuple[int, ...], count: int, pile: Pile, which: Filter | None
) -> tuple[int, ...] | None:
    """The codes the player picked from a pile; None when the question has just been put."""
    name = slot(task, "pile")
    chosen = dict(task.names).get(name)
    if chosen is not None:
        return chosen
    most = min(count, len(codes))
    g.s.agenda.pop()
    if not most:
        g.then(replace(back(task), names=(*task.names, (name, ()))))
    else:
        g.then(Select(task.seat, "card", tuple(sorted(codes)), name, most, most, pile=pile, which=which), back(task))
    return None


def _draw(g: Going, task: Perform, word: DrawCards) -> None:
    count = number(g, task, word.amount)
    if count:
        g.then(Happen(Draws(task.seat, count), paid=is_cost(task)))


def _each_shadow_may_draw(g: Going, task: Perform, word: EachShadowMayDraw) -> None:
    count = number(g, task, word.amount)
    answers = dict(task.names)
    for seat in shadow_seats(g.s) if count else ():
        if f"draws/{seat}" not in answers:
            g.s.agenda.pop()
            g.then(Deciding(seat, "draw", (0, 1), f"draws/{seat}"), back(task))
            return
    g.then(*(Happen(Draws(seat, count)) for seat in shadow_seats(g.s) if answers.get(f"draws/{seat}") == (1,)))


def _discard_from_hand(g: Going, task: Perform, word: DiscardFromHand) -> None:
    picked = picked_from(g, task, hand_choices(g.s, task.seat, word), word.count, Pile.HAND, word.which)
    if picked is not None:
        discard_from_hand(g, task.seat, picked)


def _put_under_deck(g: Going, task: Perform, word: PutUnderDeck) -> None:
    codes = hand_choices(g.s, task.seat, word) if word.pile is Pile.HAND else _discards(g, task, word)
    for code in picked_from(g, task, codes, 1, word.pile, word.which) or ():
        put_under_deck(g, task.seat, code, word.pile)


def _discards(g: Going, task: Perform, word: PutUnderDeck | TakeIntoHand) -> tuple[int, ...]:
    pile = g.s.players[task.seat].discard
    return tuple(code for code in pile if word.which is None or fits_printed(CARDS[code], word.which))


def _take_into_hand(g: Going, task: Perform, word: TakeIntoHand) -> None:
    most = min(1, may_take(g.s, task.seat))
    for code in picked_from(g, task, _discards(g, task, word), most, Pile.DISCARD, word.which) or ():
        take_from_discard(g, task.seat, code)


def _discard_top(g: Going, task: Perform, word: DiscardTop) -> None:
    g.then(Milling(g.s.free, word.count))


def _look_at_hand(g: Going, task: Perform, word: LookAtHand) -> None:
    """LOTR-25.3; with several opponents the player chooses whose (LOTR-28.2)."""
    whose = shadow_seats(g.s) if task.seat == g.s.free else [g.s.free]
    chosen = dict(task.names).get(slot(task, "whose"))
    if chosen is None and len(whose) > 1:
        g.s.agenda.pop()
        g.then(Select(task.seat, "player", tuple(sorted(whose)), slot(task, "whose")), back(task))
        return
    of = chosen[0] if chosen else whose[0]
    codes = tuple(held.code for held in g.s.players[of].hand)
    if word.reveal:
        g.tell(HandShown(task.seat, of, codes))
        _see_hand(g, of, set(range(len(g.s.players))))
        g.then(Happen(HandRevealed(task.seat, of)))
    else:
        g.tell(HandSeen(task.seat, of, Secret(codes, tuple(sorted({task.seat, of})))))
        _see_hand(g, of, {task.seat})


def _see_hand(g: Going, of: Seat, seers: set[Seat]) -> None:
    """These remember the cards as long as they stay in that hand."""
    hand = g.s.players[of].hand
    eyes = seers - {of}
    g.set_player(of, hand=tuple(sorted(Held(h.code, tuple(sorted(eyes | set(h.eyes)))) for h in hand)))


WORDS: dict[type, Callable[[Going, Perform, Any], None]] = {
    DrawCards: _draw,
    EachShadowMayDraw: _each_shadow_may_draw,
    DiscardFromHand: _discard_from_hand,
    PutUnderDeck: _put_under_deck,
    TakeIntoHand: _take_into_hand,
    DiscardTop: _discard_top,
    LookAtHand: _look_at_hand,
}
