"""Answers to jobs about games themselves; nothing is kept here, as the server keeps each answer."""

from collections.abc import Mapping

import msgspec

from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.archive.games import decklists
from pelipoyta.server.archive.games.cards import card_art, card_list
from pelipoyta.server.archive.games.guides import guide_info
from pelipoyta.server.archive.games.jobs import (
    ArtJob,
    CardsJob,
    DeckCheckJob,
    DeckOffersJob,
    GameJob,
    GuideJob,
    LastGameJob,
    PairingJob,
    PuzzleJob,
    SceneJob,
    SetUpJob,
    SitePictureJob,
)
from pelipoyta.server.archive.games.lessons import last_game, scene_after
from pelipoyta.server.archive.games.pairings import paired
from pelipoyta.server.archive.games.positions import set_up
from pelipoyta.server.archive.games.puzzles import puzzle_scene
from pelipoyta.server.archive.pictures import site_png

_ENCODE = msgspec.json.Encoder().encode


def game_answer(job: GameJob, games: Mapping[str, AnyGame]) -> bytes:
    """The answer to a job about a game. Raises TableError."""
    match job:
        case CardsJob(game, lang):
            return msgspec.msgpack.encode(card_list(games[game], lang))
        case ArtJob(game):
            return msgspec.msgpack.encode(card_art(games[game]))
        case PuzzleJob(game):
            return _ENCODE(puzzle_scene(games[game], job))
        case SitePictureJob():
            return site_png()
        case PairingJob(header, lines):
            return _ENCODE(paired(header, lines))
        case _:
            return _ENCODE(_document(job, games[job.game]))


def _document(
    job: GuideJob | SceneJob | LastGameJob | SetUpJob | DeckOffersJob | DeckCheckJob, game: AnyGame
) -> object:
    match job:
        case GuideJob():
            return guide_info(game)
        case SceneJob(_, lesson, chapter, deeds, why):
            return scene_after(game, lesson, chapter, deeds, why)
        case LastGameJob(_, lesson, bot, name):
            return last_game(game, lesson, bot, name)
        case SetUpJob(_, text):
            return set_up(game, text)
        case DeckOffersJob(_, option):
            return decklists.offers(game, option)
        case DeckCheckJob(_, option, asked):
            return decklists.check(game, option, asked)
