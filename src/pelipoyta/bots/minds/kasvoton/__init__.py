"""Kasvoton vihollinen minds: `greedy` counts what hidden cards can be and weighs every deed by what it may win."""

from pelipoyta.bots.levels import Skill
from pelipoyta.bots.minds.kasvoton.greedy import greedy
from pelipoyta.bots.minds.kasvoton.salience import clock, salience
from pelipoyta.bots.minds.kasvoton.tricks import TRICKS as TRICKS

BOTS = {"greedy": greedy}
SKILL = Skill(greedy, None, 0, salience, clock)
