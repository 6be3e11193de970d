"""Law "guide": each example position is legal, marked actions are legal, and refused actions are refused by their rule.

A change of the rules that makes a rules page wrong breaks this law, which names the place.
"""

from dataclasses import dataclass

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.guide import BadGuide, Example, Guide, PlayedExample, guide_of, played
from pelipoyta.kernel.laws.walk import LawBroken


@dataclass
class GuideTally:
    """Counts of what was checked."""

    sections: int = 0
    examples: int = 0
    choices: int = 0
    refused: int = 0


def check_guide(game: AnyGame) -> GuideTally:
    """Check the guide of a game; a game without one passes."""
    try:
        guide = guide_of(game)
        return _check(game, guide) if guide else GuideTally()
    except BadGuide as error:
        raise LawBroken("guide", f"{game.id}, {error}") from error


def _check(game: AnyGame, guide: Guide) -> GuideTally:
    tally = GuideTally(sections=len(guide.section))
    for section in guide.section:
        for example in section.example:
            found = _check_example(game, section.name, example)
            tally.examples += 1
            tally.choices += len(found.may)
            tally.refused += len(found.refused)
    return tally


def _check_example(game: AnyGame, section: str, example: Example) -> PlayedExample:
    try:
        found = played(game, example)
    except BadGuide as error:
        raise BadGuide(f"{section}, {error}") from error
    if example.seat is not None and example.seat not in game.at_table(found.state):
        raise BadGuide(f"{section}, {example.name}: nobody has seat {example.seat}")
    return found
