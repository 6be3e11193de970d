"""Friends by mutual consent, follows, blocks, and who sees a person here. All functions work inside a transaction."""
