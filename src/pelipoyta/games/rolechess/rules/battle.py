"""A battle: who may join it, the two rolls, what is lost, and the circle that falls free."""

from pelipoyta.games.rolechess.board import EMPERORS, PIECES, in_range, reaching
from pelipoyta.games.rolechess.model import (
    NOBODY,
    Advanced,
    Attack,
    Attacked,
    Captured,
    Cell,
    Defended,
    Happening,
    Phase,
    State,
    Step,
    Struck,
)
from pelipoyta.games.rolechess.points import points
from pelipoyta.kernel import Outcome


def partners(s: State, opener: Cell, target: Cell) -> list[Cell]:
    """The pieces that may join: in range of the target now, and already before the move (RC-5.2)."""
    return [src for src in ready(s, target) if src != opener]


def ready(s: State, target: Cell) -> list[Cell]:
    """The pieces of the side to move that have the target in range, and had it so before the move."""
    now = reaching(s.board, s.turn, target)
    if s.step is None or not now:
        return now
    before = board_before(s.board, s.step)
    return [src for src in now if in_range(before, src, target)]


def board_before(board: list[int], step: Step | None) -> list[int]:
    """The board as it was before the move of this turn."""
    if step is None:
        return board
    before = board[:]
    before[step.src], before[step.dst] = before[step.dst], NOBODY
    return before


def declare(s: State, attack: Attack) -> list[Happening]:
    """RC-6.2.4: target and attackers are settled before the first die."""
    s.attackers, s.target = (attack.src,), attack.target
    alone = not partners(s, attack.src, attack.target)
    s.phase = Phase.STRIKE if alone else Phase.PARTNER
    piece, foe = PIECES[s.board[attack.src]], PIECES[s.board[attack.target]]
    return [Attacked(piece=piece, src=attack.src, foe=foe, target=attack.target, alone=alone)]


def strike(s: State, dice: Outcome) -> list[Happening]:
    """RC-6.1.1, RC-6.2.1: each attacker's die times its attack, added up."""
    assert s.target is not None
    s.dice = dice
    s.phase = Phase.DEFENCE
    pieces = [s.board[cell] for cell in s.attackers]
    return [
        Struck(
            pieces=tuple(PIECES[piece] for piece in pieces),
            target=s.target,
            dice=dice,
            factors=tuple(points(s.options).attack[piece] for piece in pieces),
            total=attack_total(s),
        )
    ]


def attack_total(s: State) -> int:
    attack = points(s.options).attack
    return sum(die * attack[s.board[cell]] for die, cell in zip(s.dice, s.attackers, strict=True))


def defend(s: State, die: int) -> Defended:
    """RC-6.1.2, RC-6.2.2: one roll alone against the whole attack; the difference is lost."""
    assert s.target is not None
    foe = s.board[s.target]
    factor = points(s.options).defence[foe]
    attack, total = attack_total(s), die * factor
    loss = max(attack - total, 0)
    s.energy[foe] = max(s.energy[foe] - loss, 0)
    if loss:
        s.quiet = 0
    return Defended(
        piece=PIECES[foe], cell=s.target, die=die, factor=factor,
        total=total, attack=attack, loss=loss, left=s.energy[foe],
    )  # fmt: skip


def remove_fallen(s: State) -> list[Happening]:
    """RC-6.1.3: a piece without energy leaves the board."""
    assert s.target is not None
    fallen = s.board[s.target]
    s.board[s.target] = NOBODY
    return [Captured(piece=PIECES[fallen], cell=s.target, by=PIECES[s.board[s.attackers[0]]])]


def advance(s: State) -> list[Happening]:
    """RC-6.2.3: only the opener may take the freed circle."""
    assert s.target is not None
    src = s.attackers[0]
    piece = s.board[src]
    s.board[src], s.board[s.target] = NOBODY, piece
    return [Advanced(piece=PIECES[piece], src=src, dst=s.target)]


def fallen_emperor(s: State) -> int | None:
    """The seat whose Emperor has no energy left."""
    energies = s.energy[EMPERORS[0]], s.energy[EMPERORS[1]]
    return energies.index(0) if 0 in energies else None
