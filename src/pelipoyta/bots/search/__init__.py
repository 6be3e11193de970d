"""Game-independent searches over any fast simulator."""
