"""Twilight, burdens and culture tokens."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import tokens_on
from pelipoyta.games.lotr.engine.layout import layout
from pelipoyta.games.lotr.engine.numbers import can_be_unburdened
from pelipoyta.games.lotr.events import TokensChanged
from pelipoyta.games.lotr.language.effects import OfAmount, OnTarget
from pelipoyta.games.lotr.language.which.relations import This
from pelipoyta.games.lotr.model import AddsTwilight, Card, GainsBurdens, Happen, LosesBurdens, Names, Perform, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.steps import add_twilight
from pelipoyta.games.lotr.rules.play.choice_names import is_cost
from pelipoyta.games.lotr.rules.play.meaning import amount_of, meant, within_limit
from pelipoyta.games.lotr.terms import Culture, Deed
from pelipoyta.games.lotr.words.amounts import Amount, number
from pelipoyta.games.lotr.words.effects import Spending
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class AddTwilight(OfAmount, frozen=True):
    key = "add-twilight"

    def resolve(self, g: GameChange, task: Perform) -> None:
        count = amount_of(g, task, self.amount)
        if count:
            g.then(Happen(AddsTwilight(count), paid=is_cost(task)))


class RemoveTwilight(OfAmount, frozen=True):
    lack = "twilight"
    key = "remove-twilight"

    at_most: int = 0  # all uses of this ability together, in one phase (LOTR-18.16)

    def resolve(self, g: GameChange, task: Perform) -> None:
        add_twilight(g, -within_limit(g, task, amount_of(g, task, self.amount), self.at_most))

    def said(self, t: "Tell") -> str:
        return super().said(t) + (t.limit(self.at_most, sign=False) if self.at_most else "")

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return s.twilight >= number(s, self.amount, you, source)

    def twilight(self, s: State, you: Seat, source: int) -> int:
        return number(s, self.amount, you, source)


class AddBurden(OfAmount, frozen=True):
    key = "add-burden"
    noun = "burden"

    def resolve(self, g: GameChange, task: Perform) -> None:
        count = amount_of(g, task, self.amount)
        if count:
            g.then(Happen(GainsBurdens(g.s.free, count), paid=is_cost(task)))


class RemoveBurden(OfAmount, frozen=True):
    lack = "burdens"
    key = "remove-burden"
    noun = "burden"
    more_is_better = True

    def resolve(self, g: GameChange, task: Perform) -> None:
        count = min(amount_of(g, task, self.amount), g.s.players[g.s.free].burdens)
        one_by_one = Deed.UNBURDEN in layout(g.s).awaited  # each is a time of its own (LOTR-30.55)
        for part in [1] * count if one_by_one else [count] * bool(count):
            g.then(Happen(LosesBurdens(g.s.free, part), paid=is_cost(task)))

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return can_be_unburdened(s) and s.players[s.free].burdens >= number(s, self.amount, you, source)

    def ways_to_pay(self, s: State, you: Seat, source: int, spending: Spending) -> Iterator[State]:
        after, bearer = s.copy(), s.players[s.free]
        after.players[s.free] = replace(bearer, burdens=bearer.burdens - number(s, self.amount, you, source))
        yield after


class OfTokens(OnTarget, frozen=True):
    """Culture tokens lie on cards that are no characters (LOTR-21.8)."""

    culture: Culture | None  # None: of any culture
    count: Amount = 1

    def _change(self, g: GameChange, card: int, culture: Culture, by: int) -> None:
        tokens = dict(g.s.cards[card].tokens)
        tokens[culture] = tokens.get(culture, 0) + by
        kept = sorted(((c, n) for c, n in tokens.items() if n), key=lambda pair: pair[0].value)
        g.s.cards[card] = replace(g.s.cards[card], tokens=tuple(kept))
        g.tell(TokensChanged(card, culture, by, tokens[culture]))

    def _said(self, t: "Tell", verb: str) -> str:
        tokens = t.noun("token", self.count, "" if self.culture is None else t.culture(self.culture))
        return t.clause(f"{verb}-tokens", verb, who=tokens, whom=t.target(self.target))


class AddTokens(OfTokens, frozen=True):
    def on_this(self) -> str:
        return "tokens" if self.target == This() else ""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.culture is None:
            raise ValueError("a token is of some culture")

    def resolve(self, g: GameChange, task: Perform) -> None:
        for card in meant(g, task, self.target):
            if self.culture is not None and not CARDS[g.s.cards[card].code].is_character:
                self._change(g, card, self.culture, amount_of(g, task, self.count))

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return True

    def matters(self, s: State, you: Seat, source: int) -> bool:
        return not self.target.is_choice or super().matters(s, you, source)

    def pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        return not CARDS[card.code].is_character

    def said(self, t: "Tell") -> str:
        return self._said(t, "add")


class RemoveTokens(OfTokens, frozen=True):
    lack = "tokens"

    def resolve(self, g: GameChange, task: Perform) -> None:
        for card in meant(g, task, self.target):
            left = amount_of(g, task, self.count)
            for culture, there in g.s.cards[card].tokens:
                if self.culture in (None, culture) and left:
                    self._change(g, card, culture, -min(left, there))
                    left -= min(left, there)

    def needed(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return 1

    def paid_with(self, s: State, cards: tuple[int, ...]) -> State:
        after, count = s.copy(), self.count if isinstance(self.count, int) else 0
        for card in cards:
            left, kept = count, []
            for culture, there in s.cards[card].tokens:
                taken = min(left, there) if self.culture in (None, culture) else 0
                left -= taken
                kept += [(culture, there - taken)] if there > taken else []
            after.cards[card] = replace(s.cards[card], tokens=tuple(kept))
        return after

    def matters(self, s: State, you: Seat, source: int) -> bool:
        return not self.target.is_choice or super().matters(s, you, source)

    def pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        return tokens_on(card, self.culture) >= number(s, self.count, you, source)

    def partly_pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        return tokens_on(card, self.culture) > 0

    def said(self, t: "Tell") -> str:
        return self._said(t, "remove")
