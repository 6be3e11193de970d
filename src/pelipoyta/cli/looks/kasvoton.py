"""Kasvoton vihollinen in a terminal: the board from the own side, known cards, and the fallen."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pelipoyta.cli.looks.kasvoton_story import card_list, numbered, tell
from pelipoyta.cli.terminal.look import Reader, TerminalLook
from pelipoyta.games.kasvoton import model as m
from pelipoyta.games.kasvoton.board import COLUMNS, LETTERS, ROWS, cell_at, cell_name
from pelipoyta.games.kasvoton.deck import KNIGHT, rank_of

COLOURS = ("blue", "white")
UNSEEN = "▒▒"


def _picture(reader: Reader, view: m.View) -> RenderableType:
    parts: list[RenderableType] = [_field(reader, view), _fallen(reader, view)]
    if view.hand:
        parts.append(Text(f"{reader.words('cli-kasvoton-hand')}: {card_list(reader, view.hand)}", "bold"))
    return Group(*parts)


def _field(reader: Reader, view: m.View) -> Table:
    cards = {card.cell: card for card in view.cards if card.cell >= 0}
    rows, columns = _order(reader)
    table = Table(box=None, show_header=False, padding=(0, 0))
    for row in rows:
        cells = (_cell(reader, view, cards.get(cell_at(column, row)), cell_at(column, row)) for column in columns)
        table.add_row(Text(f"{row + 1} ", "dim"), *cells)
    table.add_row("", *(Text(f" {LETTERS[column]}  ", "dim") for column in columns))
    return table


def _order(reader: Reader) -> tuple[list[int], list[int]]:
    rows, columns = list(range(ROWS)), list(range(COLUMNS))
    return (rows, columns[::-1]) if reader.seat is not None and reader.seat % 2 else (rows[::-1], columns)


def _cell(reader: Reader, view: m.View, card: m.Card | None, cell: int) -> Text:
    """Text of a cell: brackets for a face-up card, a pattern for an enemy's unseen face."""
    if card is None:
        return Text(" ·  ", "dim")
    face = _face(card.face) if card.face else UNSEEN
    text = f"[{face:>2}]" if card.open else f" {face:>2} "
    mine = reader.seat is not None and card.side == reader.seat % 2
    style = COLOURS[card.side] + (" bold" if mine else "") + (" reverse" if cell == view.target else "")
    return Text(text, style)


def _face(face: int) -> str:
    return "ABCD"[face - KNIGHT] if face >= KNIGHT else str(face)


def _fallen(reader: Reader, view: m.View) -> Text:
    lines = []
    for side in (0, 1):
        faces = [rank_of(card.face) for card in view.cards if card.cell < 0 and card.side == side]
        known = ", ".join(str(face) if face else "?" for face in sorted(faces)) or "–"
        lines.append(reader.words("cli-kasvoton-fallen", name=reader.name(side), cards=known))
    return Text("\n".join(lines), "dim")


def _choice(reader: Reader, view: m.View, action: m.Deed) -> str:
    words = reader.words
    match action:
        case m.Move(src, dst):
            there = {card.cell: card.face for card in view.cards}
            key = "cli-kasvoton-attack" if dst in there else "cli-kasvoton-move"
            return words(key, card=numbered(reader, there[src]), **_between(src, dst))
        case m.Place(face, cell):
            return words("cli-kasvoton-place", card=numbered(reader, face), cell=cell_name(cell))
        case m.Enlist(face):
            return numbered(reader, face)
        case m.ChooseKnight(knight):
            return words("kasvoton-knight", knight="ABCD"[knight - KNIGHT])
        case m.Split(faces):
            return card_list(reader, faces) or "–"
        case m.Pair(one, other):
            return words("cli-kasvoton-pair", one=cell_name(one), other=cell_name(other))
        case m.Begin(seat):
            return reader.name(seat)
        case m.Agree() | m.Ready() | m.Decline() | m.Done():
            return words(f"cli-kasvoton-{type(action).__name__.lower()}")
        case _:
            return words(f"cli-kasvoton-{type(action).__name__.lower()}", cell=cell_name(action.cell))


def _between(src: int, dst: int) -> dict[str, str]:
    return {"from": cell_name(src), "to": cell_name(dst)}


def _odds(reader: Reader, hint: m.Preview) -> str:
    said = [("cli-kasvoton-win", hint.win), ("cli-kasvoton-fall", hint.fall)]
    return ", ".join(reader.words(key, share=reader.percent(share)) for key, share in said if share is not None)


LOOK = TerminalLook(_picture, tell, _choice, _odds)
