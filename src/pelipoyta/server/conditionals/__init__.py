"""Conditional answers in the running server."""
