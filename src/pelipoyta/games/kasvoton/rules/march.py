"""The first three parts of a turn: archers shoot, one card moves or attacks, the scout looks around."""

from pelipoyta.games.kasvoton.board import CELLS, NEAR, cell_name, controls, side_of
from pelipoyta.games.kasvoton.deck import ARCHERS, CAVALRY, KING, KNIGHT, LEVY, QUEEN, SCOUT, SHIELDS, SPEARS
from pelipoyta.games.kasvoton.model import (
    Attacked,
    Move,
    Moved,
    Options,
    Phase,
    Scout,
    Scouted,
    Shoot,
    Shot,
    State,
    Withstood,
)
from pelipoyta.games.kasvoton.points import Clash, is_behind, points, taken_on
from pelipoyta.games.kasvoton.rules.cards import (
    can_use,
    held,
    not_held,
    own_near,
    rank_at,
    shift,
    side_at,
    strike,
    turn_up,
)
from pelipoyta.games.kasvoton.rules.turn import rest_or_go_on
from pelipoyta.games.kasvoton.rules.verb import Verb
from pelipoyta.kernel import Event, Refusal, Seat


def left_phase(s: State, phase: Phase) -> Refusal | None:
    return Refusal("KV-D0.2", "phase-left") if s.phase > phase else None


def list_shots(s: State, seat: Seat) -> list[Shoot]:
    shots = [Shoot(cell) for cell in held(s, seat) if rank_at(s, cell) == ARCHERS] if s.phase is Phase.ARCHERS else []
    return [shot for shot in shots if forbid_shot(s, seat, shot) is None]


def forbid_shot(s: State, seat: Seat, shot: Shoot) -> Refusal | None:
    refusal = left_phase(s, Phase.ARCHERS) or not_held(s, seat, shot.cell, "KV-D1")
    if refusal:
        return refusal
    if rank_at(s, shot.cell) != ARCHERS:
        return Refusal("KV-D1", "not-archers", {"cell": cell_name(shot.cell)})
    if s.board[shot.cell] in s.shot:
        return Refusal("KV-D1", "has-shot", {"cell": cell_name(shot.cell)})
    enemy = side_at(s, aimed_at(s, seat, shot.cell)) == 1 - side_of(seat)
    return None if enemy else Refusal("KV-D1", "no-target", {"cell": cell_name(shot.cell)})


def aimed_at(s: State, seat: Seat, cell: int) -> int:
    """The cell that archers there shoot at, or -1 off the board (KV-D1)."""
    return points(s.options).aim(taken_on(s.board), side_of(seat), cell)


def shoot(s: State, seat: Seat, shot: Shoot, events: list[Event]) -> None:
    target = aimed_at(s, seat, shot.cell)
    s.shot += [s.board[shot.cell]] * (1 + points(s.options).rest)
    events.append(Shot(seat, shot.cell, target))
    turn_up(s, shot.cell, events)
    turn_up(s, target, events)
    saved = shield(s.options, rank_at(s, target))
    if saved:
        events.append(Withstood(target, s.faces[s.board[target]], saved))
    else:
        strike(s, target, "KV-D1", events)


def shield(options: Options, rank: int) -> str:
    """The rule by which a card outlives a shot; none: empty."""
    if rank == QUEEN:
        return "KV-D1"
    return "KV-Ha" if options.shield_wall and rank == SHIELDS else ""


def list_moves(s: State, seat: Seat) -> list[Move]:
    if s.phase > Phase.ARCHERS:
        return []
    side, found = side_of(seat), []
    for src in held(s, seat):
        if s.board[src] in s.shot:
            continue
        attacks = rank_at(s, src) != QUEEN
        for dst in (*NEAR[src], *far_from(s, src)):
            there = side_at(s, dst)
            if there != side and (attacks or there < 0) and controls(s.seats, seat, dst) and not bar(s, side, src, dst):
                found.append(Move(src, dst))
    return found


def far_from(s: State, src: int) -> list[int]:
    """Cells besides the neighbouring ones that the card may go to, by its rank."""
    rides = points(s.options).rides
    ride = rides.get(rank_at(s, src)) if rides else None
    return ride.reach(s.board, src) if ride else []


def forbid_move(s: State, seat: Seat, move: Move) -> Refusal | None:
    refusal = left_phase(s, Phase.ARCHERS) or not_held(s, seat, move.src, "KV-D2") or _forbid_way(s, seat, move)
    if refusal:
        return refusal
    if s.board[move.src] in s.shot:
        return Refusal("KV-D2", "has-shot", {"cell": cell_name(move.src)})
    if rank_at(s, move.src) == QUEEN and side_at(s, move.dst) >= 0:
        return Refusal("KV-D2.2", "queen-attacks", {"cell": cell_name(move.dst)})
    barred = bar(s, side_of(seat), move.src, move.dst)
    return Refusal(barred, "barred", {"cell": cell_name(move.dst)}) if barred else None


def bar(s: State, side: int, src: int, dst: int) -> str:
    """The rule that bars a step; empty by the printed rules."""
    return points(s.options).bar(s, side, src, dst)


def _forbid_way(s: State, seat: Seat, move: Move) -> Refusal | None:
    facts: dict[str, str | int] = {"cell": cell_name(move.dst)}
    if not 0 <= move.dst < CELLS:
        return Refusal("KV-D2", "off-board", facts)
    if move.dst not in NEAR[move.src] and move.dst not in far_from(s, move.src):
        return Refusal("KV-D2", "not-a-step", facts)
    if side_at(s, move.dst) == side_of(seat):
        return Refusal("KV-D2", "own-card", facts)
    return None if controls(s.seats, seat, move.dst) else Refusal("KV-F5", "into-partners-half", facts)


def move_card(s: State, seat: Seat, move: Move, events: list[Event]) -> None:
    s.phase = Phase.SCOUT
    card = s.board[move.src]
    if side_at(s, move.dst) < 0:
        if move.dst not in NEAR[move.src]:
            turn_up(s, move.src, events)  # KV-V6, KV-V7
        events.append(Moved(seat, card, move.src, move.dst))
        shift(s, card, move.dst, events)
    else:
        _attack(s, seat, move, events)
    rest_or_go_on(s, events)


def _attack(s: State, seat: Seat, move: Move, events: list[Event]) -> None:
    events.append(Attacked(seat, move.src, move.dst))
    turn_up(s, move.src, events)
    turn_up(s, move.dst, events)
    card = s.board[move.src]
    attacker_falls, defender_falls, rule = battle(
        s.options,
        rank_at(s, move.src),
        rank_at(s, move.dst),
        behind=is_behind(side_of(seat), move.src, move.dst),
        crowd=crowd(s, move.dst),
    )
    if defender_falls:
        strike(s, move.dst, rule, events)
        events.append(Moved(seat, card, move.src, move.dst))
        shift(s, card, move.dst, events)
    elif attacker_falls:
        strike(s, move.src, rule, events)
    else:
        events.append(Withstood(move.dst, s.faces[s.board[move.dst]], rule))


def crowd(s: State, cell: int) -> int:
    """Levies that lie open beside the card there and belong to its side (KV-V10)."""
    near = own_near(s, side_at(s, cell), cell)
    return sum(s.open[s.board[each]] and rank_at(s, each) == LEVY for each in near)


def battle(
    options: Options, attacker: int, defender: int, behind: bool = False, crowd: int = 0
) -> tuple[bool, bool, str]:
    """Result when these ranks meet: attacker falls, defender falls, and the rule."""
    if {attacker, defender} == {KING, SCOUT}:
        return attacker == KING, defender == KING, "KV-D2.4"
    if defender == QUEEN and attacker == KNIGHT:
        return (True, False, "KV-Hc") if options.shame else (False, False, "KV-D2.3")
    if defender == QUEEN:
        return attacker != KING, attacker == KING, "KV-D2.3"
    for decide in points(options).battles:
        if found := decide(Clash(attacker, defender, behind, crowd)):
            return found
    if options.spear_hedge and (attacker, defender) == (CAVALRY, SPEARS):
        return False, False, "KV-Hb"
    return attacker < defender, attacker >= defender, "KV-D2.1"


def list_scouts(s: State, seat: Seat) -> list[Scout]:
    if s.phase > Phase.SCOUT:
        return []
    scouts = [Scout(cell) for cell in _usable(s, seat) if rank_at(s, cell) == SCOUT]
    return [scout for scout in scouts if forbid_scout(s, seat, scout) is None]


def _usable(s: State, seat: Seat) -> list[int]:
    side = side_of(seat)
    return [cell for cell in range(CELLS) if side_at(s, cell) == side and can_use(s, seat, cell)]


def forbid_scout(s: State, seat: Seat, scout: Scout) -> Refusal | None:
    facts: dict[str, str | int] = {"cell": cell_name(scout.cell)}
    if s.phase > Phase.SCOUT:
        return left_phase(s, Phase.SCOUT)
    if side_at(s, scout.cell) != side_of(seat):
        return Refusal("KV-D3", "no-card", facts)
    if not can_use(s, seat, scout.cell):
        return Refusal("KV-F8", "partner-hidden", facts)
    if rank_at(s, scout.cell) != SCOUT:
        return Refusal("KV-D3", "not-scout", facts)
    enemies = len(own_near(s, 1 - side_of(seat), scout.cell))
    return None if 1 <= enemies <= 2 else Refusal("KV-D3", "scout-neighbours", {**facts, "count": enemies})


def look_around(s: State, seat: Seat, scout: Scout, events: list[Event]) -> None:
    s.phase = Phase.STRIKES
    events.append(Scouted(seat, scout.cell))
    turn_up(s, scout.cell, events)
    for cell in own_near(s, 1 - side_of(seat), scout.cell):
        turn_up(s, cell, events)


SHOOT = Verb(list_shots, forbid_shot, shoot)
MOVE = Verb(list_moves, forbid_move, move_card)
SCOUT_VERB = Verb(list_scouts, forbid_scout, look_around)
