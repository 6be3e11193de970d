"""Check that remembered acts are possible: those since the last discard are undone, and done again."""

from pelipoyta.games.dnup.cards import DECKS, flat, holds
from pelipoyta.games.dnup.model import Add, Cards, Deed, Play, Spot, State, Take
from pelipoyta.games.dnup.rules.choices import why_not
from pelipoyta.games.dnup.rules.repetition import positions
from pelipoyta.games.dnup.rules.table import spots, stage
from pelipoyta.games.dnup.rules.turn import apply


def check_memory(s: State) -> None:
    """Raise ValueError where a deed cannot have been done, or the deeds since the last discard do not lead here."""
    for deed in (*s.trail, *(deed for deed in s.deeds if deed)):
        _check_deed(s, deed)
    if s.trail and (stage(s) == "over" or not _leads_here(s)):
        raise ValueError("the moves since the last discard do not lead here (DNUP-9.2)")


def _check_deed(s: State, deed: Deed) -> None:
    """Check that the act was possible at any time, wherever the cards were."""
    act, hit = deed.act, deed.hit
    if isinstance(act, Play):
        fits = _is_set(s, act.cards)
    elif isinstance(act, Add | Take):
        there = Spot(act.seat, act.area)
        fits = there in spots(len(s.hands)) and act.seat != deed.at.seat
        fits = fits and (hit == there if isinstance(act, Take) else hit != there and _is_set(s, (act.card,)))
    else:
        fits = hit is None
    if not fits or (hit is None) != (not deed.lifted) or (hit and not _is_set(s, deed.lifted)):
        raise ValueError("nobody can have done that")


def _is_set(s: State, cards: Cards) -> bool:
    return len({card.up for card in cards}) == 1 and holds(DECKS[len(s.hands)], flat(cards))


def _leads_here(s: State) -> bool:
    *_, (hands, table, _) = positions(s)
    again = State(
        hands=list(hands),
        table=list(table),
        known=[()] * len(hands),
        deeds=s.deeds[:],
        past=s.past,
        out=s.out,
        pile=s.pile,
        options=s.options,
    )
    again.quiet = max(s.quiet - _quiet(s), 0)
    for deed in s.trail:
        again.turn, again.area = deed.at.seat, deed.at.area
        if stage(again) != "play" or why_not(again, deed.at.seat, deed.act):
            return False
        again, _ = apply(again, deed.at.seat, deed.act)
    return _agree(s, again)


def _quiet(s: State) -> int:
    """Number of latest acts in a row in which no card left a hand."""
    count = 0
    for deed in reversed(s.trail):
        if isinstance(deed.act, Play | Add):
            break
        count += 1
    return count


def _agree(s: State, again: State) -> bool:
    """True if the replay gives the same state, and all that was public then is known now."""
    same = ("hands", "table", "deeds", "out", "pile", "turn", "area", "quiet", "trail")
    seen = all(holds(known, least) for known, least in zip(s.known, again.known, strict=True))
    return seen and all(getattr(s, name) == getattr(again, name) for name in same)
