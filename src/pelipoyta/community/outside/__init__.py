"""Bots from outside: accounts of programs, their tokens, the games they wait for, and the limits they keep."""
