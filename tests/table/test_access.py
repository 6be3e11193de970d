"""The access policy says for each viewer and phase what may be seen, and with which code the rest is refused."""

from time import time
from types import SimpleNamespace
from typing import Any

import pytest
from arvaus import Guess
from msgspec.structs import replace
from tests.table.toys import GAMES, NUMBERS

from pelipoyta.kernel.game import HOST, AnyGame, altered
from pelipoyta.table.access.listing import listing_access
from pelipoyta.table.access.onlookers import seconds_hidden, visible_length
from pelipoyta.table.access.parts import PARTS
from pelipoyta.table.access.policy import Access, HiddenTable, Published, access, check_entry, published
from pelipoyta.table.commands import Do, FromSeat, Show, Unveil
from pelipoyta.table.decide.setup.create import ContestSlot, new_log
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import NO_CHAIN, Player, Sat
from pelipoyta.table.replay import ALL
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.watching import ListedAs, Watching

pytestmark = pytest.mark.anyio
FIRST, SECOND, HOSTING, STRANGER = "key of seat 0", "key of seat 1", "key of the host", "key of another table"
EVERY_EYE = (ALL, 0, 1, None)
STORY = ("replay", "all_eyes", "record", "dice", "study", "play_on")


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return GAMES


async def begun(lobby: Lobby, game: str, **spec: Any) -> Table:
    """A running table of two players; the first is its host."""
    place = await lobby.create(
        TableSpec(game=game, seats=2, options={}, places=("me", "open"), name="Aino", **spec), FIRST
    )
    await lobby.sit(place.table, None, "Eino", private_options=None, key=SECOND)
    return await lobby.own(place.table)


async def ended(lobby: Lobby, game: str, **spec: Any) -> Table:
    return await played(await begun(lobby, game, **spec))


async def played(table: Table) -> Table:
    for seat in range(2):
        await table.submit(FromSeat(seat, Do("", table.state.versions[seat], Guess(NUMBERS[seat] + 1))))
    assert table.state.over
    return table


async def hidden(lobby: Lobby, store: Any, game: str = "hidden") -> Table:
    """A table that hides from others, as a contest founds it."""
    seated = [Sat(seat, Player("", key)) for seat, key in enumerate((FIRST, SECOND))]
    slot = ContestSlot(contest="contest", number=1, table="contest-1", in_hidden_set=True, common=("a", "b"))
    await store.append([new_log(GAMES[game], GAMES[game].options(), seated, HOSTING, 1.0, slot=slot)])
    return await lobby.own("contest-1")


def codes(seen: Access, *parts: Any) -> list[str]:
    """For each part the code it is refused with; empty where it is allowed."""
    return [seen.denials[part].code if part in seen.denials else "" for part in parts or PARTS]


async def test_before_the_game_everyone_sees_the_table_and_nothing_of_a_game(lobby: Lobby) -> None:
    place = await lobby.create(
        TableSpec(game="sealed-decks", seats=2, options={}, places=("me", "open"), name="Aino"), FIRST
    )
    state = (await lobby.own(place.table)).state
    for key, seat in ((FIRST, 0), ("", None)):
        seen = access(state, key, time())
        assert (seen.seat, seen.eyes, seen.decks, seen.record) == (seat, (), frozenset(), "none")
        assert codes(seen, "table", "live", *STORY) == ["", "", *["not_started"] * 6]


async def test_while_a_game_that_hides_runs_each_looks_through_their_own_eyes(lobby: Lobby) -> None:
    state = (await begun(lobby, "hidden")).state
    for key, seat, eyes in ((FIRST, 0, (0, None)), (SECOND, 1, (1, None)), ("", None, (None,))):
        seen = access(state, key, time())
        assert (seen.seat, seen.viewer, seen.speaker, seen.eyes) == (seat, seat, seat, eyes)
        assert codes(seen, *STORY) == [
            "", "still_hidden", "still_hidden", "still_hidden", "analysis_running", "not_over_yet",
        ]  # fmt: skip
        assert seen.record == "none"
    assert published(state) == Published(
        decks=frozenset(), all_views=False, help_counts=False, of_hidden_set=False, hides=False
    )


async def test_where_nothing_is_hidden_the_story_is_open_while_it_runs(lobby: Lobby) -> None:
    """An open game, and a teaching table (TABLE-15); the seed is not told before the end (TABLE-12)."""
    for table in (await begun(lobby, "open"), await begun(lobby, "hidden", teaching=True)):
        for key in (FIRST, "", STRANGER):
            seen = access(table.state, key, time())
            assert (seen.eyes, seen.record) == (EVERY_EYE, "whole")
            assert codes(seen, *STORY) == ["", "", "", "still_hidden", "analysis_running", "not_over_yet"]
        assert published(table.state).all_views is table.state.header.teaching


async def test_when_a_game_is_over_everything_is_open_to_all(lobby: Lobby) -> None:
    state = (await ended(lobby, "hidden")).state
    for key in (FIRST, SECOND, "", STRANGER):
        seen = access(state, key, time())
        assert (seen.eyes, seen.record) == (EVERY_EYE, "whole")
        assert codes(seen, *STORY) == [""] * 6
    assert published(state).help_counts


@pytest.mark.parametrize(("game", "dice"), [("sealed-decks", ""), ("loose-decks", "still_hidden")])
async def test_decks_stay_with_their_owners_until_shown(lobby: Lobby, game: str, dice: str) -> None:
    """TABLE-9; of decks that are sealed card by card the dice are told all the same (TABLE-19)."""
    table = await ended(lobby, game, private_options=({"decks": "1 2"},))
    for key, eyes, decks in ((FIRST, (0, None), [0]), (SECOND, (1, None), [1]), ("", (None,), [])):
        seen = access(table.state, key, time())
        assert (seen.eyes, sorted(seen.decks), seen.record) == (eyes, decks, "partial")
        assert codes(seen, *STORY) == ["", "not_shown", "", dice, "not_shown", ""]
    await table.submit(FromSeat(0, Show("")))
    assert [access(table.state, key, time()).record for key in (FIRST, SECOND, "")] == ["partial", "whole", "partial"]
    assert access(table.state, SECOND, time()).eyes == EVERY_EYE
    assert published(table.state).decks == {0}
    await table.submit(FromSeat(1, Show("")))
    assert codes(access(table.state, "", time()), *STORY) == [""] * 6


async def test_an_organiser_reads_no_deck_of_a_bot(lobby: Lobby, store: Any) -> None:
    """CONTEST-17: it may be built from the pool of a player who left."""
    game, usual = GAMES["sealed-decks"], {"decks": "7 7 7"}
    seated = [Sat(0, Player("", FIRST), usual), Sat(1, Player("", "", "first"), usual)]
    slot = ContestSlot(contest="event", number=1, table="round-table")
    await store.append([new_log(game, game.options(), seated, HOSTING, 1.0, slot=slot)])
    table = await lobby.own("round-table")
    assert table.state.started and access(table.state, HOSTING, time()).decks == frozenset()


async def test_the_host_reads_the_decks_of_bots_only(lobby: Lobby) -> None:
    place = await lobby.create(
        TableSpec(game="sealed-decks", seats=2, options={}, places=("open", "bot:first"), name="Aino"), HOSTING
    )
    await lobby.sit(place.table, None, "Eino", private_options=None, key=FIRST)
    state = (await lobby.own(place.table)).state
    assert [access(state, key, time()).decks for key in (HOSTING, FIRST, "")] == [{1}, {0}, set()]


async def test_decks_of_a_teaching_table_are_open(lobby: Lobby) -> None:
    state = (await begun(lobby, "sealed-decks", teaching=True)).state
    assert access(state, "", time()).decks == published(state).decks == {0, 1}


async def test_who_sits_who_judges_who_talks(lobby: Lobby) -> None:
    """A host who does not play talks (TABLE-8), and judges where the game has a judge (TABLE-7)."""
    for game, viewer in (("hidden", None), ("judged", HOST)):
        place = await lobby.create(
            TableSpec(game=game, seats=2, options={}, places=("open", "open"), name="Aino"), f"{HOSTING} {game}"
        )
        state = (await lobby.own(place.table)).state
        seen = access(state, f"{HOSTING} {game}", time())
        assert (seen.seat, seen.viewer, seen.speaker) == (None, viewer, HOST)
        assert codes(seen, "live", "advice") == ["", "not_your_seat"]
        stranger = access(state, STRANGER, time())
        assert (stranger.viewer, stranger.speaker) == (None, None)
        assert codes(stranger, "table", "live") == ["", "not_your_seat"]


async def test_a_hidden_table_is_for_its_players_alone(lobby: Lobby, store: Any) -> None:
    """CONTEST-19: not even its own players get what tells of the common chance before the set is over."""
    table = await hidden(lobby, store)
    outside = ["apart"] * len(PARTS)
    for _ in range(2):
        for key in ("", STRANGER, HOSTING):
            seen = access(table.state, key, time())
            assert codes(seen) == outside
            assert (seen.eyes, seen.decks, seen.speaker) == ((), frozenset(), None)
        own = access(table.state, FIRST, time())
        assert own.eyes == (0, None)
        assert codes(own, "table", "live", "replay", "record", "dice", "study", "play_on") == [
            "", "", "", *["apart_still"] * 4,
        ]  # fmt: skip
        if not table.state.over:
            await played(table)
    await table.submit(Unveil())
    assert codes(access(table.state, "", time()), "table", "live", *STORY) == [""] * 8


@pytest.mark.parametrize("player", [True, False])
@pytest.mark.parametrize("over", [True, False])
def test_the_contest_is_asked_before_a_hidden_table_is_loaded(player: bool, over: bool) -> None:
    facts = HiddenTable("contest", over, player)
    if player or over:
        check_entry(facts)
        return
    with pytest.raises(TableError) as refused:
        check_entry(facts)
    assert (refused.value.code, refused.value.facts) == ("apart", {"rule": "CONTEST-19", "team_match": "contest"})


async def test_a_table_of_an_older_version_goes_on_by_its_rules(lobby: Lobby) -> None:
    """As long as the game replays that version."""
    header = replace((await ended(lobby, "sealed-decks")).state.header, version=1)
    asked: list[int] = []

    def as_of(state: Any, version: int) -> Any:
        asked.append(version)
        return state

    newer = altered(GAMES["sealed-decks"], version=2, replays=(1,), as_of=as_of)
    assert not TableState(header, newer).frozen
    TableState(header, newer).initial_state()
    assert asked == [1]
    assert TableState(header, altered(newer, replays=())).frozen
    TableState(replace(header, version=2), newer).initial_state()
    assert asked == [1]


async def test_a_table_of_other_rules_tells_who_sat_there_and_no_more(lobby: Lobby) -> None:
    header = (await ended(lobby, "sealed-decks")).state.header
    seen = access(TableState(replace(header, version=9), GAMES["sealed-decks"]), "", time())
    assert codes(seen, "table", "live", *STORY) == ["", "", *["frozen"] * 6]
    assert seen.denials["record"].facts == {"game": "sealed-decks", "version": 9}


async def test_dice_of_a_table_from_before_there_were_seeds_are_not_told(lobby: Lobby, store: Any) -> None:
    header, lines = await store.load((await ended(lobby, "hidden")).state.header.id)
    state = TableState.folded(replace(header, chain=NO_CHAIN), GAMES["hidden"], lines)
    assert codes(access(state, FIRST, time()), "record", "dice") == ["", "still_hidden"]


async def test_the_clock_decides_what_onlookers_see_some_minutes_later(lobby: Lobby, store: Any) -> None:
    """TABLE-25: whoever folded it, a state that tells of anything too young is refused to them."""
    listed = ListedAs(listing="open", watch=Watching(kind="minutes", behind=2))
    header, lines = await store.load((await ended(lobby, "open", listed=listed)).state.header.id)
    state = TableState.folded(header, GAMES["open"], lines)
    end = lines[-1].time
    assert access(state, "", end + 121).denials["live"].code == "watched_later"  # it was not cut for onlookers
    state.for_onlookers = True
    assert codes(access(state, "", end + 119), "live", "replay", "record") == ["watched_later"] * 3
    assert codes(access(state, "", end + 121), "live", "replay", "record") == [""] * 3
    assert codes(access(state, FIRST, end), "live", "replay", "record") == [""] * 3
    assert visible_length(header, lines, end + 119) < visible_length(header, lines, end + 121) == len(lines)
    assert seconds_hidden(header, lines[-1], end + 50) == pytest.approx(70)


async def test_checking_a_part_raises_what_the_policy_says(lobby: Lobby) -> None:
    seen = access((await begun(lobby, "hidden")).state, "", time())
    seen.check("replay")
    assert seen.allows("replay")
    with pytest.raises(TableError, match="still_hidden"):
        seen.check("record")


@pytest.mark.parametrize(
    ("kind", "phase", "told"),
    [
        ("live", "playing", (True, True, False)),
        ("live", "over", (True, False, True)),
        ("end", "playing", (False, False, False)),
        ("end", "over", (True, False, True)),
        ("minutes", "playing", (True, False, False)),
        ("nobody", "playing", (False, False, False)),
        ("nobody", "over", (False, False, False)),
    ],
)
async def test_lists_tell_of_a_table_what_its_onlookers_may_know(kind: Any, phase: Any, told: tuple[bool, ...]) -> None:
    """Whether it may be watched, as it is, and whether its result is told (TABLE-25)."""
    table: Any = SimpleNamespace(listing="open", watch=Watching(kind=kind, behind=5), phase=phase, ended=1.0)
    found = listing_access(table, 1000.0)
    assert (found.watched, found.live, found.result) == told
