"""Answers given without a person: bots, forced and passed questions, and how long they take."""
