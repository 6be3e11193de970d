"""Positions that several tests of bots look at."""

# RoleChess: alone the Lackey fells the Emperor five times in 36; with the Adjutant nearly every other time.
LAST_BLOW = """
7   .  .  . e1  .  .  .
6   .  .  . L1  .  .  .
5   .  .  .  .  . A1  .
4   .  .  .  .  .  .  .
3   .  . g1  .  .  .  .
2   .  .  .  .  .  .  .
1  E1  .  .  .  .  .  .
energy e1 1, E1 1
turn pale d6xd7
waits partner
"""
