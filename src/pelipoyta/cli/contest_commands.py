"""Commands for contests between bots; commands.py has all others."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from pelipoyta.cli.commands import AsJson, Bots, GameName, Jobs, Lang, Nodes, On, Options, Seats, Seed, app


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
    from pelipoyta.cli import match as command

    asked = command.MatchArguments(
        game, bots, seats, options, pairs, nodes or 0, time or 0, sprt, seed, jobs, keep, plot, on
    )
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


Players = Annotated[int, typer.Option("--players", min=2, max=8)]
Each = Annotated[int | None, typer.Option("--boosters", min=3, max=8, show_default=False)]
Games = Annotated[int, typer.Option("--games", min=1)]
Save = Annotated[Path | None, typer.Option("--save", metavar="DIR")]
Decks = Annotated[bool, typer.Option("--decks")]


@app.command()
def sealed(
    context: typer.Context,
    game: GameName,
    players: Players = 2,
    boosters: Each = None,
    games: Games = 200,
    seed: Seed = 1,
    bots: Bots = "",
    options: Options = "{}",
    jobs: Jobs = None,
    save: Save = None,
    decks: Decks = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    _boosters(context, "sealed", decks, json, (game, players, boosters, games, seed, bots, options, jobs, save))


@app.command()
def draft(
    context: typer.Context,
    game: GameName,
    players: Players = 8,
    boosters: Each = None,
    games: Games = 28,
    seed: Seed = 1,
    bots: Bots = "",
    options: Options = "{}",
    jobs: Jobs = None,
    save: Save = None,
    decks: Decks = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    _boosters(context, "draft", decks, json, (game, players, boosters, games, seed, bots, options, jobs, save))


Typed = tuple[str, int, int | None, int, int, str, str, int | None, Path | None]


def _boosters(context: typer.Context, way: Literal["sealed", "draft"], decks: bool, json: bool, typed: Typed) -> None:
    from pelipoyta.cli import boosters as command

    asked = command.BoosterArguments(typed[0], way, *typed[1:])
    if decks:
        command.show(context.obj, asked)
    else:
        command.play(context.obj, asked, as_json=json)
