"""Heuristic Sequence bot: each line weighed by the probability of filling its missing cells, for and against."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod
from random import Random

from pelipoyta.bots.uniform import uniform
from pelipoyta.games.sequence.board import CORNERS, FACES, Line
from pelipoyta.games.sequence.cards import JACKS, THIEF, WILD
from pelipoyta.games.sequence.model import (
    FREE,
    AnyAction,
    Claim,
    Deny,
    Exchange,
    Lock,
    Lose,
    Play,
    Take,
    View,
)
from pelipoyta.games.sequence.points import points
from pelipoyta.kernel import Seat

WIN = 1000.0
HELD = 0.48  # probability that a missing cell is filled in time: its card is in hand,
UNSEEN = (0.05, 0.16, 0.22)  # or none, one or both copies of it are unseen
LAST_ONE = 3.0  # factor of a line that would win
BLOCK = 0.9  # weight against own lines
THREAT = 6.0  # a line that lacks one cell to win for another team
JACK_COST = {**dict.fromkeys(WILD, 0.8), **dict.fromkeys(THIEF, 0.4)}


@dataclass
class Ground:
    """Worth of each cell: for placing a chip, or for removing another's."""

    place: list[float] = field(default_factory=lambda: [0.0] * len(FACES))
    take: list[float] = field(default_factory=lambda: [0.0] * len(FACES))
    finish: Counter[int] = field(default_factory=Counter)  # own lines that lack only this cell


def greedy(
    view: View, seat: Seat, ask: str | None, legal: Sequence[AnyAction], rng: Random, budget: float
) -> AnyAction | None:
    quick = _off_turn(view, seat, ask, legal)
    if quick is not None or ask is None:
        return quick
    if ask == "lock":
        return max((a for a in legal if isinstance(a, Lock)), key=lambda lock: _left_after(view, seat, lock.cells))
    exchange = next((action for action in legal if isinstance(action, Exchange)), None)
    if exchange is not None:
        return exchange  # a dead card is worth nothing
    ground = survey(view, seat)
    if ask == "penalty":
        return min((a for a in legal if isinstance(a, Lose)), key=lambda lose: _keep(view, ground, lose.card))
    plays = [action for action in legal if isinstance(action, Play)]
    if not plays:
        return legal[0]
    return max(plays, key=lambda play: (worth(view, seat, ground, play), rng.random()))


def _off_turn(view: View, seat: Seat, ask: str | None, legal: Sequence[AnyAction]) -> AnyAction | None:
    """Out of turn: never coach and never claim; draw an owed card, but do not make others lose theirs."""
    if Deny() in legal:
        return Deny()
    if Take() not in legal:
        return None
    others_wait = any(0 < owed < view.owed[seat] for owed in view.owed)
    next_has_played = view.turns > view.owed[seat]
    return Take() if ask == "play" or next_has_played or not others_wait else None


def uniform_without_claims(
    view: View, seat: Seat, ask: str | None, legal: Sequence[AnyAction], rng: Random, budget: float
) -> AnyAction | None:
    """Random legal action, without accusations and without admitting what a bot cannot have done."""
    if Deny() in legal:
        return Deny()
    fair = [action for action in legal if not isinstance(action, Claim)]
    choice: AnyAction | None = uniform(view, seat, ask, fair, rng, budget) if fair else None
    return choice


def survey(view: View, seat: Seat) -> Ground:
    """Weigh all lines in one pass."""
    ground = Ground()
    mine = seat % view.teams
    chances = [_chances(view, own=team == mine) for team in range(view.teams)]
    weights = [_weight(view, team) for team in range(view.teams)]
    for line in points(view.options).all_lines:
        chips = [view.board[cell] for cell in line]
        holders = {chip for chip in chips if chip != FREE}
        for team in range(view.teams):
            if holders <= {team} and _counts(view, team, line):
                value = weights[team] * _chance(view, line, chances[team])
                (_weigh_own if team == mine else _weigh_theirs)(ground, view, line, value, chances[team])
        if len(holders - {mine}) == 1 and sum(chip not in (FREE, mine) for chip in chips) == 1:
            _weigh_block(ground, view, line, mine, chances[mine])
    return ground


def _counts(view: View, team: int, line: Line) -> bool:
    """True if the line could still become a sequence beside those the team has."""
    return all(five.team != team or len(set(five.cells) & set(line)) <= 1 for five in view.fives)


def _chances(view: View, own: bool) -> list[float]:
    """Probability that the team gets a chip on each cell."""
    seen = Counter(card for pile in view.piles for card in pile) + Counter(view.hand)
    held = set(view.hand) if own else set()
    return [HELD if face in held else UNSEEN[max(0, 2 - seen[face])] for face in points(view.options).faces]


def _weight(view: View, team: int) -> float:
    have = sum(five.team == team for five in view.fives)
    return LAST_ONE if have + 1 >= view.needed else 1.0


def _missing(view: View, line: Line) -> list[int]:
    return [cell for cell in line if view.board[cell] == FREE and cell not in CORNERS]


def _chance(view: View, line: Line, chances: list[float]) -> float:
    return prod(chances[cell] for cell in _missing(view, line))


def _weigh_own(ground: Ground, view: View, line: Line, value: float, chances: list[float]) -> None:
    """Weigh a line that only we are on: each chip makes it likelier."""
    missing = _missing(view, line)
    for cell in missing:
        ground.place[cell] += value / chances[cell] - value
    if len(missing) == 1:
        ground.finish[missing[0]] += 1


def _weigh_theirs(ground: Ground, view: View, line: Line, value: float, chances: list[float]) -> None:
    """Weigh a line that only another team is on: our chip ends it, removing one sets it back."""
    missing = _missing(view, line)
    would_win = len(missing) == 1 and value > chances[missing[0]]
    danger = BLOCK * value * (THREAT if would_win else 1.0)
    for cell in missing:
        ground.place[cell] += danger
    for cell in line:
        if view.board[cell] != FREE:
            ground.take[cell] += danger * (1 - chances[cell])


def _weigh_block(ground: Ground, view: View, line: Line, mine: int, chances: list[float]) -> None:
    """Weigh a line that one chip of another team keeps from us."""
    blocker = next(cell for cell in line if view.board[cell] not in (FREE, mine))
    ground.take[blocker] += _chance(view, line, chances) * chances[blocker]


def worth(view: View, seat: Seat, ground: Ground, play: Play) -> float:
    if play.card in THIEF:
        return ground.take[play.cell] - JACK_COST[play.card]
    have = sum(five.team == seat % view.teams for five in view.fives)
    wins = ground.finish[play.cell] and have + ground.finish[play.cell] >= view.needed
    return (WIN if wins else 0.0) + ground.place[play.cell] - JACK_COST.get(play.card, 0.0)


def _keep(view: View, ground: Ground, card: int) -> float:
    """Worth of keeping a card."""
    if card in JACKS:
        return JACK_COST[card] + 1.0
    return max(
        (ground.place[cell] for cell in points(view.options).cells_of[card] if view.board[cell] == FREE), default=-1.0
    )


def _left_after(view: View, seat: Seat, cells: Line) -> float:
    """Worth of the own other lines once these five cells are locked."""
    mine = seat % view.teams
    chances = _chances(view, own=True)
    return sum(
        _chance(view, line, chances)
        for line in points(view.options).all_lines
        if len(set(line) & set(cells)) <= 1 and all(view.board[cell] in (FREE, mine) for cell in line)
    )
