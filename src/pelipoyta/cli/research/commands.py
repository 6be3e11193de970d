"""Commands that let bots play many games: sim, match, dataset; the work is imported when a command runs."""

from pathlib import Path
from typing import Annotated

import typer

from pelipoyta.cli.app import (
    AsJson,
    Bots,
    GameName,
    Games,
    Jobs,
    Lang,
    Nodes,
    On,
    Options,
    SaveFolder,
    Seats,
    Seed,
    app,
)


@app.command()
def sim(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    games: Games = 100,
    seed: Seed = 1,
    bots: Bots = "",
    options: Options = "{}",
    jobs: Jobs = None,
    json: AsJson = False,
    save: SaveFolder = None,
    on: On = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.research import sim as command

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
        on=on,
    )


@app.command()
def match(
    context: typer.Context,
    game: GameName,
    bots: Bots = "",
    seats: Seats = None,
    options: Options = "{}",
    pairs: Annotated[int, typer.Option("--pairs", min=1)] = 50,
    nodes: Nodes = None,
    time: Annotated[int | None, typer.Option("--time", min=1, show_default=False)] = None,
    sprt: Annotated[str, typer.Option("--sprt", metavar="LOW,HIGH", show_default=False)] = "",
    seed: Seed = 1,
    jobs: Jobs = None,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg")] = None,
    on: On = "",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.research import match as command

    asked = command.MatchArguments(
        game,
        bots=bots,
        seats=seats,
        options=options,
        pairs=pairs,
        nodes=nodes or 0,
        time=time or 0,
        sprt=sprt,
        seed=seed,
        jobs=jobs,
        keep=keep,
        plot=plot,
        on=on,
    )
    command.match(context.obj, asked, as_json=json)


@app.command()
def dataset(
    context: typer.Context,
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE.parquet", show_default=False)],
    seats: Seats = None,
    games: Games = 100,
    seed: Seed = 1,
    bots: Bots = "",
    options: Options = "{}",
    nodes: Nodes = None,
    jobs: Jobs = None,
    on: On = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.research import dataset as command

    asked = command.DatasetArguments(
        game,
        file=file,
        seats=seats,
        games=games,
        seed=seed,
        bots=bots,
        options=options,
        nodes=nodes or 0,
        jobs=jobs,
        on=on,
    )
    command.dataset(context.obj, asked)


@app.command()
def balance(
    context: typer.Context,
    game: GameName,
    variants: Annotated[str, typer.Option("--variants")] = "all",
    seats: Seats = None,
    games: Games = 100,
    bots: Bots = "greedy",
    write: Annotated[bool, typer.Option("--write")] = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.research import balance as command

    command.balance(context.obj, game, variants=variants, seats=seats, games=games, bot=bots, write=write)
