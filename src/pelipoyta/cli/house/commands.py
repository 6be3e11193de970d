"""Commands of the group `house`, for the operator of a server; the work is imported when a command runs."""

from pathlib import Path
from typing import Annotated

import typer

from pelipoyta.cli.app import Lang, app

house = typer.Typer(no_args_is_help=True)
app.add_typer(house, name="house")
DatabaseName = Annotated[str | None, typer.Option("--database", metavar="FILE|URL", show_default=False)]
ServerAddress = Annotated[str, typer.Option("--server", metavar="URL", show_default=False)]


@house.command()
def rebuild(
    context: typer.Context,
    database: DatabaseName = None,
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
    database: DatabaseName = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import void as command

    command.void(context.obj, database, result, reason)


@house.command()
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    database: DatabaseName = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import backup as command

    command.backup(context.obj, database, file)


@house.command()
def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    database: DatabaseName = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import backup as command

    command.restore(context.obj, database, file)


@house.command()
def check(context: typer.Context, database: DatabaseName = None, lang: Lang = None) -> None:
    from pelipoyta.cli.house import check as command

    command.check(context.obj, database)


@house.command()
def tables(context: typer.Context, database: DatabaseName = None, lang: Lang = None) -> None:
    from pelipoyta.cli.house import check as command

    command.tables(context.obj, database)


@house.command()
def reports(context: typer.Context, server: ServerAddress = "", lang: Lang = None) -> None:
    from pelipoyta.cli.house import desk as command

    command.reports(context.obj, server)


@house.command()
def trail(
    context: typer.Context,
    name: Annotated[str, typer.Option("--name", show_default=False)] = "",
    server: ServerAddress = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import desk as command

    command.trail(context.obj, server, name)


@house.command()
def sanction(
    context: typer.Context,
    kind: Annotated[str, typer.Argument(metavar="KIND", show_default=False)],
    name: Annotated[str, typer.Option("--name", show_default=False)] = "",
    case: Annotated[str, typer.Option("--case", show_default=False)] = "",
    reason: Annotated[str, typer.Option("--reason")] = "other",
    words: Annotated[str, typer.Option("--words", show_default=False)] = "",
    hours: Annotated[int | None, typer.Option("--hours", min=1, show_default=False)] = None,
    server: ServerAddress = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import desk as command

    command.sanction(context.obj, server, name, kind=kind, reason=reason, words=words, hours=hours, case=case)


@house.command()
def lift(
    context: typer.Context,
    sanction: Annotated[str, typer.Argument(metavar="SANCTION", show_default=False)],
    words: Annotated[str, typer.Option("--words", show_default=False)] = "",
    server: ServerAddress = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import desk as command

    command.act(context.obj, server, {"type": "lift", "sanction": sanction, "why": words})


@house.command()
def close(
    context: typer.Context,
    case: Annotated[str, typer.Argument(metavar="CASE", show_default=False)],
    server: ServerAddress = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import desk as command

    command.act(context.obj, server, {"type": "close", "case": case, "acted": False})


@house.command()
def appeal(
    context: typer.Context,
    sanction: Annotated[str, typer.Argument(metavar="SANCTION", show_default=False)],
    grant: Annotated[bool, typer.Option("--grant")] = False,
    words: Annotated[str, typer.Option("--words", show_default=False)] = "",
    server: ServerAddress = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import desk as command

    command.act(context.obj, server, {"type": "answer", "sanction": sanction, "granted": grant, "words": words})


@house.command(name="remove-line")
def remove_line(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE", show_default=False)],
    line: Annotated[int, typer.Argument(metavar="LINE", min=0, show_default=False)],
    server: ServerAddress = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import desk as command

    command.act(context.obj, server, {"type": "remove_line", "table": table, "line": line})


@house.command()
def dismiss(
    context: typer.Context,
    report: Annotated[str, typer.Argument(metavar="REPORT", show_default=False)],
    server: ServerAddress = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import desk as command

    command.act(context.obj, server, {"type": "dismiss", "report": report})


@house.command()
def end(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE", show_default=False)],
    server: ServerAddress = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import desk as command

    command.act(context.obj, server, {"type": "end", "table": table})


@house.command()
def forget(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    guest: Annotated[bool, typer.Option("--guest")] = False,
    database: DatabaseName = None,
    server: ServerAddress = "",
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import forget as command

    if guest:
        command.forget_guest(context.obj, database, name)
    else:
        command.forget_account(context.obj, server, name)


@house.command()
def retain(
    context: typer.Context,
    older: Annotated[str, typer.Option("--older", metavar="AGE")] = "400d",
    shrink: Annotated[bool, typer.Option("--shrink")] = False,
    database: DatabaseName = None,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import retain as command

    command.retain(context.obj, database, older, shrink=shrink)


@house.command()
def migrate(
    context: typer.Context,
    database: DatabaseName = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    lang: Lang = None,
) -> None:
    from pelipoyta.cli.house import migrate as command

    command.migrate(context.obj, database, dry_run=dry_run)


@house.command()
def doctor(context: typer.Context, database: DatabaseName = None, lang: Lang = None) -> None:
    from pelipoyta.cli.house import doctor as command

    command.doctor(context.obj, database)
