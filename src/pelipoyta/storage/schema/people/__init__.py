"""Rows about people: accounts, friends, clubs, moderation, notices, bots from outside."""
