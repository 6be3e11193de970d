"""Proposals that the other players of a table must agree to, as its log stores them."""

from msgspec import Struct

from pelipoyta.kernel.game import Seat


class StandIn(Struct, frozen=True, tag=True):
    """Proposal that a bot plays for the seat, whose player is absent (TABLE-17)."""

    seat: Seat
    bot: str


class StepBack(Struct, frozen=True, tag=True):
    """Proposal to go back to before a choice of the proposer, free choices counted from 0 (TABLE-18)."""

    own: int


class SeriesEnd(Struct, frozen=True, tag=True):
    """Proposal to end the series: claimed against that absent seat (TABLE-21), or by agreement (TABLE-22)."""

    seat: Seat | None = None


Plan = StandIn | StepBack | SeriesEnd
