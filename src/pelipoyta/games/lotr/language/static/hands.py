"""Modifiers that shut hands, or free from what a text forbids."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.language.static.modifiers import Modifier, OnCards
from pelipoyta.games.lotr.terms import Change

if TYPE_CHECKING:
    from pelipoyta.games.lotr.text.tell import Tell


class ShutHands(Modifier, frozen=True):
    """The Free Peoples player sees nothing of the Shadow players' hands."""

    change = Change.SHUT_HANDS

    def said(self, t: "Tell", until: str = "") -> str:
        return t.main("lotr-mod-shut-hands") + until


class Freed(OnCards, frozen=True):
    """What their own text forbids them does not hold."""

    change = Change.FREED

    def said(self, t: "Tell", until: str = "") -> str:
        return t.about("lotr-mod-freed", self.who) + until
