"""Reasons for an action: its odds and its cost, or its certain effect."""

from typing import Any

from pelipoyta.games.kasvoton.board import CELLS, COLUMNS, cell_name, side_of
from pelipoyta.games.kasvoton.deck import rank_of
from pelipoyta.games.kasvoton.model import (
    Agree,
    Begin,
    ChooseKnight,
    Deed,
    Done,
    Move,
    Pair,
    Place,
    Reveal,
    Say,
    Scout,
    Split,
    Stage,
    View,
)
from pelipoyta.games.kasvoton.preview import preview
from pelipoyta.games.kasvoton.rules import legal
from pelipoyta.games.kasvoton.rules.strikes import line_value
from pelipoyta.games.kasvoton.view import seen
from pelipoyta.kernel import Seat
from pelipoyta.kernel.optional.hint import Hint, percent

SIX = 6  # standard cards, which two players share (KV-F1)


def hints(view: View, seat: Seat, action: Deed) -> tuple[Hint, ...]:
    odds = preview(view, seat)(action)
    struck = isinstance(action, Move) and odds is not None
    deed = Hint("attack" if struck else _name(action), _facts(view, action))
    if odds is None or odds.win is None:
        return (deed, Hint("attack-why") if struck else _quiet(view, seat, action))
    chances = {"win": percent(odds.win), "fall": percent(odds.fall or 0.0)}
    return (deed, Hint("odds" if odds.fall else "free", chances))


def _quiet(view: View, seat: Seat, action: Deed) -> Hint:
    """Hints for an action that certainly harms no card: what it changes."""
    match action:
        case Move():
            return _of_step(view, action)
        case Scout(cell):
            return Hint("scout-why", {"turned": _turned_up(view, seat, cell)})
        case Pair(one, other):
            return Hint("pair-why", {"sum": _value(view, one) + _value(view, other), "rank": _rank(view, view.target)})
        case Done():
            return _of_end(view, seat)
        case _:
            return _of_setting_up(view, seat, action)


def _of_setting_up(view: View, seat: Seat, action: Deed) -> Hint:
    match action:
        case Split(faces):
            return Hint("split-why", {"own": len(faces), "mate": SIX - len(faces)})
        case Agree() if view.stage is Stage.SPLIT:
            own = len(view.split or ())
            return Hint("split-why", {"own": own, "mate": SIX - own})
        case Agree():
            return Hint("first", {"who": "own" if view.first == seat else "mate"})
        case Place(_, cell):
            return Hint("place-front" if _is_in_front(cell) else "place-rear")
        case _:
            return Hint(f"{_name(action)}-why")


def _of_step(view: View, step: Move) -> Hint:
    """Nearer to the enemy, away from him, or neither."""
    own = next(card.side for card in view.cards if card.cell == step.src)
    foes = [card.cell for card in view.cards if card.side != own and card.cell >= 0]
    before, after = (min(_apart(cell, foe) for foe in foes) for cell in (step.src, step.dst))
    if after == before:
        return Hint("keeps", {"steps": after})
    return Hint("nearer" if after < before else "away", {"steps": after})


def _apart(one: int, other: int) -> int:
    return max(abs(one % COLUMNS - other % COLUMNS), abs(one // COLUMNS - other // COLUMNS))


def _turned_up(view: View, seat: Seat, cell: int) -> int:
    """KV-D3: enemies around the scout that do not lie open yet."""
    enemies = [card for card in view.cards if card.side != side_of(seat) and card.cell >= 0]
    return sum(not card.open and _apart(card.cell, cell) == 1 for card in enemies)


def _of_end(view: View, seat: Seat) -> Hint:
    """Number of other actions left this turn; cards may be shown and pointed at any time."""
    left = sum(not isinstance(each, Done | Reveal | Say) for each in legal(seen(view), seat))
    return Hint("done-why", {"left": left})


def _is_in_front(cell: int) -> bool:
    """True if the cell is in the front one of the army's two rows."""
    return cell // COLUMNS in (1, CELLS // COLUMNS - 2)


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
        case Begin(who):
            return {"who": "own" if who == view.seat else "mate"}
        case ChooseKnight():
            return {}
        case _:
            on = getattr(action, "cell", None)
            return {} if on is None else {"cell": cell_name(on)}


def _rank(view: View, cell: int) -> int:
    card = next((card for card in view.cards if card.cell == cell), None)
    return rank_of(card.face) if card and card.face else 0


def _value(view: View, cell: int) -> int:
    return line_value(_rank(view, cell))
