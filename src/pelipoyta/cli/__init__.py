"""The `pelipoyta` command: serve, play, simulate, replay, look rules up, hold games to the laws."""

import os
import sys
from collections.abc import Sequence

import typer

from pelipoyta.cli.commands import app
from pelipoyta.cli.speech import LANGUAGES, Trouble, language, vocabulary


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code: 0 well, 1 what was checked does not hold, 2 cannot be done."""
    typed = list(sys.argv[1:] if args is None else args)
    sys.exit(_run(typed, language(typed)))


def _run(typed: list[str], lang: str) -> int:
    command = typer.main.get_command(app)
    try:
        if lang not in LANGUAGES:
            raise Trouble("cli-no-such-language", name=lang, known=", ".join(LANGUAGES))
        return command.main(typed, prog_name="pelipoyta", standalone_mode=False, obj=lang) or 0
    except Trouble as trouble:
        print(vocabulary(lang)(trouble.key, **trouble.facts), file=sys.stderr)
        return trouble.code
