"""Soundness of a position: every card is in one place, tasks fit together, and nothing is overdue."""

from collections.abc import Iterator

from pelipoyta.games.lotr.model import State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.agenda import advance
from pelipoyta.games.lotr.soundness.cards import faults_of_cards
from pelipoyta.games.lotr.soundness.effects import faults_of_effects
from pelipoyta.games.lotr.soundness.players import faults_of_players
from pelipoyta.games.lotr.soundness.questions import faults_of_question
from pelipoyta.games.lotr.soundness.road import faults_of_road
from pelipoyta.games.lotr.soundness.tasks import faults_of_tasks


def check(s: State) -> None:
    """Raise ValueError where the position cannot be."""
    fault = next(_faults(s), None)
    if fault:
        raise ValueError(fault)


def _faults(s: State) -> Iterator[str]:
    """Faults in the order of the checks: each may rely on the checks before it."""
    yield from faults_of_players(s)
    yield from faults_of_cards(s)
    yield from faults_of_effects(s)
    if s.over is not None:
        yield from _faults_of_end(s)
        return
    yield from faults_of_tasks(s)
    yield from faults_of_road(s)
    yield from faults_of_question(s)
    yield from _faults_of_rest(s)


def _faults_of_end(s: State) -> Iterator[str]:
    over = s.over
    assert over is not None
    if s.agenda or len(over.scores) != len(s.players) or not over.why.startswith("LOTR-"):
        yield "the game is over: a score for each player, the rule, and nothing more to do"
    winners = [score for score in over.scores if score]
    if sorted(winners) != [1.0] and set(winners) != {0.5}:
        yield "one wins, or those who lost last share it (LOTR-16, LOTR-30.2)"


def _faults_of_rest(s: State) -> Iterator[str]:
    """LOTR-29.2: no death or loss is pending, and the game waits for a player or for chance."""
    g = GameChange(s.copy())
    advance(g)
    if g.events or g.s != s:
        yield "something should have happened before this (LOTR-29.2)"
