"""The `pelipoyta` command: serve, play, simulate, replay, print rules, check games against the laws."""

import os
import re
import sys
from collections.abc import Sequence
from typing import Any

import typer

from pelipoyta import compiled
from pelipoyta.cli.commands import app
from pelipoyta.cli.help import translate, wants_help
from pelipoyta.cli.sentences import LANGUAGES, Trouble, guess, language, trouble_sentence, vocabulary


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0 success, 1 a check failed, 2 an error of usage or input."""
    typed = list(sys.argv[1:] if args is None else args)
    lang = language(typed, os.environ)
    try:
        _choose_rules(typed)
        sys.exit(_run(typed, lang))
    except Trouble as trouble:
        print(trouble_sentence(vocabulary(lang), trouble), file=sys.stderr)
        sys.exit(trouble.code)


def _choose_rules(typed: Sequence[str]) -> None:
    """Use compiled rules where there are any; `pelipoyta build` makes them."""
    try:
        if "build" not in typed:
            compiled.use()
    except compiled.NotCompiled as error:
        raise Trouble("cli-not-compiled", command=compiled.build_command()) from error


def _run(typed: list[str], lang: str) -> int:
    if lang not in LANGUAGES:
        raise Trouble("cli-no-such-language", name=lang, known=", ".join(LANGUAGES))
    command = typer.main.get_command(app)
    if wants_help(typed, os.environ):
        translate(command, vocabulary(lang))
    try:
        return command.main(typed, prog_name="pelipoyta", standalone_mode=False, obj=lang) or 0
    except typer.TyperException as error:
        if not typed:
            return 0  # no command was given, and the help has been shown
        raise _usage_trouble(error, command) from None
    except typer.Abort:
        return 130


def _usage_trouble(error: typer.TyperException, command: Any) -> Trouble:
    """Message for a usage error, by the parser's kind of error, such as `cli-usage-no-such-option`."""
    if stray := re.fullmatch(r"No such command '(.*?)'.*", error.message):
        near = guess(stray[1], command.commands)
        return Trouble("cli-no-such-command", name=stray[1], near=near, known=", ".join(command.commands))
    kind = re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()
    parameter = getattr(error, "param", None)
    name = getattr(error, "option_name", None) or (parameter.get_error_hint() if parameter else "")
    return Trouble(f"cli-usage-{kind}", error.exit_code, name=name, detail=error.message)
