"""What players bring: checked when they sit down, durable, theirs alone, and with them in a rematch (TABLE-9)."""

import asyncio
from typing import Any

import msgspec
import pytest

from pelipoyta.games import load
from pelipoyta.games.lotr.decks.bring import PRIVATE
from pelipoyta.games.lotr.model import Options
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import Bring, FromSeat, Rematch, Resign, Show
from pelipoyta.table.decide.setup.private_options import together
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Player, Sat, Started, TableHeader, TableLine
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio
OWN = PRIVATE.offers["ttt-theoden"]
BOXED = PRIVATE.offers["fotr-aragorn-60"]


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"lotr": load("lotr")}


def wish(*places: str, brings: tuple[dict[str, str], ...] = (), **options: Any) -> TableSpec:
    return TableSpec(
        game="lotr", seats=len(places), options=options, places=places, name="Aino", private_options=brings
    )


async def started(lobby: Lobby, name: str) -> Table:
    table = await lobby.own(name)
    while not table.state.started:
        await asyncio.sleep(0)
    return table


async def two(lobby: Lobby, mine: str = "", theirs: str = "") -> Table:
    place = await lobby.create(wish("me", "open", brings=({"decks": mine},)))
    await lobby.sit(place.table, None, "Eino", private_options={"decks": theirs})
    return await started(lobby, place.table)


async def again(table: Table, store: Any) -> TableState:
    header, lines = await store.load(table.state.header.id)
    return TableState.folded(header, load("lotr"), lines)


async def test_each_plays_what_they_brought(lobby: Lobby, store: Any) -> None:
    table = await two(lobby, OWN, "ttt-aragorn")
    assert table.state.options.decks == (OWN.strip(), "ttt-aragorn")
    assert [player.brought for player in table.state.game_state.players] == [OWN.strip(), "ttt-aragorn"]
    folded = await again(table, store)
    assert (folded.options, folded.game_state) == (table.state.options, table.state.game_state)


async def test_who_brings_nothing_plays_a_starter_of_the_format(lobby: Lobby) -> None:
    place = await lobby.create(wish("me", "open", "bot:first", format="fellowship"))
    await lobby.sit(place.table, None, "Eino")
    table = await started(lobby, place.table)
    assert table.state.options.decks == ("fotr-aragorn", "fotr-gandalf", "mom-gandalf")


async def test_a_bot_plays_what_its_host_brings_for_it(lobby: Lobby) -> None:
    place = await lobby.create(wish("me", "bot:first", "open", brings=({}, {"decks": "ttt-aragorn"})))
    await lobby.put_bot(place.table, 2, "first", place.key, {"decks": OWN})
    table = await started(lobby, place.table)
    assert table.state.options.decks == ("ttt-aragorn", "ttt-aragorn", OWN.strip())


@pytest.mark.parametrize(
    ("deck", "rule"),
    [
        ("nonsense", "LOTR-2.1"),
        ("fotr-aragorn", "LOTR-2.6"),
        ("fotr-aragorn-60", "LOTR-27.2"),
        (BOXED, "LOTR-2.1"),
        (OWN.replace("4 4U282", "8 4U282"), "LOTR-2.3"),
    ],
)
async def test_a_bad_deck_is_refused_and_nobody_sits(lobby: Lobby, store: Any, deck: str, rule: str) -> None:
    brings = {"decks": deck}
    with pytest.raises(IllegalAction) as at_once:
        await lobby.create(wish("me", "open", brings=(brings,)))
    assert (at_once.value.refusal.rule, store.headers) == (rule, {})
    place = await lobby.create(wish("me", "open"))
    for refused in (
        lobby.sit(place.table, None, "Eino", private_options=brings),
        lobby.put_bot(place.table, 1, "first", place.key, brings),
    ):
        with pytest.raises(IllegalAction) as caught:
            await refused
        assert caught.value.refusal.rule == rule
    assert (await lobby.own(place.table)).state.seats.players[1] is None


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (wish("me", "open", decks=["ttt-aragorn"]), "bad_options"),
        (wish("me", "open", brings=({"hats": "red"},)), "bad_options"),
        (wish("me", "open", brings=({"decks": "x" * 4001},)), "bad_options"),
        (wish("me", "open", brings=({}, {"decks": "ttt-aragorn"})), "bad_places"),
        (wish("me", "open", brings=({}, {}, {})), "bad_places"),
    ],
)
async def test_what_cannot_be_brought_makes_no_table(lobby: Lobby, store: Any, bad: TableSpec, code: str) -> None:
    with pytest.raises(TableError) as caught:
        await lobby.create(bad)
    assert (caught.value.code, store.headers) == (code, {})


async def test_where_nothing_is_usual_everyone_must_bring(lobby: Lobby) -> None:
    """LOTR-27.2: no boxed deck of the Towers is ours."""
    with pytest.raises(IllegalAction, match="no-deck"):
        await lobby.create(wish("me", "open", variant="starter"))


async def test_nobody_is_shown_what_another_brought(lobby: Lobby) -> None:
    """Codes that only one deck holds, and that have not been shown, are in nothing the others are told."""
    table = await two(lobby, OWN, "ttt-aragorn")
    now = table.state.history.current
    for viewer in (None, 1):
        told = msgspec.json.encode((now.seat_view(viewer), now.events_for(viewer))).decode()
        assert "4286" not in told and "4C286" not in told and "theoden" not in told.lower()
    assert "4286" in msgspec.json.encode(now.seat_view(0)).decode()
    assert "decks" not in table.state.public_options
    assert b"4C286" not in bytes(table.state.header.shown)


async def rematch(lobby: Lobby) -> Table:
    table = await two(lobby, OWN, "ttt-aragorn")
    await table.submit(FromSeat(0, Resign("r")))
    await table.submit(FromSeat(0, Rematch("m")))
    next = await lobby.own(table.state.offers.next or "")
    assert [player.name for player in next.state.seats.players if player] == ["Eino", "Aino"]
    return next


async def test_in_a_rematch_decks_go_with_their_players_once_each_says_so(lobby: Lobby, store: Any) -> None:
    next = await rematch(lobby)
    await next.submit(FromSeat(0, Bring("a", {})))
    assert not next.state.started and next.state.seats.ready == {0}
    await next.submit(FromSeat(1, Bring("b", {})))
    await started(lobby, next.state.header.id)
    assert next.state.options.decks == ("ttt-aragorn", OWN.strip())
    folded = await again(next, store)
    assert (folded.options, folded.seats.ready, folded.game_state) == (
        next.state.options,
        {0, 1},
        next.state.game_state,
    )


async def test_another_deck_can_be_brought_to_a_rematch(lobby: Lobby) -> None:
    next = await rematch(lobby)
    with pytest.raises(IllegalAction) as bad:
        await next.submit(FromSeat(1, Bring("a", {"decks": "fotr-aragorn"})))
    assert bad.value.refusal.rule == "LOTR-2.6" and next.state.seats.ready == set()
    await next.submit(FromSeat(1, Bring("b", {"decks": "ttt-theoden"})))
    await next.submit(FromSeat(1, Bring("c", {"decks": "ttt-aragorn"})))  # thought better of
    await next.submit(FromSeat(0, Bring("d", {"decks": "ttt-theoden"})))
    await started(lobby, next.state.header.id)
    assert next.state.options.decks == ("ttt-theoden", "ttt-aragorn")
    with pytest.raises(IllegalAction) as late:
        await next.submit(FromSeat(0, Bring("e", {})))
    assert (late.value.refusal.rule, late.value.refusal.reason) == ("TABLE-9", "too-late")


async def test_a_deck_is_shown_after_the_game_and_no_sooner(lobby: Lobby, store: Any) -> None:
    table = await two(lobby)
    with pytest.raises(IllegalAction) as early:
        await table.submit(FromSeat(0, Show("a")))
    assert (early.value.refusal.rule, early.value.refusal.reason) == ("TABLE-9", "not-over-yet")
    await table.submit(FromSeat(1, Resign("b")))
    await table.submit(FromSeat(0, Show("c")))
    await table.submit(FromSeat(0, Show("d")))
    assert table.state.seats.showed == {0} == (await again(table, store)).seats.showed


def old_table(decks: list[str], seats: int = 2) -> TableState:
    """A log from when the host typed everyone's deck into the options."""
    options = msgspec.json.encode({"decks": decks, "variant": "deluxe"})
    header = TableHeader(
        "old", "lotr", load("lotr").version, seats, msgspec.Raw(options), msgspec.Raw(options), "key0", None, 0.0
    )
    sat = [b'{"type":"Sat","seat":%d,"player":{"name":"P","key":"key%d"}}' % (seat, seat) for seat in range(seats)]
    lines = [TableLine(msgspec.json.decode(entry, type=Sat)) for entry in sat]
    return TableState.folded(header, load("lotr"), [*lines, TableLine(Started())])


def test_an_old_log_still_folds_and_shows_no_decks() -> None:
    state = old_table(["fotr-gandalf", "fotr-aragorn"], 3)
    assert not state.frozen
    assert [player.brought for player in state.game_state.players] == ["fotr-gandalf", "fotr-aragorn", "fotr-gandalf"]
    assert state.game_state.options == Options(decks=(), format="fellowship")
    assert state.public_options == {"variant": "deluxe"}
    assert [state.private_options_of(seat)["decks"] for seat in range(3)] == [
        "fotr-gandalf",
        "fotr-aragorn",
        "fotr-gandalf",
    ]


def test_who_brought_nothing_keeps_the_option_of_the_table_and_the_others_their_own() -> None:
    brought: tuple[dict[str, str], ...] = ({"decks": "ttt-aragorn"}, {}, {"decks": "ttt-theoden"})
    options = together(load("lotr"), Options(decks=("fotr-gandalf", "fotr-aragorn")), brought)
    assert options.decks == ("ttt-aragorn", "fotr-aragorn", "ttt-theoden")


def test_games_without_private_options_write_the_same_log_as_ever() -> None:
    assert msgspec.json.encode(Sat(0, Player("Aino", "key"))) == (
        b'{"type":"Sat","seat":0,"player":{"name":"Aino","key":"key"}}'
    )
