"""The commands that let bots meet one another again and again; commands.py has all others."""

from pathlib import Path
from typing import Annotated

import typer

from pelipoyta.cli.commands import AsJson, Bots, GameName, Jobs, Lang, On, Options, Seats, Seed, app


@app.command()
def match(
    context: typer.Context,
    game: GameName,
    bots: Bots = "",
    seats: Seats = None,
    options: Options = "{}",
    pairs: Annotated[int, typer.Option("--pairs", min=1)] = 50,
    nodes: Annotated[int, typer.Option("--nodes", min=0, show_default=False)] = 0,
    time: Annotated[int, typer.Option("--time", min=0, show_default=False)] = 0,
    sprt: Annotated[str, typer.Option("--sprt", metavar="LOW,HIGH", show_default=False)] = "",
    seed: Seed = 1,
    jobs: Jobs = None,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg")] = None,
    on: On = "",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli import match as command

    asked = command.Asked(game, bots, seats, options, pairs, nodes, time, sprt, seed, jobs, keep, plot, on)
    command.match(context.obj, asked, as_json=json)


@app.command()
def tournament(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    jobs: Jobs = None,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE", show_default=False)] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli import tournament as command

    command.tournament(context.obj, file, jobs=jobs, keep=keep, as_json=json)
