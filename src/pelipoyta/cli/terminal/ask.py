"""Question to the user: the board, the question, the choices, and input until it is valid."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from pelipoyta.cli.terminal.look import Reader, TerminalLook
from pelipoyta.cli.terminal.typed import chosen, command, is_numbered
from pelipoyta.kernel.game import AnyGame

FEW = 12  # choices that are listed without being asked for


class UserLeft(Exception):
    """The user leaves the game."""


class UserUndid(Exception):
    """The user takes the last choice back."""


class UserRested(Exception):
    """The user leaves this question to a bot, as long as it lasts."""


class UserResigned(Exception):
    """The user resigns."""


class Asking:
    """Prompt that repeats until the user has chosen, or wants something else."""

    def __init__(
        self,
        console: Console,
        game: AnyGame,
        look: TerminalLook,
        reader: Reader,
        view: Any,
        legal: Sequence[Any],
        why_not: Callable[[str], str],
        may_undo: bool,
    ) -> None:
        self.console, self.game, self.look, self.reader = console, game, look, reader
        self.view, self.legal, self.why_not, self.may_undo = view, legal, why_not, may_undo

    def answer(self, what: str | None) -> Any:
        """Chosen action; None where an offer out of turn is declined with an empty line."""
        self._look()
        self._ask(what)
        while True:
            text = self._line()
            if not text and what is None:
                return None
            if text in ("", "?"):
                self._list()
            elif wanted := command(self.reader, text):
                self._obey(wanted)
            elif (action := chosen(self.game, self.legal, text)) is not None:
                return action
            else:
                self.console.print(self.why_not(text) or self.reader.words("cli-play-no-such-choice"), highlight=False)

    def _line(self) -> str:
        try:
            return self.console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise UserLeft from None

    def _look(self) -> None:
        self.console.print()
        self.console.print(self.look.picture(self.reader, self.view))

    def _ask(self, what: str | None) -> None:
        key = "cli-play-offer" if what is None else f"{self.game.id}-ask-{what.replace('_', '-')}"
        self.console.print(self.reader.words.first((key, "cli-play-choose")), style="bold")
        if len(self.legal) <= FEW:
            self._list()
        else:
            self.console.print(self.reader.words("cli-play-many", count=len(self.legal)), style="dim")

    def _list(self) -> None:
        """Print the choices: number, notation, sentence and odds."""
        grid = Grid(show_header=False, box=None, pad_edge=False)
        numbered = is_numbered(self.game, self.legal)
        for number, action in enumerate(self.legal, 1):
            notation = self.game.notation.write(action)
            said = self.look.choice(self.reader, self.view, action)
            odds = self._odds(action)
            grid.add_row(str(number) if numbered else "", notation, "" if said == notation else said, odds)
        self.console.print(grid)

    def _odds(self, action: Any) -> str:
        if self.game.preview is None or self.reader.seat is None:
            return ""
        preview = self.game.preview(self.view, self.reader.seat)(action)
        return "" if preview is None else self.look.odds(self.reader, preview)

    def _obey(self, wanted: str) -> None:
        words = self.reader.words
        if wanted == "quit":
            raise UserLeft
        if wanted == "undo" and self.may_undo:
            raise UserUndid
        if wanted == "resign" and self._is_sure():
            raise UserResigned
        if wanted == "rest":
            raise UserRested
        if wanted == "board":
            self._look()
        elif wanted == "help":
            self.console.print(words("cli-play-long-help", example=self.game.notation.write(self.legal[0])))
            self._list()
        elif wanted == "undo":
            self.console.print(words("cli-play-cannot-undo"))

    def _is_sure(self) -> bool:
        self.console.print(self.reader.words("cli-play-sure"))
        return self._line().casefold() in [word.strip() for word in self.reader.words("cli-play-yes").split(",")]
