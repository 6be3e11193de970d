"""Winning, losing and leaving (LOTR-16)."""

from collections.abc import Sequence

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import to_the_right
from pelipoyta.games.lotr.engine.journey import resistance
from pelipoyta.games.lotr.events import GaveUp, PlayerOut, SitePlaced
from pelipoyta.games.lotr.model import (
    Card,
    Fighting,
    Flow,
    Happen,
    MovingAgain,
    PhaseEnds,
    Skipping,
    State,
    Tasks,
    Window,
    Zone,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.control import back_on_path, sort_path
from pelipoyta.games.lotr.rules.changes.steps import discard_from_play, forget, put_in_play
from pelipoyta.games.lotr.terms import Phase
from pelipoyta.kernel import Deck, Over, Seat

QUIET = (Flow, Window, Fighting, MovingAgain, Skipping)  # steps of a turn that name no cards


def win(g: GameChange, seat: Seat, why: str) -> None:
    g.s.over = Over(tuple(float(other == seat) for other in range(len(g.s.players))), why)
    g.s.agenda = []


def lose(g: GameChange, seats: Sequence[Seat], why: str) -> None:
    """These are out together; with one left that one wins, with none it is a draw (LOTR-30.2)."""
    seats = [seat for seat in seats if not g.s.players[seat].out]
    if not seats:
        return
    for seat in seats:
        g.set_player(seat, out=True)
        g.tell(PlayerOut(seat, why))
    left = [seat for seat, player in enumerate(g.s.players) if not player.out]
    if not left:
        g.s.over = Over(tuple(0.5 if seat in seats else 0.0 for seat in range(len(g.s.players))), why)
        g.s.agenda = []
    elif len(left) == 1:
        win(g, left[0], why)
    else:
        for seat in seats:
            _leave(g, seat)


def _leave(g: GameChange, seat: Seat) -> None:
    """LOTR-16.4: the loser's cards go; the loser's sites are replaced by those of the others in turn."""
    s = g.s
    _replace_sites(g, seat)
    mine = [card.id for card in s.cards.values() if card.owner == seat]
    others_on_mine = [c.id for c in s.cards.values() if c.owner != seat and c.host in mine]
    discard_from_play(g, others_on_mine)
    for card in mine:
        s.cards.pop(card, None)
    s.lasting = [effect for effect in s.lasting if not effect.targets or any(i in s.cards for i in effect.targets)]
    forget(g, set(mine))
    g.set_player(seat, hand=(), deck=Deck(), discard=(), dead=(), adventure=(), known=())
    if seat == s.free and s.path and s.players[seat].place >= 0:
        _end_at_once(g)


def _replace_sites(g: GameChange, seat: Seat) -> None:
    s = g.s
    givers = [other for other in to_the_right(s, seat) if other != seat] or []
    mine = sorted(
        (c for c in s.cards.values() if c.owner == seat and c.zone in (Zone.PATH, Zone.CONTROLLED)),
        key=lambda c: CARDS[c.code].site,
    )
    for turn, site in enumerate(mine):
        _replace_site(g, site, givers[turn % len(givers)])
    for card in list(s.cards.values()):
        if card.zone is Zone.CONTROLLED and card.holder == seat and card.owner != seat:
            back_on_path(g, card.id)
    sort_path(s)


def _replace_site(g: GameChange, site: Card, giver: Seat) -> None:
    """By the giver's site of that number; who controlled the old one controls the new, unless it was the loser."""
    s = g.s
    s.path = [i for i in s.path if i != site.id]
    code = next((c for c in s.players[giver].adventure if CARDS[c].site == CARDS[site.code].site), None)
    if code is None:
        return
    g.set_player(giver, adventure=tuple(c for c in s.players[giver].adventure if c != code))
    new = put_in_play(g, code, giver, Zone.PATH)
    g.tell(SitePlaced(giver, code, CARDS[code].site))
    if site.zone is Zone.CONTROLLED and site.holder != site.owner:
        g.set_card(new.id, zone=Zone.CONTROLLED, holder=site.holder)
    else:
        s.path.append(new.id)


def _end_at_once(g: GameChange) -> None:
    """LOTR-30.43: the loser's turn; before the first turn only the loser's starting fellowship."""
    s = g.s
    if s.phase is Phase.SETUP:
        while not isinstance(s.agenda[-1], Flow) or s.agenda[-1].seat == s.free:
            s.agenda.pop()
        return
    s.agenda, s.fight, s.fights = [], None, []
    g.then(Flow("turn-broken"))


def is_lost(s: State, seat: Seat) -> str:
    """The rule by which this player has lost now, or nothing (LOTR-29.2)."""
    player = s.players[seat]
    if player.out or player.place < 0:
        return ""
    if player.leaving and _is_quiet(s):
        return "LOTR-30.42"
    if player.bearer not in s.cards:
        return "LOTR-16.3"
    return "LOTR-19.8" if player.burdens >= player.resistance and player.burdens >= resistance(s, seat) else ""


def give_up(g: GameChange, seat: Seat) -> None:
    """LOTR-30.42: out as soon as nothing is under way that names cards; at once where only one is left to win."""
    g.set_player(seat, leaving=True)
    g.tell(GaveUp(seat))
    going = [who for who, player in enumerate(g.s.players) if player.leaving and not player.out]
    if sum(not player.out for player in g.s.players) - len(going) == 1:
        lose(g, going, "LOTR-30.42")


def _is_quiet(s: State) -> bool:
    return s.phase is not Phase.SETUP and all(isinstance(task, QUIET) or _is_end(task) for task in s.agenda)


def _is_end(task: Tasks) -> bool:
    """The end of a phase, which is yet to come."""
    return isinstance(task, Happen) and isinstance(task.what, PhaseEnds) and task.stage == 0
