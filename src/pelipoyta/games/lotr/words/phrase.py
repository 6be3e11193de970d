"""Noun phrases: the cards a filter means, in the cases a sentence may need.

Every noun and adjective is one message whose forms stand side by side, divided by bars; how they are put together is
the grammar of the language, and the only thing that is different here from language to language.

    Finnish   nominative | genitive | partitive | the same three in the plural | stem for compounds
    Swedish   en or ett | noun | genitive | plural | plural genitive | stem
    English   noun | plural | stem
"""

from collections.abc import Callable
from dataclasses import dataclass

Say = Callable[..., str]


@dataclass(frozen=True)
class Phrase:
    """A phrase as subject, as owner and as object."""

    nom: str
    gen: str
    part: str
    ade: str = ""  # on whom a keyword is; only for phrases that are always the same

    def args(self, name: str) -> dict[str, str]:
        """The arguments a sentence gets of it: `$who`, `$who_gen`, `$who_part`, `$who_ade`."""
        return {name: self.nom, f"{name}_gen": self.gen, f"{name}_part": self.part, f"{name}_ade": self.ade}


def after_clause(say: Say) -> Say:
    """For a main clause that follows its condition: in Swedish the verb then comes before the subject."""
    return lambda key, **args: say(f"{key}-after" if key in SUBJECT_FIRST else key, **args)


SUBJECT_FIRST = frozenset(
    f"lotr-{key}"
    for key in (
        "do-strength",
        "do-strength-long",
        "do-grant",
        "do-gain",
        "do-overwhelm-limit",
        "do-wound-limit",
        "mod-shadow-number",
        "mod-archery-fellowship",
        "mod-archery-minion",
        "mod-move-limit",
        "mod-wound-limit",
    )
)


@dataclass(frozen=True)
class Parts:
    """What a phrase is made of, as keys of messages."""

    noun: str
    stems: tuple[str, ...] = ()  # nouns that stand before it in a compound: hobbit + companion
    adjectives: tuple[str, ...] = ()
    culture: str = ""
    after: str = ""  # a clause that follows, already in words


def forms(say: Say, key: str) -> list[str]:
    return [form.strip() for form in say(key).split("|")]


def phrase(say: Say, parts: Parts, count: int = 1, each: bool = False) -> Phrase:
    return GRAMMARS[say("lotr-grammar")](say, parts, count, each)


def _joined(*words: str) -> str:
    return " ".join(word for word in words if word)


# -- Finnish -----------------------------------------------------------------------------------------------------------


def _finnish(say: Say, parts: Parts, count: int, each: bool) -> Phrase:
    nom, gen, part = (_finnish_form(say, parts, case) for case in range(3))
    if each:
        every = forms(say, "lotr-each")
        nom, gen, part = (_joined(word, form) for word, form in zip(every, (nom, gen, part), strict=False))
    elif count > 1:
        nom, gen, part = f"{count} {part}", f"{count} {part}", f"{count} {part}"
    comma = "," if parts.after.startswith(",") else ""  # a clause inside a sentence is closed again
    return Phrase(nom + parts.after, gen + parts.after + comma, part + parts.after)


def _finnish_form(say: Say, parts: Parts, case: int) -> str:
    adjectives = [forms(say, key)[case] for key in parts.adjectives]
    stems = "".join(forms(say, key)[6] for key in parts.stems)
    return _joined(*adjectives, parts.culture, _compound(stems, forms(say, parts.noun)[case], " tai "))


def _compound(stems: str, noun: str, either: str) -> str:
    """A first part goes with both halves of «companion or ally»: jousiampujakumppani tai -liittolainen."""
    return stems + (noun.replace(either, f"{either}-") if stems else noun)


# -- Swedish -----------------------------------------------------------------------------------------------------------


def _swedish(say: Say, parts: Parts, count: int, each: bool) -> Phrase:
    gender, noun, owner, many, many_owners, _ = forms(say, parts.noun)
    plural = count > 1
    stems = "".join(forms(say, key)[5] for key in parts.stems)
    head = str(count) if plural else say("lotr-each") if each else gender
    which = 2 if plural else 1 if gender == "ett" else 0
    described = [forms(say, key)[which] for key in parts.adjectives]
    adjectives = [word for word in described if not word.startswith("…")]
    after = "".join(word[1:] for word in described if word.startswith("…")) + parts.after  # «… from the Free Peoples»
    start = _joined("" if gender == "-" else head, *adjectives, parts.culture)
    subject = _compounded(_joined(start, _compound(stems, many if plural else noun, " eller "))) + after
    possessive = _compounded(_joined(start, stems + (many_owners if plural else owner))) + after
    return Phrase(subject, possessive, subject)


def _compounded(words: str) -> str:
    """What ends in a hyphen is the first part of the next word: skugg- vapen, skuggvapen."""
    return words.replace("- ", "")


# -- English -----------------------------------------------------------------------------------------------------------


def _english(say: Say, parts: Parts, count: int, each: bool) -> Phrase:
    noun, many, _ = forms(say, parts.noun)
    stems = "".join(f"{forms(say, key)[2]} " for key in parts.stems)
    adjectives = [say(key) for key in parts.adjectives]
    yours = each and "lotr-adj-your" in parts.adjectives  # each of your events
    words = _joined(*adjectives, parts.culture, stems + (many if count > 1 or yours else noun))
    if many != "-":
        every = _joined(say("lotr-each"), "of" if yours else "", words)
        words = str(count) + " " + words if count > 1 else every if each else _article(words)
    return Phrase(words + parts.after, words + "’s" + parts.after, words + parts.after)


def _article(words: str) -> str:
    if words.startswith("other "):
        return f"an{words}"
    if words.startswith("your "):
        return words
    vowel = words.lstrip("[")[0].lower() in "aeiou"
    return f"an {words}" if vowel else f"a {words}"


GRAMMARS: dict[str, Callable[[Say, Parts, int, bool], Phrase]] = {"fi": _finnish, "sv": _swedish, "en": _english}
