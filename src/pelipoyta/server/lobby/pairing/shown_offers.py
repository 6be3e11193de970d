"""Offers as visitors were last told of them: rows of all, and each person's own."""

from collections.abc import Mapping, Sequence

from pelipoyta.community.listing.rows import ListedRow, listed_offer
from pelipoyta.community.offers.model import StoredOffer
from pelipoyta.server.live.updates import encode
from pelipoyta.server.lobby.pairing.paces import shown
from pelipoyta.server.lobby.presence.people import People
from pelipoyta.server.lobby.presence.processes import LobbyPresence
from pelipoyta.server.schemas.websocket.lobby import LobbyChange, OfferRow, OwnOffer, OwnOfferChanged

SHOWN = 200  # rows sent to a visitor


class ShownOffers:
    """Cache of what was told; it tells only what has changed."""

    def __init__(self, people: People, presence: LobbyPresence) -> None:
        self._people, self._presence = people, presence
        self.known = False  # offers have been read
        self.rows: dict[str, OfferRow] = {}
        self._searching: frozenset[str] = frozenset()
        self.ratings: Mapping[str, int] = {}  # by person
        self._own: dict[str, OwnOffer] = {}

    def update(self, offers: Sequence[StoredOffer]) -> dict[str, ListedRow]:
        """Tell every visitor of changes; the rows for the lists."""
        self.known = True
        self._searching = frozenset(each.person for each in offers)
        listed = [each for each in offers if self.is_shown(each) and not each.held]
        rows = {each.id: self._row(each) for each in listed}
        put = tuple(row for name, row in rows.items() if self.rows.get(name) != row)
        gone = tuple(name for name in self.rows if name not in rows)
        self.rows = rows
        if put or gone:
            text = encode(LobbyChange(put[:SHOWN], gone, len(rows), len(self._people)))
            for visitor in self._people:
                visitor.tell(text)
        self._tell_own({each.person: own_offer(each) for each in offers})
        return {each.id: self._listed(each) for each in listed}

    def is_shown(self, offer: StoredOffer) -> bool:
        """True for an offer over days, which can wait for its person, and for a live one while its person is here."""
        return offer.lasts or self._presence.is_here(offer.person)

    def is_searching(self, person: str) -> bool:
        return person in self._searching

    def tell_own(self, person: str, own: OwnOffer | None) -> None:
        """Tell a person's pages of the own offer."""
        if own is None:
            self._own.pop(person, None)
        else:
            self._own[person] = own
        text = encode(OwnOfferChanged(own))
        for visitor in self._people.of(person):
            visitor.tell(text)

    def learned(self, person: str, own: OwnOffer | None) -> None:
        """Note that a person was told of the own offer with everything else."""
        if own is not None:
            self._own[person] = own

    def _tell_own(self, own: Mapping[str, OwnOffer]) -> None:
        for person in {*self._own, *own}:
            if not self._people.of(person):
                self._own.pop(person, None)
            elif self._own.get(person) != own.get(person):
                self.tell_own(person, own.get(person))

    def _row(self, offer: StoredOffer) -> OfferRow:
        return OfferRow(
            id=offer.id,
            name=offer.name,
            wants=tuple(map(shown, offer.wants)),
            since=round(offer.since),
            here=self._presence.is_here(offer.person),
            rating=self.ratings.get(offer.person),
        )

    def _listed(self, offer: StoredOffer) -> ListedRow:
        here = self._presence.is_here(offer.person)
        rating = self.ratings.get(offer.person)
        return listed_offer(offer.id, offer.name, offer.wants, offer.since, here=here, rating=rating)


def own_offer(offer: StoredOffer) -> OwnOffer:
    return OwnOffer(offer.id, tuple(map(shown, offer.wants)), round(offer.since))
