"""Leaving: export of everything that is stored of an account, and its deletion."""
