"""Sequence in a terminal: the board of cards with the teams' chips, the hand, and the score."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pelipoyta.cli.terminal.look import EventSentence, Reader, TerminalLook
from pelipoyta.games.sequence import model as m
from pelipoyta.games.sequence.board import CELL_NAMES, CORNER, SIDE
from pelipoyta.games.sequence.cards import RANKS, THIEF, WILD, sign
from pelipoyta.games.sequence.points import points

COLOURS = ("blue", "red", "green")
MARKS = "●◆▲"  # marks of the teams, so that no colour is needed
SUITS = ("clubs", "diamonds", "hearts", "spades")


def _picture(reader: Reader, view: m.View) -> RenderableType:
    return Group(_board(view), _teams(reader, view), _players(reader, view), _hand(reader, view))


def _board(view: m.View) -> Table:
    locked = {cell for five in view.fives for cell in five.cells}
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_row("", *(Text(letter, "dim") for letter in "abcdefghij"))
    for row in range(SIDE):
        cells = (_cell(view, row * SIDE + column, locked) for column in range(SIDE))
        table.add_row(Text(str(row + 1), "dim"), *cells)
    return table


def _cell(view: m.View, cell: int, locked: set[int]) -> Text:
    """Text of a cell: its card, and the team's mark beside it under a chip."""
    face, team = points(view.options).faces[cell], view.board[cell]
    if face == CORNER:
        return Text("★", "bold")
    if team < 0:
        return Text(sign(face), "red" if SUITS[face // len(RANKS)] in ("diamonds", "hearts") else "")
    mark = MARKS[team] * 2 if cell in locked else MARKS[team]
    style = f"bold {COLOURS[team]}" + (" reverse" if view.last and view.last.cell == cell else "")
    return Text(f"{mark}{sign(face)}", style)


def _teams(reader: Reader, view: m.View) -> Text:
    have = [sum(five.team == team for five in view.fives) for team in range(view.teams)]
    said = (
        f"{MARKS[team]} {reader.words('sequence-score-team', team=team, have=count, need=view.needed)}"
        for team, count in enumerate(have)
    )
    return Text("   ".join((*said, reader.words("sequence-deck", count=view.deck))), "dim")


def _players(reader: Reader, view: m.View) -> Text:
    who = (
        f"{MARKS[seat % view.teams]} {reader.name(seat)} ({count}{_owes(reader, view, seat)})"
        for seat, count in enumerate(view.counts)
    )
    return Text("   ".join(who), "dim")


def _owes(reader: Reader, view: m.View, seat: int) -> str:
    return f", {reader.words('sequence-owed')}" if view.owed[seat] > 0 else ""


def _hand(reader: Reader, view: m.View) -> Text:
    cards = "  ".join(_held(reader, view, card) for card in view.hand) or "–"
    return Text(f"{reader.words('sequence-hand')}: {cards}", "bold")


def _held(reader: Reader, view: m.View, card: int) -> str:
    """The card with the cells it can be played on."""
    if card in WILD or card in THIEF:
        return f"{sign(card)} ({reader.words('sequence-jack-wild' if card in WILD else 'sequence-jack-thief')})"
    free = [CELL_NAMES[cell] for cell in points(view.options).cells_of[card] if view.board[cell] < 0]
    return f"{sign(card)} ({', '.join(free) or reader.words('sequence-dead')})"


def _tell(reader: Reader, event: Any) -> EventSentence:
    words = reader.words
    match event:
        case m.Cut(seats=seats, cards=cards):
            drawn = ", ".join(f"{reader.name(seat)} {sign(card)}" for seat, card in zip(seats, cards, strict=True))
            return EventSentence(words("sequence-log-cut", cards=drawn))
        case m.Dealt(dealer=dealer):
            return EventSentence(words("sequence-log-dealt", name=reader.name(dealer)), dealer)
        case m.Placed(seat=seat, card=card, cell=cell):
            return EventSentence(words("sequence-log-placed", card=sign(card), cell=CELL_NAMES[cell]), seat)
        case m.Removed(seat=seat, card=card, cell=cell, team=team):
            return EventSentence(words("sequence-log-removed", card=sign(card), cell=CELL_NAMES[cell], team=team), seat)
        case m.Drew(seat=seat, card=card):
            return _drew(reader, seat, card.value)
        case m.Exchanged(seat=seat, card=card) | m.Lost(seat=seat, card=card):
            return EventSentence(words(f"sequence-log-{type(event).__name__.lower()}", card=sign(card)), seat)
        case m.Reshuffled(cards=count):
            return EventSentence(words("sequence-log-reshuffled", cards=count))
        case m.Judged(team=team, upheld=upheld):
            return EventSentence(words("sequence-log-upheld" if upheld else "sequence-log-dismissed", team=team))
        case _:
            key = f"sequence-log-{type(event).__name__.lower()}"
            return EventSentence(words(key, team=getattr(event, "team", 0)), getattr(event, "seat", None))


def _drew(reader: Reader, seat: int, card: int | None) -> EventSentence:
    if card is None or seat != reader.seat:
        return EventSentence()
    return EventSentence(reader.words("sequence-log-drew-own", card=sign(card)))


def _choice(reader: Reader, view: m.View, action: m.AnyAction) -> str:
    words = reader.words
    match action:
        case m.Play(card, cell) if card in THIEF:
            return words("sequence-log-removed", card=sign(card), cell=CELL_NAMES[cell], team=view.board[cell])
        case m.Play(card, cell):
            return words("sequence-log-placed", card=sign(card), cell=CELL_NAMES[cell])
        case m.Exchange(card) | m.Lose(card):
            return words(f"sequence-{type(action).__name__.lower()}", card=sign(card))
        case m.Lock(cells):
            return f"{CELL_NAMES[cells[0]]}–{CELL_NAMES[cells[-1]]}"
        case m.Claim(team):
            return words("sequence-claim-team", team=team)
        case _:
            return words(f"sequence-{type(action).__name__.lower()}")


LOOK = TerminalLook(_picture, _tell, _choice, lambda reader, preview: "")
