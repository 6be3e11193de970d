"""Ready-made decks besides the starters: an archetype of each side, a file a deck, as players write lists."""

from pathlib import Path

from pelipoyta.games.lotr.decks.deck import DeckList
from pelipoyta.games.lotr.words.facts import code_of

HERE = Path(__file__).parent / "ready"


def _deck(text: str) -> DeckList:
    """Read before there are cards: each line's head and number are enough."""
    lines = [(head, code_of(card)) for head, card, *_ in map(str.split, text.splitlines())]
    bearer, ring = (next(code for head, code in lines if head == first) for first in ("bearer", "ring"))
    sites = tuple(code for head, code in lines if head == "site")
    return DeckList(bearer, ring, sites, tuple((code, int(head)) for head, code in lines if head.isdigit()))


READY = {file.stem: _deck(file.read_text(encoding="utf-8")) for file in sorted(HERE.glob("*.txt"))}
