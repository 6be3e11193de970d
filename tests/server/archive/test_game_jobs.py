"""Answers about games themselves: made in a process of their own, and no endpoint runs rules in a thread."""

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.table.memory_store import MemoryStore

from pelipoyta.games import load
from pelipoyta.kernel.lesson import lessons_of
from pelipoyta.server.archive.games.cards import CardFile
from pelipoyta.server.archive.games.jobs import (
    ArtJob,
    CardsJob,
    DeckCheckJob,
    DeckOffersJob,
    GameJob,
    GuideJob,
    LastGameJob,
    SceneJob,
    SetUpJob,
    SitePictureJob,
)
from pelipoyta.server.archive.service import in_processes, in_this_process
from pelipoyta.server.schemas.play.decklists import CheckDecklist
from pelipoyta.table.errors import TableError

pytestmark = pytest.mark.anyio
HERE = "203.0.113.9"
API = Path(__file__).parents[3] / "src/pelipoyta/server/api"
LESSON = next(iter(lessons_of(load("rolechess"))))
JOBS: tuple[GameJob, ...] = (
    GuideJob("rolechess"),
    SceneJob("rolechess", LESSON, 0, (), why=False),
    LastGameJob("rolechess", LESSON, "uniform", "Aino"),
    CardsJob("lotr", "sv"),
    DeckOffersJob("lotr", "decks"),
    DeckCheckJob("lotr", "decks", CheckDecklist("4 4U282", {"format": "fellowship"})),
    ArtJob("lotr"),
    SitePictureJob(),
)
ONCE = {("catalogue/games.py", "shape_of")}  # in a thread: a type is read, once for each plugin game


async def test_another_process_answers_as_this_one_does() -> None:
    games = {"rolechess": load("rolechess"), "lotr": load("lotr")}
    apart, here = in_processes(MemoryStore(), ()), in_this_process(MemoryStore(), games)
    for job in JOBS:
        told = [await each.get(job, HERE) for each in (apart, here)]
        assert told[0] == told[1] and len(told[0]) > 100, job
    frodo = msgspec.msgpack.decode(await apart.get(JOBS[3], HERE), type=CardFile)
    assert b"S\xc3\xa4llskap" in frodo.data
    for job, code in (
        (SceneJob("rolechess", "nothing", 0, (), why=False), "no_such_lesson"),
        (SceneJob("rolechess", LESSON, 0, (b"7",), why=False), "bad_action"),
        (SetUpJob("rolechess", "nonsense"), "bad_position"),
        (CardsJob("rolechess", "fi"), "no_such_page"),
        (DeckOffersJob("rolechess", "decks"), "no_such_page"),
        (DeckCheckJob("lotr", "decks", CheckDecklist("", {"format": "none"})), "bad_options"),
    ):
        with pytest.raises(TableError) as refused:
            await apart.get(job, HERE)
        assert refused.value.code == code
    await apart.close()


def threads(root: Path) -> Iterator[tuple[str, str]]:
    """What is called in a thread: the module, and the function."""
    for path in root.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "to_thread":
                yield str(path.relative_to(root)), ast.unparse(node.args[0])


def test_no_endpoint_works_in_a_thread() -> None:
    """A thread that runs rules holds Python's lock, and every table waits."""
    assert set(threads(API)) == ONCE


def test_work_in_a_thread_is_found(tmp_path: Path) -> None:
    (tmp_path / "pages.py").write_text("async def page(game):\n    return await asyncio.to_thread(folded, game)\n")
    assert set(threads(tmp_path)) == {("pages.py", "folded")}
