"""Worker processes that bots think in: pool, queue, and the jobs they are sent."""
