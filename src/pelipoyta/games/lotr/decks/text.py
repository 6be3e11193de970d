"""A deck list as text: one card a line, `3 4C286` with whatever comment after it.

bearer 4C302
ring 4C2
site 4U328
3 4C286  Rider of Rohan
"""

import re

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.cards.build import code_of
from pelipoyta.games.lotr.decks.deck import DeckList

LINE = re.compile(r"(?P<head>bearer|ring|site|start|\d{1,2})\s+(?P<card>\d[CURP]\d{1,3})\b")


class BadDeck(ValueError):
    """The text is no deck list; says which line and why."""


def write_deck(deck: DeckList) -> str:
    lines = [_line("bearer", deck.bearer), _line("ring", deck.ring)]
    lines += [_line("site", code) for code in deck.sites]
    lines += [_line("start", code) for code in deck.start]
    return "\n".join([*lines, *(_line(str(count), code) for code, count in deck.cards), ""])


def _line(head: str, code: int) -> str:
    card = CARDS[code]
    return f"{head} {card.id}  {card.title}" + (f", {card.subtitle}" if card.subtitle else "")


def read_deck(text: str) -> DeckList:
    found: dict[str, list[int]] = {"bearer": [], "ring": [], "site": [], "start": []}
    cards: dict[int, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        head, code = _read_line(number, line)
        if head.isdigit():
            cards[code] = cards.get(code, 0) + int(head)
        else:
            found[head].append(code)
    for head in ("bearer", "ring"):
        if len(found[head]) != 1:
            raise BadDeck(f"a deck has one {head}, this one {len(found[head])}")
    return DeckList(
        found["bearer"][0], found["ring"][0], tuple(found["site"]), tuple(cards.items()), tuple(found["start"])
    )


def _read_line(number: int, line: str) -> tuple[str, int]:
    match = LINE.match(line.strip())
    if match is None:
        raise BadDeck(f"line {number}: «{line.strip()[:40]}» is no card of a deck")
    code = code_of(match["card"])
    if code not in CARDS or CARDS[code].id != match["card"]:
        raise BadDeck(f"line {number}: there is no card {match['card']}")
    return match["head"], code
