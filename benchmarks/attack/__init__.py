"""Slowdown of a quiet player while one other address attacks the server: `python -m benchmarks.attack --help`."""
