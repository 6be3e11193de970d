"""Talk at the table (TABLE-8): heard by whom it is for and by nobody else, kept for good, and no move at all."""

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import arvaus
import pytest

from pelipoyta.kernel import HOST, IllegalAction, Talk
from pelipoyta.kernel.game import AnyGame, altered
from pelipoyta.table.commands import Do, DrawOffer, FromSeat, Rematch, Resign, Speak, Undo
from pelipoyta.table.decide.chat_rules import chat_permissions
from pelipoyta.table.live.audience import NoAudience
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import StoreFailed
from pelipoyta.table.model import Spoke, Viewer
from pelipoyta.table.state.chat import KEPT, clean
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.transition import Transition

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]


class Ears(NoAudience):
    """An audience that remembers what was said."""

    def __init__(self) -> None:
        self.spokes: list[Spoke] = []

    def on_transition(self, transition: Transition) -> None:
        pass

    def on_chat(self, spoke: Spoke) -> None:
        self.spokes.append(spoke)

    def on_passes_changed(self, seat: int) -> None:
        raise AssertionError("nobody lets anything pass here")

    def on_table_changed(self) -> None:
        raise AssertionError("talk changes nothing of the table")

    def on_closed(self) -> None:
        pass


@pytest.fixture
def plotters(games: dict[str, AnyGame]) -> None:
    """Arvaus, in which all but seat 0 have a line of their own."""

    def talk(state: Any, seat: int) -> Talk:
        return Talk(aside=tuple(other for other in range(1, len(state.guesses)) if other != seat) if seat else ())

    games["arvaus"] = altered(arvaus.GAME, talk=talk)


@pytest.fixture
def silence(games: dict[str, AnyGame]) -> None:
    games["arvaus"] = altered(arvaus.GAME, talk=lambda state, seat: Talk(closed="ARV-1"))


def heard(state: TableState, viewer: Viewer, seen: int = 0) -> list[tuple[int, str]]:
    return [(line.number, line.spoke.text) for line in state.chat.lines_for(viewer, seen)]


async def again(table: Table, store: Any, games: dict[str, AnyGame]) -> TableState:
    header, lines = await store.load(table.state.header.id)
    return TableState.folded(header, games[header.game], lines)


async def test_what_is_said_is_heard_by_all(seated: Seated, store: Any, games: Any) -> None:
    """KV-F7 asks for no more."""
    table = await seated("arvaus", "me", "open")
    table.audience = ears = Ears()
    await table.submit(FromSeat(0, Speak("a", "  Hei\u202e  kaikki \n")))
    await table.submit(FromSeat(1, Speak("a", "Hei Aino")))
    assert ears.spokes == [Spoke(0, "Hei kaikki"), Spoke(1, "Hei Aino")]
    for state in (table.state, await again(table, store, games)):
        assert all(heard(state, viewer) == [(1, "Hei kaikki"), (2, "Hei Aino")] for viewer in (None, 0, 1))
    assert table.state.chat.lines_for(0)[0].time > 0


async def test_an_aside_is_heard_by_those_seats_alone(
    plotters: None, seated: Seated, store: Any, games: dict[str, AnyGame]
) -> None:
    """Not by others, not by onlookers; not after the game, not after a restart; numbers tell nothing either."""
    table = await seated("arvaus", "me", "open", "open")
    table.audience = Ears()
    await table.submit(FromSeat(1, Speak("a", "Nyt", (2,))))
    await table.submit(FromSeat(1, Speak("b", "Hei")))
    await table.submit(FromSeat(2, Speak("c", "Joo", (1,))))
    assert store.lines[table.state.header.id][-1].count(b'"eyes":[1,2]') == 1
    table.audience = SimpleNamespace(
        on_transition=lambda transition: None, on_table_changed=lambda: None, on_closed=lambda: None
    )
    await table.submit(FromSeat(0, Resign("r")))
    for state in (table.state, await again(table, store, games)):
        assert heard(state, 0) == heard(state, None) == [(1, "Hei")]
        assert heard(state, 1) == heard(state, 2) == [(1, "Nyt"), (2, "Hei"), (3, "Joo")]


async def test_an_aside_needs_ears(plotters: None, seated: Seated) -> None:
    """Whoever speaks aside names the listeners: a line whose listeners have changed is heard by nobody."""
    table = await seated("arvaus", "me", "open", "open")
    for command, reason in (
        (FromSeat(0, Speak("a", "Hei", (1,))), "no-aside"),
        (FromSeat(1, Speak("a", "Hei", (0,))), "other-ears"),
        (FromSeat(1, Speak("a", "Hei", (2, 0))), "other-ears"),
    ):
        with pytest.raises(IllegalAction, match=f"TABLE-8: {reason}"):
            await table.submit(command)
    assert heard(table.state, 1) == []


async def test_bots_do_not_listen(plotters: None, seated: Seated) -> None:
    table = await seated("arvaus", "me", "open", "bot:first")
    assert chat_permissions(table.state, 1) == Talk()
    table = await seated("arvaus", "me", "open", "open", "bot:first")
    assert chat_permissions(table.state, 1) == Talk(aside=(2,))


async def test_a_rule_closes_talk_while_the_game_runs(silence: None, lobby: Lobby) -> None:
    place = await lobby.create(TableSpec(game="arvaus", seats=2, options={}, places=("me", "open"), name="Aino"))
    table = await lobby.find(place.table)
    await table.submit(FromSeat(0, Speak("a", "Kohta")))
    await lobby.sit(place.table, None, "Eino")
    assert chat_permissions(table.state, 0) == Talk(closed="ARV-1")
    with pytest.raises(IllegalAction, match="ARV-1: talk-closed"):
        await table.submit(FromSeat(1, Speak("b", "Psst")))
    await table.submit(FromSeat(HOST, Speak("c", "Hiljaa siellä")))  # who does not play may speak
    await table.submit(FromSeat(0, Resign("d")))
    await table.submit(FromSeat(1, Speak("e", "Hyvä peli")))
    assert heard(table.state, None) == [(1, "Kohta"), (2, "Hiljaa siellä"), (3, "Hyvä peli")]


@pytest.mark.parametrize(
    ("text", "reason"), [("", "nothing-said"), (" \n\u202e\t", "nothing-said"), ("x" * 301, "too-long")]
)
async def test_a_line_has_letters_and_not_too_many(seated: Seated, text: str, reason: str) -> None:
    table = await seated("arvaus", "me", "open")
    with pytest.raises(IllegalAction, match=f"TABLE-8: {reason}"):
        await table.submit(FromSeat(0, Speak("a", text)))
    await table.submit(FromSeat(0, Speak("a", " " + "ä" * 300 + " ")))
    assert heard(table.state, 1) == [(1, "ä" * 300)]


async def test_onlookers_listen(lobby: Lobby, seated: Seated) -> None:
    table = await seated("arvaus", "me", "open")
    assert chat_permissions(table.state, None) == Talk(closed="TABLE-8")


async def test_talk_is_no_move(seated: Seated, salkku: Any, store: Any, games: Any) -> None:
    """It declines no draw, makes no choice stale, stands in the way of no undo, and no record knows of it."""
    table = await seated("salkku", "me", "open")
    await table.submit(FromSeat(0, DrawOffer("a", "offer")))
    await table.submit(FromSeat(0, Do("b", 1, salkku.Pick(1))))
    before = dict(table.state.versions), dict(table.state.history.asked_version), table.state.history.record_steps()
    await table.submit(FromSeat(1, Speak("c", "Hmm")))
    await table.submit(FromSeat(0, Speak("d", "Hmm hmm")))
    assert (
        dict(table.state.versions),
        dict(table.state.history.asked_version),
        table.state.history.record_steps(),
    ) == before
    assert table.state.offers.draw == 0
    await table.submit(FromSeat(0, Undo("e")))
    await table.submit(FromSeat(1, Do("f", 1, salkku.Pick(1))))
    assert (await again(table, store, games)).history.record_steps() == table.state.history.record_steps()


async def test_words_are_stored_before_they_are_heard_and_said_once(seated: Seated, store: Any) -> None:
    table = await seated("arvaus", "me", "open")
    table.audience = ears = Ears()
    store.fails = StoreFailed("disk full")
    with pytest.raises(StoreFailed):
        await table.submit(FromSeat(0, Speak("a", "Hei")))
    assert ears.spokes == [] and heard(table.state, 0) == []
    store.fails = None
    for _ in range(2):
        await table.submit(FromSeat(0, Speak("a", "Hei")))
        await table.submit(FromSeat(HOST, Speak("a", "Hei minäkin")))
    assert ears.spokes == [Spoke(0, "Hei"), Spoke(HOST, "Hei minäkin")]


async def test_late_comers_hear_the_last_lines(seated: Seated) -> None:
    table = await seated("arvaus", "me", "open")
    for number in range(1, KEPT + 6):
        await table.submit(FromSeat(0, Speak(str(number), str(number))))
    assert heard(table.state, 1) == [(number, str(number)) for number in range(6, KEPT + 6)]
    assert heard(table.state, 1, KEPT + 3) == [(KEPT + 4, str(KEPT + 4)), (KEPT + 5, str(KEPT + 5))]
    assert heard(table.state, 1, KEPT + 5) == []
    assert heard(table.state, 1, 999) == heard(table.state, 1)


async def test_a_rematch_begins_in_silence(lobby: Lobby, seated: Seated) -> None:
    table = await seated("arvaus", "me", "open")
    await table.submit(FromSeat(0, Speak("a", "Hei")))
    await table.submit(FromSeat(0, Resign("b")))
    await table.submit(FromSeat(0, Rematch("c")))
    assert table.state.offers.next is not None
    assert heard((await lobby.find(table.state.offers.next)).state, 0) == []


async def test_a_frozen_table_keeps_what_was_said(seated: Seated, store: Any, games: dict[str, AnyGame]) -> None:
    table = await seated("arvaus", "me", "open")
    await table.submit(FromSeat(0, Speak("a", "Hei")))
    games["arvaus"] = altered(arvaus.GAME, version=2)
    state = await again(table, store, games)
    assert state.frozen and heard(state, 1) == [(1, "Hei")]
    assert chat_permissions(state, 0) == Talk(closed="TABLE-8")


def test_names_and_lines_are_shown_without_tricks() -> None:
    assert clean("  Ai\u202eno \t\n\x00 K.  ") == "Ai no K."
    assert clean("Åsa Öhman <b>") == "Åsa Öhman <b>"
    assert clean("\u200dAi\u200dno\u200d") == "Ai no"
    assert clean("hyvä \u2764\ufe0f\u200d\U0001f525!") == "hyvä \u2764\ufe0f\u200d\U0001f525!"
