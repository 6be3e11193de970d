"""Mutation testing: mutants behind switches, tests that reach them, and the runner."""
