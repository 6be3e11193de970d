"""Randomness of a table: a committed seed mixed with entropy strings of the players, published after the game.

Seeds of a game and of its rematches are a hash chain, each the digest of the one after it: publishing one reveals
nothing of the next, and the next was committed to before the first. docs/fairness.md says what that proves.
"""

import hmac
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.fairness.commitment import Proof, commitment_to, key_of
from pelipoyta.kernel.fairness.sealed_draws import Deals
from pelipoyta.kernel.fairness.shared_chance import SharedChanceOf, brought, lots
from pelipoyta.kernel.game import Seat
from pelipoyta.table.access.policy import Access
from pelipoyta.table.commands import AnyCommand, Do, FromSeat, Resign, RunOut
from pelipoyta.table.decide.play.steps import Roll
from pelipoyta.table.fairness.sealed_decks import Dealer, committed_decks, drawn, keys_of, opening
from pelipoyta.table.model import Chain
from pelipoyta.table.state.table_state import TableState

LINKS = 64  # games of one chain


def next_link(chain: Chain, table: str) -> Chain:
    """Link of the next game in the chain, which begins a new chain where there is none or it is used up."""
    return Chain(chain.first, chain.left - 1) if chain.first and chain.left else Chain(table, LINKS - 1)


@lru_cache(1024)  # used by every draw at a table
def seed_of(secret: bytes, chain: Chain) -> bytes:
    """Seed of a link: hashed back from the end of the chain, which is an HMAC of its name by the server's secret."""
    seed = hmac.new(secret, b"pelipoyta.dice/" + chain.first.encode(), sha256).digest()
    for _ in range(chain.left):
        seed = sha256(seed).digest()
    return seed


def bot_seed(secret: bytes, table: str, seat: int, step: int) -> int:
    """Seed of a bot's choice in a reproducible game; independent of the dice."""
    name = f"pelipoyta.wits/{table}/{seat}/{step}"
    return int.from_bytes(hmac.new(secret, name.encode(), sha256).digest()[:6])


def bot_game_seed(secret: bytes, table: str, seat: int) -> str:
    """Seed of a bot's character at the table; unpredictable, and independent of the dice."""
    return hmac.new(secret, f"pelipoyta.nature/{table}/{seat}".encode(), sha256).hexdigest()[:16]


def booster_seed(secret: bytes, contest: str, place: int) -> bytes:
    """Seed of the boosters of one entrant; shown only to the player who opened them."""
    return hmac.new(secret, f"pelipoyta.boosters/{contest}/{place}".encode(), sha256).digest()


def committed(secret: bytes, chain: Chain) -> str:
    """Public commitment to the seed; empty for old tables without a chain."""
    return commitment_to(seed_of(secret, chain)) if chain.first else ""


def proof(secret: bytes, state: TableState, allowed: Access) -> Proof | None:
    """Seed and entropy strings of a game; None where the viewer may not see its dice (yet).

    Holds the keys of sealed decks (TABLE-19), so only a whole record may hold it as it is.
    """
    if not allowed.allows("dice"):
        return None
    chain, common = state.header.chain, state.header.common is not None
    return Proof(
        commitment=committed(secret, chain),
        seed=seed_of(secret, chain).hex(),
        words=_words(state),
        common=common,
        decks=opening(secret, state),
    )


def common_chain(contest: str, deal: int) -> Chain:
    """Chain of tables that share chance: the contest's, with one link for each deal (CONTEST-24)."""
    return Chain(contest, LINKS - 1 - deal)


def _words(state: TableState) -> tuple[str, ...]:
    """Players' entropy strings by seat; for shared chance, those of all players of all tables."""
    return tuple(state.seats.dice_words) if state.header.common is None else state.header.common


class TableChance:
    """Randomness of one table: its verifiable draws, and the seeds of its bots."""

    def __init__(self, secret: bytes, state: TableState, random: Random) -> None:
        self._secret = secret
        self._state = state
        self._random = random
        self.commitment = committed(secret, state.header.chain)  # to the seed; empty without one
        self._dealer: Dealer | None = None
        self._committed: tuple[tuple[Any, ...], tuple[str, ...]] = ((), ())

    def roll(self, command: AnyCommand) -> Roll:
        """Draw function for a command: verifiable (TABLE-12), or plain at old tables without a chain."""
        if self._state.history.shared_chance:
            return common_roller(self._secret, self._state, self._state.history.shared_chance)
        if self._state.header.chain.first:
            return roller(self._secret, self._state, command, self._deals)
        return lambda pending, state: pending.sample(self._random)

    @property
    def decks(self) -> tuple[str, ...]:
        """Commitments to the private options by seat (TABLE-19), cached until a seat changes."""
        now = (*self._state.seats.private_options, self._state.started)
        if self._committed[0] != now:
            self._committed = now, committed_decks(self._secret, self._state)
        return self._committed[1]

    def _deals(self) -> Deals | None:
        """Zones of the physical cards of all players."""
        if self._dealer is None:
            key = _key(self._secret, self._state.header.chain, tuple(self._state.seats.dice_words))
            self._dealer = Dealer(keys_of(self._secret, self._state), self._state, key)
        return self._dealer.now()

    def bot_seed(self, seat: Seat) -> int:
        """Seed of a bot's next choice; in a tournament it survives restarts."""
        header = self._state.header
        if not header.tournament:
            return self._random.getrandbits(48)
        return bot_seed(self._secret, header.id, seat, len(self._state.history.steps))

    def bot_game_seed(self, seat: Seat) -> str:
        return bot_game_seed(self._secret, self._state.header.id, seat)


def roller(
    secret: bytes, table_state: TableState, command: AnyCommand, find_deals: Callable[[], Deals | None] = lambda: None
) -> Roll:
    """Draw function for a command, with named draws; their owner is the seat that gave the command, if any."""
    owner = _owner(command)
    met: dict[str, int] = {}  # draws of this command, not yet in the log
    deals: list[Deals | None] = []  # computed on the first draw, once a command

    def roll(pending: Dice | Draw, state: Any) -> Outcome:
        kind = pending.kind
        met[kind] = met.get(kind, 0) + 1
        key = _key(secret, table_state.header.chain, tuple(table_state.seats.dice_words))
        ordinal = table_state.history.chance_counts[kind, owner] + met[kind]
        if not deals:
            deals.append(find_deals())
        return drawn(key, pending, state, owner=owner, ordinal=ordinal, deals=deals[0])

    return roll


def common_roller(secret: bytes, table_state: TableState, common: SharedChanceOf) -> Roll:
    """Draw function shared with other tables; named so that only the owner's choices matter (CONTEST-23)."""
    met = Counter(table_state.history.chance_counts)

    def roll(pending: Dice | Draw, state: Any) -> Outcome:
        key = _key(secret, table_state.header.chain, _words(table_state))
        return brought(key, lots(pending, common(state), met))

    return roll


@lru_cache(1024)
def _key(secret: bytes, chain: Chain, words: tuple[str, ...]) -> bytes:
    return key_of(seed_of(secret, chain), words)


def _owner(command: AnyCommand) -> Seat | None:
    if isinstance(command, RunOut):
        return command.seats[0]
    if isinstance(command, FromSeat) and isinstance(command.command, (Do, Resign)):
        return command.seat
    return None
