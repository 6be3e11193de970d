"""Integers of the simulator and their meaning.

Steps are src * 49 + dst, attacks the same from ATTACKS on, partners JOINS + src; then the words. The numbers of phases
are those of `Phase`, in order.
"""

from typing import Final

from pelipoyta.kernel.optional.machine import i64

CELLS: Final[i64] = 49
SIDE: Final[i64] = 14
NONE: Final[i64] = -1

BEGIN: Final[i64] = 0
TURN: Final[i64] = 1
ATTACK: Final[i64] = 2
PARTNER: Final[i64] = 3
STRIKE: Final[i64] = 4
DEFENCE: Final[i64] = 5
ADVANCING: Final[i64] = 6

ATTACKS: Final[i64] = 2401
JOINS: Final[i64] = 4802
ALONE: Final[i64] = 4851
STOP: Final[i64] = 4852
ADVANCE: Final[i64] = 4853
STAY: Final[i64] = 4854
PASS: Final[i64] = 4855

FELLED: Final[i64] = 1  # RC-8
DEAD: Final[i64] = 2  # RC-9.2
QUIET: Final[i64] = 3  # RC-9.1
