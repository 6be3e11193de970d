"""Draw decks, one's own or another's: what was shown of one is thrown away or put in order; how far one digs."""

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.restrictions import is_safe
from pelipoyta.games.lotr.events import CardsDiscarded, DeckShown
from pelipoyta.games.lotr.grammar.spoken import ClauseForm
from pelipoyta.games.lotr.model import Deciding, Milling, Perform, Select, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.rules.changes.piles import may_take, move, sink, take_off_deck
from pelipoyta.games.lotr.rules.changes.steps import discard_codes
from pelipoyta.games.lotr.rules.play.choice_names import back, codes_named, slot, with_name
from pelipoyta.games.lotr.rules.play.meaning import amount_of, worded
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.effects import Effect
from pelipoyta.games.lotr.words.filters import ANY_CARD, Filter
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


def _owner(task: Perform) -> Seat:
    """Owner of the deck that was shown."""
    return dict(task.names).get("player", (task.seat,))[0]


def _still_there(s: State, task: Perform, name: str) -> list[int]:
    """Cards shown under this name that no earlier word has taken away, topmost first."""
    left = Counter(s.players[_owner(task)].deck.shuffled().bag)
    found = []
    for code in codes_named(task.names, name):
        if left[code]:
            left[code] -= 1
            found.append(code)
    return found


class DiscardRevealed(Effect, frozen=True):
    """Discards one of the cards shown of any draw deck; or none, where one may."""

    uses = ("name",)

    name: str = "seen"
    which: Filter = ANY_CARD
    may: bool = False

    def resolve(self, g: GameChange, task: Perform) -> None:
        of, chosen = _owner(task), dict(task.names).get(slot(task, "shown"))
        codes = [code for code in _still_there(g.s, task, self.name) if self.which.printed(CARDS[code])]
        if not codes or is_safe(g.s, of, task.code):
            return
        if chosen is None:
            g.s.agenda.pop()
            least = 0 if self.may else 1
            what = worded(g.s, Question.DISCARD)
            asked = Select(
                task.seat,
                what=what,
                options=tuple(sorted(codes)),
                name=slot(task, "shown"),
                least=least,
                pile=Pile.DECK_TOP,
            )
            g.then(asked, back(task))
            return
        for code in chosen:
            take_off_deck(g, of, code)
            discard_codes(g, of, [code])
            g.tell(CardsDiscarded(of, (code,), Pile.DECK))

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT if self.may else ClauseForm.COMMAND

    def said(self, t: "Tell") -> str:
        return t.allowed(self._clause) if self.may else self._clause(t)

    def _clause(self, t: "Tell") -> str:
        return t.clause("put-seen-discard", "discard", who=t.who(self.which).inner())


class SinkRevealed(Effect, frozen=True):
    """Puts the card shown of any draw deck beneath that deck; or not, where one may."""

    uses = ("name",)

    name: str = "seen"
    may: bool = False

    def resolve(self, g: GameChange, task: Perform) -> None:
        codes, chosen = _still_there(g.s, task, self.name), dict(task.names).get(slot(task, "sunk"))
        if codes and chosen is None and self.may:
            g.s.agenda.pop()
            asked = Select(
                task.seat,
                what="card",
                options=tuple(sorted(codes)),
                name=slot(task, "sunk"),
                least=0,
                pile=Pile.DECK_TOP,
            )
            g.then(asked, back(task))
            return
        for code in codes if chosen is None else chosen:
            sink(g, _owner(task), code)

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT if self.may else ClauseForm.COMMAND

    def said(self, t: "Tell") -> str:
        return t.allowed(self._clause) if self.may else self._clause(t)

    def _clause(self, t: "Tell") -> str:
        return t.clause("sink-revealed", "put")


class Rearrange(Effect, frozen=True):
    """Puts the rest of the cards shown of a draw deck back on top of it, in any order (LOTR-30.62)."""

    uses = ("name",)

    name: str = "seen"

    def resolve(self, g: GameChange, task: Perform) -> None:
        of, order = _owner(task), dict(task.names).get(slot(task, "order"))
        codes = _still_there(g.s, task, self.name)
        if len(set(codes)) < 2:
            return
        if order is None:
            g.s.agenda.pop()
            count = len(codes)
            what = worded(g.s, Question.PUT_BACK)
            asked = Select(
                task.seat,
                what=what,
                options=tuple(sorted(codes)),
                name=slot(task, "order"),
                least=count,
                most=count,
                picked=(),
                pile=Pile.DECK_TOP,
            )
            g.then(asked, back(task))
            return
        for code in order:
            take_off_deck(g, of, code)
        g.set_player(of, deck=g.s.players[of].deck.put_on_top(order))
        g.tell(DeckShown(task.seat, of, order))

    def said(self, t: "Tell") -> str:
        return t.clause("rearrange", "put")


class DiscardOn(Effect, frozen=True):
    """From the top of one's draw deck, card by card till one stops: at least one (LOTR-30.60), no more than so many."""

    gives = ("name",)
    silent = ("name",)  # the words that speak of the cards by it are heard

    most: Amount
    name: str = "gone"

    def resolve(self, g: GameChange, task: Perform) -> None:
        names = dict(task.names)
        gone = names.get(self.name, ())
        thrown = names.get(slot(task, f"thrown{len(gone)}"))
        goes_on = names.get(slot(task, f"on{len(gone)}"), (1,) if not gone else None)
        if thrown:
            self._again(g, replace(task, names=with_name(task.names, self.name, gone + thrown)))
        elif len(gone) >= amount_of(g, task, self.most) or not len(g.s.players[task.seat].deck) or goes_on == (0,):
            return
        elif goes_on is None:
            self._again(g, task, Deciding(task.seat, "go-on", (0, 1), slot(task, f"on{len(gone)}")))
        else:
            self._again(g, task, Milling(task.seat, 1, slot(task, f"thrown{len(gone)}")))

    def _again(self, g: GameChange, task: Perform, first: "Deciding | Milling | None" = None) -> None:
        g.s.agenda.pop()
        g.then(*([first] if first else []), back(task))

    def said(self, t: "Tell") -> str:
        return t.clause("discard-on", "discard") + t.say("lotr-limit", n=t.amount(self.most, sign=False))


class TakeLast(Effect, frozen=True):
    """The last of the cards thrown away under this name, into hand."""

    uses = ("name",)

    name: str = "gone"

    def resolve(self, g: GameChange, task: Perform) -> None:
        codes = codes_named(task.names, self.name)
        if codes and codes[-1] in g.s.players[task.seat].discard and may_take(g.s, task.seat) > 0:
            move(g, task.seat, codes[-1], Pile.DISCARD, Pile.HAND)

    def said(self, t: "Tell") -> str:
        return t.clause("take-last", "take")
