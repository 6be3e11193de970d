"""Leaks that are planted, one at each way out, are found by the law of who sees what."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.access.test_access_law import faults, games, pictures_as_text, settings  # noqa: F401 - fixtures
from tests.server.access.worlds import Case, world_of

from pelipoyta.server.api.catalogue import animations
from pelipoyta.server.api.play import analysis, fairness, hints, history, play_on, replay_source, tables
from pelipoyta.server.live import connection, delayed, room, updates
from pelipoyta.server.services.games.deck_commitments import DeckCommitments
from pelipoyta.server.state import AppState
from pelipoyta.table.access import policy

Plant = Callable[[pytest.MonkeyPatch], None]
RUNNING, DECKS = Case("hidden", "running"), Case("sealed-decks", "over")
SET = Case("hidden", "over", in_set=True)
EVERY_EYE = ("all", 0, 1, None)


def grants(module: Any, *parts: str, **fields: Any) -> Plant:
    """The module is told by the policy that more is allowed than is."""

    def granted(state: Any, key: str, now: float) -> policy.Access:
        true = policy.access(state, key, now)
        return replace(true, **fields, denials={part: why for part, why in true.denials.items() if part not in parts})

    return lambda patch: patch.setattr(module, "access", granted)


def publishes(module: Any, **fields: Any) -> Plant:
    return lambda patch: patch.setattr(module, "published", lambda state: replace(policy.published(state), **fields))


def _through_any_eyes(patch: pytest.MonkeyPatch) -> None:
    true = replay_source.table_source
    patch.setattr(animations, "table_source", lambda table, key, eyes: true(table, key, "-"))


def _find_without_asking(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(AppState, "_look_up_hidden", lambda self, table, address, key, get: get(table))


def _unsealed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(DeckCommitments, "_seal", lambda self, match, seat, option, text: text)


def _all_decks_visible(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(policy, "_decks", lambda state, seat, host: frozenset({0, 1}))


def _anyone_enters(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(policy, "may_enter", lambda **facts: True)


def _dice_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(policy, "_dice_published", lambda state, decks: True)


def _first_seats_update(patch: pytest.MonkeyPatch) -> None:
    planted = updates.transition_message
    patch.setattr(room, "transition_message", lambda it, viewer, *rest, **flags: planted(it, 0, *rest, **flags))


def _as_it_is(patch: pytest.MonkeyPatch) -> None:
    async def seen(self: AppState, table: Any, key: str) -> Any:
        table.state.for_onlookers = True
        return table

    patch.setattr(AppState, "seen", seen)


def _nothing_kept_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(delayed, "visible_length", lambda header, lines, now: len(lines))


def _anyone_watches(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(policy, "unwatched_by", lambda state, key, now: None)


MOVES, MINUTES = Case("open", "running", watch="moves"), Case("open", "over", watch="minutes")
NOT_YET, NEVER = Case("open", "running", watch="end"), Case("open", "over", watch="nobody")


LEAKS: dict[str, tuple[Plant, Case, str]] = {  # what is planted, where it shows, and by which way out it is found
    "a record of a running game": (grants(tables, "record", record="whole"), RUNNING, "/record"),
    "a whole record for everyone": (grants(tables, record="whole"), DECKS, "/record: learns deck 0"),
    "a record with its seals open": (_unsealed, DECKS, "/record: learns deck 1"),
    "everyone's decks": (grants(tables, decks=frozenset({0, 1})), DECKS, "/brought: learns deck 0"),
    "a replay through all eyes": (grants(replay_source, "all_eyes", eyes=EVERY_EYE), RUNNING, "/replay"),
    "moments through another's eyes": (
        grants(replay_source, eyes=(None, 0, 1)),
        RUNNING,
        "count=32&eyes=0: learns guess 0",
    ),
    "a position": (grants(replay_source, "all_eyes", eyes=EVERY_EYE), RUNNING, "/position: learns guess 0"),
    "a picture": (grants(replay_source, "all_eyes", eyes=EVERY_EYE), RUNNING, "spectator: picture: learns guess 0"),
    "an animation": (_through_any_eyes, RUNNING, "/film: learns guess 0"),
    "an analysis": (grants(analysis, "study"), DECKS, "/analysis"),
    "dice with decks that are not shown": (grants(fairness, "dice"), Case("loose-decks", "over"), "/dice: learns seed"),
    "dice of a running game": (_dice_at_once, RUNNING, "/dice: learns seed"),
    "a table from a hidden game": (grants(play_on, "play_on"), SET, "/replay/0/table"),
    "a history by no token": (grants(history, seat=0), RUNNING, "spectator: history"),
    "advice for a spectator": (grants(hints, "advice", seat=0), RUNNING, "spectator: /hint"),
    "another's live view": (grants(connection, viewer=0), RUNNING, "spectator: live: learns guess 0"),
    "another's updates": (_first_seats_update, RUNNING, "seat 1: updates: learns guess 0"),
    "a spectator who talks": (grants(connection, speaker=-1), RUNNING, "spectator: live"),
    "all views live": (publishes(room, all_views=True), RUNNING, "spectator: live: learns guess 0"),
    "counts of help while the game runs": (publishes(updates, help_counts=True), RUNNING, "/: ([False, False], True)"),
    "a title of a hidden table": (_find_without_asking, SET, "spectator: title"),
    "a hidden table for anyone": (_anyone_enters, SET, "organiser: /: "),
    "a delayed table's record": (_as_it_is, MOVES, "spectator: /record: learns guess 0"),
    "a delayed table's replay": (_as_it_is, MOVES, "spectator: /replay/0?count=32&eyes=-: learns guess 0"),
    "a delayed table's film": (_as_it_is, MOVES, "spectator: /replay/1/film: learns guess 0"),
    "a delayed table's views": (_as_it_is, MOVES, "spectator: live: learns guess 0"),
    "a delayed table's talk": (_as_it_is, MOVES, "spectator: live: learns chat"),
    "a delayed table's picture": (_as_it_is, MINUTES, "spectator: picture"),
    "a delayed table's end": (_as_it_is, MINUTES, "spectator: /: ([False, False], True)"),
    "a delayed table's updates": (_nothing_kept_back, MOVES, "spectator: updates: learns guess 0"),
    "a game that is watched too early": (_anyone_watches, NOT_YET, "spectator: live: learns guess 0"),
    "a game that nobody may watch": (_anyone_watches, NEVER, "spectator: /record"),
    "a policy that shows all decks": (_all_decks_visible, DECKS, "policy says"),
}

BEFORE = ("another's updates", "a delayed table's updates")  # planted before the game is played


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(house: Any, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, case, found = LEAKS[leak]
    if leak in BEFORE:
        plant(monkeypatch)
    world = world_of(house, case)
    if leak not in BEFORE:
        plant(monkeypatch)
    assert any(found in fault for fault in faults(world))
