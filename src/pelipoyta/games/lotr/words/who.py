"""Which cards a filter or a target means, as a noun phrase."""

from msgspec.structs import replace

from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.language import Bearer, Choose, Each, Filter, Is, Or, Source, Target, That
from pelipoyta.games.lotr.terms import WEAPONS, Keyword, Kind, Side
from pelipoyta.games.lotr.words.phrase import Parts, Phrase, Say, forms, phrase

AS_NOUN = (Keyword.RANGER, Keyword.ARCHER, Keyword.VILLAGER)
FLAGS = ("wounded", "roaming", "mounted", "unbound", "ring_bound", "involved")


def who(say: Say, which: Filter, count: int = 1, each: bool = False) -> Phrase:
    """The phrase for a filter."""
    if isinstance(which, Or):
        options = [who(say, one, count, each) for one in which.of]
        return Phrase(*(say("lotr-or").join(forms) for forms in zip(*(_cases(o) for o in options), strict=True)))
    return phrase(say, parts(say, which, count), count, each and not which.title)


def _cases(one: Phrase) -> tuple[str, str, str]:
    return one.nom, one.gen, one.part


def parts(say: Say, which: Is, count: int = 1) -> Parts:
    *stems, noun = _nouns(which)
    culture = "/".join(f"[{culture.value}]" for culture in which.culture)
    return Parts(noun, tuple(stems), _adjectives(which, count), culture, _after(say, which, count))


def _nouns(which: Is) -> list[str]:
    """The words of the compound, the head last: hobbit + companion, or only hobbit."""
    if which.title:
        return [f"lotr-title-{slug(which.title[0])}"]
    if which.ring_bearer:
        return ["lotr-noun-ring-bearer"]
    if which.item:
        return ["lotr-noun-weapon" if which.item == WEAPONS else f"lotr-noun-{which.item[0].value}"]
    words = [f"lotr-noun-{which.keyword.value}"] if which.keyword in AS_NOUN else []
    words += [f"lotr-noun-{race.value}" for race in which.race[:1]] if len(which.race) == 1 else []
    if len(which.race) > 1:
        return ["lotr-noun-" + "-".join(race.value for race in which.race)]
    kinds = "-".join(kind.value for kind in which.kind)
    if kinds or not words:
        words.append(f"lotr-noun-{kinds or 'card'}")
    return words


def slug(title: str) -> str:
    plain = title.lower().replace("é", "e").replace("û", "u").replace("í", "i")
    return "-".join(plain.split())


def _adjectives(which: Is, count: int) -> tuple[str, ...]:
    found = [] if not which.other else ["lotr-adj-other" if count == 1 else "lotr-adj-others"]
    found += ["lotr-adj-your"] if which.yours else []
    found += [f"lotr-adj-{which.side.value}"] if which.side in (Side.FREE, Side.SHADOW) else []
    found += [f"lotr-adj-{flag.replace('_', '-')}" for flag in FLAGS if getattr(which, flag)]
    if which.keyword is Keyword.DEFENDER:
        found.append("lotr-adj-defender")
    return tuple(found)


def _after(say: Say, which: Is, count: int) -> str:
    clauses = []
    if which.keyword is not None and which.keyword not in (*AS_NOUN, Keyword.DEFENDER):
        clauses.append(say("lotr-with-keyword", word=say(f"lotr-keyword-{which.keyword.value}", n="+1")))
    if which.signet is not None:
        clauses.append(say("lotr-with-signet", signet=say(f"lotr-signet-{which.signet.value}")))
    if which.unassigned:
        clauses.append(say("lotr-unassigned", n=count))
    if which.skirmishing is not None:
        clauses.append(say("lotr-skirmishing", **who(say, which.skirmishing).args("whom")))
    if which.borne_by is not None:
        clauses.append(say("lotr-borne-by", **who(say, which.borne_by).args("whom")))
    if which.but_not is not None:
        clauses.append(
            say("lotr-but-not-many" if count > 1 else "lotr-but-not", **who(say, which.but_not).args("whom"))
        )
    return "".join(clauses)


def target(say: Say, word: Target, card: Facts) -> Phrase:
    """The phrase for the cards an effect is about."""
    if isinstance(word, Choose):
        return who(say, _another(word.which) if word.other_than else word.which, word.count)
    if isinstance(word, Each):
        return who(say, word.which, each=True)
    if isinstance(word, Source):
        return this(say, card)
    if isinstance(word, Bearer):
        return _fixed(say, "lotr-bearer")
    return _that(say, word)


def subject(say: Say, word: Target, card: Facts) -> Phrase:
    """Those an effect is about, where the sentence is about them: a language without articles says they are chosen."""
    said = target(say, word, card)
    if not isinstance(word, Choose) or word.other_than or not isinstance(word.which, Is) or _is_known(word.which):
        return said
    return Phrase(*(say("lotr-chosen", who=form) for form in _cases(said)))


def has_clause(word: Target) -> bool:
    """Whether those meant are told by a clause that follows the noun, and would come between owner and owned."""
    which = word.which if isinstance(word, Choose) else None
    return isinstance(which, Is) and (which.skirmishing is not None or which.borne_by is not None or which.unassigned)


def _is_known(which: Is) -> bool:
    return bool(which.title or which.ring_bearer or which.other)


def _another(which: Filter) -> Filter:
    """Not the one that was named before."""
    return (
        Or(tuple(replace(one, other=True) for one in which.of)) if isinstance(which, Or) else replace(which, other=True)
    )


def this(say: Say, card: Facts) -> Phrase:
    """«This companion», in three cases."""
    return _fixed(say, f"lotr-this-{card.kind.value if card.kind is not Kind.RING else 'ring'}")


def pronouns(say: Say, card: Facts | None = None) -> Phrase:
    """«It», for a card, or a character, that was named already."""
    neuter = card is not None and card.kind in (Kind.POSSESSION, Kind.CONDITION)
    return _fixed(say, "lotr-it-neuter" if neuter else "lotr-it")


def _that(say: Say, word: That) -> Phrase:
    return _fixed(say, "lotr-its-bearer" if word.name.endswith("-bearer") else "lotr-that")


def _fixed(say: Say, key: str) -> Phrase:
    return Phrase(*forms(say, key))
