"""Numbers by which bots choose, reckoned by hand or kept as they were tuned."""

import json
import os
from hashlib import sha256
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from pelipoyta.bots.analysis import moves
from pelipoyta.bots.games.dnup.strong.policy import Policy
from pelipoyta.bots.games.kasvoton import gimmicks
from pelipoyta.bots.games.lotr import drafter, evaluate
from pelipoyta.games.dnup import GAME as DNUP
from pelipoyta.games.dnup.fast import new, read
from pelipoyta.games.dnup.model import Options
from pelipoyta.games.dnup.rules.repetition import positions
from pelipoyta.games.kasvoton import GAME as KASVOTON
from pelipoyta.games.kasvoton.board import CELLS, cell_named
from pelipoyta.games.kasvoton.model.actions import Done, Move
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Ask, Over
from pelipoyta.kernel.laws.walk import random_walk

KEPT = Path(__file__).with_name("dnup_costs.json")


@pytest.mark.parametrize(
    ("name", "worth"),
    [
        ("4C109", 3.2 + 2.8 + 1.2 - 1.8 + 0.4),  # Aragorn: strength 8, vitality 4, cost 4, defender +1
        ("1C177", 1.6 + 4.16 + 0.9 - 1.8),  # Goblin Patrol Troop: 13, 3, cost 6
        ("4C26", 1.6 + 1.05 - 0.25),  # Iron Axe: strength 3, cost 1
        ("4C207", 1.6 + 2.88 + 0.9 - 1.2 + 0.4),  # Uruk-hai Raiding Party: 9, 3, cost 4, damage +1
    ],
)
def test_a_card_is_worth_its_numbers(name: str, worth: float) -> None:
    assert drafter._plain(CARDS[code_of(name)]) == pytest.approx(worth)


def position(cards: str) -> str:
    standing = {cell_named(cell): card for card, _, cell in (word.partition("@") for word in cards.split())}
    rows = [" ".join([str(row + 1), *(standing.get(row * 13 + c, ".") for c in range(13))]) for row in range(6)]
    return "\n".join(["kasvoton 2 turn archers", *rows])


def view_of(cards: str):
    return KASVOTON.view(KASVOTON.notation.read(position(cards)), 0)


def test_a_mirror_stands_opposite_the_enemy() -> None:
    view = view_of("b13@a1 b9@c3 g13@m6 g2@l6")
    foe = cell_named("l6")
    facing, elsewhere = CELLS - 1 - foe, cell_named("c4")
    src = cell_named("c3")
    assert gimmicks.mirror(view, 0, Move(src, facing)) == 1.5
    assert gimmicks.mirror(view, 0, Move(src, elsewhere)) == 0.5
    assert gimmicks.mirror(view, 0, Move(facing, elsewhere)) == -0.5


def test_an_attacker_strikes_with_the_strongest_and_comes_nearer() -> None:
    view = view_of("b13@a1 b9@c3 G8@c4 g13@m6")
    foe = cell_named("c4")
    assert gimmicks.attack(view, 0, Move(cell_named("c3"), foe)) == 109.0
    nearer, farther = (gimmicks.attack(view, 0, Move(cell_named("a1"), cell_named(to))) for to in ("b2", "a2"))
    assert farther <= nearer < 0
    assert gimmicks.turtle(view, 0, Done()) == 1.0


def test_an_attacker_goes_for_the_first_cell_of_the_board_too() -> None:
    """And without an enemy every step is as good."""
    view = view_of("b9@b1 G8@a1")
    assert cell_named("a1") == 0 and gimmicks.attack(view, 0, Move(cell_named("b1"), 0)) == 109.0
    alone = view_of("b9@b1")
    assert {gimmicks.attack(alone, 0, Move(cell_named("b1"), cell_named(to))) for to in ("b2", "c1")} == {0.0}


def asked(walk):
    """Positions of a walk at which somebody chooses."""
    return [state for state in walk.states if isinstance(DNUP.pending(state), Ask)]


def costs(walk) -> list[float]:
    """Costs of all actions at the first positions of a random game, as the policy reckons them."""
    policy, found = Policy(), []
    for state in asked(walk)[:12]:
        sim = new(Options(), 3)
        read(sim, state)
        policy._weigh_others(sim)
        number = sim.legal(policy.out)
        found += [round(policy.cost(sim, policy.out[at]), 6) for at in range(number)]
    return found


def test_costs_of_the_playout_policy_are_as_tuned() -> None:
    """By digest and sum; `PELIPOYTA_RENEW=1` writes them anew after a deliberate change."""
    found = {str(seed): costs(random_walk(DNUP, Options(), 3, Random(seed))) for seed in (1, 2)}
    told = {seed: [len(each), round(sum(each), 4), digest(each)] for seed, each in found.items()}
    if os.environ.get("PELIPOYTA_RENEW"):
        KEPT.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    assert json.loads(KEPT.read_text(encoding="utf-8")) == told


def digest(each: list[float]) -> str:
    return sha256(json.dumps(each).encode()).hexdigest()[:16]


def test_past_positions_are_read_as_they_were_played() -> None:
    """The simulator notes positions for repetition; read from a state, they are those that it would have noted."""
    state = max(asked(random_walk(DNUP, Options(), 3, Random(3))), key=lambda state: len([*positions(state)]))
    sims = [new(Options(), 3), new(Options(), 3)]
    for sim in sims:
        read(sim, state)
    assert len(sims[0].seen) == len([*positions(state)]) - 1 > 1
    assert len(set(sims[0].seen)) == len({*[*positions(state)][1:]})
    assert list(sims[0].seen) == list(sims[1].seen)


class Scale:
    """Rollouts of two actions, one so far behind the other."""

    def __init__(self, loss: float, error: float) -> None:
        self.found = loss, error

    def mean(self, action: str) -> float:
        return float(action == "best")

    def behind(self, played: str, best: str) -> tuple[float, float]:
        assert (played, best) == ("played", "best")
        return self.found


@pytest.mark.parametrize(
    ("loss", "error", "settled"), [(0.0, 0.02, True), (0.04, 0.0, True), (0.06, 0.0, False), (0.0, 0.03, False)]
)
def test_a_choice_is_settled_when_no_mark_can_follow(loss: float, error: float, settled: bool) -> None:
    """The least mark is for a loss of 0.05, by two standard errors."""
    scale: Any = Scale(loss, error)
    assert moves._is_settled(scale, ["best", "played"], "played") is settled


@pytest.mark.parametrize(("score", "worth"), [(1.0, 2.0), (0.5, 0.0), (0.0, -2.0)])
def test_the_end_of_a_game_outweighs_all_that_leads_to_it(score: float, worth: float) -> None:
    state: Any = SimpleNamespace(over=Over((score, 1 - score), "end"))
    assert evaluate.worth(state, 0) == worth * evaluate.LOST
    assert evaluate.worth(state, 1) == -worth * evaluate.LOST
