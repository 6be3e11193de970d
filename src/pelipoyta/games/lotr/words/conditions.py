"""Base class of conditions: what may or may not hold now. They are joined by `&`, `|` and `~`."""

from typing import ClassVar

from pelipoyta.games.lotr.grammar.tell import Tell
from pelipoyta.games.lotr.model import Names, State
from pelipoyta.games.lotr.words.word import Many, Word, many
from pelipoyta.kernel import Seat


class Condition(Word, frozen=True):
    """Base of conditions."""

    is_control: ClassVar[bool] = False  # whether it is that the site that speaks is under control (LOTR-30.27)

    lack: ClassVar[str] = "other"  # what is missing where it does not hold

    def __and__(self, other: "Condition") -> "Condition":
        return Both((*_parts(Both, self), *_parts(Both, other)))

    def __or__(self, other: "Condition") -> "Condition":
        return Either((*_parts(Either, self), *_parts(Either, other)))

    def __invert__(self) -> "Condition":
        return self.what if isinstance(self, Not) else Not(self)

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        raise NotImplementedError

    def lacks(self, s: State, you: Seat, source: int = -1) -> dict[str, str | int]:
        """Facts for a refusal where it does not hold: the kind of thing that is missing, and numbers of it."""
        return {"what": self.lack}

    def said(self, t: Tell) -> str:
        """Text as a clause, without the word «if»."""
        raise NotImplementedError

    def denied(self, t: Tell) -> str:
        return t.say("lotr-if-not", when=self.said(t))

    def place(self, t: Tell, way: str) -> str:
        """Text as the place that the fellowship moves `to` or `from`; empty for other conditions."""
        return ""

    def to_play(self, t: Tell) -> str:
        """Text as a requirement for playing the card."""
        return t.say("lotr-to-play-if", when=self.said(t))

    def is_of_stack(self) -> bool:
        """True if the condition is that the card lies on another, out of play."""
        return False


def _parts(kind: "type[Both | Either]", one: Condition) -> tuple[Condition, ...]:
    return many(one.of) if isinstance(one, kind) else (one,)


class Not(Condition, frozen=True):
    lack = "not"

    what: Condition

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return not self.what.holds(s, you, source, names)

    def said(self, t: Tell) -> str:
        return self.what.denied(t)


class Both(Condition, frozen=True):
    several = ("of",)

    of: Many[Condition]

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return all(one.holds(s, you, source, names) for one in many(self.of))

    def lacks(self, s: State, you: Seat, source: int = -1) -> dict[str, str | int]:
        return next(one.lacks(s, you, source) for one in many(self.of) if not one.holds(s, you, source))

    def said(self, t: Tell) -> str:
        return t.together("lotr-and", [one.said(t) for one in many(self.of)])


class Either(Condition, frozen=True):
    several = ("of",)
    lack = "either"

    of: Many[Condition]

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return any(one.holds(s, you, source, names) for one in many(self.of))

    def said(self, t: Tell) -> str:
        return t.together("lotr-or", [one.said(t) for one in many(self.of)])

    def place(self, t: Tell, way: str) -> str:
        places = [one.place(t, way) for one in many(self.of)]
        return t.together("lotr-or", places) if all(places) else ""
