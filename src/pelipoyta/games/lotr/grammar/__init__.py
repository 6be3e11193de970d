"""Noun phrases, clauses and sentences of card texts in three languages; words ask for them through `Tell`."""
