"""Commands for players: serve, games, play, rules, lessons, deck; the work is imported when a command runs."""

from pathlib import Path
from typing import Annotated

import typer

from pelipoyta.cli.app import AsJson, Bots, GameName, Lang, Options, Seats, app


@app.command()
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8765,
    open: Annotated[bool, typer.Option("--open")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    guest: Annotated[list[str] | None, typer.Option("--game", metavar="PATH", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.server.serve import serve as command

    raise typer.Exit(command(host=host, port=port, open_browser=open, lang=context.obj, games=guest or (), plain=plain))


@app.command()
def games(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", show_default=False)] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.play import games as command

    command.games(context.obj, game, as_json=json)


@app.command()
def play(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", min=1)] = 1,
    bots: Bots = "",
    options: Options = "{}",
    seed: Annotated[int | None, typer.Option("--seed", show_default=False)] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.play import play as command

    command.play_here(context.obj, game, seats=seats, seat=seat, bots=bots, options=options, seed=seed, save=save)


@app.command()
def rules(
    context: typer.Context,
    game: GameName,
    id: Annotated[str | None, typer.Argument(metavar="[ID]", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.play import rules as command

    command.rules(context.obj, game, id)


@app.command()
def lessons(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", show_default=False)] = None,
    lesson: Annotated[str | None, typer.Argument(metavar="[LESSON]", show_default=False)] = None,
    chapter: Annotated[int, typer.Option("--chapter", min=1)] = 1,
    check: Annotated[bool, typer.Option("--check")] = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.play import lessons as command

    command.lessons(context.obj, game, lesson, chapter=chapter, check=check)


@app.command()
def deck(
    context: typer.Context,
    file: Annotated[str | None, typer.Argument(metavar="[FILE]", show_default=False)] = None,
    format: Annotated[str | None, typer.Option("--format", metavar="FORMAT", show_default=False)] = None,
    list: Annotated[bool, typer.Option("--list")] = False,
    cards: Annotated[bool, typer.Option("--cards")] = False,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.play import deck as command

    if cards or file is None:
        command.cards(context.obj, game)
    else:
        command.deck(context.obj, file, format=format, as_list=list, game=game)
