"""Talk at the table: what one may say now, and what each has heard (TABLE-8)."""

import re
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from pelipoyta.kernel.game import HOST, Refusal, Talk
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import Speak
from pelipoyta.table.model import Spoke, Viewer

if TYPE_CHECKING:
    from pelipoyta.table.match import Match

KEPT = 100  # lines kept for those who come, or come back
LONGEST = 300  # letters of a line
JOINER = "\u200d"  # makes one picture of two, a family of its members; unseen anywhere else
_PICTURE = "[\u2190-\U0010ffff]"
LOOSE_JOINER = re.compile(f"(?<!{_PICTURE}){JOINER}|{JOINER}(?!{_PICTURE})")
ONLOOKER = Talk(closed="TABLE-8")


class Heard(Struct, frozen=True):
    """A line as one viewer heard it, numbered for that viewer alone: a gap says nothing (TABLE-5)."""

    number: int
    spoke: Spoke
    time: float


class Voices:
    """What was said lately, as each viewer heard it."""

    def __init__(self, viewers: Iterable[Viewer]) -> None:
        self._heard: dict[Viewer, deque[Heard]] = {viewer: deque(maxlen=KEPT) for viewer in viewers}

    def add(self, spoke: Spoke, time: float) -> None:
        for viewer, heard in self._heard.items():
            if hears(viewer, spoke):
                heard.append(Heard(heard[-1].number + 1 if heard else 1, spoke, time))

    def heard(self, viewer: Viewer, seen: int = 0) -> tuple[Heard, ...]:
        """What the viewer heard after number `seen`; all that is kept, where there never was such a number."""
        heard = self._heard[viewer]
        if heard and seen > heard[-1].number:
            return tuple(heard)
        return tuple(line for line in heard if line.number > seen)


def hears(viewer: Viewer, spoke: Spoke) -> bool:
    return spoke.eyes is None or viewer in spoke.eyes


def floor(match: "Match", seat: Viewer) -> Talk:
    """What may be said from this seat now; the host who does not play speaks freely, as do all while no game runs."""
    if seat is None or match.frozen:
        return ONLOOKER
    if seat == HOST or match.phase != "playing":
        return Talk()
    talk = match.game.manners.talk(match.state, seat)
    return Talk(talk.closed, tuple(other for other in talk.aside if other in match.persons))


def spoken(match: "Match", command: Speak) -> Spoke:
    """The words as the log will have them. Raises IllegalAction."""
    talk, text = floor(match, command.seat), clean(command.text)
    refusal = _why_not(talk, command.aside) or _why_not_text(text)
    if refusal:
        raise IllegalAction(refusal)
    return Spoke(command.seat, text, tuple(sorted((command.seat, *talk.aside))) if command.aside else None)


def _why_not(talk: Talk, aside: tuple[int, ...]) -> Refusal | None:
    """Whoever speaks aside says to whom: should those have changed meanwhile, nobody hears it."""
    if not aside:
        return Refusal(talk.closed, "talk-closed") if talk.closed else None
    if not talk.aside:
        return Refusal("TABLE-8", "no-aside")
    return None if set(aside) == set(talk.aside) else Refusal("TABLE-8", "other-ears")


def _why_not_text(text: str) -> Refusal | None:
    if not text:
        return Refusal("TABLE-8", "nothing-said")
    return Refusal("TABLE-8", "too-long", {"most": LONGEST}) if len(text) > LONGEST else None


def clean(text: str) -> str:
    """A name or a line as it may be shown: no control or direction marks, no runs of space."""
    kept = LOOSE_JOINER.sub(" ", text)
    return " ".join("".join(letter if letter.isprintable() or letter == JOINER else " " for letter in kept).split())
