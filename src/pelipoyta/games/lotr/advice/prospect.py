"""Effect of a choice on a skirmish: the forecast that the board shows, of the position after the choice."""

from random import Random
from typing import Any

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.knowledge.guess import determinize
from pelipoyta.games.lotr.knowledge.outlook import Outlook, outlooks
from pelipoyta.games.lotr.knowledge.view import View
from pelipoyta.games.lotr.model import Actions, Assign, Pass
from pelipoyta.games.lotr.rules import apply
from pelipoyta.games.lotr.terms import Side
from pelipoyta.kernel import Seat
from pelipoyta.kernel.optional.hint import Hint


def prospect(view: View, seat: Seat, action: Actions) -> Hint | None:
    """Predict the skirmish that the choice is about; None where there is none, or its result stays as it was."""
    now = _of(view.outlooks, view.fight.character if view.fight else -1)
    if isinstance(action, Pass):
        return _told(view, now) if now else None
    about = action.character if isinstance(action, Assign) else now.character if now else -1
    if about < 0:
        return None
    then = _of(_after(view, seat, action), about)
    return _told(view, then) if then and then != now else None


def title(view: View, id: int) -> str:
    card = next((card for card in view.cards if card.id == id), None)
    return CARDS[card.code].title if card else ""


def _after(view: View, seat: Seat, action: Actions) -> tuple[Outlook, ...]:
    """Forecasts after the action; any guess of hidden cards will do, as they have no part in a standing skirmish."""
    after, _ = apply(determinize(view, Random(0)), seat, action)
    return outlooks(after)


def _of(found: tuple[Outlook, ...], character: int) -> Outlook | None:
    return next((each for each in found if each.character == character), None)


def _told(view: View, skirmish: Outlook) -> Hint | None:
    key, facts = _result(view, skirmish)
    return Hint(f"outlook-{key}", facts | _strengths(skirmish)) if key else None


def _result(view: View, skirmish: Outlook) -> tuple[str, dict[str, Any]]:
    own = {"card": title(view, skirmish.character)}
    if skirmish.character in skirmish.dead or skirmish.out:
        return "dies", own
    if burdens := sum(count for _, count in skirmish.burdens):
        return "burdened", {"burdens": burdens}
    if skirmish.winner is Side.SHADOW:
        return "hurts", own | {"wounds": sum(count for _, count in skirmish.wounds)}
    if skirmish.dead:
        return "kills", {"minion": title(view, skirmish.dead[0])}
    return ("wounds", {"minion": title(view, skirmish.wounds[0][0])}) if skirmish.wounds else ("", {})


def _strengths(skirmish: Outlook) -> dict[str, int]:
    """Strengths of both sides, never below 0."""
    sums = {id: max(sum(part.amount for part in parts), 0) for id, parts in skirmish.strengths}
    own = sums.pop(skirmish.character, 0)
    return {"own": own, "foe": sum(sums.values())}
