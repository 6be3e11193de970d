"""Encodings of the games, a module for each; `any` for all others."""
