"""Commands for records of games: replay, analyse, verify, draw."""
