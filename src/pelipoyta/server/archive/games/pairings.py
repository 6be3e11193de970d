"""Pairings of a tournament's next round: seconds of work for many entrants."""

from collections.abc import Sequence

import msgspec

from pelipoyta.contests.tournament.model import TournamentHeader, TournamentLine
from pelipoyta.contests.tournament.pairing.pairings import Pairs, pair
from pelipoyta.contests.tournament.state import Tournament

_HEADERS = msgspec.json.Decoder(TournamentHeader)
_LINES = msgspec.json.Decoder(TournamentLine)


def paired(header: bytes, lines: Sequence[bytes]) -> Pairs:
    """Pair the next round of the tournament with this log."""
    tournament = Tournament(_HEADERS.decode(header))
    for line in lines:
        tournament.adopt(_LINES.decode(line))
    return pair(tournament)
