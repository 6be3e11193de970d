"""Who may see what of a table, written from table/RULES.md and contests/RULES.md, and not from the access policy."""

from dataclasses import dataclass

from tests.server.access.worlds import Case

ALL_EYES = frozenset({"all", "0", "1", "-"})


@dataclass(frozen=True)
class Rights:
    """What one viewer may have."""

    enters: bool
    seat: int | None
    judges: bool
    talks: bool
    connects: bool
    eyes: frozenset[str]
    record: str
    decks: frozenset[int]
    dice: bool
    study: bool
    plays_on: bool
    secrets: frozenset[str]


SHUT_OUT = Rights(  # TABLE-25: an onlooker who may not watch, or not yet
    enters=True, seat=None, judges=False, talks=False, connects=False, eyes=frozenset(), record="none",
    decks=frozenset(), dice=False, study=False, plays_on=False, secrets=frozenset(),
)  # fmt: skip


def rights(case: Case, viewer: str) -> Rights:
    """A forged token proves nothing: its holder has a spectator's rights, where any way out reads it at all."""
    case = case.seen_by(viewer)
    if case.shut:
        return SHUT_OUT
    seat = int(viewer[-1]) if viewer.startswith("seat") else None
    enters = seat is not None or not case.hides  # CONTEST-19: nobody but its own players comes to a hidden table
    decks = _decks(case, viewer, seat) if enters else set[int]()
    all_decks = not case.has_decks or len(decks) == 2
    bare = case.is_open or case.teaching  # nothing is hidden: by the game, or TABLE-15
    begun, over = case.phase != "waiting", case.phase == "over"
    told = enters and over and not case.hides  # CONTEST-19: all but one's own eyes opens with the set
    # TABLE-9: the whole for those who may see everything that was brought; TABLE-15: all is open from the start.
    whole = enters and begun and (bare or (told and all_decks))
    dice = told and (all_decks or case.game == "sealed-decks")  # TABLE-12; TABLE-19: by the leaves of what is sealed
    return Rights(
        enters=enters,
        seat=seat if enters else None,
        judges=viewer == "host" and case.game == "judged",  # TABLE-7
        talks=enters and (seat is not None or viewer == "host"),  # TABLE-8
        connects=enters and viewer not in ("stranger", "forger", "sibling", "organiser"),  # a token proves its own seat
        eyes=ALL_EYES if whole else frozenset(_own_eyes(seat)) if enters and begun else frozenset(),
        record=_record(case, enters and begun, told, all_decks),
        decks=frozenset(decks) if begun else frozenset(),
        dice=dice,
        study=told and whole,
        plays_on=told,  # TABLE-13
        secrets=frozenset(_secrets(case, seat, decks, enters=enters, dice=dice)),
    )


def _decks(case: Case, viewer: str, seat: int | None) -> set[int]:
    """TABLE-9: one's own, the bots' for the host who brought them, those shown; TABLE-15: all."""
    if case.teaching:
        return {0, 1}
    bots = {1} if case.bot and viewer == "host" else set[int]()
    return {*case.shown, *bots, *(() if seat is None else (seat,))}


def _own_eyes(seat: int | None) -> set[str]:
    return {"-"} if seat is None else {str(seat), "-"}


def _record(case: Case, begun: bool, told: bool, all_decks: bool) -> str:
    """TABLE-9: whole for those who may see all that was brought, else what they saw; none while anything is hidden."""
    if not begun or case.hides or not (told or case.is_open or case.teaching):
        return "none"
    return "whole" if all_decks else "partial"


def _secrets(case: Case, seat: int | None, decks: set[int], *, enters: bool, dice: bool) -> set[str]:
    """The marked texts the viewer may come to know."""
    own = set[str]() if seat is None else {f"guess {seat}", f"word {seat}"}
    if case.kept_back:  # TABLE-25
        return {f"deck {each}" for each in decks}
    shown = case.phase == "over" or case.is_open or case.teaching  # the game's own end shows all guesses
    guesses = {"guess 0", "guess 1"} if shown and enters else set()
    proof = {"seed", "word 0", "word 1"} if dice else set()  # TABLE-12
    return {*own, *guesses, *proof, *(f"deck {each}" for each in decks), *(["chat"] if enters else [])}
