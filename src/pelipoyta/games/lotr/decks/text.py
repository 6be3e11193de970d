"""Deck list as text: one card a line, `3 4C286`, with an optional comment after it or after a #.

bearer 4C302
ring 4C2
site 4U328
3 4C286  Rider of Rohan

Names do as well, as players write them: `4 Aragorn, Wingfoot`; a title of several cards needs its number.
"""

import re
from collections.abc import Iterator

from msgspec import Struct, field

from pelipoyta.games.lotr.decks.deck import DeckList
from pelipoyta.games.lotr.decks.names import named
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.terms import Kind
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Refusal

LINE = re.compile(r"(?P<head>bearer|ring|site|start|[1-9]\d?)\s*[x×]?\s+(?P<card>\d[curp]\d{1,3})\b", re.IGNORECASE)
NAMED = re.compile(r"(?P<head>(?:ring-?)?bearer|ring|site|start|[1-9]\d?)\s*[x×]?\s*:?\s+(?P<name>\S.*)", re.IGNORECASE)
HEADS = ("bearer", "ring", "site", "start")
QUOTED = 40  # letters of a line that cannot be read


class BadDeck(ValueError):
    """Error: the text is no deck list; says for every line what is wrong."""

    def __init__(self, broken: list[Refusal]) -> None:
        super().__init__(f"{broken[0].rule}: {broken[0].reason} {broken[0].facts}")
        self.broken = tuple(broken)


class Reading(Struct):
    """Parsed deck list, with the errors of lines that could not be read."""

    heads: dict[str, list[int]] = field(default_factory=lambda: {head: [] for head in HEADS})
    cards: dict[int, int] = field(default_factory=dict)
    broken: list[Refusal] = field(default_factory=list)


def write_deck(deck: DeckList) -> str:
    heads = {"bearer": [deck.bearer], "ring": [deck.ring], "site": list(deck.sites), "start": list(deck.start)}
    return _written(heads, dict(deck.cards))


def _written(heads: dict[str, list[int]], cards: dict[int, int]) -> str:
    lines = [_line(head, code) for head in HEADS for code in heads[head]]
    return "\n".join([*lines, *(_line(str(count), code) for code, count in cards.items()), ""])


def tidied(text: str) -> str:
    """All of a text that can be read, as we write it; a deck may lack its Ring-bearer yet."""
    reading = _read(text)
    return _written(reading.heads, reading.cards)


def _line(head: str, code: int) -> str:
    card = CARDS[code]
    return f"{head} {card.id}  {card.title}" + (f", {card.subtitle}" if card.subtitle else "")


def read_deck(text: str) -> DeckList:
    reading = _read(text)
    broken = [*reading.broken, *_firsts(reading.heads)]
    if broken:
        raise BadDeck(broken)
    heads = reading.heads
    start = tuple(heads["start"])
    return DeckList(
        bearer=heads["bearer"][0],
        ring=heads["ring"][0],
        sites=tuple(heads["site"]),
        cards=tuple(reading.cards.items()),
        start=start,
    )


def _read(text: str) -> Reading:
    reading = Reading()
    for number, line in _lines(text):
        read = _read_line(number, line)
        if isinstance(read, Refusal):
            reading.broken.append(read)
        elif read[0] in reading.heads:
            reading.heads[read[0]].append(read[1])
        else:
            reading.cards[read[1]] = reading.cards.get(read[1], 0) + int(read[0])
    return reading


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that name cards; comments and headings such as `Adventure deck:` do not."""
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if bare and not bare.startswith("#") and not bare.endswith(":"):
            yield number, bare


def _firsts(found: dict[str, list[int]]) -> list[Refusal]:
    """LOTR-2.2."""
    broken = []
    if len(found["bearer"]) != 1:
        broken.append(Refusal("LOTR-2.2", "one-bearer", {"count": len(found["bearer"])}))
    if len(found["ring"]) != 1:
        broken.append(Refusal("LOTR-2.2", "one-ring", {"count": len(found["ring"])}))
    return broken


def _read_line(number: int, line: str) -> tuple[str, int] | Refusal:
    match = LINE.match(line)
    if match is None:
        return _read_name(number, line)
    card = match["card"].upper()
    code = code_of(card)
    if code not in CARDS or CARDS[code].id != card:
        return Refusal("LOTR-2.6", "no-such-card", {"line": number, "card": card})
    return match["head"].lower(), code


def _read_name(number: int, line: str) -> tuple[str, int] | Refusal:
    """Sites and Rings are told by what they are; a Ring-bearer is not, since a deck may hold more of him."""
    match = NAMED.fullmatch(line)
    if match is None:
        return Refusal("LOTR-2.1", "bad-line", {"line": number, "text": line[:QUOTED]})
    codes = named(match["name"])
    if len(codes) > 1:
        ids = ", ".join(CARDS[code].id for code in codes)
        return Refusal("LOTR-2.6", "several-cards", {"line": number, "card": match["name"][:QUOTED], "ids": ids})
    if not codes:
        return Refusal("LOTR-2.6", "no-such-card", {"line": number, "card": match["name"][:QUOTED]})
    head = match["head"].lower()
    return _place("bearer" if head.endswith("bearer") else head, codes[0])


def _place(head: str, code: int) -> tuple[str, int]:
    kind = CARDS[code].kind
    counted = head.isdigit() and kind in (Kind.SITE, Kind.RING)
    return ("site" if kind is Kind.SITE else "ring") if counted else head, code
