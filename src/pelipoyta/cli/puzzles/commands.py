"""Commands of the group `puzzles`; the work is imported when a command runs."""

from pathlib import Path
from typing import Annotated

import typer

from pelipoyta.cli.app import Bots, GameName, Jobs, Lang, On, Seats, app

puzzles = typer.Typer(no_args_is_help=True)
app.add_typer(puzzles, name="puzzles")
PuzzleFile = Annotated[Path | None, typer.Option("--file", metavar="FILE", show_default=False)]


@puzzles.command()
def make(
    context: typer.Context,
    game: GameName,
    file: PuzzleFile = None,
    wanted: Annotated[int | None, typer.Option("--wanted", min=1, show_default=False)] = None,
    games: Annotated[int | None, typer.Option("--games", min=1, show_default=False)] = None,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", show_default=False)] = "",
    seed: Annotated[int | None, typer.Option("--seed", show_default=False)] = None,
    options: Annotated[str, typer.Option("--options", metavar="JSON", show_default=False)] = "",
    jobs: Jobs = None,
    on: On = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.puzzles import make as command

    asked = command.MakeArguments(
        game,
        file=file,
        wanted=wanted,
        games=games,
        seats=seats,
        bots=bots,
        seed=seed,
        options=options,
        jobs=jobs,
        on=on,
    )
    command.make(context.obj, asked)


@puzzles.command()
def check(
    context: typer.Context,
    game: GameName,
    file: PuzzleFile = None,
    tries: Annotated[int, typer.Option("--tries", min=0)] = 200,
    jobs: Jobs = None,
    on: On = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.puzzles import check as command

    command.check(context.obj, game, file, tries=tries, jobs=jobs, on=on)


@puzzles.command()
def measure(
    context: typer.Context,
    game: GameName,
    file: PuzzleFile = None,
    bots: Bots = "level1,level2,level3,level4",
    tries: Annotated[int, typer.Option("--tries", min=1)] = 4,
    jobs: Jobs = None,
    on: On = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.puzzles import measure as command

    command.measure(context.obj, game, file, bots=bots, tries=tries, jobs=jobs, on=on)
