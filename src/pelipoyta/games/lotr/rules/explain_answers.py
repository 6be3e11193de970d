"""Explain why an event or ability cannot answer what happens, though it waits for such a thing (LOTR-17.3)."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import ALL_CARDS, CARDS
from pelipoyta.games.lotr.engine.find import is_active
from pelipoyta.games.lotr.engine.layout import VOID
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.engine.restrictions import play_barred_by
from pelipoyta.games.lotr.model import Actions, Card, Happen, Play, State, Use
from pelipoyta.games.lotr.model.stages import BEFORE_WINDOW
from pelipoyta.games.lotr.rules.happenings.answers import actor, is_before, subject
from pelipoyta.games.lotr.rules.play.allowed import forbidden, why_not_begin
from pelipoyta.games.lotr.terms import Side
from pelipoyta.kernel import Refusal, Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.words.abilities import Ability


def why_no_answer(s: State, seat: Seat, task: Happen, action: Actions) -> Refusal:
    """Refusal of an answer: what forbids it, where the card waits for this; else that it is no answer."""
    found: Refusal | None = None
    if isinstance(action, Play) and any(held.code == action.code for held in s.players[seat].hand):
        found = _why_not_event(s, seat, task, action.code)
    elif isinstance(action, Use) and action.card in s.cards:
        found = _why_not_ability(s, seat, task, s.cards[action.card], action.ability)
    return found or Refusal("LOTR-17.3", "no-answer")


def _why_not_event(s: State, seat: Seat, task: Happen, code: int) -> Refusal | None:
    card, held = CARDS[code], Card(-1, code, seat, VOID)
    for _, ability in ALL_CARDS.answering(code):
        it = _awaited(s, task, ability, held)
        if it is None:
            continue
        if (card.side is Side.FREE) != (seat == s.free):
            return Refusal("LOTR-4.2", "wrong-side", {"card": card.title, "side": card.side.value})
        barred_by = play_barred_by(s, card)
        if barred_by >= 0:
            return forbidden(card.title, barred_by)
        price = cost(s, seat, code) if card.side is Side.SHADOW else 0
        if price > s.twilight:
            return Refusal("LOTR-20.1", "too-dear", {"card": card.title, "cost": price, "pool": s.twilight})
        return why_not_begin(s, seat, ability=ability, source=-1, card=card, price=price, names=(("it", it),))
    return None


def _why_not_ability(s: State, seat: Seat, task: Happen, card: Card, index: int) -> Refusal | None:
    text = CARDS[card.code].text
    ability = text[index] if 0 <= index < len(text) else None
    it = None if ability is None or not ability.is_optional else _awaited(s, task, ability, card)
    if ability is None or it is None:
        return None
    facts: dict[str, str | int] = {"card": CARDS[card.code].title}
    if actor(s, card, ability, it) != seat:
        return Refusal("LOTR-17.7", "not-your-card", facts)
    if not is_active(s, card):
        return Refusal("LOTR-4.2", "inactive", facts)
    if ability.limit_of(card.id, index) in s.used:
        return Refusal("LOTR-18.16", "limit-reached", facts)
    return why_not_begin(s, seat, ability, card.id, CARDS[card.code], names=(("it", it),))


def _awaited(s: State, task: Happen, ability: "Ability", card: Card) -> tuple[int, ...] | None:
    """Cards that the happening is about for this ability; None if the ability does not wait for it at this stage."""
    if is_before(ability) != (task.stage == BEFORE_WINDOW):
        return None
    return subject(s, ability, task.what, card)
