"""Worker processes of the bots: pool, queue, and jobs."""
