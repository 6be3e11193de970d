"""The commands and their parameters; the work is imported only when a command is run.

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
    from pelipoyta.cli import games as command

    command.games(context.obj, game, as_json=json)


@app.command()
def sim(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Seed = 1,
    bots: Bots = "",
    options: Options = "{}",
    jobs: Jobs = None,
    json: AsJson = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="DIR")] = None,
    on: On = "",
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
        on=on,
    )


@app.command()
def dataset(
    context: typer.Context,
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE.parquet", show_default=False)],
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Seed = 1,
    bots: Bots = "",
    options: Options = "{}",
    nodes: Nodes = None,
    jobs: Jobs = None,
    on: On = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli import dataset as command

    asked = command.DatasetArguments(game, file, seats, games, seed, bots, options, nodes or 0, jobs, on)
    command.dataset(context.obj, asked)


@app.command()
def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    draw: Annotated[bool, typer.Option("--draw")] = False,
    quiet: Annotated[bool, typer.Option("--quiet")] = False,
    game: Annotated[str | None, typer.Option("--game", metavar="FILE.py")] = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli import replay as command

    command.replay(context.obj, file, draw=draw, quiet=quiet, home=game)


@app.command()
def analyse(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    jobs: Jobs = None,
    json: AsJson = False,
    game: Annotated[str | None, typer.Option("--game", metavar="FILE.py")] = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli import analyse as command

    command.analyse(context.obj, file, jobs=jobs, as_json=json, home=game)


@app.command()
def verify(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    commitment: Annotated[str, typer.Option("--commitment", metavar="HEX", show_default=False)] = "",
    deck: Annotated[list[str] | None, typer.Option("--deck", metavar="HEX", show_default=False)] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="FILE.py")] = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli import verify as command

    command.verify(context.obj, file, commitment=commitment, decks=deck or [], home=game)


@app.command()
def draw(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    what: Annotated[str, typer.Argument(metavar="POSITION|RECORD", show_default=False)],
    at: Annotated[int | None, typer.Option("--at", metavar="N", show_default=False)] = None,
    seat: Annotated[str, typer.Option("--seat", metavar="N|all|none")] = "all",
    film: Annotated[int, typer.Option("--film", metavar="N", show_default=False)] = 1,
    out: Annotated[str | None, typer.Option("--out", "-o", metavar="FILE", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli import draw as command

    command.draw(context.obj, game, what, command.MomentRange(at, film), seat=seat, out=out)


@app.command()
def rules(
    context: typer.Context,
    game: GameName,
    id: Annotated[str | None, typer.Argument(metavar="[ID]", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli import rules as command

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
    from pelipoyta.cli import lessons as command

    command.lessons(context.obj, game, lesson, chapter=chapter, check=check)


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
    from pelipoyta.cli import play as command

    command.play_here(context.obj, game, seats=seats, seat=seat, bots=bots, options=options, seed=seed, save=save)


@app.command()
def laws(
    context: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1)] = 20,
    seed: Seed = 1,
    seats: Seats = None,
    options: Options = "{}",
    jobs: Jobs = None,
    deep: Annotated[bool, typer.Option("--deep")] = False,
    golden: Annotated[Path | None, typer.Option("--golden", metavar="DIR")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli import laws as command

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
def deck(
    context: typer.Context,
    file: Annotated[str | None, typer.Argument(metavar="[FILE]", show_default=False)] = None,
    format: Annotated[str | None, typer.Option("--format", metavar="FORMAT", show_default=False)] = None,
    list: Annotated[bool, typer.Option("--list")] = False,
    cards: Annotated[bool, typer.Option("--cards")] = False,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli import deck as command

    if cards or file is None:
        command.cards(context.obj, game)
    else:
        command.deck(context.obj, file, format=format, as_list=list, game=game)


@app.command()
def new(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    folder: Annotated[Path, typer.Option("--in", metavar="FOLDER")] = Path(),
    lang: Lang = None,
) -> None:
    from pelipoyta.cli import new as command

    command.new(context.obj, name, folder)


@app.command()
def build(
    context: typer.Context,
    check: Annotated[bool, typer.Option("--check")] = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli import build as command

    command.build(context.obj, check=check)
