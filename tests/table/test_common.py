"""Tables with one chance have it in whichever order they answer, and through restarts; records hold (CONTEST-23)."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.test_dice import whole

from pelipoyta.games import load
from pelipoyta.kernel.game import altered
from pelipoyta.kernel.play import Chance
from pelipoyta.kernel.verify import Unfair, verify
from pelipoyta.table import dice
from pelipoyta.table.commands import Do, Resign, Unveil
from pelipoyta.table.founding import Round, found
from pelipoyta.table.lobby import Lobby
from pelipoyta.table.model import Player, Sat
from pelipoyta.table.pace import Pace
from pelipoyta.table.table import Table

pytestmark = pytest.mark.anyio
WORDS = ("kuusi", "", "mänty")
GAMES = ("rolechess", "sequence", "dnup", "kasvoton")
Open = Callable[..., Any]


@pytest.fixture
def games() -> dict[str, Any]:
    return {name: load(name) for name in GAMES}


@pytest.fixture
def opened(games: Any, store: Any, minds: Any) -> Open:
    """The table of that number, by a lobby that knows nothing yet."""

    async def open(name: str, number: int, deal: int = 0) -> Table:
        seated = [Sat(seat, Player(str(seat), f"key {number} {seat}")) for seat in range(2)]
        round = Round("c", number, f"c-{number}", apart=True, common=WORDS, deal=deal)
        if await store.read(f"c-{number}", "tables") is None:
            await store.append([found(games[name], games[name].options(), seated, f"host {number}", 1.0, round=round)])
        return await Lobby(games, store, minds, lambda game: (), Pace(0.0, 1.0), 60.0).find(f"c-{number}")

    return open


async def play(table: Table, wits: int, choices: int, last_first: bool = False) -> None:
    """Each seat draws its choices from its own wits; where several are asked, who answers first may differ."""
    own = [Random(f"{wits}/{seat}") for seat in range(2)]
    for _ in range(choices):
        match = table.match
        if match.over:
            return
        seat = sorted(match.course.question)[-1 if last_first else 0]
        await table.do(Do(seat, "", match.at[seat], own[seat].choice(match.course.now.legal(seat))))


def fell(table: Table) -> list[Any]:
    return [step.outcome for step in table.match.course.record_steps() if isinstance(step, Chance)]


@pytest.mark.parametrize("name", GAMES)
async def test_tables_that_choose_alike_have_the_same_dice(name: str, opened: Open) -> None:
    one, other = await opened(name, 1), await opened(name, 2)
    await play(one, 7, 120)
    await play(other, 7, 60, last_first=True)
    again = await opened(name, 2)  # the house fell
    assert fell(again) == fell(other) and again.match.course.met == other.match.course.met
    drawn = len(fell(other))
    assert drawn >= 2 and fell(one)[:drawn] == fell(other)
    same = dice.committed(one._store.secret, dice.common_chain("c", 0))
    assert one.commitment == other.commitment == same


@pytest.mark.parametrize("name", GAMES)
async def test_a_record_holds_once_the_table_hides_no_more(name: str, opened: Open, games: Any) -> None:
    table = await opened(name, 1)
    await play(table, 3, 80)
    if not table.match.over:
        await table.do(Resign(0, "enough"))
    assert dice.proof(table._store.secret, table.match) is None
    await table.heed(Unveil())
    record = whole(table)
    assert record.dice and record.dice.common and record.dice.words == WORDS
    assert verify(games[name], record, table.commitment) > 1
    for change in ({"words": WORDS[:2]}, {"words": WORDS[:2], "common": False}):
        with pytest.raises(Unfair, match="other-outcome"):
            verify(games[name], replace(record, dice=replace(record.dice, **change)))
    with pytest.raises(Unfair, match="no-common-chance"):
        verify(altered(games[name], home=""), record)


async def test_each_deal_has_its_own_chance_and_none_foretells_the_next(opened: Open) -> None:
    one, other = await opened("dnup", 1), await opened("dnup", 2, deal=1)
    assert fell(one) != fell(other)
    assert other.commitment == dice.seed_of(one._store.secret, one.match.header.chain).hex()


async def test_a_planted_fault_is_found(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were chance named after who acted last, the armies would tell who was quicker."""
    monkeypatch.setattr(
        "pelipoyta.table.dice.TableChance.roll",
        lambda self, command: dice.roller(self._secret, self._match, command),
    )
    one, other = await opened("kasvoton", 1), await opened("kasvoton", 2)
    await play(one, 7, 2)
    await play(other, 7, 2, last_first=True)
    assert fell(one)[:2] != fell(other)[:2]
