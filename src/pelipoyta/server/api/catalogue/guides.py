"""Rules pages: the sections and drawn examples before the numbered rules. Their words are part of the client."""

from pelipoyta.server.api.content import EncodedJson
from pelipoyta.server.api.deps import Address, GameInPath, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.archive.games.jobs import GuideJob
from pelipoyta.server.schemas.catalogue.games import GuideInfo

endpoints = Endpoints()


@endpoints.get("/api/games/{game}/guide", errors=(503,))
async def get_guide(state: State, address: Address, game: GameInPath) -> EncodedJson[GuideInfo]:
    """The sections of a game's rules page, with positions as a table shows them; empty for a game without a guide."""
    return EncodedJson(await state.archive.get(GuideJob(game.id), address))
