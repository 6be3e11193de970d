"""Rendering of environments: the position as text, with everything in it or as one seat sees it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from pelipoyta.adapters.sitting import NumberedGame
from pelipoyta.kernel import Seat

MODES = ("ansi", "human")


def check_mode(mode: str | None) -> str | None:
    """The render mode; raises ValueError for an unknown one."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode must be one of {', '.join(MODES)}, or None, not {mode!r}")
    return mode


def render(sitting: NumberedGame, mode: str | None, seat: Seat | None) -> str | None:
    """Text of the position; printed for `human`. With a seat, its view and nothing else."""
    if mode is None:
        return None
    text = sitting.game.notation.draw(sitting.state) if seat is None else view_text(sitting, seat)
    if mode == "human":
        print(text)
        return None
    return text


def view_text(sitting: NumberedGame, seat: Seat) -> str:
    """View of one seat, a field a line, and its legal actions where it is asked."""
    view = msgspec.to_builtins(sitting.game.view(sitting.state, seat))
    lines = [f"{name}: {_short(value)}" for name, value in view.items() if value not in (None, "", [], {})]
    return "\n".join([*lines, *_actions(sitting, seat)])


def _short(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _actions(sitting: NumberedGame, seat: Seat) -> Iterator[str]:
    if seat == sitting.mover:
        yield "legal: " + ", ".join(map(sitting.game.notation.write, sitting.legal))
