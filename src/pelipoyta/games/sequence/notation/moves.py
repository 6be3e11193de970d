"""Moves as text: `7H c4`, `dead 7H`, `lock c3-g3`, `claim red`, `lose 7H`, and words that say it all, as `pass`."""

from collections.abc import Iterator

from pelipoyta.games.sequence.board import CELL_NAMES, cell_named
from pelipoyta.games.sequence.cards import NAMES, face_named
from pelipoyta.games.sequence.model import (
    Agree,
    AnyAction,
    Claim,
    Deny,
    Exchange,
    Judge,
    Lock,
    Lose,
    Pass,
    Play,
    Take,
)
from pelipoyta.games.sequence.notation.words import TEAMS, read_line, team_named, write_line

_PLAIN: dict[str, AnyAction] = {
    "pass": Pass(), "draw": Take(), "agree": Agree(), "deny": Deny(), "uphold": Judge(True), "dismiss": Judge(False),
}  # fmt: skip


def write(action: AnyAction) -> str:
    match action:
        case Play(card, cell):
            return f"{NAMES[card]} {CELL_NAMES[cell]}"
        case Exchange(card):
            return f"dead {NAMES[card]}"
        case Lock(cells):
            return f"lock {write_line(cells)}"
        case Claim(team):
            return f"claim {TEAMS[team]}"
        case Lose(card):
            return f"lose {NAMES[card]}"
    return next(word for word, plain in _PLAIN.items() if plain == action)


def reworded(action: AnyAction) -> Iterator[str]:
    """A line from its other end."""
    if isinstance(action, Lock):
        yield f"lock {CELL_NAMES[action.cells[4]]}-{CELL_NAMES[action.cells[0]]}"


def parse(text: str) -> AnyAction:
    verb, rest = _verb_and_rest(text)
    if verb in _PLAIN and not rest:
        return _PLAIN[verb]
    match verb:
        case "dead":
            return Exchange(face_named(rest))
        case "lose":
            return Lose(face_named(rest))
        case "lock":
            return Lock(read_line(rest))
        case "claim":
            return Claim(team_named(rest))
    return Play(face_named(verb), cell_named(rest))


def _verb_and_rest(text: str) -> tuple[str, str]:
    first, *others = text.lower().split() or [""]
    return first, "".join(others)
