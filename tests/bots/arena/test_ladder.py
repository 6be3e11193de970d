"""The ladders: everyone they name plays, and what is frozen plays as it did when the first measures were taken."""

import tomllib
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ladder
from pelipoyta.bots.arena.arena import next_move
from pelipoyta.bots.match.pair import OWN
from pelipoyta.bots.registry import find, names, rivals
from pelipoyta.games import load
from pelipoyta.kernel import Ask, Over

LADDERS = {file.stem: file for file in sorted((ladder.ROOT / "ladder").glob("*.toml"))}
CHOICES = 100


def told(name: str) -> dict[str, Any]:
    return tomllib.loads(LADDERS[name].read_text(encoding="utf-8"))


def begun(game_id: str, seats: int, bot: str) -> str:
    """The first choices of a game of the bot against itself."""
    game, chance = load(game_id), Random("chance")
    wits, state, made = [Random(f"{seat}") for seat in range(seats)], game.start(game.options(), seats), list[str]()
    while len(made) < CHOICES and not isinstance(pending := game.pending(state), Over):
        if isinstance(pending, Ask):
            move = next_move(game, state, pending, [find(game_id, bot)] * seats, wits, float("inf"))
            made.append(game.notation.write(move.action))
            state, _ = game.apply(state, move.seat, move.action)
        else:
            state, _ = game.settle(state, pending.sample(chance))
    return sha256("\n".join(made).encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", ["rolechess", "dnup", "sequence", "kasvoton", "lotr"])
def test_every_number_of_players_has_a_ladder(game: str):
    """But for one who plays alone."""
    assert {f"{game}-{seats}" for seats in load(game).seats if seats > 1} == {n for n in LADDERS if n.startswith(game)}
    assert {told(name)["seats"] for name in LADDERS if name.startswith(game)} <= set(load(game).seats)


@pytest.mark.parametrize("name", LADDERS)
def test_what_is_frozen_plays_as_it_did(name: str):
    of = told(name)
    assert {bot: begun(of["game"], of["seats"], bot) for bot in of["frozen"]} == of["frozen"]


@pytest.mark.parametrize("name", LADDERS)
def test_everyone_on_a_ladder_plays(name: str):
    of = told(name)
    known = {*names(of["game"]), *rivals(of["game"])}
    assert {*of["frozen"], *(bot.partition(OWN)[0] for bot in of["bots"])} <= known
    assert {"best", "greedy", "level1", "level2", "level3", "level4"} <= {*of["frozen"], *of["bots"]}
    asked = ladder.command(LADDERS[name], 3)
    assert asked[1:3] == ["match", of["game"]]
    assert Path(asked[asked.index("--keep") + 1]).name == f"{name}.jsonl"


@pytest.mark.parametrize("game", ["rolechess", "dnup", "sequence", "kasvoton"])
def test_no_table_offers_a_trick(game: str):
    assert not {"rush", "turtle", "mirror", "attack"} & set(names(game))
    assert {"rush", "turtle", "mirror", "attack"} <= set(rivals(game))
