"""Live tables in memory: command queue, audience, presence, timers, and the lobby that loads them."""
