"""The Typer application and the parameters that commands share; the commands are in `<topic>/commands.py`.

Help is in the locales: `cli-<command>` for a command, `cli-arg-<parameter>` for a parameter.
"""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode="rich")
Lang = Annotated[str | None, typer.Option("--lang", metavar="fi|sv|en")]
GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
Seats = Annotated[int | None, typer.Option("--seats", show_default=False)]
Seed = Annotated[int, typer.Option("--seed")]
Options = Annotated[str, typer.Option("--options", metavar="JSON")]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B", show_default=False)]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, show_default=False)]
Nodes = Annotated[int | None, typer.Option("--nodes", min=1, show_default=False)]
On = Annotated[str, typer.Option("--on", metavar="ray|ADDRESS", show_default=False)]
Games = Annotated[int, typer.Option("--games", min=1)]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]
GameFile = Annotated[str | None, typer.Option("--game", metavar="FILE.py")]
SaveFolder = Annotated[Path | None, typer.Option("--save", metavar="DIR")]
AsJson = Annotated[bool, typer.Option("--json")]


def _tell_version(wanted: bool) -> None:
    if wanted:
        from pelipoyta import __version__

        print(__version__)
        raise typer.Exit


@app.callback()
def house(
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_tell_version)] = False,
) -> None:
    pass
