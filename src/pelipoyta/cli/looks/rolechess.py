"""RoleChess in a terminal: the board from the own side, each piece with its energy, and the game card beside it."""

from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pelipoyta.cli.terminal.look import EventSentence, Reader, TerminalLook
from pelipoyta.games.rolechess import model as m
from pelipoyta.games.rolechess.board import PIECES, SIZE, cell_name
from pelipoyta.games.rolechess.notation import NAMES

STYLES = ("bold cyan", "bold yellow")  # pale, dark: also told by capital and small letters


def _picture(reader: Reader, view: m.View) -> RenderableType:
    return Columns([_board(reader, view), _card(reader, view)], padding=(0, 3))


def _board(reader: Reader, view: m.View) -> Table:
    standing = {one.cell: one for one in view.pieces if one.cell is not None}
    table = Table(box=None, show_header=False, padding=(0, 1))
    rows, columns = _order(reader)
    for row in rows:
        cells = (_cell(view, standing.get(row * SIZE + column), row * SIZE + column) for column in columns)
        table.add_row(Text(str(row + 1), "dim"), *cells)
    table.add_row("", *(Text(f"  {'abcdefg'[column]}", "dim") for column in columns))
    return table


def _order(reader: Reader) -> tuple[list[int], list[int]]:
    """Rows and columns with the own first row nearest."""
    up = list(range(SIZE))
    return (up, up[::-1]) if reader.seat == 1 else (up[::-1], up)


def _cell(view: m.View, one: m.Standing | None, cell: int) -> Text:
    if one is None:
        return Text("  ·  ", "dim")
    marked = cell == view.target or cell in view.attackers
    text = Text(f"{NAMES[view.pieces.index(one)]} {one.energy:>2}", STYLES[one.piece.seat])
    return Text.assemble(text, style="reverse") if marked else text


def _card(reader: Reader, view: m.View) -> Table:
    words = reader.words
    table = Table(box=None, padding=(0, 1))
    for key in ("cli-rolechess-piece", "rolechess-energy", "rolechess-attack-factor", "rolechess-defence-factor"):
        table.add_column(words(key), style="dim")
    for line in view.card:
        letter = NAMES[next(i for i, piece in enumerate(PIECES) if piece.kind is line.kind)][0]
        name = f"{letter} {words('rolechess-kind-of', piece=line.kind)}"
        table.add_row(name, str(line.energy), f"×{line.attack}", f"×{line.defence}")
    table.caption = words("cli-rolechess-sides", pale=reader.name(0), dark=reader.name(1))
    return table


def _piece(reader: Reader, piece: m.Piece, first: bool = True) -> str:
    key = "rolechess-piece-first" if first else "rolechess-piece"
    return reader.words(key, kind=piece.kind, number=piece.number)


def _sum(factors: tuple[int, ...], dice: tuple[int, ...], total: int) -> str:
    products = " + ".join(f"{die} × {factor}" for factor, die in zip(factors, dice, strict=True))
    return f"{products} = {total}"


def _cells(event: m.Moved | m.Attacked) -> dict[str, str]:
    return {"from": cell_name(event.src), "to": cell_name(event.target if isinstance(event, m.Attacked) else event.dst)}


def _attacked(reader: Reader, event: m.Attacked) -> str:
    foe = _piece(reader, event.foe, first=False)
    return reader.words("rolechess-log-attacked", piece=_piece(reader, event.piece), foe=foe, **_cells(event))


def _joined(reader: Reader, event: m.Joined) -> str:
    piece = _piece(reader, event.piece, first=False)
    return reader.words("rolechess-log-joined", piece=piece, **{"from": cell_name(event.src)})


def _defended(reader: Reader, event: m.Defended) -> str:
    total = _sum((event.factor,), (event.die,), event.total)
    if not event.loss:
        return reader.words("rolechess-log-defended-held", sum=total, attack=event.attack)
    piece = _piece(reader, event.piece, first=False)
    return reader.words("rolechess-log-defended-lost", sum=total, piece=piece, loss=event.loss, left=event.left)


def _tell(reader: Reader, event: m.Happening) -> EventSentence:
    words = reader.words
    match event:
        case m.Arranged(pieces=pieces):
            kinds = ", ".join(_piece(reader, piece, first=False) for piece in pieces)
            return EventSentence(words("rolechess-log-arranged", pieces=kinds))
        case m.Tied(dice=dice):
            return EventSentence(words("rolechess-log-tied", dice="–".join(map(str, dice))))
        case m.Began(dice=dice, first=first):
            return EventSentence(words("rolechess-log-began", dice="–".join(map(str, dice)), name=reader.name(first)))
        case m.Passed(seat=seat):
            return EventSentence(words("rolechess-log-passed", name=reader.name(seat)), seat)
        case m.Struck(pieces=pieces, factors=factors, dice=dice, total=total):
            return EventSentence(words("rolechess-log-struck", sum=_sum(factors, dice, total)), pieces[0].seat)
        case _:
            return EventSentence(_of_piece(reader, event), event.piece.seat)


def _of_piece(reader: Reader, event: Any) -> str:
    words, piece = reader.words, _piece(reader, event.piece)
    match event:
        case m.Moved():
            return words("rolechess-log-moved", piece=piece, **_cells(event))
        case m.Attacked():
            return _attacked(reader, event)
        case m.Joined():
            return _joined(reader, event)
        case m.Defended():
            return _defended(reader, event)
        case m.Captured():
            return words("rolechess-log-captured", piece=piece, cell=cell_name(event.cell))
        case m.Advanced():
            return words("rolechess-log-advanced", piece=piece, to=cell_name(event.dst))
        case _:
            return words(f"rolechess-log-{type(event).__name__.lower()}", piece=piece)


def _choice(reader: Reader, view: m.View, action: m.Choice) -> str:
    words = reader.words
    pieces = {one.cell: one.piece for one in view.pieces if one.cell is not None}
    match action:
        case m.Step(src, dst):
            cells = {"from": cell_name(src), "to": cell_name(dst)}
            return words("rolechess-log-moved", piece=_piece(reader, pieces[src]), **cells)
        case m.Attack(src, target):
            foe = _piece(reader, pieces[target], first=False)
            return words("cli-rolechess-attack", piece=_piece(reader, pieces[src]), foe=foe)
        case m.Join(src):
            return words("rolechess-do-attack-with", piece=_piece(reader, pieces[src], first=False))
        case m.Advance():
            return words("rolechess-do-advance", cell=cell_name(view.target if view.target is not None else 0))
        case _:
            return words(f"rolechess-do-{type(action).__name__.lower()}")


def _odds(reader: Reader, odds: m.Odds) -> str:
    kill, hit = odds.chances.kill, odds.chances.hit
    parts = {"kill": kill, "hit": hit - kill, "held": 1 - hit}
    return ", ".join(f"{reader.words(f'rolechess-odds-{part}')} {reader.percent(of)}" for part, of in parts.items())


LOOK = TerminalLook(_picture, _tell, _choice, _odds)
