"""What a hint says is so, in every game: found again by other means, whatever is hidden, over games of all kinds."""

import re
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest
from tests.games.truth import broken, first_fault

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.optional.hint import Hint
from pelipoyta.locales import Words

LOOKED_AT = 6


def truths(name: str) -> Any:
    return import_module(f"tests.games.{name}.truths")


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_holds_and_every_kind_of_it_was_met(name: str) -> None:
    own = truths(name)
    wrong, kinds = broken(load(name), own, LOOKED_AT)
    assert wrong == {}
    assert {*own.HOLDS} - kinds - own.RARE == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_sentence_that_can_be_said_has_its_check(name: str) -> None:
    said = {key for key in Words("fi", name).ids() if re.match(f"{name}-advice-", key)}
    said = {key.removesuffix("-other") for key in said}  # the same said of another player's choice
    assert said == {f"{name}-advice-{key}" for key in truths(name).HOLDS}


@pytest.mark.parametrize("name", NAMES)
def test_a_planted_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One function of the game's hints at a time says more than there is."""
    own, hints = truths(name), import_module(f"pelipoyta.games.{name}.hints")
    for fault, more in own.FAULTS:
        with monkeypatch.context() as patch:
            real = getattr(hints, fault)
            patch.setattr(hints, fault, lambda *given, real=real, more=more: real(*given) + more)
            assert first_fault(load(name), own, LOOKED_AT), fault


@pytest.mark.parametrize("name", NAMES)
def test_what_has_no_check_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    own, hints = truths(name), import_module(f"pelipoyta.games.{name}.hints")
    monkeypatch.setattr(hints, "hints", lambda *_: (Hint("unheard-of"),))
    assert first_fault(load(name), own, 1) == "unheard-of"


@pytest.mark.parametrize("name", [name for name in NAMES if not load(name).hooks.open])
def test_whoever_tells_what_is_hidden_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence whose facts come from the whole state, and not from what its player sees."""
    own, hints, game = truths(name), import_module(f"pelipoyta.games.{name}.hints"), load(name)
    behind: dict[int, Any] = {}

    def looking(state: Any, seat: int | None) -> Any:
        behind[0] = state
        return game.view(state, seat)

    monkeypatch.setattr(hints, "hints", lambda *_: (Hint("secret", {"all": str(behind[0])}),))
    looked = replace(game, view=looking)
    monkeypatch.setitem(own.HOLDS, "secret", lambda told: True)
    assert first_fault(looked, own, LOOKED_AT) == "told apart"
