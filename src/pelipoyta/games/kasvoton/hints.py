"""What speaks for a deed: how likely it is to win, and what it costs if it does not."""

from typing import Any

from pelipoyta.games.kasvoton.board import COLUMNS, cell_name
from pelipoyta.games.kasvoton.deck import rank_of
from pelipoyta.games.kasvoton.model import ChooseKnight, Deed, Move, Pair, Place, View
from pelipoyta.games.kasvoton.preview import preview
from pelipoyta.kernel import Seat
from pelipoyta.kernel.hint import Hint, percent


def hints(view: View, seat: Seat, action: Deed) -> tuple[Hint, ...]:
    odds = preview(view, seat)(action)
    struck = isinstance(action, Move) and odds is not None
    deed = Hint("attack" if struck else _name(action), _facts(view, action))
    if odds is None or odds.win is None:
        return (deed, _quiet(view, action))
    chances = {"win": percent(odds.win), "fall": percent(odds.fall or 0.0)}
    return (deed, Hint("odds" if odds.fall else "free", chances))


def _quiet(view: View, action: Deed) -> Hint:
    """Of what harms nobody: nearer to the enemy, away from him, or what the deed is good for."""
    if not isinstance(action, Move):
        return Hint(f"{_name(action)}-why")
    own = next(card.side for card in view.cards if card.cell == action.src)
    foes = [card.cell for card in view.cards if card.side != own and card.cell >= 0]
    before, after = (min((_apart(cell, foe) for foe in foes), default=0) for cell in (action.src, action.dst))
    if after == before:
        return Hint("keeps", {"steps": after})
    return Hint("nearer" if after < before else "away", {"steps": after})


def _apart(one: int, other: int) -> int:
    return max(abs(one % COLUMNS - other % COLUMNS), abs(one // COLUMNS - other // COLUMNS))


def _name(action: Deed) -> str:
    return {"ChooseKnight": "knight"}.get(type(action).__name__, type(action).__name__.lower())


def _facts(view: View, action: Deed) -> dict[str, Any]:
    match action:
        case Move(src, dst):
            return {"rank": _rank(view, src), "from": cell_name(src), "to": cell_name(dst)}
        case Pair(one, other):
            return {"one": cell_name(one), "other": cell_name(other)}
        case Place(face, cell):
            return {"rank": rank_of(face), "cell": cell_name(cell)}
        case ChooseKnight():
            return {}
        case _:
            on = getattr(action, "cell", None)
            return {} if on is None else {"cell": cell_name(on)}


def _rank(view: View, cell: int) -> int:
    card = next((card for card in view.cards if card.cell == cell), None)
    return rank_of(card.face) if card and card.face else 0
