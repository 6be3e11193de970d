"""Costs and effects as clauses: one small function a word."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from pelipoyta.games.lotr import language as words
from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.language import Effect, Effects, IfElse
from pelipoyta.games.lotr.terms import Keyword, Pile, Side, Until
from pelipoyta.games.lotr.words.amounts import amount, for_each, signed, until
from pelipoyta.games.lotr.words.conditions import condition
from pelipoyta.games.lotr.words.phrase import Phrase, Say, after_clause
from pelipoyta.games.lotr.words.who import has_clause, subject, target, who

NUMBERED = (Keyword.DAMAGE, Keyword.DEFENDER, Keyword.AMBUSH)


def clauses(say: Say, effects: Effects, card: Facts, first: Say | None = None) -> str:
    """Effects after one another, joined as the language joins them; `first` says the first one, if not as the rest."""
    said = [clause(say if at else first or say, effect, card) for at, effect in enumerate(_once_until(effects))]
    last = say("lotr-and-if" if isinstance(effects[-1], words.If) else "lotr-and")
    return said[0] if len(said) == 1 else say("lotr-list-comma").join(said[:-1]) + last + said[-1]


def _once_until(effects: Effects) -> Effects:
    """How long it lasts is said once, after the last, when all last as long."""
    lasting = {getattr(effect, "until", None) for effect in effects}
    if len(effects) < 2 or len(lasting) != 1 or None in lasting:
        return effects
    return (*(replace(effect, until=Until.PHASE) for effect in effects[:-1]), effects[-1])


def clause(say: Say, effect: Effect, card: Facts) -> str:
    make = CLAUSES.get(type(effect))
    if make is None:
        raise KeyError(f"no sentence for {type(effect).__name__}")
    return make(say, effect, card)


def _about(key: str) -> Callable[[Say, Any, Facts], str]:
    """Words that only have a target."""

    def make(say: Say, word: Any, card: Facts) -> str:
        return say(key, **target(say, word.target, card).args("who"))

    return make


def _number(key: str) -> Callable[[Say, Any, Facts], str]:
    """Words that only have an amount."""

    def make(say: Say, word: Any, card: Facts) -> str:
        value = word.amount
        if isinstance(value, int):
            return say(key, n=value)
        if isinstance(value, IfElse):
            return say(f"{key}-each", each=amount(say, value, card))
        return say(f"{key}-each", each=for_each(say, value, str(getattr(value, "times", 1))))

    return make


def _plain(key: str) -> Callable[[Say, Any, Facts], str]:
    return lambda say, word, card: say(key)


def _exert(say: Say, word: words.Exert, card: Facts) -> str:
    return say("lotr-do-exert", times=word.times, **target(say, word.target, card).args("who"))


def _exert_either(say: Say, word: words.ExertEither, card: Facts) -> str:
    one, other = target(say, word.one, card), target(say, _but(word.other, word.one), card)
    return say("lotr-do-exert-either", **one.args("one"), **other.args("other"))


def _but(word: words.Target, named: words.Target) -> words.Target:
    """Those who are not the ones just named are «others»."""
    if not (isinstance(word, words.Choose) and isinstance(named, words.Choose) and isinstance(word.which, words.Is)):
        return word
    if word.which.but_not != named.which:
        return word
    return replace(word, which=replace(word.which, but_not=None, other=True))


def _strength(say: Say, word: words.Strength, card: Facts) -> str:
    limit = say("lotr-limit", n=signed(word.limit)) if word.limit else ""
    by = amount(say, word.amount, card) + limit + until(say, word)
    if has_clause(word.target):
        return say("lotr-do-strength-long", by=by, **target(say, word.target, card).args("who"))
    return say("lotr-do-strength", by=by, **subject(say, word.target, card).args("who"))


def keyword(say: Say, word: Keyword, number: int) -> str:
    return say(f"lotr-keyword-{word.value}", n=signed(number) if word in NUMBERED[:2] else str(number))


def _grant(say: Say, word: words.Grant, card: Facts) -> str:
    return granted(say, word.keyword, word.amount, until(say, word), subject(say, word.target, card))


def granted(say: Say, word: Keyword, number: int, lasting: str, whom: Phrase) -> str:
    """One is fierce, but gains damage +1."""
    key = "lotr-do-grant" if word not in NUMBERED else "lotr-do-gain" if whom.ade else "lotr-do-gain-chosen"
    return say(key, word=keyword(say, word, number), until=lasting, **whom.args("who"))


def _with_count(key: str, field: str) -> Callable[[Say, Any, Facts], str]:
    def make(say: Say, word: Any, card: Facts) -> str:
        return say(key, n=getattr(word, field), **subject(say, word.target, card).args("who"))

    return make


def _from_hand(say: Say, word: words.DiscardFromHand, card: Facts) -> str:
    return say("lotr-do-discard-from-hand", **_some(say, word.which, word.count).args("who"))


def _some(say: Say, which: words.Filter | None, count: int = 1) -> Phrase:
    return who(say, which or words.Is(), count)


def _under_deck(say: Say, word: words.PutUnderDeck, card: Facts) -> str:
    return say(f"lotr-do-under-deck-{word.pile.value}", **_some(say, word.which).args("who"))


def _take(say: Say, word: words.TakeIntoHand, card: Facts) -> str:
    return say("lotr-do-take", **who(say, word.which).args("who"))


def _look(say: Say, word: words.LookAtHand, card: Facts) -> str:
    return say("lotr-do-reveal-hand" if word.reveal else "lotr-do-look-at-hand")


def _play(say: Say, word: words.PlayCard, card: Facts) -> str:
    where = "" if word.piles == (Pile.HAND,) else say("lotr-from-" + "-or-".join(pile.value for pile in word.piles))
    on = say("lotr-on", **who(say, word.on).args("whom")) if word.on is not None else ""
    price = "" if word.cost == 0 else say("lotr-cost-change", by=amount(say, word.cost, card))
    return say("lotr-do-play", where=where, on=on, price=price, **who(say, word.which).args("who"))


def _cancel(say: Say, word: words.CancelSkirmish, card: Facts) -> str:
    return say("lotr-do-cancel", **who(say, word.involving).args("who"))


def _discard(say: Say, word: words.Discard, card: Facts) -> str:
    """A long description comes last, a short name does not."""
    key = "lotr-do-discard" if isinstance(word.target, words.Choose | words.Each) else "lotr-do-discard-this"
    return say(key, **target(say, word.target, card).args("who"))


def _spot(say: Say, word: words.Spot, card: Facts) -> str:
    return say("lotr-do-spot", **who(say, word.which, word.count).args("who"))


def _if(say: Say, word: words.If, card: Facts) -> str:
    then = clauses(say, word.then, card, after_clause(say))
    when = condition(say, word.when, card)
    if not word.otherwise:
        return say("lotr-do-if", when=when, then=then)
    return say("lotr-do-if-else", when=when, then=then, otherwise=clauses(say, word.otherwise, card, after_clause(say)))


def _one_of(say: Say, word: words.OneOf, card: Facts) -> str:
    return say("lotr-or").join(clauses(say, way, card) for way in word.ways)


def _repeat(say: Say, word: words.Repeat, card: Facts) -> str:
    value, do = word.amount, clauses(say, word.do, card)
    if isinstance(value, int):
        return say("lotr-do-times", do=do, n=value)
    times = amount(say, value, card) if isinstance(value, IfElse) else for_each(say, value, "")
    return say("lotr-do-repeat", do=do, times=times)


def _unless(say: Say, word: words.UnlessShadowPays, card: Facts) -> str:
    return say("lotr-do-unless", do=clauses(say, word.do, card), n=word.twilight)


def side(word: Side) -> str:
    return "fellowship" if word is Side.FREE else "minion"


def _take_part(say: Say, word: words.LetTakePart, card: Facts) -> str:
    return say("lotr-do-take-part", until=until(say, word), **subject(say, word.target, card).args("who"))


def _tokens(key: str) -> Callable[[Say, Any, Facts], str]:
    def make(say: Say, word: words.AddTokens | words.RemoveTokens, card: Facts) -> str:
        on = target(say, word.target, card).args("who")
        return say(key, n=word.count, culture=f"[{word.culture.value}]", **on)

    return make


def _stack(say: Say, word: words.Stack, card: Facts) -> str:
    what, on = target(say, word.target, card), target(say, word.on, card)
    return say("lotr-do-stack", **what.args("who"), **on.args("whom"))


def _stack_from_hand(say: Say, word: words.StackFromHand, card: Facts) -> str:
    what, on = who(say, word.which), target(say, word.on, card)
    return say("lotr-do-stack-from-hand", **what.args("who"), **on.args("whom"))


def _play_stacked(say: Say, word: words.PlayStacked, card: Facts) -> str:
    price = "" if word.cost == 0 else say("lotr-cost-change", by=amount(say, word.cost, card))
    return say("lotr-do-play-stacked", price=price, **who(say, word.which).args("who"))


def _assign(say: Say, word: words.AssignMinion, card: Facts) -> str:
    minion, to = target(say, word.minion, card), target(say, word.to, card)
    return say("lotr-do-assign", **minion.args("who"), **to.args("whom"))


def _leave_skirmish(say: Say, word: words.LeaveSkirmish, card: Facts) -> str:
    return say("lotr-do-leave-skirmish", **subject(say, word.target, card).args("who"))


def _instead(say: Say, word: words.Instead, card: Facts) -> str:
    return say("lotr-do-instead", do=clauses(say, word.do, card))


def _spot_any(say: Say, word: words.SpotAny, card: Facts) -> str:
    return say("lotr-do-spot-any", **who(say, word.which).args("who"))


CLAUSES: dict[type, Callable[[Say, Any, Facts], str]] = {
    words.Exert: _exert,
    words.ExertEither: _exert_either,
    words.Wound: _about("lotr-do-wound"),
    words.Heal: _about("lotr-do-heal"),
    words.Strength: _strength,
    words.Grant: _grant,
    words.OverwhelmLimit: _with_count("lotr-do-overwhelm-limit", "times"),
    words.WoundLimit: _with_count("lotr-do-wound-limit", "count"),
    words.Discard: _discard,
    words.AddTwilight: _number("lotr-do-add-twilight"),
    words.RemoveTwilight: _number("lotr-do-remove-twilight"),
    words.AddBurden: _number("lotr-do-add-burden"),
    words.RemoveBurden: _number("lotr-do-remove-burden"),
    words.DrawCards: _number("lotr-do-draw"),
    words.EachShadowMayDraw: _number("lotr-do-each-shadow-draws"),
    words.DiscardFromHand: _from_hand,
    words.PutUnderDeck: _under_deck,
    words.TakeIntoHand: _take,
    words.ReturnToHand: _about("lotr-do-return"),
    words.DiscardTop: lambda say, word, card: say("lotr-do-discard-top", n=word.count),
    words.LookAtHand: _look,
    words.PlayCard: _play,
    words.PlayNextSite: _plain("lotr-do-next-site"),
    words.NoMoreMoves: _plain("lotr-do-no-more-moves"),
    words.CancelSkirmish: _cancel,
    words.Prevent: _plain("lotr-do-prevent"),
    words.WearRing: _plain("lotr-do-wear-ring"),
    words.BurdensInstead: lambda say, word, card: say("lotr-do-burdens-instead", n=word.count),
    words.MakeRingBearer: lambda say, word, card: say("lotr-do-make-bearer", n=word.resistance),
    words.If: _if,
    words.OneOf: _one_of,
    words.Repeat: _repeat,
    words.UnlessShadowPays: _unless,
    words.Spot: _spot,
    words.Exhaust: _about("lotr-do-exhaust"),
    words.LetTakePart: _take_part,
    words.AddTokens: _tokens("lotr-do-add-tokens"),
    words.RemoveTokens: _tokens("lotr-do-remove-tokens"),
    words.Stack: _stack,
    words.StackFromHand: _stack_from_hand,
    words.PlayStacked: _play_stacked,
    words.TakeControl: lambda say, word, card: say("lotr-do-take-control", n=word.count),
    words.Liberate: _plain("lotr-do-liberate"),
    words.AssignMinion: _assign,
    words.LeaveSkirmish: _leave_skirmish,
    words.Instead: _instead,
    words.SpotAny: _spot_any,
}
