"""Sites under control: taking and liberating them (LOTR-23.5 to 23.7)."""

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.events import SiteControlled, SiteLiberated
from pelipoyta.games.lotr.model import Card, State, Zone
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.steps import discard_from_play
from pelipoyta.kernel import Seat


def within_reach(s: State) -> int | None:
    """The lowest site on the path, if every marker still in the game has passed it (LOTR-23.5, LOTR-30.28)."""
    if not s.path:
        return None
    lowest = min(s.path, key=lambda i: CARDS[s.cards[i].code].site)
    markers = [player.site for player in s.players if not player.out]
    return lowest if min(markers) > CARDS[s.cards[lowest].code].site else None


def take_site(g: GameChange, seat: Seat) -> int:
    """LOTR-23.6: it leaves the path and lies in the controller's support area."""
    site = within_reach(g.s)
    if site is None:
        raise AssertionError("no site is within reach")
    g.s.path.remove(site)
    g.set_card(site, zone=Zone.CONTROLLED, holder=seat)
    g.tell(SiteControlled(seat, site))
    return site


def liberable(s: State) -> Card | None:
    """LOTR-23.7: the highest site an opponent of the Free Peoples player controls, whichever opponent that is."""
    held = [c for c in s.cards.values() if c.zone is Zone.CONTROLLED and c.holder != s.free]
    return max(held, key=lambda c: CARDS[c.code].site, default=None)


def liberate(g: GameChange) -> None:
    """Everything on it is discarded."""
    site = liberable(g.s)
    if site is None:
        return
    discard_from_play(g, [c.id for c in g.s.cards.values() if c.host == site.id])
    back_on_path(g, site.id)


def back_on_path(g: GameChange, site: int) -> None:
    g.set_card(site, zone=Zone.PATH, holder=-1)
    g.s.path.append(site)
    sort_path(g.s)
    g.tell(SiteLiberated(site))


def sort_path(s: State) -> None:
    s.path.sort(key=lambda i: CARDS[s.cards[i].code].site)
