"""A deck list as text: one card a line, `3 4C286`, with whatever comment after it or after a #.

bearer 4C302
ring 4C2
site 4U328
3 4C286  Rider of Rohan
"""

import re

from pelipoyta.games.lotr.catalogue import CARDS
from pelipoyta.games.lotr.decks.deck import DeckList
from pelipoyta.games.lotr.facts import code_of
from pelipoyta.kernel import Refusal

LINE = re.compile(r"(?P<head>bearer|ring|site|start|[1-9]\d?)\s*[x×]?\s+(?P<card>\d[curp]\d{1,3})\b", re.IGNORECASE)
HEADS = ("bearer", "ring", "site", "start")
QUOTED = 40  # letters of a line that cannot be read


class BadDeck(ValueError):
    """The text is no deck list; says of every line what is wrong."""

    def __init__(self, broken: list[Refusal]) -> None:
        super().__init__(f"{broken[0].rule}: {broken[0].reason} {broken[0].facts}")
        self.broken = tuple(broken)


def write_deck(deck: DeckList) -> str:
    lines = [_line("bearer", deck.bearer), _line("ring", deck.ring)]
    lines += [_line("site", code) for code in deck.sites]
    lines += [_line("start", code) for code in deck.start]
    return "\n".join([*lines, *(_line(str(count), code) for code, count in deck.cards), ""])


def _line(head: str, code: int) -> str:
    card = CARDS[code]
    return f"{head} {card.id}  {card.title}" + (f", {card.subtitle}" if card.subtitle else "")


def read_deck(text: str) -> DeckList:
    found: dict[str, list[int]] = {head: [] for head in HEADS}
    cards: dict[int, int] = {}
    broken: list[Refusal] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        read = _read_line(number, line.strip())
        if isinstance(read, Refusal):
            broken.append(read)
        elif read[0] in found:
            found[read[0]].append(read[1])
        else:
            cards[read[1]] = cards.get(read[1], 0) + int(read[0])
    broken += _firsts(found)
    if broken:
        raise BadDeck(broken)
    sites, start = tuple(found["site"]), tuple(found["start"])
    return DeckList(found["bearer"][0], found["ring"][0], sites, tuple(cards.items()), start)


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
        return Refusal("LOTR-2.1", "bad-line", {"line": number, "text": line[:QUOTED]})
    card = match["card"].upper()
    code = code_of(card)
    if code not in CARDS or CARDS[code].id != card:
        return Refusal("LOTR-2.6", "no-such-card", {"line": number, "card": card})
    return match["head"].lower(), code
