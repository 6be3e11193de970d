"""Noun phrases in the forms a sentence may need; how they are built is the grammar of each language.

Every noun and adjective is one message whose forms stand side by side, divided by bars:

    Finnish   nominative | genitive | partitive | the same three in the plural | stem for compounds
    Swedish   en or ett | noun | genitive | plural | plural genitive | stem
    English   noun | plural | stem
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import pairwise

Say = Callable[..., str]
UNCLOSED = re.compile(r", jo(?!s\b)\w+ [^,]*$")  # a relative clause that ends where the sentence goes on
DENIAL = re.compile(r"^([^,:;]+?) (ei|eivät) ")
OTHER = ("lotr-adj-other", "lotr-adj-others")  # adjectives that stand before a participle
SAME = 3  # words that are not said again
ALL_OF = "…"  # a count that is not said: minions, whatever their number


@dataclass(frozen=True)
class Phrase:
    """Noun phrase in its cases: subject, owner, partial object, on, onto, off; `clause` follows the noun."""

    nom: str
    gen: str
    part: str
    ade: str = ""
    all: str = ""
    abl: str = ""
    counted: bool = field(default=False, kw_only=True)  # by a number before it; the same as subject and whole object
    open: bool = field(default=False, kw_only=True)  # ends in a clause to be closed where the sentence goes on

    def args(self, name: str, whole: str) -> dict[str, str]:
        """The arguments a sentence gets of it; `whole` is the form of a whole object in this mood."""
        forms = {"gen": self.gen, "part": self.part, "ade": self.ade, "all": self.all, "abl": self.abl}
        obj = self.nom if self.counted else getattr(self, whole)
        return {name: self.nom, f"{name}_obj": obj} | {f"{name}_{case}": form for case, form in forms.items()}

    def each_form(self, change: Callable[[str], str]) -> "Phrase":
        forms = (self.nom, self.gen, self.part, self.ade, self.all, self.abl)
        return Phrase(*(change(form) if form else "" for form in forms), counted=self.counted, open=self.open)

    def inner(self) -> "Phrase":
        """Form of the phrase when the sentence continues after it."""
        comma = "," if self.open else ""
        return replace(self, nom=self.nom + comma, part=self.part + comma, open=False)


@dataclass(frozen=True)
class Parts:
    """Parts of a noun phrase, as keys of messages."""

    nouns: tuple[str, ...]  # one, or several of which any will do
    stems: tuple[str, ...] = ()  # nouns that stand before it in a compound: hobbit + companion
    adjectives: tuple[str, ...] = ()
    culture: str = ""
    after: str = ""  # a clause that follows, already in words
    before: tuple[str, ...] = ()  # participles in all forms, already in words: «Gandalfia vastaan taisteleva»


def forms(say: Say, key: str) -> list[str]:
    return [form.strip() for form in say(key).split("|")]


def fixed(say: Say, key: str) -> Phrase:
    """A phrase that is always the same, with its forms in one message."""
    nom, gen, part, *ade = forms(say, key)
    if say("lotr-grammar") != "fi":
        return _undeclined(nom, gen, part)
    on = ade[0] if ade else _finnish_local(nom, gen, "lla")
    return Phrase(nom, gen, part, on, all=_other_local(on, "lle"), abl=_other_local(on, "lta"))


def _undeclined(nom: str, gen: str, part: str) -> Phrase:
    """A phrase of a language without local cases."""
    return Phrase(nom, gen, part, nom, all=nom, abl=nom)


def phrase(say: Say, parts: Parts, count: str = "", each: bool = False) -> Phrase:
    """`count` is what stands before it, if not one."""
    return GRAMMARS[say("lotr-grammar")](say, parts, count, each)


def either(say: Say, phrases: list[Phrase]) -> Phrase:
    """Any of these."""
    said = [*(one.inner() for one in phrases[:-1]), phrases[-1]]
    cases = zip(*((p.nom, p.gen, p.part, p.ade, p.all, p.abl) for p in said), strict=True)
    return Phrase(*(listed(say, list(forms)) for forms in cases), counted=phrases[0].counted, open=phrases[-1].open)


def up_to_one(say: Say, said: Phrase) -> Phrase:
    """Enintään yksi kumppani, yhden kumppanin, yhtä kumppania."""
    return _before(forms(say, "lotr-up-to-one"), said, "an?")


def that_one(say: Say, said: Phrase) -> Phrase:
    """Kyseinen kumppani, kyseisen kumppanin, kyseistä kumppania, kyseisellä kumppanilla."""
    return _before(forms(say, "lotr-that-one"), said, "an?|en|ett")


def _before(words: list[str], said: Phrase, articles: str) -> Phrase:
    """A word instead of the article, in the same case; where it has no form for that, in its first."""
    cases = (said.nom, said.gen, said.part, said.ade, said.all, said.abl)
    before = [*words, *(words[:1] * (len(cases) - len(words)))]
    bare = [re.sub(f"^({articles}) ", "", form) for form in cases]
    return Phrase(*(f"{word} {form}" if form else "" for word, form in zip(before, bare, strict=False)), open=said.open)


def together(say: Say, joint: str, said: list[str]) -> str:
    """Join clauses; a shared beginning is said once: if the fellowship is at a river or in a forest."""
    parts = [*said[:1], *(_after_alike(say, one, other) for one, other in pairwise(said))]
    parts = [*(closed(say, part) for part in parts[:-1]), parts[-1]]
    return stated_together(say, parts) if joint == "lotr-and" else say(joint).join(parts)


def after_same(one: str, other: str) -> str:
    """The latter of two clauses without the words that both begin with, if these are several: on top or beneath."""
    first, second = one.split(), other.split()
    same = next((at for at, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), len(second))
    counted = same > 0 and second[same - 1].isdigit()  # up to 2 of these or 2 of those
    return " ".join(second[same:]) if SAME <= same < len(second) and not counted else other


def once_for_each(say: Say, one: str, other: str) -> str:
    """The former of two clauses without «for each …» where the latter ends in the same words."""
    at = other.find(f" {say('lotr-per')} ")
    return one.removesuffix(other[at:]) if at > 0 else one


def stated_together(say: Say, said: list[str]) -> str:
    """Statements joined by «and»; in Finnish a denial after another statement begins with «eikä»."""
    if say("lotr-grammar") != "fi":
        return say("lotr-and").join(said)
    return said[0] + "".join(
        DENIAL.sub(r" \2kä \1 ", one) if DENIAL.match(one) else say("lotr-and") + one for one in said[1:]
    )


def closed(say: Say, said: str) -> str:
    """A clause before «and», with the comma that Finnish puts after a relative clause at its end."""
    return f"{said}," if say("lotr-grammar") == "fi" and UNCLOSED.search(said) else said


def _after_alike(say: Say, one: str, other: str) -> str:
    if "," in one or any(say("lotr-or") in part for part in (one, other)):
        return other  # what follows might belong to the last words only
    alike = (f"{opening} " for opening in forms(say, "lotr-openings"))
    shared = next((opening for opening in alike if one.startswith(opening) and other.startswith(opening)), "")
    return other.removeprefix(shared)


def listed(say: Say, words: list[str]) -> str:
    if len(words) == 1 or not all(words):
        return words[0] if all(words) else ""
    return say("lotr-list-comma").join(words[:-1]) + say("lotr-or") + words[-1]


def _joined(*words: str) -> str:
    return " ".join(word for word in words if word)


# -- Finnish -----------------------------------------------------------------------------------------------------------


def _finnish(say: Say, parts: Parts, count: str, each: bool) -> Phrase:
    nom, gen, part = (_finnish_form(say, parts, case) for case in range(3))
    if each:
        every = forms(say, "lotr-each")
        nom, gen, part = (_joined(word, form) for word, form in zip(every, (nom, gen, part), strict=False))
    elif count == ALL_OF:
        nom, gen, part = (_finnish_form(say, parts, case) for case in range(3, 6))
    elif count:
        if count == say("lotr-all-of"):
            whole = f"{count} {_finnish_form(say, parts, 3)}"
            return _closed(Phrase(whole, whole, f"{count} {_finnish_form(say, parts, 5)}", counted=True), parts.after)
        some = f"{count} {part if count[0].isdigit() or count == 'X' else _finnish_form(say, parts, 5)}"
        return _closed(Phrase(some, some, some, counted=True), parts.after)
    local = [_finnish_local(nom, gen, ending) for ending in ("lla", "lle", "lta")]
    return _closed(Phrase(nom, gen, part, *local), parts.after)


def _closed(said: Phrase, after: str) -> Phrase:
    """A clause inside a sentence is closed again where the sentence goes on."""
    comma = "," if after.startswith(",") else ""
    inner = [form + after + comma if form else "" for form in (said.gen, said.ade, said.all, said.abl)]
    if said.counted:
        inner[0] = said.gen + after
    return Phrase(said.nom + after, inner[0], said.part + after, *inner[1:], counted=said.counted, open=bool(comma))


def _finnish_form(say: Say, parts: Parts, case: int) -> str:
    adjectives = [forms(say, key)[case] for key in parts.adjectives]
    early = sum(key in OTHER for key in parts.adjectives)
    adjectives[early:early] = [words.split("|")[case].strip() for words in parts.before]
    stems = "".join(forms(say, key)[6] for key in parts.stems)
    nouns = [forms(say, key)[case] for key in parts.nouns]
    return _joined(*adjectives, parts.culture.replace("/", say("lotr-or")), listed(say, _compounds(stems, nouns)))


def _compounds(stems: str, nouns: list[str]) -> list[str]:
    """A first part goes with all that may follow: jousiampujakumppani tai -liittolainen."""
    return [stems + noun if at == 0 or not stems else f"-{noun}" for at, noun in enumerate(nouns)]


def _finnish_local(nom: str, gen: str, ending: str) -> str:
    """On, onto, off: the genitive's stem and an ending, for every word that is inflected."""
    same = set(nom.split()) & set(gen.split())
    return " ".join(word if word in same else _local(word, ending) for word in gen.split())


def _local(word: str, ending: str) -> str:
    comma = "," if word.endswith(",") else ""
    stem = word.rstrip(",")
    if stem == "tämän":
        return ending.replace("a", "ä").replace("l", "täl", 1) + comma  # tällä, tälle, tältä
    if not stem.endswith("n"):
        return word
    front = not any(letter in "aouáóúû" for letter in stem.rpartition("-")[2].lower())
    return stem[:-1] + (ending.replace("a", "ä") if front else ending) + comma


def _other_local(on: str, ending: str) -> str:
    """Onto and off whom, from on whom: sillä, sille, siltä."""
    said = []
    for word in on.split():
        front = word.endswith("llä")
        known = word.endswith(("lla", "llä"))
        said.append(word[:-3] + (ending.replace("a", "ä") if front else ending) if known else word)
    return " ".join(said)


# -- Swedish -----------------------------------------------------------------------------------------------------------


def _swedish(say: Say, parts: Parts, count: str, each: bool) -> Phrase:
    nouns = [forms(say, key) for key in parts.nouns]
    gender = nouns[0][0]
    culture = parts.culture.replace("/", "-" + say("lotr-or"))  # dvärg- eller alvkort
    stems = culture + "".join(forms(say, key)[5] for key in parts.stems)
    head = "" if count == ALL_OF else count or (say("lotr-each") if each else gender)
    head = "en" if head == "ett" and "lotr-adj-theirs" in parts.adjectives else head  # en motståndares kort
    which = 2 if count else 1 if gender == "ett" else 0
    described = [forms(say, key)[which] for key in parts.adjectives]
    adjectives = [word for word in described if not word.startswith("…")]
    after = "".join(word[1:] for word in described if word.startswith("…")) + parts.after  # «… from the Free Peoples»
    start = _joined("" if gender == "-" and not count else head, *adjectives)
    subjects = listed(say, _with_articles(nouns, _compounds(stems, [n[3 if count else 1] for n in nouns]), count, each))
    owners = listed(say, _compounds(stems, [n[4 if count else 2] for n in nouns]))
    subject = _run_together(_joined(start, subjects)) + after
    return _undeclined(subject, _run_together(_joined(start, owners)) + after, subject)


def _with_articles(nouns: list[list[str]], said: list[str], count: str, each: bool) -> list[str]:
    """Each has its own article, where those differ."""
    if count or each or len({noun[0] for noun in nouns}) == 1:
        return said
    return [said[0], *(f"{noun[0]} {words}" for noun, words in zip(nouns[1:], said[1:], strict=True))]


def _run_together(words: str) -> str:
    """Join a word ending in a hyphen to the next: skugg- vapen, skuggvapen; but dvärg- eller alvkort."""
    return re.sub(r"(?<!\])- ", "", words)


# -- English -----------------------------------------------------------------------------------------------------------


def _english(say: Say, parts: Parts, count: str, each: bool) -> Phrase:
    nouns = [forms(say, key) for key in parts.nouns]
    stems = "".join(f"{forms(say, key)[2]} " for key in parts.stems)
    described = [say(key) for key in parts.adjectives]
    adjectives = [word for word in described if not word.startswith("…")]
    behind = "".join(word[1:] for word in described if word.startswith("…"))  # «… you control»
    yours = each and "lotr-adj-your" in parts.adjectives  # each of your events
    is_name = nouns[0][1] == "-"
    many = bool(count or yours) and not is_name
    culture = parts.culture.replace("/", say("lotr-or"))
    words = _joined(*adjectives, culture, stems + listed(say, [noun[1 if many else 0] for noun in nouns]))
    if not is_name:
        every = _joined(say("lotr-each"), "of" if yours else "", words)
        words = words if count == ALL_OF else f"{count} {words}" if count else every if each else _article(words)
    elif count:
        words = f"{count} × {words}"
    after = words + behind + parts.after
    return _undeclined(after, words + "’s" + behind + parts.after, after)


def _article(words: str) -> str:
    if words.startswith("other "):
        return f"an{words}"
    if words.startswith(("your ", "their ")):
        return words
    vowel = words.lstrip("[")[0].lower() in "aeiou" and not words.startswith("unique")
    return f"an {words}" if vowel else f"a {words}"


GRAMMARS: dict[str, Callable[[Say, Parts, str, bool], Phrase]] = {"fi": _finnish, "sv": _swedish, "en": _english}
