"""Help in the user's language, from the locales, by the names of commands and parameters."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from pelipoyta.locales import Words

ROOT = "pelipoyta"


def wants_help(args: Sequence[str], environ: Mapping[str, str]) -> bool:
    """True if help will be shown: parsing the locales takes time, and most runs need none."""
    return not args or "--help" in args or "_PELIPOYTA_COMPLETE" in environ


def _kind(parameter: Any) -> str:
    """Type of a parameter's value: a number or a text; empty for a flag."""
    shown = str(parameter.display_type(None))
    return "number" if "int" in shown else "none" if "bool" in shown else "text"


def _usage(usage: Callable[..., str], command: Any, word: str, context: Any) -> str:
    return usage(command, context).replace("Usage:", word, 1)


def translate(command: Any, words: "Words", name: str = ROOT) -> None:
    """Put the texts into the command and its subcommands."""
    command.help = words(f"cli-{name}")
    command.rich_help_panel = words("cli-commands")
    command.options_metavar = words("cli-metavar-options")
    command.subcommand_metavar = words("cli-metavar-commands")
    command.get_usage = partial(_usage, type(command).get_usage, command, words("cli-usage"))
    for parameter in (*command.params, command.get_help_option(typer.Context(command))):
        keys = (f"cli-{name}-arg-{parameter.name}", f"cli-arg-{parameter.name}")
        parameter.help = words.first(keys)
        parameter.metavar = parameter.metavar or words.first((f"cli-metavar-{_kind(parameter)}", "cli-metavar-none"))
        parameter.rich_help_panel = words(f"cli-{parameter.param_type_name}s")
        if parameter.param_type_name == "argument":
            parameter.display_type_rich = lambda ctx=None: None  # its name says it
    if name == ROOT:
        from typer import rich_utils  # slow to import, and needed for help only

        rich_utils.REQUIRED_LONG_STRING = words("cli-required")
        rich_utils.DEFAULT_STRING = words("cli-default", value="{}")
    for each, under in getattr(command, "commands", {}).items():
        translate(under, words, each if name == ROOT else f"{name}-{each}")
