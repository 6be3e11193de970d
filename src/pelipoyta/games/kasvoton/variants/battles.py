"""Abilities in battle: each is asked when two cards meet, and answers only where it decides."""

from collections.abc import Callable
from dataclasses import replace

from pelipoyta.games.kasvoton.deck import CAVALRY, KNIGHT, LEVY, MERCENARIES, PRINCE, ROYAL, SHIELDS, SPEARS
from pelipoyta.games.kasvoton.points import Clash, KasvotonPoints, Result
from pelipoyta.kernel.variants import Variant


def from_behind(meeting: Clash) -> Result | None:
    """KV-V9: mercenaries that attack towards their own side fell anything but royals."""
    strikes = meeting.attacker == MERCENARIES and meeting.behind and meeting.defender not in ROYAL
    return (False, True, "KV-V9") if strikes else None


def in_a_crowd(meeting: Clash) -> Result | None:
    """KV-V10: an attacked levy counts one more for each levy of its side that lies open beside it."""
    holds = meeting.defender == LEVY and meeting.attacker < LEVY + meeting.crowd
    return (True, False, "KV-V10") if holds else None


def duel(meeting: Clash) -> Result | None:
    """KV-V11: a prince that attacks a knight wins."""
    return (False, True, "KV-V11") if (meeting.attacker, meeting.defender) == (PRINCE, KNIGHT) else None


def behind_shields(meeting: Clash) -> Result | None:
    """KV-V12: against shield bearers the common ranks above them win nothing: neither falls."""
    holds = meeting.defender == SHIELDS and SHIELDS < meeting.attacker <= CAVALRY
    return (False, False, "KV-V12") if holds else None


def on_pikes(meeting: Clash) -> Result | None:
    """KV-V13: cavalry that attacks spearmen falls."""
    return (True, False, "KV-V13") if (meeting.attacker, meeting.defender) == (CAVALRY, SPEARS) else None


def deciding(battle: Callable[[Clash], Result | None]) -> Callable[[KasvotonPoints], KasvotonPoints]:
    """Change of the rule points: this battle is asked after those before it."""
    return lambda points: replace(points, battles=(*points.battles, battle))


BATTLES = (
    Variant("behind", "KV-V9", deciding(from_behind)),
    Variant("crowd", "KV-V10", deciding(in_a_crowd)),
    Variant("duel", "KV-V11", deciding(duel)),
    Variant("bearers", "KV-V12", deciding(behind_shields)),
    Variant("pikes", "KV-V13", deciding(on_pikes), against=("spear_hedge",)),
)
