"""Accounts in the running server: cookies, password hashing, sign-in, connections of sessions."""
