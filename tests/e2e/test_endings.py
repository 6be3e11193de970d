"""The end of a game on a phone: the board stays readable, and nothing of the result lies under anything else."""

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Enter
from tests.e2e.looks import AMISS, box, complaints
from tests.e2e.player import Player
from tests.e2e.rolechess.hand import Officer
from tests.e2e.sequence.hand import Sequencer
from tests.e2e.wire import resign

LEAST = {"rolechess": 280, "sequence": 220}  # pixels across


@pytest.mark.parametrize("kind", [Officer, Sequencer])
def test_the_board_is_readable_beside_the_result(enter: Enter, kind: type[Player]) -> None:
    player = enter(kind, width=390, height=844)
    player.sit("me", "bot:uniform")
    player.wait()
    resign(player.page.evaluate("location.origin"), player.place)
    expect(player.verdict).to_be_visible()
    for width, height in ((390, 844), (360, 640)):
        player.page.set_viewport_size({"width": width, "height": height})
        assert box(player.page.get_by_role("grid").first)["width"] >= LEAST[player.game]
        assert player.left(AMISS) == []
    assert complaints(player.page) == []
