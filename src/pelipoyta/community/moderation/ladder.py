"""The ladder of sanctions as data: the acts each one forbids, and how long it may last. Pure; knows no database."""

from typing import Literal, get_args

from msgspec import Struct

HOUR, DAY = 3600, 86_400
SanctionKind = Literal["note", "warning", "silence", "unrated", "suspension", "closed"]
ReportReason = Literal["abuse", "spam", "cheating", "stalling", "name", "other"]
# Acts of a person that a sanction can forbid; every endpoint and message that changes something names one of them.
Act = Literal[
    "move",  # choose in a game that runs, resign, answer offers
    "talk",  # write to others: chat lines, names, notes
    "invite",  # send notices to others
    "play",  # open tables, take seats, search for players
    "rated",  # rated games
    "compete",  # announce and enter contests
    "befriend",  # ask for friendship, follow
    "club",  # make, join and run clubs
    "report",
    "appeal",  # and read a warning
    "account",  # one's own account, settings, blocks, leaving
]
KINDS: tuple[SanctionKind, ...] = get_args(SanctionKind)
ACTS: tuple[Act, ...] = get_args(Act)
REASONS: tuple[ReportReason, ...] = get_args(ReportReason)
SOCIAL: frozenset[Act] = frozenset({"talk", "invite", "befriend", "club"})
ALL_BUT_GOING_ON: frozenset[Act] = SOCIAL | {"play", "rated", "compete"}


class SanctionRule(Struct, frozen=True):
    """Kind of sanction: the acts it forbids, the code of that refusal, and the lengths an operator may choose."""

    forbids: frozenset[Act] = frozenset()
    code: str = ""
    lengths: tuple[int | None, ...] = (None,)  # seconds; None: without an end
    until_read: bool = False  # it ends when the person has read it


# Running games may be finished under suspension, for the opponents' sake; a closed account's clock decides.
LADDER: dict[SanctionKind, SanctionRule] = {
    "note": SanctionRule(),
    "warning": SanctionRule(ALL_BUT_GOING_ON, "warning_unread", until_read=True),
    "silence": SanctionRule(SOCIAL, "silenced", (HOUR, DAY, 7 * DAY)),
    "unrated": SanctionRule(frozenset({"rated"}), "unrated_only", (7 * DAY, 30 * DAY, 90 * DAY)),
    "suspension": SanctionRule(ALL_BUT_GOING_ON | {"report"}, "suspended", (DAY, 7 * DAY, 30 * DAY)),
    "closed": SanctionRule(ALL_BUT_GOING_ON | {"report", "move"}, "account_closed"),
}
# The refusal that a person reads where several sanctions forbid an act: the hardest.
HARDEST_FIRST: tuple[SanctionKind, ...] = tuple(reversed(KINDS))
