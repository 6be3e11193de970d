"""Words around words: conditions, choices, repetition; another player who acts, or pays to prevent."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.find import seats_of
from pelipoyta.games.lotr.grammar.spoken import ClauseForm
from pelipoyta.games.lotr.language.when.conditions import Matches
from pelipoyta.games.lotr.language.which.targets import Choose
from pelipoyta.games.lotr.model import Deciding, Paying, Perform, Select, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.model.state import FIRST_RULES
from pelipoyta.games.lotr.rules.play.choice_names import back, inner, name_of, place, slot
from pelipoyta.games.lotr.rules.play.costs import could_matter, doable, payable, seems_full
from pelipoyta.games.lotr.rules.play.meaning import amount_of, players_meant
from pelipoyta.games.lotr.rules.play.perform import ask_first
from pelipoyta.games.lotr.terms import Who
from pelipoyta.games.lotr.words.amounts import Amount, number
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.effects import Effect, Effects, Spending
from pelipoyta.games.lotr.words.word import Many, many
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class If(Effect, frozen=True):
    several = ("then", "otherwise")
    begins_anew = True

    when: Condition
    then: Many[Effect]
    otherwise: Many[Effect] = ()

    def resolve(self, g: GameChange, task: Perform) -> None:
        g.then(inner(task, 0 if self.when.holds(g.s, task.seat, task.card, task.names) else 1))

    def matters(self, s: State, you: Seat, source: int) -> bool:
        """True if the branch in force could change anything; True for a test of a card that is yet to be chosen."""
        if isinstance(self.when, Matches):
            return True
        return could_matter(s, many(self.then if self.when.holds(s, you, source) else self.otherwise), you, source)

    def fully(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        then = many(self.then if self.when.holds(s, you, source, spending.names) else self.otherwise)
        return bool(then) and all(word.fully(s, you, source, spending) for word in then)

    def branches(self) -> tuple[Effects, ...]:
        return many(self.then), many(self.otherwise)

    def form(self) -> ClauseForm:
        return ClauseForm.APART

    def said(self, t: "Tell") -> str:
        when, then = self.when.said(t), t.clauses(many(self.then), after=True)
        if not self.otherwise:
            return t.say("lotr-do-if", when=when, then=then)
        spared = many(self.otherwise)[0]
        if isinstance(spared, Unless) and many(spared.do) == many(self.then):
            return spared.said(t) + t.say("lotr-unless-not", when=when)
        return t.say("lotr-do-if-else", when=when, then=then, otherwise=t.clauses(many(self.otherwise), after=True))


class OneOf(Effect, frozen=True):
    """The player, or another, chooses which to do (LOTR-18.7): one that can be done fully, if there is one."""

    is_choice = True
    lack = "ways"

    choices: tuple[Many[Effect], ...]
    by: Who = Who.YOU

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.by is Who.ANY_SHADOW:
            raise ValueError("what any Shadow player may choose is asked of all in turn: write Unless (LOTR-30.30)")

    def resolve(self, g: GameChange, task: Perform) -> None:
        name = slot(task, "way")
        chosen = dict(task.names).get(name)
        if chosen is not None:
            g.then(inner(task, chosen[0]))
            return
        ways = enumerate(self.branches())
        able = [i for i, way in ways if seems_full(g.s, way, task.seat, task.card, task.names)]
        if g.s.rules > FIRST_RULES and self._is_all_one(g.s, task, able):
            able = (able or [0])[:1]
        g.s.agenda.pop()
        chooser = seats_of(g.s, self.by, task.seat)[0]
        g.then(Deciding(chooser, "effect", tuple(able or range(len(self.choices))), name), back(task))

    def _is_all_one(self, s: State, task: Perform, able: list[int]) -> bool:
        """True if all can see that nothing hangs on the choice: either way only spots, or neither does anything."""
        if able:
            return all(word.only_sees for way in able for word in self.branches()[way])
        return not any(could_matter(s, way, task.seat, task.card) for way in self.branches())

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return any(
            payable(s, way, you=you, source=source, price=0, playing=spending.playing, names=spending.names)
            for way in self.branches()
        )

    def matters(self, s: State, you: Seat, source: int) -> bool:
        return any(could_matter(s, way, you, source) for way in self.branches())

    def branches(self) -> tuple[Effects, ...]:
        return tuple(many(way) for way in self.choices)

    def ways(self) -> tuple[Effects, ...]:
        return self.branches()

    def form(self) -> ClauseForm:
        return self.branches()[0][0].form()

    def said(self, t: "Tell") -> str:
        return t.choice(self.branches(), self.by)


def one_of(*ways: Many[Effect], by: Who = Who.YOU) -> OneOf:
    return OneOf(ways, by)


class Repeat(Effect, frozen=True):
    """Repeat effects a number of times."""

    several = ("do",)

    amount: Amount
    do: Many[Effect]

    def resolve(self, g: GameChange, task: Perform) -> None:
        g.then(*(inner(task, 0) for _ in range(amount_of(g, task, self.amount))))

    def matters(self, s: State, you: Seat, source: int) -> bool:
        return number(s, self.amount, you, source) > 0 and could_matter(s, many(self.do), you, source)

    def branches(self) -> tuple[Effects, ...]:
        return (many(self.do),)

    def is_by_other(self) -> bool:
        return many(self.do)[0].is_by_other()

    def form(self) -> ClauseForm:
        return many(self.do)[0].form()

    def said(self, t: "Tell") -> str:
        up_to = many(self.do)[0].said_up_to(t, self.amount) if isinstance(self.amount, int) else ""
        return up_to if up_to and len(many(self.do)) == 1 else t.repeated(many(self.do), self.amount)


class Unless(Effect, frozen=True):
    """Effect that is done unless such a player pays to prevent it (LOTR-30.30), knowing whom it would befall."""

    several = ("cost", "do")

    player: Who
    cost: Many[Effect]
    do: Many[Effect]

    def resolve(self, g: GameChange, task: Perform) -> None:
        g.s.agenda.pop()
        task = self._with_player(g, task)
        doing = inner(task, 0)
        if self.player is Who.THAT and "player" not in dict(task.names):
            seats = tuple(sorted(seats_of(g.s, Who.OPPONENT, task.seat)))
            g.then(Select(task.seat, "player", seats, "player"), back(task))
            return
        if ask_first(g, doing, many(self.do), waiting=back(task)):
            return
        g.then(task)
        if any(self._would_do(g, doing, at) for at in range(len(many(self.do)))):
            payment = replace(inner(task, 1), part="pay")
            g.then(Paying(tuple(players_meant(g, task, self.player)), doing, payment))

    def _with_player(self, g: GameChange, task: Perform) -> Perform:
        """The performance in which «an opponent» is «that player», named before anything is prevented (LOTR-30.68)."""
        chosen = dict(task.names).get("player", tuple(seats_of(g.s, Who.OPPONENT, task.seat)))
        if self.player is not Who.THAT or len(chosen) != 1:
            return task
        acting = [f"{place(replace(inner(task, 0), at=at))}#player" for at in range(len(many(self.do)))]
        return replace(task, names=tuple((dict(task.names) | dict.fromkeys(("player", *acting), chosen)).items()))

    def _would_do(self, g: GameChange, doing: Perform, at: int) -> bool:
        """True if there is anything to prevent: targets were found, and the effect can be done to them."""
        word, there, known = many(self.do)[at], replace(doing, at=at), dict(doing.names)
        found = all(known[name_of(there, pick, field)] for field, pick in word.picks())
        return found and word.would_do(g.s, doing.seat, doing.card, doing.names)

    def matters(self, s: State, you: Seat, source: int) -> bool:
        return could_matter(s, many(self.do), you, source)

    def branches(self) -> tuple[Effects, ...]:
        return many(self.do), many(self.cost)

    def is_payment(self, branch: int) -> bool:
        return branch == 1

    def form(self) -> ClauseForm:
        return ClauseForm.APART

    def said(self, t: "Tell") -> str:
        do, pays = t.clauses(many(self.do), after=t.is_after), t.by_doing(many(self.cost))
        return t.say("lotr-do-unless", do=do, player=t.capital(t.player(self.player)), pays=pays)


class By(Effect, frozen=True):
    """Another player, or each of several, does this and chooses for it; or may."""

    several = ("do",)
    begins_anew = True

    player: Who
    do: Many[Effect]
    may: bool = False

    def is_by_other(self) -> bool:
        return self.player is not Who.YOU

    def resolve(self, g: GameChange, task: Perform) -> None:
        could = self._could(g, task) and (not self.may or g.s.rules == FIRST_RULES or self._would(g, task))
        seats = players_meant(g, task, self.player) if could else []
        answers = dict(task.names)
        if self.player in (Who.OPPONENT, Who.A_SHADOW) and len(seats) > 1:
            name = slot(task, "player")
            if name not in answers:
                g.s.agenda.pop()
                g.then(Select(task.seat, "player", tuple(sorted(seats)), name), back(task))
                return
            seats = list(answers[name])
        for seat in seats if self.may else ():
            if f"by/{seat}" not in answers and not doable(g.s, many(self.do), seat, task.card):
                answers[f"by/{seat}"] = (0,)  # as all can see, it cannot be done
            if f"by/{seat}" not in answers:
                g.s.agenda.pop()
                g.then(Deciding(seat, many(self.do)[0].asks, (0, 1), f"by/{seat}"), back(task))
                return
        doing = [seat for seat in seats if not self.may or answers[f"by/{seat}"] == (1,)]
        g.then(*(replace(inner(task, 0), seat=seat) for seat in doing))

    def _could(self, g: GameChange, task: Perform) -> bool:
        """True if any of the effects does something: drawing no cards is nothing to ask about."""
        return any(not hasattr(word, "amount") or amount_of(g, task, word.amount) for word in many(self.do))

    def _would(self, g: GameChange, task: Perform) -> bool:
        """True if what was seen or chosen before leaves anything to do: no card was shown, so none is discarded."""
        return all(word.would_do(g.s, task.seat, task.card, task.names) for word in many(self.do) if word.uses)

    def branches(self) -> tuple[Effects, ...]:
        return (many(self.do),)

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT

    def said(self, t: "Tell") -> str:
        return t.does(self.player, many(self.do), self.may)


class PickOut(Effect, frozen=True):
    """Cards are chosen, for later words to speak of; as a cost they are spotted (LOTR-17.9)."""

    only_sees = True

    target: Choose

    def on_this(self) -> str:
        return "picks"  # «it» is the one that was picked

    def resolve(self, g: GameChange, task: Perform) -> None:
        pass

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return len(self.target.cards(s, you, source)) >= number(s, self.target.count, you, source)

    def matters(self, s: State, you: Seat, source: int) -> bool:
        return False

    def form(self) -> ClauseForm:
        return ClauseForm.CHOICE

    def said(self, t: "Tell") -> str:
        return t.clause("pick", who=t.target(self.target).inner())
