"""Boosters of a tournament: opened by committed seeds, taken from and built with by entrants, and by bots meanwhile."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from pelipoyta.bots.arena.drafters import drafter
from pelipoyta.contests.boosters import needed, open_all
from pelipoyta.contests.commands import ContestCommand, check_own, no
from pelipoyta.contests.tournament.decide import RULE, check_entrants
from pelipoyta.contests.tournament.draft_state import DraftState
from pelipoyta.contests.tournament.model import AnyEntry, Built, Opened, Took
from pelipoyta.contests.tournament.state import Tournament
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.decide.private_options import settle
from pelipoyta.table.fairness.chance import booster_seed

BUILDING = 20  # a deck may take as long as so many cards


class TakeCard(ContestCommand, frozen=True):
    """A card of the pack before one; `at` is how many had been taken, so that a word said twice is one word."""

    entrant: int
    at: int
    card: int


class HandIn(ContestCommand, frozen=True):
    entrant: int
    brings: dict[str, str]


def opened(tournament: Tournament, game: AnyGame, secret: bytes) -> list[AnyEntry]:
    """The boosters of everyone who is there. Raises IllegalAction."""
    check_entrants(tournament)
    header, players = tournament.header, tuple(tournament.here)
    assert header.boosters is not None
    keys = [booster_seed(secret, header.id, place) for place in range(len(players))]
    limited, options = needed(game), options_of(tournament, game)
    boosters = open_all(limited, options, keys, header.boosters.each)
    return [Opened(players, tuple(boosters), dict(limited.sheets(options)))]


def options_of(tournament: Tournament, game: AnyGame) -> Any:
    return msgspec.json.decode(tournament.header.options, type=game.options)


def decided(tournament: Tournament, game: AnyGame, command: TakeCard | HandIn) -> list[AnyEntry]:
    """Lines to store; none where it is so already. Raises TableError or IllegalAction."""
    check_own(tournament, command.key, command.entrant, RULE)
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
    return [Took(command.entrant, command.card)]


def _built(tournament: Tournament, game: AnyGame, pool: Sequence[int], command: HandIn) -> list[AnyEntry]:
    """Whatever the game's rules say of decks, and what the pool has."""
    assert tournament.stage is not None
    if tournament.stage.picking:
        raise no("CONTEST-17", "still-picking")
    if tournament.rounds:
        raise no("CONTEST-17", "rounds-begun")
    limited = needed(game)
    brings = settle(game, options_of(tournament, game), 0, command.brings)
    if broken := limited.check(pool, brings[limited.option]):
        raise IllegalAction(broken[0])
    return [] if tournament.stage.decks.get(command.entrant) == brings else [Built(command.entrant, brings)]


def meanwhile(tournament: Tournament, game: AnyGame, now: float) -> list[AnyEntry]:
    """What bots do now for themselves, and for whoever is late (CONTEST-18)."""
    stage = tournament.stage
    if stage is None or tournament.rounds or tournament.closed:
        return []
    late = is_late(tournament, now)
    who = [entrant for entrant in stage.late if late or tournament.entrants[entrant].bot]
    if stage.picking:
        return [_pick(tournament, game, stage, entrant) for entrant in who]
    return [_build(tournament, game, stage, entrant) for entrant in who]


def is_late(tournament: Tournament, now: float) -> bool:
    """Whether somebody has taken longer than was agreed on."""
    boosters, stage = tournament.header.boosters, tournament.stage
    if boosters is None or stage is None or tournament.rounds or not boosters.pace or not stage.late:
        return False
    return now > stage.since + boosters.pace * (1 if stage.picking else BUILDING)


def _pick(tournament: Tournament, game: AnyGame, stage: DraftState, entrant: int) -> Took:
    place = stage.players.index(entrant)
    wits = Random(f"{tournament.header.host}/{entrant}/{stage.picks}")
    options = options_of(tournament, game)
    return Took(entrant, drafter(game.id).pick(options, stage.pools[place], stage.packs[place], wits))


def _build(tournament: Tournament, game: AnyGame, stage: DraftState, entrant: int) -> Built:
    wits = Random(f"{tournament.header.host}/{entrant}")
    pool = stage.pools[stage.players.index(entrant)]
    text = drafter(game.id).build(options_of(tournament, game), pool, wits)
    return Built(entrant, {needed(game).option: text})
