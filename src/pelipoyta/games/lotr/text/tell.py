"""Telling a card in a language: what words ask for when they are said."""

from collections.abc import Sequence

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.facts import Facts
from pelipoyta.games.lotr.language.flow.abilities import Ability
from pelipoyta.games.lotr.language.flow.around import By, If, OneOf
from pelipoyta.games.lotr.language.flow.course import IfMoves
from pelipoyta.games.lotr.language.static.modifiers import Cannot, Modifier
from pelipoyta.games.lotr.language.when.conditions import CanSpot, Condition
from pelipoyta.games.lotr.language.when.triggers import On
from pelipoyta.games.lotr.language.which.relations import Named, This
from pelipoyta.games.lotr.language.which.targets import Choose, Each, Whom
from pelipoyta.games.lotr.language.which.traits import Has, In
from pelipoyta.games.lotr.terms import BEGINNINGS, NUMBERED, Being, Deed, Keyword, Phase, Pile, Until, Who
from pelipoyta.games.lotr.text.naming import Naming
from pelipoyta.games.lotr.text.nouns import BadPhrase
from pelipoyta.games.lotr.text.phrase import Phrase, Say, forms, together
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.effects import Effects
from pelipoyta.games.lotr.words.filters import ANY_CARD, All, Filter, Pointer, parts


def _by(mod: Cannot) -> str:
    return "free" if mod.by is Who.FREE else "others"


MOODS = ("do", "does", "may", "by")  # the forms of a verb, in this order in its message


class Tell(Naming):
    """What words ask for when they are said."""

    def __init__(self, say: Say, card: Facts, ability: Ability | None = None) -> None:
        super().__init__(say, card, ability)
        self.passing = False  # whether modifiers are told that are for a while
        self._after = False

    @property
    def whole(self) -> "Tell":
        return self

    # -- Sentences -------------------------------------------------------------------------------------------------

    def clause(self, key: str, verb: str = "", **args: object) -> str:
        """What somebody does: the frame of the sentence is `lotr-do-…`, the verb has its forms in `lotr-verb-…`."""
        said = forms(self._say, f"lotr-verb-{verb or key}")[MOODS.index(self.mood)]
        return self.say(f"lotr-do-{key}", verb=said, own="you" if self.mood == "do" else "they", **args)

    def main(self, key: str, **args: object) -> str:
        """A sentence that begins with its subject; after a condition Swedish puts the verb first."""
        return self.say(f"{key}-after" if self._after else key, **args)

    def in_mood(self, mood: str, effects: Effects) -> str:
        before, self.mood = self.mood, mood
        said = self.clauses(effects)
        self.mood = before
        return said

    def clauses(self, effects: Effects, after: bool = False) -> str:
        """Effects after one another, joined as the language joins them; the first may follow a condition."""
        said = []
        for at, effect in enumerate(effects):
            before, self._after = self._after, after and at == 0
            said.append(effect.said(self))
            self._after = before
        if len(said) == 1:
            return said[0]
        last = "lotr-and-if" if isinstance(effects[-1], If | IfMoves) else "lotr-and"
        last = "lotr-then" if any(isinstance(effect, OneOf) for effect in effects) else last
        if isinstance(effects[-2], By) and effects[-2].player is not Who.YOU and not isinstance(effects[-1], By | If):
            last = "lotr-then"  # somebody else did that, and the player does this
        if last == "lotr-and":
            return together(self._say, last, [self._comma().join(said[:-1]), said[-1]])
        return self._comma().join(said[:-1]) + self._say(last) + said[-1]

    def together(self, joint: str, said: Sequence[str]) -> str:
        return together(self._say, joint, list(said))

    def _comma(self) -> str:
        return self._say("lotr-list-comma")

    def deal(self, costs: Effects, effects: Effects, after: bool = False) -> str:
        """Cost and effect, the arrow between them; a condition may stand before."""
        do = self.clauses(effects, after=after and not costs)
        return do if not costs else self.say("lotr-cost-effect", cost=self.clauses(costs), do=do)

    def choice(self, ways: Sequence[Effects], by: Who) -> str:
        said = self._say("lotr-or").join(self.clauses(way) for way in ways)
        return said if by is Who.YOU else said + self.say("lotr-chosen-by", player=self.player(by))

    def repeated(self, effects: Effects, amount: Amount) -> str:
        self._goes_on = True
        do = self.clauses(effects)
        self._goes_on = False
        if isinstance(amount, int):
            return self.say("lotr-do-times", do=do, n=amount)
        return self.say("lotr-do-repeat", do=do, times=amount.times_over(self))

    def done(self, verb: str, whom: Whom, times: Amount) -> str:
        """To whom, and how many times."""
        who = self.target(whom)
        return self.clause(verb, who=who if times == 1 else who.inner()) + self.times(times)

    def times(self, amount: Amount) -> str:
        if amount == 1:
            return ""
        return self.say("lotr-times", n=amount) if isinstance(amount, int) else amount.how_often(self)

    def often(self, amount: Amount) -> str:
        """Once, twice; for each of them."""
        if amount == 1:
            return self._say("lotr-once")
        return self.times(amount).strip()

    def so_many(self, key: str, amount: Amount, noun: str = "") -> str:
        verb = key.partition("-")[0]  # «add» of «add-burden»
        if isinstance(amount, int):
            return self.clause(key, verb, n=amount, **({"who": self.noun(noun, amount)} if noun else {}))
        return self.clause(f"{key}-each", verb, each=self.amount(amount, sign=False))

    def does(self, player: Who, effects: Effects, may: bool) -> str:
        if player is Who.YOU and may:
            return self.main("lotr-you-may", do=self.in_mood("may", effects))
        mood, who = "may" if may else "does", self.player(player)
        first, _, rest = self.in_mood(mood, effects).partition(" ")  # after a condition Swedish puts the verb first
        return self.main(f"lotr-player-{mood}", player=who, do=f"{first} {rest}".rstrip(), verb=first, rest=rest)

    def by_doing(self, effects: Effects) -> str:
        return self.in_mood("by", effects)

    def prevents(self) -> str:
        """What is prevented is what the trigger of the ability waits for."""
        on = self._ability.waits_for if self._ability else None
        if on is None or not on.is_before:
            raise BadPhrase("only what is about to happen can be prevented")
        deed = on.awaits
        return self._say("lotr-do-prevent" if deed in (None, Deed.WOUND) else f"lotr-do-prevent-{deed.value}")

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    # -- Amounts ---------------------------------------------------------------------------------------------------

    def limit(self, most: int, sign: bool = True) -> str:
        return self.say("lotr-limit", n=self.signed(most) if sign else most)

    def until(self, until: Until) -> str:
        return "" if until is Until.PHASE else self._say(f"lotr-until-{until.value}")

    def places(self, how: str, piles: tuple[Pile, ...]) -> str:
        return self._say(f"lotr-{how}-" + "-or-".join(pile.value for pile in piles))

    # -- Modifiers -------------------------------------------------------------------------------------------------

    def modifiers(self, mods: Sequence[Modifier], after: bool = False) -> str:
        said = []
        for at, mod in enumerate(mods):
            self._after = after and at == 0
            said.append(mod.said(self))
        self._after = False
        return self._say("lotr-and").join(said)

    def for_a_while(self, mods: Sequence[Modifier], until: Until, at_most: int) -> str:
        """How long it lasts is said once, after the last."""
        self.passing = True
        limit = self.limit(at_most) if at_most else ""
        first = [mod.said(self) for mod in mods[:-1]]
        last = mods[-1].said(self, limit + self.until(until))
        self.passing = False
        return self._say("lotr-and").join([*first, last])

    def gains(self, whom: Whom, word: Keyword, amount: Amount, until: str) -> str:
        """One is fierce, but gains damage +1."""
        who = self.subject(whom) if self.passing else self.target(whom)
        chosen = isinstance(whom, Choose)
        key = "lotr-do-grant" if word not in NUMBERED else "lotr-do-gain-chosen" if chosen else "lotr-do-gain"
        said = {"word": self.keyword(word, amount), "until": until, "who": self.target(whom) if chosen else who}
        return self.say(key, **said) if key == "lotr-do-gain-chosen" else self.main(key, **(said | {"who": who}))

    def about(self, key: str, who: Whom, **args: object) -> str:
        """A sentence about cards; those a clause describes are chosen first, where it would come in between."""
        if isinstance(who, Choose) and self._say("lotr-grammar") == "fi" and "," in self.target(who).nom:
            said = self.main(key, who=self.fixed("lotr-that"), **args)
            return self.say("lotr-choose-first", who=self.target(who), said=said)
        return self.main(key, who=self.subject(who).inner(), **args)

    def against_such(self, which: Filter) -> str:
        """As `Described.against`: no clause comes between the other and «vastaan»."""
        whom = self.who(which)
        return self.say("lotr-facing-such" if whom.open else "lotr-against-such", whom=whom)

    def cannot(self, mod: Cannot) -> str:
        """With a no one says «an Orc», not «each Orc»."""
        whom = self.who(mod.who.which) if isinstance(mod.who, Each) else self.target(mod.who)
        if mod.deed is Deed.ASSIGNMENT:
            said = self.main("lotr-mod-not-assigned" + ("-by-free" if mod.by is Who.FREE else ""), who=whom)
            return said + ("" if mod.against is None else self.against_such(mod.against))
        phase = mod.during or mod.except_in
        name = self._say(f"lotr-in-phase-{phase.value}") if phase else ""
        key = "no-wounds" if mod.deed is Deed.WOUND else f"cannot-{mod.deed.value}"
        said = "lotr-mod-" + key + ("-except" if mod.except_in else f"-by-{_by(mod)}" if mod.by else "")
        if isinstance(mod.who, Choose):
            return self.about(said, mod.who, phase=name).rstrip()
        if mod.deed is Deed.WOUND:
            return self.main(said, phase=name, who=self.target(mod.who).inner()).rstrip()
        return self.main(said, phase=name, who=whom.inner()).rstrip()

    # -- Conditions and triggers -----------------------------------------------------------------------------------

    def sentences(self, first: str, second: str) -> str:
        return f"{first}. {self.capital(second)}"

    def to_play(self, when: Condition | None) -> str:
        if isinstance(when, CanSpot):
            return self.say("lotr-to-play", who=self.some(when.which, when.count))
        return "" if when is None else self.say("lotr-to-play-if", when=when.said(self))

    def is_such(self, what: Pointer, which: Filter) -> str:
        """It is an Orc, it is mounted, and it is skirmishing a companion."""
        who = self.who(what)
        return self._say("lotr-and").join(self._is(who, what, part) for part in parts(All, which))

    def is_not_such(self, what: Pointer, which: Filter) -> str:
        """It is in no skirmish; of other states nobody says so."""
        idle = which == In(Being.SKIRMISHING)
        return self.say("lotr-if-not-being-involved", who=self.who(what)) if idle else ""

    def _is(self, who: Phrase, what: Pointer, part: Filter) -> str:
        stated = part.stated(self, who)
        if stated:
            return stated
        if isinstance(part, In) and part.being is not Being.RING_BEARER:
            return self.say(f"lotr-if-being-{part.being.value}", who=who)
        if isinstance(part, Has) and isinstance(part.term, Keyword) and part.term in NUMBERED:
            return self.say("lotr-if-has-keyword", who=who, word=self.keyword(part.term, part.least))
        it = isinstance(what, Named) and len(self._names) < 2
        return self.say("lotr-if-it-is" if it else "lotr-if-is", who=who, whom=self.who(part))

    def deed(self, on: On) -> str:
        """What happens, without «if» or «each time»."""
        if on.deed is Deed.MOVE:
            return self._say("lotr-deed-move") + self._when(on)
        if on.deed in BEGINNINGS:
            return self.each_time(on)
        if on.deed is Deed.PHASE_END and on.during is not None:
            phase = self._say(f"lotr-of-phase-{on.during.value}")
            time = "about" if on.before else "after"
            return self.say("lotr-deed-end-of-phase", time=time, phase=phase) + self._when(replace(on, during=None))
        of = "-of" if on.deed is Deed.FIGHT_END and on.who is not None else ""
        key, time = f"lotr-deed-{on.deed.value}{of}", "about" if on.before else "after"
        return self.say(key, time=time, who=self._subject(on)) + self._other(on) + self._when(on)

    def _subject(self, on: On) -> Phrase:
        return self.who(ANY_CARD if on.who is None else on.who).inner()

    def _other(self, on: On) -> str:
        """Against whom, in whose skirmish, on whom; and by what."""
        how = on.deed.value if on.deed in (Deed.DEATH, Deed.PLAY) else "other"
        against = "" if on.against is None else self.say("lotr-against", how=how, whom=self.who(on.against).inner())
        by = "lotr-wound-from" if on.deed is Deed.WOUND else "lotr-by-text"
        return against + ("" if on.by is None else self.say(by, whom=self.who(on.by)))

    def _when(self, on: On) -> str:
        """In which phase, in whose turn."""
        said = self._say("lotr-in-your-turn") if on.yours else ""
        if on.during is None:
            return said
        short = on.during is Phase.SKIRMISH
        phase = self._say("lotr-during-skirmish") if short else " " + self._say(f"lotr-in-phase-{on.during.value}")
        return phase + said

    def each_time(self, on: On) -> str:
        """As what follows at once begins."""
        if on.deed in (Deed.PHASE_START, Deed.PHASE_END) and on.during is not None and not on.before:
            phase = self._say(f"lotr-of-phase-{on.during.value}")
            if on.during is Phase.SHADOW and on.yours:
                return self.say(f"lotr-on-your-{on.deed.value}", phase=phase)
            if on.deed is Deed.PHASE_END:
                return self.say("lotr-on-end-of-phase", phase=phase) + (
                    self._say("lotr-in-your-turn") if on.yours else ""
                )
            said = self.say("lotr-on-first-phase" if on.first else "lotr-on-phase", phase=phase)
            return said + (self._say("lotr-in-your-turn") if on.yours else "")
        if on.deed in BEGINNINGS:
            return self._begins(on)
        if on.deed in (Deed.PLAY, Deed.WIN, Deed.TURN_END) and not on.before:
            own = on.deed is Deed.PLAY and on.who == This()
            key = f"lotr-on-{on.deed.value}" + ("-this" if own else "")
            return self.say(key, who=self._subject(on)) + self._other(on) + self._when(on)
        return self.say("lotr-each-time", on=self.deed(on))

    def _begins(self, on: On) -> str:
        of = "" if on.who is None else "-owned" if isinstance(on.who, Pointer) else "-of"
        if on.deed is Deed.TURN_START and on.yours:
            return self.say("lotr-on-turn-start-yours") + self._when(replace(on, yours=False))
        return self.say(f"lotr-on-{on.deed.value}{of}", who=self._subject(on)) + self._when(on)
