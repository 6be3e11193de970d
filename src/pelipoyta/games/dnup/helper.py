"""Helper for the real cards: which to remove, who begins, and points round by round."""

from typing import Annotated

from msgspec import Meta, Struct, structs

from pelipoyta.games.dnup.cards import DECKS, GROUPS
from pelipoyta.kernel import Outcome, Refusal, Seat
from pelipoyta.kernel.helper import (
    Helper,
    HelperCommand,
    HelperForm,
    HelperGrid,
    HelperItem,
    HelperNote,
    HelperPanel,
    HelperSetup,
)
from pelipoyta.kernel.helper.paper import score_sheet

NOBODY = -1
FIRST, SECOND, ENOUGH = 2, 1, 4  # DNUP-3.1, DNUP-3.2, DNUP-3.3
ROUNDS = 2  # DNUP-8.5: to win, of two players
SYMBOLS = {5: "a", 4: "b", 3: "c"}  # DNUP-1.2: the group that is in play from so many players on
Player = Annotated[int, Meta(ge=0, le=4)]


class GoOut(HelperCommand, frozen=True):
    """A player has played the last card from the hand."""

    player: Player


class VoidRound(HelperCommand, frozen=True):
    """The round is dealt anew, and points scored in it stay (DNUP-9.2)."""


class RoundPoints(Struct, frozen=True):
    """Points of all players, or rounds won by two, and who is out in this round."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    first: int = NOBODY
    round: int = 1

    @property
    def winner(self) -> Seat | None:
        enough = ROUNDS if len(self.names) == 2 else ENOUGH
        return next((seat for seat, points in enumerate(self.points) if points >= enough), None)


Command = GoOut | VoidRound


def begin(setup: HelperSetup) -> RoundPoints:
    return RoundPoints(setup.names, (0,) * len(setup.names))


def why_not(s: RoundPoints, command: Command) -> Refusal | None:
    if s.winner is not None:
        return Refusal("DNUP-8.5" if len(s.names) == 2 else "DNUP-3.3", "helper-over")
    if isinstance(command, GoOut):
        if command.player >= len(s.names):
            return Refusal("DNUP-1.2", "helper-nobody")
        if command.player == s.first:
            return Refusal("DNUP-3.1", "helper-out")
    return None


def apply(s: RoundPoints, command: Command, outcome: Outcome) -> RoundPoints:
    if isinstance(command, VoidRound):
        return structs.replace(s, first=NOBODY, round=s.round + 1)
    if len(s.names) == 2:
        return structs.replace(s, points=_more(s, command.player, 1), round=s.round + 1)
    if s.first == NOBODY:
        return structs.replace(s, points=_more(s, command.player, FIRST), first=command.player)
    points = _more(s, command.player, SECOND)
    return structs.replace(s, points=points, first=NOBODY, round=s.round + 1)


def _more(s: RoundPoints, player: int, points: int) -> tuple[int, ...]:
    return tuple(had + points * (seat == player) for seat, had in enumerate(s.points))


def show(s: RoundPoints, seat: Seat | None) -> tuple[HelperPanel, ...]:
    """The round and the points, then how to set up; nothing is hidden."""
    return (
        HelperPanel(HelperNote("helper-dnup-round", {"round": s.round}), tuple(_round(s))),
        HelperPanel(HelperNote("helper-dnup-points"), (_points(s),)),
        HelperPanel(HelperNote("helper-dnup-setup"), tuple(_setup(s))),
    )


def _round(s: RoundPoints) -> list[HelperItem]:
    if s.winner is not None:
        rule = "DNUP-8.5" if len(s.names) == 2 else "DNUP-3.3"
        return [HelperNote("helper-dnup-won", {"name": s.names[s.winner]}, rule)]
    items: list[HelperItem] = [_beginner(s)]
    if s.first != NOBODY:
        items.append(HelperNote("helper-dnup-is-out", {"name": s.names[s.first]}, "DNUP-3.1"))
    for player, name in enumerate(s.names):
        if player != s.first:
            label = HelperNote("helper-dnup-goes-out", {"name": name})
            items.append(HelperForm(label, {"type": "GoOut", "player": player}))
    return [*items, HelperForm(HelperNote("helper-dnup-void"), {"type": "VoidRound"})]


def _beginner(s: RoundPoints) -> HelperNote:
    """DNUP-2.1, DNUP-8.3."""
    two = len(s.names) == 2
    return HelperNote("helper-dnup-begins-two" if two else "helper-dnup-begins", {}, "DNUP-8.3" if two else "DNUP-2.1")


def _points(s: RoundPoints) -> HelperGrid:
    word = "helper-dnup-points-of-two" if len(s.names) == 2 else "helper-dnup-points"
    heads = (HelperNote("helper-player"), HelperNote(word))
    rows = tuple(
        (HelperNote("helper-name", {"name": name}), HelperNote("helper-number", {"number": points}))
        for name, points in zip(s.names, s.points, strict=True)
    )
    return HelperGrid(HelperNote(word), heads, rows)


def _setup(s: RoundPoints) -> list[HelperItem]:
    """DNUP-1.2, DNUP-1.3."""
    players = len(s.names)
    deck = len(DECKS[players])
    away = [
        HelperNote(
            "helper-dnup-remove",
            {
                "symbol": SYMBOLS[needed],
                "cards": GROUPS[needed].replace(" ", ", "),
                "count": len(GROUPS[needed].split()),
            },
            "DNUP-1.2",
        )
        for needed in (5, 4, 3)
        if needed > players
    ]
    deal = HelperNote("helper-dnup-deal", {"cards": deck, "each": deck // players}, "DNUP-1.3")
    return [*(away or [HelperNote("helper-dnup-keep", {}, "DNUP-1.2")]), deal]


def tell(s: RoundPoints, command: Command, outcome: Outcome, seat: Seat | None) -> HelperNote:
    if isinstance(command, VoidRound):
        return HelperNote("helper-dnup-did-void", {"round": s.round})
    points = apply(s, command, outcome).points[command.player]
    name = s.names[command.player]
    return HelperNote("helper-dnup-did-out", {"name": name, "points": points, "round": s.round})


SHEETS = (
    score_sheet(
        "helper-dnup-scores",
        (
            HelperNote("helper-dnup-scores-round"),
            *(HelperNote("helper-paper-player", {"number": each}) for each in range(1, 6)),
        ),
        24,
    ),
)
HELPER: Helper[RoundPoints, Command] = Helper(
    players=(2, 3, 4, 5),
    commands=Command,
    begin=begin,
    why_not=why_not,
    apply=apply,
    show=show,
    tell=tell,
    sheets=SHEETS,
)
