"""Services shared by endpoints: caches, queues, rate limits, tokens, plugins."""
