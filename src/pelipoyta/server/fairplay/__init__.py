"""Fair play in the running server: rated games looked at with low priority, and signals of shared devices."""
