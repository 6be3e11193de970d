"""Every helper keeps the laws of helpers, and says nothing without words; planted faults are found."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.test_locales import LANGUAGES, LOCALES, Parts, arguments, own_faults

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.helper import Helper, HelperForm, HelperNote, HelperPanel
from pelipoyta.kernel.helper.laws import HelperTally, check_helper, notes_in
from pelipoyta.kernel.laws import LawBroken
from pelipoyta.kernel.terms import Refusal

SEEDS = range(40)
Words = dict[str, dict[str, Parts]]


@pytest.fixture(scope="module")
def words() -> Words:
    return {language: own_faults(LOCALES / language)[0] for language in LANGUAGES}


@pytest.mark.parametrize("game", NAMES)
def test_a_helper_keeps_the_laws_and_has_its_words(game: str, words: Words) -> None:
    helper = load(game).helper
    assert helper is not None
    tally = check_helper(helper, SEEDS)
    kinds = {kind.__struct_config__.tag for kind in helper.commands.__args__}
    assert kinds - tally.commands.keys() <= {"BeginRegroup", "DrawLot"}, "every command was given"
    assert bool(tally.compared) == helper.secrets
    assert wordless(game, helper, tally, words) == []


def wordless(game: str, helper: Helper[Any, Any], tally: HelperTally, words: Words) -> list[str]:
    """Sentences that a language does not have, or for which a fact is missing."""
    wanted = dict(tally.words)
    for note in notes_in((helper.sheets, helper.options)):
        wanted.setdefault(note.word, set()).update(note.facts)
    for reason, facts in tally.refusals.items():
        common = (
            reason in ("helper-full", "helper-not-yours", "helper-over") and f"{game}-no-{reason}" not in words["fi"]
        )
        wanted[f"table-no-{reason}" if common else f"{game}-no-{reason}"] = facts
    return [
        f"{language}: {key}"
        for language, known in words.items()
        for key, facts in wanted.items()
        if key not in known or arguments(key, known) - facts
    ]


def test_a_missing_word_is_found(words: Words) -> None:
    helper = load("dnup").helper
    assert helper is not None
    gone = {
        language: {key: each for key, each in all_of.items() if key != "dnup-no-helper-out"}
        for language, all_of in words.items()
    }
    tally = HelperTally(refusals={"helper-out": set()}, words={"helper-dnup-won": set()})
    assert set(wordless("dnup", helper, tally, gone)) >= {"fi: dnup-no-helper-out", "sv: helper-dnup-won"}


def _seen_by_all(helper: Helper[Any, Any]) -> Helper[Any, Any]:
    def show(s: Any, seat: Any) -> tuple[HelperPanel, ...]:
        covered = [panel for each in range(len(s.names)) for panel in helper.show(s, each) if panel.covered]
        return (*helper.show(s, seat), *covered)

    return replace(helper, show=show)


def _seen_by_the_neighbour(helper: Helper[Any, Any]) -> Helper[Any, Any]:
    def show(s: Any, seat: Any) -> tuple[HelperPanel, ...]:
        next_one = [] if seat is None else helper.show(s, (seat + 1) % len(s.names))
        return (*helper.show(s, seat), *(panel for panel in next_one if panel.covered))

    return replace(helper, show=show)


def _told_to_all(helper: Helper[Any, Any]) -> Helper[Any, Any]:
    def tell(s: Any, command: Any, outcome: Any, seat: Any) -> HelperNote:
        return HelperNote("helper-name", {"name": str(outcome)})

    return replace(helper, tell=tell)


def _refused_by_secret(helper: Helper[Any, Any]) -> Helper[Any, Any]:
    def why_not(s: Any, command: Any) -> Refusal | None:
        hands = s.drawn if hasattr(s, "drawn") else [army.drawn for army in s.armies]
        odd = sum(map(sum, hands)) % 2
        return (
            Refusal("KV-C3", "helper-odd")
            if odd and type(command).__name__ == "NextTurn"
            else helper.why_not(s, command)
        )

    return replace(helper, why_not=why_not)


def _never(helper: Helper[Any, Any]) -> Helper[Any, Any]:
    return replace(helper, why_not=lambda s, command: Refusal("KV-C3", "never"))


def _changing(helper: Helper[Any, Any]) -> Helper[Any, Any]:
    """Each showing counts: the same log gives another page."""
    shown = [0]

    def show(s: Any, seat: Any) -> tuple[HelperPanel, ...]:
        shown[0] += 1
        return (HelperPanel(HelperNote("helper-number", {"number": shown[0]}), ()), *helper.show(s, seat))

    return replace(helper, show=show)


def _forgetful(helper: Helper[Any, Any]) -> Helper[Any, Any]:
    """Another state each time a command is done: doing it again is not the same."""
    done = [0]

    def apply(s: Any, command: Any, outcome: Any) -> Any:
        done[0] += 1
        after = helper.apply(s, command, outcome)
        return replace_names(after, done[0])

    return replace(helper, apply=apply)


def replace_names(state: Any, number: int) -> Any:
    from msgspec import structs

    return structs.replace(state, names=(f"P{number}", *state.names[1:]))


def _unreadable(helper: Helper[Any, Any]) -> Helper[Any, Any]:
    form = HelperForm(HelperNote("helper-undo"), {"type": "Fly"})
    return replace(helper, show=lambda s, seat: (HelperPanel(HelperNote("helper-undo"), (form,)),))


PLANTED: list[tuple[Callable[[Helper[Any, Any]], Helper[Any, Any]], str]] = [
    (_seen_by_all, "no leak"),
    (_seen_by_the_neighbour, "no leak"),
    (_told_to_all, "no leak"),
    (_refused_by_secret, "no leak|offered"),
    (_never, "offered"),
    (_unreadable, "offered"),
    (_changing, "refused|pure"),
    (_forgetful, "pure|undo"),
]


@pytest.mark.parametrize(("plant", "law"), PLANTED)
def test_a_planted_fault_is_found(plant: Callable[[Helper[Any, Any]], Helper[Any, Any]], law: str) -> None:
    helper = load("kasvoton").helper
    assert helper is not None
    with pytest.raises(LawBroken) as broken:
        check_helper(plant(helper), range(200))
    assert broken.value.law in law.split("|")
