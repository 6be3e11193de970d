"""Whether what a hint says of a choice in Sequence is so: counted on the board anew, or seen by doing it."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.truth import Holds, Table, Told

from pelipoyta.games import load
from pelipoyta.games.sequence.board import LAYOUT
from pelipoyta.games.sequence.cards import NAMES
from pelipoyta.games.sequence.model import Options, Phase
from pelipoyta.kernel import Dice, Draw

FREE, SIDE = -1, 10
CORNERS = {(0, 0), (0, 9), (9, 0), (9, 9)}
WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))
Place = tuple[int, int]  # row, column

TABLES = (
    Table(2, seeds=3),
    Table(2, {"thieves": True}, 0.3, seeds=3),
    Table(3, {}, 0.3),
    Table(4, {"no_coaching": True, "draw": "manual"}, seeds=3),
    Table(4, {"no_coaching": True, "judge": "host"}, host=True, seeds=3),
)
RARE: frozenset[str] = frozenset()
FAULTS = (("_longest", 1), ("_open_lines", 1), ("_is_safe", 1))  # what is planted: so much more than there is


def positions() -> tuple[Any, ...]:
    """A run of six that a two-eyed jack has made while thieves are about; the player chooses which five to lock."""
    game, rng = load("sequence"), Random(0)
    s = game.start(Options(thieves=True), 2)
    while isinstance(pending := game.pending(s), Dice | Draw):
        s, _ = game.settle(s, pending.sample(rng))
    s.phase, s.turn, s.placed = Phase.LOCK, 0, 33
    for cell in range(31, 37):
        s.board[cell] = 0
    return (s,)


def teams(s: Any) -> int:
    return s.options.teams or (3 if s.seats in (3, 9) else 2)


def fives(cell: int) -> Iterator[tuple[Place, ...]]:
    """Every five in line through the cell."""
    row, column = divmod(cell, SIDE)
    for down, right in WAYS:
        for back in range(5):
            line = tuple((row + (n - back) * down, column + (n - back) * right) for n in range(5))
            if all(0 <= y < SIDE and 0 <= x < SIDE for y, x in line):
                yield line


def chips(s: Any, team: int, line: tuple[Place, ...]) -> list[str]:
    """What lies on each cell of the line: own, theirs, free."""
    names = {FREE: "free", team: "own"}
    return ["own" if place in CORNERS else names.get(s.board[place[0] * SIDE + place[1]], "theirs") for place in line]


def may_be_finished(s: Any, team: int, line: tuple[Place, ...]) -> bool:
    """SEQ-2.4: nobody else stands there, and no two of its cells are in one that the team has finished."""
    cells = {y * SIDE + x for y, x in line}
    done = [{*five.cells} for five in s.fives if five.team == team]
    return "theirs" not in chips(s, team, line) and all(len(cells & each) <= 1 for each in done)


def longest(s: Any, team: int, cell: int) -> int:
    found = [chips(s, team, line).count("own") for line in fives(cell) if may_be_finished(s, team, line)]
    return max(found, default=0)


def own_team(told: Told) -> int:
    return told.seat % teams(told.state)


def with_chip(told: Told) -> Any:
    """The board with the chip on it, before anything is locked."""
    s = told.state.copy()
    s.board[told.action.cell] = own_team(told)
    return s


def finishes(told: Told) -> bool:
    return {"Locked"} & {type(event).__name__ for event in told.events()} != set() or told.after().phase == "lock"


def line_of(told: Told) -> bool:
    return bool(longest(with_chip(told), own_team(told), told.action.cell) == told.facts["chips"] < 5)


def blocks(told: Told) -> bool:
    """As long as the longest of another team's that the chip stands in; and it stands in it."""
    s, cell = told.state, told.action.cell
    others = [team for team in range(teams(s)) if team != own_team(told)]
    return bool(max(longest(s, team, cell) for team in others) == told.facts["chips"] > 2)


def breaks(told: Told) -> bool:
    team = told.state.board[told.action.cell]
    return bool(team != own_team(told) and longest(told.state, team, told.action.cell) == told.facts["chips"] > 2)


def open_lines(told: Told) -> bool:
    s, cell = told.state, told.action.cell
    return bool(sum(may_be_finished(s, own_team(told), line) for line in fives(cell)) == told.facts["lines"])


def names(told: Told) -> bool:
    """The card and the cell that the action is about, as its notation has them."""
    written = told.game.notation.write(told.action).lower()
    card = told.facts["card"].translate(str.maketrans("♣♦♥♠", "CDHS")).lower()
    return card in written and told.facts.get("cell", "") in written


def cells_of(told: Told) -> int:
    """Free cells that show the card; NAMES is how the board's own layout names it."""
    shown = LAYOUT.split()
    return sum(shown[at] == NAMES[told.action.card] and told.state.board[at] == FREE for at in range(SIDE * SIDE))


def losers(told: Told) -> bool:
    """Those who owe a card, once the claim is admitted: all of the accused team who hold any."""
    s, team = told.state, told.state.claim.team
    wanted = {seat for seat in range(team, s.seats, teams(s)) if s.hands[seat]}
    return {*told.after().owing} == wanted


def nothing_else(told: Told) -> bool:
    return not any(type(each).__name__ in ("Play", "Exchange") for each in told.legal())


def ends(told: Told) -> bool:
    return told.game.notation.write(told.action).endswith(f"{told.facts['from']}-{told.facts['to']}")


def stealable(told: Told) -> bool:
    return told.state.options.thieves and teams(told.state) == 2


HOLDS: Holds = {
    "play": lambda t: names(t) and t.after().board[t.action.cell] == own_team(t),
    "thief": lambda t: names(t) and t.after().board[t.action.cell] == FREE,
    "exchange": names,
    "lose": names,
    "lock": ends,
    "pass": lambda t: t.is_a("Pass"),
    "take": lambda t: t.is_a("Take"),
    "claim": lambda t: t.is_a("Claim"),
    "agree": lambda t: t.is_a("Agree"),
    "deny": lambda t: t.is_a("Deny"),
    "uphold": lambda t: t.is_a("Judge") and t.action.upheld,
    "dismiss": lambda t: t.is_a("Judge") and not t.action.upheld,
    "five": finishes,
    "line": lambda t: line_of(t) and not finishes(t),
    "block": blocks,
    "open": open_lines,
    "breaks": breaks,
    "early": lambda t: longest(t.state, t.state.board[t.action.cell], t.action.cell) < 3,
    "finished": lambda t: any(t.action.cell in five.cells and five.team != own_team(t) for five in t.state.fives),
    "exchange-why": lambda t: cells_of(t) == 0,
    "lose-why": lambda t: cells_of(t) == t.facts["cells"],
    "lose-jack": lambda t: NAMES[t.action.card].startswith("J"),
    "pass-why": nothing_else,
    "lock-safe": lambda t: not stealable(t),
    "lock-open": stealable,
    "take-why": lambda t: t.state.options.draw == "manual" and t.state.owed[t.seat] > 0,
    "claim-why": lambda t: t.state.options.no_coaching and t.state.seats // teams(t.state) > 1,
    "agree-why": losers,
    "dismiss-why": lambda t: not t.after().owing,
    "deny-why": lambda t: (t.after().claim is None) == (t.facts["left"] == 0),
}
