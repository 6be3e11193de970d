"""Event sentences of Kasvoton vihollinen."""

from collections.abc import Iterable
from typing import Any

from pelipoyta.cli.terminal.look import EventSentence, Reader, log_key
from pelipoyta.games.kasvoton import model as m
from pelipoyta.games.kasvoton.board import cell_name
from pelipoyta.games.kasvoton.deck import KNIGHT, rank_of
from pelipoyta.kernel.game import Seat


def numbered(reader: Reader, face: int) -> str:
    return reader.words("kasvoton-card-numbered", rank=rank_of(face))


def card_list(reader: Reader, faces: Iterable[int]) -> str:
    return ", ".join(numbered(reader, face) for face in faces)


def tell(reader: Reader, event: Any) -> EventSentence:
    if isinstance(event, m.TurnBegan | m.Placed | m.Enlisted):
        return EventSentence()
    key = log_key("kasvoton", event)
    return _before_battle(reader, event, key) or _in_battle(reader, event, key)


def _voice(reader: Reader, side: int) -> Seat:
    """Seat that speaks for a side: of four, the left one."""
    return 3 if len(reader.names) == 4 and side == 1 else side


def _before_battle(reader: Reader, event: Any, key: str) -> EventSentence | None:
    words, name = reader.words, reader.name
    seat = event.seat if hasattr(event, "seat") else _voice(reader, getattr(event, "side", 0))
    match event:
        case m.KnightChosen(knight=knight):
            return EventSentence(words(key, name=name(seat), knight="ABCD"[knight - KNIGHT]), seat)
        case m.SplitOffered(faces=faces) if faces.value is None:
            return EventSentence(words(f"{key}-hidden", name=name(seat)), seat)
        case m.SplitOffered(faces=faces):
            return EventSentence(words(key, name=name(seat), cards=card_list(reader, faces.value or ()) or "–"), seat)
        case m.SplitAgreed(counts=(left, right)):
            return EventSentence(words(key, name=name(seat), partner=name(seat ^ 2), left=left, right=right), seat)
        case m.Dealt(faces=faces) if seat == reader.seat:
            return EventSentence(words(f"{key}-own", count=len(faces.value or ())))
        case m.MiddleSeen(faces=faces):
            return EventSentence(words(key, cards=card_list(reader, faces)))
        case m.TurnedUp(face=face):
            return EventSentence(words(key, name=name(seat), rank=rank_of(face)), seat)
        case m.StarterOffered(starter=starter):
            return EventSentence(words(key, name=name(seat), starter=name(starter)), seat)
        case m.Dealt() | m.Deployed() | m.LotDrawn():
            return EventSentence(words(key, name=name(seat)), seat)
    return None


def _in_battle(reader: Reader, event: Any, key: str) -> EventSentence:
    words = reader.words
    seat = getattr(event, "seat", None)
    match event:
        case m.Revealed() | m.Struck() | m.Glimpsed() | m.Withstood():
            return EventSentence(words(key, cell=cell_name(event.cell), rank=rank_of(event.face)))
        case m.Shot():
            return EventSentence(words(key, cell=cell_name(event.cell), target=cell_name(event.target)), seat)
        case m.Moved() | m.Attacked():
            return EventSentence(words(key, **{"from": cell_name(event.src)}, to=cell_name(event.dst)), seat)
        case m.StrikeTried():
            return EventSentence(words(key, kind=event.kind, cell=cell_name(event.cell)), seat)
        case m.Levelling(side=side):
            voice = _voice(reader, side)
            return EventSentence(words(key, name=reader.name(voice)), voice)
        case m.Ended(knights=knights):
            return EventSentence(words(key, blue=knights[0], grey=knights[1]))
        case _:
            cell = {"cell": cell_name(event.cell)} if hasattr(event, "cell") else {}
            return EventSentence(words(key, name=reader.name(event.seat), **cell), seat)
