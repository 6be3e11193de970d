"""A table as full as it gets: nine companions with gear, allies, conditions of both sides, tokens, stacks, taken sites.

Seat 0 plays the Free Peoples and is asked; it holds twelve cards. The position is in the game's notation, so that a
real table can begin from it (TABLE-13).
"""

from collections import Counter
from random import Random

from msgspec.structs import replace

from pelipoyta.games.lotr import GAME, rules
from pelipoyta.games.lotr.decks import DeckList
from pelipoyta.games.lotr.decks.invent import fill
from pelipoyta.games.lotr.decks.text import write_deck
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import Card, Flow, Format, Held, Options, State, Zone
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.agenda import advance
from pelipoyta.games.lotr.terms import Culture, Phase, Side
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Deck, Seat

ROAD = tuple(map(code_of, ("4U326", "4U333", "4U339", "4U344", "4U349", "4U354", "4U357", "4U358", "4U362")))
OTHER_ROAD = tuple(map(code_of, ("4U328", "4U335", "4U342", "4U346", "4U347", "4U353", "4U356", "4U359", "4U360")))
AT = 6  # the site where the fellowship is
TAKEN = 2  # the first sites are under control
HOLDS = 12
HAND = 8
GONE = 6  # cards in each discard pile

# A companion and what it bears, and wounds.
FELLOWSHIP = (
    ("4P365 4U280 4C283", 1),
    ("4R267 4U268 4R274", 0),
    ("4C270 4R272", 2),
    ("5R82 4C291 4C287", 0),
    ("4R269 4C288 4U263", 1),
    ("4C265 4C288 4C283", 0),
    ("4C265 4C291", 1),
    ("4C286 4C278", 2),
)
SUPPORT = "4C277 4C281 4U285 4U295 5C81 5U79 5U80 5U87 4U276 4U296 4U28 4U27 4U34 4U31"  # of both sides
HELD = "4C297 4C297 4U282 4U282 4C273 5R89 5C91 4C10 4C10 4C12 4C16 4C17"
MINIONS = ("4C165 4C142", "4C192", "5C61 4C142", "5C62", "4C207", "4C204", "4U136")
ENGINES = "5U44 5U57 5U60 5R49 4C137 4U148"
STACKED = "4C180 4C180 4U201 4U201"
KNIGHTS = "5R31 5C35 5C35 5C36"
WALLS = "5C33 5C32 5R39 6C52"
TOKENS = {"4U276": 3, "4U28": 2, "5U44": 4, "5U57": 2, "5U60": 1, "5R49": 5, "4U148": 2}


class Crowd:
    """A table of two, whose decks hold at least these cards, so that they may lie on it."""

    def __init__(self, mine: Counter[int], theirs: Counter[int], held: str = HELD, format: Format = "towers") -> None:
        self.decks, self.held = (_deck(mine, ROAD, format), _deck(theirs, OTHER_ROAD, format)), held
        self.s: State = rules.start(Options(decks=tuple(map(_bare, self.decks)), format=format), 2)
        self.s.phase, self.s.free, self.s.order, self.s.limit, self.s.moves = Phase.BETWEEN, 0, [0, 1], 2, 1
        self.s.twilight = 7

    def put(self, name: str, seat: Seat, zone: Zone, host: int = -1, wounds: int = 0) -> int:
        culture = CARDS[code_of(name)].culture
        tokens: tuple[tuple[Culture, int], ...] = ((culture, TOKENS[name]),) if name in TOKENS and culture else ()
        card = Card(self.s.next_id, code_of(name), seat, zone, host, wounds, tokens=tokens)
        self.s.cards[card.id] = card
        self.s.next_id += 1
        return card.id

    def lay_road(self) -> list[int]:
        laid = [self.put(CARDS[code].id, 1, Zone.PATH) for code in OTHER_ROAD[:AT]]
        for site in laid[:TAKEN]:
            self.s.cards[site] = replace(self.s.cards[site], zone=Zone.CONTROLLED, holder=1)
        self.s.path = laid[TAKEN:]
        return laid

    def lay_all(self) -> None:
        laid = self.lay_road()
        for name, at in zip(STACKED.split(), (0, 0, 1, 1), strict=True):
            self.put(name, 1, Zone.STACKED, laid[at])
        for names, wounds in FELLOWSHIP:
            self.put_with(names, 0, Zone.FELLOWSHIP, wounds)
        for names in MINIONS:
            self.put_with(names, 1, Zone.CENTRE)
        for name in KNIGHTS.split():
            self.put(name, 1, Zone.FELLOWSHIP)
        for seat, names in ((0, SUPPORT), (1, f"{ENGINES} {WALLS}")):
            for name in names.split():
                self.put(name, seat, Zone.SUPPORT)

    def put_with(self, names: str, seat: Seat, zone: Zone, wounds: int = 0) -> None:
        """A character and what it bears."""
        first, *gear = names.split()
        host = self.put(first, seat, zone, wounds=wounds)
        for name in gear:
            self.put(name, seat, Zone.ATTACHED, host)

    def begun(self, step: str) -> State:
        """Dealt, and played on from there to the first question."""
        self.deal()
        self.s.agenda = [Flow(step)]
        advance(GameChange(self.s))
        return self.s

    def deal(self) -> None:
        """What is not on the table lies in hand, discard pile and deck."""
        table = [(card.owner, card.code) for card in self.s.cards.values()]
        for seat, deck in enumerate(self.decks):
            on_table = Counter(code for owner, code in table if owner == seat)
            left = sorted((Counter(deck.draw_deck()) - on_table).elements())
            hand = list(map(code_of, self.held.split())) if seat == 0 else left[:HAND]
            rest = sorted((Counter(left) - Counter(hand)).elements())
            self.s.players[seat] = replace(
                self.s.players[seat],
                bid=0,
                place=seat,
                site=AT - seat,
                burdens=3,
                hand=tuple(sorted(Held(code) for code in hand)),
                discard=tuple(rest[:GONE]),
                deck=Deck().shuffled(rest[GONE:]),
                adventure=tuple(code for code in deck.sites if (seat, code) not in table),
            )


def named(*groups: str) -> Counter[int]:
    return Counter(map(code_of, " ".join(groups).split()))


def _deck(have: Counter[int], road: tuple[int, ...], format: Format) -> DeckList:
    """A legal deck that holds all these."""
    sides = Counter(CARDS[code].side for code in have.elements())
    half = max(30, *sides.values())
    missing = {side: half - sides[side] for side in (Side.FREE, Side.SHADOW)}
    cards = have + Counter(fill(format, have, missing, Random(7)))
    return DeckList(code_of("4C302"), code_of("4C2"), road, tuple(sorted(cards.items())))


def _bare(deck: DeckList) -> str:
    """The list without titles: a position holds it whole."""
    return "\n".join(" ".join(line.split()[:2]) for line in write_deck(deck).splitlines())


def crowded(step: str = "maneuver") -> str:
    mine = named(*(names for names, _ in FELLOWSHIP), SUPPORT, HELD)
    crowd = Crowd(mine, named(*MINIONS, ENGINES, STACKED, KNIGHTS, WALLS))
    crowd.lay_all()
    return GAME.notation.draw(crowd.begun(step))
