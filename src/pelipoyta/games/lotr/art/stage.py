"""Place the motifs of a card: lands behind, the sky above, then figures or things, by the card's own seed."""

from dataclasses import dataclass, field

from pelipoyta.games.lotr.art.cast import cast_of, house_of
from pelipoyta.games.lotr.art.motifs import FAMILY_OF, PALETTES, SKY, WIDE, ground_of
from pelipoyta.games.lotr.art.scene import Piece, Scene
from pelipoyta.games.lotr.art.seed import chance, number, pick, seed_of
from pelipoyta.games.lotr.terms import OF_SITES, Kind
from pelipoyta.games.lotr.words.facts import Facts

MOUNTS = {
    Kind.CONDITION: ("disc", "halo", "arch"),
    Kind.POSSESSION: ("panel", "lozenge"),
    Kind.ARTIFACT: ("burst", "halo"),
    Kind.EVENT: ("rays", "burst", "strokes"),
}
TINTS = "pac"  # skies by day; the key ink is for the night
DARK = {"moria", "ringwraith", "underground", "sauron"}


@dataclass
class Troupe:
    """A card's motifs, sorted by where they belong."""

    card: Facts
    seed: str
    lands: list[str] = field(default_factory=list)
    skies: list[str] = field(default_factory=list)
    heads: list[str] = field(default_factory=list)
    worn: list[str] = field(default_factory=list)
    things: list[str] = field(default_factory=list)

    @property
    def flipped(self) -> bool:
        return chance(self.seed, "flip", 50)

    def across(self, x: int) -> int:
        return 100 - x if self.flipped else x


def scene_of(card: Facts) -> Scene:
    troupe = _sorted(card)
    sky = _sky(troupe)
    front = _figures(troupe) if troupe.heads else _still_life(troupe)
    behind = [*_mount(troupe, sky), *_heavens(troupe), *_lands(troupe, sky)]
    return Scene(_palette(card), sky, (*behind, *front))


def _palette(card: Facts) -> str:
    """Sites have the inks of the land they are in."""
    if card.kind is not Kind.SITE:
        return house_of(card)
    lands = [word.value for word, _ in card.keywords if word in OF_SITES]
    return next((name for name in lands if name in PALETTES), "site")


def _sorted(card: Facts) -> Troupe:
    troupe = Troupe(card, seed_of(card))
    shelves = {WIDE: troupe.lands, "heads": troupe.heads, "bodies": troupe.worn, "hats": troupe.worn}
    for name in cast_of(card):
        shelf = troupe.skies if name in SKY else shelves.get(FAMILY_OF[name], troupe.things)
        shelf.append(name)
    if card.is_item and troupe.things:  # whose it is stands beside what it is
        troupe.things, troupe.heads = [*troupe.things, *troupe.heads], []
    if not troupe.heads:  # a hat or a cloak that nobody wears is a thing
        troupe.things, troupe.worn = [*troupe.worn, *troupe.things], []
    return troupe


def _sky(troupe: Troupe) -> str:
    """An ink on which nothing is lost, or at least nothing that matters; night where it is dark or the moon shines."""
    front = [*troupe.worn[:1], *troupe.heads[:1], *troupe.things[:1]]
    matters = [*front, *troupe.lands, *troupe.skies]
    night = {house_of(troupe.card), _palette(troupe.card)} & DARK or {"moon", "stars", "lights"} & set(matters)
    tones = TINTS + ("k" if night else "")
    for names in ([*matters, *troupe.things], matters, front, front[:2], front[:1]):
        able = [tone for tone in tones if tone not in {ground_of(name) for name in names}]
        if able:
            return pick(troupe.seed, "sky", able)
    return "c"


def _contrast(troupe: Troupe, sky: str, what: str, name: str) -> str:
    able = [tone for tone in "cap" if tone not in (sky, ground_of(name))]
    return pick(troupe.seed, what, able)


def _mount(troupe: Troupe, sky: str) -> list[Piece]:
    """Background shape of a thing, by the kind of card; a figure may have a disc behind the head."""
    kind, seed = troupe.card.kind, troupe.seed
    main = next(iter(troupe.heads or troupe.things), "")
    if not main or kind is Kind.SITE:
        return []
    if kind in MOUNTS:
        name = pick(seed, "mount", MOUNTS[kind])
        wide = FAMILY_OF[name] == WIDE
        return [Piece(name, 50, 48, 100 if wide else 88, tone=_contrast(troupe, sky, "mounted", main))]
    if chance(seed, "disc", 55):
        x, y, size = troupe.across(number(seed, "disc-x", 40, 62)), number(seed, "disc-y", 30, 42), 58
        return [Piece("disc", x, y, size, tone=_contrast(troupe, sky, "mounted", main))]
    return []


def _heavens(troupe: Troupe) -> list[Piece]:
    """Place sun, moon and stars: in a corner, or in the middle of a picture that is only land."""
    if not troupe.heads and not troupe.things:
        return [Piece(name, 50, 36, 56) for name in troupe.skies]
    seed = troupe.seed
    return [
        Piece(name, troupe.across(80 - 60 * i), number(seed, f"{name}-y", 18, 26), number(seed, name, 36, 46))
        for i, name in enumerate(troupe.skies)
    ]


def _lands(troupe: Troupe, sky: str) -> list[Piece]:
    """The one named first lies nearest; what would run together with what stands before it is printed flat."""
    before = {ground_of(name) for name in (*troupe.worn[:1], *troupe.heads[:1], *troupe.things[:1])}
    pieces: list[Piece] = []
    for name in troupe.lands[:2]:
        able = [tone for tone in "cap" if tone != sky and tone not in before]
        flat = able and ground_of(name) in {*before, sky}
        tone = pick(troupe.seed, f"far-{name}", able) if flat else ""
        pieces.insert(0, Piece(name, 50, 50 - 6 * len(pieces), flip=troupe.flipped, tone=tone))
        before = {tone or ground_of(name)}
    return pieces


def _figures(troupe: Troupe) -> list[Piece]:
    if len(troupe.heads) > 2:
        return _crowd(troupe)
    if len(troupe.heads) == 2:
        return _pair(troupe)
    return _one(troupe)


def _crowd(troupe: Troupe) -> list[Piece]:
    """Two behind, one before; what they carry between them."""
    seed, head = troupe.seed, troupe.heads[0]
    low = number(seed, "low", 62, 68)
    back = [Piece(head, x, low - 16, number(seed, f"back-{x}", 54, 62), flip=x > 50) for x in (24, 76)]
    props = [
        Piece(motif=name, x=troupe.across(16 + 68 * i), y=36, size=78, turn=12 - 24 * i, flip=troupe.flipped)
        for i, name in enumerate(troupe.things[:2])
    ]
    return [*props, *back, Piece(head, 50, low, number(seed, "front", 76, 84), flip=troupe.flipped)]


def _pair(troupe: Troupe) -> list[Piece]:
    seed = troupe.seed
    large = number(seed, "large", 80, 90)
    props = [Piece(name, 50, 44, 62) for name in troupe.things[:1]]
    return [
        *props,
        Piece(troupe.heads[0], troupe.across(30), 60, large),
        Piece(troupe.heads[1], troupe.across(74), 66, large - 12, flip=True),
    ]


def _one(troupe: Troupe) -> list[Piece]:
    """Place a figure to a side, the carried object on the other, and a second thing far behind."""
    seed, face = troupe.seed, troupe.card.is_character
    x = troupe.across(number(seed, "x", 42, 50) if troupe.things else 50)
    size = number(seed, "size", 92, 104) - (14 if "hooded" in troupe.heads else 0) if face else 96
    y = 106 - size // 2 if face else 62
    figure = [Piece(name, x, y, size, flip=troupe.flipped) for name in (*troupe.worn, *troupe.heads)]
    ordered = [piece for piece in figure if FAMILY_OF[piece.motif] == "bodies"]
    ordered += [piece for family in ("heads", "hats") for piece in figure if FAMILY_OF[piece.motif] == family]
    return [*_beside(troupe), *ordered] if face else [*ordered, *_before(troupe)]


def _beside(troupe: Troupe) -> list[Piece]:
    pieces = []
    for i, name in enumerate(troupe.things[:2]):
        arm = FAMILY_OF[name] == "arms"
        x = troupe.across(86 - 74 * i)
        size = number(troupe.seed, f"prop-{i}", 82, 94) if arm else number(troupe.seed, f"prop-{i}", 58, 68)
        turn = number(troupe.seed, f"turn-{i}", 6, 20) * (1 if x > 50 else -1) if arm else 0
        pieces.append(Piece(motif=name, x=x, y=46 if arm else 42, size=size, turn=turn, flip=x < 50))
    return list(reversed(pieces))


def _before(troupe: Troupe) -> list[Piece]:
    """With a face that stands for an idea: the thing it is about, as large as the face."""
    return [
        Piece(name, troupe.across(78 - 58 * i), 66 - 34 * i, 58, flip=troupe.flipped)
        for i, name in enumerate(troupe.things[:2])
    ]


def _still_life(troupe: Troupe) -> list[Piece]:
    seed, site = troupe.seed, troupe.card.kind is Kind.SITE
    if not troupe.things:
        return []
    alone = len(troupe.things) == 1
    main, *others = troupe.things
    leans = FAMILY_OF[main] == "arms" and not site
    turn = number(seed, "turn", 10, 38) * (-1 if troupe.flipped else 1) if leans else 0
    size = number(seed, "size", 84, 94) if alone else number(seed, "size", 68, 78)
    size += 14 if leans else 0
    x = 50 if alone else troupe.across(number(seed, "x", 36, 42))
    y = 96 - size // 2 if site else number(seed, "y", 46, 52)
    side = [
        Piece(
            motif=name,
            x=troupe.across(78 - 12 * i),
            y=(74 if site else 68) - 34 * i,
            size=number(seed, f"side-{i}", 48, 58),
            turn=0,
            flip=i > 0,
        )
        for i, name in enumerate(others[:2])
    ]
    if FAMILY_OF[main] == "bodies":  # drawn for someone's shoulders: without them it hangs in the middle
        size, y = size + 50, 20
    return [Piece(motif=main, x=x, y=y, size=size, turn=turn, flip=troupe.flipped), *side]
