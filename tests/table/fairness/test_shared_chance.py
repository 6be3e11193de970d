"""Tables with one chance have it in whichever order they answer, and through restarts; records hold (CONTEST-23)."""

from collections.abc import Callable
from random import Random
from time import time
from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.fairness.test_chance import whole

from pelipoyta.games import load
from pelipoyta.kernel.fairness.transcript import Transcript, check, transcript
from pelipoyta.kernel.fairness.verify import Unfair, verify
from pelipoyta.kernel.game import altered
from pelipoyta.kernel.play import Chance
from pelipoyta.table.access.policy import access
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat, Resign, Unveil
from pelipoyta.table.decide.setup.create import ContestSlot, new_log
from pelipoyta.table.fairness import chance
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Player, Sat

pytestmark = pytest.mark.anyio
WORDS = ("kuusi", "", "mänty")
GAMES = ("rolechess", "sequence", "dnup", "kasvoton")
Open = Callable[..., Any]


@pytest.fixture
def games() -> dict[str, Any]:
    return {name: load(name) for name in GAMES}


@pytest.fixture
def opened(games: Any, store: Any, advisers: Any) -> Open:
    """The table of that number, by a lobby that knows nothing yet."""

    async def open(name: str, number: int, deal: int = 0) -> Table:
        seated = [Sat(seat, Player(str(seat), f"key {number} {seat}")) for seat in range(2)]
        slot = ContestSlot(contest="c", number=number, table=f"c-{number}", in_hidden_set=True, common=WORDS, deal=deal)
        if await store.read(f"c-{number}", "tables") is None:
            await store.append([new_log(games[name], games[name].options(), seated, f"host {number}", 1.0, slot=slot)])
        return await Lobby(games, store, advisers, lambda game: (), BotDelay(0.0, 1.0), 60.0).own(f"c-{number}")

    return open


async def play(table: Table, wits: int, choices: int, last_first: bool = False) -> None:
    """Each seat draws its choices from its own wits; where several are asked, who answers first may differ."""
    own = [Random(f"{wits}/{seat}") for seat in range(2)]
    for _ in range(choices):
        state = table.state
        if state.over:
            return
        seat = sorted(state.history.asked_version)[-1 if last_first else 0]
        await table.submit(
            FromSeat(seat, Do("", state.versions[seat], own[seat].choice(state.history.current.legal(seat))))
        )


def fell(table: Table) -> list[Any]:
    return [step.outcome for step in table.state.history.record_steps() if isinstance(step, Chance)]


@pytest.mark.parametrize("name", GAMES)
async def test_tables_that_choose_alike_have_the_same_dice(name: str, opened: Open) -> None:
    one, other = await opened(name, 1), await opened(name, 2)
    await play(one, 7, 120)
    await play(other, 7, 60, last_first=True)
    again = await opened(name, 2)  # the house fell
    assert fell(again) == fell(other) and again.state.history.chance_counts == other.state.history.chance_counts
    drawn = len(fell(other))
    assert drawn >= 2 and fell(one)[:drawn] == fell(other)
    same = chance.committed(one._store.secret, chance.common_chain("c", 0))
    assert one.commitment == other.commitment == same


@pytest.mark.parametrize("name", GAMES)
async def test_a_record_holds_once_the_table_hides_no_more(name: str, opened: Open, games: Any) -> None:
    table = await opened(name, 1)
    await play(table, 3, 80)
    if not table.state.over:
        await table.submit(FromSeat(0, Resign("enough")))
    assert (
        chance.proof(table._store.secret, table.state, access(table.state, table.state.seats.players[0].key, time()))
        is None
    )
    await table.submit(Unveil())
    record = whole(table)
    assert record.dice and record.dice.common and record.dice.words == WORDS
    assert verify(games[name], record, table.commitment) > 1
    for change in ({"words": WORDS[:2]}, {"words": WORDS[:2], "common": False}):
        with pytest.raises(Unfair, match="other-outcome"):
            verify(games[name], replace(record, dice=replace(record.dice, **change)))
    with pytest.raises(Unfair, match="no-common-chance"):
        verify(altered(games[name], home=""), record)


def swapped(told: Transcript) -> Transcript:
    """Two pieces of one kind have changed places, each under its own name."""
    first = next(fall for fall in told.falls if any(other.outcome != fall.outcome for other in alike(told, fall)))
    second = next(other for other in alike(told, first) if other.outcome != first.outcome)
    turned = {first: replace(first, outcome=second.outcome), second: replace(second, outcome=first.outcome)}
    return replace(told, falls=tuple(turned.get(fall, fall) for fall in told.falls))


def alike(told: Transcript, fall: Any) -> list[Any]:
    return [other for other in told.falls if other.lot.kind == fall.lot.kind]


def left_out(told: Transcript) -> Transcript:
    """One that another of its name followed; of a pile, a game that ended has no next."""
    names = [(fall.lot.kind, fall.lot.owner) for fall in told.falls]
    at = next(at for at, name in enumerate(names) if not name[0].startswith("pile") and name in names[at + 1 :])
    return replace(told, falls=(*told.falls[:at], *told.falls[at + 1 :]))


BENT: dict[str, tuple[Callable[[Transcript], Transcript], str]] = {
    "another outcome": (swapped, "other-outcome"),
    "said to be alone": (lambda told: replace(told, common=False, words=told.words[:2]), "other-name|other-outcome"),
    "a piece twice": (lambda told: replace(told, falls=(*told.falls, told.falls[-1])), "other-name"),
    "a piece left out": (left_out, "other-name"),
    "a word less": (lambda told: replace(told, words=told.words[:2]), "other-outcome"),
}


@pytest.mark.parametrize("name", GAMES)
async def test_what_was_common_is_checked_without_the_moves(name: str, opened: Open, games: Any) -> None:
    """By the names of each piece alone, as one may who is not shown all (TABLE-19); what was changed is found out."""
    table = await opened(name, 1)
    await play(table, 3, 80)
    if not table.state.over:
        await table.submit(FromSeat(0, Resign("enough")))
    await table.submit(Unveil())
    record, game = whole(table), games[name]
    assert record.dice
    told = transcript(game, record, table.state.initial_state(), record.dice, None)
    assert check(game, told, (), 2, table.commitment) == len(told.falls) > 1
    for what, (bend, reason) in BENT.items():
        if what == "a piece left out" and name not in ("rolechess", "dnup"):
            continue  # in these nothing is named twice: what is not told is missed by the story alone
        with pytest.raises(Unfair, match=reason):
            check(game, bend(told), (), 2, table.commitment)


async def test_each_deal_has_its_own_chance_and_none_foretells_the_next(opened: Open) -> None:
    one, other = await opened("dnup", 1), await opened("dnup", 2, deal=1)
    assert fell(one) != fell(other)
    assert other.commitment == chance.seed_of(one._store.secret, one.state.header.chain).hex()


async def test_a_planted_fault_is_found(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were chance named after who acted last, the armies would tell who was quicker."""
    monkeypatch.setattr(
        "pelipoyta.table.fairness.chance.TableChance.roll",
        lambda self, command: chance.roller(self._secret, self._state, command),
    )
    one, other = await opened("kasvoton", 1), await opened("kasvoton", 2)
    await play(one, 7, 2)
    await play(other, 7, 2, last_first=True)
    assert fell(one)[:2] != fell(other)[:2]
