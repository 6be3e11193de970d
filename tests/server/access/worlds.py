"""Tables of every kind in every phase, made through the public interface, with the tokens of all who may ask.

What players keep secret is marked by texts that occur nowhere else, so that a test can search for them.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from tests.server.contests.team_matches import Duplicate
from tests.table.toys import NUMBERS

from pelipoyta.table.fairness.chance import seed_of
from pelipoyta.table.live.table import Table

DECKS = ("880088008801 3", "990099009902 4")  # by seat
WORDS = ("sana-neljatuulta", "sana-viisikivea")  # by seat, for the dice
SAID = "puhe-kuusikuusta"
Phase = Literal["waiting", "running", "over"]


@dataclass(frozen=True)
class Case:
    """A kind of table in a phase; in a hidden set its one sibling still runs until `set_over`."""

    game: str
    phase: Phase
    teaching: bool = False
    in_set: bool = False
    set_over: bool = False
    shown: tuple[int, ...] = ()  # whose players have shown their decks
    bot: bool = False  # the second seat is a bot's, for which the host brings
    watch: str = ""  # who may watch, where not everyone live (TABLE-25)
    kept_back: bool = False  # the viewer sees only the start
    shut: bool = False  # the viewer may not watch

    def __str__(self) -> str:
        facts = ("teaching", "in_set", "set_over", "bot")
        return " ".join(
            [self.game, self.phase, *(fact for fact in facts if getattr(self, fact)), *map(str, self.shown), self.watch]
        )

    @property
    def is_open(self) -> bool:
        return self.game == "open"

    @property
    def has_decks(self) -> bool:
        return self.game in ("loose-decks", "sealed-decks")

    @property
    def hides(self) -> bool:
        return self.in_set and not self.set_over

    def seen_by(self, viewer: str) -> "Case":
        """The case as the viewer may know it, where onlookers are kept behind (TABLE-25)."""
        if not self.watch or viewer.startswith("seat") or viewer == "host" or self.phase == "waiting":
            return self
        if self.watch == "nobody" or (self.watch == "end" and self.phase == "running"):
            return replace(self, shut=True)
        late = self.watch == "minutes" or (self.watch == "moves" and self.phase == "running")
        return replace(self, phase="running", kept_back=True) if late else self


BEHIND = {"moves": 1, "minutes": 60}


def cases() -> Iterator[Case]:
    for game in ("open", "hidden", "judged", "loose-decks", "sealed-decks"):
        for phase in ("waiting", "running", "over"):
            yield Case(game, phase)
            yield Case(game, phase, teaching=True)
    for game in ("loose-decks", "sealed-decks"):
        yield from (Case(game, "over", shown=shown) for shown in ((0,), (0, 1)))
        yield from (Case(game, phase, bot=True) for phase in ("running", "over"))
        yield Case(game, "over", shown=(0,), bot=True)
    for game in ("open", "hidden", "sealed-decks"):
        for watch in ("moves", "minutes", "end", "nobody"):
            yield from (Case(game, phase, watch=watch) for phase in ("waiting", "running", "over"))
    for game in ("open", "hidden"):
        yield from (Case(game, phase, in_set=True) for phase in ("running", "over"))
        yield Case(game, "over", in_set=True, set_over=True)


@dataclass
class World:
    """A table that is as its case says, and everyone who may ask for it, by the token they have."""

    case: Case
    house: Any
    table: str
    tokens: dict[str, str]  # by viewer; empty: none
    contest: str = ""  # the page of its contest
    secrets: dict[str, str] = field(default_factory=dict)  # by name
    heard: dict[str, str] = field(default_factory=dict)  # by viewer: all that was told live while it came to be so

    def live(self) -> Table:
        state = self.house.client.app.state.services
        found: Table = self.house.client.portal.call(state.lobby.find, self.table)
        return found

    def key_of(self, viewer: str) -> str:
        """The key that the viewer's token signs; a forged one signs none."""
        token = self.tokens[viewer]
        return self.house.client.app.state.services.tokens.key(token) if token and viewer != "forger" else ""

    def note_secrets(self) -> None:
        """All that somebody may not know, as it stands now."""
        state, secret = self.live().state, self.house.client.app.state.services.store.secret
        guesses = state.game_state.guesses if state.started else ()
        self.secrets = {
            "seed": seed_of(secret, state.header.chain).hex(),
            "chat": SAID,
            **{f"word {seat}": word for seat, word in enumerate(WORDS)},
            **{f"deck {seat}": deck.split()[0] for seat, deck in enumerate(DECKS) if self.case.has_decks},
            **{f"guess {seat}": str(guess) for seat, guess in enumerate(guesses) if guess},
        }


def world_of(house: Any, case: Case) -> World:
    world = _in_set(house, case) if case.in_set else _alone(house, case)
    elsewhere = house.table("hidden", "me", "open")["token"]
    world.tokens |= {"spectator": "", "stranger": elsewhere}
    if case.phase == "running" and not case.teaching:
        world.tokens["forger"] = "forged"
    world.note_secrets()
    return world


def _alone(house: Any, case: Case) -> World:
    """A table whose host does not play."""
    brings = [{"decks": deck} if case.has_decks else {} for deck in DECKS]
    places = ["open", "bot:uniform"] if case.bot else ["open", "open"]
    own = {"brings": [{}, brings[1]]} if case.bot else {}
    wish = {"game": case.game, "seats": 2, "places": places, "name": "Hilla", "teaching": case.teaching, **own}
    if case.watch:
        wish["watch"] = {"kind": case.watch, "behind": BEHIND.get(case.watch, 0)}
    made = house.client.post("/api/tables", json=wish).json()
    sitting = 1 if case.bot or case.phase == "waiting" else 2
    seats = [house.sit(made["table"], brings=brings[seat], word=WORDS[seat]) for seat in range(sitting)]
    tokens = {"host": made["token"], **{f"seat {place['seat']}": place["token"] for place in seats}}
    world = World(case, house, made["table"], tokens)
    early = case.watch in ("end", "nobody") and case.phase != "waiting"  # nobody may look on from the start
    witnesses = tokens if early else {"spectator": "", **tokens}
    with _witnesses(world, witnesses):
        _play(world, [place["token"] for place in seats])
    return world


def _in_set(house: Any, case: Case) -> World:
    """The first of two tables with the same chance (CONTEST-24)."""
    contest = Duplicate(house, game=case.game, tables=2, seats=2)
    tickets = [contest.join(f"N{at}", word=(*WORDS, "", "")[at])["token"] for at in range(4)]
    contest.do("begin")
    here, there = ([tickets[player] for player in each["players"]] for each in contest.look()["sets"][0])
    tokens = {"organiser": contest.token, "sibling": there[0], "seat 0": here[0], "seat 1": here[1]}
    world = World(case, house, contest.table(1), tokens, contest.path)
    with _witnesses(world, {"seat 0": here[0], "seat 1": here[1]}):
        _play(world, here)
    if case.set_over:
        house.join(contest.table(2), there[0]).answered("resign")
        contest.until(lambda told: told["state"] == "over")
    return world


@contextmanager
def _witnesses(world: World, tokens: dict[str, str]) -> Iterator[None]:
    """Connections that are there all the while, and hear each update as it comes."""
    lines = {viewer: world.house.join(world.table, token or None) for viewer, token in tokens.items()}
    yield
    for viewer, line in lines.items():
        line.say("ping")
        heard = [line.hear()]
        while heard[-1]["type"] != "pong":
            heard.append(line.hear())
        world.heard[viewer] = str(heard)


def _play(world: World, tokens: list[str]) -> None:
    """As far as the case says: while the game runs the first player has guessed, and talked."""
    case = world.case
    if case.phase == "waiting":
        return
    lines = [world.house.join(world.table, token) for token in tokens]
    for seat, line in enumerate(lines[: 1 if case.phase == "running" else None]):
        line.until("update")
        if case.bot and case.phase == "running":  # the bot has guessed, and the player has not
            while not line.updates[-1]["view"]["guesses"][1]:
                line.until("update")
        else:
            assert line.do(type="Guess", number=NUMBERS[seat] + 2)["type"] == "ack"
    assert lines[0].answered("say", text=SAID)["type"] == "ack"
    if case.phase == "over":
        while not lines[0].updates[-1]["over"]:
            lines[0].until("update")
    for seat in case.shown:
        assert lines[seat].answered("show")["type"] == "ack"
