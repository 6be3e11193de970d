"""Commands for authors of games: laws, new, build; the work is imported when a command runs."""

from pathlib import Path
from typing import Annotated

import typer

from pelipoyta.cli.app import AsJson, GameName, Games, Jobs, Lang, Options, Seats, Seed, app


@app.command()
def laws(
    context: typer.Context,
    game: GameName,
    games: Games = 20,
    seed: Seed = 1,
    seats: Seats = None,
    options: Options = "{}",
    jobs: Jobs = None,
    deep: Annotated[bool, typer.Option("--deep")] = False,
    golden: Annotated[Path | None, typer.Option("--golden", metavar="DIR")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.authoring import laws as command

    command.laws(
        context.obj,
        game,
        seats=seats,
        games=games,
        seed=seed,
        options=options,
        jobs=jobs,
        deep=deep,
        golden=golden,
        as_json=json,
    )


@app.command()
def new(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    folder: Annotated[Path, typer.Option("--in", metavar="FOLDER")] = Path(),
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.authoring import new as command

    command.new(context.obj, name, folder)


@app.command()
def build(
    context: typer.Context,
    check: Annotated[bool, typer.Option("--check")] = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.authoring import build as command

    command.build(context.obj, check=check)


@app.command()
def site(
    context: typer.Context,
    out: Annotated[Path, typer.Argument(metavar="OUT", show_default=False)],
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.authoring import site as command

    command.site(context.obj, out)
