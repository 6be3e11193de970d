"""Setting up: the bid, places, the first site, starting fellowships, first hands (LOTR-3, LOTR-27)."""

from msgspec.structs import replace

from pelipoyta.games.lotr.decks import find_deck, settled
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.events import (
    BidMade,
    BidsShown,
    Decided,
    DeckShuffled,
    Passed,
    PlaceTaken,
    SitePlaced,
    TieSettled,
)
from pelipoyta.games.lotr.model import (
    Actions,
    Bid,
    Bidding,
    Decide,
    Drawing,
    Flow,
    Options,
    Pass,
    Placing,
    Play,
    Player,
    Playing,
    Redrawing,
    Starting,
    State,
    TakePlace,
    Tie,
    Zone,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.model.state import RULES
from pelipoyta.games.lotr.rules.changes.steps import add_burdens, put_in_play
from pelipoyta.games.lotr.rules.ending import lose
from pelipoyta.games.lotr.rules.play.allowed import why_not_play
from pelipoyta.games.lotr.terms import Kind, Pile
from pelipoyta.kernel import Deck, Outcome, Refusal, Seat

STARTING_COST = 4
HAND = 8


def start(options: Options, seats: int) -> State:
    s = State(
        options=replace(settled(options), decks=()),
        players=[],
        order=list(range(seats)),
        cards={},
        agenda=[],
        path=[],
        lasting=[],
        fights=[],
        used={},
        wounded={},
        rules=RULES,
    )
    g = GameChange(s)
    for seat in range(seats):
        _bring_deck(g, seat, options.decks[seat % len(options.decks)])
    if options.variant == "starter":
        s.agenda = [Tie(tuple(range(seats)))]  # LOTR-27.1
    else:
        s.agenda = [Bidding()]
    return s


def _bring_deck(g: GameChange, seat: Seat, text: str) -> None:
    deck = find_deck(text)
    first, fixed = (deck.bearer, deck.ring), deck.start if g.s.options.variant == "starter" else ()
    shuffled = Deck().shuffled(deck.draw_deck())
    g.s.players.append(Player(deck=shuffled, adventure=deck.sites, brought=text, first=first, fixed=fixed))
    frodo = put_in_play(g, deck.bearer, seat, Zone.FELLOWSHIP)
    put_in_play(g, deck.ring, seat, Zone.ATTACHED, frodo.id)
    g.set_player(seat, bearer=frodo.id, resistance=CARDS[deck.bearer].resistance)


# -- The bid ---------------------------------------------------------------------------------------------------------


def bidders(s: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(s.players) if player.bid < 0)


def bid_choices(s: State, task: Bidding, seat: Seat) -> list[Actions]:
    """LOTR-30.2: any bid is legal; those above the resistance all mean the same, so the list ends there."""
    return [Bid(burdens) for burdens in range(s.players[seat].resistance + 1)]


def answer_bid(g: GameChange, task: Bidding, seat: Seat, action: Actions) -> None:
    if isinstance(action, Bid):
        g.set_player(seat, bid=action.burdens)
        g.tell(BidMade(seat))
    g.then(task if bidders(g.s) else Flow("bids"))


def show_bids(g: GameChange, flow: Flow) -> None:
    """LOTR-3.4, LOTR-3.5: every bid stays; a fatal one ends that player's game before it began."""
    g.tell(BidsShown(tuple(player.bid for player in g.s.players)))
    fatal = [seat for seat, player in enumerate(g.s.players) if player.bid >= player.resistance]
    for seat, player in enumerate(g.s.players):
        add_burdens(g, seat, player.bid, "bid")
    g.then(Flow("rank"))
    lose(g, fatal, "LOTR-3.5")


def rank(g: GameChange, ranked: tuple[Seat, ...] = ()) -> None:
    """The next highest bid, ties by lot (LOTR-3.3)."""
    left = [seat for seat, player in enumerate(g.s.players) if not player.out and seat not in ranked]
    if not left:
        g.then(Placing(ranked))
        return
    best = max(g.s.players[seat].bid for seat in left)
    tied = tuple(seat for seat in left if g.s.players[seat].bid == best)
    if len(tied) == 1:
        rank(g, ranked + tied)
    else:
        g.then(Tie(tied, ranked))


def settle_tie(g: GameChange, task: Tie, outcome: Outcome) -> None:
    g.tell(TieSettled(outcome))
    if g.s.options.variant == "starter":
        for place, seat in enumerate(_seated_from(outcome[0], len(g.s.players))):
            _take_place(g, seat, place)
        g.then(Flow("first-site"))
    else:
        rank(g, task.ranked + outcome)


def _seated_from(first: Seat, seats: int) -> list[Seat]:
    """LOTR-27.1: only the first player is drawn; the others follow as they sit."""
    return [(first + i) % seats for i in range(seats)]


def place_choices(s: State, task: Placing, seat: Seat) -> list[Actions]:
    taken = {player.place for player in s.players}
    return [TakePlace(place) for place in range(len(s.players)) if place not in taken and _is_used(s, place)]


def _is_used(s: State, place: int) -> bool:
    return place < sum(not player.out for player in s.players)


def answer_place(g: GameChange, task: Placing, seat: Seat, action: Actions) -> None:
    if isinstance(action, TakePlace):
        _take_place(g, seat, action.place)
    g.then(replace(task, seats=task.seats[1:]) if task.seats[1:] else Flow("first-site"))


def _take_place(g: GameChange, seat: Seat, place: int) -> None:
    g.set_player(seat, place=place)
    g.tell(PlaceTaken(seat, place))


# -- The table -------------------------------------------------------------------------------------------------------


def first_site(g: GameChange, flow: Flow) -> None:
    """LOTR-3.6, LOTR-3.7: no fellowship has moved, no twilight is added."""
    s = g.s
    playing = [seat for seat, player in enumerate(s.players) if not player.out]
    out = [seat for seat, player in enumerate(s.players) if player.out]
    s.order = sorted(playing, key=lambda seat: s.players[seat].place) + out
    s.free = s.order[0]
    lay_site(g, s.free, 1)
    g.then(*(Flow("start-fellowship", seat) for seat in s.order if not s.players[seat].out), Flow("first-hands"))


def lay_site(g: GameChange, seat: Seat, number: int) -> None:
    code = next(code for code in g.s.players[seat].adventure if CARDS[code].site == number)
    g.set_player(seat, adventure=tuple(c for c in g.s.players[seat].adventure if c != code))
    site = put_in_play(g, code, seat, Zone.PATH)
    g.s.path.append(site.id)
    g.tell(SitePlaced(seat, code, number))


def start_fellowship(g: GameChange, flow: Flow) -> None:
    """The player's own cards are the active ones meanwhile (LOTR-30.45)."""
    g.s.free = flow.seat
    if g.s.options.variant == "starter":  # LOTR-27.3
        _play_fixed(g, flow)
    else:
        g.then(Starting(flow.seat))


def _play_fixed(g: GameChange, flow: Flow) -> None:
    """Play the fixed starting cards one at a time, so that the next one stays hidden."""
    fixed = g.s.players[flow.seat].fixed
    if fixed:
        g.set_player(flow.seat, fixed=fixed[1:])
        g.then(Playing(flow.seat, fixed[0], Pile.DECK), flow)


def starting_choices(s: State, task: Starting, seat: Seat) -> list[Actions]:
    bag = sorted(set(s.players[seat].deck.bag))
    found: list[Actions] = [Play(code) for code in bag if why_not_start(s, task, code) is None]
    return [*found, Pass()]


def why_not_start(s: State, task: Starting, code: int) -> Refusal | None:
    """LOTR-3.8, LOTR-3.9."""
    card = CARDS[code]
    if card.kind is not Kind.COMPANION:
        return Refusal("LOTR-3.8", "companions-only", {"card": card.title})
    price = cost(s, task.seat, code)
    if task.spent + price > STARTING_COST:
        return Refusal("LOTR-3.8", "over-four", {"card": card.title, "cost": price, "left": STARTING_COST - task.spent})
    return why_not_play(s, task.seat, code)


def answer_starting(g: GameChange, task: Starting, seat: Seat, action: Actions) -> None:
    if isinstance(action, Play):
        spent = task.spent + cost(g.s, seat, action.code)
        g.then(Playing(seat, action.code, Pile.DECK), replace(task, spent=spent))
    else:
        g.tell(Passed(seat))


def first_hands(g: GameChange, flow: Flow) -> None:
    s = g.s
    seats = [seat for seat in s.order if not s.players[seat].out]
    s.free = seats[0]
    redraws = [Redrawing(seat) for seat in seats] if s.options.redraw else []
    g.then(*(Drawing(seat, HAND) for seat in seats), *redraws, Flow("turn"))


def yes_or_no(s: State, task: Redrawing, seat: Seat) -> list[Actions]:
    return [Decide(0), Decide(1)]


def answer_redraw(g: GameChange, task: Redrawing, seat: Seat, action: Actions) -> None:
    """LOTR-3.11."""
    g.tell(Decided(seat, "redraw", int(action == Decide(1))))
    if action == Decide(1):
        player = g.s.players[seat]
        back = player.deck.shuffled(held.code for held in player.hand)
        g.set_player(seat, deck=back, hand=())
        g.tell(DeckShuffled(seat))
        g.then(Drawing(seat, 6))
