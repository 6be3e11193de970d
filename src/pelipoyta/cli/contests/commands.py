"""Commands for contests among bots: tournament, sealed, draft; the work is imported when a command runs."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from pelipoyta.cli.app import AsJson, Bots, GameName, Games, Jobs, Lang, Options, SaveFolder, Seed, app


@app.command()
def tournament(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    jobs: Jobs = None,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE", show_default=False)] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.contests import tournament as command

    command.tournament(context.obj, file, jobs=jobs, keep=keep, as_json=json)


Players = Annotated[int, typer.Option("--players", min=2, max=8)]
Boosters = Annotated[int | None, typer.Option("--boosters", min=3, max=8, show_default=False)]
Decks = Annotated[bool, typer.Option("--decks")]


def _add_booster_command(way: Literal["sealed", "draft"], usual_players: int, usual_games: int) -> None:
    """Register `pelipoyta sealed` or `draft`, which differ in their defaults."""

    def command(
        context: typer.Context,
        game: GameName,
        players: Players = usual_players,
        boosters: Boosters = None,
        games: Games = usual_games,
        seed: Seed = 1,
        bots: Bots = "",
        options: Options = "{}",
        jobs: Jobs = None,
        save: SaveFolder = None,
        decks: Decks = False,
        json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        from pelipoyta.cli.contests.boosters import BoosterArguments, run

        asked = BoosterArguments(
            game=game,
            way=way,
            players=players,
            boosters=boosters,
            games=games,
            seed=seed,
            bots=bots,
            options=options,
            jobs=jobs,
            save=save,
        )
        run(context.obj, asked, decks=decks, as_json=json)

    app.command(way)(command)


_add_booster_command("sealed", usual_players=2, usual_games=200)
_add_booster_command("draft", usual_players=8, usual_games=28)
