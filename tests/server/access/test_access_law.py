"""What leaves the server is what the rules allow and the access policy says, by every way out, for every viewer.

Walks kinds of games × phases × hidden sets × teaching × shown decks × viewers, and compares each way out (HTTP, live
connection, replay, animation, link, contest page) with rules written anew (oracle.py), with table/access, and by a
search for what the viewer may not know. Leaks that are planted are found.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.access.oracle import rights
from tests.server.access.ways import HTTP_WAYS, OTHERWISE, REFUSED, Asker, code_due, policy_faults
from tests.server.access.worlds import World, cases, world_of
from tests.server.contests.test_hidden_tables import addresses
from tests.table.toys import GAMES

from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.archive import pictures
from pelipoyta.server.settings import Settings

pytestmark = pytest.mark.long


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return GAMES


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return Settings(**{**settings.__dict__, "tables_per_minute": 10_000, "misses_per_minute": 10_000})


@pytest.fixture(autouse=True)
def pictures_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures of links as the text they are drawn from: it is quick, and can be searched."""
    pictures.site_png()  # kept as it is
    monkeypatch.setattr(pictures, "rendered", str.encode)


def faults(world: World) -> Iterator[str]:
    """Where something was told or refused against the rules, and what a viewer learnt that is not theirs to know."""
    for viewer in world.tokens:
        asker = Asker(world, viewer)
        allowed = rights(world.case, viewer)
        yield from (f"{world.case}: {viewer}: {fault}" for fault in policy_faults(asker))
        for told in asker.told():
            where = f"{world.case}: {viewer}: {told.way}"
            if told.gist != told.due:
                yield f"{where}: {told.gist} and not {told.due} {told.code}"
            elif told.gist == REFUSED and told.code != (
                due := code_due(asker.policy, told, viewer == "forger", allowed.enters)
            ):
                yield f"{where}: refused by {told.code} and not by {due}"
            for name, secret in world.secrets.items():
                if name not in allowed.secrets and secret in told.text:
                    yield f"{where}: learns {name}"


@pytest.mark.parametrize("game", [*GAMES])
def test_every_way_out_tells_what_the_rules_allow(house: Any, game: str) -> None:
    walked = [case for case in cases() if case.game == game]
    assert len(walked) >= 6
    assert [fault for case in walked for fault in faults(world_of(house, case))] == []


def test_no_way_out_is_forgotten(house: Any) -> None:
    """Every address that names a table is walked, or it is said why not."""
    assert set(addresses(house.client.app)) == {*HTTP_WAYS, *OTHERWISE}
