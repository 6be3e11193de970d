"""Ready-made decks, a file a deck, as players write lists: the starters, and an archetype of each side."""

from pathlib import Path

from pelipoyta.games.lotr.decks.deck import DeckList
from pelipoyta.games.lotr.words.facts import code_of

HERE = Path(__file__).parent
# In the order in which they are offered: The Two Towers, The Fellowship of the Ring, boxed decks, later sets.
STARTER_KEYS = (
    "ttt-aragorn",
    "ttt-theoden",
    "fotr-aragorn",
    "fotr-gandalf",
    "fotr-aragorn-60",
    "fotr-gandalf-60",
    "mom-gandalf",
    "mom-gimli",
    "rotel-boromir",
    "rotel-legolas",
    "bohd-eowyn",
    "bohd-legolas",
    "eof-faramir",
    "eof-witch-king",
)


def _read(file: Path) -> DeckList:
    """Read before there are cards: each line's head and number are enough."""
    text = file.read_text(encoding="utf-8")
    lines = [(head, code_of(card)) for head, card, *_ in map(str.split, text.splitlines())]
    bearer, ring = (next(code for head, code in lines if head == first) for first in ("bearer", "ring"))
    sites, start = (tuple(code for head, code in lines if head == wanted) for wanted in ("site", "start"))
    return DeckList(
        bearer=bearer,
        ring=ring,
        sites=sites,
        cards=tuple((code, int(head)) for head, code in lines if head.isdigit()),
        start=start,
    )


STARTERS = {key: _read(HERE / "starters" / f"{key}.txt") for key in STARTER_KEYS}
READY = {file.stem: _read(file) for file in sorted((HERE / "ready").glob("*.txt"))}
