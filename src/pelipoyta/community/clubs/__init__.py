"""Clubs: members with roles, ways to join, events, and an append-only trail. All functions work in a transaction."""
