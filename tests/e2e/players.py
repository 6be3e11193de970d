"""Who plays which game in a browser. A board of another kind has its own hand: see `player.py`."""

from tests.e2e.dnup.hand import Climber
from tests.e2e.kasvoton.hand import General
from tests.e2e.lotr.hand import Fellow
from tests.e2e.player import Player
from tests.e2e.rolechess.hand import Officer
from tests.e2e.sequence.hand import Sequencer

PLAYERS: dict[str, type[Player]] = {kind.game: kind for kind in (Officer, Sequencer, Climber, General, Fellow)}
