"""The headings of cards, one short constructor for each type; `.says(…)` adds the text."""

from typing import Any

from pelipoyta.games.lotr.language.which.traits import Has
from pelipoyta.games.lotr.terms import Arrow, Block, Culture, ItemClass, Keyword, Kind, Race, Side, Signet
from pelipoyta.games.lotr.words.facts import Facts, code_of
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.word import Many, many

Home = tuple[int, Block]
SHADOW = (Culture.DUNLAND, Culture.ISENGARD, Culture.MORIA, Culture.RAIDER, Culture.RINGWRAITH, Culture.SAURON)


class BadCard(ValueError):
    """A card is not written as cards are."""


def _term(word: Has | None, kind: type) -> Any:
    """The term a name stands for: `ROHAN` is a filter in a text, and a culture in a heading."""
    if word is not None and not isinstance(word.term, kind):
        raise BadCard(f"{word} is no {kind.__name__}")
    return None if word is None else word.term


def _card(collector: str, title: str, kind: Kind, culture: Has | None, **facts: Any) -> Facts:
    """The side follows from the culture; Gollum's cards say theirs."""
    of = _term(culture, Culture)
    side = facts.pop("side", None)
    if side is None:
        side = Side.NEITHER if of is None else Side.SHADOW if of in SHADOW else Side.FREE
    facts["keywords"] = tuple((_term(word, Keyword), word.least) for word in many(facts.pop("keywords", ())))
    return Facts(id=collector, code=code_of(collector), title=title, kind=kind, culture=of, side=side, **facts)


def companion(
    collector: str,
    title: str,
    subtitle: str,
    culture: Has,
    race: Has | None,
    *,
    cost: int,
    strength: int,
    vitality: int,
    unique: bool = True,
    signet: Has | None = None,
    resistance: int = 0,
    side: Side | None = None,
    keywords: Many[Has] = (),
) -> Facts:
    return _card(
        collector,
        title,
        Kind.COMPANION,
        culture,
        subtitle=subtitle,
        unique=unique,
        race=_term(race, Race),
        twilight=cost,
        strength=strength,
        vitality=vitality,
        signet=_term(signet, Signet),
        resistance=resistance,
        side=side,
        keywords=keywords,
    )


def ally(
    collector: str,
    title: str,
    subtitle: str,
    culture: Has,
    race: Has,
    *,
    home: Many[Home],
    cost: int,
    strength: int,
    vitality: int,
    unique: bool = True,
    keywords: Many[Has] = (),
) -> Facts:
    homes = home if home and isinstance(home[0], tuple) else (home,)
    return _card(
        collector,
        title,
        Kind.ALLY,
        culture,
        subtitle=subtitle,
        unique=unique,
        race=_term(race, Race),
        home=homes,
        twilight=cost,
        strength=strength,
        vitality=vitality,
        keywords=keywords,
    )


def minion(
    collector: str,
    title: str,
    culture: Has,
    race: Has | None,
    *,
    cost: int,
    strength: int,
    vitality: int,
    site: int,
    subtitle: str = "",
    unique: bool = False,
    side: Side | None = None,
    keywords: Many[Has] = (),
) -> Facts:
    return _card(
        collector,
        title,
        Kind.MINION,
        culture,
        subtitle=subtitle,
        unique=unique,
        race=_term(race, Race),
        twilight=cost,
        strength=strength,
        vitality=vitality,
        site=site,
        side=side,
        keywords=keywords,
    )


def possession(
    collector: str,
    title: str,
    culture: Has,
    *,
    cost: int,
    bearer: Filter | None = None,
    item: Has | None = None,
    kind: Kind = Kind.POSSESSION,
    subtitle: str = "",
    unique: bool = False,
    once_each: bool = False,
    beside: bool = False,
    strength: int = 0,
    vitality: int = 0,
    side: Side | None = None,
    keywords: Many[Has] = (),
) -> Facts:
    return _card(
        collector,
        title,
        kind,
        culture,
        subtitle=subtitle,
        unique=unique,
        twilight=cost,
        bearer=bearer,
        item=_term(item, ItemClass),
        once_each=once_each,
        beside=beside,
        strength=strength,
        vitality=vitality,
        side=side,
        keywords=keywords,
    )


def condition(
    collector: str,
    title: str,
    culture: Has,
    *,
    cost: int,
    bearer: Filter | None = None,
    unique: bool = False,
    once_each: bool = False,
    strength: int = 0,
    vitality: int = 0,
    side: Side | None = None,
    keywords: Many[Has] = (),
) -> Facts:
    return _card(
        collector,
        title,
        Kind.CONDITION,
        culture,
        unique=unique,
        twilight=cost,
        bearer=bearer,
        once_each=once_each,
        strength=strength,
        vitality=vitality,
        side=side,
        keywords=keywords,
    )


def event(
    collector: str,
    title: str,
    culture: Has,
    *,
    cost: int,
    side: Side | None = None,
    keywords: Many[Has] = (),
) -> Facts:
    return _card(collector, title, Kind.EVENT, culture, twilight=cost, side=side, keywords=keywords)


def site(
    collector: str,
    title: str,
    number: int,
    *,
    shadow: int,
    arrow: Arrow,
    block: Block,
    keywords: Many[Has] = (),
) -> Facts:
    return _card(
        collector,
        title,
        Kind.SITE,
        None,
        site=number,
        twilight=shadow,
        arrow=arrow,
        block=block,
        keywords=keywords,
    )


def ring(collector: str, subtitle: str, *, strength: int = 0, vitality: int = 0) -> Facts:
    return _card(
        collector,
        "The One Ring",
        Kind.RING,
        None,
        subtitle=subtitle,
        unique=True,
        strength=strength,
        vitality=vitality,
    )
