"""Page and history of the helper at a table of four: hands are shown to their players, the split six to the team."""

from collections import Counter

from pelipoyta.games.kasvoton.board import left_of, mates, partner_of, side_of
from pelipoyta.games.kasvoton.contests import TURNS
from pelipoyta.games.kasvoton.deck import KNIGHTS, rank_of, standard
from pelipoyta.games.kasvoton.helper.cards import card, knight_forms, letter, winner_field
from pelipoyta.games.kasvoton.helper.four_model import HAND, PLAYERS, FourArmies
from pelipoyta.games.kasvoton.helper.four_rules import why_not
from pelipoyta.games.kasvoton.helper.model import (
    DRAW,
    NOBODY,
    Command,
    DrawArmy,
    DrawLot,
    NameStarter,
    NoteResult,
    PickKnight,
    SkipTurn,
    SplitSix,
    TurnCard,
)
from pelipoyta.kernel import Outcome, Seat
from pelipoyta.kernel.helper import (
    HelperCounter,
    HelperField,
    HelperForm,
    HelperGrid,
    HelperItem,
    HelperNote,
    HelperPanel,
)


def show(s: FourArmies, seat: Seat | None) -> tuple[HelperPanel, ...]:
    """Teams, the reader's own cards, the turns, and the games that are over."""
    panels = [HelperPanel(HelperNote("helper-kasvoton-armies"), tuple(_teams(s)))]
    if seat is not None:
        panels += _own(s, seat)
    if s.all_drawn:
        panels.append(HelperPanel(HelperNote("helper-kasvoton-turns"), tuple(_turns(s))))
    panels.append(HelperPanel(HelperNote("helper-kasvoton-end"), (_end(s),)))
    if s.winners:
        panels.append(HelperPanel(HelperNote("helper-kasvoton-reckoning"), (_games(s),)))
    return tuple(panels)


def _teams(s: FourArmies) -> list[HelperItem]:
    """KV-C2, KV-F1: the knight is open to all, and how many of the six each took."""
    items: list[HelperItem] = [HelperNote("helper-kasvoton-four-places", {}, "KV-F1")]
    for side in (0, 1):
        left = left_of(side)
        names: dict[str, str | int] = {"left": s.names[left], "right": s.names[partner_of(left)]}
        items.append(HelperNote("helper-kasvoton-four-team", names, "KV-F2"))
        if s.knights[side]:
            facts: dict[str, str | int] = {"name": s.team(side), "knight": letter(s.knights[side])}
            items.append(HelperNote("helper-kasvoton-four-knight", facts, "KV-C2"))
        if s.divided[side]:
            items += [_hand(s, seat) for seat in mates(PLAYERS, side)]
    return items


def _hand(s: FourArmies, seat: Seat) -> HelperNote:
    facts: dict[str, str | int] = {"name": s.names[seat], "fixed": len(s.shares[seat]), "count": HAND}
    return HelperNote("helper-kasvoton-four-ready" if s.drawn[seat] else "helper-kasvoton-four-took", facts, "KV-F1")


def _own(s: FourArmies, seat: Seat) -> list[HelperPanel]:
    panels = []
    if items := _muster(s, seat):
        panels.append(HelperPanel(HelperNote("helper-kasvoton-muster"), tuple(items)))
    if s.divided[side_of(seat)]:
        panels.append(HelperPanel(HelperNote("helper-kasvoton-mine"), tuple(_cards(s, seat)), covered=True))
    return panels


def _muster(s: FourArmies, seat: Seat) -> list[HelperItem]:
    side = side_of(seat)
    items: list[HelperItem] = []
    if not any(s.drawn[mate] for mate in mates(PLAYERS, side)):
        items += knight_forms(seat, s.knights[side])
        if s.knights[side]:
            items.append(_split_form(s, seat))
    if s.divided[side] and not s.drawn[seat]:
        label = HelperNote("helper-kasvoton-draw", {"count": s.wanted(seat)}, "KV-F1")
        items.append(HelperForm(label, {"type": "DrawArmy", "seat": seat}, main=True))
    return items


def _split_form(s: FourArmies, seat: Seat) -> HelperForm:
    """Fields begin empty: a split that is known would stand open on the page."""
    fields = []
    for name, face in zip(("scout", "princes", "queen", "king", "knight"), dict.fromkeys(_six(s, seat)), strict=True):
        most = _six(s, seat).count(face)
        fields.append(
            HelperField(name=name, kind="number" if most > 1 else "flag", label=card(face, most), low=0, high=most)
        )
    label = HelperNote("helper-kasvoton-four-split", {"name": s.names[partner_of(seat)]}, "KV-F1")
    return HelperForm(label, {"type": "SplitSix", "seat": seat}, tuple(fields), main=not s.divided[side_of(seat)])


def _six(s: FourArmies, seat: Seat) -> tuple[int, ...]:
    return standard(s.knights[side_of(seat)])


def _cards(s: FourArmies, seat: Seat) -> list[HelperItem]:
    """KV-F1: team mates see how the six are split, not what the other drew."""
    partner = s.names[partner_of(seat)]
    return [
        HelperNote("helper-kasvoton-four-fixed"),
        *_counted(s.shares[seat]),
        HelperNote("helper-kasvoton-four-drawn"),
        *_counted(s.drawn[seat]),
        HelperNote("helper-kasvoton-four-partner", {"name": partner}),
        *_counted(s.shares[partner_of(seat)]),
    ]


def _counted(faces: tuple[int, ...]) -> list[HelperNote]:
    return [card(face, count) for face, count in sorted(Counter(faces).items())]


def _turns(s: FourArmies) -> list[HelperItem]:
    items: list[HelperItem] = [
        HelperNote("helper-kasvoton-turned", {"name": s.team(side), "rank": rank_of(face)}, "KV-C6")
        for side in (0, 1)
        for face in s.turned[side]
    ]
    if s.starter == NOBODY:
        return [*items, *_start(s)]
    items.append(HelperNote("helper-kasvoton-starter", {"name": s.names[s.starter]}, "KV-F4"))
    items += [
        HelperCounter(HelperNote("helper-kasvoton-used", {"name": s.names[seat]}), s.used[seat], full=TURNS)
        for seat in (s.starter ^ step for step in range(PLAYERS))
    ]
    if s.worn_out:
        return [*items, HelperNote("helper-kasvoton-four-worn-out", {"turns": TURNS}, "KV-E1")]
    name = s.names[s.turn]
    return [
        *items,
        HelperForm(HelperNote("helper-kasvoton-next", {"name": name}), {"type": "NextTurn"}, main=True),
        HelperForm(HelperNote("helper-kasvoton-four-skip", {"name": name}, "KV-F6"), {"type": "SkipTurn"}),
    ]


def _start(s: FourArmies) -> list[HelperItem]:
    """KV-C6, KV-F4: the cards that are turned, and then who of the team begins."""
    if s.side != NOBODY:
        return [
            HelperNote("helper-kasvoton-four-starts", {"name": s.team(s.side)}, "KV-F4"),
            *(_begin_form(s, seat) for seat in mates(PLAYERS, s.side)),
        ]
    items: list[HelperItem] = [_turn_form(s, side) for side in (0, 1) if not why_not(s, TurnCard(side))]
    lot = HelperForm(HelperNote("helper-kasvoton-lot", {}, "KV-C6"), {"type": "DrawLot"})
    return items if why_not(s, DrawLot()) else [*items, lot]


def _turn_form(s: FourArmies, side: int) -> HelperForm:
    label = HelperNote("helper-kasvoton-turn", {"name": s.team(side)}, "KV-C6")
    return HelperForm(label, {"type": "TurnCard", "seat": side})


def _begin_form(s: FourArmies, seat: Seat) -> HelperForm:
    label = HelperNote("helper-kasvoton-four-begins", {"name": s.names[seat]}, "KV-F4")
    return HelperForm(label, {"type": "NameStarter", "seat": seat})


def _end(s: FourArmies) -> HelperForm:
    label = HelperNote("helper-kasvoton-note", {"table": 1, "tables": 1})
    return HelperForm(label, {"type": "NoteResult", "table": 0}, (winner_field((s.team(0), s.team(1))),))


def _games(s: FourArmies) -> HelperGrid:
    heads = (HelperNote("helper-kasvoton-head-game"), HelperNote("helper-kasvoton-head-winner"))
    rows = tuple(
        (HelperNote("helper-number", {"number": number}), _winner(s, winner))
        for number, winner in enumerate(s.winners, 1)
    )
    return HelperGrid(HelperNote("helper-kasvoton-games"), heads, rows)


def _winner(s: FourArmies, winner: int) -> HelperNote:
    if winner == DRAW:
        return HelperNote("helper-kasvoton-drawn")
    return HelperNote("helper-name", {"name": s.team(winner)})


def tell(s: FourArmies, command: Command, outcome: Outcome, seat: Seat | None) -> HelperNote:
    """A split and a draw are told without their cards (KV-F1)."""
    if isinstance(command, NoteResult):
        return _told_end(s, command)
    if isinstance(command, PickKnight):
        facts: dict[str, str | int] = {"name": s.names[command.seat], "knight": letter(KNIGHTS[command.knight - 1])}
        return HelperNote("helper-kasvoton-did-knight", facts)
    if isinstance(command, SplitSix | DrawArmy | NameStarter):
        word = {SplitSix: "four-did-split", DrawArmy: "did-draw", NameStarter: "starter"}[type(command)]
        return HelperNote(f"helper-kasvoton-{word}", {"name": s.names[command.seat]})
    if isinstance(command, TurnCard):
        return HelperNote("helper-kasvoton-turned", {"name": s.team(command.seat), "rank": rank_of(outcome[0])})
    if isinstance(command, DrawLot):
        return HelperNote("helper-kasvoton-did-lot", {"name": s.team(outcome[0] - 1)})
    word = "four-did-skip" if isinstance(command, SkipTurn) else "did-turn"
    return HelperNote(f"helper-kasvoton-{word}", {"name": s.names[s.turn], "number": s.used[s.turn] + 1})


def _told_end(s: FourArmies, command: NoteResult) -> HelperNote:
    number = len(s.winners) + 1
    if command.winner == DRAW:
        return HelperNote("helper-kasvoton-did-drawn", {"number": number})
    return HelperNote("helper-kasvoton-did-won", {"name": s.team(command.winner), "number": number})
