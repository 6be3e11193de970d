"""Games between bots without a server: the arena, results, and parallel backends."""
