"""Help in the user's language: the locales hold it, under the names of commands and parameters."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from pelipoyta.locales import Words


def wants_help(args: Sequence[str], environ: Mapping[str, str]) -> bool:
    """Whether any help will be shown: parsing the words takes time, and most runs need none of them."""
    return not args or "--help" in args or "_PELIPOYTA_COMPLETE" in environ


def _kind(parameter: Any) -> str:
    """What one types after it: a number or a text; nothing after what is only switched on."""
    shown = str(parameter.display_type(None))
    return "number" if "int" in shown else "none" if "bool" in shown else "text"


def _usage(usage: Callable[..., str], command: Any, word: str, context: Any) -> str:
    return usage(command, context).replace("Usage:", word, 1)


def translate(command: Any, words: "Words", name: str = "house") -> None:
    """Put the words into the command and into those under it."""
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
    if name == "house":
        from typer import rich_utils  # slow to import, and wanted for help alone

        rich_utils.REQUIRED_LONG_STRING = words("cli-required")
        rich_utils.DEFAULT_STRING = words("cli-default", value="{}")
    for each, under in getattr(command, "commands", {}).items():
        translate(under, words, each)
