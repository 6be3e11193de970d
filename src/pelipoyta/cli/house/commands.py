"""Commands of the group `house`, for the operator of a server; the work is imported when a command runs."""

from pathlib import Path
from typing import Annotated

import typer

from pelipoyta.cli.app import Lang, app

house = typer.Typer(no_args_is_help=True)
app.add_typer(house, name="house")
DatabaseFile = Annotated[Path | None, typer.Option("--database", metavar="FILE", show_default=False)]


@house.command()
def rebuild(
    context: typer.Context,
    database: DatabaseFile = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import rebuild as command

    command.rebuild(context.obj, database, check=check)


@house.command()
def void(
    context: typer.Context,
    result: Annotated[str, typer.Argument(metavar="TABLE", show_default=False)],
    reason: Annotated[str, typer.Option("--reason", show_default=False)] = "",
    database: DatabaseFile = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import void as command

    command.void(context.obj, database, result, reason)


@house.command()
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    database: DatabaseFile = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import backup as command

    command.backup(context.obj, database, file)


@house.command()
def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    database: DatabaseFile = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import backup as command

    command.restore(context.obj, database, file)


@house.command()
def check(context: typer.Context, database: DatabaseFile = None, lang: Lang = None) -> None:
    from pelipoyta.cli.house import check as command

    command.check(context.obj, database)


@house.command()
def tables(context: typer.Context, database: DatabaseFile = None, lang: Lang = None) -> None:
    from pelipoyta.cli.house import check as command

    command.tables(context.obj, database)
