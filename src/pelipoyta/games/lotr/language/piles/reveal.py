"""Cards of another's hand are shown by chance, or one of those shown is thrown away; cards of one's deck are shown."""

from collections import Counter
from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import seats_of
from pelipoyta.games.lotr.engine.restrictions import is_safe
from pelipoyta.games.lotr.engine.statics import in_force
from pelipoyta.games.lotr.events import DeckShown, HandSeen, HandShown
from pelipoyta.games.lotr.grammar.spoken import ClauseForm
from pelipoyta.games.lotr.model import (
    LOOKED_AT,
    HandRevealed,
    Happen,
    Held,
    Lot,
    Names,
    Peeking,
    Perform,
    Select,
    State,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.model.state import FIRST_RULES
from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.rules.changes.steps import remember
from pelipoyta.games.lotr.rules.changes.thrown import throw_away
from pelipoyta.games.lotr.rules.play.choice_names import back, codes_named, hand_down, secret, slot
from pelipoyta.games.lotr.rules.play.meaning import amount_of, picked_from
from pelipoyta.games.lotr.terms import Change, Pile, Who
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.effects import Effect
from pelipoyta.games.lotr.words.filters import ANY_CARD, Filter
from pelipoyta.kernel import Seat, Secret

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


def whose_hand(g: GameChange, task: Perform, least: int = 0) -> Seat | None:
    """An opponent's, of so many cards; with several the player chooses whose (LOTR-28.2).

    None: the question is put now, or there is no such hand.
    """
    whose = [seat for seat in seats_of(g.s, Who.OPPONENT, task.seat) if len(g.s.players[seat].hand) >= least]
    chosen = dict(task.names).get(slot(task, "whose"))
    if chosen is None and len(whose) > 1:
        g.s.agenda.pop()
        g.then(Select(task.seat, "player", tuple(sorted(whose)), slot(task, "whose")), back(task))
        return None
    return chosen[0] if chosen else next(iter(whose), None)


def is_shut(g: GameChange, seat: Seat) -> bool:
    """True if a text keeps the other side's hands from this player's eyes."""
    return bool(in_force(g.s, Change.SHUT_HANDS if seat == g.s.free else Change.CLOSED_HAND))


class RevealAtRandom(Effect, frozen=True):
    """Chance shows cards of an opponent's hand to all (LOTR-25.3); «that player» is whose they are."""

    gives = ("name",)
    silent = ("name",)

    name: str = "seen"
    count: Amount = 1

    def resolve(self, g: GameChange, task: Perform) -> None:
        of = None if is_shut(g, task.seat) else whose_hand(g, task)
        shown = dict(task.names).get(slot(task, "lot"))
        if of is None:
            return
        count = amount_of(g, task, self.count)
        if shown is None and count:
            g.s.agenda.pop()
            g.then(Lot(of, count, slot(task, "lot")), back(task))
            return
        shown = shown or ()
        hand_down(g, self.name, shown)
        hand_down(g, "player", (of,))
        if shown:
            g.tell(HandShown(task.seat, of, shown))
            see(g, of, shown)
            g.then(Happen(HandRevealed(task.seat, of, shown)))

    def said(self, t: "Tell") -> str:
        if self.count == 1:
            return t.clause("reveal-at-random", "reveal", whose=t.opponent())
        return t.clause("reveal-some-at-random", "reveal", whose=t.opponent(), who=t.some(None, self.count))


class LookAtRandom(Effect, frozen=True):
    """Chance shows cards of an opponent's hand of at least so many cards, to the player alone (LOTR-25.3)."""

    gives = ("name",)
    silent = ("name",)

    count: Amount
    least: int
    name: str = "seen"

    def resolve(self, g: GameChange, task: Perform) -> None:
        of = None if is_shut(g, task.seat) else whose_hand(g, task, self.least)
        lot = secret(slot(task, "lot"))
        seen = dict(task.names).get(lot)
        if of is None:
            return
        if seen is None:
            g.s.agenda.pop()
            g.then(Lot(of, amount_of(g, task, self.count), lot), back(task))
            return
        hand_down(g, secret(self.name), seen)
        hand_down(g, "player", (of,))
        g.tell(HandSeen(task.seat, of, Secret(seen, tuple(sorted((task.seat, of))))))
        see(g, of, seen, (task.seat,))

    def said(self, t: "Tell") -> str:
        return t.clause("look-at-random", "look", whose=t.opponent(), who=t.some(None, self.count), n=self.least)


def see(g: GameChange, of: Seat, codes: tuple[int, ...], by: tuple[Seat, ...] = ()) -> None:
    """These, or all others, know now that the cards are in that hand."""
    hand = list(g.s.players[of].hand)
    seen = [next(held for held in hand if held.code == code) for code in codes]
    for held in seen:
        hand.remove(held)
    eyes = set(by or range(len(g.s.players))) - {of}
    known = [seen_by(held, eyes, openly=not by) for held in seen]
    g.set_player(of, hand=tuple(sorted([*hand, *known])))


def seen_by(held: Held, eyes: set[Seat], openly: bool) -> Held:
    """The card as these too know it; what is only looked at stays hidden from onlookers (LOTR-25.3)."""
    if openly:
        return Held(held.code, tuple(sorted(eyes)))
    shown = bool(held.eyes) and LOOKED_AT not in held.eyes
    return Held(held.code, tuple(sorted(eyes | set(held.eyes) | (set() if shown else {LOOKED_AT}))))


class DiscardShown(Effect, frozen=True):
    """Discard one of the cards shown of that player's hand, which the acting player picks."""

    uses = ("name",)

    name: str = "seen"
    which: Filter = ANY_CARD
    may: bool = False  # or none

    def resolve(self, g: GameChange, task: Perform) -> None:
        of = dict(task.names).get("player", (-1,))[0]
        codes = self._named(g.s, task.names, of) if of >= 0 and not is_safe(g.s, of, task.code) else ()
        if g.s.rules > FIRST_RULES and not self.may and self._is_known(task, codes):
            picked: tuple[int, ...] | None = codes[:1]
        else:
            picked = picked_from(
                g, task, codes=codes, count=1, pile=Pile.HAND, fewest=0 if self.may else None, what=Question.DISCARD
            )
        if picked:
            throw_away(g, task, of, picked)

    def _is_known(self, task: Perform, codes: tuple[int, ...]) -> bool:
        """True if all can see that there is nothing to choose: one card was looked at, or cards alike were shown."""
        shown = self.name in dict(task.names)
        return len(set(codes)) == 1 and (shown or (self.which == ANY_CARD and len(codes) == 1))

    def would_do(self, s: State, you: Seat, source: int, names: Names) -> bool:
        of = dict(names).get("player", (-1,))[0]
        return of >= 0 and bool(self._named(s, names, of))

    def _named(self, s: State, names: Names, of: Seat) -> tuple[int, ...]:
        """The cards known by the name that are still in that hand."""
        held = Counter(held.code for held in s.players[of].hand)
        shown = Counter(codes_named(names, self.name)) & held
        return tuple(code for code in shown.elements() if self.which.printed(CARDS[code]))

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT if self.may else ClauseForm.COMMAND

    def said(self, t: "Tell") -> str:
        return t.allowed(self._clause) if self.may else self._clause(t)

    def _clause(self, t: "Tell") -> str:
        if self.which == ANY_CARD and t.gives_several(self.name):
            return t.clause("discard-one-shown", "discard")
        who = t.fixed("lotr-that") if self.which == ANY_CARD else t.who(self.which).inner()
        return t.clause("discard-shown", "discard", who=who)


class RevealUntil(Effect, frozen=True):
    """Cards of the top of one's draw deck, one after another, until such a card has been shown (LOTR-25.3)."""

    gives = ("name",)
    silent = ("name",)

    which: Filter
    name: str = "seen"

    def resolve(self, g: GameChange, task: Perform) -> None:
        shown = max((codes for name, codes in task.names if name.startswith(slot(task, "shown"))), key=len, default=())
        found = any(self.which.printed(CARDS[code]) for code in shown)
        if found or len(shown) == len(g.s.players[task.seat].deck):
            self._show(g, task.seat, shown)
            return
        g.s.agenda.pop()
        more = len(shown) + 1
        g.then(Peeking(task.seat, task.seat, more, slot(task, f"shown{more}"), reveal=True, tell=False), back(task))

    def _show(self, g: GameChange, seat: Seat, codes: tuple[int, ...]) -> None:
        hand_down(g, self.name, codes)
        if codes:
            remember(g, seat, codes)
            g.tell(DeckShown(seat, seat, codes))

    def said(self, t: "Tell") -> str:
        return t.clause("reveal-until", "reveal", who=t.who(self.which).inner())
