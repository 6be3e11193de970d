"""Friends in the running server: relations, and games of followed people."""
