"""Compare `field` with the fast simulator and `rival` with greedy: `python -m training.kasvoton.check [STEPS]`.

Random battles in lock-step: the same deeds must be legal and the same field must come of them. Needs torch and the
house in one Python.
"""

import sys
from random import Random
from typing import Any

import torch

from pelipoyta.bots.games.kasvoton.field import Field as BotField
from pelipoyta.bots.games.kasvoton.greedy import greedy as usual
from pelipoyta.bots.games.kasvoton.strikes import choose_pair, choose_royal
from pelipoyta.bots.games.kasvoton.strong import number
from pelipoyta.games.kasvoton.deck import rank_of
from pelipoyta.games.kasvoton.fast import FAST
from pelipoyta.games.kasvoton.fast.state import FastState, buffer
from pelipoyta.games.kasvoton.fast.tables import OVER, PAIR, ROYAL, TURN
from pelipoyta.games.kasvoton.model import Deed, Done, Line, Move, Options, Scout, Shoot, Triangle
from pelipoyta.games.kasvoton.view import view

from .armies import Pool
from .field import FOE, OWN, Field
from .rival import greedy
from .tables import CELLS, DONE, LINES, SCOUTS, SHOTS, TRIANGLES, board

COUNT = 24
KINDS: dict[int, Any] = {SHOTS: Shoot, SCOUTS: Scout, LINES: Line, TRIANGLES: Triangle}
PARTS = ("side", "rank", "open", "shot", "home", "shown", "used", "fell", "phase")


def fresh(rng: Random) -> FastState:
    """Simulator at the first turn, with random armies."""
    sim: FastState = FAST.new(Options(), 2)
    out = buffer()
    sim.seed(rng.getrandbits(30))
    while sim.battle.stage < TURN:
        if sim.mover() == -1:
            sim.roll()
        else:
            sim.apply(out[rng.randrange(sim.legal(out))])
    return sim


def seen(cell: int, seat: int) -> int:
    """Convert a cell between the board's and the seat's orientation; its own inverse."""
    return cell if seat == 0 else CELLS - 1 - cell


def load(field: Field, row: int, sim: FastState) -> None:
    battle, army, seat = sim.battle, sim.battle.army, sim.mover()
    for name in (*PARTS, "turned"):
        getattr(field, name)[row] = 0
    for card in range(52):
        side, cell = card // 26, army.cells[card]
        rank, whose = rank_of(army.faces[card]), 0 if card // 26 == seat else 1
        if army.open[card] or cell < 0:
            field.shown[row, whose, rank] += 1
        if cell >= 0:
            at = seen(cell, seat)
            field.side[row, at], field.rank[row, at] = (FOE if whose else OWN), rank
            field.open[row, at], field.home[row, at] = (
                bool(army.open[card]),
                seen(card if side == 0 else card + 26, seat),
            )
    for at in range(battle.shots):
        if army.cells[battle.shot[at]] >= 0:
            field.shot[row, seen(army.cells[battle.shot[at]], seat)] = True
    for whose, side in ((0, seat), (1, 1 - seat)):
        for at in range(sim.camp.lots[side]):
            field.turned[row, whose, rank_of(sim.camp.turned[side * 20 + at])] += 1
        field.used[row, whose], field.fell[row, whose] = battle.used[side], bool(battle.fell[side])
    field.phase[row] = battle.phase


def deed(action: int, seat: int) -> Any:
    plane, cell = divmod(action, CELLS)
    if action == DONE:
        return Done()
    if plane < SHOTS:
        return Move(seen(cell, seat), seen(board.AROUND[cell][plane], seat))
    return KINDS[plane](seen(cell, seat))


def listed(sim: FastState) -> list[Any]:
    out = buffer()
    return [FAST.action(sim, out[at]) for at in range(sim.legal(out))]


def fruitless(sim: FastState, found: Deed) -> bool:
    """Actions that the field leaves out: scouts that show nothing new, strikes without effect."""
    trial, seat = FastState(), sim.mover()
    trial.copy_from(sim)
    if isinstance(found, Scout | Line | Triangle):
        trial.apply(FAST.code(trial, found))
        finish(trial)
        armies = [[one.battle.army.open[c] * (c // 26 != seat) for c in range(52)] for one in (sim, trial)]
        return armies[0] == armies[1] and trial.battle.army.fallen == sim.battle.army.fallen
    return False


def finish(sim: FastState) -> None:
    """Finish a strike that was begun, by the default bot."""
    if sim.battle.stage in (PAIR, ROYAL):
        seat, chooser = sim.mover(), choose_pair if sim.battle.stage == PAIR else choose_royal
        field = BotField(view(FAST.write(sim), seat), seat)
        sim.apply(FAST.code(sim, chooser(field, listed(sim))))


class Still(Random):
    def random(self) -> float:
        return 0.0


def same(field: Field, other: Field) -> None:
    for name in PARTS:
        mine, theirs = getattr(field, name), getattr(other, name)
        if name == "home":
            mine, theirs = mine * (field.side > 0), theirs * (other.side > 0)
        assert torch.equal(mine, theirs), f"{name} differs: {(mine != theirs).nonzero().tolist()[:5]}"


class Trial:
    """The same battles in simulators and in a field, compared step by step."""

    def __init__(self) -> None:
        self.rng, self.games, self.alike, self.asked = Random(1), 0, 0, 0
        pool = Pool(64)
        self.field, self.other = Field(COUNT, pool), Field(COUNT, pool)
        self.twins = [fresh(self.rng) for _ in range(COUNT)]
        for row, twin in enumerate(self.twins):
            load(self.field, row, twin)

    def step(self) -> None:
        legal = self.field.legal()
        likes = greedy(self.field, legal, 0.0).tolist()
        some = [legal[row].nonzero().squeeze(1).tolist() for row in range(COUNT)]
        actions = [self.choose(row, twin, some[row], likes[row]) for row, twin in enumerate(self.twins)]
        mover = self.field.mover.clone()
        passed, over, result = self.field.play(torch.tensor(actions))
        for row in range(COUNT):
            self.settle(row, bool(over[row]), float(result[row]))
        same(self.field, self.other)
        assert torch.equal(passed & ~over, (mover != self.field.mover) & ~over)

    def choose(self, row: int, twin: FastState, legal: list[int], like: int) -> int:
        """Choose by greedy in a third of the battles and at random in the others, where strikes are preferred."""
        seat, kinds = twin.mover(), (Move, Done, *KINDS.values())
        want = {number(d, seat) for d in listed(twin) if isinstance(d, kinds) and not fruitless(twin, d)}
        assert want == {*legal}, f"legal differs: {want ^ {*legal}}"
        asked = number(usual(view(FAST.write(twin), seat), seat, "archers", listed(twin), Still(), 1.0), seat)
        self.alike, self.asked = self.alike + (asked == like), self.asked + 1
        strikes = [action for action in legal if action >= SHOTS * CELLS]
        found = self.rng.choice(strikes if row % 3 == 1 and self.rng.random() < 0.3 else legal)
        action = asked if row % 3 == 0 else found
        twin.apply(FAST.code(twin, deed(action, seat)))
        finish(twin)
        return action

    def settle(self, row: int, over: bool, result: float) -> None:
        twin = self.twins[row]
        assert over == (twin.battle.stage == OVER), "over differs"
        if over:
            assert (twin.battle.winner < 0) == (result == 0), "result differs"
            self.games += 1
            self.twins[row] = fresh(self.rng)
            load(self.field, row, self.twins[row])
        load(self.other, row, self.twins[row])


def main() -> None:
    steps, trial = int([*sys.argv, "300"][1]), Trial()
    for _ in range(steps):
        trial.step()
    share = trial.alike / trial.asked
    print(f"{steps * COUNT} steps and {trial.games} ends alike; rival as greedy in {share:.1%} of {trial.asked}")


if __name__ == "__main__":
    main()
