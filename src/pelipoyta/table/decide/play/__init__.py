"""While a game runs: its transitions, timeouts, vacations, refusals asked about in advance."""
