"""What players brought, for those who may not see it: seals, which tell nothing until the text is shown (TABLE-9).

A seal is the SHA-256 of a salt, a line feed and the text. The salt is made of the house's secret, so that a text that
could be guessed cannot be tried; whoever is shown the text is told the salt, and can see that it is the same text.
"""

from collections.abc import Set

from pelipoyta.kernel.fairness.sealed import digest
from pelipoyta.kernel.fairness.transcript import Transcript, transcript
from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.records.record import Record
from pelipoyta.server.schemas.decklists import ShownDecklist
from pelipoyta.table.access import Access
from pelipoyta.table.fairness.chance import proof
from pelipoyta.table.fairness.sealed_decks import salt_of
from pelipoyta.table.state.table_state import TableState


def transcript_of(
    secret: bytes, state: TableState, whole: Record, allowed: Access, by: Seat | None
) -> Transcript | None:
    """Every chance of a game that is over, without what players keep to themselves; None where that is not allowed."""
    fair = proof(secret, state, allowed)
    return transcript(state.game, whole, state.initial_state(), fair, by) if fair else None


class DeckCommitments:
    """Knows the salts."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sealed(self, state: TableState, known: Set[Seat]) -> dict[str, tuple[str, ...]]:
        """By option and seat: the text of those whose secrets are known, of others its seal."""
        played = [state.private_options_of(seat) for seat in range(state.header.seats)]
        return {
            private.option: tuple(
                each[private.option] if seat in known else self._seal(state, seat, private.option, each[private.option])
                for seat, each in enumerate(played)
            )
            for private in state.private
        }

    def shown(self, state: TableState, known: Set[Seat]) -> tuple[ShownDecklist, ...]:
        """What is known, with the salt of its seal."""
        return tuple(
            ShownDecklist(seat, option, text, self._salt(state, seat, option))
            for seat in sorted(known)
            for option, text in state.private_options_of(seat).items()
        )

    def _seal(self, state: TableState, seat: Seat, option: str, text: str) -> str:
        return "sha256:" + digest(self._salt(state, seat, option), text)

    def _salt(self, state: TableState, seat: Seat, option: str) -> str:
        return salt_of(self._secret, state.header.id, seat, option)
