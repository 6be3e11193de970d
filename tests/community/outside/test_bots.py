"""Bot accounts: made by an owner, tokens with scopes, games reserved within limits, pairing among bots."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, select

from pelipoyta.community.accounts.account_rows import add_account
from pelipoyta.community.accounts.session_rows import session_by
from pelipoyta.community.outside import bot_rows, game_rows
from pelipoyta.community.outside.meeting import BotFacts, is_rated, pair_bots
from pelipoyta.community.outside.model import (
    BOTS_OF_OWNER,
    DAY,
    GAMES_A_DAY,
    GAMES_AT_ONCE,
    TOKENS_OF_BOT,
    BotAccepts,
    BotGame,
    Opponents,
)
from pelipoyta.community.pairing import PairingPool, Want
from pelipoyta.storage.database import Database
from pelipoyta.storage.schema.people.accounts import SESSIONS
from pelipoyta.table.errors import TableError

T = TypeVar("T")
POOL = PairingPool("dnup", "quick")
NOW = 1_800_000_000.0


class Rows:
    """Database in memory, with an owner."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.database = Database("sqlite://")
        self.owner = self.run(lambda db: add_account(db, "Omistaja", NOW)).id

    def run(self, work: Callable[[Connection], T]) -> T:
        return self.loop.run_until_complete(self.database.run(work))

    def bot(self, name: str, **accepts: Any) -> str:
        bot = self.run(lambda db: bot_rows.add_bot(db, accepts.pop("owner", self.owner), name, NOW)).id
        self.wait(bot, **accepts)
        return bot

    def wait(self, bot: str, opponents: Opponents = "all", at_once: int = 8, seats: tuple[int, ...] = (2,)) -> None:
        wants = (Want(POOL, seats),)
        accepts = BotAccepts(bot=bot, wants=wants, opponents=opponents, at_once=at_once, since=NOW, until=NOW + 25)
        self.run(lambda db: game_rows.put_accepts(db, accepts))

    def reserve(self, bot: str, table: str, among: bool = True, now: float = NOW) -> None:
        game = BotGame(table_id=table, seat=0, bot=bot, key=table, pool=POOL, among_bots=among, began=now)
        self.run(lambda db: game_rows.reserve(db, [game], now))

    def waiting(self, now: float = NOW) -> list[str]:
        return [each.account.name for each in self.run(lambda db: game_rows.waiting_bots(db, now))]

    def pairs(self, now: float = NOW) -> list[set[str]]:
        bots = self.run(lambda db: game_rows.waiting_bots(db, now))
        return [{name for name, _ in game.offers} for game in pair_bots(bots, BotFacts(lambda pool, seats: 0), now)]


@pytest.fixture
def rows() -> Any:
    found = Rows()
    yield found
    found.loop.run_until_complete(found.database.close())
    found.loop.close()


def refusal(work: Callable[[], Any]) -> TableError:
    with pytest.raises(TableError) as error:
        work()
    return error.value


def test_an_owner_has_bots_of_their_own(rows: Rows) -> None:
    bot = rows.bot("Robotti")
    assert [each.id for each in rows.run(lambda db: bot_rows.bots_of(db, rows.owner))] == [bot]
    assert rows.run(lambda db: bot_rows.bots_of(db, "a-other")) == []
    stranger = refusal(lambda: rows.run(lambda db: bot_rows.tokens_of(db, "a-other", bot)))
    missing = refusal(lambda: rows.run(lambda db: bot_rows.tokens_of(db, "a-other", "a-nothing")))
    assert stranger.code == missing.code == "no_such_bot_account"


def test_a_name_is_taken_once_by_people_and_bots_alike(rows: Rows) -> None:
    assert refusal(lambda: rows.bot("OMISTAJA")).code == "name_taken"


def test_bots_and_tokens_are_counted(rows: Rows) -> None:
    bots = [rows.bot(f"Robotti {'x' * number}") for number in range(1, BOTS_OF_OWNER + 1)]
    assert refusal(lambda: rows.bot("Liikaa")).code == "too_many_bots"
    for _ in range(TOKENS_OF_BOT):
        rows.run(lambda db: bot_rows.add_token(db, rows.owner, bots[0], "", ["play"], NOW))
    more = refusal(lambda: rows.run(lambda db: bot_rows.add_token(db, rows.owner, bots[0], "", ["play"], NOW)))
    assert more.code == "too_many_tokens"


def test_a_token_is_stored_as_a_hash_and_ends(rows: Rows) -> None:
    bot = rows.bot("Robotti")
    id, token = rows.run(lambda db: bot_rows.add_token(db, rows.owner, bot, "kone", ["watch", "play"], NOW))
    stored = rows.run(lambda db: str(db.execute(select(SESSIONS)).mappings().all()))
    secret = token.removeprefix("bot-")
    assert token != secret and secret not in stored
    session = rows.run(lambda db: session_by(db, secret, NOW, "token"))
    assert session is not None and (session.account, session.kind, session.scopes) == (bot, "bot", ("play", "watch"))
    assert rows.run(lambda db: session_by(db, secret, NOW, "browser")) is None
    [listed] = rows.run(lambda db: bot_rows.tokens_of(db, rows.owner, bot))
    assert (listed.id, listed.label) == (id, "kone")
    rows.run(lambda db: bot_rows.end_token(db, rows.owner, bot, id))
    assert rows.run(lambda db: session_by(db, secret, NOW, "token")) is None


def test_a_closed_bot_has_no_tokens_and_does_not_wait(rows: Rows) -> None:
    bot = rows.bot("Robotti")
    _, token = rows.run(lambda db: bot_rows.add_token(db, rows.owner, bot, "", ["play"], NOW))
    rows.run(lambda db: bot_rows.close_bot(db, rows.owner, bot, NOW))
    assert rows.waiting() == []
    assert rows.run(lambda db: session_by(db, token.removeprefix("bot-"), NOW, "token")) is None
    assert rows.run(lambda db: bot_rows.bots_of(db, rows.owner)) == []


def test_a_bot_waits_while_its_line_lives(rows: Rows) -> None:
    bot = rows.bot("Robotti")
    assert rows.waiting() == ["Robotti"] and rows.waiting(NOW + 30) == []
    rows.run(lambda db: game_rows.renew_accepts(db, [bot], NOW + 50))
    assert rows.waiting(NOW + 30) == ["Robotti"]
    rows.run(lambda db: game_rows.drop_accepts(db, bot))
    assert rows.waiting(NOW + 30) == []


def test_eight_games_at_once(rows: Rows) -> None:
    bot = rows.bot("Robotti")
    for number in range(GAMES_AT_ONCE):
        rows.reserve(bot, f"t{number}", among=False)
    busy = refusal(lambda: rows.reserve(bot, "one-more", among=False))
    assert (busy.code, busy.facts) == ("bot_busy", {"most": GAMES_AT_ONCE})
    rows.run(lambda db: game_rows.mark_ended(db, ["t3"], NOW))
    rows.reserve(bot, "one-more", among=False)


def test_a_bot_may_want_fewer_at_once(rows: Rows) -> None:
    bot = rows.bot("Robotti", at_once=1)
    rows.reserve(bot, "t0")
    assert refusal(lambda: rows.reserve(bot, "t1")).facts == {"most": 1}


def test_two_hundred_games_a_day_among_bots(rows: Rows) -> None:
    bot = rows.bot("Robotti")
    for number in range(GAMES_A_DAY):
        rows.reserve(bot, f"t{number}")
        rows.run(partial(game_rows.mark_ended, tables=[f"t{number}"], now=NOW))
    over = refusal(lambda: rows.reserve(bot, "one-more"))
    assert (over.code, over.facts) == ("bot_games_today", {"most": GAMES_A_DAY, "seconds": round(DAY)})
    assert refusal(lambda: rows.reserve(bot, "one-more", now=NOW + 20)).facts["seconds"] == round(DAY) - 20
    rows.reserve(bot, "with-a-person", among=False)
    other = rows.bot("Toinen")
    assert rows.pairs() == [], other


def test_bots_meet_bots_that_want_bots(rows: Rows) -> None:
    one, other = rows.bot("Yksi", opponents="bots"), rows.bot("Kaksi", opponents="all")
    rows.bot("Kolme", opponents="people")
    assert rows.pairs() == [{one, other}]


def test_a_bot_without_room_is_not_paired(rows: Rows) -> None:
    one = rows.bot("Yksi", at_once=1)
    rows.bot("Kaksi")
    rows.reserve(one, "t0")
    assert rows.pairs() == []


def test_bots_of_one_owner_play_unrated(rows: Rows) -> None:
    rows.bot("Yksi")
    rows.bot("Kaksi")
    second = rows.run(lambda db: add_account(db, "Toinen omistaja", NOW)).id
    rows.bot("Kolme", owner=second)
    mine, mine_too, theirs = rows.run(lambda db: game_rows.waiting_bots(db, NOW))
    assert not is_rated([mine, mine_too], POOL)
    assert is_rated([mine, theirs], POOL)
    assert not is_rated([mine, theirs], PairingPool("dnup", "free"))
