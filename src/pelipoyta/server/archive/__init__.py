"""Answers about the course of games, made in processes of their own: records, dice proofs, replays and pictures."""
