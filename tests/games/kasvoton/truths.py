"""Whether what a hint says of a deed in Kasvoton vihollinen is so: every rank that the target may have is tried."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from tests.games.truth import Holds, Table, Told

from pelipoyta.games import load
from pelipoyta.games.kasvoton.deck import COUNTS
from pelipoyta.kernel.optional.hint import percent

COLUMNS, HALF = 13, 26
QUEEN, KNIGHT = 12, 14
GUESSES, NEAR_ENOUGH = 120, 12  # of a target of four players, and by how many points the guesses may be off
SIX = Counter([1, 11, 11, 12, 13])  # and the chosen knight (KV-C2)

TABLES = (
    Table(2, {}, 0.3, 400, seeds=3),
    Table(2, {"deduction": False, "shame": True}, 0.3, 400, seeds=3),
    Table(2, {"variants": ("open-choice",)}, 0.3, 20, seeds=1),
    Table(4, {"shield_wall": True, "spear_hedge": True}, 0.3, 500, seeds=3),
)
RARE: frozenset[str] = frozenset()
FAULTS = (("percent", 20), ("_apart", 1), ("_value", 1), ("_turned_up", 1))


SHOT = """kasvoton 2 turn archers
options deduction={aid}
graves G1 G11 G11 G12 GA

6  g13 .   .   .   .   .   .   .   .   .   .   .   .
5  .   g10 .   .   .   .   .   .   .   .   .   .   .
4  .   b5  .   .   .   .   .   .   .   .   .   .   .
3  .   .   .   .   .   .   .   .   .   .   .   .   .
2  .   .   .   .   .   .   .   .   .   .   .   .   .
1  b13 .   .   .   .   .   .   .   .   .   .   .   BA
"""
CAUGHT = """kasvoton 2 royal strikes
target d4 c3 c5 e5

6  g13 .   .   .   .   .   .   .   .   .   .   .   .
5  .   .   b11 .   b9  .   .   .   .   .   .   .   .
4  .   .   .   G12 .   .   .   .   .   .   .   .   .
3  .   .   b8  .   .   .   .   .   .   .   .   .   .
2  .   .   .   .   .   .   .   .   .   .   .   .   .
1  b13 .   .   .   .   .   .   .   .   .   .   .   bA
"""


def positions() -> tuple[Any, ...]:
    """Archers before an enemy, with and without the aid; a queen in a triangle with a prince beside her."""
    read = load("kasvoton").notation.read
    return (*(read(SHOT.format(aid=aid)) for aid in (1, 0)), read(CAUGHT))


def named(cell: int) -> str:
    return f"{'abcdefghijklm'[cell % COLUMNS]}{cell // COLUMNS + 1}"


def rank_at(s: Any, cell: int) -> int:
    return int(min(s.faces[s.board[cell]], KNIGHT))


def steps_to_foe(s: Any, cell: int, side: int) -> int:
    """How many steps of a card from the cell to the nearest enemy: ring by ring, over the whole field."""
    reached, steps = {cell}, 0
    while not any(s.board[at] >= 0 and s.board[at] // HALF != side for at in reached):
        around = {(at // COLUMNS + dy, at % COLUMNS + dx) for at in reached for dy in (-1, 0, 1) for dx in (-1, 0, 1)}
        reached, steps = {y * COLUMNS + x for y, x in around if 0 <= y < 6 and 0 <= x < COLUMNS}, steps + 1
    return steps


def steps(told: Told, before: Any) -> bool:
    """The way it has after the step, and whether that is what is said of the way before."""
    was, now = (steps_to_foe(told.state, cell, told.seat % 2) for cell in (told.action.src, told.action.dst))
    return bool(before(now, was)) and told.facts["steps"] == now


def target_of(told: Told) -> int:
    """The cell that the deed is aimed at."""
    if told.is_a("Shoot"):
        return int(told.action.cell) + (COLUMNS if told.seat % 2 == 0 else -COLUMNS)
    return int(told.action.dst if told.is_a("Move") else told.action.cell)


def outcomes(told: Told, face: int) -> tuple[bool, bool]:
    """Were the target such a card: can it be felled, and does the own card fall? The rules say it."""
    s, cell = told.state.copy(), target_of(told)
    card = s.board[cell]
    s.faces[card] = face
    after, _ = told.game.apply(s, told.seat, told.action)
    own = s.board[told.action.src] if told.is_a("Move") else -1
    offered = {type(each).__name__ for each in told.game.legal(after, told.seat)} if after.cells[card] >= 0 else set()
    can = after.cells[card] < 0 or bool(offered & {"Pair", "Royal"} and after.target == cell)
    return can, own >= 0 and after.cells[own] < 0


def likely(told: Told) -> dict[int, float]:
    """How likely the target is each face by what its player has seen: of two players by counting the deck."""
    s, card = told.state, told.state.board[target_of(told)]
    if s.open[card] or s.eyes[card] >> told.seat & 1:
        return {s.faces[card]: 1.0}
    if s.seats == 4:
        return guessed(told)
    side = range(card // HALF * HALF, card // HALF * HALF + HALF)
    hidden = [each for each in side if s.faces[each] and not s.open[each] and not s.eyes[each] >> told.seat & 1]
    shown = Counter(s.faces[each] for each in side if s.faces[each] and each not in hidden)
    sure = (SIX + Counter([s.knights[card // HALF]])) - shown
    rest = Counter(COUNTS) - shown - sure - Counter(s.turned[card // HALF])
    share = (len(hidden) - sure.total()) / max(rest.total(), 1)
    return {face: (sure[face] + rest[face] * share) / len(hidden) for face in COUNTS}


def guessed(told: Told) -> dict[int, float]:
    """Of four players, by guesses at the whole table."""
    view, card, rng = told.game.view(told.state, told.seat), told.state.board[target_of(told)], Random(1)
    found = Counter(told.game.determinize(view, rng).faces[card] for _ in range(GUESSES))
    return {face: count / GUESSES for face, count in found.items()}


def odds(told: Told) -> tuple[int, int]:
    win = fall = 0.0
    for face, chance in likely(told).items():
        can, falls = outcomes(told, face) if chance > 0 else (False, False)
        win, fall = win + chance * can, fall + chance * falls
    return percent(round(win, 9)), percent(round(fall, 9))


def has_odds(told: Told) -> bool:
    win, fall = odds(told)
    off = NEAR_ENOUGH if told.state.seats == 4 else 0
    return bool(abs(win - told.facts["win"]) <= off and abs(fall - told.facts["fall"]) <= off)


def is_unknown(told: Told) -> bool:
    """The table does without deduction, and its player has not seen the target."""
    card = told.state.board[target_of(told)]
    return not told.state.options.deduction and not (told.state.open[card] or told.state.eyes[card] >> told.seat & 1)


@cache
def faces() -> tuple[int, ...]:
    return tuple(COUNTS)


def never_falls(told: Told) -> bool:
    return not any(outcomes(told, face)[1] for face in faces())


def opened(told: Told) -> list[int]:
    """Cards that lie open after it and did not before."""
    after = told.after()
    return [card for card in range(2 * HALF) if after.open[card] and not told.state.open[card]]


def foes_opened(told: Told) -> int:
    return sum(card // HALF != told.seat % 2 for card in opened(told))


def pair_falls(told: Told) -> bool:
    s, ranks = told.state, [rank_at(told.state, cell) for cell in (told.action.one, told.action.other)]
    total = sum(rank for rank in ranks if rank != QUEEN)
    said = {"sum": total, "rank": rank_at(s, s.target)}
    return told.facts == said and total > said["rank"] and told.after().board[s.target] < 0


def share(told: Told) -> bool:
    """What either gets of the six, once the other agrees."""
    s = told.state if told.is_a("Agree") else told.after()
    left = 0 if told.seat % 2 == 0 else 3
    part = len(s.splits[told.seat % 2])
    own = part if told.seat == left else 6 - part
    return told.facts == {"own": own, "mate": 6 - own}


def deeds_left(told: Told) -> bool:
    left = [each for each in told.legal() if type(each).__name__ not in ("Done", "Reveal", "Say")]
    return bool(len(left) == told.facts["left"])


def moves(told: Told) -> bool:
    src, dst = told.action.src, told.action.dst
    return told.facts == {"rank": rank_at(told.state, src), "from": named(src), "to": named(dst)}


def on_cell(name: str) -> Any:
    return lambda told: told.is_a(name) and told.facts == {"cell": named(told.action.cell)}


def whose(told: Told, seat: int) -> bool:
    return bool((told.facts["who"] == "own") == (seat == told.seat))


HOLDS: Holds = {
    "move": lambda t: moves(t) and t.state.board[t.action.dst] < 0,
    "attack": lambda t: moves(t) and t.state.board[t.action.dst] >= 0,
    "knight": lambda t: t.is_a("ChooseKnight"),
    "knight-why": lambda t: t.action.knight >= KNIGHT,
    "split": lambda t: t.is_a("Split"),
    "split-why": share,
    "agree": lambda t: t.is_a("Agree"),
    "begin": lambda t: whose(t, t.action.seat),
    "begin-why": lambda t: not any(t.state.used),
    "first": lambda t: whose(t, t.after().turn),
    "enlist": lambda t: t.is_a("Enlist"),
    "enlist-why": lambda t: t.is_a("Enlist"),
    "place": lambda t: t.facts == {"rank": min(t.action.face, KNIGHT), "cell": named(t.action.cell)},
    "place-front": lambda t: t.action.cell // COLUMNS in (1, 4),
    "place-rear": lambda t: t.action.cell // COLUMNS in (0, 5),
    "ready": lambda t: t.is_a("Ready"),
    "ready-why": lambda t: len(t.state.hands[t.seat]) <= (t.state.seats == 4),  # the last goes where one is left
    "shoot": on_cell("Shoot"),
    "scout": on_cell("Scout"),
    "line": on_cell("Line"),
    "triangle": on_cell("Triangle"),
    "royal": on_cell("Royal"),
    "reveal": on_cell("Reveal"),
    "say": on_cell("Say"),
    "pair": lambda t: t.facts == {"one": named(t.action.one), "other": named(t.action.other)},
    "decline": lambda t: t.is_a("Decline"),
    "done": lambda t: t.is_a("Done"),
    "odds": lambda t: has_odds(t) and t.facts["fall"] > 0,
    "free": lambda t: has_odds(t) and t.facts["fall"] == 0,
    "nearer": lambda t: steps(t, lambda now, was: now < was),
    "away": lambda t: steps(t, lambda now, was: now > was),
    "keeps": lambda t: steps(t, lambda now, was: now == was),
    "attack-why": is_unknown,
    "shoot-why": lambda t: is_unknown(t) and never_falls(t),
    "line-why": lambda t: is_unknown(t) and never_falls(t) and len(opened(t)) == foes_opened(t) == 1,
    "triangle-why": lambda t: is_unknown(t) and all(outcomes(t, face)[0] for face in faces() if face != QUEEN),
    "scout-why": lambda t: foes_opened(t) == t.facts["turned"],
    "pair-why": pair_falls,
    "royal-why": lambda t: t.after().board[t.state.target] < 0 and t.after().open[t.state.board[t.action.cell]],
    "decline-why": lambda t: not opened(t) and t.after().board[t.state.target] == t.state.board[t.state.target],
    "done-why": deeds_left,
    "reveal-why": lambda t: t.after().open[t.state.board[t.action.cell]],
    "say-why": lambda t: [type(each).__name__ for each in t.events()] == ["Said"],
}
