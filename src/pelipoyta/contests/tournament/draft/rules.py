"""Rules of a tournament's draft: boosters opened by committed seeds, cards taken and decks built by people and bots."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

import msgspec

from pelipoyta.contests.commands import FromKey, check_self, no
from pelipoyta.contests.tournament.commands import DraftCommand, SubmitDeck, TakeCard
from pelipoyta.contests.tournament.decide import check_entrants
from pelipoyta.contests.tournament.draft.boosters import needed, open_all
from pelipoyta.contests.tournament.draft.state import DraftState
from pelipoyta.contests.tournament.model import AnyEntry, BoostersOpened, Built, CardTaken
from pelipoyta.contests.tournament.state import Tournament
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.decide.setup.private_options import settle
from pelipoyta.table.fairness.chance import booster_seed

BUILDING = 20  # a deck may take as long as so many cards


class DraftBot(Protocol):
    """Bot that picks cards and builds decks."""

    @property
    def pick(self) -> Callable[[Any, Sequence[int], Sequence[int], Random], int]:
        """Of options, pool so far and pack: a card of the pack."""

    @property
    def build(self) -> Callable[[Any, Sequence[int], Random], str]:
        """Of options and pool: the text of a legal deck."""


FindDrafter = Callable[[str], DraftBot]  # by game


def open_boosters(tournament: Tournament, game: AnyGame, secret: bytes) -> list[AnyEntry]:
    """Entry with the boosters of every entrant who is there. Raises IllegalAction."""
    check_entrants(tournament)
    header, players = tournament.header, tuple(tournament.here)
    assert header.boosters is not None
    keys = [booster_seed(secret, header.id, place) for place in range(len(players))]
    limited, options = needed(game), options_of(tournament, game)
    boosters = open_all(limited, options, keys, header.boosters.each)
    return [BoostersOpened(players, tuple(boosters), dict(limited.sheets(options)))]


def options_of(tournament: Tournament, game: AnyGame) -> Any:
    return msgspec.json.decode(tournament.header.options, type=game.options)


def decide(tournament: Tournament, game: AnyGame, asked: FromKey[DraftCommand]) -> list[AnyEntry]:
    """Entries to store; none where the command changes nothing. Raises TableError or IllegalAction."""
    command = asked.command
    check_self(tournament, asked.key, command.entrant, "CONTEST-17")
    stage = tournament.stage
    place = stage.place(command.entrant) if stage else None
    if stage is None or place is None:
        raise no("CONTEST-17", "no-boosters-yet")
    if isinstance(command, TakeCard):
        return _taken(stage, place, command)
    return _built(tournament, game, stage.pools[place], command)


def _taken(stage: DraftState, place: int, command: TakeCard) -> list[AnyEntry]:
    if not stage.picking or command.at < stage.picks:
        raise no("CONTEST-18", "pack-gone")
    if place in stage.chosen:
        if stage.chosen[place] == command.card:
            return []
        raise no("CONTEST-18", "taken-already")
    if command.at != stage.picks or command.card not in stage.packs[place]:
        raise no("CONTEST-18", "not-in-pack")
    return [CardTaken(command.entrant, command.card)]


def _built(tournament: Tournament, game: AnyGame, pool: Sequence[int], command: SubmitDeck) -> list[AnyEntry]:
    """Check the deck by the game's rules and against the pool."""
    assert tournament.stage is not None
    if tournament.stage.picking:
        raise no("CONTEST-17", "still-picking")
    if tournament.rounds:
        raise no("CONTEST-17", "rounds-begun")
    limited = needed(game)
    brings = settle(game, options_of(tournament, game), 0, command.private_options)
    if broken := limited.check(pool, brings[limited.option]):
        raise IllegalAction(broken[0])
    return [] if tournament.stage.decks.get(command.entrant) == brings else [Built(command.entrant, brings)]


def bots_turn(tournament: Tournament, game: AnyGame, drafter: DraftBot, now: float) -> list[AnyEntry]:
    """Picks or decks of bots, for themselves and for people whose time is out (CONTEST-18)."""
    stage = tournament.stage
    if stage is None or tournament.rounds or tournament.closed:
        return []
    due = deadline(tournament)
    late = due is not None and now >= due
    who = [entrant for entrant in stage.late if late or tournament.entrants[entrant].bot]
    if stage.picking:
        return [_pick(tournament, game, stage, drafter, entrant) for entrant in who]
    return [_build(tournament, game, stage, drafter, entrant) for entrant in who]


def deadline(tournament: Tournament) -> float | None:
    """Time at which bots take over for the people who are waited for; None where there is no limit or no waiting."""
    boosters, stage = tournament.header.boosters, tournament.stage
    if boosters is None or stage is None or tournament.rounds or tournament.closed:
        return None
    if not boosters.pace or not stage.late:
        return None
    return stage.since + boosters.pace * (1 if stage.picking else BUILDING)


def _pick(tournament: Tournament, game: AnyGame, stage: DraftState, drafter: DraftBot, entrant: int) -> CardTaken:
    place = stage.players.index(entrant)
    rng = Random(f"{tournament.header.host}/{entrant}/{stage.picks}")
    options = options_of(tournament, game)
    return CardTaken(entrant, drafter.pick(options, stage.pools[place], stage.packs[place], rng))


def _build(tournament: Tournament, game: AnyGame, stage: DraftState, drafter: DraftBot, entrant: int) -> Built:
    rng = Random(f"{tournament.header.host}/{entrant}")
    pool = stage.pools[stage.players.index(entrant)]
    text = drafter.build(options_of(tournament, game), pool, rng)
    return Built(entrant, {needed(game).option: text})
