"""Kasvoton vihollinen minds: `greedy` counts what hidden cards can be and weighs every deed by what it may win."""

from pelipoyta.bots.minds.kasvoton.greedy import greedy

BOTS = {"greedy": greedy}
