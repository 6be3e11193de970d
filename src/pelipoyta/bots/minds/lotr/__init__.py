"""Minds for the Lord of the Rings TCG."""

from pelipoyta.bots.bot import Choose
from pelipoyta.bots.minds.lotr.greedy import greedy

BOTS: dict[str, Choose] = {"greedy": greedy}
