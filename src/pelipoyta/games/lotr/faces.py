"""Every card as a table shows it: the facts, and its text in one language."""

from msgspec import Struct

from pelipoyta.games.lotr.engine.catalogue import ALL_CARDS, CARDS
from pelipoyta.games.lotr.terms import Arrow, Block, Culture, ItemClass, Kind, Race, Side, Signet
from pelipoyta.games.lotr.text import Say, ability_text, keyword_text, teller, where_text
from pelipoyta.games.lotr.words.abilities import Ability
from pelipoyta.games.lotr.words.effects import Effects
from pelipoyta.games.lotr.words.facts import Facts


class CardFace(Struct, frozen=True):
    """Card in a language: `text` says who bears it, then an ability a line; `starts` is the line of the first ability.

    `ways` has for each ability what it lets one choose between, if it does; `uses` are the abilities a player uses.
    """

    code: int
    id: str
    title: str
    subtitle: str
    kind: Kind
    side: Side
    unique: bool
    culture: Culture | None
    race: Race | None
    twilight: int
    strength: int
    vitality: int
    resistance: int
    signet: Signet | None
    site: int
    block: Block
    arrow: Arrow | None
    home: tuple[tuple[int, Block], ...]
    item: ItemClass | None
    keywords: str
    text: tuple[str, ...]
    starts: int
    ways: tuple[tuple[str, ...], ...]
    uses: tuple[int, ...]


def faces(say: Say) -> list[CardFace]:
    return [_face(say, card) for _, card in sorted(CARDS.items())]


def _face(say: Say, card: Facts) -> CardFace:
    where = where_text(say, card)
    return CardFace(
        code=card.code,
        id=card.id,
        title=card.title,
        subtitle=card.subtitle,
        kind=card.kind,
        side=card.side,
        unique=card.unique,
        culture=card.culture,
        race=card.race,
        twilight=card.twilight,
        strength=card.strength,
        vitality=card.vitality,
        resistance=card.resistance,
        signet=card.signet,
        site=card.site,
        block=card.block,
        arrow=card.arrow,
        home=card.home,
        item=card.item,
        keywords=keyword_text(say, card),
        text=(*where, *(ability_text(say, ability, card) for ability in card.text)),
        starts=len(where),
        ways=tuple(ways_text(say, ability, card) for ability in card.text),
        uses=tuple(number for number, _ in ALL_CARDS.activated(card.code)),
    )


def ways_text(say: Say, ability: Ability, card: Facts) -> tuple[str, ...]:
    """Sentences of the alternatives that the first choosing word of a text offers."""
    t = teller(say, card, ability)
    return tuple(t.clauses(way) for way in _first_choice((*ability.costs, *ability.effects)))


def _first_choice(words: Effects) -> tuple[Effects, ...]:
    """First word that offers a choice, searched depth first."""
    for word in words:
        inner = (_first_choice(branch) for branch in word.branches())
        ways = word.ways() or next((ways for ways in inner if ways), ())
        if ways:
            return ways
    return ()
