"""Whether what a hint says of a choice in RoleChess is so: every roll counted, every piece asked where it goes."""

from itertools import product
from typing import Any

from tests.games.truth import Holds, Table, Told

from pelipoyta.games.rolechess.board import ATTACK, CELLS, DEFENCE, PIECES, SIDE, look
from pelipoyta.games.rolechess.model import NOBODY
from pelipoyta.kernel.optional.hint import percent

TABLES = (Table(2, seeds=4), Table(2, {"free_pass": True}, 0.3, seeds=6))
RARE: frozenset[str] = frozenset()
FAULTS = (("percent", 3), ("_steps", 1), ("_danger", 1))
WIDTH = 7


def positions() -> tuple[Any, ...]:
    return ()


def named(cell: int) -> str:
    return f"{'abcdefg'[cell % WIDTH]}{cell // WIDTH + 1}"


def kind(s: Any, cell: int) -> str:
    return str(PIECES[s.board[cell]].kind.value)


def rolled(s: Any, attackers: list[int], target: int) -> dict[str, float]:
    """RC-6.1.1, RC-6.1.2: each die by its factor against the defender's, over every roll there is."""
    foe = s.board[target]
    losses = []
    for *dice, defence in product(range(1, 7), repeat=len(attackers) + 1):
        blow = sum(die * ATTACK[s.board[cell]] for die, cell in zip(dice, attackers, strict=True))
        losses.append(min(max(blow - defence * DEFENCE[foe], 0), s.energy[foe]))
    fell = sum(loss == s.energy[foe] for loss in losses) / len(losses)
    hit, loss = sum(loss > 0 for loss in losses) / len(losses), sum(losses) / len(losses)
    return {"kill": percent(fell), "hit": percent(hit), "loss": round(loss, 1)}


def in_range_of(s: Any, seat: int, cell: int) -> int:
    """How many of the seat's pieces have the cell in range: each is asked where it can go."""
    own = [at for at in range(CELLS) if s.board[at] != NOBODY and s.board[at] // SIDE == seat]
    return sum(cell in look(s.board, at)[1] for at in own)


def fight(told: Told) -> tuple[list[int], int]:
    """Who attacks, and whom."""
    s = told.state
    if told.is_a("Attack"):
        return [told.action.src], told.action.target
    return [*s.attackers, *([told.action.src] if told.is_a("Join") else [])], s.target


def has_odds(told: Told) -> bool:
    return told.facts == rolled(told.state, *fight(told))


def attacks(told: Told) -> list[Any]:
    return [each for each in told.legal() if type(each).__name__ == "Attack"]


def best_left(told: Told) -> bool:
    """One of those that would have cost the most."""
    found = {(each.target, rolled(told.state, [each.src], each.target)["loss"]) for each in attacks(told)}
    most = max(loss for _, loss in found)
    kinds = [kind(told.state, target) for target, loss in found if loss == most]
    return told.facts["loss"] == most and told.facts["foe"] in kinds


def reaches(told: Told) -> bool:
    """The one that is named can be attacked from there at once, and falls so often."""
    after = told.after()
    there = [each for each in told.game.legal(after, told.seat) if type(each).__name__ == "Attack"]
    found = [each for each in there if each.src == told.action.dst and named(each.target) == told.facts["to"]]
    return len(found) == 1 and told.facts["foe"] == kind(after, found[0].target) and (
        told.facts["kill"] == rolled(after, [found[0].src], found[0].target)["kill"]
    )  # fmt: skip


def danger(told: Told, s: Any) -> int:
    """To the seat's Emperor in the other's next turn, were it now: by every way that the rules let them go about it."""
    threat = told.game.view(s, told.seat).threats[told.seat]
    return percent(threat.kill) if threat else 0


def to_emperor(s: Any, seat: int, cell: int) -> int:
    there = next(at for at in range(CELLS) if s.board[at] // SIDE == 1 - seat and kind(s, at) == "emperor")
    return max(abs(there % WIDTH - cell % WIDTH), abs(there // WIDTH - cell // WIDTH))


def reached(told: Told) -> int:
    return in_range_of(told.after(), 1 - told.seat, told.action.dst)


def nearer(told: Told) -> bool:
    was, now = (to_emperor(told.after(), told.seat, cell) for cell in (told.action.src, told.action.dst))
    return now < was and told.facts == {"steps": now, "now": reached(told)}


def safer(told: Told) -> bool:
    was = in_range_of(told.state, 1 - told.seat, told.action.src)
    return told.facts == {"was": was, "now": reached(told)} and reached(told) < was


def place(told: Told) -> bool:
    cell = told.state.attackers[0] if told.is_a("Stay") else told.state.target
    after = told.after()
    return told.facts == {"targets": len(look(after.board, cell)[1]), "now": in_range_of(after, 1 - told.seat, cell)}


def moves(told: Told) -> bool:
    src, dst = told.action.src, told.action.dst
    return told.facts == {"piece": kind(told.state, src), "from": named(src), "to": named(dst)}


def strikes(told: Told) -> bool:
    src, to = told.action.src, told.action.target
    facts = {"piece": kind(told.state, src), "from": named(src), "foe": kind(told.state, to), "to": named(to)}
    return told.facts == facts


def joins(told: Told) -> bool:
    return told.facts == {"piece": kind(told.state, told.action.src), "from": named(told.action.src)}


def saved(told: Told) -> bool:
    was, now = danger(told, told.state), danger(told, told.after())
    return told.facts == {"was": was, "now": now} and now < was


HOLDS: Holds = {
    "step": moves,
    "attack": strikes,
    "join": joins,
    "alone": lambda t: t.is_a("Alone"),
    "stop": lambda t: t.is_a("Stop"),
    "pass": lambda t: t.is_a("Pass"),
    "advance": lambda t: t.is_a("Advance"),
    "stay": lambda t: t.is_a("Stay"),
    "odds": lambda t: has_odds(t) and kind(t.state, fight(t)[1]) != "emperor",
    "emperor": lambda t: has_odds(t) and kind(t.state, fight(t)[1]) == "emperor",
    "reach": reaches,
    "saved": saved,
    "nearer": nearer,
    "safer": safer,
    "exposed": lambda t: t.facts["now"] == reached(t) > 0,
    "waits": lambda t: reached(t) == 0,
    "place": place,
    "stop-why": best_left,
    "pass-why": lambda t: t.facts["now"] == danger(t, t.state),
}
