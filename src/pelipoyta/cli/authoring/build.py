"""`pelipoyta build`: compile the rules for this machine, so that bots and simulations are faster."""

import sys

from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.compiled import builder
from pelipoyta.compiled.places import build_folder, is_checkout


def build(lang: str, *, check: bool) -> None:
    """Compile the rules; with `check`, only translate them to C."""
    if missing := builder.missing_tools():
        command = "make build" if is_checkout() else 'pip install "pelipoyta[build]"'
        raise Trouble("cli-build-no-tools", missing=", ".join(missing), command=command)
    if not check and not builder.has_compiler():
        raise Trouble("cli-build-no-compiler")
    words = vocabulary(lang)
    try:
        if check:
            builder.check()
        else:
            key = "cli-build-made" if builder.build() else "cli-build-up-to-date"
            print(words(key, folder=str(build_folder())))
    except builder.BuildFailed as error:
        print(error, file=sys.stderr)
        raise Trouble("cli-build-failed") from error
    except builder.BuildRunning:
        print(words("cli-build-running"))  # it makes what was asked for
    except OSError as error:
        raise Trouble("cli-cannot-save", folder=str(build_folder()), detail=error.strerror or str(error)) from error
