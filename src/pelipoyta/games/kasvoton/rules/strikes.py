"""The last part of a turn: line and triangle strikes, as a chain of small choices."""

from pelipoyta.games.kasvoton.board import ARMY, BORDERS, LINES, cell_name, is_triangle, side_of
from pelipoyta.games.kasvoton.deck import QUEEN, ROYAL
from pelipoyta.games.kasvoton.model import (
    Decline,
    Line,
    Pair,
    Phase,
    Royal,
    Stage,
    State,
    StrikeDeclined,
    StrikeTried,
    Triangle,
)
from pelipoyta.games.kasvoton.points import points
from pelipoyta.games.kasvoton.rules.cards import can_use, own_near, rank_at, side_at, strike, turn_up
from pelipoyta.games.kasvoton.rules.turn import rest_or_go_on
from pelipoyta.games.kasvoton.rules.verb import Verb
from pelipoyta.kernel import Event, Refusal, Seat

LINE_RULES = ("KV-D4.1", "KV-D4.7", "KV-D4.8")  # of a card inside, on an edge, in a corner
TRIANGLE_RULES = ("KV-D4.5", "KV-D4.7", "KV-D4.8")


def _enemies(s: State, seat: Seat) -> list[int]:
    first = ARMY * (1 - side_of(seat))
    return sorted(cell for cell in s.cells[first : first + ARMY] if cell >= 0)


def usable_near(s: State, seat: Seat, cell: int) -> tuple[int, ...]:
    """KV-F8: the neighbours that may take part in a strike of this seat's with their value."""
    return tuple(near for near in own_near(s, side_of(seat), cell) if can_use(s, seat, near))


def has_line(cell: int, own: tuple[int, ...] | list[int]) -> bool:
    return any(one in own and other in own for one, other in LINES[cell])


def list_lines(s: State, seat: Seat) -> list[Line]:
    return [Line(cell) for cell in _enemies(s, seat) if has_line(cell, usable_near(s, seat, cell))]


def forbid_line(s: State, seat: Seat, line: Line) -> Refusal | None:
    if side_at(s, line.cell) != 1 - side_of(seat):
        return Refusal("KV-D4", "no-enemy", {"cell": cell_name(line.cell)})
    if not has_line(line.cell, own_near(s, side_of(seat), line.cell)):
        return Refusal(LINE_RULES[BORDERS[line.cell]], "no-line", {"cell": cell_name(line.cell)})
    if not has_line(line.cell, usable_near(s, seat, line.cell)):
        return Refusal("KV-F8", "partner-hidden", {"cell": cell_name(line.cell)})
    return None


def try_line(s: State, seat: Seat, line: Line, events: list[Event]) -> None:
    """KV-D4.2: the enemy card is turned up first; then the player decides."""
    _declare(s, seat, line.cell, Stage.PAIR)
    events.append(StrikeTried(seat, line.cell, "line"))
    turn_up(s, line.cell, events)


def _declare(s: State, seat: Seat, cell: int, stage: Stage) -> None:
    s.stage, s.phase, s.target, s.usable = stage, Phase.STRIKES, cell, usable_near(s, seat, cell)


def list_triangles(s: State, seat: Seat) -> list[Triangle]:
    side = side_of(seat)
    return [Triangle(cell) for cell in _enemies(s, seat) if is_triangle(cell, own_near(s, side, cell))]


def forbid_triangle(s: State, seat: Seat, triangle: Triangle) -> Refusal | None:
    cell = triangle.cell
    if side_at(s, cell) != 1 - side_of(seat):
        return Refusal("KV-D4", "no-enemy", {"cell": cell_name(cell)})
    if is_triangle(cell, own_near(s, side_of(seat), cell)):
        return None
    return Refusal(TRIANGLE_RULES[BORDERS[cell]], "no-triangle", {"cell": cell_name(cell)})


def try_triangle(s: State, seat: Seat, triangle: Triangle, events: list[Event]) -> None:
    """KV-D4.5, KV-D4.6: struck outright, unless it turns out to be a queen."""
    _declare(s, seat, triangle.cell, Stage.ROYAL)
    events.append(StrikeTried(seat, triangle.cell, "triangle"))
    turn_up(s, triangle.cell, events)
    if rank_at(s, triangle.cell) != QUEEN:
        _carry_out(s, TRIANGLE_RULES[BORDERS[triangle.cell]], events)


def _carry_out(s: State, rule: str, events: list[Event]) -> None:
    strike(s, s.target, rule, events)
    _leave(s, events)


def _leave(s: State, events: list[Event]) -> None:
    s.stage, s.target, s.usable = Stage.TURN, -1, ()
    rest_or_go_on(s, events)


def list_pairs(s: State, seat: Seat) -> list[Pair]:
    pairs = [Pair(one, other) for one, other in LINES[s.target] if one in s.usable and other in s.usable]
    return [pair for pair in pairs if _forbid_values(s, pair) is None]


def forbid_pair(s: State, seat: Seat, pair: Pair) -> Refusal | None:
    """KV-D4.9: any pair that forms a line with the card."""
    own = own_near(s, side_of(seat), s.target)
    if (pair.one, pair.other) not in LINES[s.target] or pair.one not in own or pair.other not in own:
        return Refusal("KV-D4.9", "not-a-pair", {"cell": cell_name(s.target)})
    if pair.one not in s.usable or pair.other not in s.usable:
        return Refusal("KV-F8", "partner-hidden", {"cell": cell_name(s.target)})
    return _forbid_values(s, pair)


def _forbid_values(s: State, pair: Pair) -> Refusal | None:
    one, other = rank_at(s, pair.one), rank_at(s, pair.other)
    ranks = one, other
    target = rank_at(s, s.target)
    if target == QUEEN and not ROYAL & set(ranks):
        return Refusal("KV-D4.4", "no-royal", {"cell": cell_name(s.target)})
    here = points(s.options)
    if target in here.armour:
        return Refusal(here.armour[target], "armoured", {"cell": cell_name(s.target)})
    total = sum(line_value(rank) for rank in ranks) + here.bonus(one, other)
    return None if total > target else Refusal("KV-D4.2", "too-weak", {"sum": total, "number": target})


def line_value(rank: int) -> int:
    """KV-D4.3: a queen in a line lends nothing but her presence."""
    return 0 if rank == QUEEN else rank


def strike_line(s: State, seat: Seat, pair: Pair, events: list[Event]) -> None:
    turn_up(s, pair.one, events)
    turn_up(s, pair.other, events)
    _carry_out(s, "KV-D4.2", events)


def list_royals(s: State, seat: Seat) -> list[Royal]:
    return [Royal(cell) for cell in s.usable if rank_at(s, cell) in ROYAL]


def forbid_royal(s: State, seat: Seat, royal: Royal) -> Refusal | None:
    facts: dict[str, str | int] = {"cell": cell_name(royal.cell)}
    if royal.cell not in own_near(s, side_of(seat), s.target):
        return Refusal("KV-D4.6", "not-beside", facts)
    if royal.cell not in s.usable:
        return Refusal("KV-F8", "partner-hidden", facts)
    return None if rank_at(s, royal.cell) in ROYAL else Refusal("KV-D4.6", "not-royal", facts)


def show_royal(s: State, seat: Seat, royal: Royal, events: list[Event]) -> None:
    turn_up(s, royal.cell, events)
    _carry_out(s, "KV-D4.6", events)


def list_decline(s: State, seat: Seat) -> list[Decline]:
    return [Decline()]


def forbid_decline(s: State, seat: Seat, action: Decline) -> Refusal | None:
    return None


def decline(s: State, seat: Seat, action: Decline, events: list[Event]) -> None:
    """KV-D4.10: the card stays, face up; it may be tried again."""
    events.append(StrikeDeclined(seat, s.target))
    _leave(s, events)


LINE = Verb(list_lines, forbid_line, try_line)
TRIANGLE = Verb(list_triangles, forbid_triangle, try_triangle)
PAIR = Verb(list_pairs, forbid_pair, strike_line)
ROYAL_VERB = Verb(list_royals, forbid_royal, show_royal)
DECLINE = Verb(list_decline, forbid_decline, decline)
