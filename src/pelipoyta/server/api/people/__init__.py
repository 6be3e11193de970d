"""HTTP endpoints about people: ratings and leaderboards."""
