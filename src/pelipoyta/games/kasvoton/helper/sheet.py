"""Page and history of the helper for real decks; each drawn army is shown to its own players alone."""

from collections import Counter

from pelipoyta.games.kasvoton.contests import TURNS
from pelipoyta.games.kasvoton.deck import DRAWN, KNIGHTS, rank_of, standard
from pelipoyta.games.kasvoton.helper.cards import card, knight_forms, letter, winner_field
from pelipoyta.games.kasvoton.helper.model import (
    DRAW,
    NOBODY,
    Armies,
    Command,
    DrawArmy,
    DrawLot,
    DrawnArmy,
    NoteResult,
    PickKnight,
    TurnCard,
)
from pelipoyta.games.kasvoton.helper.reckoning import reckoning
from pelipoyta.games.kasvoton.helper.rules import apply, why_not
from pelipoyta.kernel import Outcome, Seat
from pelipoyta.kernel.helper import (
    HelperCounter,
    HelperField,
    HelperForm,
    HelperItem,
    HelperNote,
    HelperPanel,
)


def show(s: Armies, seat: Seat | None) -> tuple[HelperPanel, ...]:
    """The army of the reader, what everyone may know of the others, the turns, and the reckoning."""
    panels = [HelperPanel(HelperNote("helper-kasvoton-armies"), tuple(_armies(s)))]
    if seat is not None:
        panels += _own(s, seat)
    if not s.teams and all(army.drawn for army in s.armies):
        panels.append(HelperPanel(HelperNote("helper-kasvoton-turns"), tuple(_turns(s))))
    if not s.done:
        panels.append(HelperPanel(HelperNote("helper-kasvoton-end"), tuple(_ends(s))))
    return (*panels, HelperPanel(HelperNote("helper-kasvoton-reckoning"), reckoning(s)))


def _armies(s: Armies) -> list[HelperItem]:
    """KV-C2: which knight was chosen is open to all."""
    items: list[HelperItem] = []
    if s.teams:
        items.append(HelperNote("helper-kasvoton-mirror", {}, "KV-G2"))
    for seat, name in enumerate(s.names):
        if s.source(seat) != seat:
            facts: dict[str, str | int] = {"name": name, "other": s.names[s.source(seat)]}
            items.append(HelperNote("helper-kasvoton-same", facts, "KV-G2"))
        else:
            items.append(_stands(s.armies[seat], name))
    return items


def _stands(army: DrawnArmy, name: str) -> HelperNote:
    if not army.knight:
        return HelperNote("helper-kasvoton-nothing", {"name": name}, "KV-C2")
    facts: dict[str, str | int] = {"name": name, "knight": letter(army.knight)}
    return HelperNote("helper-kasvoton-ready" if army.drawn else "helper-kasvoton-chosen", facts, "KV-C2")


def _own(s: Armies, seat: Seat) -> list[HelperPanel]:
    army = s.army(seat)
    if army.drawn:
        return [HelperPanel(HelperNote("helper-kasvoton-mine"), tuple(_cards(army)), covered=True)]
    if s.source(seat) != seat or s.done:
        return []
    items: list[HelperItem] = [*knight_forms(seat, army.knight)]
    if army.knight:
        label = HelperNote("helper-kasvoton-draw", {"count": DRAWN}, "KV-C3")
        items.append(HelperForm(label, {"type": "DrawArmy", "seat": seat}, main=True))
    return [HelperPanel(HelperNote("helper-kasvoton-muster"), tuple(items))]


def _cards(army: DrawnArmy) -> list[HelperItem]:
    """The six fixed cards and the twenty, so that they can be taken from the real deck."""
    fixed = [card(face, count) for face, count in Counter(standard(army.knight)).items()]
    drawn = [card(face, count) for face, count in sorted(Counter(army.drawn).items())]
    return [HelperNote("helper-kasvoton-fixed"), *fixed, HelperNote("helper-kasvoton-twenty"), *drawn]


def _turns(s: Armies) -> list[HelperItem]:
    items: list[HelperItem] = []
    for seat, army in enumerate(s.armies):
        items += [
            HelperNote("helper-kasvoton-turned", {"name": s.names[seat], "rank": rank_of(face)}, "KV-C6")
            for face in army.turned
        ]
    if s.starter == NOBODY:
        return [*items, *_start_forms(s)]
    items.append(HelperNote("helper-kasvoton-starter", {"name": s.names[s.starter]}, "KV-C6"))
    items += [
        HelperCounter(HelperNote("helper-kasvoton-used", {"name": name}), used, full=TURNS)
        for name, used in zip(s.names, s.used, strict=True)
    ]
    if s.worn_out:
        return [*items, HelperNote("helper-kasvoton-worn-out", {"turns": TURNS}, "KV-E1")]
    label = HelperNote("helper-kasvoton-next", {"name": s.names[s.turn]})
    return [*items, HelperForm(label, {"type": "NextTurn"}, main=True)]


def _start_forms(s: Armies) -> list[HelperForm]:
    forms = [
        HelperForm(HelperNote("helper-kasvoton-turn", {"name": name}, "KV-C6"), {"type": "TurnCard", "seat": seat})
        for seat, name in enumerate(s.names)
        if not why_not(s, TurnCard(seat))
    ]
    lot = HelperForm(HelperNote("helper-kasvoton-lot", {}, "KV-C6"), {"type": "DrawLot"})
    return forms if why_not(s, DrawLot()) else [*forms, lot]


def _ends(s: Armies) -> list[HelperItem]:
    return [_end(s, table) for table in range(s.tables) if not (s.teams and s.noted(table))]


def _end(s: Armies, table: int) -> HelperForm:
    pair = s.names[2 * table : 2 * table + 2]
    fields = [winner_field(pair)]
    if not s.teams and not all(army.drawn for army in s.armies):
        fields += [
            HelperField(
                name=name,
                kind="number",
                label=HelperNote("helper-kasvoton-knights", {"name": who}),
                low=1,
                high=4,
                value=1,
            )
            for name, who in zip(("first_knights", "second_knights"), pair, strict=True)
        ]
    label = HelperNote("helper-kasvoton-note", {"table": table + 1, "tables": s.tables})
    return HelperForm(label, {"type": "NoteResult", "table": table}, tuple(fields))


def tell(s: Armies, command: Command, outcome: Outcome, seat: Seat | None) -> HelperNote:
    """A draw is told without its cards, a result of one table of a pair without its winner."""
    if isinstance(command, PickKnight):
        facts: dict[str, str | int] = {"name": s.names[command.seat], "knight": letter(KNIGHTS[command.knight - 1])}
        return HelperNote("helper-kasvoton-did-knight", facts)
    if isinstance(command, DrawArmy):
        return HelperNote("helper-kasvoton-did-draw", {"name": s.names[command.seat]})
    if isinstance(command, TurnCard):
        return HelperNote("helper-kasvoton-turned", {"name": s.names[command.seat], "rank": rank_of(outcome[0])})
    if isinstance(command, NoteResult):
        return _told_end(s, command)
    if isinstance(command, DrawLot):
        return HelperNote("helper-kasvoton-did-lot", {"name": s.names[outcome[0] - 1]})
    used = sum(s.used) // 2 + 1
    return HelperNote("helper-kasvoton-did-turn", {"name": s.names[s.turn], "number": used})


def _told_end(s: Armies, command: NoteResult) -> HelperNote:
    if s.teams:
        return HelperNote("helper-kasvoton-did-noted", {"table": command.table + 1})
    if command.winner == DRAW:
        return HelperNote("helper-kasvoton-did-drawn", {"number": len(apply(s, command, ()).games)})
    facts: dict[str, str | int] = {"name": s.names[command.winner], "number": len(s.games) + 1}
    return HelperNote("helper-kasvoton-did-won", facts)
