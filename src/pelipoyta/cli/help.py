"""Help in the user's language: the locales hold it, under the names of commands and parameters."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from pelipoyta.locales import Words


def wants_help(args: Sequence[str], environ: Mapping[str, str]) -> bool:
    """Whether any help will be shown: parsing the words takes time, and most runs need none of them."""
    return not args or "--help" in args or "_PELIPOYTA_COMPLETE" in environ


def translate(command: Any, words: "Words", name: str = "house") -> None:
    """Put the words into the command and into those under it."""
    command.help = words(f"cli-{name}")
    command.rich_help_panel = words("cli-commands")
    for parameter in (*command.params, command.get_help_option(typer.Context(command))):
        keys = (f"cli-{name}-arg-{parameter.name}", f"cli-arg-{parameter.name}")
        parameter.help = words.first(keys)
        parameter.rich_help_panel = words(f"cli-{parameter.param_type_name}s")
    for each, under in getattr(command, "commands", {}).items():
        translate(under, words, each)
