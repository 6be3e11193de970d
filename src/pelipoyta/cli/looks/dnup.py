"""dnup in a terminal: all sets with both ends of each card, the own hand, and the score."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pelipoyta.cli.terminal.look import EventSentence, Reader, TerminalLook
from pelipoyta.games.dnup import model as m


def _picture(reader: Reader, view: m.View) -> RenderableType:
    words = reader.words
    head = f"{words('dnup-round', round=view.round)}   {words('dnup-pile', count=len(view.pile))}"
    return Group(Text(head, "dim"), _places(reader, view), _hand(reader, view))


def _places(reader: Reader, view: m.View) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2))
    for seat, count in enumerate(view.counts):
        place = reader.words(
            "dnup-place", name=reader.name(seat), count=count, points=view.points[seat], goal=view.goal
        )
        mark = "▶" if seat == view.turn else " "
        sets = (_set(reader, view, seat * view.areas + area, area) for area in range(view.areas))
        table.add_row(mark, Text(place, "bold" if seat == reader.seat else ""), *sets)
    return table


def _set(reader: Reader, view: m.View, spot: int, area: int) -> Text:
    where = f"{reader.words('dnup-area', area=area + 1)}: " if view.areas > 1 else ""
    return Text(where + (_cards(view.table[spot]) or "–"), "cyan")


def _cards(cards: m.Cards) -> str:
    """Cards as active end and other end: 5/3."""
    return "  ".join(f"{card.up}/{card.down}" for card in cards)


def _hand(reader: Reader, view: m.View) -> Text:
    return Text(f"{reader.words('dnup-hand')}: {_cards(view.hand) or '–'}", "bold")


def _args(cards: m.Cards) -> dict[str, int]:
    return {"size": len(cards), "value": cards[0].up if cards else 0}


def _tell(reader: Reader, event: Any) -> EventSentence:
    words, name = reader.words, reader.name(event.seat) if hasattr(event, "seat") else ""
    match event:
        case m.Dealt(round=number, starter=starter):
            return EventSentence(words("dnup-log-dealt", round=number, name=reader.name(starter)), starter)
        case m.HandedOn(seat=seat, cards=cards):
            told = ", ".join(f"{card.up}/{card.down}" for card in cards)
            return EventSentence(words("dnup-log-handed-on", name=name, cards=told), seat)
        case m.Discarded(seat=seat, cards=cards):
            return EventSentence(words("dnup-log-discarded", **_args(cards)), seat)
        case m.Played(seat=seat, cards=cards):
            return EventSentence(words("dnup-log-played", name=name, **_args(cards)), seat)
        case m.Added(seat=seat, card=card, owner=owner):
            return EventSentence(words("dnup-log-added", name=name, value=card.up, owner=reader.name(owner)), seat)
        case m.Took(seat=seat, owner=owner, cards=cards):
            return EventSentence(words("dnup-log-took", name=name, owner=reader.name(owner), **_args(cards)), seat)
        case m.Beaten(seat=seat, cards=cards, piled=piled):
            return EventSentence(
                words("dnup-log-beaten-piled" if piled else "dnup-log-beaten", name=name, **_args(cards)), seat
            )
        case _:
            return _of_round(reader, event, name)


def _of_round(reader: Reader, event: Any, name: str) -> EventSentence:
    words = reader.words
    match event:
        case m.WentOut(place=place, points=points):
            key = "dnup-log-went-out-two" if place == 1 and points == 1 else "dnup-log-went-out"
            return EventSentence(words(key, name=name, points=points), event.seat)
        case m.RoundEnded(round=number):
            return EventSentence(words("dnup-log-round-ended", round=number))
        case m.Voided(round=number, why=why):
            return EventSentence(words("dnup-log-voided", round=number, why=why))
        case m.Turned() | m.Won():
            return EventSentence(words(f"dnup-log-{type(event).__name__.lower()}", name=name), event.seat)
        case _:
            return EventSentence()


def _choice(reader: Reader, view: m.View, action: m.Act) -> str:
    match action:
        case m.Play(cards):
            return _act(reader, "dnup-play", cards)
        case m.Add(card, seat):
            return f"{_act(reader, 'dnup-add', (card,))} ({reader.name(seat)})"
        case m.Take(seat, area):
            taken = view.table[seat * view.areas + area - 1]
            return f"{_act(reader, 'dnup-take', taken)} ({reader.name(seat)})"
        case _:
            return reader.words("dnup-turn")


def _act(reader: Reader, key: str, cards: m.Cards) -> str:
    """Sentence of an act: «Play: 2 nines»."""
    return f"{reader.words(key)}: {reader.words('dnup-set', **_args(cards))}"


def _odds(reader: Reader, preview: m.Preview) -> str:
    """Immediate effect of an act: nothing is left to chance."""
    said = [reader.words("cli-dnup-beats", name=reader.name(preview.beats.seat))] if preview.beats else []
    said += [reader.words("cli-dnup-gains", cards=_cards(preview.gains))] if preview.gains else []
    said += [reader.words("cli-dnup-out")] if preview.out else []
    return ", ".join(said)


LOOK = TerminalLook(_picture, _tell, _choice, _odds)
