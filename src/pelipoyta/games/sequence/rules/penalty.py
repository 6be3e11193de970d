"""No coaching: the claim, its answer, and the card each member of the penalised team loses (SEQ-6.1)."""

from msgspec.structs import replace

from pelipoyta.games.sequence.model import (
    NOBODY,
    Accused,
    Admitted,
    Chose,
    Claimed,
    Denied,
    Dropped,
    Judged,
    Lost,
    State,
)
from pelipoyta.games.sequence.rules.setup import members
from pelipoyta.games.sequence.rules.turn import discard
from pelipoyta.kernel import Event, Seat, Secret, only


def claim(s: State, seat: Seat, team: int) -> list[Event]:
    s.claim = Claimed(seat, team, s.turns)
    s.claimed[seat] = True
    return [Accused(seat, team)]


def deny(s: State, claimed: Claimed, seat: Seat) -> list[Event]:
    """Deny the claim; it falls when the whole team has denied it."""
    denied = tuple(sorted((*claimed.denied, seat)))
    if len(denied) < len(members(s, claimed.team)):
        s.claim = replace(claimed, denied=denied)
        return [Denied(seat)]
    s.claim = None
    return [Denied(seat), Dropped(claimed.team)]


def agree(s: State, claimed: Claimed, seat: Seat) -> list[Event]:
    """Accept the claim; one member's word is enough."""
    s.claim, s.owing = None, _losers(s, claimed.team)
    return [Admitted(seat, claimed.team)]


def judge(s: State, claimed: Claimed, upheld: bool) -> list[Event]:
    """Decide the claim by the host's word."""
    s.claim, s.owing = None, _losers(s, claimed.team) if upheld else ()
    return [Judged(claimed.team, upheld)]


def _losers(s: State, team: int) -> tuple[Seat, ...]:
    """Members who lose a card; an empty hand loses nothing and owes nothing."""
    return tuple(member for member in members(s, team) if s.hands[member])


def lose(s: State, seat: Seat, card: int) -> list[Event]:
    """Choose the card to lose, hidden: the cards are turned up together when all have chosen."""
    s.chosen[seat] = card
    s.owing = tuple(owing for owing in s.owing if owing != seat)
    chose = Chose(seat, Secret(card, only(seat)))
    return [chose] if s.owing else [chose, *_turn_up(s)]


def _turn_up(s: State) -> list[Event]:
    losses = [(seat, card) for seat, card in enumerate(s.chosen) if card != NOBODY]
    for seat, card in losses:
        discard(s, seat, card)
    s.chosen = [NOBODY] * s.seats
    return [Lost(seat, card) for seat, card in losses]
