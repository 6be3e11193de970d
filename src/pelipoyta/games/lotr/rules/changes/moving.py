"""Moving along the adventure path (LOTR-8), and texts that lay sites."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import clockwise, current_site, shadow_seats
from pelipoyta.games.lotr.engine.journey import fellowship, shadow_number_parts
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.events import FellowshipMoved
from pelipoyta.games.lotr.model import Card, Flow, Happen, Moves, State, Zone
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.control import sort_path
from pelipoyta.games.lotr.rules.changes.steps import add_twilight, remember
from pelipoyta.games.lotr.rules.setup import lay_site
from pelipoyta.games.lotr.terms import Arrow
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.words.filters import Filter

LAST_SITE = 9


def move(g: GameChange, flow: Flow) -> None:
    """(a) The next site is laid if it is not there yet; then what answers leaving and moving."""
    s = g.s
    s.moves += 1
    number = s.players[s.free].site + 1
    if site_at(s, number) is None:
        lay_site(g, who_lays(s), number)
        sort_path(s)
    g.then(Happen(Moves("from")), Happen(Moves("on")), Flow("arrive"))


def site_at(s: State, number: int) -> int | None:
    """The site card of this number on the path or under control; None where none has been laid."""
    laid = [c for c in s.cards.values() if c.zone in (Zone.PATH, Zone.CONTROLLED)]
    return next((c.id for c in laid if CARDS[c.code].site == number), None)


def who_lays(s: State) -> Seat:
    """LOTR-8.2: the arrow on the site being left; with two players always the other one."""
    here = current_site(s)
    leftward = here is not None and CARDS[here.code].arrow is Arrow.LEFT
    return clockwise(s, s.free)[1] if leftward else shadow_seats(s)[0]


def arrive(g: GameChange, flow: Flow) -> None:
    """(d), (e): the marker moves; what answers coming there."""
    s = g.s
    player = g.set_player(s.free, site=s.players[s.free].site + 1)
    g.tell(FellowshipMoved(s.free, player.site))
    g.then(Happen(Moves("to")), Flow("twilight"), Flow("shadows"))


def add_site_twilight(g: GameChange, flow: Flow) -> None:
    """(f) The Shadow number, and one for each companion."""
    here = current_site(g.s)
    number = total(shadow_number_parts(g.s, here)) if here else 0
    add_twilight(g, number + len(fellowship(g.s)), "move")


def next_own_site(s: State, seat: Seat, step: int = 1) -> int | None:
    """The code of one's own site that comes next, or after it, if it is in one's adventure deck."""
    number = s.players[s.free].site + step
    return next((code for code in s.players[seat].adventure if CARDS[code].site == number <= LAST_SITE), None)


def replace_next_site(g: GameChange, seat: Seat, step: int = 1) -> bool:
    """LOTR-23.4, LOTR-30.39: one's own next site, or one after it; an opponent's goes back to its adventure deck."""
    s = g.s
    number = s.players[s.free].site + step
    if next_own_site(s, seat, step) is None:
        return False
    old = site_at(s, number)
    if old is not None and s.cards[old].zone is not Zone.PATH:
        return False
    _lay_instead(g, seat, number, old)
    return True


def _lay_instead(g: GameChange, seat: Seat, number: int, old: int | None) -> None:
    """Move the cards on the old site to the new one."""
    s = g.s
    if old is not None:
        card = s.cards.pop(old)
        s.path.remove(old)
        back = tuple(sorted((*s.players[card.owner].adventure, card.code), key=lambda code: CARDS[code].site))
        g.set_player(card.owner, adventure=back)
        remember(g, card.owner, (card.code,))
    lay_site(g, seat, number)
    sort_path(s)
    for rider in [c.id for c in s.cards.values() if old is not None and c.host == old]:
        g.set_card(rider, host=s.next_id - 1)


def own_site_for(s: State, seat: Seat, site: Card, which: "Filter") -> int | None:
    """The code of one's own site that could take this one's place on the path: of the same number and block."""
    there = CARDS[site.code]
    if site.zone is not Zone.PATH or site.owner == seat:
        return None
    wanted = [code for code in s.players[seat].adventure if _is_version(CARDS[code], there)]
    return next((code for code in wanted if which.printed(CARDS[code])), None)


def _is_version(card: Facts, of: Facts) -> bool:
    return (card.site, card.block) == (of.site, of.block)


def replace_site(g: GameChange, seat: Seat, site: int, which: "Filter") -> None:
    """LOTR-30.53: no fellowship moves by it, even where it stands."""
    if own_site_for(g.s, seat, g.s.cards[site], which) is not None:
        _lay_instead(g, seat, CARDS[g.s.cards[site].code].site, site)
