"""Evaluators, a module for each game: features of each seat, with weights fitted to games of bots."""
