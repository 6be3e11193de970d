"""HTTP endpoints of accounts."""
