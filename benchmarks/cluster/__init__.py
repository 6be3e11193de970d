"""Measurements of a cluster: what a move, a table and a connection cost there, and what a country would need."""
