"""Teams, the cut for the deal, and the deal."""

from pelipoyta.games.sequence.board import CELLS
from pelipoyta.games.sequence.cards import PACKS, Cards, rank
from pelipoyta.games.sequence.model import FREE, NOBODY, Cut, Dealt, Options, Phase, State
from pelipoyta.kernel import HOST, Deck, Draw, Event, Outcome, Refusal, Seat, Secret, only

HAND_SIZES = {  # SEQ-1.4: by teams and players
    2: {2: 7, 4: 6, 6: 5, 8: 4, 10: 3, 12: 3},
    3: {3: 6, 6: 5, 9: 4, 12: 3},
}
SEATS = tuple(sorted({seats for sizes in HAND_SIZES.values() for seats in sizes}))  # SEQ-1.2


def team_count(options: Options, seats: int) -> int:
    """SEQ-1.2: as the table chose; else two teams wherever two come out even."""
    return options.teams or (2 if seats in HAND_SIZES[2] else 3)


def teams(options: Options, seats: int) -> tuple[int, ...]:
    count = team_count(options, seats)
    return tuple(seat % count for seat in range(seats))  # SEQ-1.3


def fits(options: Options, seats: int) -> Refusal | None:
    count = team_count(options, seats)
    if seats not in HAND_SIZES[count]:
        return Refusal("SEQ-1.2", "uneven-teams", {"teams": count, "players": seats})
    return Refusal("SEQ-6.1", "nothing-to-judge") if options.judge == "host" and not options.no_coaching else None


def judged(options: Options) -> str:
    """Rule by which the host judges claims, and then does not play; empty where no host does."""
    return "SEQ-6.1" if options.no_coaching and options.judge == "host" else ""


def at_table(s: State) -> tuple[Seat, ...]:
    return (*range(s.seats), HOST) if judged(s.options) else tuple(range(s.seats))


def team_of(s: State, seat: Seat) -> int:
    return seat % team_count(s.options, s.seats)


def members(s: State, team: int) -> range:
    return range(team, s.seats, team_count(s.options, s.seats))


def start(options: Options, seats: int) -> State:
    return State(
        options=options,
        seats=seats,
        phase=Phase.CUT,
        board=[FREE] * len(CELLS),
        hands=[()] * seats,
        piles=[()] * seats,
        deck=Deck(bag=PACKS),
        stock=PACKS,
        drawn=[()] * seats,
        owed=[0] * seats,
        claimed=[False] * seats,
        chosen=[NOBODY] * seats,
        cutting=tuple(range(seats)),
    )


def hand_size(s: State) -> int:
    return HAND_SIZES[team_count(s.options, s.seats)][s.seats]


def setup_chance(s: State) -> Draw:
    """The cut of those still in it, or the whole deal; both from a full pack."""
    return Draw(PACKS, len(s.cutting) if s.phase is Phase.CUT else s.seats * hand_size(s))


def settle_cut(s: State, cards: Outcome) -> list[Event]:
    """SEQ-1.5: the lowest card deals; those tied for it cut again."""
    lowest = min(map(rank, cards))
    cutters = s.cutting
    s.cutting = tuple(seat for seat, card in zip(cutters, cards, strict=True) if rank(card) == lowest)
    if len(s.cutting) == 1:
        s.dealer, s.cutting, s.phase = s.cutting[0], (), Phase.DEAL
    return [Cut(cutters, cards)]


def settle_deal(s: State, cards: Outcome) -> list[Event]:
    """SEQ-1.5: one card at a time, from the dealer's left, who then starts."""
    s.turn, s.phase = after(s, s.dealer), Phase.PLAY
    hands = [_dealt_to(s, seat, cards) for seat in range(s.seats)]
    s.hands, s.drawn = hands, hands[:]
    _, s.deck = s.deck.drawn(len(cards), cards)
    return [Dealt(s.dealer, tuple(Secret(hand, only(seat)) for seat, hand in enumerate(hands)))]


def _dealt_to(s: State, seat: Seat, cards: Outcome) -> Cards:
    return tuple(sorted(cards[(seat - s.turn) % s.seats :: s.seats]))


def after(s: State, seat: Seat) -> Seat:
    return (seat + 1) % s.seats
