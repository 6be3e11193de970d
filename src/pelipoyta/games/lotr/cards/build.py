"""The shapes cards are written in: one short constructor for each type."""

from typing import Any

from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.language import Ability, Filter
from pelipoyta.games.lotr.terms import Arrow, Block, Culture, ItemClass, Keyword, Kind, Race, Side, Signet

Keywords = tuple[tuple[Keyword, int], ...]
Text = tuple[Ability, ...]

SHADOW = (Culture.DUNLAND, Culture.ISENGARD, Culture.MORIA, Culture.RAIDER, Culture.RINGWRAITH, Culture.SAURON)


def code_of(collector: str) -> int:
    """1C290 → 1290: the rarity is not needed to tell cards apart."""
    return int(collector[0]) * 1000 + int(collector[2:])


def _card(collector: str, title: str, kind: Kind, culture: Culture | None, **facts: Any) -> Facts:
    """The side follows from the culture; Gollum's cards say theirs."""
    side = facts.pop("side", None)
    if side is None:
        side = Side.NEITHER if culture is None else Side.SHADOW if culture in SHADOW else Side.FREE
    return Facts(id=collector, code=code_of(collector), title=title, kind=kind, culture=culture, side=side, **facts)


def companion(
    collector: str,
    title: str,
    subtitle: str,
    culture: Culture,
    race: Race,
    twilight: int,
    strength: int,
    vitality: int,
    *,
    unique: bool = True,
    signet: Signet | None = None,
    resistance: int = 0,
    keywords: Keywords = (),
    text: Text = (),
) -> Facts:
    return _card(
        collector,
        title,
        Kind.COMPANION,
        culture,
        subtitle=subtitle,
        unique=unique,
        race=race,
        twilight=twilight,
        strength=strength,
        vitality=vitality,
        signet=signet,
        resistance=resistance,
        keywords=keywords,
        text=text,
    )


def ally(
    collector: str,
    title: str,
    subtitle: str,
    culture: Culture,
    race: Race,
    home: tuple[tuple[int, Block], ...],
    twilight: int,
    strength: int,
    vitality: int,
    *,
    unique: bool = True,
    keywords: Keywords = (),
    text: Text = (),
) -> Facts:
    return _card(
        collector,
        title,
        Kind.ALLY,
        culture,
        subtitle=subtitle,
        unique=unique,
        race=race,
        home=home,
        twilight=twilight,
        strength=strength,
        vitality=vitality,
        keywords=keywords,
        text=text,
    )


def minion(
    collector: str,
    title: str,
    culture: Culture,
    race: Race,
    twilight: int,
    strength: int,
    vitality: int,
    site: int,
    *,
    subtitle: str = "",
    unique: bool = False,
    keywords: Keywords = (),
    text: Text = (),
) -> Facts:
    return _card(
        collector,
        title,
        Kind.MINION,
        culture,
        subtitle=subtitle,
        unique=unique,
        race=race,
        twilight=twilight,
        strength=strength,
        vitality=vitality,
        site=site,
        keywords=keywords,
        text=text,
    )


def possession(
    collector: str,
    title: str,
    culture: Culture,
    twilight: int,
    bearer: Filter | None,
    *,
    item: ItemClass | None = None,
    kind: Kind = Kind.POSSESSION,
    subtitle: str = "",
    unique: bool = False,
    strength: int = 0,
    vitality: int = 0,
    text: Text = (),
) -> Facts:
    return _card(
        collector,
        title,
        kind,
        culture,
        subtitle=subtitle,
        unique=unique,
        twilight=twilight,
        bearer=bearer,
        item=item,
        strength=strength,
        vitality=vitality,
        text=text,
    )


def condition(
    collector: str,
    title: str,
    culture: Culture,
    twilight: int,
    bearer: Filter | None = None,
    *,
    unique: bool = False,
    once_each: bool = False,
    keywords: Keywords = (),
    text: Text = (),
) -> Facts:
    return _card(
        collector,
        title,
        Kind.CONDITION,
        culture,
        unique=unique,
        twilight=twilight,
        bearer=bearer,
        once_each=once_each,
        keywords=keywords,
        text=text,
    )


def event(
    collector: str, title: str, culture: Culture, twilight: int, *, keywords: Keywords = (), text: Text = ()
) -> Facts:
    return _card(collector, title, Kind.EVENT, culture, twilight=twilight, keywords=keywords, text=text)


def site(
    collector: str,
    title: str,
    number: int,
    shadow: int,
    arrow: Arrow,
    block: Block,
    *,
    keywords: tuple[Keyword, ...] = (),
    text: Text = (),
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
        keywords=tuple((keyword, 1) for keyword in keywords),
        text=text,
    )


def ring(collector: str, subtitle: str, strength: int, vitality: int, text: Text) -> Facts:
    return _card(
        collector,
        "The One Ring",
        Kind.RING,
        None,
        subtitle=subtitle,
        unique=True,
        strength=strength,
        vitality=vitality,
        text=text,
    )
