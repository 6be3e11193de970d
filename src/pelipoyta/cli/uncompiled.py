"""Message on standard error that the rules are not compiled, with the command that compiles them."""

import sys

from pelipoyta.cli.sentences import vocabulary
from pelipoyta.compiled import Standing, build_command


def tell_if_uncompiled(lang: str, standing: Standing) -> None:
    """Print it, unless the rules are compiled or PELIPOYTA_COMPILED=0 has turned compiled rules off."""
    if standing in ("missing", "stale"):
        print(vocabulary(lang)(f"cli-uncompiled-{standing}", command=build_command()), file=sys.stderr)
