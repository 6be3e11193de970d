"""Commands for records of games: replay, analyse, verify, draw; the work is imported when a command runs."""

from typing import Annotated

import typer

from pelipoyta.cli.app import AsJson, GameFile, GameName, Jobs, Lang, RecordFile, app


@app.command()
def replay(
    context: typer.Context,
    file: RecordFile,
    draw: Annotated[bool, typer.Option("--draw")] = False,
    quiet: Annotated[bool, typer.Option("--quiet")] = False,
    game: GameFile = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.records import replay as command

    command.replay(context.obj, file, draw=draw, quiet=quiet, home=game)


@app.command()
def analyse(
    context: typer.Context,
    file: RecordFile,
    jobs: Jobs = None,
    json: AsJson = False,
    game: GameFile = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.records import analyse as command

    command.analyse(context.obj, file, jobs=jobs, as_json=json, home=game)


@app.command()
def verify(
    context: typer.Context,
    file: RecordFile,
    commitment: Annotated[str, typer.Option("--commitment", metavar="HEX", show_default=False)] = "",
    deck: Annotated[list[str] | None, typer.Option("--deck", metavar="HEX", show_default=False)] = None,
    game: GameFile = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.records import verify as command

    command.verify(context.obj, file, commitment=commitment, decks=deck or [], home=game)


@app.command()
def draw(
    context: typer.Context,
    game: GameName,
    what: Annotated[str, typer.Argument(metavar="POSITION|RECORD", show_default=False)],
    at: Annotated[int | None, typer.Option("--at", metavar="N", show_default=False)] = None,
    seat: Annotated[str, typer.Option("--seat", metavar="N|all|none")] = "all",
    film: Annotated[int, typer.Option("--film", metavar="N", show_default=False)] = 1,
    out: Annotated[str | None, typer.Option("--out", "-o", metavar="FILE", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.records import draw as command

    command.draw(context.obj, game, what, command.MomentRange(at, film), seat=seat, out=out)
