"""Chat lines as evidence: those that a reporter heard, with the lines around them."""

from collections.abc import Collection, Iterator, Sequence

from pelipoyta.community.moderation.reports import AROUND
from pelipoyta.server.schemas.people.moderation import EvidenceLine
from pelipoyta.table.model import Redacted, Spoke, TableLine, Viewer
from pelipoyta.table.player_names import shown_name
from pelipoyta.table.state.chat import may_read
from pelipoyta.table.state.table_state import TableState


def heard(lines: Sequence[TableLine], viewer: Viewer) -> list[int]:
    """Numbers in the log of the chat lines that the viewer read, in order: the first is the viewer's number 1."""
    return [n for n, line in enumerate(lines) if isinstance(line.entry, Spoke) and may_read(viewer, line.entry)]


def in_question(lines: Sequence[TableLine], viewer: Viewer, chosen: Collection[int]) -> tuple[int, ...]:
    """Log numbers of the chosen lines, by the viewer's numbers, and of those that the viewer heard around them."""
    known = heard(lines, viewer)
    places = {n - 1 for n in chosen if 1 <= n <= len(known)}
    near = {place + by for place in places for by in range(-AROUND, AROUND + 1)}
    return tuple(known[place] for place in sorted(near) if 0 <= place < len(known))


def quoted(state: TableState, lines: Sequence[TableLine], numbers: Collection[int]) -> tuple[EvidenceLine, ...]:
    """Chat lines by their numbers in the log, as the operator reads them: with the text of removed ones."""
    return tuple(_quoted(state, lines, numbers))


def _quoted(state: TableState, lines: Sequence[TableLine], numbers: Collection[int]) -> Iterator[EvidenceLine]:
    gone = {n for line in lines if isinstance(line.entry, Redacted) for n in line.entry.lines}
    for number in sorted(numbers):
        line = lines[number] if 0 <= number < len(lines) else None
        if line is not None and isinstance(line.entry, Spoke):
            spoke = line.entry
            player = state.seats.players[spoke.seat] if 0 <= spoke.seat < state.header.seats else None
            name = shown_name(player) if player else ""
            yield EvidenceLine(
                line=number, seat=spoke.seat, name=name, text=spoke.text, time=line.time, removed=number in gone
            )
