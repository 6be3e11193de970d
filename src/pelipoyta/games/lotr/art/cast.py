"""Choose the motifs of a card's picture: from a table by title, else from words, race, class and keywords."""

import re

from pelipoyta.games.lotr.art.motifs import FAMILY_OF, RULES, TITLES, WIDE
from pelipoyta.games.lotr.art.seed import number, pick, seed_of
from pelipoyta.games.lotr.terms import Keyword, Kind
from pelipoyta.games.lotr.words.facts import Facts

CROWD = 3  # heads of those who are many


def house_of(card: Facts) -> str:
    """The culture, or the kind of those cards that have none."""
    return card.culture.value if card.culture else card.kind.value


def cast_of(card: Facts) -> tuple[str, ...]:
    """The motifs, the most important first; lands are among them."""
    named = _named(card)
    found = named or (_people(card) if card.is_character else _suggested(card))
    if card.is_character:
        found = _version(card, _dressed(card, found))
    return _somewhere(card, found)


def _named(card: Facts) -> tuple[str, ...]:
    table = TITLES.get({"site": "sites", "ring": "rings"}.get(house_of(card), house_of(card)), {})
    return tuple(table.get(f"{card.title}, {card.subtitle}", table.get(card.title, "")).split())


def _words(*texts: str) -> list[str]:
    """The motifs that the words of a title suggest, in their order, each once."""
    words = [word for text in texts for word in re.findall(r"[\w-]+", text.lower())]
    found = [motif for word in words for stem, motif in RULES["words"].items() if word.startswith(stem)]
    return list(dict.fromkeys(found))


def _suggested(card: Facts) -> tuple[str, ...]:
    """Motifs of a card without a race: from its words, class, keywords and the sign of its culture."""
    items = RULES["items"].get(card.item.value, "").split() if card.item else []
    keywords = [RULES["keywords"][word.value] for word, _ in card.keywords if word.value in RULES["keywords"]]
    classed = [pick(seed_of(card), "item", items)] if items else []
    found = [*classed, *_words(card.title), *keywords, RULES["signs"][house_of(card)]]
    return tuple(dict.fromkeys(found))[:2]


def _sort_of(card: Facts) -> list[str]:
    race = card.race.value if card.race else ""
    easterling = any(word is Keyword.EASTERLING for word, _ in card.keywords)
    names = ["easterling"] * easterling + [f"{house_of(card)} {race}", race, "man"]
    sort: list[str] = next(RULES["people"][name] for name in names if name in RULES["people"])
    return sort


def _people(card: Facts) -> tuple[str, ...]:
    seed = seed_of(card)
    heads, bodies, hats, arms = (part.split() for part in _sort_of(card))
    head = pick(seed, "head", heads)
    if _is_many(card):
        return (*[head] * CROWD, *_carried(card, arms))
    worn = (pick(seed, "body", bodies),) if bodies else ()
    hat = pick(seed, "hat", hats)
    return (head, *worn, *([] if hat == "-" else [hat]), *_carried(card, arms))


def _is_many(card: Facts) -> bool:
    words = re.findall(r"\w+", card.title.lower())
    return not card.unique and any(word in RULES["many"]["words"] for word in words)


def _carried(card: Facts, arms: list[str]) -> list[str]:
    """Object in hand: by a word of the title, else by a keyword, else the usual one of that people."""
    words = [word for word in _words(card.title) if FAMILY_OF[word] not in ("hats", WIDE)]
    keywords = [RULES["keywords"][word.value] for word, _ in card.keywords if word.value in RULES["keywords"]]
    return [*words, *keywords, pick(seed_of(card), "arm", arms)][:2]


def _dressed(card: Facts, found: tuple[str, ...]) -> tuple[str, ...]:
    """A single head needs shoulders; one that has none of its own in the table gets what its people wear."""
    heads = [name for name in found if FAMILY_OF[name] == "heads"]
    bodies = _sort_of(card)[1].split()
    if len(heads) != 1 or not bodies or any(FAMILY_OF[name] == "bodies" for name in found):
        return found
    return (*found, pick(seed_of(card), "body", bodies))


def _version(card: Facts, found: tuple[str, ...]) -> tuple[str, ...]:
    """Motif added for a subtitle, so that versions of one person differ."""
    more = [motif for motif in _words(card.subtitle) if motif not in found]
    hats = {name for name in found if FAMILY_OF[name] == "hats"}
    fitting = [motif for motif in more if FAMILY_OF[motif] != "hats" or not hats]
    return (*found, *fitting[:1])


def _somewhere(card: Facts, found: tuple[str, ...]) -> tuple[str, ...]:
    """Give a figure without a landscape one of its culture; things may do without."""
    if any(FAMILY_OF[name] == WIDE for name in found) or card.kind in (Kind.SITE, Kind.RING):
        return found
    if not card.is_character and number(seed_of(card), "land", 0, 2):
        return found
    lands = RULES["lands"][house_of(card)].split()
    return (*found, pick(seed_of(card), "where", lands))
