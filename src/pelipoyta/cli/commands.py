"""The commands and what may be typed after them; the work is imported only when a command is run.

Help is written in the locales: `cli-<command>` for a command, `cli-arg-<parameter>` for a parameter.
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
AsJson = Annotated[bool, typer.Option("--json")]


@app.callback()
def house(lang: Lang = None, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    if version:
        from importlib.metadata import version as installed

        print(installed("pelipoyta"))
        raise typer.Exit


@app.command()
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8765,
    open: Annotated[bool, typer.Option("--open")] = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.server.serve import serve as command

    raise typer.Exit(command(host=host, port=port, open_browser=open, lang=context.obj))


@app.command()
def games(context: typer.Context, json: AsJson = False, lang: Lang = None) -> None:
    from pelipoyta.cli import games as command

    command.games(context.obj, as_json=json)


@app.command()
def sim(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Seed = 1,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", show_default=False)] = "",
    options: Options = "{}",
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, show_default=False)] = None,
    json: AsJson = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="DIR")] = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli import sim as command

    command.sim(
        context.obj,
        game,
        seats=seats,
        games=games,
        seed=seed,
        bots=bots,
        options=options,
        jobs=jobs,
        as_json=json,
        save=save,
    )
