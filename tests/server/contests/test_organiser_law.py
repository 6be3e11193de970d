"""CONTEST-17, CONTEST-21: organisers learn nothing that others hide, by no command, and all see what they do.

Every command of an organiser is sent to contests that differ only in hidden facts; the answers must be equal to the
byte. The logs are put into the store, so that everything that is not hidden is the same.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Raw, Struct
from starlette.testclient import TestClient
from tests.server.conftest import FirstChoice
from tests.table.memory_store import MemoryStore

from pelipoyta.bots.arena.drafters import drafter
from pelipoyta.contests.team_match import commands as team
from pelipoyta.contests.team_match import model as team_model
from pelipoyta.contests.tournament import commands
from pelipoyta.contests.tournament.draft.boosters import needed
from pelipoyta.contests.tournament.draft.rules import open_boosters, options_of
from pelipoyta.contests.tournament.draft.state import DraftState
from pelipoyta.contests.tournament.model import Boosters, Built, CardTaken, SignedUp, TournamentHeader, TournamentLine
from pelipoyta.contests.tournament.state import Tournament
from pelipoyta.games import load
from pelipoyta.server.app import create_app
from pelipoyta.server.settings import Settings

HOST, EVENT, LOTR = "organiser", "event", load("lotr")
PEOPLE = [SignedUp(f"E{number}", f"key{number}") for number in range(3)]
DECKS = ("ttt-aragorn", "ttt-theoden", "fotr-gandalf", "1 Nonsense")


class Hall:
    """A server whose store holds one contest, put there anew before every command."""

    def __init__(self, client: TestClient, store: MemoryStore) -> None:
        self.client, self.store = client, store
        token = client.app.state.services.tokens.sign(HOST)  # type: ignore[attr-defined]
        self.bearer = {"Authorization": f"Bearer {token}"}

    def put(self, header: Struct, lines: Sequence[Struct]) -> None:
        self.store.headers[EVENT], self.store.kinds[EVENT] = msgspec.json.encode(header), "contests"
        self.store.lines[EVENT] = [msgspec.json.encode(line) for line in lines]

    def answer(self, path: str, command: Struct | None) -> bytes:
        """The organiser's answer; of a new ticket only that there is one."""
        before, length = self.client.get(path).content, len(self.store.lines[EVENT])
        address = f"{path}/commands" if command else f"{path}/tickets/1"
        body = msgspec.json.encode(command) if command else b""
        told = self.client.post(address, content=body, headers=self.bearer)
        if len(self.store.lines[EVENT]) > length:
            assert self.client.get(path).content != before, f"nobody sees {command}"
        return str(told.status_code).encode() + (told.content if command else b"")

    def settle(self) -> None:
        """Wait until bots have done what the command led to."""
        contests = self.client.app.state.services.contests  # type: ignore[attr-defined]
        for service in (contests.tournaments, contests.team_matches):
            assert self.client.portal is not None
            self.client.portal.call(service.wait, EVENT)


@pytest.fixture
def hall() -> Iterator[Hall]:
    store = MemoryStore()
    games = {"lotr": LOTR, "kasvoton": load("kasvoton")}
    settings = Settings(misses_per_minute=10_000, tables_per_minute=10_000, cost_per_ten_seconds=10_000_000)
    with TestClient(create_app(settings, games, store, FirstChoice()), base_url="http://127.0.0.1") as client:
        yield Hall(client, store)


def header(way: Any) -> TournamentHeader:
    return TournamentHeader(
        id=EVENT, game="lotr", version=LOTR.version, seats=2, teams=(0, 1), options=Raw(b"{}"), system="swiss",
        rounds=1, title="", bots=True, check_in=False, auto=False, host=HOST, created=0.0, boosters=Boosters(way, 1),
    )  # fmt: skip


def folded(way: Any, entries: Sequence[Any]) -> Tournament:
    tournament = Tournament(header(way))
    for entry in entries:
        tournament.adopt(TournamentLine(entry))
    return tournament


def picking(seed: bytes, pick: int) -> list[Any]:
    """All packs are open, and the first entrant has taken a card."""
    opened = [*PEOPLE, *open_boosters(folded("draft", PEOPLE), LOTR, seed)]
    return [*opened, CardTaken(0, stage_of("draft", opened).packs[0][pick])]


def building(seed: bytes, pick: int) -> list[Any]:
    """Sealed pools are open, and the first entrant has handed in a deck."""
    opened = [*PEOPLE, *open_boosters(folded("sealed", PEOPLE), LOTR, seed)]
    tournament = folded("sealed", opened)
    deck = drafter("lotr").build(options_of(tournament, LOTR), stage_of("sealed", opened).pools[0], Random(pick))
    return [*opened, Built(0, {needed(LOTR).option: deck})]


def stage_of(way: Any, entries: Sequence[Any]) -> DraftState:
    stage = folded(way, entries).stage
    assert stage is not None
    return stage


def asked(way: Any, worlds: Sequence[Sequence[Any]]) -> Iterator[Struct]:
    """Every command of organisers and entrants, with everything that is hidden in any of the worlds."""
    stages = [stage_of(way, entries) for entries in worlds]
    built = [each["decks"] for stage in stages for each in stage.decks.values()]
    for entrant in range(3):
        hidden = {card for stage in stages for cards in (*stage.packs, *stage.pools) for card in cards[:4]}
        yield from (commands.TakeCard(entrant, at, card) for card in sorted(hidden) for at in (0, 1))
        yield from (commands.SubmitDeck(entrant, {"decks": deck}) for deck in (*DECKS, *built))
        yield from (commands.CheckIn(entrant), commands.Withdraw(entrant))
    yield from (commands.EnterBots("greedy"), commands.PairRound(), commands.CloseTournament())
    yield commands.SettleGame("none", (1.0, 0.0), 0)


@pytest.mark.parametrize(("way", "world"), [("draft", picking), ("sealed", building)])
def test_an_organiser_of_a_draft_learns_nothing_by_any_command(hall: Hall, way: Any, world: Any) -> None:
    worlds = [world(b"one", 0), world(b"one", 1), world(b"two", 2)]
    said = list(asked(way, worlds))
    assert {type(command) for command in said} == set(get_args(commands.TournamentCommand))
    for command in (*said, None):
        answers = []
        for entries in worlds:
            hall.put(header(way), [TournamentLine(entry) for entry in entries])
            answers.append(hall.answer(f"/api/tournaments/{EVENT}", command))
            hall.settle()
        assert len(set(answers)) == 1, (command, answers)


TEAMS = [team_model.EntrantJoined(f"E{number}", f"key{number}", "", number // 2) for number in range(4)]
MATCH = team_model.TeamMatchHeader(
    id=EVENT, game="kasvoton", version=load("kasvoton").version, form="teams", size=2, seats=2, options=Raw(b"{}"),
    title="", sides=("A", "B"), time=None, host=HOST, created=0.0,
)  # fmt: skip


def test_an_organiser_of_a_team_match_learns_no_line_up(hall: Hall) -> None:
    """Until the tables are laid: then everyone sees all of them."""
    worlds: list[list[Any]] = [[*TEAMS, team_model.LinedUp(0, order)] for order in ((0, 1), (1, 0))]
    people = [each(entrant) for entrant in range(4) for each in (team.LeaveTeamMatch, team.NameCaptain)]
    said = [*people, team.AddBot("greedy"), team.GiveLineUp((0, 1)), team.GiveLineUp((1, 0))]
    assert {type(command) for command in said} == set(get_args(team.TeamMatchCommand)) - {team.BeginTeamMatch}
    for command in (*said, None):
        answers = []
        for entries in worlds:
            hall.put(MATCH, [team_model.TeamMatchLine(entry) for entry in entries])
            answers.append(hall.answer(f"/api/team-matches/{EVENT}", command))
            hall.settle()
        assert len(set(answers)) == 1, (command, answers)
