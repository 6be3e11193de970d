"""Refusals: the rule that forbids an action, and the facts of the case."""

from pelipoyta.games.rolechess.board import PIECES, SIDE, blocker, cell_name, in_range, last_row, look, on_board
from pelipoyta.games.rolechess.model import (
    NOBODY,
    Advance,
    Alone,
    Attack,
    Cell,
    Choice,
    Join,
    Kind,
    Pass,
    Phase,
    Piece,
    State,
    Stay,
    Step,
    Stop,
)
from pelipoyta.games.rolechess.rules.battle import board_before
from pelipoyta.games.rolechess.rules.turn import legal, pending
from pelipoyta.kernel import Dice, Draw, Over, Refusal, Seat

MOVE_RULE = {
    Kind.LACKEY: "RC-4.1",
    Kind.GUARD: "RC-4.2",
    Kind.KNIGHT: "RC-4.3",
    Kind.ADJUTANT: "RC-4.4",
    Kind.EMPEROR: "RC-4.5",
}


def why_not(s: State, seat: Seat, action: Choice) -> Refusal | None:
    waiting = pending(s)
    if isinstance(waiting, Over):
        return Refusal(waiting.why, "over")
    if isinstance(waiting, Dice | Draw):
        return _while_dice_roll(s, action)
    if seat != s.turn:
        return Refusal("RC-3.1", "not-your-turn")
    return why_not_now(s, action)


def why_not_now(s: State, action: Choice) -> Refusal | None:
    """Refusal for the seat that is asked."""
    return _BY_PHASE[s.phase](s, action)


def _while_dice_roll(s: State, action: Choice) -> Refusal:
    if s.phase in (Phase.START, Phase.SETUP):
        return Refusal("RC-3.0", "roll-for-start")
    if isinstance(action, Join) and len(s.attackers) == 2:
        return Refusal("RC-6.2.4", "two-at-most")
    refusal = _cannot_join(s, action.src) if isinstance(action, Join) and s.phase is Phase.STRIKE else None
    return refusal or Refusal("RC-6.1.1", "dice-are-rolling")


def _at_turn(s: State, action: Choice) -> Refusal | None:
    match action:
        case Step():
            return _cannot_move(s, action)
        case Attack():
            return _cannot_attack(s, action)
        case Pass():
            return None if action in legal(s, s.turn) else Refusal("RC-3.3", "can-act")
        case Stop():
            return Refusal("RC-3.3", "nothing-done")
        case Join() | Alone():
            return Refusal("RC-6.2.4", "no-attack")
        case Advance() | Stay():
            return Refusal("RC-6.1.3", "nothing-fell")


def _after_move(s: State, action: Choice) -> Refusal | None:
    match action:
        case Stop():
            return None
        case Attack():
            return _cannot_attack_after_move(s, action)
        case Step() | Pass():
            return Refusal("RC-3.2", "moved-already")
        case Join() | Alone():
            return Refusal("RC-6.2.4", "no-attack")
        case Advance() | Stay():
            return Refusal("RC-6.1.3", "nothing-fell")


def _at_partner(s: State, action: Choice) -> Refusal | None:
    match action:
        case Alone():
            return None
        case Join(src):
            return _cannot_join(s, src)
        case Attack():
            return Refusal("RC-3.3", "one-attack")
        case Step():
            return Refusal("RC-3.2", "after-attack")
        case Stop() | Pass():
            return Refusal("RC-6.2.4", "declared")
        case Advance() | Stay():
            return Refusal("RC-6.1.3", "nothing-fell")


def _at_advance(s: State, action: Choice) -> Refusal | None:
    match action:
        case Advance() | Stay():
            return None
        case Join():
            return Refusal("RC-6.2.3", "opener-only")
        case Attack():
            return Refusal("RC-3.3", "one-attack")
        case Step():
            return Refusal("RC-3.2", "after-attack")
        case Alone() | Stop() | Pass():
            return Refusal("RC-6.1.3", "advance-or-stay")


_BY_PHASE = {
    Phase.TURN: _at_turn,
    Phase.ATTACK: _after_move,
    Phase.PARTNER: _at_partner,
    Phase.ADVANCE: _at_advance,
}


def _not_own(s: State, src: Cell) -> Refusal | None:
    """Refusal of acting with the piece on that circle, where it is not the seat's own."""
    if not on_board(src):
        return Refusal("RC-1.1", "off-board", {"cell": src})
    if s.board[src] == NOBODY:
        return Refusal("RC-3.1", "no-piece", {"cell": cell_name(src)})
    if s.board[src] // SIDE != s.turn:
        return Refusal("RC-3.1", "not-yours", {"cell": cell_name(src)})
    return None


def _cannot_move(s: State, step: Step) -> Refusal | None:
    src, dst = step.src, step.dst
    refusal = _not_own(s, src)
    if refusal:
        return refusal
    if not on_board(dst):
        return Refusal("RC-1.1", "off-board", {"cell": dst})
    if src == dst:
        return _stuck(s, src) or Refusal("RC-3.2", "same-circle", {"cell": cell_name(src)})
    if s.board[dst] != NOBODY:
        return Refusal("RC-4.0", "occupied", {"cell": cell_name(dst)})
    return _no_way(s, src, dst)


def _stuck(s: State, src: Cell) -> Refusal | None:
    """Refusal of a piece that can neither move nor attack; a board asks by moving it to its own circle."""
    piece = PIECES[s.board[src]]
    if _is_past_moving(piece, src):
        return Refusal("RC-4.1", "last-row", {"cell": cell_name(src)})
    if any(look(s.board, src)):
        return None
    return Refusal(MOVE_RULE[piece.kind], "hemmed-in", {"cell": cell_name(src)})


def _is_past_moving(piece: Piece, cell: Cell) -> bool:
    return piece.kind is Kind.LACKEY and cell in last_row(piece.seat)


def _no_way(s: State, src: Cell, dst: Cell) -> Refusal | None:
    piece = PIECES[s.board[src]]
    rule = MOVE_RULE[piece.kind]
    if _is_past_moving(piece, src):
        return Refusal(rule, "last-row", {"cell": cell_name(src)})
    stone = blocker(s.board, src, dst)
    if stone is None:
        return Refusal(rule, "no-way", {"piece": piece.kind.value, "from": cell_name(src), "to": cell_name(dst)})
    return None if stone == dst else Refusal(rule, "blocked", {"cell": cell_name(stone)})


def _no_target(s: State, target: Cell) -> Refusal | None:
    """Refusal for a circle without a piece to attack."""
    if not on_board(target):
        return Refusal("RC-1.1", "off-board", {"cell": target})
    if s.board[target] == NOBODY:
        return Refusal("RC-3.3", "no-target", {"cell": cell_name(target)})
    if s.board[target] // SIDE == s.turn:
        return Refusal("RC-3.3", "own-target", {"cell": cell_name(target)})
    return None


def _cannot_attack(s: State, attack: Attack) -> Refusal | None:
    if attack.src == attack.target and not _no_target(s, attack.target) and not _is_reached(s, attack.target):
        return Refusal("RC-4.6", "nobody-reaches", {"to": cell_name(attack.target)})  # so a board asks for anyone
    refusal = _not_own(s, attack.src) or _no_target(s, attack.target)
    if refusal or in_range(s.board, attack.src, attack.target):
        return refusal
    return _out_of_range("RC-4.6", s, attack.src, attack.target)


def _is_reached(s: State, target: Cell) -> bool:
    own = [src for src, piece in enumerate(s.board) if piece != NOBODY and piece // SIDE == s.turn]
    return any(in_range(s.board, src, target) for src in own)


def _out_of_range(rule: str, s: State, src: Cell, target: Cell) -> Refusal:
    piece = PIECES[s.board[src]]
    if _is_past_moving(piece, src):
        return Refusal("RC-4.1", "last-row", {"cell": cell_name(src)})
    stone = blocker(s.board, src, target)
    if stone is not None:
        return Refusal(rule, "line-blocked", {"cell": cell_name(stone), "to": cell_name(target)})
    facts: dict[str, str | int] = {"piece": piece.kind.value, "from": cell_name(src), "to": cell_name(target)}
    return Refusal(rule, "out-of-range", facts)


def _cannot_attack_after_move(s: State, attack: Attack) -> Refusal | None:
    assert s.step is not None
    if attack.src != s.step.dst and not _not_own(s, attack.src):
        return Refusal("RC-3.2", "not-the-moved", {"cell": cell_name(s.step.dst)})
    refusal = _not_own(s, attack.src) or _no_target(s, attack.target)
    if refusal or in_range(s.board, attack.src, attack.target):
        return refusal
    before = board_before(s.board, s.step)
    rule = "RC-5.1" if in_range(before, s.step.src, attack.target) else "RC-4.6"
    return _out_of_range(rule, s, attack.src, attack.target)


def _cannot_join(s: State, src: Cell) -> Refusal | None:
    assert s.target is not None
    refusal = _not_own(s, src)
    if refusal:
        return refusal
    if src == s.attackers[0]:
        return Refusal("RC-6.2.4", "same-piece", {"cell": cell_name(src)})
    if not in_range(s.board, src, s.target):
        return _out_of_range("RC-5.2", s, src, s.target)
    if not in_range(board_before(s.board, s.step), src, s.target):
        return Refusal("RC-5.2", "not-before", {"from": cell_name(src), "to": cell_name(s.target)})
    return None
