"""Abilities, and effects on the course of a turn and on other effects."""
