"""News of pairing for the people whom it concerns: found, gone, made. Truth is in rows; this says what was told."""

from collections.abc import Awaitable, Callable, Sequence
from time import time
from typing import TYPE_CHECKING

from pelipoyta.community.accounts.secret_values import is_account_id
from pelipoyta.community.offers.model import Meeting, PairedTable
from pelipoyta.server.live.updates import encode
from pelipoyta.server.lobby.presence.people import People, Visitor
from pelipoyta.server.schemas.websocket.lobby import MatchFound, MatchGone, TableReady
from pelipoyta.server.services.requests.tokens import TokenSigner
from pelipoyta.table.decide.setup.create import name_by

if TYPE_CHECKING:
    from pelipoyta.community.offers.book import OfferBook
    from pelipoyta.community.offers.facts import WaitingFacts

RETOLD = 120.0  # seconds for which a page that comes back is taken to the table that was made


class LobbyNews:
    """Tells the people at this process; what happened at another is seen at the next round."""

    def __init__(
        self, people: People, tokens: TokenSigner, book: "OfferBook", refresh: Callable[[], Awaitable[None]]
    ) -> None:
        self._people, self._tokens, self._book, self._refresh = people, tokens, book, refresh
        self._seen: object = None  # offers and presence of the last round
        self._asked: dict[str, str] = {}  # the meeting that a person here was told of

    async def changed(self) -> None:
        await self._refresh()

    def asked(self, meetings: Sequence[Meeting]) -> None:
        for meeting in meetings:
            for each in meeting.people:
                if self._people.of(each.person) and self._asked.get(each.person) != meeting.id:
                    self._asked[each.person] = meeting.id
                    left = max(0, round(meeting.until - time()))
                    self._say(each.person, MatchFound(name_by(meeting.id), meeting.pool.game, left))

    def ended(self, meeting: Meeting) -> None:
        for each in meeting.people:
            self.gone(each.person, meeting.id, late=each.person not in meeting.here)

    def gone(self, person: str, meeting: str, late: bool = False) -> None:
        """Tell a person that the others did not come, or that the own answer was `late`."""
        if self._asked.get(person) == meeting:
            del self._asked[person]
            self._say(person, MatchGone(name_by(meeting), late))

    def made(self, game: PairedTable) -> None:
        for each in game.people:
            self._asked.pop(each.person, None)
            for visitor in self._people.of(each.person):
                self.tell(game, visitor)

    async def look(self, facts: "WaitingFacts") -> None:
        self.asked(facts.meetings)
        await self._look_at_ended({meeting.id for meeting in facts.meetings})
        if self._seen != (seen := (facts.offers, facts.elsewhere)):
            self._seen = seen
            await self._refresh()

    async def _look_at_ended(self, going: set[str]) -> None:
        """Tell people of meetings that ended at another process what came of them."""
        over = {person: name for person, name in self._asked.items() if name not in going}
        if not over:
            return
        games = {game.key: game for game in await self._book.games(sorted(set(over.values())))}
        for person, name in over.items():
            game = games.get(name)
            if game is None:
                self.gone(person, name)
            elif game.done:
                self._asked.pop(person, "")
                for visitor in self._people.of(person):
                    self.tell(game, visitor)

    def forget(self, person: str) -> None:
        """Tell a person again, for a page that comes back."""
        self._asked.pop(person, None)

    def meeting_of(self, person: str, table: str) -> str:
        """Meeting that a person was told of by the id of its table; empty where there is none."""
        name = self._asked.get(person, "")
        return name if name and name_by(name) == table else ""

    def tell(self, game: PairedTable, visitor: Visitor) -> None:
        """Tell a page of a table, with the token of its person's seat."""
        for seat, each in enumerate(game.people):
            if each.person == visitor.person:
                token = "" if is_account_id(each.person) else self._tokens.sign(each.key)  # the session proves it
                stay = game.pool.lasts or time() - game.made > RETOLD
                ready = TableReady(table=name_by(game.key), game=game.pool.game, seat=seat, token=token, stay=stay)
                visitor.tell(encode(ready))

    def _say(self, person: str, message: MatchFound | MatchGone) -> None:
        text = encode(message)
        for visitor in self._people.of(person):
            visitor.tell(text)
