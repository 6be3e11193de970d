"""Immediate effects of a choice in public figures: characters lost, burdens, wounds, the twilight pool."""

from collections.abc import Iterator
from random import Random
from typing import Any

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.knowledge.guess import determinize
from pelipoyta.games.lotr.knowledge.view import View
from pelipoyta.games.lotr.model import Actions, Play, State, Zone
from pelipoyta.games.lotr.rules import apply
from pelipoyta.kernel import Seat
from pelipoyta.kernel.optional.hint import Hint

Change = tuple[Any, ...]  # a sentence's key, and its facts by name
GUESSES = 2  # at what is hidden: what differs between them is not told
IN_PLAY = (Zone.FELLOWSHIP, Zone.SUPPORT, Zone.CENTRE, Zone.ATTACHED)


def at_once(view: View, seat: Seat, action: Actions) -> Hint | None:
    """Largest immediate change; None where it depends on hidden cards."""
    found = {_change(determinize(view, Random(number)), seat, action) for number in range(GUESSES)}
    said = found.pop()
    return None if found else Hint(said[0], dict(said[1:]))


def _change(s: State, seat: Seat, action: Actions) -> Change:
    after, _ = apply(s, seat, action)
    return next(_changes(s, after, seat, action), ("now-nothing",))


def _changes(s: State, after: State, seat: Seat, action: Actions) -> Iterator[Change]:
    """The weightiest first; what a card costs is told by its price."""
    gone = [card for card in s.cards.values() if card.zone in IN_PLAY and card.id not in after.cards]
    yield from (("now-leaves", ("card", CARDS[card.code].title)) for card in gone[:1])
    for whose in ("own", "other"):
        seats = {each for each in range(len(s.players)) if (each == seat) == (whose == "own")}
        yield from _by("burdens", whose, _burdens(after, seats) - _burdens(s, seats))
        yield from _by("wounds", whose, _more_wounds(s, after, seats))
    if not isinstance(action, Play):
        yield from _by("twilight", "", after.twilight - s.twilight)


def _by(what: str, whose: str, amount: int) -> Iterator[Change]:
    if amount:
        yield f"now-{what}", ("whose", whose), ("way", "up" if amount > 0 else "down"), ("amount", abs(amount))


def _burdens(s: State, seats: set[Seat]) -> int:
    return sum(s.players[seat].burdens for seat in seats)


def _more_wounds(s: State, after: State, seats: set[Seat]) -> int:
    """Wounds on characters that are in play before and after the choice."""
    staying = [card for card in s.cards.values() if card.owner in seats and card.id in after.cards]
    return sum(after.cards[card.id].wounds - card.wounds for card in staying)
