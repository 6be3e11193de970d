"""Turns: their order, their end, the judging of kings, the levelling turn and the turn limit."""

from pelipoyta.games.kasvoton.board import ARMY, controls, side_of
from pelipoyta.games.kasvoton.deck import KNIGHT
from pelipoyta.games.kasvoton.model import Done, Ended, Fall, Levelling, Phase, Skipped, Stage, State, TurnBegan
from pelipoyta.games.kasvoton.points import points
from pelipoyta.games.kasvoton.rules.cards import own_near
from pelipoyta.games.kasvoton.rules.verb import Verb
from pelipoyta.kernel import Event, Marks, Refusal, Seat


def order(s: State) -> tuple[Seat, ...]:
    """KV-F4: the starter, who sits opposite, the starter's partner, the last one."""
    return tuple(s.first ^ step for step in range(s.seats))


def begin_turn(s: State, seat: Seat, events: list[Event]) -> None:
    s.stage, s.turn, s.phase, s.shot = Stage.TURN, seat, Phase.ARCHERS, reloading(s, side_of(seat))
    events.append(TurnBegan(seat))


def reloading(s: State, side: int) -> list[int]:
    """Archers out of use when the side's turn begins: none, but for those that reload (KV-V14), once for each turn."""
    if not points(s.options).rest:
        return []
    left = s.shot[:]
    for card in {card for card in left if card // ARMY == side}:
        left.remove(card)
    return left


def list_done(s: State, seat: Seat) -> list[Done]:
    return [Done()]


def forbid_done(s: State, seat: Seat, action: Done) -> Refusal | None:
    return None


def be_done(s: State, seat: Seat, action: Done, events: list[Event]) -> None:
    end_turn(s, events)


def rest_or_go_on(s: State, events: list[Event]) -> None:
    """After the move: skip scouting and striking where no two enemies touch."""
    if not _in_touch(s):
        end_turn(s, events)


def _in_touch(s: State) -> bool:
    return any(cell >= 0 and own_near(s, 1, cell) for cell in s.cells[:ARMY])


def end_turn(s: State, events: list[Event]) -> None:
    s.stage, s.target, s.usable = Stage.TURN, -1, ()
    s.used[s.turn] += 1
    if not _judge_kings(s, events):
        _pass_on(s, events)


def _judge_kings(s: State, events: list[Event]) -> bool:
    """End the game if the turn just ended decides it; true if the game is over (KV-D0.5)."""
    mover = side_of(s.turn)
    enemy = 1 - mover
    if all(s.fell):
        finish(s, -1, "KV-D0.5", events)
    elif s.fell[mover]:
        finish(s, enemy, "KV-A1", events)
    elif s.fell[enemy]:
        _offer_levelling(s, enemy, events)
    return s.stage is Stage.OVER


def _offer_levelling(s: State, side: int, events: list[Event]) -> None:
    """KV-F10: with four players, a team without a player for the levelling turn loses at once."""
    if s.seats == 4 and not _stands(s, side):
        finish(s, 1 - side, "KV-F10", events)
    elif s.fell[side] is Fall.ENEMY_TURN:  # said once, also where the turn comes later than the next
        s.fell[side] = Fall.LEVELLING
        events.append(Levelling(side))


def _stands(s: State, side: int) -> bool:
    return any(cell >= 0 for cell in s.cells[ARMY * side : ARMY * side + ARMY])


def _pass_on(s: State, events: list[Event]) -> None:
    """KV-F6, KV-E1: pass to the next seat that has a usable card and a turn left."""
    line = order(s)
    place = line.index(s.turn)
    while not _limit_reached(s, events):
        place = (place + 1) % s.seats
        seat = line[place]
        if _waits(s, seat):
            continue
        if can_play(s, seat):
            begin_turn(s, seat, events)
            return
        s.used[seat] += 1
        events.append(Skipped(seat))


def can_play(s: State, seat: Seat) -> bool:
    """KV-F6: of four players, one with no card in own half or middle column is skipped."""
    first = ARMY * side_of(seat)
    return s.seats == 2 or any(c >= 0 and controls(4, seat, c) for c in s.cells[first : first + ARMY])


def _waits(s: State, seat: Seat) -> bool:
    """Beyond the limit only the side that has a levelling turn plays on."""
    return _is_spent(s, seat) and not s.fell[side_of(seat)]


def _is_spent(s: State, seat: Seat) -> bool:
    return 0 < s.options.turn_limit <= s.used[seat]


def _limit_reached(s: State, events: list[Event]) -> bool:
    """KV-E1: all have used their turns, and both kings stand."""
    if any(s.fell) or not all(_is_spent(s, seat) for seat in range(s.seats)):
        return False
    finish(s, -1, "KV-E1", events)
    return True


def finish(s: State, winner: int, why: str, events: list[Event]) -> None:
    """The game ends: the side wins, or neither (-1); every card is turned up."""
    s.stage, s.why, s.turn = Stage.OVER, why, -1
    s.scores = tuple(0.5 if winner < 0 else float(side_of(seat) == winner) for seat in range(s.seats))
    s.open = [face > 0 for face in s.faces]
    s.eyes = [(1 << s.seats) - 1 if face else 0 for face in s.faces]
    events.append(Ended(why, s.scores, tuple(s.faces), knights_at_start(s)))


def knights_at_start(s: State) -> tuple[int, ...]:
    """Number of knights that each side's army began with; tournaments count them."""
    return tuple(sum(face >= KNIGHT for face in _army(s, side)) for side in (0, 1))


def _army(s: State, side: int) -> tuple[int, ...]:
    """The faces a side began with: placed cards, whatever has become of them, and those not placed yet."""
    held = [face for seat, hand in enumerate(s.hands) if side_of(seat) == side for face in hand]
    return (*s.faces[side * ARMY : (side + 1) * ARMY], *held)


def marks(s: State) -> Marks:
    """For the record, once both armies are drawn; a game given up before that has none."""
    return {"knights": knights_at_start(s)} if s.mustered == 2 else {}


DONE = Verb(list_done, forbid_done, be_done)
