"""RoleChess minds: `greedy` weighs every move by what it may win and what the answer may cost."""

from pelipoyta.bots.minds.rolechess.greedy import greedy

BOTS = {"greedy": greedy}
