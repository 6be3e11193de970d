"""Texts that players bring, such as deck lists: the game's offers, and a check of a text while it is typed."""

from pelipoyta.server.api.content import EncodedJson
from pelipoyta.server.api.deps import CHECK_LIMIT, Address, GameInPath, State, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.archive.games.jobs import DeckCheckJob, DeckOffersJob
from pelipoyta.server.schemas.play.decklists import CheckDecklist, CheckedDecklist, DecklistOffer

endpoints = Endpoints()


@endpoints.get("/api/games/{game}/{option}/offers", dependencies=(costs(1),))
async def get_decklist_offers(
    state: State, game: GameInPath, option: str, address: Address
) -> EncodedJson[list[DecklistOffer]]:
    """The ready-made texts for a private option."""
    return EncodedJson(await state.archive.get(DeckOffersJob(game.id, option), address))


@endpoints.post("/api/games/{game}/{option}/check", dependencies=(CHECK_LIMIT,))
async def check_decklist(
    state: State, game: GameInPath, option: str, address: Address, body: CheckDecklist
) -> EncodedJson[CheckedDecklist]:
    """Every rule that a text breaks at a table with these options. Nothing is stored."""
    return EncodedJson(await state.archive.make(DeckCheckJob(game.id, option, body), address))
