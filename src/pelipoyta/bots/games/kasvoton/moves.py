"""Moves and attacks by expected worth: gain, risk, and position reached."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pelipoyta.bots.games.kasvoton.danger import danger
from pelipoyta.bots.games.kasvoton.field import Field
from pelipoyta.bots.games.kasvoton.strikes import cost_of_showing, line_gain, news, triangle_gain
from pelipoyta.games.kasvoton.board import COLUMNS, NEAR, is_triangle
from pelipoyta.games.kasvoton.deck import KING, QUEEN, RANKS, SCOUT
from pelipoyta.games.kasvoton.model import Card, Line, Move, Triangle
from pelipoyta.games.kasvoton.rules.march import battle

STEP = 0.12  # worth of a step towards the enemy's side while his army stands
DARE = 0.004  # share of the own king's worth that counts late in the battle
HUNT = (0.15, 0.75)  # worth of a step towards his king: while his place is unknown, and once it is known


class Hunt:
    """Possible cells of the enemy king, and the worth of coming nearer to him."""

    def __init__(self, field: Field) -> None:
        likely = [(card.cell, field.belief(card)[KING - 1]) for card in field.enemies]
        total = sum(share for _, share in likely) or 1.0
        self.prey = [(cell, share / total) for cell, share in likely if share]
        sure = max((share for _, share in self.prey), default=0.0)
        self.worth = HUNT[0] + (HUNT[1] - HUNT[0]) * sure
        self.front = len(field.enemies) / 26
        self.superior = sure * max(0.0, min(1.0, (len(field.own) - len(field.enemies)) / 6))

    def gain(self, src: int, dst: int) -> float:
        nearer = sum(share * (max(1, distance(src, c)) - max(1, distance(dst, c))) for c, share in self.prey)
        return self.worth * nearer


def best_move(field: Field, legal: Sequence[Any], rng: Random) -> tuple[float, Move] | None:
    moves = [action for action in legal if isinstance(action, Move)]
    if not moves:
        return None
    peril, hunt = _king_peril(field), Hunt(field)
    weighed = [(_gain(field, move, peril, hunt) + rng.random() * 0.1, move) for move in moves]
    return max(weighed, key=lambda pair: pair[0])


def _king_peril(field: Field) -> float:
    return danger(field, KING, field.king) if field.king >= 0 else 0.0


def _gain(field: Field, move: Move, peril: float, hunt: Hunt) -> float:
    target = field.board[move.dst]
    gain = _attack(field, move, target) if target else _advance(field, move, hunt)
    return gain + _relief(field, move, peril)


def _attack(field: Field, move: Move, target: Card) -> float:
    rank, gain = field.rank(move.src), news(target) - cost_of_showing(field, move.src)
    for other, share in zip(RANKS, field.belief(target), strict=True):
        if share:
            falls, wins, _ = battle(field.view.options, rank, other)
            gain += share * (wins * field.worths[other] - falls * _stake(field, rank))
            if wins and rank not in (SCOUT, KING):
                gain -= share * danger(field, rank, move.dst, without=move.dst) * _stake(field, rank) * 0.4
    return gain


def _stake(field: Field, rank: int) -> float:
    """Cost of losing an own card; 0 in the levelling turn."""
    return 0.0 if field.lost else field.worths[rank]


def _advance(field: Field, move: Move, hunt: Hunt) -> float:
    rank = field.rank(move.src)
    gain = _ground(field, move, rank, hunt) + _formation(field, move) + _menace(field, move, rank)
    before, after = danger(field, rank, move.src), danger(field, rank, move.dst)
    if rank != KING:
        gain -= (after - before) * _stake(field, rank) * _caution(field, hunt)
    return gain


def _caution(field: Field, hunt: Hunt) -> float:
    """Weight of risk: decays as the battle drags on, and is lowest when a king is being cornered."""
    return max(0.15, 0.8 - field.view.used[field.seat] / 80) * (1 - 0.8 * hunt.superior)


def _menace(field: Field, move: Move, rank: int) -> float:
    """Worth of what the card could attack from there in the next turn."""
    if rank in (KING, QUEEN):
        return 0.0
    targets = [c for n in NEAR[move.dst] if (c := field.board[n]) and c.side != field.side]
    return 0.25 * max((_battle(field, rank, target) for target in targets), default=0.0)


def _battle(field: Field, rank: int, target: Card) -> float:
    gain = 0.0
    for other, share in zip(RANKS, field.belief(target), strict=True):
        if share:
            falls, wins, _ = battle(field.view.options, rank, other)
            gain += share * (wins * field.worths[other] - falls * _stake(field, rank))
    return max(0.0, gain)


def _ground(field: Field, move: Move, rank: int, hunt: Hunt) -> float:
    """Worth of ground: forward, and towards the enemy king; own kings and queens stay at home until late."""
    if rank in (KING, QUEEN) and not field.weary:
        return -0.6
    ahead = move.dst // COLUMNS - move.src // COLUMNS
    return STEP * hunt.front * (ahead if field.side == 0 else -ahead) + hunt.gain(move.src, move.dst)


def distance(one: int, other: int) -> int:
    (row, column), (row2, column2) = divmod(one, COLUMNS), divmod(other, COLUMNS)
    return max(abs(row - row2), abs(column - column2))


def _formation(field: Field, move: Move) -> float:
    """Strikes that the move makes possible at once, or breaks."""
    card = field.board[move.src]
    touched = [c for n in NEAR[move.dst] if (c := field.board[n]) and c.side != field.side]
    field.board[move.src], field.board[move.dst] = None, card
    gain = max((_strike(field, enemy, move) for enemy in touched), default=0.0)
    field.board[move.src], field.board[move.dst] = card, None
    return gain * 0.9


def _strike(field: Field, enemy: Card, move: Move) -> float:
    own = [n for n in NEAR[enemy.cell] if field.side_at(n) == field.side]
    if is_triangle(enemy.cell, own):
        return triangle_gain(field, Triangle(enemy.cell))
    opposite = 2 * enemy.cell - move.dst  # enough of a line for a guess
    if opposite in own:
        return line_gain(field, Line(enemy.cell)) if enemy.face else news(enemy) + field.worth(enemy) * 0.3
    return 0.25 if len(own) >= 2 else 0.05 * len(own)


def _relief(field: Field, move: Move, peril: float) -> float:
    """Worth to the own king: he leaves a threat, a threat is taken, or he walks into one."""
    if field.king < 0:
        return 0.0
    stake = field.worths[KING] * (DARE if field.weary else 1.0)
    if move.src == field.king:
        return (peril - danger(field, KING, move.dst, without=move.dst)) * stake
    if peril and move.dst in NEAR[field.king] and field.board[move.dst]:
        return (peril - danger(field, KING, field.king, without=move.dst)) * stake * 0.8
    return 0.0
