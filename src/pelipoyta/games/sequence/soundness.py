"""Check that a position is possible: unfinished, counted and owed things must agree; its history is not asked."""

from collections import Counter
from collections.abc import Iterator

from pelipoyta.games.sequence.board import CORNERS
from pelipoyta.games.sequence.cards import JACKS, PACKS
from pelipoyta.games.sequence.model import LAPSED, NOBODY, Phase, State
from pelipoyta.games.sequence.points import points
from pelipoyta.games.sequence.rules import fits, needed, start, team_count, team_of
from pelipoyta.games.sequence.rules.sequences import finished, fives_of, most
from pelipoyta.games.sequence.rules.setup import judged, members

ASKING = (Phase.PLAY, Phase.LOCK)


def check(s: State) -> None:
    """Raise ValueError where the position is impossible."""
    if not points.can_play(s.options, s.seats) or fits(s.options, s.seats):
        raise ValueError(f"no game for {s.seats} with {s.options}")
    faults = _undealt(s) if s.phase in (Phase.CUT, Phase.DEAL) else _dealt(s)
    fault = next(faults, None)
    if fault:
        raise ValueError(fault)


def _undealt(s: State) -> Iterator[str]:
    """Before the deal there is nothing but who cuts, or who deals."""
    fresh = start(s.options, s.seats)
    fresh.phase, fresh.cutting, fresh.dealer = s.phase, s.cutting, s.dealer
    cut = len(s.cutting) > 1 and s.dealer == NOBODY if s.phase is Phase.CUT else not s.cutting and s.dealer != NOBODY
    if s != fresh or not cut:
        yield "before the deal nothing has happened but the cut (SEQ-1.5)"


def _dealt(s: State) -> Iterator[str]:
    if s.cutting:
        yield "the cards are dealt: nobody cuts any more"
    if s.phase is not Phase.OVER and s.turn == NOBODY:
        yield "whose turn is it?"
    yield from _faults_of_cards(s)
    yield from _faults_of_board(s)
    yield from _faults_of_end(s)
    yield from _faults_of_choice(s)
    yield from _faults_of_drawing(s)
    yield from _faults_of_penalty(s)


def _within(some: tuple[int, ...], more: tuple[int, ...]) -> bool:
    return not Counter(some) - Counter(more)


def _faults_of_cards(s: State) -> Iterator[str]:
    kept = [(*hand, *pile) for hand, pile in zip(s.hands, s.piles, strict=True)]
    left = sum((Counter(drawn) for drawn in s.drawn), Counter(s.deck.bag))
    if left != Counter(s.stock) or not all(map(_within, s.drawn, kept)):
        yield "what was drawn since the last shuffle is not what is gone from the pile"
    if s.exchanged and (s.turn == NOBODY or not _within(s.exchanged, s.piles[s.turn]) or JACKS & set(s.exchanged)):
        yield "dead cards lie on the pile of whoever is to play (SEQ-5.1)"
    if s.last and (
        s.last.cell in CORNERS or (s.last.card not in JACKS and points(s.options).faces[s.last.cell] != s.last.card)
    ):
        yield "the last card does not go to that cell (SEQ-3.1)"


def _faults_of_board(s: State) -> Iterator[str]:
    for five in s.fives:
        if len(five.cells) != points(s.options).length or any(
            s.board[cell] != five.team and cell not in CORNERS for cell in five.cells
        ):
            yield "a sequence is five chips of one team (SEQ-2.1)"
    lines = [five.cells for five in s.fives]
    if any(len(set(one) & set(other)) > 1 for one in lines for other in lines if one < other) or len(set(lines)) < len(
        lines
    ):
        yield "two sequences share one chip at most (SEQ-2.4)"


def _faults_of_end(s: State) -> Iterator[str]:
    counts = [len(fives_of(s, team)) for team in range(team_count(s.options, s.seats))]
    full = [team for team, count in enumerate(counts) if count >= needed(s)]
    spent = s.passes == s.seats or s.turns == s.options.turn_limit
    won = ("SEQ-2.2", [s.winner]) == (s.why, full)
    drawn = (s.why, s.winner, full) == ("SEQ-2.7", NOBODY, []) and spent
    on = (s.why, s.winner, full) == ("", NOBODY, []) and not spent
    if not (won or drawn if s.phase is Phase.OVER else on):
        yield "the end does not go with the sequences, passes and turns (SEQ-2.2, SEQ-2.7)"
    if not 0 <= s.passes <= s.turns <= s.options.turn_limit or s.passes > s.seats:
        yield "so many turns or passes cannot have been"


def _faults_of_choice(s: State) -> Iterator[str]:
    if (s.phase is Phase.LOCK) != (s.placed != NOBODY):
        yield "the phase does not go with the rest"
    elif s.placed != NOBODY and not _leaves_a_choice(s):
        yield "the chip there leaves no choice of fives (SEQ-2.6)"


def _leaves_a_choice(s: State) -> bool:
    team = team_of(s, s.turn)
    by_direction = finished(s, team, s.placed)
    best = sum(len(most(lines)) for lines in by_direction)
    return s.board[s.placed] == team and sum(map(len, by_direction)) > 1 and len(fives_of(s, team)) + best < needed(s)


def _faults_of_drawing(s: State) -> Iterator[str]:
    manual = s.options.draw == "manual"
    if s.drawer != NOBODY and (not len(s.deck) or s.phase is Phase.OVER):
        yield "nothing is being drawn (SEQ-3.3)"
    if s.phase is Phase.REFILL and (s.drawer != s.turn or manual):
        yield "whoever has played draws (SEQ-3.1)"
    exchanging = bool(s.exchanged) and s.drawer == s.turn and s.phase is Phase.PLAY
    if s.phase in ASKING and s.drawer != NOBODY and not manual and not exchanging:
        yield "nobody draws now (SEQ-3.1)"
    if (any(s.owed) and not manual) or any(owed < LAPSED or owed > s.turns for owed in s.owed):
        yield "that card cannot be owed (SEQ-3.2)"


def _faults_of_penalty(s: State) -> Iterator[str]:
    chosen = [seat for seat, card in enumerate(s.chosen) if card != NOBODY]
    if not s.options.no_coaching and (s.claim or s.owing or chosen or any(s.claimed)):
        yield "there is no penalty for coaching here (SEQ-6.1)"
    if s.claim and not _may_stand(s):
        yield "that claim cannot stand (SEQ-6.1)"
    if chosen or s.owing:
        yield from _faults_of_losses(s, chosen)


def _may_stand(s: State) -> bool:
    claim = s.claim
    assert claim is not None
    accused = members(s, claim.team)
    fits = claim.team != team_of(s, claim.by) and len(accused) > 1 and not s.owing
    denied = set(claim.denied) < set(accused) and not (claim.denied and judged(s.options))
    over = s.phase is Phase.OVER
    return fits and denied and 0 <= claim.turn <= s.turns and (over or s.turns < claim.turn + s.seats)


def _faults_of_losses(s: State, chosen: list[int]) -> Iterator[str]:
    """Some of a team have chosen, others must still, and nothing else is going on."""
    teams = {team_of(s, seat) for seat in (*chosen, *s.owing)}
    if not s.owing or len(teams) > 1 or set(chosen) & set(s.owing) or s.phase not in ASKING or s.drawer != NOBODY:
        yield "a team owes cards, and all who owe one must still choose it (SEQ-6.1)"
    if not all(s.hands[seat] for seat in s.owing) or any(s.chosen[seat] not in s.hands[seat] for seat in chosen):
        yield "nobody loses a card they do not hold (SEQ-6.1)"


def all_cards(s: State) -> tuple[int, ...]:
    """The cards in hands and on piles; ValueError where there are more of one than two packs hold."""
    out = tuple(card for cards in (*s.hands, *s.piles) for card in cards)
    if not _within(out, PACKS):
        raise ValueError("more than two copies of a card")
    return out
