"""Telling a card in a language: what words ask for when they are said."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from pelipoyta.games.lotr.grammar.naming import Context, Naming
from pelipoyta.games.lotr.grammar.nouns import BadPhrase, Describes
from pelipoyta.games.lotr.grammar.phrase import (
    Parts,
    Say,
    after_same,
    forms,
    once_for_each,
    phrase,
    stated_together,
    together,
)
from pelipoyta.games.lotr.grammar.spoken import Clause, ClauseForm, Meant, ModifierText, Quantity
from pelipoyta.games.lotr.terms import NUMBERED, Deed, Keyword, Pile, Until, Who

HEAPS = (Deed.BURDEN, Deed.TWILIGHT, Deed.DISCARD)  # several may happen together
LONG = 4  # words of a noun phrase that is not said twice
MOODS = ("do", "does", "may", "by")  # the forms of a verb, in this order in its message


class Tell(Naming):
    """Sentence builder that words call to say themselves in a language."""

    def __init__(self, say: Say, context: Context) -> None:
        super().__init__(say, context)
        self.passing = False  # whether modifiers are told that are for a while
        self._after = False

    # -- Sentences -------------------------------------------------------------------------------------------------

    def clause(self, key: str, verb: str = "", **args: object) -> str:
        """Clause of a deed: the frame of the sentence is `lotr-do-…`, the verb has its forms in `lotr-verb-…`."""
        said = forms(self._say, f"lotr-verb-{verb or key}")[MOODS.index(self.mood)]
        return self.say(f"lotr-do-{key}", verb=said, own=self.actor, whole=self.whole, **args)

    @property
    def is_after(self) -> bool:
        """True if the clause that is told follows a condition."""
        return self._after

    def main(self, key: str, **args: object) -> str:
        """A sentence that begins with its subject; after a condition Swedish puts the verb first."""
        return self.say(f"{key}-after" if self._after else key, **args)

    def in_mood(self, mood: str, effects: "Effects", actor: str = "they") -> str:
        before, (self.mood, self.actor) = (self.mood, self.actor), (mood, actor)
        said = self.clauses(effects)
        self.mood, self.actor = before
        return said

    def clauses(self, effects: "Effects", after: bool = False) -> str:
        """Effects after one another: those of one form in one list, others apart; the first may follow a condition."""
        lists = _alike(effects)
        said = self._list(lists[0], after)
        for before, group in pairwise(lists):
            said += self._then(group) if _is_told_after(before[-1], group[0]) else self._apart(before, group)
        return said

    def _list(self, effects: "Effects", after: bool = False) -> str:
        """Clauses of one form: commas, and «and» before the last."""
        said = [self._one(effect, after and at == 0) for at, effect in enumerate(effects)]
        if len(said) == 1:
            return said[0]
        said = [*(once_for_each(self._say, one, said[-1]) for one in said[:-1]), said[-1]]
        return together(self._say, "lotr-and", [self._comma().join(said[:-1]), said[-1]])

    def _one(self, effect: "Clause[Tell]", after: bool) -> str:
        before, self._after = self._after, after
        said = effect.said(self)
        self._after = before
        return said

    def _apart(self, before: "Effects", effects: "Effects") -> str:
        chosen = before[-1].form() is ClauseForm.CHOICE
        return self._say("lotr-choice-then" if chosen else "lotr-apart") + self._list(effects)

    def _then(self, effects: "Effects") -> str:
        """«; then …»: Swedish puts the word after a command, and turns a statement."""
        if effects[0].form() is not ClauseForm.COMMAND:
            return self._say("lotr-then") + self._list(effects, after=True)
        verb, _, rest = self._list(effects).partition(" ")
        return self._say("lotr-then-do", verb=verb, rest=rest)

    def stated_together(self, *said: str) -> str:
        return stated_together(self._say, list(said))

    def together(self, joint: str, said: Sequence[str]) -> str:
        return together(self._say, joint, list(said))

    def _comma(self) -> str:
        return self._say("lotr-list-comma")

    def deal(self, costs: "Effects", effects: "Effects", after: bool = False) -> str:
        """Cost and effect, the arrow between them; a condition may stand before."""
        do = self.clauses(effects, after=after and not costs)
        return do if not costs else self.say("lotr-cost-effect", cost=self.clauses(costs), do=do)

    def may_deal(self, costs: "Effects", effects: "Effects") -> str:
        """The same for an effect that need not be done: «you may …», after the beginning of a sentence."""
        before, self._after = self._after, True
        first = costs or effects
        if first[0].form() is ClauseForm.STATEMENT:
            may = self.say("lotr-you-may-let", said=self.clauses(effects))
        else:
            may = self.does(Who.YOU, first, may=True)
        self._after = before
        return self.say("lotr-cost-effect", cost=may, do=self.clauses(effects)) if costs else may

    def choice(self, ways: Sequence["Effects"], by: Who) -> str:
        told = [self.clauses(way) for way in ways]
        said = self._say("lotr-or").join([told[0], *(after_same(one, other) for one, other in pairwise(told))])
        return said if by is Who.YOU else said + self.say("lotr-chosen-by", player=self.player(by))

    def repeated(self, effects: "Effects", amount: "Amount") -> str:
        self._goes_on = True
        do = self.clauses(effects, after=self._after)
        self._goes_on = False
        if isinstance(amount, int):
            return self.say("lotr-do-times", do=do, n=amount)
        return self.say("lotr-do-repeat", do=do, times=amount.times_over(self))

    def done(self, verb: str, whom: "Meant[Tell]", times: "Amount") -> str:
        """To whom, and how many times."""
        who = self.target(whom)
        return self.clause(verb, who=who if times == 1 else who.inner()) + self.times(times)

    def healed(self, whom: "Meant[Tell]", times: "Amount") -> str:
        """Like `done`: Finnish says from whom how many wounds are healed, where it has a form for that."""
        who = self.target(whom)
        if not isinstance(times, int) or not self.target(whom).abl:
            return self.done("heal", whom, times)
        key = "heal-wounds-of" if who.open else "heal-wounds"
        return self.clause(key, "heal", who=who if times == 1 else who.inner(), n=times)

    def times(self, amount: "Amount") -> str:
        if amount == 1:
            return ""
        return self.say("lotr-times", n=amount) if isinstance(amount, int) else amount.how_often(self)

    def often(self, amount: "Amount") -> str:
        """Once, twice; for each of them."""
        if amount == 1:
            return self._say("lotr-once")
        return self.times(amount).strip()

    def so_many(self, key: str, amount: "Amount", noun: str = "") -> str:
        verb = key.partition("-")[0]  # «add» of «add-burden»
        if isinstance(amount, int):
            return self.clause(key, verb, n=amount, **({"who": self.noun(noun, amount)} if noun else {}))
        if (grows := amount.per(self)) is not None:
            return f"{self.so_many(key, grows[0], noun)} {grows[1]}"
        each = self.amount(amount, sign=False)
        if each == "X":
            such = {"who": phrase(self._say, Parts((f"lotr-noun-{noun}",)), "X")} if noun else {}
            return self.clause(key, verb, n=each, **such)
        return self.clause(f"{key}-each", verb, each=each)

    def does(self, player: Who, effects: "Effects", may: bool) -> str:
        if player is Who.YOU and may:
            return self.main("lotr-you-may", do=self.in_mood("may", effects, "you"))
        mood, who = "may" if may else "does", self.player(player)
        first, _, rest = self.in_mood(mood, effects).partition(" ")  # after a condition Swedish puts the verb first
        return self.main(f"lotr-player-{mood}", player=who, do=f"{first} {rest}".rstrip(), verb=first, rest=rest)

    def allowed(self, clause: "Callable[[Tell], str]") -> str:
        """«You may …» before a clause, once."""
        if self.mood == "may":
            return clause(self)
        before, self.mood = self.mood, "may"
        do = clause(self)
        self.mood = before
        return self.main("lotr-you-may", do=do)

    def is_of_stack(self, whom: "Meant[Tell]") -> bool:
        """True if the card itself is meant, and speaks while it lies on another card, out of play."""
        return self.context.from_stack and not whom.is_choice and whom.phrase(self) == self.this()

    def by_doing(self, effects: "Effects") -> str:
        return self.in_mood("by", effects)

    def prevents(self, every: bool = False) -> str:
        """Clause for preventing what the trigger of the ability waits for, one thing or every one of several."""
        deed = self.context.prevents
        if not self.context.is_before:
            raise BadPhrase("only what is about to happen can be prevented")
        if every:
            if deed not in HEAPS:
                raise BadPhrase("it happens to one thing at a time")
            return self._say(f"lotr-do-prevent-{deed.value}-every")
        return self._say("lotr-do-prevent" if deed in (None, Deed.WOUND) else f"lotr-do-prevent-{deed.value}")

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    # -- Amounts ---------------------------------------------------------------------------------------------------

    def changed_by(self, amount: "Amount") -> str:
        """«2 less», «1 more for each burden»; with a sign in Finnish."""
        known, each = (amount, "") if isinstance(amount, int) else amount.per(self) or (0, "")
        if not known:
            return self.amount(amount)
        by = self.say("lotr-by-less" if known < 0 else "lotr-by-more", n=abs(known))
        return f"{by} {each}" if each else by

    def limit(self, most: int, sign: bool = True) -> str:
        return self.say("lotr-limit", n=self.signed(most) if sign else most)

    def until(self, until: Until) -> str:
        if until is Until.REGROUP and self.context.in_regroup:
            return self._say("lotr-until-next-regroup")
        return "" if until is Until.PHASE else self._say(f"lotr-until-{until.value}")

    def places(self, how: str, piles: tuple[Pile, ...]) -> str:
        return self._say(f"lotr-{how}-" + "-or-".join(pile.value for pile in piles))

    # -- Modifiers -------------------------------------------------------------------------------------------------

    def modifiers(self, mods: "Sequence[ModifierText[Tell]]", after: bool = False) -> str:
        said = []
        for at, mod in enumerate(mods):
            self._after = after and at == 0
            said.append(self._said_again(mods[at - 1], mod) if at else mod.said(self))
        self._after = False
        return stated_together(self._say, said)

    def _said_again(self, before: "ModifierText[Tell]", mod: "ModifierText[Tell]") -> str:
        """A modifier of the same cards as the one before it: they are «it», where a clause describes them."""
        said, whom = mod.said(self), getattr(mod, "who", None)
        if whom is None or whom != getattr(before, "who", None):
            return said
        named, it = self.target(whom), self.fixed("lotr-that")
        if len(named.nom.split()) < LONG:
            return said
        return said.replace(named.inner().nom, it.nom).replace(named.nom, it.nom)

    def for_a_while(self, mods: "Sequence[ModifierText[Tell]]", until: Until, at_most: int) -> str:
        """Join sentences that last equally long; the duration is said once, after the last."""
        self.passing = True
        limit = self.limit(at_most) if at_most else ""
        first = [mod.said(self) for mod in mods[:-1]]
        last = mods[-1].said(self, limit + self.until(until))
        self.passing = False
        return stated_together(self._say, [*first, last])

    def gains(self, whom: "Meant[Tell]", word: Keyword, amount: "Amount", until: str) -> str:
        """Sentence of a gained keyword: a card is fierce, but gains damage +1."""
        who = self.subject(whom) if self.passing else self.target(whom)
        chosen = whom.is_choice
        key = "lotr-do-grant" if word not in NUMBERED else "lotr-do-gain-chosen" if chosen else "lotr-do-gain"
        said = {"word": self.keyword(word, amount), "until": until, "who": self.target(whom) if chosen else who}
        return self.say(key, **said) if key == "lotr-do-gain-chosen" else self.main(key, **(said | {"who": who}))

    def about(self, key: str, who: "Meant[Tell]", **args: object) -> str:
        """A sentence about cards; those a clause describes are chosen first, where it would come in between."""
        if who.is_choice and self._say("lotr-grammar") == "fi" and "," in self.target(who).nom:
            said = self.main(key, who=self.fixed("lotr-that"), **args)
            return self.say("lotr-choose-first", who=self.target(who), said=said)
        return self.main(key, who=self.subject(who).inner(), **args)

    def against_such(self, which: Describes) -> str:
        """Like `Described.against`: no clause comes between the other and «vastaan»."""
        whom = self.who(which)
        return self.say("lotr-facing-such" if whom.open else "lotr-against-such", whom=whom)

    def sentences(self, first: str, second: str) -> str:
        return f"{first}. {self.capital(second)}"


def _alike(effects: "Effects") -> "list[list[Clause[Tell]]]":
    """Effects that follow one another in one form, list by list."""
    lists: list[list[Clause[Tell]]] = []
    for effect in effects:
        if lists and _is_joined(lists[-1][-1], effect):
            lists[-1].append(effect)
        else:
            lists.append([effect])
    return lists


def _is_joined(one: "Clause[Tell]", other: "Clause[Tell]") -> bool:
    if ClauseForm.APART in (one.form(), other.form()) or _is_told_after(one, other):
        return False
    return one.form() is other.form() or (one.form(), other.form()) == (ClauseForm.COMMAND, ClauseForm.CHOICE)


def _is_told_after(one: "Clause[Tell]", other: "Clause[Tell]") -> bool:
    """True if «then» stands between: after a choice, or where somebody else did that and the player does this."""
    return one.is_choice or other.is_choice or (one.is_by_other() and not other.begins_anew)


Effects = Sequence[Clause[Tell]]
Amount = int | Quantity[Tell]
