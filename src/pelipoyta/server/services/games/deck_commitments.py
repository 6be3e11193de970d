"""Commitments to the decks that players bring, for viewers who may not see them (TABLE-9).

A seal is the SHA-256 of a salt, a line feed and the text. The salt is derived from the server's secret, so that guessed
texts cannot be tried; a viewer who is shown the text gets the salt too, and can verify that it is the same text.
"""

from collections.abc import Set

from pelipoyta.kernel.fairness.sealed import digest
from pelipoyta.kernel.fairness.transcript import Transcript, transcript
from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.records.record import Record
from pelipoyta.server.schemas.play.decklists import ShownDecklist
from pelipoyta.table.access.policy import Access
from pelipoyta.table.fairness.chance import proof
from pelipoyta.table.fairness.sealed_decks import salt_of
from pelipoyta.table.state.table_state import TableState


def transcript_of(
    secret: bytes, state: TableState, whole: Record, allowed: Access, by: Seat | None
) -> Transcript | None:
    """Every outcome of chance of a finished game, without private decks; None where that is not allowed."""
    fair = proof(secret, state, allowed)
    return transcript(state.game, whole, state.initial_state(), fair, by) if fair else None


class DeckCommitments:
    """Seals decks and opens the seals of those that may be seen."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sealed(self, state: TableState, known: Set[Seat]) -> dict[str, tuple[str, ...]]:
        """By option and seat: the text of the decks in `known`, the seal of the others."""
        played = [state.private_options_of(seat) for seat in range(state.header.seats)]
        return {
            private.option: tuple(
                each[private.option] if seat in known else self._seal(state, seat, private.option, each[private.option])
                for seat, each in enumerate(played)
            )
            for private in state.private
        }

    def shown(self, state: TableState, known: Set[Seat]) -> tuple[ShownDecklist, ...]:
        """The decks in `known`, with the salts of their seals."""
        return tuple(
            ShownDecklist(seat, option, text, self._salt(state, seat, option))
            for seat in sorted(known)
            for option, text in state.private_options_of(seat).items()
        )

    def _seal(self, state: TableState, seat: Seat, option: str, text: str) -> str:
        return "sha256:" + digest(self._salt(state, seat, option), text)

    def _salt(self, state: TableState, seat: Seat, option: str) -> str:
        return salt_of(self._secret, state.header.id, seat, option)
