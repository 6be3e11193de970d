"""Themes of Kasvoton vihollinen: fell the enemy king this turn, for sure or as likely as counting allows."""

from collections.abc import Sequence
from typing import Any

from pelipoyta.bots.games.kasvoton.field import Field
from pelipoyta.bots.games.kasvoton.strong.kings_fall import KingsFall
from pelipoyta.games.kasvoton.model import Fall, Line, Reveal, Say, Stage, State, Triangle, View
from pelipoyta.games.kasvoton.rules import apply, legal
from pelipoyta.games.kasvoton.view import view
from pelipoyta.kernel import Seat
from pelipoyta.puzzles.recipes import Recipe
from pelipoyta.puzzles.theme import CountProof, Theme

CHOICES = 12  # most choices of a turn that a check follows


def chances(seen: View, seat: Seat, answers: Sequence[Any]) -> list[float]:
    """Probability for each answer that the enemy king falls in this turn, by counting and the best rest of the turn."""
    return KingsFall(Field(seen, seat)).values(answers)


def judged(seen: View, seat: Seat, answers: Sequence[Any]) -> list[float | None]:
    """The same, and nothing for a strike at a card that cannot be the king: the strikes that follow decide."""
    suspects = KingsFall(Field(seen, seat)).suspects
    return [
        None if isinstance(answer, Line | Triangle) and answer.cell not in suspects else value
        for answer, value in zip(answers, chances(seen, seat, answers), strict=True)
    ]


def falls(state: State, seat: Seat, answer: Any) -> float:
    """1 if the king falls in this state, when the answer is followed by the likeliest choices."""
    for _ in range(CHOICES):
        state, _ = apply(state, seat, answer)
        if state.fell[1 - seat] is not Fall.STANDS:
            return 1.0
        answers = legal(state, seat) if state.turn == seat and state.stage != Stage.OVER else []
        if not answers:
            return 0.0
        values = chances(view(state, seat), seat, answers)
        answer = answers[values.index(max(values))]
    return 0.0


def _is_own_turn(state: State, seat: Seat) -> bool:
    if state.seats != 2 or state.stage != Stage.TURN or state.turn != seat:
        return False
    return all(fall is Fall.STANDS for fall in state.fell)


def _is_hidden(state: State, seat: Seat) -> bool:
    """True if the king is not known, and there is a fair chance to fell him now."""
    if not _is_own_turn(state, seat):
        return False
    seen = view(state, seat)
    suspects = KingsFall(Field(seen, seat)).suspects
    return len(suspects) > 1 and max(suspects.values()) < 1 - 1e-9 and _best(seen, state, seat) >= 0.2


def _is_known(state: State, seat: Seat) -> bool:
    """True if counting says which card the king is, or he lies open, and he can be felled now."""
    if not _is_own_turn(state, seat):
        return False
    seen = view(state, seat)
    suspects = KingsFall(Field(seen, seat)).suspects
    return bool(suspects) and max(suspects.values()) > 1 - 1e-9 and _best(seen, state, seat) > 0.3


def _best(seen: View, state: State, seat: Seat) -> float:
    return max(chances(seen, seat, legal(state, seat)), default=0.0)


def _strikes(answer: Any) -> bool:
    return isinstance(answer, Line | Triangle)


def _decides(answer: Any) -> bool:
    """False for what leaves the turn as it is: one's own card shown, a word said."""
    return not isinstance(answer, Reveal | Say)


FALL = CountProof(judged, falls, goes_on=True)
THEMES = (
    Theme("strike", "KV-D4", _is_known, FALL, margin=0.1, least=0.3, answer=_strikes, judges=_decides),
    Theme("king", "KV-D0.5", _is_known, FALL, margin=0.1, least=0.3, judges=_decides),
    Theme("suspect", "KV-D0.5", _is_hidden, FALL, margin=0.04, least=0.2, judges=_decides),
)
RECIPE = Recipe(wanted=120, games=400)
