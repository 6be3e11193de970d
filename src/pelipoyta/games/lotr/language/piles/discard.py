"""Cards leave play: for the discard pile, their owners' hands, or a stack."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import stacked_on
from pelipoyta.games.lotr.engine.layout import look_anew
from pelipoyta.games.lotr.engine.numbers import can_be_discarded
from pelipoyta.games.lotr.events import CardStacked, ItemMoved
from pelipoyta.games.lotr.language.effects import OnTarget
from pelipoyta.games.lotr.language.which.relations import This
from pelipoyta.games.lotr.language.which.targets import Choose
from pelipoyta.games.lotr.model import Card, Happen, LeavesPlay, Names, Perform, State, Zone
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.piles import may_take, shuffle_from_play, take_from_play
from pelipoyta.games.lotr.rules.changes.steps import discard_from_play, forget, lay_off
from pelipoyta.games.lotr.rules.play.allowed import has_room
from pelipoyta.games.lotr.rules.play.choice_names import hand_down, is_cost
from pelipoyta.games.lotr.rules.play.meaning import meant
from pelipoyta.games.lotr.words.effects import Spending
from pelipoyta.games.lotr.words.targets import Target, Whom
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class Leaving(OnTarget, frozen=True):
    """LOTR-30.26: never the Ring-bearer."""

    def pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        return s.players[card.owner].bearer != card.id


class Discard(Leaving, frozen=True):
    """From play."""

    lack = "discard"

    def on_this(self) -> str:
        return "discard" if self.target == This() else ""

    def resolve(self, g: GameChange, task: Perform) -> None:
        cards = tuple(i for i in meant(g, task, self.target) if self.pickable(g.s, g.s.cards[i], task.seat, task.card))
        self._name_bearers(g, cards)
        stacked = [
            i for i in cards if g.s.cards[i].zone is Zone.STACKED
        ]  # LOTR-21.7: not in play, so nothing leaves it
        lay_off(g, stacked)
        cards = tuple(i for i in cards if i not in stacked)
        if cards:
            g.then(Happen(LeavesPlay(cards), paid=is_cost(task)))

    def _name_bearers(self, g: GameChange, cards: tuple[int, ...]) -> None:
        """Name the bearers of the chosen cards, for later words."""
        name = self.target.name if isinstance(self.target, Choose) else ""
        hosts = tuple(g.s.cards[i].host for i in cards if g.s.cards[i].zone is Zone.ATTACHED)
        if name and hosts:
            hand_down(g, f"{name}-bearer", hosts)

    def pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        return super().pickable(s, card, you, source) and can_be_discarded(s, card, you)

    def paid_with(self, s: State, cards: tuple[int, ...]) -> State:
        after = s.copy()
        for card in [c.id for c in s.cards.values() if c.id in cards or c.host in cards]:
            del after.cards[card]
        look_anew(after)
        return after

    def said(self, t: "Tell") -> str:
        """A long description comes last, a short name does not."""
        key = "discard" if self.target.is_described else "discard-this"
        key = "discard-stacked" if is_stacked(self.target) or t.is_of_stack(self.target) else key
        return t.clause(key, "discard", who=t.target(self.target))


class ReturnToHand(Leaving, frozen=True):
    """To their owners' hands, no more than these may take (LOTR-7.5); what they bear is discarded (LOTR-4.5)."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        for card in meant(g, task, self.target):
            owner = g.s.cards[card].owner
            if g.s.players[owner].bearer != card and may_take(g.s, owner) > 0:
                take_from_play(g, card)

    def matters(self, s: State, you: Seat, source: int) -> bool:
        return True

    def said(self, t: "Tell") -> str:
        key = "take-stacked" if is_stacked(self.target) else "return"
        return t.clause(key, key.partition("-")[0], who=t.target(self.target).inner())


def is_stacked(target: Whom) -> bool:
    """True if cards are meant that lie on others, out of play."""
    return isinstance(target, Target) and target.which.in_stacks()


class ShuffleIn(Leaving, frozen=True):
    """Cards in play go into their owners' draw decks, with all that is stacked on them; what they bear is discarded.

    Later words may count them all by the name.
    """

    gives = ("name",)
    silent = ("name",)

    name: str = ""

    def resolve(self, g: GameChange, task: Perform) -> None:
        gone = [i for card in meant(g, task, self.target) for i in (card, *(c.id for c in stacked_on(g.s, card)))]
        if self.name:
            hand_down(g, self.name, tuple(gone))
        for card in [g.s.cards[i] for i in gone]:
            shuffle_from_play(g, card)

    def said(self, t: "Tell") -> str:
        return t.clause("shuffle-in", "shuffle", who=t.target(self.target))


class PassOn(OnTarget, frozen=True):
    """To another bearer, the Ring-bearer among them, or to the support area: no playing, and nothing is paid."""

    to: Whom | None = None

    def resolve(self, g: GameChange, task: Perform) -> None:
        host = next(iter(meant(g, task, self.to, "to")), None) if self.to is not None else -1
        for card in meant(g, task, self.target) if host is not None else ():
            if host is not None and host != -1 and not has_room(g.s, g.s.cards[host], CARDS[g.s.cards[card].code]):
                continue
            zone = Zone.SUPPORT if host == -1 else Zone.ATTACHED
            g.set_card(card, zone=zone, host=-1 if host is None else host)
            g.tell(ItemMoved(card, -1 if host is None else host))

    def matters_to(self, s: State, you: Seat, source: int, names: Names) -> bool:
        """True if any of the cards may go to any of the new bearers."""
        if self.to is None:
            return super().matters_to(s, you, source, names)
        cards, hosts = (target.cards(s, you, source, names) for target in (self.target, self.to))
        return any(has_room(s, host, CARDS[card.code]) for card in cards for host in hosts)

    def said(self, t: "Tell") -> str:
        this = "" if self.target.is_described else "-this"
        if self.to is None:
            return t.clause(f"transfer-home{this}", "transfer", who=t.target(self.target))
        return t.clause(f"transfer{this}", "transfer", who=t.target(self.target), whom=t.target(self.to))


class Stack(Leaving, frozen=True):
    """Cards in play are laid on another card, out of play (LOTR-21.7); their tokens vanish (LOTR-4.5)."""

    on: Whom

    def resolve(self, g: GameChange, task: Perform) -> None:
        host = next(iter(meant(g, task, self.on, "on")), None)
        for card in meant(g, task, self.target) if host is not None else ():
            discard_from_play(g, [c.id for c in g.s.cards.values() if c.host == card])
            forget(g, {card})
            laid = g.set_card(card, zone=Zone.STACKED, host=host, wounds=0, tokens=())
            g.tell(CardStacked(laid.owner, laid.id, laid.code, laid.host))

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return True

    def matters_to(self, s: State, you: Seat, source: int, names: Names) -> bool:
        return super().matters_to(s, you, source, names) and bool(self.on.cards(s, you, source, names))

    def said(self, t: "Tell") -> str:
        return t.clause("stack", who=t.target(self.target), whom=t.target(self.on))
