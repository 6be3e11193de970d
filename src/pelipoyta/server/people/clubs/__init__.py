"""Clubs in the running server: members' commands, pages, news for web-hooks."""
