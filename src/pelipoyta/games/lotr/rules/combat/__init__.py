"""Archery, assignment and skirmishes."""
