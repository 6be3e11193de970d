"""Page and history of the helper at a real table of Sequence."""

from pelipoyta.games.sequence.cards import sign
from pelipoyta.games.sequence.helper.model import (
    NOBODY,
    Command,
    CountSequence,
    CutCards,
    MissTurn,
    NameDealer,
    PlayCard,
    Seating,
)
from pelipoyta.games.sequence.helper.rules import apply, why_not
from pelipoyta.kernel import Outcome, Seat
from pelipoyta.kernel.helper import (
    HelperChoice,
    HelperCounter,
    HelperField,
    HelperForm,
    HelperGrid,
    HelperItem,
    HelperNote,
    HelperPanel,
)
from pelipoyta.kernel.helper.sheet import Facts

AUTOMATIC, TWO, THREE = 0, 2, 3
OPTIONS = (
    HelperField(
        name="teams",
        kind="choice",
        label=HelperNote("helper-sequence-teams"),
        choices=tuple(
            HelperChoice(teams, HelperNote("helper-sequence-so-many-teams", {"teams": teams}))
            for teams in (AUTOMATIC, TWO, THREE)
        ),
    ),
)


def _name(s: Seating, seat: Seat) -> HelperNote:
    return HelperNote("helper-name", {"name": s.names[seat]})


def _team(team: int) -> HelperNote:
    return HelperNote("helper-sequence-team", {"team": team + 1})


def show(s: Seating, seat: Seat | None) -> tuple[HelperPanel, ...]:
    """The turn, the draws, the sequences, the seats; nothing is hidden."""
    seats = HelperPanel(HelperNote("helper-sequence-seats"), (_seats(s),))
    if s.dealer == NOBODY:
        return (HelperPanel(HelperNote("helper-sequence-deal"), tuple(_deal(s))), seats)
    turn = HelperPanel(HelperNote("helper-sequence-turn", {"number": s.number}), tuple(_turn(s)))
    return (turn, HelperPanel(HelperNote("helper-sequence-sequences"), tuple(_sequences(s))), seats)


def _deal(s: Seating) -> list[HelperItem]:
    items: list[HelperItem] = [HelperNote("helper-sequence-size", {"cards": s.size}, "SEQ-1.4")]
    items.append(HelperNote("helper-sequence-cut", {}, "SEQ-1.5"))
    items += _cards(s)
    items.append(HelperForm(HelperNote("helper-sequence-draw-for-deal"), {"type": "CutCards"}, main=True))
    choices = tuple(HelperChoice(seat, _name(s, seat)) for seat in range(len(s.names)))
    field = HelperField(name="player", kind="choice", label=HelperNote("helper-sequence-dealer"), choices=choices)
    return [*items, HelperForm(HelperNote("helper-sequence-name-dealer"), {"type": "NameDealer"}, (field,))]


def _cards(s: Seating) -> list[HelperNote]:
    """Cards that were drawn for the deal."""
    return [
        HelperNote("helper-sequence-drew", {"name": s.names[seat], "card": sign(card)})
        for seat, card in zip(s.cutters, s.cut, strict=True)
    ]


def _turn(s: Seating) -> list[HelperItem]:
    if s.winner is not None:
        return [HelperNote("helper-sequence-won", {"team": s.winner + 1}, "SEQ-2.2")]
    if s.drawn:
        return [HelperNote("helper-sequence-drawn", {}, "SEQ-2.7")]
    first: list[HelperItem] = []
    if s.number == 1:
        first = [
            *_cards(s),
            HelperNote("helper-sequence-deals", {"name": s.names[s.dealer], "cards": s.size}, "SEQ-1.4"),
        ]
    items: list[HelperItem] = [
        *first,
        HelperNote("helper-sequence-whose", {"name": s.names[s.turn], "team": s.turn % s.teams + 1}),
    ]
    items += [HelperNote("helper-sequence-lapsed", {"name": s.names[seat]}, "SEQ-3.2") for seat in s.lapsed]
    if not why_not(s, PlayCard()):
        items.append(HelperForm(HelperNote("helper-sequence-play"), {"type": "PlayCard"}, main=True))
    for seat, owed in enumerate(s.owed):
        if owed:
            label = HelperNote("helper-sequence-take", {"name": s.names[seat]})
            items.append(HelperForm(label, {"type": "DrawOwedCard", "player": seat}))
    return [*items, HelperForm(HelperNote("helper-sequence-pass"), {"type": "MissTurn"})]


def _sequences(s: Seating) -> list[HelperItem]:
    return [
        HelperCounter(
            label=_team(team),
            value=count,
            less=_count(s, team, count - 1),
            more=_count(s, team, count + 1),
        )
        for team, count in enumerate(s.sequences)
    ]


def _count(s: Seating, team: int, count: int) -> dict[str, str | int] | None:
    if not 0 <= count <= 2 or why_not(s, CountSequence(team, count)):
        return None
    return {"type": "CountSequence", "team": team, "count": count}


def _seats(s: Seating) -> HelperGrid:
    """SEQ-1.3: members of a team never sit side by side."""
    heads = (HelperNote("helper-player"), HelperNote("helper-sequence-team-head"), HelperNote("helper-sequence-hand"))
    hands = s.hands or (s.size,) * len(s.names)
    rows = tuple(
        (_name(s, seat), _team(seat % s.teams), HelperNote("helper-number", {"number": hands[seat]}))
        for seat in range(len(s.names))
    )
    return HelperGrid(HelperNote("helper-sequence-order", {}, "SEQ-1.3"), heads, rows)


def tell(s: Seating, command: Command, outcome: Outcome, seat: Seat | None) -> HelperNote:
    after = apply(s, command, outcome)
    if isinstance(command, CutCards):
        if after.dealer == NOBODY:
            return HelperNote("helper-sequence-did-tied", {"cards": " ".join(map(sign, outcome))})
        facts: Facts = {"cards": " ".join(map(sign, outcome)), "name": s.names[after.dealer]}
        return HelperNote("helper-sequence-did-cut", facts)
    if isinstance(command, NameDealer):
        return HelperNote("helper-sequence-did-dealer", {"name": s.names[command.player]})
    if isinstance(command, CountSequence):
        return HelperNote("helper-sequence-did-count", {"team": command.team + 1, "count": command.count})
    if isinstance(command, PlayCard):
        return HelperNote("helper-sequence-did-play", {"name": s.names[s.turn]})
    if isinstance(command, MissTurn):
        return HelperNote("helper-sequence-did-pass", {"name": s.names[s.turn]})
    return HelperNote("helper-sequence-did-take", {"name": s.names[command.player]})
