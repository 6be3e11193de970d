"""The deck checker: every rule a deck breaks, and the formats it fits (LOTR-2)."""

from collections import Counter

from pelipoyta.games.lotr.decks.deck import DeckList
from pelipoyta.games.lotr.engine.catalogue import CARDS, SETS
from pelipoyta.games.lotr.model import Format
from pelipoyta.games.lotr.terms import Block, Kind, Side
from pelipoyta.kernel import Refusal

LEAST_DRAW_DECK = 60
LEAST_LIMITED = 30
COPIES = 4
FRODOS = 3
SITES = 9
FORMATS: tuple[Format, ...] = ("towers", "fellowship", "open")


def broken_rules(deck: DeckList, variant: str = "deluxe") -> list[Refusal]:
    """Faults of the deck, rule by rule; a boxed starter need not be large or even (LOTR-27.2)."""
    unknown = [
        code for code in (deck.bearer, deck.ring, *deck.sites, *deck.start, *deck.draw_deck()) if code not in CARDS
    ]
    if unknown:
        return [Refusal("LOTR-2.6", "unknown-card", {"code": unknown[0]})]
    sizes = [] if variant == "starter" else [*_size(deck, variant), *_sides(deck)]
    copies = [] if variant == "limited" else _copies(deck)  # LOTR-32.3
    return [*_bearer(deck), *sizes, *_kinds(deck), *copies, *_sites(deck), *_start(deck)]


def _bearer(deck: DeckList) -> list[Refusal]:
    """LOTR-2.2."""
    found = []
    if CARDS[deck.bearer].title != "Frodo":
        found.append(Refusal("LOTR-2.2", "no-frodo"))
    if CARDS[deck.ring].kind is not Kind.RING:
        found.append(Refusal("LOTR-2.2", "no-ring"))
    return found


def _size(deck: DeckList, variant: str) -> list[Refusal]:
    count = len(deck.draw_deck())
    if variant == "limited" and count < LEAST_LIMITED:
        return [Refusal("LOTR-32.3", "too-few-cards", {"count": count, "least": LEAST_LIMITED})]
    if variant != "limited" and count < LEAST_DRAW_DECK:
        return [Refusal("LOTR-2.1", "too-few-cards", {"count": count, "least": LEAST_DRAW_DECK})]
    return []


def _sides(deck: DeckList) -> list[Refusal]:
    sides = Counter(CARDS[code].side for code in deck.draw_deck())
    if sides[Side.FREE] != sides[Side.SHADOW]:
        return [Refusal("LOTR-2.3", "sides-uneven", {"free": sides[Side.FREE], "shadow": sides[Side.SHADOW]})]
    return []


def _kinds(deck: DeckList) -> list[Refusal]:
    wrong = [code for code in deck.draw_deck() if CARDS[code].kind in (Kind.SITE, Kind.RING)]
    return [Refusal("LOTR-2.3", "not-for-draw-deck", {"card": CARDS[wrong[0]].title})] if wrong else []


def _copies(deck: DeckList) -> list[Refusal]:
    """LOTR-2.4, LOTR-30.22: by title, subtitles and sets ignored."""
    titles = Counter(CARDS[code].title for code in deck.draw_deck())
    found = []
    for title, count in sorted(titles.items()):
        most = FRODOS if title == "Frodo" else COPIES
        if count > most:
            found.append(Refusal("LOTR-2.4", "too-many-copies", {"card": title, "count": count, "most": most}))
    return found


def _sites(deck: DeckList) -> list[Refusal]:
    """LOTR-2.5: one of each number, all of one block."""
    sites = [CARDS[code] for code in deck.sites]
    if len(sites) != SITES or any(site.kind is not Kind.SITE for site in sites):
        return [Refusal("LOTR-2.1", "nine-sites", {"count": len(sites)})]
    if sorted(site.site for site in sites) != list(range(1, SITES + 1)):
        return [Refusal("LOTR-2.5", "each-number-once")]
    if len({site.block for site in sites}) > 1:
        return [Refusal("LOTR-2.5", "blocks-mixed")]
    return []


def _start(deck: DeckList) -> list[Refusal]:
    """LOTR-27.3: the fixed starting fellowship is of companions in the deck."""
    lacking = Counter(deck.start) - Counter(dict(deck.cards))
    wrong = [code for code in deck.start if lacking[code] or CARDS[code].kind is not Kind.COMPANION]
    return [Refusal("LOTR-27.3", "cannot-start", {"card": CARDS[wrong[0]].title})] if wrong else []


def formats(deck: DeckList) -> tuple[Format, ...]:
    """The formats the deck may be played in (LOTR-2.6, LOTR-30.23)."""
    return tuple(name for name in FORMATS if not out_of_format(deck, name))


def out_of_format(deck: DeckList, name: Format) -> list[Refusal]:
    """LOTR-2.6: cards of other sets, and sites of the other block; only the Fellowship goes its own path."""
    found = []
    codes = (deck.bearer, deck.ring, *dict(deck.cards))
    strange = [code for code in codes if code // 1000 not in SETS[name]]
    if strange:
        card = CARDS[strange[0]].title
        found.append(Refusal("LOTR-2.6", "card-not-in-format", {"format": name, "card": card, "count": len(strange)}))
    path = Block.FELLOWSHIP if name == "fellowship" else Block.TOWERS
    if any(CARDS[code].kind is Kind.SITE and CARDS[code].block is not path for code in deck.sites):
        found.append(Refusal("LOTR-2.6", "sites-not-in-format", {"format": name}))
    return found


def counts(deck: DeckList) -> dict[str, int]:
    """Count the cards of a deck by kind, for the deck's builder."""
    sides = Counter(CARDS[code].side for code in deck.draw_deck())
    return {
        "cards": len(deck.draw_deck()),
        "free": sides[Side.FREE],
        "shadow": sides[Side.SHADOW],
        "sites": len(deck.sites),
    }


def block_of(deck: DeckList) -> Block:
    return CARDS[deck.sites[0]].block
